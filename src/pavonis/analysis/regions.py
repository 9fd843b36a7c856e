"""Which regions an action leaves to a rival: where the rival leads at the end of the round, though another action holds the lead.

Who leads has the most pieces there. Bots play the round to its end in worlds that the seat cannot tell apart, after each of the
actions that are compared.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from pavonis.analysis.leaving import LONGEST, MOST, TOLD, WORLDS, Leaving, Left
from pavonis.core.game import Move, Seat, State

NAMED: Final = "look"  # the range of moves of which each names a region
Leads = Counter[tuple[int, Seat]]  # in how many worlds a seat has the most in a region


class Regions:
    """Who leads where at the end of the round."""

    def __init__(self, leaving: Leaving) -> None:
        self.game: Final = leaving.game
        self.seat: Final = leaving.seat
        self.leaving: Final = leaving

    def compared(self, actions: Sequence[Sequence[Move]]) -> tuple[list[list[Left]], list[Left]]:
        """What each of these actions leaves to rivals that another of them would hold, and what the first holds of it."""
        left: list[list[Left]] = [[] for _ in actions]
        if len(actions) < 2 or not hasattr(self.game.observe(self.leaving.worlds[0], self.seat), "regions"):
            return left, []
        leads = [self._leads(moves) for moves in actions]
        held = [
            {region for (region, seat), count in each.items() if seat == self.seat and count >= MOST * WORLDS} for each in leads
        ]
        kept: dict[Left, None] = {}
        for place, each in enumerate(leads):
            for (region, seat), count in each.most_common():
                if seat != self.seat and count >= MOST * WORLDS and any(region in others for others in held):
                    thing = Left(seat, self.game.space.code(NAMED, (region,)))
                    left[place].append(thing)
                    kept |= {thing: None} if region in held[0] else {}
        return [each[:TOLD] for each in left], list(kept)[:TOLD]

    def _leads(self, moves: Sequence[Move]) -> Leads:
        found: Leads = Counter()
        for world in self.leaving.worlds:
            s = self._round_after(world, moves)
            for region in self.game.observe(s, self.seat).regions:
                if len(region.leaders) == 1 and region.leaders[0] < len(
                    s.asks
                ):  # the colours of the seats come before neutral ones
                    found[region.number, region.leaders[0]] += 1
        return found

    def _round_after(self, world: State, moves: Sequence[Move]) -> State:
        """The end of the round in a world, after these moves."""
        s: State = self.game.clone(world)
        current = self.game.round(world)
        for move in moves:
            if not s.owed >> self.seat & 1 or move not in self.game.legal(s, self.seat):
                break
            self.game.apply(s, self.seat, move)
        for _ in range(LONGEST * len(s.asks)):
            if not s.owed or self.game.round(s) != current:
                break
            seat = (s.owed & -s.owed).bit_length() - 1
            self.game.apply(s, seat, self.leaving.chosen(s, seat))
        return s
