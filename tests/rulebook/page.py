"""The pages of rules and tests: `python -m tests.rulebook.page` writes them to docs/rules-and-tests/."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

HERE = Path(__file__).resolve().parent
DOCS = HERE.parents[1] / "docs" / "rules-and-tests"

Tests = dict[str, list[str]]


def games() -> list[ModuleType]:
    """The sections of each game whose booklet has tests."""
    return [import_module(f"tests.rulebook.{path.parent.name}.sections") for path in sorted(HERE.glob("*/sections.py"))]


def tests(sections: ModuleType) -> Iterator[tuple[str, Callable[..., object]]]:
    """Every test of a game's booklet with the file it stands in."""
    folder = Path(str(sections.__file__)).parent
    for path in sorted(folder.glob("test_*.py")):
        module = import_module(f"tests.rulebook.{folder.name}.{path.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_") and callable(test):
                yield path.name, test


def marks(test: Callable[..., object]) -> list[pytest.Mark]:
    """The rules a test names, the first one first."""
    return [mark for mark in reversed(getattr(test, "pytestmark", [])) if mark.name == "rule"]


def collect(sections: ModuleType) -> Tests:
    """The tests of each section that some test names, known or not, as `file::test`."""
    found: Tests = {}
    for file, test in tests(sections):
        for mark in marks(test):
            game, section = mark.args
            found.setdefault(section if game == sections.GAME else f"{game}: {section}", []).append(f"{file}::{test.__name__}")
    return found


def untested(sections: dict[str, str], found: Tests) -> list[str]:
    """The sections without a test."""
    return [section for section in sections if section not in found]


def unknown(sections: dict[str, str], found: Tests) -> list[str]:
    """The sections that a test names and the booklet does not have."""
    return [section for section in found if section not in sections]


def page(sections: ModuleType) -> str:
    """The page of a game."""
    found = collect(sections)
    lines = [
        f"# {sections.TITLE}: the rules and their tests",
        "",
        "Every rule of the booklet, in its order and in our own words, with the tests that hold us to it. They are in",
        f"`tests/rulebook/{Path(str(sections.__file__)).parent.name}/`. This page is written by `python -m tests.rulebook.page`.",
        "Where the booklet is silent see [the rulings](../rulings.md).",
        "",
    ]
    for section, rule in sections.SECTIONS.items():
        lines += [f"## {section}", "", rule, "", *[f"- `{test}`" for test in found[section]], ""]
    return "\n".join(lines).rstrip() + "\n"


def path_of(sections: ModuleType) -> Path:
    """Where the page of a game is kept."""
    return DOCS / f"{sections.GAME}.md"


if __name__ == "__main__":
    DOCS.mkdir(parents=True, exist_ok=True)
    for game in games():
        path_of(game).write_text(page(game), encoding="utf-8")
