"""Moves at the border: stored once, in order, for whoever may make them."""

import asyncio
import random
from datetime import UTC, datetime

import pytest

from pavonis.core.record import Record, begin, replay
from pavonis.core.view import View
from pavonis.games import load
from pavonis.games.terraforming_mars.options import load as terraforming_mars
from pavonis.server import payload
from pavonis.server.games import words_of
from pavonis.server.live_table import LiveTable, SeatFacts, TableFacts
from tests.server.people import House, answer, play_out

pytestmark = pytest.mark.anyio


async def test_a_game_is_played_to_the_end(house: House) -> None:
    table, people = await house.friends(3, options={"draft": True})
    await play_out(table, people, random.Random(1))
    view = await people[1].look(table)
    assert view["status"] == "finished"
    assert view["result"]["winners"]
    record = Record.from_json((await people[2].client.get(f"/api/tables/{table}/record")).text)
    game = load(record.game, **record.options)
    state = replay(game, record)
    assert game.over(state)
    assert [seat["total"] for seat in view["result"]["seats"]] == game.scores(state)
    assert view["result"]["winners"] == game.winners(state)
    assert [(each["key"], each["values"]) for each in view["result"]["decided_by"]] == game.decided_by(state)
    assert view["result"]["joint"] == []


async def test_the_same_post_again_is_harmless(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    play = (await ada.look(table))["play"]
    moves = [play["among"][0]["move"], play["among"][1]["move"]]
    first = await ada.play(table, 0, moves, 0)
    assert first == await ada.play(table, 0, moves, 0) == {"step": 2}
    assert first == await ada.play(table, 0, moves[:1], 0)
    assert len((await house.service.tables.get(table)).answers[0]) == 2
    assert (await bob.look(table))["play"]["step"] == 0


async def test_the_last_move_of_a_game_again_is_harmless(house: House) -> None:
    ada = await house.visitor()
    table = (await ada.open("me", "me", start=True))["id"]
    chance = random.Random(3)
    while not (view := await ada.look(table, log=100000))["play"]["over"]:
        seat = chance.choice(view["play"]["waiting"])
        mine = (await ada.look(table, seat=seat, log=100000))["play"]
        post = {"seat": seat, "step": mine["step"], "moves": answer(mine, chance)}
        done = await ada.post(f"/api/tables/{table}/moves", post)
    assert await ada.post(f"/api/tables/{table}/moves", post) == done
    assert await ada.refused("POST", f"/api/tables/{table}/moves", post | {"step": done["step"]}) == (409, "not_playing")


async def test_a_stale_post_is_told_so(house: House) -> None:
    table, (ada, _) = await house.friends(2)
    play = (await ada.look(table))["play"]
    moves = [move["move"] for move in play["among"]]
    await ada.play(table, 0, moves[:2], 0)
    for step in (0, 1, 7):
        response = await ada.client.post(f"/api/tables/{table}/moves", json={"seat": 0, "step": step, "moves": [moves[2]]})
        assert (response.status_code, response.json()["error"], response.json()["detail"]) == (409, "stale", {"step": 2})


async def test_of_two_posts_for_one_step_one_wins(house: House) -> None:
    table, (ada, _) = await house.friends(2)
    among = [move["move"] for move in (await ada.look(table))["play"]["among"]]
    posts = [[among[0], among[1]], [among[0], among[2]], [among[1], among[2]], [among[1], among[3]]]
    answers = await asyncio.gather(
        *(ada.client.post(f"/api/tables/{table}/moves", json={"seat": 0, "step": 0, "moves": moves}) for moves in posts)
    )
    assert sorted(each.status_code for each in answers) == [200, 409, 409, 409]
    won = next(moves for moves, each in zip(posts, answers, strict=True) if each.status_code == 200)
    assert (await house.service.tables.get(table)).answers[0] == won


async def test_posts_of_different_seats_at_once_all_succeed(house: House) -> None:
    table, people = await house.friends(4)
    plays = [(await who.look(table))["play"] for who in people]
    await asyncio.gather(
        *(
            who.play(table, seat, sorted(move["move"] for move in play["among"])[:2], 0)
            for seat, (who, play) in enumerate(zip(people, plays, strict=True))
        )
    )
    assert (await people[0].look(table))["play"]["observation"]["round"] == 1


async def test_several_picks_are_all_made_or_none(house: House) -> None:
    table, (ada, _) = await house.friends(2)
    among = [move["move"] for move in (await ada.look(table))["play"]["among"]]
    response = await ada.client.post(f"/api/tables/{table}/moves", json={"seat": 0, "step": 0, "moves": [among[0], 20]})
    body = response.json()
    assert (response.status_code, body["error"], body["detail"]["move"], body["detail"]["at"]) == (409, "illegal", 20, 1)
    assert body["detail"]["reasons"][0][0]["text"]
    assert (await ada.look(table))["play"]["step"] == 0


async def test_a_refused_post_is_no_free_look(house: House) -> None:
    """What comes after a pick that reveals something is refused whatever it is, so its reasons tell nothing."""
    table, people = await house.friends(2, options={})
    chance = random.Random(4)
    found = 0
    while found < 3:
        view = await people[0].look(table)
        if view["play"]["over"]:
            break
        seat = chance.choice(view["play"]["waiting"])
        play = (await people[seat].look(table, seat=seat))["play"]
        revealing = [move["move"] for move in play["moves"] if move["reveals"]]
        if revealing:
            found += 1
            bodies = set()
            for later in (16, 20, 135, 120, 310, 400, 999):
                post = {"seat": seat, "step": play["step"], "moves": [revealing[0], later]}
                response = await people[seat].client.post(f"/api/tables/{table}/moves", json=post)
                assert response.status_code == 409
                bodies.add(response.text.replace(f'"move":{later}', ""))
            assert len(bodies) == 1
        await people[seat].play(table, seat, answer(play, chance), play["step"])
    assert found


async def test_foreign_and_unknown_seats(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    eve = await house.visitor()
    post = {"seat": 0, "step": 0, "moves": [600]}
    moves = f"/api/tables/{table}/moves"
    assert await bob.refused("POST", moves, post) == (403, "not_yours")
    assert await ada.refused("POST", moves, {**post, "seat": 9}) == (404, "no_such_seat")
    assert await eve.refused("POST", moves, post) == (401, "no_session")
    await eve.ask("PUT", "/api/me", {"name": "Eve"})
    assert await eve.refused("POST", moves, post) == (403, "not_yours")
    assert await ada.refused("POST", "/api/tables/nosuchtable/moves", post) == (404, "no_such_table")


async def test_no_moves_before_and_after_the_game(house: House) -> None:
    table, people = await house.friends(2, start=False)
    post = {"seat": 0, "step": 0, "moves": [600]}
    assert await people[0].refused("POST", f"/api/tables/{table}/moves", post) == (409, "not_playing")
    await people[0].post(f"/api/tables/{table}/start")
    await play_out(table, people, random.Random(2))
    assert await people[0].refused("POST", f"/api/tables/{table}/moves", post) == (409, "not_playing")


async def test_why_not(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    found = await ada.get(f"/api/tables/{table}/why?seat=0&move=20&move=135&lang=ru")
    assert [each["move"] for each in found] == [20, 135]
    assert not found[0]["legal"]
    assert found[0]["reasons"][0][0]["text"]
    assert await bob.refused("GET", f"/api/tables/{table}/why?seat=0&move=20") == (403, "not_yours")
    assert await ada.refused("GET", f"/api/tables/{table}/why?seat=0&move=99") == (400, "malformed")


def purchase() -> tuple[LiveTable, list[int]]:
    """Terraforming Mars with a corporation chosen: any number of the ten first cards may be bought."""
    game = terraforming_mars()
    record = begin(game, 1, 11)
    now = datetime.now(UTC)
    facts = TableFacts(
        id="t", game=game.key, rules_version=game.rules_version, options=game.options, seats=1, seed="11", seed_chosen=False,
        status="playing", host="ada", meta=0, length=0, chat=0, waiting=1, bots_due=False, base=0, position=None, result=None,
        undo=None, rematch=None, created=now, touched=now,
    )  # fmt: skip
    table = LiveTable(facts, [SeatFacts(0, "ada", None, "Ada", "red", None)], game, record.entries)
    first = game.legal(table.playing().state, 0)[0]
    table.adopt([(0, first)])
    return table, list(game.question(table.playing().state, 0).among)


def test_a_whole_answer_needs_no_end() -> None:
    table, cards = purchase()
    step = table.step(0)
    some = table.moves(0, step, cards[:2])
    assert some is not None
    assert [move for _, move, _ in some.rows] == cards[:2]
    assert table.game.question(some.state, 0).among, "more could be bought"
    whole = table.moves(0, step, cards[:2], whole=True)
    assert whole is not None
    assert [move for _, move, _ in whole.rows][:2] == cards[:2]
    assert len(whole.rows) == 3
    assert table.game.question(whole.state, 0).kind == "turn"
    last = table.moves(0, step, cards[-1:], whole=True)
    assert last is not None
    assert [move for _, move, _ in last.rows] == cards[-1:], "after the last card there is nothing more to say"


def test_the_end_of_an_answer_is_not_put_to_the_next_question() -> None:
    table, cards = purchase()
    bought = table.moves(0, table.step(0), cards[:1], whole=True)
    assert bought is not None
    table.adopt([(seat, move) for seat, move, _ in bought.rows])
    turn = table.game.legal(table.playing().state, 0)
    for move in turn:
        made = table.moves(0, table.step(0), [move], whole=True)
        assert made is not None
        assert len(made.rows) == 1


@pytest.mark.parametrize(
    ("key", "seats"), [("terraforming-mars", 2), ("ares-expedition", 2), ("pocket-mars", 2), ("mission-red-planet", 3)]
)
def test_a_move_shows_as_many_cards_as_was_said(key: str, seats: int) -> None:
    """Who is asked whether to go on is told the truth, though the worlds in which a move is tried are other ones."""
    game = load(key)
    words = words_of(game, "en", ["Ada", "Bob", "Eve"][:seats])
    chance = random.Random(6)
    s = game.new(seats, 6)
    told = 0
    while s.owed and told < 40:
        seat = (s.owed & -s.owed).bit_length() - 1
        offered = chance.choice(payload.play(View(game, s, seat), words, True, None, None).moves)
        before = s.learned[seat]
        game.apply(s, seat, offered.move)
        assert offered.reveals == (s.learned[seat] > before)
        if offered.sees:
            told += 1
            assert s.learned[seat] - before == offered.sees
    assert told
