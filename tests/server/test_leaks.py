"""Nothing hidden leaves the server: not in views, logs, errors, undo, chat, replays or records, whoever asks.

Two kinds of tests. The first builds what a viewer is sent from the true world and from one the viewer cannot tell from it: the
bytes must be the same. The second plays whole games over HTTP and WebSocket and looks for what must not be there.
"""

import json
import logging
import os
import random
from typing import Any

import msgspec
import pytest

from pavonis.core.events import SPECTATOR, story
from pavonis.core.game import Game
from pavonis.core.match import Match
from pavonis.core.view import View
from pavonis.games import load
from pavonis.games.pocket_mars import moves
from pavonis.server import payload
from pavonis.server.games import words_of
from pavonis.server.logs import JsonLines
from pavonis.text import LANGUAGES
from tests.server.people import House, Live, Visitor, answer

POSITIONS = int(os.environ.get("PAVONIS_TEST_POSITIONS", "100000"))  # of the long run
VARIANTS: list[tuple[str, dict[str, Any], int]] = [
    ("pocket-mars", {"draft": False}, 2),
    ("pocket-mars", {"draft": True}, 3),
    ("pocket-mars", {"draft": False}, 4),
    ("mission-red-planet", {"layout": "random"}, 2),
    ("mission-red-planet", {"layout": 1}, 4),
    ("terraforming-mars", {"draft": True}, 2),
    ("ares-expedition", {}, 2),
]
MORE: list[tuple[str, dict[str, Any], int]] = [  # for the long run
    ("ares-expedition", {"cooperative": True}, 2),
    ("ares-expedition", {"first_game": True}, 3),
    ("terraforming-mars", {"effect_order": "free"}, 3),
    ("mission-red-planet", {}, 6),
]


def told(game: Game[Any], state: Any, viewer: int, lang: str) -> bytes:
    """The lines of the log that a viewer is sent."""
    words = words_of(game, lang, [f"P{seat}" for seat in range(len(state.asks))])
    return msgspec.json.encode(payload.lines(game, story(state.log, viewer), words))


def sent(game: Game[Any], state: Any, viewer: int, lang: str) -> bytes:
    """Everything a viewer is sent about a position, and what it is told about moves it cannot make."""
    words = words_of(game, lang, [f"P{seat}" for seat in range(len(state.asks))])
    view = View(game, state, viewer)
    bodies: list[Any] = [payload.play(view, words, viewer >= 0, 0, "yes"), payload.sentences(view, words)]
    if viewer >= 0:
        bodies += [payload.reasons(view.why_not(move), words) for move in game.space.codes()[::7]]
    return msgspec.json.encode(bodies)


@pytest.mark.parametrize(("key", "options", "seats"), VARIANTS)
def test_world_and_resample_look_the_same(key: str, options: dict[str, Any], seats: int) -> None:
    game = load(key, **options)
    chance = random.Random(f"{options} {seats}")
    match = Match.new(game, seats, chance.randrange(1 << 128))
    while not game.over(match.state):
        lang = chance.choice(list(LANGUAGES))
        for viewer in (SPECTATOR, *range(seats)) if chance.random() < 0.15 else ():
            other = game.resample(match.state, viewer, chance.randrange(1 << 60))
            assert sent(game, match.state, viewer, lang) == sent(game, other, viewer, lang)
        seat = chance.choice(game.waiting(match.state))
        match.play(seat, chance.choice(game.legal(match.state, seat)))


@pytest.mark.slow
def test_many_positions_look_the_same_in_world_and_resample() -> None:
    """The same over whole games of every variant, until so many positions have been compared."""
    chance = random.Random("many")
    compared = games = 0
    while compared < POSITIONS:
        key, options, seats = chance.choice(VARIANTS + MORE)
        game = load(key, **options)
        match = Match.new(game, seats, chance.randrange(1 << 128))
        games += 1
        while not game.over(match.state):
            if chance.random() < 0.3:
                viewer, lang = chance.choice((SPECTATOR, *range(seats))), chance.choice(list(LANGUAGES))
                other = game.resample(match.state, viewer, chance.randrange(1 << 60))
                assert sent(game, match.state, viewer, lang) == sent(game, other, viewer, lang)
                compared += 1
            seat = chance.choice(game.waiting(match.state))
            match.play(seat, chance.choice(game.legal(match.state, seat)))
    print(f"{compared} positions of {games} games compared, nothing leaked")


@pytest.mark.parametrize(("key", "options", "seats"), VARIANTS)
def test_a_move_of_another_seat_tells_the_same_in_both_worlds(key: str, options: dict[str, Any], seats: int) -> None:
    """If what the viewer sees is the same after somebody's move, the lines of the log about it are the same too."""
    game = load(key, **options)
    chance = random.Random(f"quiet {options} {seats}")
    match = Match.new(game, seats, chance.randrange(1 << 128))
    compared = 0
    while not game.over(match.state):
        seat = chance.choice(game.waiting(match.state))
        move = chance.choice(game.legal(match.state, seat))
        for viewer in {SPECTATOR, *range(seats)} - {seat}:
            state = game.clone(match.state)
            other = game.resample(match.state, viewer, chance.randrange(1 << 60))
            state.log, other.log = [], []
            if move in game.legal(other, seat):
                game.apply(state, seat, move)
                game.apply(other, seat, move)
                if game.observe(state, viewer) == game.observe(other, viewer):
                    compared += 1
                    lang = chance.choice(list(LANGUAGES))
                    assert told(game, state, viewer, lang) == told(game, other, viewer, lang)
        match.play(seat, move)
    assert compared > 20


def faces(view: Any, player: int) -> set[int | None]:
    """The cards of a player's hand and prep module as a view shows them."""
    shown = view["play"]["observation"]["players"][player]
    return {card["card"] for card in [*shown["hand"], *shown["prep"]] if card is not None}


def numbers(text: str) -> set[int]:
    """Every card that a text refers to, wherever it stands."""
    found: set[int] = set()

    def walk(value: Any) -> None:
        if isinstance(value, dict):
            if value.get("kind") == "card":
                found.add(value["ref"])
            if "card" in value and value["card"] is not None:
                found.add(value["card"])
            for item in value.values():
                walk(item)
        elif isinstance(value, list):
            for item in value:
                walk(item)

    walk(json.loads(text))
    return found


class Watch:
    """What everybody was sent so far, and what of it they may have known."""

    def __init__(self, house: House, table: str) -> None:
        self.house = house
        self.table = table

    async def secrets(self, viewer: int) -> tuple[set[int], str]:
        """The cards whose faces a viewer does not know, and the seed."""
        table = await self.house.service.tables.get(self.table)
        state = table.playing().state
        seen = table.game.observe(state, viewer)
        known = numbers(json.dumps(msgspec.to_builtins(seen)))
        known |= {*seen.discard, *seen.in_play}
        known |= {card for building in seen.buildings for card in building.column}
        known |= {each.card for each in seen.deck.known}
        if seen.draft is not None:
            known |= {card for pack in seen.draft.packs for card in pack.among}
            known |= {card for kept in seen.draft.kept for place in kept for card in place.among}
        return set(range(35)) - known, table.facts.seed

    async def check(self, viewer: int, text: str) -> None:
        """Fail if a text for this viewer names what it must not."""
        hidden, seed = await self.secrets(viewer)
        assert seed not in text
        body = json.loads(text)
        # Lines of the log may name cards that were open once and are hidden again; everything else must not.
        if isinstance(body, dict) and body.get("play"):
            body["play"]["log"] = None
        assert not numbers(json.dumps(body)) & hidden


@pytest.mark.anyio
@pytest.mark.parametrize(("options", "seats", "seed"), [({"draft": False}, 2, 1), ({"draft": True}, 3, 2)])
async def test_whole_games_over_the_wire(
    house: House, caplog: pytest.LogCaptureFixture, options: dict[str, Any], seats: int, seed: int
) -> None:
    caplog.set_level(logging.DEBUG, "pavonis")
    table, people = await house.friends(seats, options=options)
    stranger = await house.visitor()
    watch = Watch(house, table)
    chance = random.Random(seed)
    async with stranger.live(table) as at_stranger, people[0].live(table) as at_first:
        for number in range(4000):
            view = await people[0].look(table, log=100000)
            if view["play"]["over"]:
                break
            seat = chance.choice(view["play"]["waiting"])
            if number % 8 == 0:
                await look_around(watch, people, stranger, chance)
            await overheard(watch, at_stranger, SPECTATOR)
            await overheard(watch, at_first, 0)
            mine = (await people[seat].look(table, seat=seat, log=100000))["play"]
            await people[seat].play(table, seat, answer(mine, chance), mine["step"])
    found = await house.service.tables.get(table)
    assert found.facts.status == "finished"
    written = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert written.count("/api/tables/{table}/moves") > 50
    assert found.facts.seed not in written
    assert '"moves"' not in written
    for cookie in [who.client.cookies["pavonis"] for who in people]:
        assert cookie not in written
    assert found.facts.seed in (await stranger.client.get(f"/api/tables/{table}/record")).text, "now it is everybody's"


async def overheard(watch: Watch, connection: Live, viewer: int) -> None:
    """Check what has come through a live connection; only the latest view is of this moment."""
    views = []
    while not await connection.silent(0.002):
        message = connection.heard[-1]
        views += [message["view"]] if message["type"] == "view" else []
    if views:
        await watch.check(viewer, json.dumps(views[-1]))


async def look_around(watch: Watch, people: list[Visitor], stranger: Visitor, chance: random.Random) -> None:
    """Ask for everything one can ask for during a game, rightly and wrongly."""
    house, table = watch.house, watch.table
    for seat, who in enumerate(people):
        others = [other for other in range(len(people)) if other != seat]
        response = await who.client.get(f"/api/tables/{table}", params={"seat": seat})
        await watch.check(seat, response.text)
        view = response.json()
        for other in others:
            known = {card for card in faces(view, other) if card is not None}
            true = (await house.service.tables.get(table)).playing().state.knows[seat]
            assert all(true >> card & 1 for card in known), "only what this seat has looked at"
        other = chance.choice(others)
        address = f"/api/tables/{table}/moves"
        step = (await house.service.tables.get(table)).step(other)
        wrong: list[dict[str, Any]] = [
            {
                "seat": other,
                "step": step,
                "moves": [chance.choice([moves.PLAY + 7, moves.ATTACH + 7, moves.PREPARE + 7, moves.LAUNCH])],
            },
            {"seat": seat, "step": 0, "moves": [moves.PLAY + chance.randrange(35)]},
            {"seat": seat, "step": view["play"]["step"], "moves": [moves.PLAY + chance.randrange(35), 999_999]},
        ]
        for body in wrong:
            refused = await who.client.post(address, json=body)
            assert refused.status_code in (403, 409)
            found = refused.json()
            # An error names the card that was asked about, and no other.
            assert numbers(json.dumps(found)) <= {move % moves.CARD_ROOM for move in body["moves"] if move < moves.LAND}
        await watch.check(seat, (await who.client.post(f"/api/tables/{table}/undo", json={"seat": seat, "step": 10**6})).text)
    for who in (*people, stranger):
        for path in ("record", "replay", "replay/steps"):
            assert await who.refused("GET", f"/api/tables/{table}/{path}") == (409, "not_finished")
    await watch.check(SPECTATOR, (await stranger.client.get(f"/api/tables/{table}")).text)
    await watch.check(SPECTATOR, (await stranger.client.get(f"/api/tables/{table}/messages")).text)
    assert await stranger.refused("GET", f"/api/tables/{table}", seat=0) == (403, "not_yours")
    await watch.check(SPECTATOR, (await stranger.client.get(f"/api/tables/{table}/screen")).text)
    assert await stranger.refused("GET", f"/api/tables/{table}/screen", seat=0) == (403, "not_yours")
    for seat, who in enumerate(people):
        await watch.check(seat, (await who.client.get(f"/api/tables/{table}/screen?seat={seat}")).text)
    assert await stranger.refused("GET", f"/api/tables/{table}/why", seat=0, move=107) == (401, "no_session")


@pytest.mark.anyio
async def test_a_finished_game_lies_open(house: House) -> None:
    ada, eve = await house.visitor(), await house.visitor()
    table = (await ada.open("me", "me", start=True))["id"]
    chance = random.Random(11)
    while not (view := await ada.look(table))["play"]["over"]:
        seat = chance.choice(view["play"]["waiting"])
        mine = (await ada.look(table, seat=seat, log=100000))["play"]
        await ada.play(table, seat, answer(mine, chance), mine["step"])
    steps = await eve.get(f"/api/tables/{table}/replay/steps", start=1, count=3)
    hands = [card["card"] for step in steps for player in step["observation"]["players"] for card in player["hand"]]
    assert hands
    assert None not in hands
