"""Points and winners. Rulebook: End of the game."""

from typing import Final

from pavonis.games.pocket_mars.state import BUILDINGS, ONE_STAR, TWO_STAR, PocketMarsState

LINES: Final = ["ship", "one_star", "two_star", "everywhere", "together", "energy"]

ON_SHIP: Final = 1
IN_ONE_STAR: Final = 2
IN_TWO_STAR: Final = 4
EVERYWHERE: Final = 2  # a colonist in each of the four buildings
TOGETHER: Final = 4  # four colonists in one building
FOUR: Final = 4
MOST_ENERGY: Final = 1  # all who share the highest level


def score_lines(s: PocketMarsState, seat: int) -> list[int]:
    """The points of a seat, line by line, in the order of LINES."""
    one_star = 0
    two_star = 0
    everywhere = True
    together = False
    for building in range(BUILDINGS):
        low = s.colonists[s.place(building, ONE_STAR, seat)]
        high = s.colonists[s.place(building, TWO_STAR, seat)]
        one_star += low
        two_star += high
        everywhere = everywhere and low + high > 0
        together = together or low + high >= FOUR
    return [
        ON_SHIP * s.ship[seat],
        IN_ONE_STAR * one_star,
        IN_TWO_STAR * two_star,
        EVERYWHERE if everywhere else 0,
        TOGETHER if together else 0,
        MOST_ENERGY if s.energy[seat] == max(s.energy) else 0,
    ]


def scores(s: PocketMarsState) -> list[int]:
    """The points of every seat as they stand."""
    return [sum(score_lines(s, seat)) for seat in range(len(s.hands))]


def winners(s: PocketMarsState) -> list[int]:
    """Most points, then most colonists on Mars; who is still level shares the victory."""
    points = scores(s)
    ranks = [(points[seat], s.on_mars(seat)) for seat in range(len(points))]
    best = max(ranks)
    return [seat for seat in range(len(points)) if ranks[seat] == best]
