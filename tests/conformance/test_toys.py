"""The toys pass the suite, and the games it plays are worth looking at."""

from random import Random
from typing import Any

import pytest

from pavonis.core.game import TAKE_BACK
from pavonis.core.record import Record, replay
from pavonis.testing import conformance
from pavonis.testing.conformance import Broken, Moment, Property, at_every_step
from pavonis.testing.conformance.moments import Wanderer, random_game
from tests.toys.countdown import Countdown
from tests.toys.courtesy import Courtesy
from tests.toys.draft import Draft
from tests.toys.own_time import ASK_MORE, OwnTime
from tests.toys.purse import Purse
from tests.toys.toy import Toy

TOYS = [Countdown, OwnTime, Courtesy, Draft, Purse]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("toy", TOYS)
def test_toys_conform(toy: type[Toy[Any]], seats: int) -> None:
    conformance.check(toy(), seats, budget_seconds=0.4)


@pytest.mark.slow
@pytest.mark.parametrize("toy", TOYS)
def test_toys_conform_in_many_games(toy: type[Toy[Any]]) -> None:
    conformance.check(toy(), 3, budget_seconds=15)


def test_sealed_answers_are_taken_back_in_random_games() -> None:
    for game in (Draft(), Countdown()):
        assert any(move == TAKE_BACK for seed in range(10) for _, move in random_game(game, 3, seed).record.entries)


def test_seats_go_on_after_done_in_random_games() -> None:
    game = OwnTime()
    more = 0
    for seed in range(10):
        s = game.new(3, seed)
        wanderer = Wanderer(game, Random(seed))
        while not game.over(s):
            seat, move = wanderer.pick(s)
            more += s.asks[seat] == (ASK_MORE,)
            game.apply(s, seat, move)
    assert more


def looked_at(seeds: range, budget_seconds: float, fewest: int = 1) -> list[tuple[int, int]]:
    """The seeds and steps that a property is shown."""
    found: list[tuple[int, int]] = []

    @at_every_step
    def noting(at: Moment) -> None:
        found.append((at.record.seed, len(at.record.entries)))

    Property("noting", noting.watch, fewest)(Purse(), 2, seeds, budget_seconds)
    return found


def test_without_time_one_game_is_looked_at_wholly() -> None:
    length = len(random_game(Purse(), 2, 7).record.entries)
    assert looked_at(range(7, 100), 0) == [(7, step) for step in range(length + 1)]


def test_of_other_games_the_first_and_the_last_step_and_some_between() -> None:
    found = [step for seed, step in looked_at(range(2), 60) if seed == 1]
    length = len(random_game(Purse(), 2, 1).record.entries)
    assert found[0] == 0
    assert found[-1] == length
    assert 3 < len(found) < length


def test_no_game_is_looked_at_wholly_if_it_is_not_wanted() -> None:
    seen: list[int] = []

    @at_every_step
    def noting(at: Moment) -> None:
        seen.append(len(at.record.entries))

    noting(Purse(), 2, range(7, 8), whole=False)
    assert len(seen) < len(random_game(Purse(), 2, 7).record.entries)


def test_what_needs_many_games_gets_them_without_time() -> None:
    assert {seed for seed, _ in looked_at(range(100), 0, fewest=5)} == set(range(5))


def test_the_same_seeds_give_the_same_positions() -> None:
    assert looked_at(range(3), 60) == looked_at(range(3), 60)


def test_an_error_tells_all_that_is_needed_to_see_it_again() -> None:
    @at_every_step
    def nobody_buys(at: Moment) -> None:
        if any(at.s.points):
            raise Broken("somebody has bought something")

    with pytest.raises(conformance.Nonconforming) as caught:
        nobody_buys(Purse(), 3, range(4, 9))
    error = caught.value
    assert error.property == "nobody_buys"
    heading, where, record = str(error).splitlines()
    assert heading == "nobody_buys: somebody has bought something"
    assert where == f"purse, options {{}}, 3 seats, seed 4, step {len(error.record.entries)}"
    read = Record.from_json(record.removeprefix("record: "))
    assert any(replay(Purse(), read).points)
    assert not any(replay(Purse(), read, len(read.entries) - 1).points)
