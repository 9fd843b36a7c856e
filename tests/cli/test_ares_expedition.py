"""Ares Expedition at the terminal: whole games alone, together and in company, its hints, its options, its cards."""

import json
from pathlib import Path
from random import Random

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
    result = pavonis(*arguments, stdin="1\n" * 400, home=tmp_path, NO_COLOR="1")
    assert result.code == 0, result.err
    assert ended in result.out
    assert load(GAME).winners(left_by(tmp_path)) == []


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    random = Random(5)
    numbers = "".join(f"{random.randint(1, 8)}\n1\n" for _ in range(3000))
    arguments = ("play", GAME, "--bots", "random,random", "--seed", "3", "-o", "mulligan=true", "--lang", "en")
    result = pavonis(*arguments, stdin=numbers, home=tmp_path, NO_COLOR="1")
    assert result.code == 0, result.err
    assert "The game is over." in result.out
    assert len(left_by(tmp_path).hands) == 3


def test_together_with_a_bot(tmp_path: Path) -> None:
    """Rulebook: Cooperative game. The pool is empty after 15 rounds."""
    arguments = ("play", GAME, "--bots", "random", "--seed", "3", "-o", "cooperative=true", "--lang", "en")
    result = pavonis(*arguments, stdin="1\n" * 600, home=tmp_path, NO_COLOR="1")
    assert result.code == 0, result.err
    assert "The game is over." in result.out
    assert left_by(tmp_path).pool_cubes + left_by(tmp_path).pool_markers == 0


def test_hint_and_why(tmp_path: Path) -> None:
    lines = "1\nhint\nwhy play Birds\n"
    result = pavonis("play", GAME, "--bots", "random", "--seed", "3", "--lang", "en", stdin=lines, home=tmp_path)
    assert result.code == 0, result.err
    assert "I would choose: " in result.out
    assert "Birds is not in your hand." in result.out


def test_every_card_is_in_the_card_browser(tmp_path: Path) -> None:
    cards = json.loads(pavonis("cards", GAME, "--json", home=tmp_path).out)
    assert len(cards) == 208 + 12
    assert len({card["name"] for card in cards}) == len(cards)


@pytest.mark.parametrize(
    ("option", "complaint"), [("mulligan=perhaps", "mulligan"), ("level=master", "level"), ("map=hellas", "map")]
)
def test_wrong_options_are_named(tmp_path: Path, option: str, complaint: str) -> None:
    result = pavonis("play", GAME, "-o", option, home=tmp_path)
    assert result.code == 2
    assert complaint in result.err
