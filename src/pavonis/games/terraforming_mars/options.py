"""The options of Terraforming Mars, checked: `load(draft=True, corporate_era=False)`."""

from typing import Any, Final, Literal

import msgspec

from pavonis.games.terraforming_mars.game import TerraformingMars
from pavonis.games.terraforming_mars.setting import FREE_ORDER, PRINTED_ORDER, RELEVANT_ORDER, Setting
from pavonis.games.terraforming_mars.state import SEATS
from pavonis.kit.options import checked

ORDERS: Final = {"printed": PRINTED_ORDER, "relevant": RELEVANT_ORDER, "free": FREE_ORDER}


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a table of Terraforming Mars can choose."""

    corporate_era: bool = True
    """The extended game: all cards, and no production to begin with. A solo game is always played so."""
    draft: bool = False
    """The draft variant of the rulebook; not in a solo game."""
    beginner: bool | list[int] = False
    """Who plays the beginner corporation: nobody, everybody, or these seats."""
    effect_order: Literal["printed", "relevant", "free"] = "relevant"
    """The effects of a card in printed order, or as its player likes: where it makes a difference, or always."""

    always_available: bool = False
    """Asteroid, aquifer and eight heat stay available when their parameter is at its goal, though they do nothing then."""


WORDS: Final = {  # of each option in every language: its name, and what it means
    "corporate_era": {
        "en": ("Corporate Era", "All cards, and no production to begin with. A solo game is always played so."),
        "ru": ("Эпоха корпораций", "Все карты и никакого производства в начале. В одиночку играют только так."),
        "pl": ("Era Korporacji", "Wszystkie karty i żadnej produkcji na początku. Gra solo toczy się zawsze tak."),
    },
    "draft": {
        "en": ("Draft", "In research, keep one card and pass the rest on. Not in a solo game."),
        "ru": ("Драфт", "В фазе исследования оставляют одну карту и передают остальные. Не в игре в одиночку."),
        "pl": ("Draft", "W fazie badań zostawia się jedną kartę i podaje resztę dalej. Nie w grze solo."),
    },
    "beginner": {
        "en": ("Beginner corporations", "Everybody starts with a beginner corporation and ten cards."),
        "ru": ("Начинающие корпорации", "Все начинают с начинающей корпорации и десяти карт."),
        "pl": ("Korporacje dla początkujących", "Wszyscy zaczynają z korporacją dla początkujących i dziesięcioma kartami."),
    },
    "effect_order": {
        "en": ("Order of effects", "Whether you are asked in which order the effects of a card happen."),
        "ru": ("Порядок эффектов", "Спрашивать ли игрока, в каком порядке применять эффекты карты."),
        "pl": ("Kolejność efektów", "Czy gracz jest pytany o kolejność efektów karty."),
    },
    "always_available": {
        "en": (
            "Projects always available",
            "Asteroid, aquifer and 8 heat may be used in vain once their parameter is full.",
        ),
        "ru": ("Проекты всегда доступны", "Астероид, океан и 8 тепла можно использовать впустую, когда параметр достиг цели."),
        "pl": ("Projekty zawsze dostępne", "Asteroidy, oceanu i 8 ciepła można użyć na próżno, gdy parametr osiągnął cel."),
    },
}
VALUES: Final[dict[str, dict[str, str]]] = {  # where a value is a word
    "printed": {"en": "never: as printed", "ru": "никогда: как напечатано", "pl": "nigdy: jak na karcie"},
    "relevant": {"en": "where it makes a difference", "ru": "когда порядок важен", "pl": "gdy kolejność ma znaczenie"},
    "free": {"en": "always", "ru": "всегда", "pl": "zawsze"},
}


def load(**options: Any) -> TerraformingMars:
    """The game with these options; ValueError says which one is wrong and why."""
    chosen = checked("terraforming-mars", Options, options)
    seats = list(range(SEATS)) if chosen.beginner is True else chosen.beginner or []
    if not all(0 <= seat < SEATS for seat in seats):
        raise ValueError(f"terraforming-mars: there are seats 0 to {SEATS - 1}, not {seats}")
    beginners = sum(1 << seat for seat in set(seats))
    setting = Setting(chosen.corporate_era, chosen.draft, beginners, ORDERS[chosen.effect_order], chosen.always_available)
    return TerraformingMars(setting, msgspec.to_builtins(chosen))
