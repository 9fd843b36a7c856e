"""Ares Expedition at the terminal: games alone and together."""

from pathlib import Path

import pytest

from pavonis.games import load
from tests.cli.run import left_by, pavonis

GAME = "ares-expedition"


@pytest.mark.parametrize(
    ("language", "ended"),
    [
        ("en", "The game ends after 25 rounds."),
        ("ru", "Игра заканчивается после 25 раундов."),
        ("pl", "Gra kończy się po 25 rundach."),
    ],
)
def test_alone_without_terraforming(tmp_path: Path, language: str, ended: str) -> None:
    """Rulebook: Solo game. After 25 rounds nothing is won if Mars is not terraformed."""
    arguments = ("play", GAME, "--people", "Ada", "--seed", "3", "--lang", language)
    result = pavonis(*arguments, stdin="0\n1\n" * 400, home=tmp_path, NO_COLOR="1")
    assert result.code == 0, result.err
    assert ended in result.out
    assert load(GAME).winners(left_by(tmp_path)) == []


def test_together_with_a_bot(tmp_path: Path) -> None:
    """Rulebook: Cooperative game. The pool is empty after 15 rounds."""
    arguments = ("play", GAME, "--bots", "random", "--seed", "3", "-o", "cooperative=true", "--lang", "en")
    result = pavonis(*arguments, stdin="0\n1\n" * 600, home=tmp_path, NO_COLOR="1")
    assert result.code == 0, result.err
    assert "The game is over." in result.out
    assert left_by(tmp_path).pool_cubes + left_by(tmp_path).pool_markers == 0


def test_cards_and_corporations_show_their_tags(tmp_path: Path) -> None:
    def card(number: str, language: str) -> str:
        return pavonis("cards", GAME, number, "--lang", language, home=tmp_path).out

    assert card("110", "en").startswith("110 Asteroid Mining, green card 28 [space, Jovian]\n")
    assert card("111", "en").startswith("111 Asteroid Mining Consortium, green card 6\n")
    assert card("214", "ru").startswith("214 Mining Guild, корпорация 27 [здание, здание]\n")
