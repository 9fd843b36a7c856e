"""The options of Ares Expedition, checked: `load(mulligan=True)`, `load(level="novice")`, `load(cooperative=True)`."""

from typing import Any, Literal

import msgspec

from pavonis.games.ares_expedition.game import AresExpedition
from pavonis.games.ares_expedition.setting import LEVELS, Setting


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a table of Ares Expedition can choose."""

    first_game: bool = False
    """The deal of the first game: marked cards and a marked corporation for everybody."""
    mulligan: bool = False
    """The advanced rule: some of the first cards may be drawn anew before a corporation is chosen."""
    level: Literal["novice", "specialist", "expert"] = "expert"
    """How hard a solo game is; without meaning with more players."""
    cooperative: bool = False
    """Two play together against time."""


def load(**options: Any) -> AresExpedition:
    """The game with these options; ValueError says which one is wrong and why."""
    try:
        chosen = msgspec.convert(options, Options)
    except msgspec.ValidationError as error:
        raise ValueError(f"ares-expedition: {error}") from None
    if chosen.first_game and chosen.mulligan:
        raise ValueError("ares-expedition: in the first game nobody chooses a corporation, so no cards are drawn anew")
    setting = Setting(chosen.first_game, chosen.mulligan, LEVELS.index(chosen.level), chosen.cooperative)
    return AresExpedition(setting, msgspec.to_builtins(chosen))
