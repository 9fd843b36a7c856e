"""How positions are read in which the numbers of sources followed from how many cards there were.

Cards were counted from 0, then came the corporations. A program had the number of its source, or a further one.
"""

from collections.abc import Callable
from typing import Any, Final

from pavonis.core.renumbering import OldRange, Renumbering
from pavonis.core.space import Space
from pavonis.kit.terraforming import FIRST_CARD, PROGRAM_ROOM

Shift = Callable[[list[int]], list[int]]  # what follows the code of a frame, in the numbers of today


class SourceRenumbering(Renumbering):
    """From the numbers of version 1 to those of version 2. In a snapshot a tuple is marked: {"t": [...]}."""

    def __init__(self, ranges: list[OldRange], space: Space, cards: list[int], corporations: list[int], further: list[int]) -> None:
        super().__init__(1, ranges, space)
        self.cards: Final = cards  # by old number
        self.sources: Final = [*cards, *corporations]
        self.programs: Final = [source * PROGRAM_ROOM for source in self.sources]
        has = dict.fromkeys(self.sources, 1)
        for owner in further:  # whose each program is beyond one for each source
            number = has.get(owner, 0)
            self.programs.append(owner * PROGRAM_ROOM + number)
            has[owner] = number + 1

    def cards_of(self, cards: list[int]) -> list[int]:
        """Cards; a negative number stands for none."""
        return [self.cards[card] if card >= 0 else card for card in cards]

    def source(self, source: int) -> int:
        """A source, or none."""
        return self.sources[source] if source >= 0 else source

    def card_set(self, cards: int) -> int:
        """A set of cards as bits; the cards were in the same order."""
        return cards << FIRST_CARD

    def by_source(self, values: list[int], nothing: int) -> list[int]:
        """A list by source, or by card."""
        found = [nothing] * (max(self.sources) + 1)
        for source, value in zip(self.sources, values, strict=False):
            found[source] = value
        return found

    def frame(self, frame: dict[str, list[int]] | None, shifts: dict[int, Shift]) -> dict[str, list[int]] | None:
        """A frame, or a question, or none; those whose code is not named here are about no card."""
        if frame is None:
            return None
        code, *rest = frame["t"]
        return {"t": [code, *shifts[code](rest)]} if code in shifts else frame

    def under_way(self, snapshot: dict[str, Any], shifts: dict[int, Shift]) -> dict[str, Any]:
        """What is under way: the frames of the seats, their questions and their sealed answers. Those of the table name no card."""
        return {
            "seats": [[self.frame(frame, shifts) for frame in stack] for stack in snapshot["seats"]],
            "asks": [self.frame(ask, shifts) for ask in snapshot["asks"]],
            "sealed": [[self.move(move) for move in answer] for answer in snapshot["sealed"]],
        }

    def piles(self, snapshot: dict[str, Any]) -> dict[str, Any]:
        """The cards that `PileState` has, and what lies on them."""
        return {
            "deck": {"t": self.cards_of(snapshot["deck"]["t"])},
            "discard": self.card_set(snapshot["discard"]),
            "seen": self.card_set(snapshot["seen"]),
            "knows": [self.card_set(known) for known in snapshot["knows"]],
            "hands": [self.cards_of(cards) for cards in snapshot["hands"]],
            "offers": [self.cards_of(cards) for cards in snapshot["offers"]],
            "played": [self.cards_of(cards) for cards in snapshot["played"]],
            "holder": self.by_source(snapshot["holder"], -1),
            "cubes": self.by_source(snapshot["cubes"], 0),
        }
