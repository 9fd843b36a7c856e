"""Simulation: the same games for any number of jobs, summed up exactly."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from pavonis.cli.simulate import simulate as command
from pavonis.study import simulate
from pavonis.study.workers import Played, compiled
from tests.bots.positions import KEY

TIMES = {"seconds", "played", "games_per_second", "decisions_per_second", "jobs"}


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    """A result without what depends on the machine."""
    return {name: value for name, value in result.items() if name not in TIMES}


def test_the_fields() -> None:
    result = simulate(KEY, ["random"], 30, seed=4)
    assert result["games"] == 30
    assert result["players"] == 2
    assert result["bots"] == ["random", "random"]
    assert result["compiled"] == compiled()
    assert result["unfinished"] == 0
    assert sum(result["winners_by_seat"]) == pytest.approx(30)
    assert len(result["scores"]) == 2
    assert result["lengths"]["decisions"]["mean"] == pytest.approx(result["decisions"] / 30, abs=1e-3)
    assert result["lengths"]["rounds"]["min"] >= 4
    assert result["games_per_second"] > 0
    assert json.loads(json.dumps(result)) == result


def test_any_number_of_jobs_gives_the_same_games() -> None:
    rows: dict[int, list[Played]] = {}
    results = []
    for jobs in (1, 2):
        rows[jobs] = []
        results.append(simulate(KEY, ["random", "greedy:1"], 7, seed=2, players=3, jobs=jobs, report=rows[jobs].append))
    assert rows[1] == rows[2]
    assert [played.row.game for played in rows[1]] == list(range(7))
    assert timeless(results[0]) == timeless(results[1])


def test_another_seed_gives_other_games() -> None:
    assert timeless(simulate(KEY, ["random"], 10, seed=1)) != timeless(simulate(KEY, ["random"], 10, seed=2))


@pytest.mark.parametrize(("players", "draft"), [(2, True), (3, False), (4, True)])
@pytest.mark.parametrize("bots", [["greedy:1", "random"], ["search:4", "relaxed"]])
def test_bots_finish_their_games(players: int, draft: bool, bots: list[str]) -> None:
    result = simulate(KEY, bots, 2, seed=3, players=players, options={"draft": draft})
    assert result["unfinished"] == 0
    assert result["lengths"]["rounds"]["max"] < 40
    assert result["options"]["draft"] == draft


def test_a_game_that_is_given_up_is_reported_and_counts_for_nobody() -> None:
    result = simulate(KEY, ["random"], 5, cap=10)
    assert result["unfinished"] == 5
    assert result["winners_by_seat"] == [0, 0]
    assert result["decisions"] == 50
    assert result["scores"][0]["mean"] is None


@pytest.mark.parametrize(
    ("bots", "players", "sentence"),
    [
        (["random"], 5, "pocket-mars is for 2 to 4 players, not 5"),
        (["strong"], 2, "there is no bot called 'strong'"),
        ([], 2, "name at least one bot"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(bots: list[str], players: int, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        simulate(KEY, bots, 10, players=players)


def test_the_command_prints_json_and_writes_a_line_for_each_game(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    arguments = [KEY, "--games", "6", "--seed", "9", "--jobs", "1", "--json", "--out", str(out)]
    done = CliRunner().invoke(command, arguments, catch_exceptions=False)
    result = json.loads(done.stdout)
    needed = {"games", "decisions", "seconds", "games_per_second", "decisions_per_second", "compiled", "winners_by_seat"}
    assert needed <= set(result)
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert [row["game"] for row in rows] == list(range(6))
    assert sum(row["decisions"] for row in rows) == result["decisions"]
    assert rows[0].keys() == {"game", "seed", "scores", "winners", "rounds", "decisions", "finished"}


def test_the_command_for_people() -> None:
    done = CliRunner().invoke(command, [KEY, "--games", "4", "--jobs", "1", "--players", "3"], catch_exceptions=False)
    assert "4 games of pocket-mars" in done.stdout
    assert done.stdout.count("random") == 3
    given_up = CliRunner().invoke(command, [KEY, "--games", "4", "--jobs", "1", "--cap", "5"], catch_exceptions=False)
    assert "4 games were given up" in given_up.stdout
