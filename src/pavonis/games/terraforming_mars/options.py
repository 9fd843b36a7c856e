"""The options of Terraforming Mars, checked: `load(draft=True, corporate_era=False)`."""

from typing import Any, Literal

import msgspec

from pavonis.games.terraforming_mars.game import TerraformingMars
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.state import SEATS


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a table of Terraforming Mars can choose."""

    corporate_era: bool = True
    """The extended game: all cards, and no production to begin with. A solo game is always played so."""
    draft: bool = False
    """The draft variant of the rulebook; not in a solo game."""
    beginner: bool | list[int] = False
    """Who plays the beginner corporation: nobody, everybody, or these seats."""
    effect_order: Literal["printed", "free"] = "printed"
    """The effects of a card in printed order, or in the order its player likes."""


def load(**options: Any) -> TerraformingMars:
    """The game with these options; ValueError says which one is wrong and why."""
    try:
        chosen = msgspec.convert(options, Options)
    except msgspec.ValidationError as error:
        raise ValueError(f"terraforming-mars: {error}") from None
    seats = list(range(SEATS)) if chosen.beginner is True else chosen.beginner or []
    if not all(0 <= seat < SEATS for seat in seats):
        raise ValueError(f"terraforming-mars: there are seats 0 to {SEATS - 1}, not {seats}")
    beginners = sum(1 << seat for seat in set(seats))
    setting = Setting(chosen.corporate_era, chosen.draft, beginners, chosen.effect_order == "free")
    return TerraformingMars(setting, msgspec.to_builtins(chosen))
