"""Numbers, nouns and lists in three languages."""

import pytest

from pavonis.text import en, pl, ru
from pavonis.text.grammar import Agreeing, Counted, CountedOf, Grammar, Noun
from pavonis.text.pieces import plain, say

COLONIST = Noun(nom="колонист/колониста/колонистов", acc="колониста/колонистов/колонистов")
PLANT = {
    "en": Noun(nom="plant/plants"),
    "ru": Noun(nom="растение/растения/растений"),
    "pl": Noun(nom="roślina/rośliny/roślin"),
}


@pytest.mark.parametrize(
    ("n", "word"), [(0, "plants"), (1, "plant"), (2, "plants"), (11, "plants"), (21, "plants"), (101, "plants")]
)
def test_english(n: int, word: str) -> None:
    assert en.GRAMMAR.count(n, PLANT["en"]) == f"{n} {word}"


@pytest.mark.parametrize(
    ("word", "numbers"),
    [
        ("растение", [1, 21, 31, 101, 121, 1001]),
        ("растения", [2, 3, 4, 22, 23, 24, 102, 122, 1004]),
        ("растений", [0, 5, 9, 10, 11, 12, 13, 14, 15, 19, 20, 25, 100, 111, 112, 113, 114, 211, 1011]),
    ],
)
def test_russian(word: str, numbers: list[int]) -> None:
    assert [ru.GRAMMAR.count(n, PLANT["ru"]) for n in numbers] == [f"{n} {word}" for n in numbers]


@pytest.mark.parametrize(
    ("word", "numbers"),
    [
        ("roślina", [1]),
        ("rośliny", [2, 3, 4, 22, 23, 24, 32, 102, 122, 1004]),
        ("roślin", [0, 5, 9, 10, 11, 12, 13, 14, 15, 19, 20, 21, 25, 31, 100, 101, 111, 112, 113, 114, 121, 211, 1001]),
    ],
)
def test_polish(word: str, numbers: list[int]) -> None:
    assert [pl.GRAMMAR.count(n, PLANT["pl"]) for n in numbers] == [f"{n} {word}" for n in numbers]


def test_case() -> None:
    assert [ru.GRAMMAR.count(n, COLONIST, "acc") for n in (1, 2, 5)] == ["1 колониста", "2 колонистов", "5 колонистов"]
    assert [ru.GRAMMAR.count(n, COLONIST) for n in (1, 2, 5)] == ["1 колонист", "2 колониста", "5 колонистов"]


def test_counting_has_a_usual_case() -> None:
    colonists = Counted(ru.GRAMMAR, COLONIST, "acc")
    assert (colonists(2), colonists(2, "nom")) == ("2 колонистов", "2 колониста")
    amount = CountedOf(en.GRAMMAR, [PLANT["en"], en.COMMON.card])
    assert (amount(1, 0), amount(3, 1)) == ("1 plant", "3 cards")


def test_a_change_is_told_by_its_size() -> None:
    assert Counted(en.GRAMMAR, PLANT["en"])(-2) == "2 plants"


def test_a_word_agrees_with_a_number() -> None:
    verb = Agreeing(en.GRAMMAR, Noun(nom="is/are", past="was/were"))
    assert [verb(1), verb(2), verb(1, "past"), verb(5, "past")] == ["is", "are", "was", "were"]


def test_missing_case_is_an_error() -> None:
    with pytest.raises(KeyError):
        ru.GRAMMAR.count(1, COLONIST, "ins")


@pytest.mark.parametrize(
    ("grammar", "spoken", "quoted"),
    [
        (en.GRAMMAR, ["", "a", "a and b", "a, b and c"], "x"),
        (ru.GRAMMAR, ["", "a", "a и b", "a, b и c"], "«x»"),
        (pl.GRAMMAR, ["", "a", "a i b", "a, b i c"], "„x”"),
    ],
    ids=["en", "ru", "pl"],
)
def test_lists_and_quotes(grammar: Grammar, spoken: list[str], quoted: str) -> None:
    things = [say(letter) for letter in "abc"]
    assert [plain(grammar.listed(things[:n])) for n in range(4)] == spoken
    assert [grammar.series(list("abc")[:n]) for n in range(1, 4)] == spoken[1:]
    assert grammar.series(list("abc"), " / ") == "a, b / c"
    assert grammar.quoted("x") == quoted


def test_every_form_is_there() -> None:
    for nouns, plural in ((en, en.plural), (ru, ru.plural), (pl, pl.plural)):
        classes = {plural(n) for n in range(200)}
        named = [value for value in vars(nouns).values() if isinstance(value, Noun)]
        for noun in [*named, *getattr(nouns, "CUBES", [])]:
            assert all(len(forms) == len(classes) and all(forms) for forms in noun.cases.values())
