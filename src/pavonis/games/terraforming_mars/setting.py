"""The options of a table, as the rules need them."""

from typing import Final

from pavonis.games.terraforming_mars.cards import BASE, CORPORATE_ERA
from pavonis.games.terraforming_mars.tables import corporations, deck
from pavonis.kit.zones import gathered

# Who orders the effects of a card
PRINTED_ORDER: Final = 0
RELEVANT_ORDER: Final = 1  # its player, where the order makes a difference
FREE_ORDER: Final = 2  # its player, always


class Setting:
    """What a table has chosen. A solo game is always played with Corporate Era and without a draft."""

    def __init__(self, corporate_era: bool, draft: bool, beginners: int, order: int, always_available: bool) -> None:
        self.corporate_era: Final = corporate_era
        self.draft: Final = draft
        self.beginners: Final = beginners  # bits of the seats that play the beginner corporation
        self.order: Final = order  # who orders the effects of a card
        self.always_available: Final = always_available  # projects and heat, also at the goal of their parameter
        decks = [deck(self.sets(seats)) for seats in range(3)]  # two and more play with the same cards
        self.decks: Final = decks
        self.companies: Final = [corporations(self.sets(seats)) for seats in range(3)]
        self.card_sets: Final = [gathered(cards) for cards in decks]

    def sets(self, seats: int) -> list[int]:
        """The sets of cards in play. Rulebook: Solo game."""
        return [BASE, CORPORATE_ERA] if self.corporate_era or seats == 1 else [BASE]

    def deck(self, seats: int) -> list[int]:
        """The project cards in play, a list of one's own."""
        return self.decks[min(seats, 2)][:]

    def cards(self, seats: int) -> int:
        """The set of project cards in play."""
        return self.card_sets[min(seats, 2)]

    def corporations(self, seats: int) -> list[int]:
        """The corporations that are dealt, a list of one's own."""
        return self.companies[min(seats, 2)][:]

    def is_beginner(self, seat: int) -> bool:
        """Whether a seat plays the beginner corporation."""
        return self.beginners >> seat & 1 != 0
