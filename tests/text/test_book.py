"""The files of words: how they are read, and what is refused."""

from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any, NamedTuple

import pytest
from msgspec.structs import asdict

from pavonis.games import box, games
from pavonis.text import LANGUAGES, Grammar, Noun
from pavonis.text.book import Book, ByCode, ByName, Keys
from pavonis.text.clauses import Told
from pavonis.text.en import GRAMMAR

CODES: Any = SimpleNamespace(SOW=4, REAP=7)
FILE = """
title = "Farm"

[nouns]
card = { nom = "card/cards" }

[verbs]
sow = ["sow", "to sow"]

[counted]
fields = "fields nom"

[fields]
wheat = { nom = "wheat field/wheat fields" }
rye = { nom = "rye field/rye fields" }

[clauses]
sow = "{sow} {fields n what}"
reap = { one = "reap it", many = "reap {n} of them" }

[parts]
end = { most = "at most {n}", least = "at least {n}" }
"""


class Farm(NamedTuple):
    """A language of a small game."""

    grammar: Grammar
    title: str
    card: Noun
    fields: Annotated[list[Noun], Keys(["wheat", "rye"])]
    clauses: Annotated[dict[int, Told], ByCode(CODES, lambda op: ["one" if op.n == 1 else "many"])]
    parts: Annotated[dict[str, Told], ByName(lambda op: ["least"])]


class Op(NamedTuple):
    """An effect."""

    n: int
    what: int = 0


def learned(folder: Path, text: str) -> Farm:
    """The language of a file."""
    path = folder / "en.toml"
    path.write_text(text, encoding="utf-8")
    return Book(path, GRAMMAR).language(Farm)


def test_a_language_is_read_from_its_file(tmp_path: Path) -> None:
    farm = learned(tmp_path, FILE)
    assert (farm.grammar, farm.title, farm.card.form()) == (GRAMMAR, "Farm", "card")
    assert [noun.form("nom", 1) for noun in farm.fields] == ["wheat fields", "rye fields"]


def test_a_clause_has_verbs_by_mood_and_counted_nouns(tmp_path: Path) -> None:
    sow = learned(tmp_path, FILE).clauses[CODES.SOW]
    assert (sow(Op(1, 1)), sow(Op(2), 1)) == ("sow 1 rye field", "to sow 2 wheat fields")


def test_the_effect_chooses_among_variants(tmp_path: Path) -> None:
    farm = learned(tmp_path, FILE)
    assert [farm.clauses[CODES.REAP](Op(n)) for n in (1, 3)] == ["reap it", "reap 3 of them"]
    assert farm.parts["end"](Op(3)) == "at least 3"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('title = "Farm"', 'name = "Farm"', "en.toml: title is missing, name is superfluous"),
        ('title = "Farm"', "title = 3", "title: Expected `str`, got `int`"),
        ("rye = ", "oats = ", "fields.rye is missing, fields.oats is superfluous"),
        ("[clauses]", '[clauses]\nplough = "plough"', "clauses.plough is superfluous"),
        ("{sow} {fields", "{sow} {meadows", "nothing tells 'meadows'"),
    ],
)
def test_what_is_missing_or_superfluous_is_listed(tmp_path: Path, old: str, new: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        learned(tmp_path, FILE.replace(old, new, 1))


def test_another_order_is_refused(tmp_path: Path) -> None:
    lines = FILE.splitlines()
    wheat = next(number for number, line in enumerate(lines) if line.startswith("wheat"))
    lines[wheat], lines[wheat + 1] = lines[wheat + 1], lines[wheat]
    with pytest.raises(ValueError, match="fields has another order than wheat, rye"):
        learned(tmp_path, "\n".join(lines))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games())
def test_every_noun_has_the_forms_its_language_counts_by(key: str, language: str) -> None:
    words: Any = box(key).words(box(key).game(), language, [])
    for nouns in [
        value for value in asdict(words.language).values() if isinstance(value, list) and value and isinstance(value[0], Noun)
    ]:
        for noun in nouns:
            assert {len(forms) for forms in noun.cases.values()} <= {1, 2 if language == "en" else 3}, noun.cases
