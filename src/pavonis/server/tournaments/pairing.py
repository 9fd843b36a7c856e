"""Who plays whom in the next round of a Swiss tournament. Nothing here does any I/O.

Tables of two are a matching of least cost in the graph of all possible pairs (networkx): first no rematch while one can be avoided,
then nobody without a rival for the second time, then rivals with like points, then who has begun
often against who has not, then the upper half of a score group against the lower.
Tables of more are groups by points, in which neighbours change places as long as fewer people meet again.
"""

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations, permutations, product
from typing import NamedTuple

from pavonis.server.tournaments.standings import Entrant, Played, meetings, points, standings

NOBODY = -1  # whom somebody plays who has no rival
PASSES = 20  # through all pairs of entrants who could change places
ORDERS = 6  # seats of which all orders are tried


class Shape(NamedTuple):
    """How many people sit at the tables of a round, how many have a bye, and how many seats a table has with its bots."""

    people: list[int]
    byes: int
    seats: list[int]


def shape(count: int, seats: int, allowed: Collection[int], bots: bool) -> Shape:
    """Tables for so many people, as equal as can be. With bots every seat is taken; without, tables may be smaller."""
    if bots:
        people = _equal(count, -(-count // seats))
        return Shape(people, 0, [seats] * len(people))
    people = _equal(count, -(-count // seats)) if count else []
    if all(size >= 2 and size in allowed for size in people):
        return Shape(people, 0, people)
    tables = count // seats
    return Shape([seats] * tables, count - tables * seats, [seats] * tables)


def _equal(count: int, tables: int) -> list[int]:
    return [count // tables + (number < count % tables) for number in range(tables)]


def paired(entrants: Sequence[Entrant], tables: Sequence[Played], seats: int, allowed: Collection[int], bots: bool) -> list[Played]:
    """The tables of the next round. `entrants` are those who still play, the favourites first."""
    number = max((table.round for table in tables), default=0) + 1
    wanted = shape(len(entrants), seats, allowed, bots)
    known = {entrant for table in tables for entrant in table.entrants if entrant is not None}
    everybody = [*entrants, *sorted(known - set(entrants))]
    order = [row.entrant for row in standings(everybody, tables) if row.entrant in set(entrants)]
    groups = _pairs(order, tables) if seats == 2 else _groups(order, tables, wanted)
    return [Played(number, each) for each in at_tables(groups, tables, seats if bots else 0)]


def at_tables(groups: Sequence[list[Entrant]], tables: Sequence[Played], seats: int) -> list[tuple[Entrant | None, ...]]:
    """Groups in the order of their seats, with bots up to so many. Whoever is alone without a bot has a bye."""
    found = []
    for number, group in enumerate(groups):
        people = [*group, *[None] * (seats - len(group))]
        found.append(seated(people[::-1] if number % 2 else people, tables))
    return found


def _pairs(order: Sequence[Entrant], tables: Sequence[Played]) -> list[list[Entrant]]:
    """Everybody in pairs; who is left over alone."""
    met = meetings(tables)
    alone = {entrant: sum(_lonely(table, entrant) for table in tables) for entrant in order}
    levels = _levels(order, tables)
    count, deepest = len(order), max(levels.values(), default=0) + 1
    ahead = _ahead(order, tables)
    worst = max((lead * lead for lead in ahead.values()), default=0)
    # Each evil is multiplied so that no number of lesser ones outweighs it.
    clash = count * count + 1
    group = clash * (worst + 1) * (count + 1)
    rematch = group * (deepest * deepest + 1) * (count + 1)
    import networkx as nx  # loading it takes a seventh of the time in which a server starts, and few servers hold tournaments

    graph = nx.Graph()
    for (at, one), (below, other) in combinations(enumerate(order), 2):
        again = met.get((min(one, other), max(one, other)), 0) ** 2
        apart = (levels[one] - levels[other]) ** 2
        both = min(abs(ahead[one]), abs(ahead[other])) ** 2 if ahead[one] * ahead[other] > 0 else 0
        graph.add_edge(one, other, weight=again * rematch + apart * group + both * clash + _fold(order, levels, at, below))
    if count % 2:
        for at, one in enumerate(order):
            above = (deepest - 1 - levels[one]) ** 2
            graph.add_edge(one, NOBODY, weight=alone[one] ** 2 * rematch + above * group + count - at)
    place = {entrant: number for number, entrant in enumerate(order)}
    pairs = [sorted((each for each in pair if each != NOBODY), key=place.__getitem__) for pair in nx.min_weight_matching(graph)]
    return sorted(pairs, key=lambda pair: (len(pair) == 1, place[pair[0]]))


def _lonely(table: Played, entrant: Entrant) -> bool:
    """Whether somebody had no entrant to play against."""
    return entrant in table.entrants and sum(each is not None for each in table.entrants) == 1


def _ahead(order: Sequence[Entrant], tables: Sequence[Played]) -> dict[Entrant, int]:
    """How much more often than not somebody has had the first seat. Two who both have cannot both get the other seat."""
    found = dict.fromkeys(order, 0)
    for table in tables:
        for seat, entrant in enumerate(table.entrants):
            if entrant in found and len(table.entrants) == 2:
                found[entrant] += 1 if seat == 0 else -1
    return found


def _levels(order: Sequence[Entrant], tables: Sequence[Played]) -> dict[Entrant, int]:
    """The score group of everybody: 0 has most points."""
    everybody = {entrant for table in tables for entrant in table.entrants if entrant is not None} | set(order)
    reached = points(everybody, tables)
    steps = sorted({reached[entrant] for entrant in order}, reverse=True)
    return {entrant: steps.index(reached[entrant]) for entrant in order}


def _fold(order: Sequence[Entrant], levels: dict[Entrant, int], at: int, below: int) -> int:
    """How far a pair is from the upper half of its score group playing the lower half in order."""
    here = sum(level == levels[order[at]] for level in levels.values())
    return abs(below - at - here // 2)


def _groups(order: Sequence[Entrant], tables: Sequence[Played], wanted: Shape) -> list[list[Entrant]]:
    """Groups by points with as few people as possible who meet again; byes, where there must be some, as rarely as possible."""
    met = meetings(tables)
    free = {entrant: sum(table.bye and entrant in table.entrants for table in tables) for entrant in order}
    place = {entrant: number for number, entrant in enumerate(order)}
    resting = sorted(order, key=lambda entrant: (free[entrant], -place[entrant]))[: wanted.byes]
    left = [entrant for entrant in order if entrant not in resting]
    groups: list[list[Entrant]] = []
    for size in wanted.people:
        groups.append(left[:size])
        left = left[size:]
    levels = _levels(order, tables)
    improved(groups, met, levels)
    return groups + [[entrant] for entrant in resting]


def improved(groups: list[list[Entrant]], met: dict[tuple[Entrant, Entrant], int], levels: dict[Entrant, int]) -> None:
    """Let entrants of different groups change places as long as that makes the groups better."""
    heavy = len(levels) * (max(levels.values(), default=0) + 1) ** 2 + 1

    def cost(group: list[Entrant], at: int, entrant: Entrant) -> int:
        """What somebody costs in the place of another."""
        total = 0
        for number, other in enumerate(group):
            if number != at:
                again = met.get((min(entrant, other), max(entrant, other)), 0)
                total += again * again * heavy + (levels[entrant] - levels[other]) ** 2
        return total

    for _ in range(PASSES):
        better = False
        for one, other in combinations(groups, 2):
            for at, to in product(range(len(one)), range(len(other))):
                first, second = one[at], other[to]
                now = cost(one, at, first) + cost(other, to, second)
                if cost(one, at, second) + cost(other, to, first) < now:
                    one[at], other[to] = second, first
                    better = True
        if not better:
            return


def seated(people: Sequence[Entrant | None], tables: Sequence[Played]) -> tuple[Entrant | None, ...]:
    """An order at the table in which everybody comes to the seats they have had least often, and not the same as last time."""
    used: dict[tuple[Entrant, int], int] = {}
    last: dict[Entrant, int] = {}
    for table in sorted(tables, key=lambda table: table.round):
        for seat, entrant in enumerate(table.entrants):
            if entrant is not None and not table.bye:
                used[entrant, seat] = used.get((entrant, seat), 0) + 1
                last[entrant] = seat

    def cost(order: Iterable[Entrant | None]) -> int:
        worth = 0
        for seat, entrant in enumerate(order):
            if entrant is not None:
                worth += 2 * used.get((entrant, seat), 0) + (last.get(entrant) == seat)
        return worth

    if len(people) > ORDERS:
        return tuple(min(([*people[start:], *people[:start]] for start in range(len(people))), key=cost))
    return min(permutations(people), key=cost)
