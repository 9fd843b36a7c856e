"""One of everything that Mission: Red Planet can say, for the tests and the golden files."""

from functools import cache
from itertools import product
from typing import Any

from pavonis.core.game import Question
from pavonis.games import load
from pavonis.games.mission_red_planet import effects, events, reasons
from pavonis.games.mission_red_planet.cards import (
    EXPLORER,
    FIRST_ACTION,
    FIRST_DISCOVERY,
    LAYOUTS,
    PILOT,
    REGION_CARDS,
    ROBOT,
    SHIP_CARDS,
    SOLDIER,
)
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.state import FIRST_PAD, KINDS, NOBODY, PHOBOS, RedPlanetState
from pavonis.games.mission_red_planet.words import RedPlanetWords, words
from pavonis.testing.table import Table, table

PLAYERS = {
    "en": ["Anna", "Boris", "Celina", "David", "Eve", "Frank"],
    "ru": ["Анна", "Борис", "Целина", "Давид", "Ева", "Франк"],
    "pl": ["Anna", "Borys", "Celina", "Dawid", "Ewa", "Franek"],
}
REGIONS = [region.number for region in REGION_CARDS]
LAST_SHIP = SHIP_CARDS[-1].number
DUEL = 2  # players who also play a neutral colour each
MODES: list[tuple[int, dict[str, Any]]] = [(DUEL, {"layout": "random"}), (5, {"layout": "random"})]
VALUES = {"random", *(str(number) for number, _ in enumerate(LAYOUTS, 1))}
UNTRANSLATED: list[str] = []
ALIKE = 60  # the Soldier and an action do the same to an astronaut

# Plausible arguments of every event and reason, in the order in which their modules list them.
EVENTS: dict[int, list[tuple[int, ...]]] = {
    events.ROUND: [(1,)],
    events.MISSION: [(0, 4)],
    events.MISSION_BACK: [(1, 0)],
    events.CALLED: [(9,)],
    events.REVEALED: [(0, character) for character in range(1, 10)],
    events.SKIPPED: [(1, 3)],
    events.BOARDED: [(0, 0, n) for n in (1, 2, 3)],
    events.SENT: [(NOBODY, 2, PHOBOS), *((1, 0, region) for region in REGIONS)],
    events.DEPARTED: [(1,)],
    events.ARRIVED: [(0, region) for region in REGIONS],
    events.RETURNED_EMPTY: [(2,)],
    events.RESOURCE: [(region, region % KINDS) for region in REGIONS],
    events.DOCKED: [(0, 0), (1, 10), (2, LAST_SHIP)],
    events.RESHUFFLED: [(1,), (22,), (30,)],
    events.FIRST: [(1,)],
    events.RECALLED: [(0,)],
    events.WALKED: [(0, 3, 4), (1, 1, 2)],
    events.DREW: [(0, 5), (1, FIRST_DISCOVERY + 1), (0, FIRST_ACTION)],
    events.DREW_BACK: [(1, 0)],
    events.PLACED: [(0, 4, FIRST_DISCOVERY + 2)],
    events.PLACED_BACK: [(1, 5)],
    events.DISCARDED: [(0, FIRST_DISCOVERY + 3)],
    events.BOXED: [(0, 6)],
    events.BOXED_BACK: [(1, 0)],
    events.LOOKED: [(0, 6, FIRST_DISCOVERY + 4)],
    events.LOOKED_BACK: [(1, 7)],
    events.DESTROYED: [(0, 1, 12), (1, 0, LAST_SHIP)],
    events.REPLACED: [(0, 3, 1), (1, FIRST_PAD + 2, 0)],
    events.KILLED: [(0, 8, 1), (1, PHOBOS, 1)],
    events.DESCENDED: [(0, 0), (1, 4)],
    events.NEUTRAL: [(0, 7)],
    events.NEUTRAL_BACK: [(1, 0)],
    events.NEUTRAL_SHUFFLED: [(2,)],
    events.PRODUCTION: [(number,) for number in (1, 2, 3)],
    events.PRODUCED: [(3, 0, 0), (4, 0, 1), (1, 1, 2), (PHOBOS, 2, 5)],
    events.AWARDED: [(0, 3, 0, 1), (1, 1, 1, 2), (0, PHOBOS, 2, 5)],
    events.UNCOVERED: [(5, FIRST_DISCOVERY + 5)],
    events.LOST: [(0, 3, 1), (1, 4, 2)],
    events.PULLED: [(0, 0, 3, 1), (1, 2, 4, 3)],
    events.LEFT: [(0, 3, 8)],
    events.PLAYED: [(0, FIRST_ACTION + 2)],
    events.PASSED: [(1,)],
    events.GAINED: [(0, 0, 2), (1, 2, 1)],
    events.RESCUED: [(0, 4, 1), (1, PHOBOS, 2)],
    events.EXPELLED: [(0, 5, 1)],
    events.SHOWN: [(1, 8)],
    events.ENDED: [()],
    events.LAYOUT: [(0,), (3,)],
}

GENERAL = (reasons.GAME_OVER, reasons.NOT_ASKED, reasons.NOT_THIS_QUESTION, reasons.NO_SUCH_MOVE, reasons.NOTHING_SEALED)

REASONS: dict[int, list[tuple[int, ...]]] = {
    **{code: [()] for code in GENERAL},
    reasons.NOT_IN_HAND: [(5,)],
    reasons.NOT_DEALT: [(3,)],
    reasons.NOT_HELD: [(FIRST_ACTION,)],
    reasons.WRONG_MOMENT: [(FIRST_ACTION + 1,)],
    reasons.NO_EFFECT: [(FIRST_ACTION + 2,)],
    reasons.NO_SUCH_PAD: [(4,)],
    reasons.NO_SHIP: [(0,)],
    reasons.SHIP_LAUNCHED: [(1,)],
    reasons.SHIP_FULL: [(2,)],
    reasons.TOO_FEW_SEATS: [(0, 1, 3), (0, 2, 3)],
    reasons.NO_TOKEN: [(3,)],
    reasons.NO_TOKEN_AT_ALL: [(1,)],
    reasons.PICKED_IN_ORDER: [()],
    reasons.NOT_OPTIONAL: [()],
    reasons.NO_OWN_ASTRONAUT: [(3, 0), (FIRST_PAD + 1, 1)],
    reasons.NO_SUCH_ASTRONAUT: [(PHOBOS, 1), (FIRST_PAD, 0)],
    reasons.OWN_ASTRONAUT: [()],
    reasons.NOT_ADJACENT: [(3, 4)],
    reasons.INNER_REGION: [(1,)],
    reasons.ONLY_MARS: [()],
    reasons.DISCOVERY_THERE: [(4,)],
    reasons.NO_DISCOVERY: [(5,)],
    reasons.DECK_EMPTY: [()],
    reasons.NOT_A_DISCOVERY: [()],
    reasons.NO_SUCH_COLOUR: [(4,)],
    reasons.WORMHOLE_SHORT: [(0, 1), (1, 2)],
    reasons.OUTER_ONLY: [(1,), (PHOBOS,)],
    reasons.AT_MOST: [(1,)],
    reasons.SAME_SHIP: [(0,)],
    reasons.NOT_ON_TOP: [(5,)],
}

QUESTIONS = [
    Question("mission", fresh=True),
    *(Question("stack", (place,), fresh=True) for place in (1, 2)),
    Question("character", (1,), fresh=True),
    *(Question("board", (colour, PILOT, n)) for colour, n in ((0, 1), (0, 2), (2, 2))),
    Question("send", (0, PILOT, 1)),
    *(Question("walk", (0, EXPLORER, n)) for n in (1, 2, 3)),
    *(Question(kind, (colour, 7)) for kind, colour in product(("research", "place", "look", "put_aside"), (0, 2))),
    Question("launch", (0, 6)),
    Question("destroy", (0, 5)),
    Question("replace", (0, ROBOT)),
    Question("kill", (0, SOLDIER)),
    *(Question("descend", (0, SOLDIER, n)) for n in (1, 2, 3)),
    Question("redirect", (0, PILOT)),
    *(Question("action", (moment,), fresh=True) for moment in (effects.BEFORE_THIRD, effects.END_OF_THIRD)),
    Question("rescue", (FIRST_ACTION + 2,)),
    Question("expel", (FIRST_ACTION + 3,)),
    *(Question("leave", (colour, region)) for colour, region in ((0, 3), (3, 4))),
    Question("sealed"),
]


def the_game(**options: Any) -> MissionRedPlanet:
    """Mission: Red Planet with these options."""
    game = load("mission-red-planet", **options)
    assert isinstance(game, MissionRedPlanet)
    return game


def speak(language: str, seats: int = DUEL, game: MissionRedPlanet | None = None) -> RedPlanetWords:
    """The game in a language, at a table of so many; two by default, so that neutral colours have something to say too."""
    return words(game or the_game(), language, PLAYERS[language][:seats])


def five_players() -> RedPlanetState:
    """The middle of a game: ships of every kind, a lead and a tie, cards seen and unseen, a crowded region."""
    t = table("mission-red-planet", seats=5)
    t.set(round=6, first="blue")
    t.pad(1, "Ausonia", 3, yellow=1, blue=1).pad(2, "anywhere", 4).pad(3, "Hellas", 4, tokens=["Phobos"], orange=3)
    t.pad(4, "Syrtis Major", 5, green=2, purple=1)
    t.region("Ausonia", resource="celerium", yellow=2, blue=2, discovery="Lichens", seen_by=[0])
    t.region("Hellas", resource="ice", tokens=[1, 0, 0], orange=7).region("Phobos", resource="sylvanite", purple=1)
    t.region("Mare Serpentis", resource="ice", green=1, yellow=1, discovery="Radiation", seen_by=[1])
    t.colour("yellow", tokens=[2, 0, 1]).colour("green", wormhole=3, tokens=[4, 1, 0])
    t.mission(0, "Moon Base").area(0, "Blocks of Ice").hand("yellow", "Pilot", "Recruiter", "Soldier")
    return state_of(t)


def duel() -> RedPlanetState:
    """Two players with their neutral colours, each having laid a neutral character."""
    t = table("mission-red-planet", seats=2)
    t.pad(1, "Phobos", 3, yellow=1).pad(2, "Mare Tyrrhenum", 2, green=1)
    t.region("Hellas", resource="sylvanite", yellow=1, orange=2)
    t.mission(0, "Pioneers").neutral(0, "Robot").neutral(1, "Pilot")
    return state_of(t)


def countdown() -> RedPlanetState:
    """A Pilot has been called and is about to board; another ship has left."""
    t = table("mission-red-planet", seats=3)
    t.pad(1, "Ausonia", 3, blue=3, launched=True).pad(2, "anywhere", 3).pad(3, "Phobos", 3, orange=1)
    t.mission(0, "Inner Circle").do(1, "choose Travel Agent").do(2, "choose Travel Agent").do(0, "choose Pilot")
    return state_of(t)


def state_of(t: Table) -> RedPlanetState:
    """The position of a table."""
    s = t.state
    assert isinstance(s, RedPlanetState)
    return s


def finished() -> RedPlanetState:
    """The end of a game of one move as good as another."""
    game = the_game()
    s = game.new(3, 5)
    while waiting := game.waiting(s):
        options = game.legal(s, waiting[0])
        game.apply(s, waiting[0], options[len(s.log or []) % len(options)])
    return s


@cache
def tables() -> dict[str, tuple[MissionRedPlanet, RedPlanetState]]:
    """Tables to be drawn and described."""
    built = {
        "set-up": the_game().new(3, 2),
        "five players": five_players(),
        "duel": duel(),
        "countdown": countdown(),
        "over": finished(),
    }
    return {name: (the_game(), s) for name, s in built.items()}
