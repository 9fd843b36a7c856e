"""What builders of positions share. `pavonis.testing.table` speaks through them.

A position is *said* by words. As long as nobody has moved, what was said is kept apart from what follows from it: each reading
completes a copy and opens its first question, and the next word goes on from what was said. Reading therefore changes nothing.
Once somebody has moved, a word changes what it names and nothing else: the open question stays open, used actions stay used. Only
the words that say where the game stands, such as `turn`, drop what is under way.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from copy import copy, deepcopy
from difflib import get_close_matches
from typing import Any, Generic, Self, TypeVar

from pavonis.core.events import Event
from pavonis.core.game import EVERYBODY, SPECTATOR, Game, Reason, State
from pavonis.core.record import same
from pavonis.kit.naming import Naming, Value

FEW = 60  # names that can be listed in an error

S = TypeVar("S", bound=State)


def hint(name: str, names: Iterable[str]) -> str:
    """A name that was probably meant, to be added to an error."""
    known = {each.casefold(): each for each in names}
    near = get_close_matches(name.casefold(), known, n=1)
    return f"; do you mean '{known[near[0]]}'?" if near else ""


def _bare(name: str) -> str:
    """A name without what may be written in several ways."""
    return " ".join(name.replace("_", " ").split()).casefold()


def number_of(kind: str, name: str, names: Sequence[str]) -> int:
    """The number of a name, whatever its capitals, spaces and underscores; ValueError tells what is near and what there is."""
    if not isinstance(name, str):
        raise ValueError(f"a {kind} is named by a text, not by {name!r}")
    wanted = _bare(name)
    for number, known in enumerate(names):
        if _bare(known) == wanted:
            return number
    listed = f"; there are: {', '.join(names)}" if len(names) <= FEW else ""
    raise ValueError(f"there is no {kind} called '{name}'{hint(name, names)}{listed}")


def within(what: str, value: int, least: int, most: int | None = None) -> int:
    """The value, if it is a whole number in its range; ValueError names the range."""
    if type(value) is not int:
        raise ValueError(f"{what} is a whole number, not {value!r}")
    if value < least or (most is not None and value > most):
        allowed = f"at least {least}" if most is None else f"{least} to {most}"
        raise ValueError(f"{what} is {allowed}, not {value}")
    return value


def wanted(names: Sequence[str], cards: Sequence[str] | None) -> list[str] | None:
    """What a word should put somewhere; None if it was called without anything, and reads."""
    if cards is None:
        return list(names) or None
    if names:
        raise ValueError("name the cards one by one or as a list, not both")
    if isinstance(cards, str) or not isinstance(cards, Sequence):
        raise ValueError(f"cards are a list of names, not {cards!r}")
    return list(cards)


class PositionBuilder(ABC, Generic[S]):
    """A position being said, or in play."""

    game: Game[Any]
    event_names: Naming
    reason_names: Naming

    def __init__(self, game: Game[Any], s: S) -> None:
        self.game = game
        self.s = s  # as it was said while words go on; complete, its questions open, once it is settled
        self._named = 0  # the cards that lie where a word has put them
        self._editing = True
        self._starting = True  # a question is still to be opened; otherwise what is under way goes on
        self._said: S | None = None  # while nobody has moved: what was said,
        self._begun: S | None = None  # and what it was completed to

    # What a game writes

    @abstractmethod
    def _complete(self) -> None:
        """Derive what follows from what was said; ValueError if it cannot be."""

    @abstractmethod
    def _begin(self) -> None:
        """Open the questions of a position in which nothing is under way."""

    @abstractmethod
    def _resume(self) -> None:
        """Somebody has moved: note what later words must keep."""

    @abstractmethod
    def _drop(self) -> None:
        """Put back what was under way, such as a card that was being played."""

    @abstractmethod
    def _place_of(self, card: int) -> str:
        """Where a card lies, in words."""

    @abstractmethod
    def _card_name(self, card: int) -> str:
        """The name of a card."""

    # What a table needs

    def settled(self) -> S:
        """The position, complete and consistent, its questions open."""
        if self._editing:
            said, self.s = self.s, self.game.clone(self.s)
            try:
                self._complete()
                if self._starting:
                    self.s.log = []
                    self._begin()
                else:
                    self._check_questions()
            except BaseException:
                self.s = said
                raise
            self._editing = False
            if self._starting:
                self._said, self._begun = said, self.game.clone(self.s)
        return self.s

    def copy(self) -> Self:
        """An independent copy, also in the middle of a decision."""
        other = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, State):
                setattr(other, name, self.game.clone(value))
            elif isinstance(value, (list, dict, set)):
                setattr(other, name, deepcopy(value))
        return other

    def told(self, event: Event) -> dict[str, Value]:
        """An event by name: what happened, then its arguments. The event comes without its audience."""
        return {"event": self.event_names.name(event[0]), **self.event_names.told(event)}

    def arguments(self, reason: Reason) -> list[str]:
        """The numbers of a reason in words."""
        return [str(value).replace("_", " ") for value in self.reason_names.told(reason).values()]

    # What words are made of

    def _edit(self) -> S:
        """Begin to change what a word names."""
        if not self._editing:
            self._editing = True
            if self._said is not None and self._begun is not None and same(self.s, self._begun):
                self.s = self._said
            else:
                self._starting = False
                self._resume()
            self._said = self._begun = None
        return self.s

    def _leave(self) -> S:
        """Drop what is under way: a word says where the game stands."""
        s = self._edit()
        if not self._starting:
            self._starting = True
            self._clear(s)
            self._drop()
        return s

    def _clear(self, s: S) -> None:
        """Close all questions, and forget what still had to happen."""
        s.table, s.seats, s.sealed = [], [[] for _ in s.seats], [[] for _ in s.sealed]
        s.close()
        s.owed = 0

    def _in_play(self, s: S) -> None:
        """This is the position, its questions open already."""
        self.s = s
        self._named = 0
        self._editing = self._starting = False
        self._said = self._begun = None

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < len(self.s.seats):
            raise ValueError(f"there is no seat {seat!r}; there are: 0 to {len(self.s.seats) - 1}")
        return seat

    def _viewer(self, viewer: int) -> int:
        """A seat, or who may see what all see, or everything."""
        return viewer if viewer in (SPECTATOR, EVERYBODY) else self._seat(viewer)

    def _claim(self, cards: Sequence[int]) -> None:
        """Cards are about to be put somewhere by name; ValueError if one is named twice, or lies elsewhere by name."""
        for place, card in enumerate(cards):
            name = self._card_name(card)
            if card in cards[:place]:
                raise ValueError(f"there is one card of each name; {name} is named twice")
            if self._named >> card & 1:
                raise ValueError(f"{name} is already in {self._place_of(card)}; there is one card of each name")
        for card in cards:
            self._named |= 1 << card

    def _check_questions(self) -> None:
        """Whoever is asked must have an answer left."""
        for seat in self.game.waiting(self.s):
            if not self.game.legal(self.s, seat):
                kind = self.game.question(self.s, seat).kind
                raise ValueError(f"seat {seat} is in the middle of '{kind}', and nothing is left to answer after this change")
