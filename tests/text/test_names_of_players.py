"""The names that players get: none is a name of any game, so that nobody is taken for a moon, a character or a card."""

import re

import pytest
from msgspec import to_builtins

from pavonis.cli.phrases import Phrases
from pavonis.games import box, games
from pavonis.server.phrases import spoken
from pavonis.text import LANGUAGES, common
from tests.text.nested import every


def words_of_games() -> set[str]:
    """Every word in a name of a card, of a thing or of what is printed on a board, in all games and languages."""
    found: set[str] = set()
    for key in games():
        game = box(key).game()
        for language in LANGUAGES:
            words = box(key).words(game, language, [])
            names = [card["name"] for card in words.cards()] + list(words.things().values())
            for name in [*names, *every(str, to_builtins(box(key).board(game, words)))]:
                found |= set(re.findall(r"\w+", name.casefold()))
    return found


def test_no_player_has_a_name_of_a_game() -> None:
    taken = words_of_games()
    assert {"phobos", "фобос", "pilot", "hellas"} <= taken
    for language in LANGUAGES:
        given = [*common(language).bot_names, *spoken(language).crew, Phrases(language)("you")]
        assert [name for name in given if name.casefold() in taken] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_people_and_bots_differ(language: str) -> None:
    given = [*common(language).bot_names, *spoken(language).crew]
    assert len({name.casefold() for name in given}) == len(given)
