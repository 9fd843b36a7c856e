"""One of everything that Ares Expedition can say, and a few tables, for the tests and the golden files."""

from functools import cache
from typing import Any

from pavonis.core.game import Question
from pavonis.games.ares_expedition import effects, events, reasons
from pavonis.games.ares_expedition.cards import CORPORATIONS
from pavonis.games.ares_expedition.effects import ACTION, CONSTRUCTION, DEVELOPMENT, PHASES
from pavonis.games.ares_expedition.game import AresExpedition
from pavonis.games.ares_expedition.options import load
from pavonis.games.ares_expedition.position import Position
from pavonis.games.ares_expedition.setting import LEVELS
from pavonis.games.ares_expedition.state import AresState
from pavonis.games.ares_expedition.tables import LAST_SPACE, NAMES, OCEAN_TILES, STANDARD_NAMES
from pavonis.games.ares_expedition.words import AresWords, words
from pavonis.kit.terraforming import ANIMALS, MICROBES, OCEANS, OXYGEN, PLANT, SCIENCE, TAGS, TEMPERATURE
from pavonis.testing.table import Table

PLAYERS = {
    "en": ["Anna", "Boris", "Celina", "Daria"],
    "ru": ["Анна", "Борис", "Целина", "Дарья"],
    "pl": ["Anna", "Borys", "Celina", "Daria"],
}
BIRDS = NAMES.index("Birds")
DECOMPOSERS = NAMES.index("Decomposers")
PHYSICS = NAMES.index("Physics Complex")
EATERS = NAMES.index("Regolith Eaters")
REDUCERS = NAMES.index("Nitrite Reducing Bacteria")
COMET = NAMES.index("Comet")
MINE = NAMES.index("Mine")
STOCKED = range(effects.STOCKS)
STANDARD = range(len(STANDARD_NAMES))
MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {"level": "novice"}),
    (2, {"cooperative": True}),
    (3, {"mulligan": True}),
    (4, {"first_game": True}),
]
VALUES = set(LEVELS)
UNTRANSLATED = [card.name for card in CORPORATIONS]
ALIKE = 0


@cache
def the_game(**options: Any) -> AresExpedition:
    """The game with these options."""
    return load(**options)


def speak(language: str, seats: int = 3, game: AresExpedition | None = None) -> AresWords:
    """The words for so many players with names of that language."""
    return words(game or the_game(), language, PLAYERS[language][:seats])


# Plausible arguments of every event and reason, in the order in which their modules list them.
EVENTS: dict[int, list[tuple[int, ...]]] = {
    events.ROUND: [(3,)],
    events.CHOSE: [(0, phase) for phase in range(PHASES)],
    events.NEUTRAL: [(phase,) for phase in range(PHASES)],
    events.PHASE: [(phase,) for phase in range(PHASES)],
    events.DONE: [(1,)],
    events.LAST_CALL: [(1,)],
    events.ENDED: [(1,), (12,), (22,)],
    events.CORPORATION: [(0, 2)],
    events.DREW: [(0, BIRDS)],
    events.DREW_BACK: [(1, 0)],
    events.LOOKED: [(0, MINE)],
    events.LOOKED_COUNT: [(0, 1), (0, 2), (1, 5)],
    events.KEPT_COUNT: [(0, 1), (0, 2), (1, 5)],
    events.DISCARDED: [(0, COMET)],
    events.DISCARDED_BACK: [(1, 0)],
    events.SOLD: [(0, 1, 3), (0, 3, 9), (1, 7, 28)],
    events.REVEALED: [(0, BIRDS)],
    events.TOOK: [(0, BIRDS)],
    events.REBUILT: [(1,), (22,), (75,)],
    events.PLAYED: [(0, COMET, 25), (1, MINE, 0)],
    events.PAID: [(0, what, n) for what in STOCKED for n in (1, 2, 5)],
    events.SAVED: [(0, NAMES.index("Anaerobic Microorganisms"), 10), (1, NAMES.index("Restructured Resources"), 5)],
    events.STOCK: [*((0, what, n) for what in STOCKED for n in (1, 3, 8)), (1, 0, -4)],
    events.RATING: [(0, 1), (1, 3), (2, -1)],
    events.RAISED: [(0, TEMPERATURE, 3), (0, TEMPERATURE, 19), (1, OXYGEN, 8), (2, OCEANS, 1), (2, OCEANS, 4)],
    events.BEYOND: [(0, TEMPERATURE), (1, OXYGEN), (2, OCEANS)],
    events.FLIPPED: [(0, tile) for tile in range(len(OCEAN_TILES))],
    events.FOREST: [(0,)],
    events.CUBES: [(0, BIRDS, 1), (0, DECOMPOSERS, 2), (1, PHYSICS, 1), (2, BIRDS, -1), (2, DECOMPOSERS, -5)],
    events.USED: [(0, BIRDS)],
    events.STANDARD: [(0, number) for number in STANDARD],
    events.COMPULSORY: [(1, 0), (1, 2)],
    events.PRODUCED: [(0,)],
    events.INCOME: [(0, 12, 0, 0), (1, 7, 3, 1)],
    events.BONUS_CARD: [(0,)],
    events.MORE_PLAYS: [(0,)],
    events.NEXT_CARD: [(0,)],
    events.DECLINED: [(0,)],
    events.REDRAWN: [(0, 0), (0, 1), (1, 3), (2, 8)],
    events.NEUTRAL_MARKER: [(2,), (LAST_SPACE,)],
    events.HELPED: [(TEMPERATURE, 4), (OXYGEN, 2)],
    events.CUBE_TAKEN: [(0,)],
    events.MARKER_TAKEN: [(0,)],
    events.SWAPPED: [(0, 1, MINE)],
    events.SWAPPED_BACK: [(0, 1)],
    events.NOT_DONE: [(1,)],
}

REASONS: dict[int, list[tuple[int, ...]]] = {
    reasons.GAME_OVER: [()],
    reasons.NO_SUCH_MOVE: [()],
    reasons.NOT_ASKED: [()],
    reasons.NOT_THIS_QUESTION: [()],
    reasons.NOTHING_TO_TAKE_BACK: [()],
    reasons.NOT_OPTIONAL: [()],
    reasons.TOO_FEW_PICKED: [(0, 1, 4), (1, 3, 3)],
    reasons.NOT_ASCENDING: [()],
    reasons.NOT_IN_HAND: [(COMET,)],
    reasons.NOT_OFFERED: [(MINE,)],
    reasons.NOT_THIS_PHASE: [(phase,) for phase in range(PHASES)],
    reasons.WRONG_COLOUR: [(BIRDS, DEVELOPMENT), (MINE, CONSTRUCTION)],
    reasons.NO_PLAY_LEFT: [(DEVELOPMENT,), (CONSTRUCTION,)],
    reasons.TOO_COSTLY_TO_BE_FREE: [(MINE, 10, 9)],
    reasons.NOT_ENOUGH_MONEY: [(3, 8)],
    reasons.ZONE_TOO_LOW: [(TEMPERATURE, 0, 1), (OXYGEN, 1, 3)],
    reasons.ZONE_TOO_HIGH: [(TEMPERATURE, 1, 0), (OXYGEN, 2, 1)],
    reasons.TOO_FEW_OCEANS: [(1, 5), (0, 2)],
    reasons.TOO_MANY_OCEANS: [(4, 3)],
    reasons.TOO_FEW_TAGS: [(tag, 1, 2) for tag in range(TAGS)],
    reasons.RATING_TOO_LOW: [(5, 7)],
    reasons.TOO_LITTLE: [(what, 1, needs) for what in STOCKED for needs in (2, 8)],
    reasons.TOO_FEW_CUBES: [(DECOMPOSERS, 0, 1), (EATERS, 1, 2), (REDUCERS, 2, 3)],
    reasons.NO_CUBE_TO_TAKE: [(ANIMALS,), (MICROBES,)],
    reasons.NO_CARD_TO_GIVE: [()],
    reasons.NO_ACTION: [(BIRDS,)],
    reasons.ALREADY_USED: [(BIRDS,)],
    reasons.AT_MAXIMUM: [(TEMPERATURE,), (OXYGEN,), (OCEANS,)],
    reasons.SAME_PHASE_AGAIN: [(phase,) for phase in range(PHASES)],
    reasons.NOT_A_CHOICE: [()],
    reasons.NOT_WON_YET: [()],
    reasons.WRONG_AMOUNT: [(1, 3), (2, 2)],
    reasons.NO_SUCH_TARGET: [(BIRDS,)],
    reasons.NO_BONUS: [(CONSTRUCTION,)],
    reasons.NOTHING_TO_SELL: [()],
    reasons.TAKE_BACK_FIRST: [()],
    reasons.ALREADY_PICKED: [(COMET,)],
    reasons.PICK_OTHERS_FIRST: [(COMET,)],
    reasons.LACKS_TAGS: [(COMET, SCIENCE, PLANT)],
    reasons.NO_COLLECTOR: [(ANIMALS,), (MICROBES,)],
    reasons.ZONE_TOO_LOW_NOW: [(TEMPERATURE, 0, 1), (OXYGEN, 1, 3)],
    reasons.ZONE_TOO_HIGH_NOW: [(TEMPERATURE, 1, 0), (OXYGEN, 2, 1)],
    reasons.TOO_FEW_OCEANS_NOW: [(1, 5), (0, 2)],
    reasons.TOO_MANY_OCEANS_NOW: [(4, 3)],
}

CEO = NAMES.index("CEO's Favorite Project")
FUNGUS = NAMES.index("Decomposing Fungus")
HYDROGEN = NAMES.index("Imported Hydrogen")

QUESTIONS = [
    Question("plan", fresh=True),
    *(Question("phase", (phase,), fresh=True) for phase in (DEVELOPMENT, CONSTRUCTION, ACTION)),
    Question("done", (ACTION,)),
    Question("sealed"),
    *(Question("research", (n,), least=n, most=n) for n in (1, 2)),
    *(Question("limit", (n,), least=n, most=n) for n in (1, 3)),
    *(Question("sale", (n, 14), least=n, most=n) for n in (1, 2, 5)),
    Question("heat", (12, 0)),
    *(Question("save", (MINE, 10, way)) for way in (0, 1)),
    Question("way", (FUNGUS,)),
    Question("sell", least=1, most=4),
    Question("corporation", fresh=True),
    Question("redraw", least=0, most=8, fresh=True),
    Question("offer"),
    Question("neutral", fresh=True),
    *(Question("help", (n,), fresh=True) for n in (1, 2)),
    *(Question("piece", pool, fresh=True) for pool in ((27, 3), (1, 1), (22, 2))),
    Question("give"),
    Question("return", (1,)),
    *(Question("discard", (NAMES.index("Business Contacts"), effects.DISCARD, n, 0), least=n, most=n) for n in (1, 2)),
    Question("keep", (NAMES.index("Invention Contest"), effects.LOOK, 3, 1)),
    *(Question("add", (COMET, effects.ADD, n, cubes)) for n, cubes in ((3, MICROBES), (2, ANIMALS), (1, ANIMALS))),
    Question("add", (CEO, effects.ADD_ANY, 2, 0)),
    Question("choose", (HYDROGEN, effects.CHOOSE, 0, 0)),
    *(Question("take", (FUNGUS, effects.TAKE_ANY, 1, cubes)) for cubes in (ANIMALS, MICROBES)),
    Question("take revealed", (NAMES.index("Advanced Screening Technology"), effects.SCREEN, 3, 0)),
    Question("exchange", (NAMES.index("Mars University"), effects.EXCHANGE, 1, 0)),
    Question("redraft", (NAMES.index("Redrafted Contracts"), effects.REDRAFT, 3, 0)),
    Question("amount", (NAMES.index("Greenhouses"), effects.CONVERT, 4, effects.HEAT)),
    Question("amount", (NAMES.index("Power Infrastructure"), effects.CONVERT, 0, effects.HEAT)),
]


def table(game: AresExpedition, seats: int) -> Any:
    """A table of this game, whatever the list of games knows."""
    position: Any = Position(game, seats, 0)
    return Table(position)


def set_up() -> Any:
    """Two corporations to choose from, one chosen."""
    t = table(the_game(), 2).opening().dealt(0, "Helion", "Inventrix").dealt(1, "CrediCor", "Teractor")
    return t.do(0, "corporation Helion")


def development() -> Any:
    """A development phase that Anna has chosen, with discounts and cards of every colour in hand."""
    t = table(the_game(), 3).phase("development", 0).planned(1, "action").planned(2, "research")
    t.set(temperature=-14, oxygen=5, oceans=3, round=6)
    t.corporation(0, "Mining Guild").corporation(1, "Ecoline").corporation(2, "United Nations Mars Initiative")
    t.played(0, "Earth Catapult", "Tardigrades", "Physics Complex", "Comet", "Mine").cubes("Tardigrades", 4)
    t.played(1, "Birds", "Power Grid").cubes("Birds", 2).played(2, "Viral Enhancers", "Asteroid Mining")
    t.seat(0, megacredits=31, heat=5, plants=7, rating=9).seat(1, megacredits=12, plants=6, rating=7, forests=2)
    t.hand(0, "Great Dam", "Microprocessors", "Deimos Down", "Olympus Conference", "Trees").hand(1, "Fish", "Lichen")
    return t.bare(0, 1, 2)


def action() -> Any:
    """In the middle of an action phase: one action used, standard actions cheaper."""
    t = table(the_game(), 2).phase("action", 1).planned(0, "production").set(temperature=2, oxygen=11, oceans=8, round=11)
    t.corporation(0, "Ecoline").corporation(1, "Helion").played(
        0, "Standard Technology", "Tardigrades", "Steelworks", "Aquifer Pumping"
    )
    t.seat(0, megacredits=40, heat=9, plants=8, rating=18, forests=3).seat(1, megacredits=9, heat=20, rating=15)
    return t.hand(0, "Zeppelins").bare(0, 1).do(0, "use Tardigrades")


def research() -> Any:
    """A research phase: five cards to choose two from."""
    t = table(the_game(), 2).phase("research", 0)
    t.deck_top("Fish", "Comet", "Mine", "Moss", "Trees", "Algae", "Grass").corporation(0, "Teractor")
    return t.hand(0, "Worms").bare(0, 1).do(0, "keep Fish")


def solo() -> Any:
    """Alone in round 23: the order of the neutral cards is open."""
    t = (
        table(the_game(level="novice"), 1)
        .neutral("construction", "action", "research", marker=LAST_SPACE)
        .set(round=23, temperature=-2)
    )
    t.corporation(0, "ThorGate").played(0, "Power Plant", "Solar Power").seat(0, megacredits=17, heat=3, rating=21)
    return t.hand(0, "Windmills").bare(0).last_chosen(0, "production").planning()


def together() -> Any:
    """Two together, the pool half empty."""
    t = table(the_game(cooperative=True), 2).pool(12, 2).phase("construction", 0).planned(1, "production").set(round=9, oxygen=8)
    t.corporation(0, "PhoboLog").corporation(1, "Saturn Systems").played(1, "Io Mining Industries").seat(0, megacredits=26)
    return t.hand(0, "Water Import from Europa", "Work Crews").bare(0, 1)


def four_players() -> Any:
    """Four mats, planning."""
    t = table(the_game(), 4).set(temperature=-26, oxygen=1, round=4)
    corporations = ["Interplanetary Cinematics", "Tharsis Republic", "CrediCor", "Inventrix"]
    for seat, (corporation, phase) in enumerate(
        zip(corporations, ["action", "research", "production", "development"], strict=True)
    ):
        t.corporation(seat, corporation).seat(seat, megacredits=10 + 7 * seat, heat=3 - seat, plants=seat).last_chosen(seat, phase)
    t.played(0, "Media Group").played(3, "Adaptation Technology").hand(0, "Bribed Committee").bare(0, 1, 2, 3)
    return t.planning().do(0, "phase construction")


def over() -> Any:
    """A game that is over, with points from everywhere."""
    t = table(the_game(), 2).phase("action", 0).set(temperature=8, oxygen=14, oceans=9, round=14)
    t.corporation(0, "Ecoline").corporation(1, "Teractor").seat(0, rating=25, forests=6).seat(1, rating=31)
    t.played(0, "Fish", "Conserved Biome", "Bribed Committee").cubes("Fish", 4).played(1, "Think Tank", "Interplanetary Relations")
    return t.bare(0, 1).do(0, "done")  # Boris has nothing to do and is done without a word


@cache
def tables() -> dict[str, tuple[AresExpedition, AresState]]:
    """Tables at different moments of the game, written by names, so that they change only on purpose."""
    built = {
        "set-up": set_up(),
        "development": development(),
        "action": action(),
        "research": research(),
        "solo": solo(),
        "together": together(),
        "four players": four_players(),
        "over": over(),
    }
    return {name: (t.game, t.state) for name, t in built.items()}
