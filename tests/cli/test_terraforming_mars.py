"""Terraforming Mars at the terminal: games alone, and cards by their printed numbers."""

import re
from pathlib import Path

import pytest

from pavonis.games import load
from tests.cli.run import left_by, pavonis

GAME = "terraforming-mars"


@pytest.mark.parametrize(
    ("language", "ended"),
    [
        ("en", "The game ends after generation 14."),
        ("ru", "Игра заканчивается после поколения 14."),
        ("pl", "Gra kończy się po pokoleniu 14."),
    ],
)
def test_alone_without_terraforming(tmp_path: Path, language: str, ended: str) -> None:
    """Rulebook: Solo. After 14 generations nothing is won if Mars is not terraformed."""
    arguments = ("play", GAME, "--people", "Ada", "--seed", "3", "--lang", language)
    buy_nothing_and_pass = "0\n1\n" * 60  # where passing is all there is, it has the number 1
    result = pavonis(*arguments, stdin="2\n" + buy_nothing_and_pass, home=tmp_path, NO_COLOR="1")
    assert result.code == 0, result.err
    assert ended in result.out
    assert load(GAME).winners(left_by(tmp_path)) == []


def test_a_card_is_found_by_its_printed_number(tmp_path: Path) -> None:
    found = pavonis("cards", GAME, "042", "--lang", "en", home=tmp_path).out
    assert found.startswith("042 ArchaeBacteria, ")
    assert re.findall(r"^\d{3} ", found, re.MULTILINE) == ["042 "]
    assert pavonis("cards", GAME, "r08", "--lang", "en", home=tmp_path).out.startswith("R08 CrediCor, ")
