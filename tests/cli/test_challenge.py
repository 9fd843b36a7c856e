"""The solo game of the day at the terminal."""

import json
from datetime import date
from pathlib import Path

import pytest

from pavonis.analysis.challenges import seed_of_day
from pavonis.cli.challenge import note
from pavonis.text import LANGUAGES
from tests.cli.run import left_by, pavonis

DAY = "2026-11-16"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deal_is_that_of_the_day(tmp_path: Path, language: str) -> None:
    words = ("challenge", "terraforming-mars", "--day", DAY, "--lang", language)
    result = pavonis(*words, stdin="quit\n", home=tmp_path)
    assert result.code == 0, result.err
    seed = seed_of_day("terraforming-mars", date.fromisoformat(DAY))
    assert str(seed) in result.out
    assert json.loads((tmp_path / "pavonis" / "table.json").read_text())["seed"] == str(seed)
    assert len(left_by(tmp_path).asks) == 1
    assert not (tmp_path / "pavonis" / "challenges.json").exists(), "it is not finished"


def test_the_first_result_is_kept_and_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("challenge", "terraforming-mars", "--day", DAY, "--name", "Ada")
    result = pavonis(*words, stdin="pass\n1\n" * 300, home=tmp_path)
    assert result.code == 0, result.err
    assert "The game is over." in result.out
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    note("terraforming-mars", date.fromisoformat(DAY), "Ada", 999, True)
    kept = json.loads((tmp_path / "pavonis" / "challenges.json").read_text())["terraforming-mars"][DAY]
    assert list(kept) == ["Ada"]
    assert kept["Ada"]["points"] < 999
    listed = pavonis("challenge", "terraforming-mars", "--day", DAY, "--results", home=tmp_path).out
    assert f"1. Ada: {kept['Ada']['points']} points, " in listed


def test_games_without_a_solo_game_say_so(tmp_path: Path) -> None:
    result = pavonis("challenge", "pocket-mars", home=tmp_path)
    assert result.code == 2
    assert "no solo game" in result.err
    assert "nobody" in pavonis("challenge", "ares-expedition", "--results", home=tmp_path).out.casefold()
