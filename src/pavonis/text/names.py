"""Names of cards in other languages: a line for each card, in a TOML file beside the cards themselves."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from pavonis.text.languages import DEFAULT

Names = Mapping[str, Mapping[str, str]]  # by printed number, then by language


@cache
def card_names(module_file: str) -> Names:
    """The names in `names.toml` of a game's folder."""
    found: Names = tomllib.loads(Path(module_file).with_name("names.toml").read_text(encoding="utf-8"))
    return found


def name_in(language: str, english: str, printed: str, names: Names) -> str:
    """What a card is called; LookupError if it has no name in this language."""
    return english if language == DEFAULT else names[printed][language]
