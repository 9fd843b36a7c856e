"""What Terraforming Mars and Ares Expedition do alike at the terminal: a whole game by numbers, hints, options, cards."""

import json
from pathlib import Path
from random import Random

import pytest

from tests.cli.run import left_by, pavonis


@pytest.mark.parametrize(
    ("game", "option", "most"), [("terraforming-mars", "draft=true", 12), ("ares-expedition", "mulligan=true", 8)]
)
def test_a_whole_game_by_numbers(tmp_path: Path, game: str, option: str, most: int) -> None:
    random = Random(5)
    numbers = "".join(f"{random.randint(1, most)}\n1\n" for _ in range(3000))
    arguments = ("play", game, "--bots", "random,random", "--seed", "3", "-o", option, "--lang", "en")
    result = pavonis(*arguments, stdin=numbers, home=tmp_path, NO_COLOR="1")
    assert result.code == 0, result.err
    assert "The game is over." in result.out
    assert len(left_by(tmp_path).hands) == 3


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        ("terraforming-mars", "2\n1 2\nhint\nwhy project city\nwhy play Birds\n"),
        ("ares-expedition", "1\nhint\nwhy play Birds\n"),
    ],
)
def test_hint_and_why(tmp_path: Path, game: str, lines: str) -> None:
    result = pavonis("play", game, "--bots", "random", "--seed", "3", "--lang", "en", stdin=lines, home=tmp_path)
    assert result.code == 0, result.err
    assert "I would choose: " in result.out
    assert "Birds is not in your hand." in result.out


@pytest.mark.parametrize(("game", "corporations", "phases"), [("terraforming-mars", 13, 0), ("ares-expedition", 12, 5)])
def test_every_card_is_in_the_card_browser(tmp_path: Path, game: str, corporations: int, phases: int) -> None:
    cards = json.loads(pavonis("cards", game, "--json", home=tmp_path).out)
    assert len(cards) == 208 + corporations + phases
    assert len({card["name"] for card in cards}) == len(cards)


@pytest.mark.parametrize(
    ("game", "option", "complaint"),
    [
        ("terraforming-mars", "draft=perhaps", "draft"),
        ("terraforming-mars", "effect_order=backwards", "effect_order"),
        ("terraforming-mars", "map=hellas", "map"),
        ("ares-expedition", "mulligan=perhaps", "mulligan"),
        ("ares-expedition", "level=master", "level"),
        ("ares-expedition", "map=hellas", "map"),
    ],
)
def test_wrong_options_are_named(tmp_path: Path, game: str, option: str, complaint: str) -> None:
    result = pavonis("play", game, "-o", option, home=tmp_path)
    assert result.code == 2
    assert complaint in result.err
