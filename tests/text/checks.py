"""What is asked of every text of every game: nothing missing, nothing odd, the right alphabet, the same in every language."""

import re
from collections import Counter
from collections.abc import Iterable
from string import Formatter
from types import ModuleType

import pytest

from pavonis.text import LANGUAGES, Text, plain
from pavonis.text.layout import width

languages = pytest.mark.parametrize("language", LANGUAGES)
LATIN = re.compile("[A-Za-z]")
ODD = ["None", "{", "}", "[", "  ", " .", " ,", " :", " ?", "..", ",,", "??", "( ", " )", "\n", "-1", "-2", "-3", "-4"]
ENDED = re.compile(r"[.?!]( \(.+\))?\*?\Z")


def gaps(phrase: str) -> set[str]:
    """What is filled in: `{name}`."""
    return {name for _, name, _, _ in Formatter().parse(phrase) if name}


def codes(module: ModuleType) -> set[int]:
    """All codes that a module of events or reasons names."""
    return {value for value in vars(module).values() if isinstance(value, int)}


def check_alphabet(said: str, language: str, untranslated: Iterable[str] = ()) -> None:
    """Russian has no Latin letters but in names that nobody translates."""
    for name in untranslated:
        said = said.replace(name, "")
    assert language != "ru" or not LATIN.search(said), said


def check(text: Text, language: str, untranslated: Iterable[str] = ()) -> str:
    """Nothing missing, nothing odd, and in the right alphabet."""
    said = plain(text)
    assert said != ""
    assert said == said.strip()
    assert not [odd for odd in ODD if odd in said], said
    assert said.count("(") == said.count(")"), said
    check_alphabet(said, language, untranslated)
    return said


def check_sentence(text: Text, language: str, untranslated: Iterable[str] = ()) -> None:
    """A sentence, or several; a note in brackets may follow, or the mark of what is reconstructed."""
    said = check(text, language, untranslated)
    assert not said[0].islower(), said
    assert ENDED.search(said), said


def check_answer(text: Text, language: str, untranslated: Iterable[str] = ()) -> None:
    """Something to choose: it begins like a sentence and has no stop at its end."""
    said = check(text, language, untranslated)
    assert said[0].isupper(), said
    assert said[-1] not in ".,:;?!", said


def check_picture(drawn: list[Text], room: int, language: str, untranslated: Iterable[str] = ()) -> None:
    """A table drawn within its room."""
    for line in drawn:
        said = plain(line)
        assert width(line) <= room, said
        assert said == said.rstrip()
        assert "None" not in said
        check_alphabet(said, language, untranslated)


def refs(text: Text) -> Counter[tuple[str, int, str]]:
    """What a text speaks of, in whatever order its language likes."""
    return Counter((piece.kind, piece.ref, piece.name) for piece in text if piece.kind != "word")


def check_same(texts: dict[str, Text]) -> None:
    """All languages speak of the same."""
    found = {language: refs(text) for language, text in texts.items()}
    assert len({tuple(sorted(ref.items())) for ref in found.values()}) == 1, found
