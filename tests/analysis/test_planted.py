"""Planted bad moves are found, and the best move is not called a mistake: against a judge with more worlds and another seed."""

import pytest

from pavonis.analysis.grading import BAD, grade_of
from pavonis.analysis.judging import Judge, Weighed
from pavonis.bots.bot import Chance
from pavonis.core.view import View
from pavonis.games import OURS
from tests.analysis.games import moments

CLEAR = 0.12  # of chance: what a planted blunder loses, by the deeper judge


def measured(key: str, planted: int, seed: int, most: int, deep_bot: str) -> tuple[int, int, int, int]:
    """How many bad moves were planted and found, and how many best moves were looked at and blamed."""
    chance = Chance(seed)
    sown = found = looked = blamed = 0
    for game, s, seat in moments(key, most, seed):
        view = View(game, s, seat)
        deep, judge = Judge(game, seed + 1, deep_bot), Judge(game, seed)
        truth, said = deep.weigh(view), judge.weigh(view)
        looked += 1
        blamed += _grade(said, truth[0].move) in BAD
        bad = [each.move for each in truth if truth[0].chance - each.chance >= CLEAR]
        if bad:
            sown += 1
            found += _grade(said, bad[chance.below(len(bad))]) in BAD
        if sown == planted:
            break
    return sown, found, looked, blamed


def _grade(said: list[Weighed], move: int) -> str:
    return grade_of(said[0].chance - next(each.chance for each in said if each.move == move))


@pytest.mark.parametrize("key", OURS)
def test_blunders_are_found_and_good_moves_are_not_blamed(key: str) -> None:
    sown, found, looked, blamed = measured(key, planted=6, seed=11, most=60, deep_bot="greedy:24")
    assert sown >= 1
    assert found >= sown - sown // 4
    assert blamed <= 1
    assert looked >= sown


@pytest.mark.slow
@pytest.mark.parametrize("key", OURS)
def test_of_two_hundred_planted_blunders_nearly_all_are_found(key: str) -> None:
    sown, found, looked, blamed = measured(key, planted=200, seed=23, most=6000, deep_bot="greedy:48")
    print(f"{key}: {found} of {sown} planted blunders found, {blamed} of {looked} best moves blamed")
    assert sown == 200
    assert found >= 0.95 * sown
    assert blamed < 0.05 * looked
