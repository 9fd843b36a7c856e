"""Several of these: whatever the game, a person ticks them on the table in any order, and they are sent as one answer."""

import functools
import json
import random

import pytest

from pavonis.core.record import fingerprint
from pavonis.games import load
from tests.web.house import Arrive, Person, Server
from tests.web.staged import Moves, among_strangers

SEATS = 3
KINDS = {
    "terraforming-mars": ["keep", "buy", "first cards", "sell"],  # the first is quick: the last two of a fixed number were refused
    "ares-expedition": ["research", "sell", "sale", "limit", "redraft", "discard"],
    "pocket-mars": ["prepare"],
    "mission-red-planet": ["board"],
}
CASES = [
    pytest.param(game, kind, marks=[] if place == 0 else pytest.mark.slow)
    for game, kinds in KINDS.items()
    for place, kind in enumerate(kinds)
]


@functools.cache
def asked_for(game: str, kind: str) -> tuple[int, Moves, int]:
    """A seed and the moves of a random game up to the moment at which seat 0 is asked for at least two of three or more."""
    played = load(game)
    for seed in range(1, 400):
        rng = random.Random(seed)
        state = played.new(SEATS, seed)
        moves: Moves = []
        while waiting := played.waiting(state):
            if state.owed & 1:
                question = played.question(state, 0)
                if question.kind == kind and question.most > 1 and len(question.among) > 2:
                    return seed, moves, state.owed
            seat = rng.choice(waiting)
            move = rng.choice(played.legal(state, seat))
            played.apply(state, seat, move)
            moves.append((seat, move, fingerprint(state)))
    raise AssertionError(f"{game} never asks {kind}")


def tick(person: Person, number: int) -> None:
    """Tick the thing of this number where it lies."""
    person.page.locator(f"button.spot.live[data-spot$=':{number}']").first.click()


@pytest.mark.parametrize(("game", "kind"), CASES)
def test_picks_are_ticked_in_any_order(arrive: Arrive, server: Server, game: str, kind: str) -> None:
    ada = arrive(moves="folded")
    seed, moves, waiting = asked_for(game, kind)
    ada.go(among_strangers(ada, server.folder, game, SEATS, seed, moves, waiting))
    ada.wait("[data-act=done]")
    play = ada.api("GET", f"tables/{ada.table}")["play"]
    most = play["question"]["most"]
    among = {each["move"]: each["arguments"][0] for each in play["among"]}
    picks = sorted(among)[-max(2, play["question"]["least"]) :]
    assert len(picks) <= most
    for number in [among[move] for move in reversed(picks)]:
        tick(ada, number)
    assert ada.page.locator("button.spot.ticked").count() >= len(picks)
    with ada.page.expect_request(lambda request: request.method == "POST" and "/moves?" in request.url) as sent:
        ada.page.click("[data-act=done]")
        ada.confirm()
    posted = json.loads(sent.value.post_data or "{}")["moves"]
    assert posted[: len(picks)] == picks, "one answer, in the order in which the server wants it"
    assert sent.value.response().status < 300  # type: ignore[union-attr]
