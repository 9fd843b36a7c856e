"""The options of Ares Expedition, checked: `load(mulligan=True)`, `load(level="novice")`, `load(cooperative=True)`."""

from typing import Any, Final, Literal

import msgspec

from pavonis.games.ares_expedition.game import AresExpedition
from pavonis.games.ares_expedition.setting import LEVELS, Setting
from pavonis.kit.options import checked


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


WORDS: Final = {  # of each option in every language: its name, and what it means
    "first_game": {
        "en": ("First game", "Everybody starts with a marked corporation and four marked cards, without a choice."),
        "ru": ("Первая игра", "Все начинают с отмеченной корпорацией и четырьмя отмеченными картами, без выбора."),
        "pl": ("Pierwsza gra", "Wszyscy zaczynają z oznaczoną korporacją i czterema oznaczonymi kartami, bez wyboru."),
    },
    "mulligan": {
        "en": ("Mulligan", "Before choosing a corporation, everybody may redraw any of the first cards."),
        "ru": ("Замена карт", "Перед выбором корпорации можно заменить любые из первых карт."),
        "pl": ("Wymiana kart", "Przed wyborem korporacji można wymienić dowolne z pierwszych kart."),
    },
    "level": {
        "en": ("Level of a solo game", "How far temperature or oxygen rises by itself. Without meaning with more players."),
        "ru": ("Уровень сложности", "Насколько Марс меняется сам собой в одиночной игре. Для двоих и более игроков не важно."),
        "pl": ("Poziom trudności", "Na ile Mars zmienia się sam w grze jednoosobowej. Bez znaczenia dla dwojga i więcej graczy."),
    },
    "cooperative": {
        "en": ("Together", "Two players terraform Mars together within 15 rounds."),
        "ru": ("Вместе", "Двое вместе терраформируют Марс за 15 раундов."),
        "pl": ("Kooperacja", "Dwoje graczy wspólnie terraformuje Marsa w 15 rund."),
    },
}
VALUES: Final[dict[str, dict[str, str]]] = {  # where a value is a word
    "novice": {"en": "novice", "ru": "новичок", "pl": "nowicjusz"},
    "specialist": {"en": "specialist", "ru": "опытный", "pl": "specjalista"},
    "expert": {"en": "expert", "ru": "эксперт", "pl": "ekspert"},
}


def load(**options: Any) -> AresExpedition:
    """The game with these options; ValueError says which one is wrong and why."""
    chosen = checked("ares-expedition", Options, options)
    if chosen.first_game and chosen.mulligan:
        raise ValueError("ares-expedition: in the first game nobody chooses a corporation, so no cards are drawn anew")
    setting = Setting(chosen.first_game, chosen.mulligan, LEVELS.index(chosen.level), chosen.cooperative)
    return AresExpedition(setting, msgspec.to_builtins(chosen))
