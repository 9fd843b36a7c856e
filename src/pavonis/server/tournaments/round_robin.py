"""Everybody plays everybody. Nothing here does any I/O.

Tables of two follow the circle method: one entrant stays, the others go round. For larger tables there is no such rule for every
number, so rounds are searched in which as few people as possible meet again, until everybody has met everybody.
"""

import random
from collections.abc import Collection, Sequence

from pavonis.server.tournaments.pairing import improved, shape
from pavonis.server.tournaments.standings import Entrant, Played, meetings

TRIES = 20  # beginnings of a round, of which the best is taken
WORK = 300  # schedules that are searched, divided by the square of the entrants: the best is taken
Rounds = list[list[list[Entrant]]]


def circle(entrants: Sequence[Entrant]) -> Rounds:
    """Rounds of pairs in which everybody meets everybody once. Of an odd number, one rests in every round."""
    ring: list[Entrant | None] = list(entrants)
    if len(ring) % 2:
        ring.append(None)
    half = len(ring) // 2
    rounds = []
    for _ in range(len(ring) - 1):
        pairs = [[each for each in pair if each is not None] for pair in zip(ring[:half], reversed(ring[half:]), strict=True)]
        rounds.append(sorted(pairs, key=lambda pair: len(pair) == 1))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def rounds_of(entrants: Sequence[Entrant], seats: int, allowed: Collection[int], bots: bool, seed: str) -> Rounds:
    """All rounds of a round robin: the groups of entrants at its tables."""
    if seats == 2 or len(entrants) <= 2:
        return circle(entrants)
    wanted, chance = shape(len(entrants), seats, allowed, bots), random.Random(seed)
    sizes = [*wanted.people, *[1] * wanted.byes]
    tries = max(1, WORK // len(entrants) ** 2)
    return min((_schedule(entrants, sizes, chance, even) for _ in range(tries) for even in (True, False)), key=_length)


def _length(rounds: Rounds) -> tuple[int, int]:
    """How many rounds there are, and how often those meet who meet most often: few of both are wanted."""
    most = max(meetings(Played(0, tuple(group)) for groups in rounds for group in groups).values())
    return 2 * len(rounds) + 3 * most, len(rounds)


def _schedule(entrants: Sequence[Entrant], sizes: Sequence[int], chance: random.Random, even: bool) -> Rounds:
    """Rounds until everybody has met everybody; with even shares of all pairs, or as few as can be."""
    tables: list[Played] = []
    rounds: Rounds = []
    while len(meetings(tables)) < len(entrants) * (len(entrants) - 1) // 2:
        met = meetings(tables)
        groups = _round(entrants, sizes, tables, chance, met if even else dict.fromkeys(met, 1))
        rounds.append(groups)
        tables += [Played(len(rounds), tuple(group)) for group in groups]
    return rounds


def _round(
    entrants: Sequence[Entrant],
    sizes: Sequence[int],
    tables: Sequence[Played],
    chance: random.Random,
    weights: dict[tuple[Entrant, Entrant], int],
) -> list[list[Entrant]]:
    """One round: of several searches the one in which most people meet for the first time."""
    met = meetings(tables)
    rested = {entrant: sum(table.bye and entrant in table.entrants for table in tables) for entrant in entrants}
    found: tuple[tuple[int, int], list[list[Entrant]]] | None = None
    for _ in range(TRIES):
        order = sorted(entrants, key=lambda entrant: (-rested[entrant], chance.random()))  # who has rested least is last
        groups: list[list[Entrant]] = []
        for size in sizes:
            groups.append(order[:size])
            order = order[size:]
        improved([group for group in groups if len(group) > 1], weights, dict.fromkeys(entrants, 0))
        again = meetings([Played(0, tuple(group)) for group in groups])
        worth = (-sum(pair not in met for pair in again), sum(met.get(pair, 0) ** 2 for pair in again))
        if found is None or worth < found[0]:
            found = worth, groups
    assert found is not None
    return found[1]
