"""The languages of Pavonis. This is the only list; `docs/languages.md` tells what another language takes."""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Final, Literal

LANGUAGES: Final = {"en": "English", "ru": "Русский", "pl": "Polski"}  # by key: what the language calls itself
DEFAULT: Final = "en"

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[tuple(LANGUAGES)]  # as a type of data: checked when it is read, listed in the schema


def catalogue(package: str, language: str) -> ModuleType:
    """The file of a language in a package that has one file for each; ValueError if there is no such language."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language '{language}'; there are: {', '.join(LANGUAGES)}")
    return import_module(f"{package}.{language}")
