"""A rule without a test, a test of no rule and a page out of date fail the build; so does a ruling whose test is gone."""

import re
from types import ModuleType

import pytest

from tests.rulebook import page
from tests.rulebook.marks import rule

ROOT = page.HERE.parents[1]
GAMES = pytest.mark.parametrize("game", page.games(), ids=lambda game: game.GAME)


@GAMES
def test_every_rule_has_a_test(game: ModuleType) -> None:
    assert page.untested(game.SECTIONS, page.collect(game)) == []


@GAMES
def test_every_test_names_a_rule_that_exists(game: ModuleType) -> None:
    assert page.unknown(game.SECTIONS, page.collect(game)) == []


@GAMES
def test_the_page_is_up_to_date(game: ModuleType) -> None:
    path = page.path_of(game)
    assert path.is_file(), f"{path.name} is missing; run `python -m tests.rulebook.page`"
    assert path.read_text(encoding="utf-8") == page.page(game), f"{path.name} is old; run `python -m tests.rulebook.page`"


def test_pocket_mars_is_among_them() -> None:
    assert "pocket-mars" in [game.GAME for game in page.games()]


def test_a_rule_without_a_test_and_a_test_without_a_rule_are_found() -> None:
    sections = {"Set-up": "Shuffle.", "Turns": "Take turns."}
    found = {"Turns": ["test_x.py::test_turns"], "Trade": ["test_x.py::test_trade"]}
    assert page.untested(sections, found) == ["Set-up"]
    assert page.unknown(sections, found) == ["Trade"]


def test_marks_are_read_in_order() -> None:
    @rule("pocket-mars", "Ship")
    @rule("pocket-mars", "Earth")
    def both() -> None: ...

    assert [mark.args for mark in page.marks(both)] == [("pocket-mars", "Ship"), ("pocket-mars", "Earth")]


def test_every_ruling_names_tests_that_exist() -> None:
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    rulings = re.split(r"^### ", text, flags=re.MULTILINE)[1:]
    assert len(rulings) > 20
    existing = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        existing.update(re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), flags=re.MULTILINE))
    for ruling in rulings:
        named = re.findall(r"`(test_\w+)`", ruling)
        assert named, f"no test: {ruling.splitlines()[0]}"
        assert not [test for test in named if test not in existing]
