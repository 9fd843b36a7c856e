"""`pavonis tutorial`: explanations come once, at their moments, in the learner's language; they can be left and taken up again."""

from pathlib import Path

import pytest

from pavonis.games import OURS, box
from tests.cli.run import pavonis

ANSWERS = "1\n1 2\n" * 30


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_the_first_callouts_are_told_once(tmp_path: Path, language: str) -> None:
    result = pavonis("tutorial", "pocket-mars", "--lang", language, stdin=ANSWERS, home=tmp_path)
    assert result.code == 0, result.err
    words = box("pocket-mars").explained(language)
    for key in ("goal", "cards", "prep module", "turn", "launch"):
        assert result.out.count(words[key].text.split(".")[0]) == 1, key


@pytest.mark.parametrize("key", OURS)
def test_there_is_one_of_every_game(tmp_path: Path, key: str) -> None:
    result = pavonis("tutorial", key, stdin="", home=tmp_path)
    assert result.code == 0, result.err
    assert box(key).explained("en")["goal"].heading in result.out


def test_a_guided_game_is_left_and_resumed(tmp_path: Path) -> None:
    words = box("pocket-mars").explained("en")
    first = pavonis("tutorial", "pocket-mars", stdin="1 2\n", home=tmp_path)
    assert words["turn"].heading in first.out
    assert words["attach"].heading not in first.out
    again = pavonis("play", "--resume", stdin=ANSWERS, home=tmp_path)
    assert words["goal"].text not in again.out, "it was told before"
    assert words["turn"].text not in again.out, "so was this, at the question where the game was left"
    assert words["attach"].heading in again.out


def test_who_knows_enough_skips_the_rest(tmp_path: Path) -> None:
    words = box("pocket-mars").explained("en")
    result = pavonis("tutorial", "pocket-mars", stdin="skip\n" + ANSWERS, home=tmp_path)
    assert "No more explanations." in result.out
    assert words["turn"].heading + " (" not in result.out


def test_a_game_that_nobody_knows(tmp_path: Path) -> None:
    result = pavonis("tutorial", "chess", home=tmp_path)
    assert result.code == 2
    assert "pocket-mars" in result.err


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_the_terminal_does_not_speak_of_a_pointer(tmp_path: Path, language: str) -> None:
    """Nothing can be pointed at there; who names a card is told why it cannot be played."""
    words = box("ares-expedition").explained(language)
    result = pavonis("tutorial", "ares-expedition", "--lang", language, stdin="1\nrules\n", home=tmp_path)
    assert result.code == 0, result.err
    assert result.out.count(words["cards"].heading) >= 2, "as a call-out and among the rules"
    assert words["cards"].text not in result.out
    assert "why" in result.out.partition(words["cards"].heading)[2].splitlines()[1]


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_the_terminal_does_not_speak_of_coloured_fields(tmp_path: Path, language: str) -> None:
    """Production stands in brackets there."""
    result = pavonis("tutorial", "terraforming-mars", "--lang", language, stdin="1\n1 2\n", home=tmp_path)
    words = box("terraforming-mars").explained(language)["production"]
    assert words.heading in result.out
    assert words.text not in result.out
    assert "(+1)" in result.out


def test_who_names_a_card_asks_why_it_cannot_be_played(tmp_path: Path) -> None:
    told = pavonis(
        "play", "terraforming-mars", "--bots", "relaxed", "--seed", "3", stdin="1\n1\n2\n3\nwhy Lake Marineris\n", home=tmp_path
    )
    assert told.code == 0, told.err
    assert "0 °C" in told.out.rpartition("That cannot be done now:")[2].splitlines()[1]
