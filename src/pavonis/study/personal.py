"""What somebody's own games tell: the same sums as of a run, of the seats that one person had."""

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from pavonis.study.statistics import CardUse, card_uses, points_by_round
from pavonis.study.tally import Share

# Student's t for 95 %, by degrees of freedom from 1 on; beyond them the normal distribution is near enough.
STUDENT = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101,
    2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip
NORMAL = 1.96


class Rival(NamedTuple):
    """Somebody else at a table."""

    name: str
    bot: bool
    ahead: float  # 1 if one came before them, half if both share a place


class OwnGame(NamedTuple):
    """A finished game of somebody, from the seat they had."""

    number: int  # by which the stories know it
    seat: int
    seats: int
    won: float  # the share of the victory
    total: int
    lines: Mapping[str, int]
    rivals: Sequence[Rival]


class Story(NamedTuple):
    """What a game tells of its seats: how often each did what with which card, and the points after each round."""

    uses: Sequence[tuple[int, str, str, int]]
    stands: Sequence[tuple[int, int, Mapping[str, int]]]


class Mean(NamedTuple):
    """The mean of some numbers, with the interval in which the true one lies; one number alone tells nothing of it."""

    value: float
    low: float | None
    high: float | None
    games: int


class Against(NamedTuple):
    """How somebody fared with one rival at the table."""

    name: str
    bot: bool
    won: Share
    ahead: Share


def mean(numbers: Sequence[float]) -> Mean:
    """The mean with its interval of 95 % (Student)."""
    count = len(numbers)
    value = math.fsum(numbers) / count if count else 0.0
    if count < 2:
        return Mean(value, None, None, count)
    spread = math.sqrt(math.fsum((number - value) ** 2 for number in numbers) / (count - 1) / count)
    reach = spread * (STUDENT[count - 2] if count - 2 < len(STUDENT) else NORMAL)
    return Mean(value, value - reach, value + reach, count)


def victories(games: Iterable[OwnGame]) -> Share:
    """What was won; of a shared victory its share."""
    won = [game.won for game in games]
    return Share(sum(won), len(won))


def fair(games: Sequence[OwnGame]) -> float | None:
    """What an average player would have won; nothing without rivals."""
    with_rivals = [1 / game.seats for game in games if game.seats > 1]
    return sum(with_rivals) / len(with_rivals) if with_rivals else None


def by(games: Iterable[OwnGame], key: Callable[[OwnGame], Any]) -> dict[Any, list[OwnGame]]:
    """The games by something they have in common."""
    found: dict[Any, list[OwnGame]] = defaultdict(list)
    for game in games:
        found[key(game)].append(game)
    return dict(sorted(found.items()))


def rivals(games: Iterable[OwnGame]) -> list[Against]:
    """How somebody fared with each rival, the most frequent first."""
    met: dict[tuple[bool, str], list[tuple[float, float]]] = defaultdict(list)
    for game in games:
        for rival in game.rivals:
            met[rival.bot, rival.name].append((game.won, rival.ahead))
    found = [
        Against(name, bot, Share(sum(won for won, _ in each), len(each)), Share(sum(ahead for _, ahead in each), len(each)))
        for (bot, name), each in met.items()
    ]
    return sorted(found, key=lambda against: (-against.won.trials, against.bot, against.name))


def sources(games: Iterable[OwnGame]) -> dict[str, Mean]:
    """The points at the end by line of the score."""
    lines: dict[str, list[float]] = defaultdict(list)
    for game in games:
        for name, points in game.lines.items():
            lines[name].append(points)
    return {name: mean(numbers) for name, numbers in lines.items()}


def cards(games: Sequence[OwnGame], stories: Mapping[int, Story]) -> list[CardUse]:
    """Every card in every use of one's own, the most successful first."""
    shares = {game.number: {game.seat: game.won} for game in games}
    own = {game.number: game.seat for game in games}
    uses = ((number, *use) for number, story in stories.items() for use in story.uses if own.get(number) == use[0])
    return card_uses(uses, shares)


def growth(games: Sequence[OwnGame], stories: Mapping[int, Story]) -> dict[str, dict[int, float]]:
    """The mean of one's own points by round, line by line."""
    own = {game.number: game.seat for game in games}
    stands = (
        {"game": number, "round": round_, "seat": seat, **lines}
        for number, story in stories.items()
        for round_, seat, lines in story.stands
        if own.get(number) == seat
    )
    return points_by_round(stands, own)
