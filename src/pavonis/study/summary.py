"""The sums of a plan's games: of a simulation by seat, of an arena by pairing with ratings."""

from collections.abc import Iterable
from typing import Any

from pavonis.games import load
from pavonis.study.plan import Arena, Plan
from pavonis.study.tally import Pairing, Tally, elo, joint_of
from pavonis.study.workers import Row


class Sums:
    """The games of a plan so far. Each must be added once, in any order."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.decisions = 0

    def add(self, row: Row) -> None:
        """One more game."""
        self.decisions += row.decisions

    def summary(self) -> dict[str, Any]:
        """The sums as plain data."""
        plan = self.plan
        return {"game": plan.game, "options": dict(plan.options), "players": plan.seats}


class SimulationSums(Sums):
    """Points and victories by seat."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.tally = Tally(plan.seats, joint_of(load(plan.game, **plan.options), plan.seats))

    def add(self, row: Row) -> None:
        """One more game."""
        super().add(row)
        self.tally.add(row)

    def summary(self) -> dict[str, Any]:
        """The sums as plain data."""
        return {
            **super().summary(),
            "bots": self.plan.names_at(0),
            "seed": str(self.plan.seed),
            "games": self.tally.decisions.count,
            "decisions": self.decisions,
            **self.tally.summary(),
        }


class ArenaSums(Sums):
    """Victories by pairing, and the ratings that follow from them."""

    def __init__(self, plan: Arena) -> None:
        super().__init__(plan)
        self.arena = plan
        names, game = plan.names, load(plan.game, **plan.options)
        self.pairings = [Pairing(names[a], names[b], plan.seats, joint_of(game, plan.seats)) for a, b in plan.pairings]

    def add(self, row: Row) -> None:
        """One more game."""
        super().add(row)
        pairing, _deal, seating = self.arena.place(row.game)
        self.pairings[pairing].add(seating, row)

    def summary(self) -> dict[str, Any]:
        """The sums as plain data."""
        plan = self.arena
        played = [pairing for pairing in self.pairings if pairing.games]
        ratings = [] if self.pairings[0].joint else elo(plan.names, self.pairings)
        return {
            **super().summary(),
            "bots": plan.names,
            "seed": str(plan.seed),
            "games_per_pairing": plan.games_per_pairing,
            "pairings": [pairing.summary() for pairing in played if pairing.a != pairing.b],
            "mirror": [pairing.summary() for pairing in played if pairing.a == pairing.b],
            "elo": [{"bot": bot, "elo": rating} for bot, rating in ratings],
        }


def sums_of(plan: Plan) -> Sums:
    """Empty sums for a plan."""
    return ArenaSums(plan) if isinstance(plan, Arena) else SimulationSums(plan)


def summary_of(plan: Plan, rows: Iterable[Row]) -> dict[str, Any]:
    """The sums of some of its games."""
    sums = sums_of(plan)
    for row in rows:
        sums.add(row)
    return sums.summary()
