"""The options of Pocket Mars, checked: `load(draft=True, deck="my-deck.json")` gives the game with that deck."""

from pathlib import Path
from typing import Annotated, Any

import msgspec

from pavonis.games.pocket_mars.cards import ENERGY_MAX, PROJECT_CARDS, Deck
from pavonis.games.pocket_mars.deckfile import read_cards, read_file
from pavonis.games.pocket_mars.game import PocketMars


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a table of Pocket Mars can choose."""

    draft: bool = False
    """The draft variant of the rulebook."""
    energy_max: Annotated[int, msgspec.Meta(ge=1, le=20)] = ENERGY_MAX
    """The top of the energy track; reconstructed, the owner of a box can count it."""
    deck: dict[str, Any] | None = None
    """An owner's own deck; a record keeps the deck itself, never a path."""


def load(**options: Any) -> PocketMars:
    """The game with these options; ValueError says which one is wrong and why."""
    deck = options.get("deck")
    name = "the deck"
    if isinstance(deck, str | Path):
        name = str(deck)
        options = {**options, "deck": read_file(Path(deck))}
    try:
        chosen = msgspec.convert(options, Options)
    except msgspec.ValidationError as error:
        raise ValueError(f"pocket-mars: {error}") from None
    cards = PROJECT_CARDS if chosen.deck is None else read_cards(chosen.deck, name)
    return PocketMars(Deck(cards, chosen.energy_max), chosen.draft, msgspec.to_builtins(chosen))
