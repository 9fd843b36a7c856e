"""Hands and offers as numbers, for the encoders of all games with project cards."""

from pavonis.core.game import Seat
from pavonis.kit.piles import PileState
from pavonis.kit.sheet import Sheet
from pavonis.kit.zones import BITS


def hidden_cards(s: PileState, seat: Seat, viewer: Seat, known: int, room: int, sheet: Sheet) -> None:
    """A flag for each card that a seat holds or chooses from, as far as the viewer knows it."""
    hand = s.hands[seat]
    offers = s.offers[seat]
    if seat != viewer:
        hand = [card for card in hand if known & BITS[card]]
        offers = [card for card in offers if known & BITS[card]]
    sheet.flags("hand", hand, room, "cards in hand that the viewer knows")
    sheet.flags("offers", offers, room, "cards to choose from that the viewer knows")
