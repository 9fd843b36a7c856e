"""What an action leaves to a rival, who will probably take it next: a place, a milestone, an award, a ship, a card of a draft.

Bots play on in worlds that the seat cannot tell apart, until the seat begins another action after its rivals have moved. A thing is
left to a rival if the seat could take it now, the rival takes it in most worlds after the action, and hardly ever after the seat
has taken it. Phases are chosen by all at once and are not lost to anybody: a phase that a rival will probably choose anyway can be
left to it.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from pavonis.bots.bot import derived, make_bot
from pavonis.core.game import Game, Move, Seat, State
from pavonis.core.view import View

Thing = tuple[str, int]  # the range of the moves that take it, and its number there

EXCLUSIVE: Final = ("milestone", "award", "draft", "keep", "place", "board")  # what is told first comes first
PLACES: Final = ("place", "board")  # there are many, and most are of no interest
SHARED: Final = ("phase",)
KINDS: Final = (*EXCLUSIVE, *SHARED)
PLAYS_ON: Final = "greedy:1"
WORLDS: Final = 8
MOST: Final = 0.6  # of the worlds: in so many a rival takes what is left to it
FEW: Final = 0.2  # and in no more, if the seat has taken it
LONGEST: Final = 60  # moves that are played on
WAYS: Final = 10  # first moves whose picks are looked through for things to take
WANTED: Final = 3  # of the places that could be taken at once, those that the seat may want
TOLD: Final = 2  # things that one action leaves at most


class Left(NamedTuple):
    """A rival and the move by which it will probably take something."""

    seat: Seat
    move: Move
    shared: bool = False  # who takes it too takes nothing away


class Leaving:
    """The question of one seat, with what it could take now."""

    def __init__(self, view: View[Any], seed: int = 0) -> None:
        self.game: Final[Game[Any]] = view.game
        self.seat: Final = view.seat
        self.player: Final = make_bot(PLAYS_ON, view.game.key, seed)
        self.worlds: Final = [view.sample(derived(seed, "left", number), True) for number in range(WORLDS)]
        self.ways: Final = self._ways(view)
        self._taken: dict[tuple[Move, ...], Counter[tuple[Thing, Seat]]] = {}
        self._moves: dict[tuple[Thing, Seat], Move] = {}

    def after(self, moves: Sequence[Move]) -> list[Left]:
        """What an action leaves to rivals, the most important first."""
        if not self.ways:
            return []
        own = {self.thing(move) for move in moves}
        surely = [each for each, count in self.taken(moves).most_common() if count >= MOST * WORLDS and each[0] in self.ways]
        found = [each for each in surely if each[0] not in own and self._depends(*each)]
        found.sort(key=lambda each: KINDS.index(each[0][0]))
        return [Left(rival, self._moves[thing, rival], thing[0] in SHARED) for thing, rival in found[:TOLD]]

    def thing(self, move: Move) -> Thing | None:
        """What a move takes, if it is something that others may want as well."""
        name, arguments = self.game.space.meaning(move)
        return (name, arguments[-1]) if name in KINDS else None

    def taken(self, moves: Sequence[Move]) -> Counter[tuple[Thing, Seat]]:
        """In how many worlds each rival takes a thing after these moves."""
        line = tuple(moves)
        if line not in self._taken:
            self._taken[line] = Counter(each for world in self.worlds for each in self._played_on(world, line))
        return self._taken[line]

    def _depends(self, thing: Thing, rival: Seat) -> bool:
        """Whether it is up to the seat that a rival takes a thing; of what is shared, nothing is taken away."""
        return thing[0] in SHARED or self.taken(self.ways[thing])[thing, rival] <= FEW * WORLDS

    def _ways(self, view: View[Any]) -> dict[Thing, list[Move]]:
        """What the seat could take with one action and might want, and how."""
        found: dict[Thing, list[Move]] = {}
        budget = self.player.budget
        choices = [each.move for each in self.player.advise(view, budget).choices] or view.legal()
        for rank, first in enumerate(choices):
            thing = self.thing(first)
            if thing is not None and (thing[0] not in PLACES or rank < WANTED):
                found.setdefault(thing, [first])
        for first in choices[:WAYS]:
            world, moves = self.game.clone(self.worlds[0]), [first]
            self.game.apply(world, self.seat, first)
            while self._goes_on(world) and len(moves) < LONGEST:
                move = self.chosen(world, self.seat)
                moves.append(move)
                thing = self.thing(move)
                if thing is not None:
                    found.setdefault(thing, list(moves))
                self.game.apply(world, self.seat, move)
        return found

    def chosen(self, s: State, seat: Seat) -> Move:
        """What a bot in this seat does, from what the seat knows in this world."""
        legal = self.game.legal(s, seat)
        return legal[0] if len(legal) == 1 else self.player.choose(View(self.game, s, seat), self.player.budget)

    def _goes_on(self, s: State) -> bool:
        """Whether the seat is in the middle of an action."""
        return bool(s.owed >> self.seat & 1) and not self.game.question(s, self.seat).fresh

    def _played_on(self, world: State, line: Sequence[Move]) -> set[tuple[Thing, Seat]]:
        """What the rivals take in a world after these moves, until the seat begins an action after them."""
        s, taken = self.game.clone(world), set[tuple[Thing, Seat]]()
        for move in line:
            if not s.owed >> self.seat & 1 or move not in self.game.legal(s, self.seat):
                return taken
            self.game.apply(s, self.seat, move)
        moved = False
        for _ in range(LONGEST):
            others = s.owed & ~(1 << self.seat)
            if not s.owed or (moved and not others and not self._goes_on(s)):
                break
            seat = ((others or s.owed) & -(others or s.owed)).bit_length() - 1
            move = self.chosen(s, seat)
            thing = self.thing(move)
            if thing is not None and seat != self.seat:
                taken.add((thing, seat))
                self._moves.setdefault((thing, seat), move)
            moved = moved or seat != self.seat
            self.game.apply(s, seat, move)
        return taken
