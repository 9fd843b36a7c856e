"""The options of a table, as the rules need them."""

from typing import Final

from pavonis.games.terraforming_mars.tables import corporations, deck
from pavonis.kit.zones import gathered


class Setting:
    """What a table has chosen. A solo game is always played with Corporate Era and without a draft."""

    def __init__(self, corporate_era: bool, draft: bool, beginners: int, free_order: bool) -> None:
        self.corporate_era: Final = corporate_era
        self.draft: Final = draft
        self.beginners: Final = beginners  # bits of the seats that play the beginner corporation
        self.free_order: Final = free_order  # the active player orders the effects of a card
        self.decks: Final = [deck(False), deck(True)]
        self.sets: Final = [gathered(cards) for cards in self.decks]

    def has_era(self, seats: int) -> bool:
        """Whether the cards of Corporate Era are in play. Rulebook: Solo game."""
        return self.corporate_era or seats == 1

    def deck(self, seats: int) -> list[int]:
        """The project cards in play, a list of one's own."""
        return self.decks[self.has_era(seats)][:]

    def cards(self, seats: int) -> int:
        """The set of project cards in play."""
        return self.sets[self.has_era(seats)]

    def corporations(self, seats: int) -> list[int]:
        """The corporations that are dealt."""
        return corporations(self.has_era(seats))

    def is_beginner(self, seat: int) -> bool:
        """Whether a seat plays the beginner corporation."""
        return self.beginners >> seat & 1 != 0
