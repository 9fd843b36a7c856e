"""Names of cards in other languages: a line for each card, in `names.toml` of a game's package."""

from collections.abc import Mapping

from pavonis.text.languages import DEFAULT, read_toml

Names = Mapping[str, Mapping[str, str]]  # by printed number, then by language


def card_names(package: str) -> Names:
    """The names of a game's cards."""
    return read_toml(package, "names")


def name_in(language: str, english: str, printed: str, names: Names) -> str:
    """What a card is called; LookupError if it has no name in this language."""
    return english if language == DEFAULT else names[printed][language]
