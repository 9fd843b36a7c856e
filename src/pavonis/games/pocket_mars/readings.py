"""What a position of Pocket Mars is read as, by names."""

from collections.abc import Sequence
from typing import NamedTuple

from pavonis.games.pocket_mars.cards import COLOURS
from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.observation import PocketMarsBack
from pavonis.games.pocket_mars.state import PocketMarsState

HIDDEN = "?"  # a card of which not even the back is seen


class SeatReading(NamedTuple):
    """What lies before a player, in numbers."""

    energy: int
    ship: int
    earth: int
    mars: int
    points: int


class ZoneReading(NamedTuple):
    """The colonists in a building, by seat."""

    one_star: list[int]
    two_star: list[int]


def read_seen(game: PocketMars, s: PocketMarsState, viewer: int, seat: int, zone: str) -> list[str]:
    """A hand or a prep module as a viewer sees it: a name where the face is known, else the colour of the back."""
    player = game.observe(s, viewer).players[seat]
    cards: Sequence[PocketMarsBack | None] = player.hand if zone == "hand" else player.prep
    cards_by_number = game.setting.cards
    return [COLOURS[card.colour] if card.card is None else cards_by_number[card.card].names[0] for card in cards if card]


def read_deck_seen(game: PocketMars, s: PocketMarsState, viewer: int) -> list[str]:
    """The deck as a viewer sees it, top first."""
    seen = game.observe(s, viewer).deck
    cards = [HIDDEN] * seen.size
    if cards:
        cards[0] = COLOURS[seen.top]
    cards[len(cards) - len(seen.bottom) :] = [COLOURS[colour] for colour in seen.bottom]
    for known in seen.known:
        cards[known.place] = game.setting.cards[known.card].names[0]
    return cards
