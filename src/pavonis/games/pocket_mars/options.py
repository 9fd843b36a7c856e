"""The options of Pocket Mars, checked: `load(draft=True, deck="my-deck.json")` gives the game with that deck."""

from typing import Annotated, Any, Final

import msgspec

from pavonis.games.pocket_mars.cards import ENERGY_MAX, PROJECT_CARDS
from pavonis.games.pocket_mars.deckfile import read_cards, read_file
from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.setting import Setting
from pavonis.kit.options import checked, with_deck


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a table of Pocket Mars can choose."""

    draft: bool = False
    """The draft variant of the rulebook."""
    energy_max: Annotated[int, msgspec.Meta(ge=1, le=20)] = ENERGY_MAX
    """The top of the energy track; reconstructed, the owner of a box can count it."""
    deck: dict[str, Any] | None = None
    """An owner's own deck; a record keeps the deck itself, never a path."""


WORDS: Final = {  # of each option in every language: its name, and what it means
    "draft": {
        "en": ("Draft", "Choose your first four cards from packs that go round."),
        "ru": ("Драфт", "Первые четыре карты выбирают из наборов, которые идут по кругу."),
        "pl": ("Draft", "Pierwsze cztery karty wybiera się z zestawów krążących wokół stołu."),
    },
    "energy_max": {
        "en": ("Energy track", "How far the energy track goes."),
        "ru": ("Шкала энергии", "До какого деления доходит шкала энергии."),
        "pl": ("Tor energii", "Dokąd sięga tor energii."),
    },
}
VALUES: Final[dict[str, dict[str, str]]] = {  # where a value is a word
}


def load(**options: Any) -> PocketMars:
    """The game with these options; ValueError says which one is wrong and why."""
    options, name = with_deck(options, read_file)
    chosen = checked("pocket-mars", Options, options)
    cards = PROJECT_CARDS if chosen.deck is None else read_cards(chosen.deck, name)
    return PocketMars(Setting(cards, chosen.energy_max, chosen.draft), msgspec.to_builtins(chosen))
