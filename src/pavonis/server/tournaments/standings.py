"""How the entrants of a tournament stand. Nothing here does any I/O.

A table gives each of its people points for every other seat: one if they came before it, half if they share a place. The points of
a table are divided by the number of these others, so a win is one point at a table of any size. A bye is a win. Whoever plays no
entrant, because of a bye or a bot, is reckoned in the tie-breaks as having met somebody with as many points as their own.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

Entrant = int
HALF = Fraction(1, 2)


class Played(NamedTuple):
    """A table of a round: entrants by seat, nobody where a bot sits. A bye has one entrant and no other seat."""

    round: int
    entrants: tuple[Entrant | None, ...]
    places: tuple[int, ...] | None = None  # of each seat, from 0; nothing as long as it is played

    @property
    def bye(self) -> bool:
        """Whether somebody wins without playing."""
        return len(self.entrants) == 1


class Standing(NamedTuple):
    """How one entrant stands."""

    entrant: Entrant
    rank: int  # from 1; shared by those whom nothing tells apart
    points: Fraction
    buchholz: Fraction
    sonneborn: Fraction
    wins: int
    played: int
    byes: int


def score(places: Sequence[int], seat: int, other: int) -> Fraction:
    """What a seat gets for another one."""
    if places[seat] == places[other]:
        return HALF
    return Fraction(int(places[seat] < places[other]))


def points_at(table: Played, seat: int) -> Fraction:
    """What a seat gets at a table that is over."""
    if table.bye:
        return Fraction(1)
    assert table.places is not None
    others = [other for other in range(len(table.entrants)) if other != seat]
    return sum((score(table.places, seat, other) for other in others), Fraction(0)) / len(others)


def points(entrants: Iterable[Entrant], tables: Iterable[Played]) -> dict[Entrant, Fraction]:
    """The points of everybody."""
    found = {entrant: Fraction(0) for entrant in entrants}
    for table in tables:
        if table.bye or table.places is not None:
            for seat, entrant in enumerate(table.entrants):
                if entrant is not None:
                    found[entrant] += points_at(table, seat)
    return found


def standings(entrants: Sequence[Entrant], tables: Iterable[Played], robin: bool = False) -> list[Standing]:
    """Everybody, the best first. In a round robin, whom one has beaten tells more than whom one has met."""
    over = [table for table in tables if table.bye or table.places is not None]
    reached = points(entrants, over)
    rows = [_standing(entrant, reached, [table for table in over if entrant in table.entrants]) for entrant in entrants]

    def key(row: Standing) -> tuple[Fraction, ...]:
        ties = (row.sonneborn, row.buchholz) if robin else (row.buchholz, row.sonneborn)
        return (row.points, *ties, Fraction(row.wins))

    order = {entrant: number for number, entrant in enumerate(entrants)}
    rows.sort(key=lambda row: (*(-each for each in key(row)), Fraction(order[row.entrant])))
    ranked: list[Standing] = []
    for number, row in enumerate(rows, 1):
        same = bool(ranked) and key(ranked[-1]) == key(row)
        ranked.append(row._replace(rank=ranked[-1].rank if same else number))
    return ranked


def _standing(entrant: Entrant, reached: dict[Entrant, Fraction], tables: Sequence[Played]) -> Standing:
    buchholz = sonneborn = Fraction(0)
    wins = 0
    own = reached[entrant]
    for table in tables:
        seat = table.entrants.index(entrant)
        if table.bye:
            buchholz, sonneborn = buchholz + own, sonneborn + own
            continue
        assert table.places is not None
        others = [other for other in range(len(table.entrants)) if other != seat]
        wins += all(table.places[seat] < table.places[other] for other in others)
        for other in others:
            rival = table.entrants[other]
            worth = (own if rival is None else reached[rival]) / len(others)
            buchholz += worth
            sonneborn += worth * score(table.places, seat, other)
    byes = sum(table.bye for table in tables)
    return Standing(entrant, 0, own, buchholz, sonneborn, wins, len(tables) - byes, byes)


def against(entrants: Sequence[Entrant], tables: Iterable[Played]) -> dict[Entrant, dict[Entrant, Fraction]]:
    """The crosstable: what everybody has got against everybody they have met."""
    found: dict[Entrant, dict[Entrant, Fraction]] = {entrant: {} for entrant in entrants}
    for table in tables:
        if table.places is None:
            continue
        for seat, entrant in enumerate(table.entrants):
            for other, rival in enumerate(table.entrants):
                if entrant is not None and rival is not None and other != seat:
                    row = found[entrant]
                    row[rival] = row.get(rival, Fraction(0)) + score(table.places, seat, other)
    return found


def meetings(tables: Iterable[Played]) -> dict[tuple[Entrant, Entrant], int]:
    """How often two entrants have sat at one table, by the lower number first. Tables that are being played count too."""
    found: dict[tuple[Entrant, Entrant], int] = {}
    for table in tables:
        here = sorted(entrant for entrant in table.entrants if entrant is not None)
        for number, one in enumerate(here):
            for other in here[number + 1 :]:
                found[one, other] = found.get((one, other), 0) + 1
    return found
