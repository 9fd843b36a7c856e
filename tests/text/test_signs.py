"""Every sign on a board or a card has words in every language, and the rules say more about it where they can."""

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from pavonis.games import OURS, box, load
from pavonis.text import LANGUAGES, Piece
from tests.text.nested import every

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def pictures(value: Any) -> list[str]:
    """The names of all pictures on cards."""
    return [piece.name for piece in every(Piece, value) if piece.kind == "icon"]


def explains(signs: set[str], term: str) -> bool:
    """Whether a picture has a meaning, as the page finds it (web/src/lib/signs.ts)."""
    if term in signs or (term.endswith(("_tile", "_zone")) and term.rpartition("_")[2] in signs):
        return True
    if term.startswith("any_"):
        return "any" in signs and explains(signs, term.removeprefix("any_"))
    if term.endswith("_production"):
        return "production" in signs and explains(signs, term.removesuffix("_production"))
    return term.endswith("_phase")  # by the labels of the phases


@pytest.mark.parametrize("key", OURS)
def test_all_languages_explain_the_same_signs(key: str) -> None:
    found = box(key)
    first = set(found.signs("en"))
    assert first
    for language in LANGUAGES:
        signs = found.signs(language)
        assert set(signs) == first, language
        assert all(sign.text.endswith(".") for sign in signs.values()), language
        labels: Any = found.words(load(key), language, [])
        known = {**labels.things(), **labels.labels()}
        assert not [sign for sign, said in signs.items() if not said.name and sign not in known], language


@pytest.mark.parametrize("key", OURS)
def test_every_picture_on_a_card_is_explained(key: str) -> None:
    signs = set(box(key).signs("en"))
    shown = set(pictures(box(key).words(load(key), "en", []).cards()))
    assert shown
    assert not sorted(term for term in shown if not explains(signs, term))


@pytest.mark.parametrize("key", OURS)
def test_every_sign_that_a_board_names_is_explained(key: str) -> None:
    signs = set(box(key).signs("en"))
    sources = [path.read_text() for path in (GAMES / key).glob("*.svelte")]
    named = {
        term for source in sources for list_ in re.findall(r'(?:term|data-terms?)="([a-z_ ]+)"', source) for term in list_.split()
    }
    assert named
    assert not sorted(term for term in named if not explains(signs, term))


@pytest.mark.parametrize("key", OURS)
def test_the_rules_say_more_about_signs(key: str) -> None:
    found = box(key)
    lesson = found.lesson()
    assert lesson is not None
    callouts = {callout.key for callout in lesson.callouts}
    assert set(found.sections().values()) <= callouts
    assert set(found.sections()) <= set(found.signs("en"))


@pytest.mark.parametrize("key", OURS)
def test_the_rules_open_somewhere_at_every_question(key: str) -> None:
    found = box(key)
    lesson = found.lesson()
    assert lesson is not None
    folder = Path(sys.modules[type(found).__module__].__path__[0])
    kinds = set(tomllib.loads((folder / "words" / "en.toml").read_text(encoding="utf-8"))["questions"])
    concerned = found.concerned()
    named = {kind for callout in lesson.callouts for kind in callout.asked}
    assert not sorted(kinds - named - set(concerned)), "questions without a section"
    free = {callout.key for callout in lesson.callouts if not callout.subject}
    for kind, (callouts, signs) in concerned.items():
        assert callouts or signs, kind
        assert set(callouts) <= free, f"{kind}: there is no such call-out, or it is about a subject of its own"
        assert set(signs) <= set(found.signs("en")), kind
