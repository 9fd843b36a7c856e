"""Sentences on a terminal: broken between words, and one line each where nobody looks at a picture."""

import io

import pytest
from rich.console import Console

from pavonis.cli.screen import Screen
from pavonis.core.game import wrong_number
from pavonis.text import Piece

SENTENCE = "Several astronauts board from left to right, and this ship is out of order, which is a longish sentence."


def printed(fancy: bool) -> list[str]:
    """What a terminal of 40 columns shows of a long sentence."""
    screen = Screen()
    screen.fancy, screen.width = fancy, 40
    out = io.StringIO()
    screen.console = Console(file=out, width=40, soft_wrap=True, highlight=False)
    screen.say(SENTENCE, "strong")
    screen.text([Piece(SENTENCE)])
    return out.getvalue().splitlines()


def test_a_long_sentence_is_broken_between_words() -> None:
    lines = printed(fancy=True)
    assert max(len(line) for line in lines) <= 40
    assert " ".join(lines) == f"{SENTENCE} {SENTENCE}"


def test_without_a_picture_a_sentence_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    printed(fancy=False)
    assert capsys.readouterr().out.splitlines() == [SENTENCE, SENTENCE]


@pytest.mark.parametrize(
    ("seats", "told"), [(range(1, 2), "1 player"), (range(2, 3), "2 players"), (range(2, 5), "2 to 4 players")]
)
def test_for_how_many_a_game_is(seats: range, told: str) -> None:
    assert wrong_number("toy", seats, 7) == f"toy is for {told}, not 7"
