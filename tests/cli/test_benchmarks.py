"""The measuring scripts of `bench/` measure what they say; how fast things are is nobody's test."""

import json
from pathlib import Path
from random import Random

import pytest

from bench import ceiling, compare, engines, foolish, habits, peers, strength, vector
from pavonis._engine import COMPILED
from pavonis.bots.heuristics.mission_red_planet_characters import ASPECTS
from pavonis.core.view import View
from pavonis.games import load

ROOT = Path(__file__).parents[2]


def test_everything_is_measured_for_every_number_of_players() -> None:
    ticks: list[int] = []
    found = engines.measure_all(["pocket-mars"], rounds=1, seconds=0.001, games=3, tick=lambda: ticks.append(1))
    assert found["compiled"] == COMPILED
    assert len(ticks) == 3 + 1
    measured = found["pocket-mars"]
    assert [row["players"] for row in measured["players"]] == [2, 3, 4]
    assert measured["speeds"] == measured["players"][0]
    for row in measured["players"]:
        assert set(row["microseconds"]) == set(row["per_second"]) == set(engines.WAYS)
        assert min(row["microseconds"].values()) > 0
        assert row["microseconds"]["games"] == pytest.approx(row["microseconds"]["decisions"] * row["moves_per_game"], rel=0.01)
        assert 500 < row["bytes"] < 10_000
    assert sum(row["decisions"] for row in measured["rounds"]) > 100


def test_positions_come_from_all_along_the_games() -> None:
    game = load("terraforming-mars")
    rounds = [game.round(s) for s, _seat in engines.positions(game, 2)]
    assert len(rounds) == engines.POSITIONS
    assert min(rounds) == 1
    assert max(rounds) > 5


def test_what_bots_do_is_counted() -> None:
    works = engines.Works(load("pocket-mars"), 2)
    works.positions = works.positions[5 : 6 + engines.SPARSE]  # bots think about the first and the last of them
    assert works.evaluations() == 1 + engines.SPARSE
    assert works.search() == 2 * engines.THOUGHT
    assert works.playouts() >= 2 * engines.THOUGHT


def part(first: int, visits: int, cards: int, decisions: int, seconds: float) -> engines.Part:
    made = engines.Part(first)
    made.visits, made.cards, made.decisions, made.seconds = visits, cards, decisions, seconds
    return made


def test_rounds_are_put_together_until_they_are_worth_a_line() -> None:
    rounds = [part(0, 4, 0, 1000, 0.001), part(1, 4, 8, 50, 0.0001), part(2, 4, 16, 950, 0.0029), part(3, 1, 9, 10, 0.5)]
    assert engines.curve(rounds) == [
        {"from_round": 0, "cards": 0.0, "decisions": 1000, "microseconds": 1.0},
        {"from_round": 1, "cards": 3.0, "decisions": 1000, "microseconds": 3.0},
    ]


def test_ratios_are_taken_within_a_round() -> None:
    ours = [(100.0, 1.0), (400.0, 4.0), (90.0, 0.9)]  # the machine was four times faster in the second round
    theirs = [[(50.0, 5.0), (200.0, 20.0), (30.0, 3.0)]]
    both = [*theirs, [(12.5, 1.0), (50.0, 1.0), (7.5, 1.0)]]
    found = peers.row("pavonis: pocket-mars", "pure", ours, {"one": theirs, "two": both, "absent": []})
    assert found["decisions_per_second"] == 100
    assert found["decisions_per_game"] == 100.0
    assert found["ratios"] == {"one": [2.0, 2.0, 3.0], "two": [4.0, 4.0, 6.0]}
    assert peers.lines([found])[1][0] == "pavonis: pocket-mars, pure"


def test_two_trees_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    rows = compare.compare(["src", "src"], ["pocket-mars"], ["clones", "legal"], rounds=3, seconds=0.01)
    assert [(row["game"], row["work"]) for row in rows] == [("pocket-mars", "clones"), ("pocket-mars", "legal")]
    for row in rows:
        assert row["engines"] == ["compiled" if COMPILED else "pure"] * 2
        assert min(row["microseconds"]) > 0
        assert row["quartiles"][0] <= row["ratio"] <= row["quartiles"][1]


def test_learning_makes_what_went_well_likelier() -> None:
    table = habits.Table()
    rule = list(table.evaluation.w.habits)
    slope = habits.gradient(table, rule, batch=2, seed=5)
    assert slope == habits.gradient(table, rule, batch=2, seed=5), "the same seed, the same lesson"
    assert any(slope[ASPECTS:])
    assert not any(slope[:ASPECTS]), "there is no character with the number 0"
    played = table.play([rule] * habits.SEATS, 7, Random(7))
    assert sum(played.won) == pytest.approx(1.0)
    assert sum(played.gains) == pytest.approx(0.0)


def test_many_games_side_by_side() -> None:
    source = str(ROOT / "src")
    found = vector.measure(source, "pocket-mars", count=2, players=2, spans=1, seconds=0.001)
    assert set(found["ratios"]) == {"many to one", "after to before", "without to with encoder"}
    assert found["moves"] == load("pocket-mars").space.size
    assert min(found["steps_per_second"].values()) > 0


def test_matches_of_strength_are_resumed_and_rotate_the_seats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = strength.Match("short", "pocket-mars", 2, "quick", "random", 3, {})
    rows = [strength.played(match, number, 7) for number in range(3)]
    assert [row.seat for row in rows] == [0, 1, 0]
    assert strength.played(match, 1, 7)._replace(seconds=[]) == rows[1]._replace(seconds=[])
    (tmp_path / "short.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows) + "[3, 1, 0.")
    assert strength.rows_of(tmp_path, match) == rows
    assert strength.told(match, rows).startswith("| short | quick | random | 3 |")
    names = [match.name for match in strength.matches()]
    assert len(set(names)) == len(names)
    assert {match.game for match in strength.matches()} == set(strength.GAMES)


def test_a_match_of_any_bots_has_a_file_of_its_own(tmp_path: Path) -> None:
    match = strength.other("pocket-mars", "quick:1/0.08s", "random")
    assert len(strength.collected(tmp_path, match, 1, 7)) == 1
    assert [path.name for path in (tmp_path / "7").iterdir()] == [f"{match.name}.jsonl"]


def step(seat: int, turn: bool, settled: bool) -> foolish.Step:
    return foolish.Step(8, seat, "play", [], 0, 0, 0, 0, turn, settled)


@pytest.mark.parametrize(
    ("steps", "winners", "count"),
    [
        ([step(0, True, False), step(1, True, False), step(1, False, True)], [0], 1),
        ([step(0, True, False), step(1, True, False), step(1, False, True)], [0, 1], 0),
        ([step(0, True, False), step(0, False, False), step(1, True, True)], [0], 0),  # the first player had ended the game
    ],
)
def test_who_ends_a_game_that_need_not_end_and_has_not_won(steps: list[foolish.Step], winners: list[int], count: int) -> None:
    assert foolish.lost_by_own_move(steps, foolish.End(8, winners)) == count


def ares_step(round: int, seat: int, phrase: str, money: int = 0) -> foolish.Step:
    return foolish.Step(round, seat, phrase, [], money, 0, 0, 0, True, False)


def test_rounds_of_ares_expedition_that_look_foolish() -> None:
    steps = [
        ares_step(2, 0, "phase action", money=foolish.MUCH),
        ares_step(2, 1, "phase action", money=foolish.MUCH - 1),
        ares_step(2, 0, "sell Mine"),
        ares_step(2, 1, "standard action ocean"),
        ares_step(9, 0, "phase research", money=foolish.MUCH),
        ares_step(9, 0, "sell Mine"),
    ]
    end = foolish.End(20, [0])
    counted = [habit(steps, end) for habit in (foolish.idle_action, foolish.hoarded, foolish.sold_early, foolish.endless)]
    assert counted == [1, 1, 1, 0]


def test_money_is_read_where_a_game_keeps_it() -> None:
    steps, _ = foolish.watched("ares-expedition", "quick", 2, 1, 0)
    first = [step.money for step in steps if step.round == 1 and step.phrase.startswith("phase ")]
    assert len(first) == 2
    assert min(first) > 10, "both begin with the money of a corporation"


def test_the_cheat_sees_what_a_view_hides() -> None:
    game = load("pocket-mars")
    s = game.new(2, 1)
    while any(s.sealed) or s.owed == 3:
        seat = game.waiting(s)[0]
        game.apply(s, seat, game.legal(s, seat)[0])
    cheated = [ceiling.Cheat(game, s, 0).sample(seed, True) for seed in range(8)]
    honest = [View(game, s, 0).sample(seed, True) for seed in range(8)]
    assert all((world.hands, world.deck) == (s.hands, s.deck) for world in cheated)
    assert not any(world.deck == s.deck for world in honest)
