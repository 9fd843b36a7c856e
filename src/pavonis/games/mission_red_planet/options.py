"""The options of Mission: Red Planet, checked: `load(layout="random", deck="my-box.json")` gives the game with those tables."""

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from pavonis.games.mission_red_planet.cards import BOX
from pavonis.games.mission_red_planet.deckfile import read_file, read_tables
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.rules import RANDOM_LAYOUT


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a table of Mission: Red Planet can choose."""

    layout: Annotated[int, msgspec.Meta(ge=1, le=6)] | Literal["random"] = 1
    """How the map is put together: the number of a layout, or a random one."""
    deck: dict[str, Any] | None = None
    """An owner's own layouts, ships and colonisation cards; a record keeps the tables themselves, never a path."""


def load(**options: Any) -> MissionRedPlanet:
    """The game with these options; ValueError says which one is wrong and why."""
    deck = options.get("deck")
    name = "the deck"
    if isinstance(deck, str | Path):
        name = str(deck)
        options = {**options, "deck": read_file(Path(deck))}
    try:
        chosen = msgspec.convert(options, Options)
    except msgspec.ValidationError as error:
        raise ValueError(f"mission-red-planet: {error}") from None
    tables = BOX if chosen.deck is None else read_tables(chosen.deck, name)
    if chosen.layout == "random":
        layout = RANDOM_LAYOUT
    elif chosen.layout <= len(tables.layouts):
        layout = chosen.layout - 1
    else:
        raise ValueError(f"mission-red-planet: there are {len(tables.layouts)} layouts, no number {chosen.layout} - at `$.layout`")
    return MissionRedPlanet(tables, layout, msgspec.to_builtins(chosen))
