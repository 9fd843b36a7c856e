"""The options of Mission: Red Planet, checked: `load(layout="random", deck="my-box.json")` gives the game with those tables."""

from typing import Annotated, Any, Final, Literal

import msgspec

from pavonis.games.mission_red_planet.cards import BOX, LAYOUTS
from pavonis.games.mission_red_planet.deckfile import read_file, read_tables
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.setting import RANDOM_LAYOUT, Setting
from pavonis.kit.options import checked, with_deck
from pavonis.text import LANGUAGES


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a table of Mission: Red Planet can choose."""

    layout: Annotated[int, msgspec.Meta(ge=1, le=6)] | Literal["random"] = 1
    """How the map is put together: the number of a layout, or a random one."""
    deck: dict[str, Any] | None = None
    """An owner's own layouts, ships and colonisation cards; a record keeps the tables themselves, never a path."""


WORDS: Final = {  # of each option in every language: its name, and what it means
    "layout": {
        "en": ("Map", "How the parts of the map are put together."),
        "ru": ("Карта", "Как сложены части карты."),
        "pl": ("Mapa", "Jak ułożone są części mapy."),
    },
}
VALUES: Final[dict[str, dict[str, str]]] = {  # where a value is a word
    "random": {"en": "random", "ru": "случайная", "pl": "losowa"},
    **{str(number): dict(zip(LANGUAGES, layout.names, strict=False)) for number, layout in enumerate(LAYOUTS, 1)},
}


def load(**options: Any) -> MissionRedPlanet:
    """The game with these options; ValueError says which one is wrong and why."""
    options, name = with_deck(options, read_file)
    chosen = checked("mission-red-planet", Options, options)
    tables = BOX if chosen.deck is None else read_tables(chosen.deck, name)
    if chosen.layout == "random":
        layout = RANDOM_LAYOUT
    elif chosen.layout <= len(tables.layouts):
        layout = chosen.layout - 1
    else:
        raise ValueError(f"mission-red-planet: there are {len(tables.layouts)} layouts, no number {chosen.layout} - at `$.layout`")
    return MissionRedPlanet(Setting(tables, layout), msgspec.to_builtins(chosen))
