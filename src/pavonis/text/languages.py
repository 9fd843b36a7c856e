"""The languages of Pavonis. This is the only list; `docs/languages.md` tells what another language takes."""

import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Literal

LANGUAGES: Final = {"en": "English", "ru": "Русский", "pl": "Polski"}  # by key: what the language calls itself
DEFAULT: Final = "en"

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[tuple(LANGUAGES)]  # as a type of data: checked when it is read, listed in the schema


def grammar_of(language: str) -> ModuleType:
    """The module with the grammar of a language; ValueError if there is no such language."""
    _check(language)
    return import_module(f"pavonis.text.{language}")


def words_file(package: str, language: str) -> Path:
    """The file of a language in a package that has one for each; ValueError if there is no such language."""
    _check(language)
    return Path(import_module(package).__path__[0], f"{language}.toml")


def catalogue(package: str, language: str) -> dict[str, Any]:
    """The words of a language in a package that has a file for each; ValueError if there is no such language."""
    _check(language)
    return read_toml(package, language)


@cache
def read_toml(package: str, name: str) -> dict[str, Any]:
    """A data file of a package."""
    return tomllib.loads(Path(import_module(package).__path__[0], f"{name}.toml").read_text(encoding="utf-8"))


def _check(language: str) -> None:
    if language not in LANGUAGES:
        raise ValueError(f"there is no language '{language}'; there are: {', '.join(LANGUAGES)}")
