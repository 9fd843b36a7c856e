"""Sentences as templates: whom they speak of, in which form, and what is refused."""

from typing import Any

import pytest

from pavonis.games import OURS, box
from pavonis.text import LANGUAGES, Counted, Noun, Part, plain, say
from pavonis.text.en import GRAMMAR
from pavonis.text.templates import Tellers, Template, sentences, sentences_by_code


class Village:
    """Words with one method."""

    def house(self, number: int, case: str = "the") -> str:
        """A house by its number."""
        return f"{case} house {number}"


def both(words: Any, one: int, other: int) -> Part:
    """Two houses at once."""
    return say(words.house(one), " and ", words.house(other))


TELLERS = Tellers({"house": "house"}, {"cards": Counted(GRAMMAR, Noun(nom="card/cards")), "colours": ["red", "blue"], "both": both})


def said(template: str, *numbers: int) -> str:
    """A sentence about a house, another one, a number of cards and a colour."""
    return plain(Template(template, ["house", "other", "count", "colour"], TELLERS)(Village(), *numbers))


@pytest.mark.parametrize(
    ("template", "sentence"),
    [
        ("Nothing.", "Nothing."),
        ("In {house}.", "In the house 3."),
        ("In {house:our}.", "In our house 3."),
        ("{other} before {house}", "4 before the house 3"),
        ("{house other}", "the house 4"),
        ("{cards count} in {both house other}", "1 card in the house 3 and the house 4"),
        ("{colours colour}", "blue"),
    ],
)
def test_placeholders(template: str, sentence: str) -> None:
    assert said(template, 3, 4, 1, 1) == sentence


def test_a_placeholder_without_an_argument_is_refused() -> None:
    with pytest.raises(ValueError, match=r"'In {garden}\.' speaks of more than house"):
        Template("In {garden}.", ["house"], TELLERS)


def test_what_is_missing_and_what_is_superfluous_is_listed() -> None:
    with pytest.raises(ValueError, match=r"missing for \['came', 'went'\] and superfluous for \['flew'\]"):
        sentences({"flew": "Up."}, {"came": [], "went": []}, TELLERS)


def test_sentences_by_code() -> None:
    found = sentences_by_code({"sold": "{house} is sold."}, {7: ("sold", "house")}, TELLERS)
    assert plain(found[7](Village(), 2)) == "the house 2 is sold."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", OURS)
def test_every_kind_of_move_has_its_sentence(key: str, language: str) -> None:
    game = box(key).game()
    words: Any = box(key).words(game, language, [])
    assert set(words.spoken.moves) == {found.name for found in game.space.ranges}
