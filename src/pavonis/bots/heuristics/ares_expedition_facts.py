"""What can be read off a position of Ares Expedition besides the terms: from this the learned part judges how a game will end."""

from typing import Final

from pavonis.games.ares_expedition import verbs
from pavonis.games.ares_expedition.effects import METALS, RESOURCE_NAMES, STOCKS
from pavonis.games.ares_expedition.state import AresState
from pavonis.kit.terraforming import TAG_NAMES, TAGS

FACTS: Final = [
    *[f"{name} production" for name in RESOURCE_NAMES],
    *[f"{name} in stock" for name in RESOURCE_NAMES[:STOCKS]],
    "steel", "titanium",
    *[f"{name} tags" for name in TAG_NAMES],
    "cards in hand", "cards in play", "actions",
]  # fmt: skip


def facts(s: AresState, seat: int) -> list[float]:
    """The facts of a seat, in the order of their names."""
    found = [float(each) for each in verbs.production_of(s, seat)]
    for each in s.stock[seat * STOCKS : seat * STOCKS + STOCKS]:
        found.append(float(each))
    for each in s.metals[seat * METALS : seat * METALS + METALS]:
        found.append(float(each))
    for each in s.tags[seat * TAGS : seat * TAGS + TAGS]:
        found.append(float(each))
    found.append(float(len(s.hands[seat])))
    found.append(float(len(s.played[seat])))
    found.append(float(len(s.actions[seat])))
    return found
