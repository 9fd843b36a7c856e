"""The vocabulary of Mission: Red Planet cards: what characters do, what missions ask for, what discoveries and actions bring.

What each effect does is in `boarding.py` and `behaviour.py` (characters), `discoveries.py`, `colonisation.py` (actions) and
`scoring.py` (missions), its words in `words/`, all found by its code.
"""

from typing import Final

# Characters
BOARD_SHIPS: Final = 0
RECALL: Final = 1
WALK: Final = 2
RESEARCH: Final = 3
FORCE_LAUNCH: Final = 4
DESTROY_SHIP: Final = 5
REPLACE: Final = 6
KILL: Final = 7
DESCEND: Final = 8
REDIRECT: Final = 9

ANY_SHIPS: Final = 0  # how astronauts are spread over ships
DIFFERENT_SHIPS: Final = 1
SAME_SHIP: Final = 2  # all of them, or the whole card is skipped

# Missions
PRESENCE: Final = 0
LEAD: Final = 1
EACH_KIND: Final = 2
MANY_REGIONS: Final = 3
ONE_REGION: Final = 4

ON_PHOBOS: Final = 0  # what a lead is counted in
IN_INNER: Final = 1
IN_WORMHOLE: Final = 2
SYLVANITE_TOKENS: Final = 3
CELERIUM_TOKENS: Final = 4

# Discoveries
EACH_LOSES: Final = 0
PULL_DOCKED: Final = 1
EVACUATE: Final = 2
ADJACENT_BONUS: Final = 3
NO_PRODUCTION: Final = 4
BONUS: Final = 5
COUNT_ONE_EACH: Final = 6
COUNT_ADJACENT: Final = 7
AWARD_SECOND: Final = 8
PRODUCE_KIND: Final = 9
POINTS_PRESENT: Final = 10
POINTS_LEAD: Final = 11

# Actions
GAIN_TOKENS: Final = 0
RESCUE: Final = 1
EXPEL: Final = 2

# When a discovery or an action counts
DISCOVERY_PHASE: Final = 0
THIRD_PRODUCTION: Final = 1
FINAL_SCORING: Final = 2
BEFORE_THIRD: Final = 3
END_OF_THIRD: Final = 4

WHEN: Final = {  # discoveries tell by what they do when they count
    EACH_LOSES: DISCOVERY_PHASE,
    PULL_DOCKED: DISCOVERY_PHASE,
    EVACUATE: DISCOVERY_PHASE,
    ADJACENT_BONUS: THIRD_PRODUCTION,
    NO_PRODUCTION: THIRD_PRODUCTION,
    BONUS: THIRD_PRODUCTION,
    COUNT_ONE_EACH: THIRD_PRODUCTION,
    COUNT_ADJACENT: THIRD_PRODUCTION,
    AWARD_SECOND: THIRD_PRODUCTION,
    PRODUCE_KIND: THIRD_PRODUCTION,
    POINTS_PRESENT: FINAL_SCORING,
    POINTS_LEAD: FINAL_SCORING,
}


class Op:
    """One step of a character."""

    def __init__(self, code: int, n: int = 0, ships: int = ANY_SHIPS) -> None:
        self.code: Final = code
        self.n: Final = n
        self.ships: Final = ships


class Goal:
    """What a mission asks for, and its points; a goal that is fulfilled or not has two: [0, 7]."""

    def __init__(self, code: int, points: list[int], regions: list[int], of: int = 0, least: int = 0) -> None:
        self.code: Final = code
        self.points: Final = points
        self.regions: Final = regions
        self.of: Final = of
        self.least: Final = least


class Find:
    """What a discovery does to its region."""

    def __init__(self, code: int, n: int = 0) -> None:
        self.code: Final = code
        self.n: Final = n  # astronauts, tokens, points, or a kind of resource
        self.when: Final = WHEN[code]


class Deed:
    """What an action card does, and at which moment."""

    def __init__(self, code: int, when: int, n: int = 1, kind: int = 0) -> None:
        self.code: Final = code
        self.when: Final = when
        self.n: Final = n
        self.kind: Final = kind


def board(n: int, ships: int = ANY_SHIPS) -> Op:
    """Astronauts go from the supply on docked ships."""
    return Op(BOARD_SHIPS, n, ships)


def recall() -> Op:
    """All played characters come back to hand, this one too."""
    return Op(RECALL)


def walk(n: int) -> Op:
    """Up to n steps of own astronauts to adjacent regions."""
    return Op(WALK, n)


def research() -> Op:
    """Draw a colonisation card, or look at a discovery."""
    return Op(RESEARCH)


def force_launch() -> Op:
    """A docked ship leaves though it is not full."""
    return Op(FORCE_LAUNCH)


def destroy_ship() -> Op:
    """A docked ship is destroyed; all aboard go to the wormhole."""
    return Op(DESTROY_SHIP)


def replace() -> Op:
    """An own astronaut takes the place of another colour's where the own colour is present."""
    return Op(REPLACE)


def kill() -> Op:
    """An astronaut in an outer region or on Phobos goes to the wormhole."""
    return Op(KILL)


def descend(n: int) -> Op:
    """At least one and up to n own astronauts go from Phobos to any regions of Mars."""
    return Op(DESCEND, n)


def redirect() -> Op:
    """A ship, docked or launched, gets another destination."""
    return Op(REDIRECT)


def presence(*regions: int) -> Goal:
    """1, 3 or 6 points for being in one, two or three of these regions."""
    return Goal(PRESENCE, [0, 1, 3, 6], list(regions))


def lead(of: int, points: int) -> Goal:
    """Points for having most of something, alone or not."""
    return Goal(LEAD, [0, points], [], of=of)


def each_kind(least: int, points: int) -> Goal:
    """Points for so many point tokens of every kind."""
    return Goal(EACH_KIND, [0, points], [], least=least)


def many_regions(least: int, points: int) -> Goal:
    """Points for being in so many regions."""
    return Goal(MANY_REGIONS, [0, points], [], least=least)


def one_region(least: int, points: int) -> Goal:
    """Points for so many astronauts in some one region."""
    return Goal(ONE_REGION, [0, points], [], least=least)


def gain_tokens(kind: int, n: int) -> Deed:
    """Point tokens from the supply, at the end of the third production."""
    return Deed(GAIN_TOKENS, END_OF_THIRD, n, kind)


def rescue(n: int) -> Deed:
    """Up to n own astronauts come from the wormhole to a region where the own colour is, before the third production."""
    return Deed(RESCUE, BEFORE_THIRD, n)


def expel() -> Deed:
    """Another colour's astronaut leaves a region where the own colour is, before the third production."""
    return Deed(EXPEL, BEFORE_THIRD)
