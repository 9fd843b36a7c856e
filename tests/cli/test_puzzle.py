"""The puzzle of the day at the terminal."""

import json
from datetime import date
from pathlib import Path

import pytest

from pavonis.analysis.puzzles import Attempt, PuzzleSet, daily, puzzles_of
from pavonis.cli.puzzle import in_a_row
from pavonis.games import OURS
from pavonis.text import LANGUAGES
from tests.cli.run import pavonis

RIGHT = {"en": "Right: ", "ru": "Верно: ", "pl": "Dobrze: "}
DAY = date.today().isoformat()


def puzzles() -> PuzzleSet:
    found = puzzles_of("pocket-mars")
    assert found is not None
    return found


def typed(attempt: Attempt) -> str:
    """The right answer as somebody types it: only what there is a choice about."""
    lines: list[str] = []
    for place, move in enumerate(attempt.best[0].moves):
        if place == len(attempt.moves):  # not made by itself
            lines.append(attempt.view.notation(move))
            attempt.play([move])
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_is_accepted_and_explained(tmp_path: Path, language: str) -> None:
    answer = typed(Attempt(puzzles(), daily(puzzles(), date.fromisoformat(DAY))))
    result = pavonis("puzzle", "pocket-mars", "--day", DAY, "--lang", language, stdin=answer, home=tmp_path)
    assert result.code == 0, result.err
    assert RIGHT[language] in result.out
    assert json.loads((tmp_path / "pavonis" / "puzzles.json").read_text()) == {"pocket-mars": {DAY: True}}


def test_a_wrong_answer_may_be_given_again_but_does_not_count(tmp_path: Path) -> None:
    attempt = Attempt(puzzles(), daily(puzzles(), date.fromisoformat(DAY)))
    wrong = attempt.view.notation(attempt.best[-1].moves[0])
    result = pavonis("puzzle", "pocket-mars", "--day", DAY, stdin=f"{wrong}\n{typed(attempt)}", home=tmp_path)
    assert result.code == 0, result.err
    assert "Not the best: it loses about" in result.out
    assert "Right: " in result.out
    assert "first try: 0" in result.out
    assert json.loads((tmp_path / "pavonis" / "puzzles.json").read_text()) == {"pocket-mars": {DAY: False}}


def test_a_puzzle_of_another_day_does_not_count(tmp_path: Path) -> None:
    day = "2026-01-05"
    answer = typed(Attempt(puzzles(), daily(puzzles(), date.fromisoformat(day))))
    result = pavonis("puzzle", "pocket-mars", "--day", day, stdin=answer, home=tmp_path)
    assert RIGHT["en"] in result.out
    assert "first try" not in result.out
    assert not (tmp_path / "pavonis").exists(), "who could fill a missed day later would never break a row"


@pytest.mark.parametrize("key", OURS)
def test_who_leaves_is_told_the_answer(tmp_path: Path, key: str) -> None:
    result = pavonis("puzzle", key, "--number", "1", stdin="undo\nhint\nload x.json\nquit\n", home=tmp_path)
    assert result.code == 0, result.err
    assert "The best action: " in result.out
    assert "There is nothing to undo." in result.out
    assert "A hint would give the puzzle away" in result.out
    assert "This is a puzzle" in result.out
    assert not (tmp_path / "pavonis").exists(), "only the puzzle of a day is noted"


def test_what_there_is_not_is_said(tmp_path: Path) -> None:
    result = pavonis("puzzle", "pocket-mars", "--number", "9999", home=tmp_path)
    assert result.code == 2
    assert "there are only" in result.err


def test_days_in_a_row() -> None:
    days = {"2026-11-17": True, "2026-11-16": True, "2026-11-15": False, "2026-11-14": True}
    assert in_a_row(days, date(2026, 11, 17)) == 2
    assert in_a_row(days, date(2026, 11, 15)) == 0
    assert in_a_row(days, date(2026, 11, 18)) == 0


def test_a_file_of_puzzles_is_made_and_continued(tmp_path: Path) -> None:
    file = tmp_path / "made.json"
    words = ("puzzles", "make", "pocket-mars", "--margin", "0.5", "--out", str(file))
    assert pavonis(*words, "--games", "1", home=tmp_path).out == "0 puzzles from 1 games\n"
    assert pavonis(*words, "--games", "2", home=tmp_path).out == "0 puzzles from 2 games\n"
    made = json.loads(file.read_text())["made"]
    assert made["command"] == "pavonis puzzles make pocket-mars --games 2 --players 2 --seed 1 --margin 0.5 --each 1"
    refused = pavonis(*words, "--games", "2", "--seed", "2", home=tmp_path)
    assert refused.code == 2
    assert "holds other puzzles" in refused.err
