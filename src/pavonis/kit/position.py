"""What builders of positions share: numbers of names, and cards that are put somewhere by name."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from pavonis.kit.piles import PileState
from pavonis.kit.zones import gathered, members

FEW = 60  # names that can be listed in an error
NONE = -1
SHOWN = 10  # cards on top of a deck that are read

S = TypeVar("S", bound=PileState)


def number_of(kind: str, name: str, names: Sequence[str]) -> int:
    """The number of a name, whatever its capitals and spaces; ValueError if there is none, with what there is if it is short."""
    wanted = " ".join(name.split()).casefold()
    for number, known in enumerate(names):
        if known.casefold() == wanted:
            return number
    there_are = f"; there are: {', '.join(names)}" if len(names) <= FEW else ""
    raise ValueError(f"there is no {kind} called '{name}'{there_are}")


class PilePosition(ABC, Generic[S]):
    """A position of project cards being built. Called with cards, a word sets; called without, it reads.

    A card that is put somewhere leaves its place. A hand may hold a spare card that nobody asked for, and that is not shown.
    """

    def __init__(self, s: S, names: Sequence[str]) -> None:
        self.s = s
        self._names = names  # of the cards
        self._named = 0  # the cards that were put somewhere by name
        self._spares = [NONE] * len(s.hands)

    @abstractmethod
    def settled(self) -> S:
        """The position, complete and consistent, its questions open."""

    @abstractmethod
    def _edit(self) -> S:
        """Begin to change the position: whatever was under way is dropped."""

    def hand(self, seat: int, *cards: str) -> list[str] | None:
        """The cards in a hand."""
        if not cards:
            return self._called([card for card in self.settled().hands[seat] if card != self._spares[seat]])
        s = self._edit()
        chosen = self._taken(cards)
        s.deck = (*s.deck, *s.hands[seat])
        s.hands[seat] = sorted(chosen)
        self._spares[seat] = NONE
        return None

    def played(self, seat: int, *cards: str) -> list[str] | None:
        """The cards a player has in play, face up; their effects when played are not carried out."""
        if not cards:
            return self._called(self.settled().played[seat])
        self._edit().played[seat] = self._taken(cards)
        return None

    def knows(self, seat: int, *cards: str) -> list[str] | None:
        """The hidden cards outside the own zones whose place a seat knows."""
        if not cards:
            return self._called(members(self.settled().knows[seat]))
        self._edit().knows[seat] = gathered([number_of("card", name, self._names) for name in cards])
        return None

    def deck_top(self, *cards: str) -> list[str] | None:
        """The uppermost cards of the deck, the first one on top."""
        if not cards:
            s = self.settled()
            return self._called(s.deck[s.drawn : s.drawn + SHOWN])
        s = self._edit()
        s.deck = (*self._taken(cards), *s.deck)
        return None

    def discard(self, *cards: str) -> list[str] | None:
        """The discard pile."""
        if not cards:
            return self._called(members(self.settled().discard))
        s = self._edit()
        s.discard = gathered(self._taken(cards))
        return None

    def _called(self, cards: Sequence[int]) -> list[str]:
        """The names of cards."""
        return [self._names[card] for card in cards]

    def _taken(self, names: Sequence[str]) -> list[int]:
        """The numbers of cards, each taken out of where it was."""
        cards = [number_of("card", name, self._names) for name in names]
        for card in cards:
            self._named |= 1 << card
            self._take_out(card)
        return cards

    def _zones(self) -> list[list[int]]:
        """The lists a card can be in, besides the deck and the discard pile."""
        return [*self.s.hands, *self.s.offers, *self.s.played]

    def _take_out(self, card: int) -> None:
        s = self.s
        for cards in self._zones():
            if card in cards:
                cards.remove(card)
        s.discard &= ~(1 << card)
        s.deck = tuple(other for other in s.deck if other != card)
        if card in self._spares:
            self._spares[self._spares.index(card)] = NONE

    def _give_spare(self, seat: int) -> None:
        """The lowest card of the deck that was not named goes to a hand, unless a spare one is there."""
        if self._spares[seat] == NONE:
            spare = next(card for card in reversed(self.s.deck) if not self._named >> card & 1)
            self._take_out(spare)
            self._spares[seat] = spare
            self.s.hands[seat] = sorted([*self.s.hands[seat], spare])
