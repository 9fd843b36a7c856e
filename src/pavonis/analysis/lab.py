"""The card lab: what bots of each level did with a card, how those who used it fared, in words."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import sqrt
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from pavonis.analysis.telling import Teller
from pavonis.bots.bot import LEVELS
from pavonis.text import common

Z: Final = 1.959964  # of 95 %
WIDE: Final = 0.5  # an interval that is wider tells nothing, so the share is not told
TAKEN: Final = {"offered": "picked", "looked": "kept", "dealt": "corporation"}  # what is made of a card that is offered so
SHOWN: Final = ("played", "attached", "prepared", "placed", "discarded", "character", "phase", "mission")
FEW: Final = 8  # uses, below which it is not told when they happen
BOUGHT: Final = ("picked", "kept")  # but not used yet
THIN: Final = 50  # games of a level, below which it is said that they tell little about a single card


class Numbers(Struct, frozen=True):
    """What bots of one level did with a card."""

    counts: dict[str, int]
    rounds: dict[str, dict[str, int]]  # by what was done, in which rounds
    seats: int  # that used it
    won: float  # by them; of a shared victory a share
    points: float | None  # at the end, more than the mean of all seats
    companions: list[tuple[str, float, int]]  # name, won and seats of those who used both
    often: tuple[float, float] | None = None  # of what can be used again: how many times by a winner, and by another seat


class Told(NamedTuple):
    """What is said of one level: its name in words, sentences, and what was done in each round, each with its name."""

    heading: str
    sentences: list[str]
    rounds: list[tuple[str, dict[int, int]]]


class Lab(Struct, frozen=True):
    """The numbers of all cards of a game, by their English names, and how they were made."""

    game: str
    players: int
    made: dict[str, Any]
    levels: dict[str, dict[str, int]]
    cards: dict[str, dict[str, Numbers]]


@cache
def lab_of(key: str) -> Lab | None:
    """The numbers that come with the package; None for a game without any."""
    file = files("pavonis.analysis").joinpath("data", "lab", f"{key}.json")
    return msgspec.json.decode(file.read_bytes(), type=Lab) if file.is_file() else None


def interval(won: float, seats: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share."""
    if not seats:
        return 0.0, 1.0
    share = won / seats
    middle, reach = share + Z * Z / (2 * seats), Z * sqrt(share * (1 - share) / seats + Z * Z / (4 * seats * seats))
    return max(0.0, (middle - reach) / (1 + Z * Z / seats)), min(1.0, (middle + reach) / (1 + Z * Z / seats))


def tells(won: float, seats: int) -> bool:
    """Whether there are enough to tell a share: its interval is not too wide."""
    low, high = interval(won, seats)
    return high - low <= WIDE


def told(lab: Lab, card: str, teller: Teller, language: str, names: Mapping[str, str]) -> list[Told]:
    """What there is to say about a card, by level; nothing if no level ever saw it. `names` has the cards in the language."""
    found: list[Told] = []
    by_level = lab.cards.get(card, {})
    for level, played in lab.levels.items() if by_level else ():
        heading = teller("lab_level", level=_level(level, language), games=played["games"])
        numbers = by_level.get(level)
        said = [teller("lab_unseen")] if numbers is None else _sentences(numbers, teller, names, everybodys(lab, level))
        if played["games"] < THIN and not (numbers and _few(numbers)):
            said.append(teller("lab_thin"))
        by_round = {what: _by_round(each) for what, each in (numbers.rounds if numbers else {}).items()}
        rounds = [(teller(f"lab_by_{what}"), each) for what, each in by_round.items() if sum(each.values()) >= FEW]
        found.append(Told(heading, said, rounds))
    return found


def caution(lab: Lab, teller: Teller, language: str) -> str:
    """How far the numbers go: what they do not prove, and the levels of which there are none."""
    absent = ", ".join(_level(level, language) for level in LEVELS if level not in lab.levels)
    return " ".join([teller("lab_caution"), *([teller("lab_absent", levels=absent)] if absent else [])])


def _level(level: str, language: str) -> str:
    named = common(language).levels.get(level)
    return named[0] if named else level


def everybodys(lab: Lab, level: str) -> set[str]:
    """The cards of a level that nearly everybody uses: they go with any card, so they are no companions of it."""
    return {card for card, played in lab.cards.items() if level in played and played[level].often is not None}


def _sentences(numbers: Numbers, teller: Teller, names: Mapping[str, str], common_ones: set[str]) -> list[str]:
    said: list[str] = []
    for offered, taken in TAKEN.items():
        if chances := numbers.counts.get(offered, 0):
            count = min(chances, numbers.counts.get(taken, 0))
            share = f" ({teller.percent(count / chances)})" if tells(count, chances) else ""
            said.append(teller(f"lab_{taken}", count=count, of=chances, share=share))
    for what in SHOWN:
        if count := numbers.counts.get(what, 0):
            said.append(teller(f"lab_{what}", count=count))
    if not numbers.seats:  # of what was only drawn it is not known what became of it
        drawn = numbers.counts["drawn"] if set(numbers.counts) == {"drawn"} else 0
        return [*said, teller("lab_drawn", count=drawn) if drawn else teller("lab_unused")]
    uses = sum((Counter(_by_round(each)) for what, each in numbers.rounds.items() if what not in BOUGHT), Counter[int]())
    if uses.total() >= FEW:
        early, middle, late = _middle(uses)
        if early < late:
            said.append(teller("lab_rounds", early=early, middle=middle, late=late))
    if numbers.often is not None:
        winners, others = (teller.number(each) for each in numbers.often)
        return [*said, teller("lab_often", winners=winners, others=others)]
    if _few(numbers):
        return [*said, teller("lab_few", seats=numbers.seats)]
    low, high = interval(numbers.won, numbers.seats)
    share = teller.percent(numbers.won / numbers.seats)
    said.append(teller("lab_won", seats=numbers.seats, share=share, low=teller.percent(low), high=teller.percent(high)))
    if numbers.points is not None:
        said.append(teller("lab_points", points=teller.number(numbers.points, True)))
    better = numbers.won / numbers.seats  # who does worse together than alone has no best companion
    companions = [each for each in numbers.companions if each[0] not in common_ones and each[1] / each[2] > better]
    if companions:
        friends = [f"{names.get(name, name)} ({teller.percent(won / seats)}, {seats})" for name, won, seats in companions]
        said.append(teller("lab_companions", cards=", ".join(friends)))
    return said


def _few(numbers: Numbers) -> bool:
    """Whether a card was used, but too seldom to tell how well it does."""
    return numbers.seats > 0 and numbers.often is None and not tells(numbers.won, numbers.seats)


def _by_round(counts: Mapping[str, int]) -> dict[int, int]:
    return {int(number): count for number, count in counts.items()}


def _middle(rounds: Mapping[int, int]) -> tuple[int, int, int]:
    """The rounds by which a quarter, half and three quarters of the uses have happened."""
    total, passed = sum(rounds.values()), 0
    found: list[int] = []
    for number in sorted(rounds):
        passed += rounds[number]
        while len(found) < 3 and passed >= total * (len(found) + 1) / 4:
            found.append(number)
    return found[0], found[1], found[2]
