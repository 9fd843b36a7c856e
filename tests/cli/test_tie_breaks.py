"""Who wins with equal points, and why: the terminal tells what decided."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pavonis.cli.phrases import Phrases
from pavonis.cli.sheet import tie_breaks, verdict
from pavonis.games import box
from pavonis.study.tally import Tally
from pavonis.study.workers import Row
from pavonis.testing import table
from tests.cli.run import pavonis

NAMES = ["Anna", "Boris"]


def told(t: Any, language: str) -> list[str]:
    """The end of a game between Anna and Boris."""
    phrases = Phrases(language)
    words = box(t.game.key).words(t.game, language, NAMES)
    return [*tie_breaks(t.game, t.state, words, NAMES, phrases), verdict(t.game, t.state, NAMES, phrases)]


def test_megacredits_decide() -> None:
    t = table("terraforming-mars").seat(0, megacredits=4).seat(1, megacredits=9)
    assert told(t, "en") == ["Level on points. The tie-break is M€ left: Anna 4, Boris 9.", "Boris wins!"]
    assert told(t, "ru") == ["Очков поровну. Решают оставшиеся М€: Anna 4, Boris 9.", "Победа: Boris!"]
    assert told(t, "pl") == ["Punktów po równo. Rozstrzygają pozostałe M€: Anna 4, Boris 9.", "Wygrywa Boris!"]


def test_a_tie_that_stays() -> None:
    t = table("terraforming-mars").seat(0, megacredits=9).seat(1, megacredits=9)
    assert told(t, "en") == ["Level on points. The tie-break is M€ left: Anna 9, Boris 9.", "Anna, Boris share the victory!"]


def test_points_decide() -> None:
    t = table("terraforming-mars").seat(0, megacredits=4, rating=21).seat(1, megacredits=9)
    assert told(t, "en") == ["Anna wins!"]


@pytest.mark.parametrize(
    ("key", "seats", "line"),
    [
        ("pocket-mars", 4, "tie_colonists"),
        ("ares-expedition", 4, "tie_resources"),
        ("mission-red-planet", 6, "tie_tokens"),
        ("terraforming-mars", 5, "tie_megacredits"),
    ],
)
def test_the_winners_are_those_whom_it_favours(key: str, seats: int, line: str) -> None:
    """At every step of random games: who leads with most points and, among them, has most of what decides."""
    game = box(key).game()
    chance = Random(seats)
    ties = 0
    for seed in range(3):
        s = game.new(seats, seed)
        while not game.over(s):
            points = game.scores(s)
            leaders = [seat for seat in range(seats) if points[seat] == max(points)]
            decided = game.decided_by(s)
            assert [name for name, _ in decided] == ([line] if len(leaders) > 1 else [])
            for _, values in decided:
                ties += 1
                leaders = [seat for seat in leaders if values[seat] == max(values[leader] for leader in leaders)]
            assert game.winners(s) == leaders
            mover = chance.choice(game.waiting(s))
            game.apply(s, mover, chance.choice(game.legal(s, mover)))
    assert ties > 10


def test_nothing_decides_among_partners() -> None:
    t = table("ares-expedition", cooperative=True)
    assert t.game.decided_by(t.state) == []


def test_simulate_counts_what_a_tie_break_decided(tmp_path: Path) -> None:
    asked = ("simulate", "pocket-mars", "--players", "3", "--games", "30", "--jobs", "1")
    rows = tmp_path / "games.jsonl"
    found = json.loads(pavonis(*asked, "--json", "--out", str(rows), home=tmp_path).out)
    ends = [json.loads(line) for line in rows.read_text(encoding="utf-8").splitlines()]
    level = [end for end in ends if sorted(end["scores"])[-2] == max(end["scores"])]
    assert found["tie_breaks"] + found["shared_victories"] == len(level) > found["shared_victories"]
    assert f"Decided by a tie-break: {found['tie_breaks']}." in pavonis(*asked, home=tmp_path, COLUMNS="200").out


def test_simulate_counts_what_nobody_won(tmp_path: Path) -> None:
    duels = ("simulate", "mission-red-planet", "--players", "2", "--games", "6", "--jobs", "1")
    found = json.loads(pavonis(*duels, "--json", home=tmp_path).out)
    assert found["won_by_nobody"] == 6 - sum(found["winners_by_seat"]) > 0
    assert f"Won by nobody: {found['won_by_nobody']}." in pavonis(*duels, home=tmp_path, COLUMNS="200").out


def test_a_run_that_is_continued_counts_them_too() -> None:
    rows = [Row(0, "1", [5, 5], [0], 1, 1, True), Row(1, "2", [5, 5], [0, 1], 1, 1, True), Row(2, "3", [5, 5], [], 1, 1, False)]
    ends = Tally(2)
    for row in [*rows, Row(3, "4", [5, 4], [], 1, 1, True)]:
        ends.add(row)
    assert (ends.tie_breaks, ends.won_by_nobody) == (1, 1)
