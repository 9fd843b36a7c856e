"""The arena: intervals and ratings that can be checked by hand, seats that cancel out, results that can be reproduced."""

import json
import math
from typing import Any

import pytest
from click.testing import CliRunner

from pavonis.bots.table import Outcome
from pavonis.cli.arena import arena as command
from pavonis.study import arena, elo, wilson
from pavonis.study.plan import seatings
from pavonis.study.tally import Pairing
from tests.bots.positions import KEY


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (80, 100, 0.7112, 0.8666),
        (1, 100, 0.0018, 0.0545),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(successes: float, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=1e-4)


def pairing(a: str, b: str, won: int, lost: int) -> Pairing:
    """A pairing with so many games won and lost."""
    found = Pairing(a, b, 2)
    for winner, count in ((0, won), (1, lost)):
        for _ in range(count):
            found.add((0, 1), Outcome([1, 1], [winner], 1, 1, True))
    return found


def test_elo_of_two_is_the_logistic_of_their_share() -> None:
    ratings = dict(elo(["a", "b"], [pairing("a", "b", 7500, 2500)]))
    assert ratings["b"] == 0
    assert ratings["a"] == pytest.approx(400 * math.log10(3), abs=0.2)


def test_elo_of_three_agrees_with_consistent_shares() -> None:
    share = 10 / 11  # two steps of ten to one make a hundred to one
    results = [
        pairing("a", "b", round(11000 * share), round(11000 * (1 - share))),
        pairing("b", "c", round(11000 * share), round(11000 * (1 - share))),
        pairing("a", "c", 10000, 100),
        pairing("c", "c", 3, 4),
    ]
    ratings = elo(["c", "a", "b"], results)
    assert [bot for bot, _ in ratings] == ["a", "b", "c"]
    assert [rating for _, rating in ratings] == pytest.approx([800, 400, 0], abs=5)


def test_elo_of_one_who_never_lost_is_finite() -> None:
    (best, rating), _ = elo(["a", "b"], [pairing("a", "b", 50, 0)])
    assert best == "a"
    assert 500 < rating < 1500
    assert elo(["a"], []) == [("a", 0.0)]


def test_every_seating_has_its_opposite() -> None:
    assert seatings(2) == [(0, 1), (1, 0)]
    for players, count in ((3, 6), (4, 14)):
        found = seatings(players)
        assert len(found) == count
        assert {tuple(1 - which for which in seating) for seating in found} == set(found)


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    """A result without what depends on the machine."""
    return {name: value for name, value in result.items() if name != "timing"}


def test_any_number_of_jobs_gives_the_same_result() -> None:
    one = arena(KEY, ["random", "greedy:1", "search:2"], 4, seed=5, jobs=1)
    two = arena(KEY, ["random", "greedy:1", "search:2"], 4, seed=5, jobs=2)
    assert timeless(one) == timeless(two)
    assert one["reproducible"]
    assert [(pair["a"], pair["b"]) for pair in one["pairings"]] == [
        ("random", "greedy:1"),
        ("random", "search:2"),
        ("greedy:1", "search:2"),
    ]
    assert [pair["a"] for pair in one["mirror"]] == ["random", "greedy:1", "search:2"]
    assert json.loads(json.dumps(one)) == one


def test_a_pairing_does_not_depend_on_who_else_is_there() -> None:
    alone = arena(KEY, ["random", "greedy:1"], 4, seed=5, mirror=False)
    assert alone["pairings"][0] == arena(KEY, ["relaxed", "random", "greedy:1"], 4, seed=5, mirror=False)["pairings"][2]
    assert alone["mirror"] == []


def test_deals_are_whole_and_victories_add_up() -> None:
    result = arena(KEY, ["random", "relaxed"], 5, players=3, mirror=False)
    found = result["pairings"][0]
    assert found["games"] == result["games_per_pairing"] == 6
    assert found["won_by_a"] + found["won_by_b"] == pytest.approx(6)
    assert sum(found["share_by_seat"]) == pytest.approx(1, abs=1e-3)
    assert found["interval"][0] <= found["share_of_a"] <= found["interval"][1]


def test_the_mirror_is_near_even() -> None:
    mirror = arena(KEY, ["random"], 300, seed=1)["mirror"][0]
    assert mirror["interval"][0] < 0.5 < mirror["interval"][1]


def test_games_given_up_are_counted_and_won_by_nobody() -> None:
    found = arena(KEY, ["random", "relaxed"], 2, mirror=False, cap=5)["pairings"][0]
    assert (found["games"], found["unfinished"], found["won_by_a"], found["won_by_b"]) == (2, 2, 0, 0)
    assert found["score_of_a"] is None


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [(["random", "random"], "named twice"), (["random", "best"], "there is no bot called 'best'"), ([], "at least one bot")],
)
def test_what_is_wrong_is_said_before_anything_is_played(bots: list[str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        arena(KEY, bots, 2)


def test_seconds_cannot_be_reproduced_and_it_says_so() -> None:
    result = arena(KEY, ["search:0.001s", "random"], 2, mirror=False)
    assert not result["reproducible"]


def test_the_command() -> None:
    arguments = [KEY, "--bots", "random,greedy:1", "--games", "4", "--jobs", "1"]
    people = CliRunner().invoke(command, arguments, catch_exceptions=False)
    assert "Elo" in people.stdout
    assert "itself" in people.stdout
    machine = CliRunner().invoke(command, [*arguments, "--json", "--no-mirror"], catch_exceptions=False)
    assert json.loads(machine.stdout)["elo"][0]["bot"] == "greedy:1"


def test_greedy_beats_random() -> None:
    found = arena(KEY, ["greedy:1", "random"], 40, seed=2, mirror=False)["pairings"][0]
    assert found["share_of_a"] > 0.85
    assert found["unfinished"] == 0


@pytest.mark.slow
def test_search_beats_greedy() -> None:
    found = arena(KEY, ["search:100", "greedy"], 60, seed=2, mirror=False, jobs=2)["pairings"][0]
    assert found["share_of_a"] > 0.5
    assert found["unfinished"] == 0
