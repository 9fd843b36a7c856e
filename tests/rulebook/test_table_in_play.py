"""Words that are said while a game is under way change what they name and nothing else."""

from random import Random
from typing import Any

import pytest

from pavonis.core.game import EVERYBODY
from pavonis.core.record import same
from pavonis.games import load
from pavonis.testing import table
from pavonis.testing.table import Table

OPTIONS: list[tuple[str, int, dict[str, Any]]] = [
    ("pocket-mars", 2, {}),
    ("pocket-mars", 4, {}),
    ("mission-red-planet", 2, {}),
    ("mission-red-planet", 5, {}),
    ("terraforming-mars", 1, {}),
    ("terraforming-mars", 3, {"effect_order": "free"}),
    ("ares-expedition", 1, {}),
    ("ares-expedition", 2, {"cooperative": True}),
    ("ares-expedition", 4, {}),
]


def say_again(t: Table) -> None:
    """Say what is so already."""
    if t.game.key == "pocket-mars":
        t.seat(0, energy=t.seat(0).energy)
    elif t.game.key == "mission-red-planet":
        t.set(round=t.state.round)
    else:
        t.seat(0, megacredits=t.seat(0).megacredits)


@pytest.mark.parametrize(("key", "seats", "options"), OPTIONS, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_to_say_what_is_so_changes_nothing(key: str, seats: int, options: dict[str, Any], seed: int) -> None:
    t = table(load(key, **options), seats, seed)
    chance = Random(seed)
    for step in range(400):
        if t.over:
            break
        seat = chance.choice(t.waiting)
        t.game.apply(t.state, seat, chance.choice(t.game.legal(t.state, seat)))
        if step % 5 == 0 and not t.over:
            before = t.game.clone(t.state)
            say_again(t)
            differing = [name for name in type(before).FIELDS if getattr(before, name) != getattr(t.state, name)]
            assert not differing
            assert same(before, t.state)
            assert before.log == t.state.log
    assert step > 50


@pytest.mark.parametrize(("key", "seats", "options"), OPTIONS, ids=str)
def test_all_that_happens_and_all_that_cannot_is_told_by_name(key: str, seats: int, options: dict[str, Any]) -> None:
    t = table(load(key, **options), seats, seed=3)
    chance = Random(3)
    codes = t.game.space.codes()
    for _ in range(300):
        if t.over:
            break
        seat = chance.choice(t.waiting)
        for move in chance.sample(codes, 20):
            for reason in t.game.why_not(t.state, seat, move):
                assert len(t.position.arguments(reason)) == len(reason) - 1
                assert t.explain([reason])[0].split()[0] == t.game.reasons[reason[0]][0].upper()
        t.game.apply(t.state, seat, chance.choice(t.game.legal(t.state, seat)))
    told = t.told(EVERYBODY)
    assert len(told) > 100
    for event in told:
        assert isinstance(event.get("card", ""), str)
        assert isinstance(event.get("resource", ""), str)
        assert isinstance(event.get("seat", 0), int)


OPENINGS = [each for each in OPTIONS if each[0] != "mission-red-planet"]  # which has no word for its opening


@pytest.mark.parametrize(("key", "seats", "options"), OPENINGS, ids=str)
def test_words_at_the_opening_keep_the_opening(key: str, seats: int, options: dict[str, Any]) -> None:
    t = table(load(key, **options), seats, seed=5).opening()
    before = t.copy()
    say_again(t)
    assert same(before.state, t.state)
    assert t.waiting == before.waiting
