"""Sentences as templates: whom they speak of, in which form, and what is refused."""

from typing import Any

import pytest

from pavonis.games import OURS, box
from pavonis.text import LANGUAGES, Counted, Noun, Part, plain, say
from pavonis.text.en import GRAMMAR
from pavonis.text.templates import Tellers, Template, one_or_many, sentences, sentences_by_code


class Village:
    """Words with one method."""

    def house(self, number: int, case: str = "the") -> str:
        """A house by its number."""
        return f"{case} house {number}"

    def both(self, one: int, other: int) -> Part:
        """Two houses at once."""
        return say(self.house(one), " and ", self.house(other))

    def village(self) -> str:
        """Where they all are."""
        return "Ares"


TELLERS = Tellers(
    {"house": "house", "village": "village"},
    {"cards": Counted(GRAMMAR, Noun(nom="card/cards")), "colours": ["red", "blue"], "roofs": [Noun(nom="roof", on="on a roof")]},
)


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
        ("{house} in {village}", "the house 3 in Ares"),
    ],
)
def test_placeholders(template: str, sentence: str) -> None:
    assert said(template, 3, 4, 1, 1) == sentence


def test_nouns_by_number() -> None:
    assert plain(Template("{roofs roof:on}", ["roof"], TELLERS)(Village(), 0)) == "on a roof"


def test_the_numbers_choose_among_variants() -> None:
    phrases = {"sold": {"one": "{house} is sold.", "many": "{count} are sold."}}
    found = sentences(phrases, {"sold": ["house", "count"]}, TELLERS, {"sold": one_or_many})["sold"]
    assert [plain(found(Village(), 3, count)) for count in (1, 2)] == ["the house 3 is sold.", "2 are sold."]


def test_a_language_may_lack_the_best_variant() -> None:
    choosers = {"sold": lambda house: ("dear", "cheap")}
    found = sentences({"sold": {"cheap": "Cheap."}}, {"sold": ["house"]}, TELLERS, choosers)["sold"]
    assert plain(found(Village(), 3)) == "Cheap."


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
