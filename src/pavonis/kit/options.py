"""How the options of a game are checked, and where its deck comes from if the owner brings one."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

O = TypeVar("O", bound=msgspec.Struct)  # the options of a game  # noqa: E741


def checked(key: str, kind: type[O], options: dict[str, Any]) -> O:
    """The options, complete; ValueError says which one is wrong and why, and which there are."""
    unknown = [name for name in options if name not in kind.__struct_fields__]
    if unknown:
        known = ", ".join(kind.__struct_fields__)
        raise ValueError(f"{key} has no option '{unknown[0]}'; there are: {known}")
    try:
        return msgspec.convert(options, kind)
    except msgspec.ValidationError as error:
        raise ValueError(f"{key}: {error}") from None


def with_deck(options: dict[str, Any], read: Callable[[Path], Any]) -> tuple[dict[str, Any], str]:
    """The options with the content of the deck instead of its path, and what errors call the deck."""
    deck = options.get("deck")
    if not isinstance(deck, str | Path):
        return options, "the deck"
    return {**options, "deck": read(Path(deck))}, str(deck)
