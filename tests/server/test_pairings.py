"""Who plays whom: nobody meets again while that can be avoided, nobody rests twice, and seats are shared out."""

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pavonis.server.tournaments.pairing import paired, shape
from pavonis.server.tournaments.round_robin import circle, rounds_of
from pavonis.server.tournaments.standings import Played, against, meetings, points, standings

ALLOWED = range(2, 6)


def played(tables: list[Played], chance: random.Random) -> list[Played]:
    """The same tables with results: a place for each seat, sometimes shared."""
    found = []
    for table in tables:
        places = [chance.randrange(len(table.entrants)) for _ in table.entrants]
        order = sorted(set(places))
        found.append(table._replace(places=None if table.bye else tuple(order.index(place) for place in places)))
    return found


def people(table: Played) -> list[int]:
    return [entrant for entrant in table.entrants if entrant is not None]


@given(count=st.integers(2, 17), seats=st.integers(2, 5), bots=st.booleans(), rounds=st.integers(1, 6), seed=st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_swiss_rounds(count: int, seats: int, bots: bool, rounds: int, seed: int) -> None:
    chance = random.Random(seed)
    left = list(range(count))
    tables: list[Played] = []
    for number in range(1, rounds + 1):
        if len(left) > 2 and chance.random() < 0.15:
            left.remove(chance.choice(left))  # somebody goes home
        fresh = paired(left, tables, seats, ALLOWED, bots)
        assert sorted(entrant for table in fresh for entrant in people(table)) == sorted(left), "everybody plays once"
        assert {table.round for table in fresh} == {number}
        for table in fresh:
            assert table.bye or len(table.entrants) == seats or (not bots and 2 <= len(table.entrants) <= seats)
            assert not (bots and table.bye)
        if seats == 2:
            _check_pairs(left, tables, fresh)
        tables += played(fresh, chance)


def _check_pairs(left: list[int], tables: list[Played], fresh: list[Played]) -> None:
    met = meetings(tables)
    again = sum(tuple(sorted(people(table))) in met for table in fresh if len(people(table)) == 2)
    assert (again == 0) == _can_avoid(left, tables), "a rematch or a second bye only if nothing else is possible"


def _can_avoid(left: list[int], tables: list[Played]) -> bool:
    """Whether everybody could be paired without a rematch, the one who is left over being somebody who has not been that."""
    met = meetings(tables)
    rested = {table.entrants for table in tables if len(people(table)) == 1}
    alone = {entrant for entrants in rested for entrant in entrants}
    graph = nx.Graph()
    graph.add_edges_from(pair for pair in combinations(sorted(left), 2) if pair not in met)
    if len(left) % 2:
        graph.add_edges_from((entrant, -1) for entrant in left if entrant not in alone)
    return len(nx.max_weight_matching(graph, maxcardinality=True)) == -(-len(left) // 2)


@given(count=st.integers(3, 13), seed=st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_byes_and_first_seats_are_shared_out(count: int, seed: int) -> None:
    chance = random.Random(seed)
    tables: list[Played] = []
    for _ in range(min(5, count - 1)):
        fresh = paired(range(count), tables, 2, ALLOWED, False)
        before = Counter(table.entrants[0] for table in tables if table.bye)
        for table in fresh:
            if table.bye and not any(tuple(sorted(people(each))) in meetings(tables) for each in fresh):
                assert before[table.entrants[0]] == 0, "nobody rests twice"
        tables += played(fresh, chance)
    for entrant in range(count):
        mine = [table for table in tables if entrant in table.entrants and not table.bye]
        first = sum(table.entrants[0] == entrant for table in mine)
        assert abs(2 * first - len(mine)) <= 3, "who moves first is shared out"


def test_leaders_meet_and_the_upper_half_plays_the_lower() -> None:
    first = paired(range(8), [], 2, ALLOWED, False)
    assert sorted(tuple(sorted(people(table))) for table in first) == [(0, 4), (1, 5), (2, 6), (3, 7)]
    won = [table._replace(places=tuple(int(entrant != min(people(table))) for entrant in table.entrants)) for table in first]
    second = paired(range(8), won, 2, ALLOWED, False)
    assert {max(people(table)) < 4 for table in second} == {True, False}
    assert all(len({entrant < 4 for entrant in people(table)}) == 1 for table in second), "winners meet winners"
    for table in second:
        before = [each.entrants[0] for each in first]
        assert sum(entrant in before for entrant in people(table)) == 1, "who has begun meets who has not"
        assert table.entrants[1] in before


def test_larger_tables_go_by_points_and_avoid_old_rivals() -> None:
    chance = random.Random(3)
    tables: list[Played] = []
    for _ in range(3):
        tables += played(paired(range(16), tables, 4, ALLOWED, False), chance)
    assert max(meetings(tables).values()) <= 2
    assert sum(count > 1 for count in meetings(tables).values()) <= 6
    reached = points(range(16), tables[:4])
    second = [sorted(reached[entrant] for entrant in people(table)) for table in tables if table.round == 2]
    assert max(each[-1] - each[0] for each in second) < 1


@given(st.integers(2, 15))
@settings(deadline=None)
def test_in_a_circle_everybody_meets_everybody_once(count: int) -> None:
    rounds = circle(range(count))
    assert len(rounds) == count - 1 + count % 2
    pairs = [tuple(sorted(pair)) for pairs in rounds for pair in pairs if len(pair) == 2]
    assert sorted(pairs) == list(combinations(range(count), 2))
    rests = [pair[0] for pairs in rounds for pair in pairs if len(pair) == 1]
    assert sorted(rests) == (list(range(count)) if count % 2 else [])


@given(count=st.integers(3, 14), seats=st.integers(3, 5), bots=st.booleans())
@settings(max_examples=12, deadline=None)
def test_larger_tables_of_a_round_robin_are_balanced(count: int, seats: int, bots: bool) -> None:
    rounds = rounds_of(range(count), seats, ALLOWED, bots, "seed")
    tables = [Played(number, tuple(group)) for number, groups in enumerate(rounds) for group in groups]
    met = meetings(tables)
    assert len(met) == count * (count - 1) // 2, "everybody meets everybody"
    for groups in rounds:
        assert sorted(entrant for group in groups for entrant in group) == list(range(count))
    assert max(met.values()) <= 4
    assert len(rounds) <= count


@pytest.mark.parametrize(
    ("count", "seats", "bots", "people", "byes"),
    [
        (7, 2, False, [2, 2, 2], 1), (7, 2, True, [2, 2, 2, 1], 0), (5, 4, False, [3, 2], 0), (9, 4, True, [3, 3, 3], 0),
        (4, 3, False, [2, 2], 0), (3, 4, False, [3], 0),
    ],
)  # fmt: skip
def test_shapes(count: int, seats: int, bots: bool, people: list[int], byes: int) -> None:
    found = shape(count, seats, ALLOWED, bots)
    assert (found.people, found.byes) == (people, byes)
    assert found.seats == ([seats] * len(people) if bots else people)


def test_where_small_tables_are_not_allowed_somebody_rests() -> None:
    assert shape(5, 4, range(3, 6), False) == ([4], 1, [4])


def test_points_and_tie_breaks_worked_out_by_hand() -> None:
    tables = [
        Played(1, (0, 1), (0, 1)), Played(1, (2, 3), (0, 0)), Played(1, (4,)),
        Played(2, (0, 4), (0, 1)), Played(2, (1, 2), (0, 1)), Played(2, (3,)),
    ]  # fmt: skip
    half = Fraction(1, 2)
    rows = {row.entrant: row for row in standings(range(5), tables)}
    assert [rows[each].points for each in range(5)] == [2, 1, half, 1 + half, 1]
    assert rows[0].buchholz == 1 + 1
    assert rows[3].buchholz == half + (1 + half), "a bye counts as somebody with one's own points"
    assert rows[3].sonneborn == half * half + (1 + half)
    assert rows[1].sonneborn == half
    assert [row.entrant for row in standings(range(5), tables)] == [0, 3, 4, 1, 2]
    assert [row.rank for row in standings(range(5), tables)] == [1, 2, 3, 4, 5]
    assert against(range(5), tables)[0] == {1: 1, 4: 1}
    assert [(row.rank, row.entrant) for row in standings(range(2), [])] == [(1, 0), (1, 1)]


def test_points_at_a_table_of_four() -> None:
    table = Played(1, (0, 1, None, 2), (0, 1, 1, 3))
    rows = {row.entrant: row for row in standings(range(3), [table])}
    assert [rows[each].points for each in range(3)] == [1, Fraction(1, 2), 0]
    assert (rows[0].wins, rows[1].wins) == (1, 0)
