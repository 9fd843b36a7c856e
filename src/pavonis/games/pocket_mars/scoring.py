"""Points and winners. Rulebook: End of the game."""

from typing import Final

from pavonis.games.pocket_mars.setting import Setting
from pavonis.games.pocket_mars.state import ONE_STAR, TWO_STAR, PocketMarsState
from pavonis.kit.observation import ScoreEntry

ON_SHIP: Final = 1
IN_ONE_STAR: Final = 2
IN_TWO_STAR: Final = 4
EVERYWHERE: Final = 2  # a colonist in each building that holds some
TOGETHER: Final = 4  # four colonists in one building
FOUR: Final = 4
MOST_ENERGY: Final = 1  # all who share the highest level

POINTS: Final = {  # by line: for each colonist, or once
    "ship": ON_SHIP,
    "one_star": IN_ONE_STAR,
    "two_star": IN_TWO_STAR,
    "everywhere": EVERYWHERE,
    "together": TOGETHER,
    "energy": MOST_ENERGY,
}
LINES: Final = list(POINTS)


def score_lines(setting: Setting, s: PocketMarsState, seat: int) -> list[int]:
    """The points of a seat, line by line, in the order of LINES."""
    one_star = 0
    two_star = 0
    everywhere = True
    together = False
    for building in setting.homes:
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


def score_sheet(setting: Setting, s: PocketMarsState, seat: int) -> list[ScoreEntry]:
    """Where the points of a seat come from: the building, where there is one."""
    lines = dict(zip(LINES, score_lines(setting, s, seat), strict=True))
    sheet = [ScoreEntry(line, -1, lines[line]) for line in ("ship", "everywhere", "energy")]
    for building in setting.homes:
        low = s.colonists[s.place(building, ONE_STAR, seat)]
        high = s.colonists[s.place(building, TWO_STAR, seat)]
        sheet.append(ScoreEntry("one_star", building, IN_ONE_STAR * low))
        sheet.append(ScoreEntry("two_star", building, IN_TWO_STAR * high))
        if low + high >= FOUR and lines["together"]:
            sheet.append(ScoreEntry("together", building, lines["together"]))
            lines["together"] = 0  # it is scored once
    return sheet


def scores(setting: Setting, s: PocketMarsState) -> list[int]:
    """The points of every seat as they stand."""
    return [sum(score_lines(setting, s, seat)) for seat in range(len(s.hands))]


def winners(setting: Setting, s: PocketMarsState) -> list[int]:
    """Most points, then most colonists on Mars; who is still level shares the victory."""
    points = scores(setting, s)
    ranks = [(points[seat], s.on_mars(seat)) for seat in range(len(points))]
    best = max(ranks)
    return [seat for seat in range(len(points)) if ranks[seat] == best]


def decided_by(setting: Setting, s: PocketMarsState) -> list[tuple[str, list[int]]]:
    """With equal points, the colonists on Mars. Rulebook: End of the game."""
    points = scores(setting, s)
    if points.count(max(points)) == 1:
        return []
    return [("tie_colonists", [s.on_mars(seat) for seat in range(len(points))])]
