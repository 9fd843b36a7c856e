"""`pavonis review`: the curve, the players and the mistakes of a finished game; and playing on from a step."""

import json
from pathlib import Path

import pytest

from pavonis.analysis.lines import beginning
from tests.analysis.games import played
from tests.cli.run import left_by, pavonis


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(played(bot="random", seed=9).to_json(), encoding="utf-8")
    return path


def test_a_review_in_text_and_as_json(tmp_path: Path, file: Path) -> None:
    told = pavonis("review", str(file), "--bot", "greedy:2", home=tmp_path)
    assert told.code == 0, told.err
    assert "100 %│" in told.out
    assert "Better was:" in told.out
    assert "Blunder" in told.out
    data = json.loads(pavonis("review", str(file), "--bot", "greedy:2", "--json", home=tmp_path).out)
    assert data["finished"]
    assert len(data["players"]) == 2
    assert data["bot"] == "greedy:2"


def test_only_ones_own_in_polish(tmp_path: Path, file: Path) -> None:
    told = pavonis("review", str(file), "--bot", "greedy:1", "--seat", "2", "--open", "--lang", "pl", home=tmp_path)
    assert "Lepiej było:" in told.out
    assert "poważny błąd" in told.out, "the longest heading is not cut"
    assert "…" not in told.out
    heads = [line for line in told.out.splitlines() if line.startswith("Krok") and line.endswith("%)")]
    assert heads
    assert all("Uczestnik 2: " in line for line in heads)
    assert pavonis("review", str(file), "--seat", "3", home=tmp_path).code == 2


def test_a_running_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    path.write_text(beginning(played(bot="random", seed=9), 20).to_json(), encoding="utf-8")
    refused = pavonis("review", str(path), home=tmp_path)
    assert refused.code == 2
    assert "not finished" in refused.err


def test_play_on_from_a_step(tmp_path: Path, file: Path) -> None:
    done = pavonis("play", "--load", str(file), "--at", "10", stdin="1\nquit\n", home=tmp_path)
    assert done.code == 0, done.err
    assert left_by(tmp_path).owed
    assert pavonis("play", "--load", str(file), "--at", "100000", home=tmp_path).code == 2


def test_a_review_after_a_game_and_not_before(tmp_path: Path) -> None:
    record = played(bot="random", seed=9)
    near = tmp_path / "near.json"
    near.write_text(beginning(record, len(record.moves()) - 2).to_json(), encoding="utf-8")
    typed = "\nreview\n" + "1\n1 2\n" * 30 + f"log\nsave {tmp_path / 'kept.json'}\nreview all\n\n"  # Enter takes the keyboard
    told = pavonis("play", "--load", str(near), stdin=typed, home=tmp_path)
    assert told.code == 0, told.err
    before, _, after = told.out.partition("The game is over.")
    assert "A game is reviewed when it is over" in before
    assert "accuracy" not in before
    assert after.count("100 %│") == 1
    assert after.count("Step ") > 20
    assert json.loads((tmp_path / "kept.json").read_text(encoding="utf-8"))["game"] == record.game
