"""One of everything that Terraforming Mars can say, and a few tables, for the tests and the golden files."""

from functools import cache
from random import Random
from typing import Any

from pavonis.core.game import Question
from pavonis.games import load
from pavonis.games.terraforming_mars import board, effects, events, reasons
from pavonis.games.terraforming_mars.game import TerraformingMars
from pavonis.games.terraforming_mars.state import NEUTRAL, MarsState
from pavonis.games.terraforming_mars.tables import NAMES
from pavonis.games.terraforming_mars.words import MarsWords, words
from pavonis.kit.terraforming import ANIMALS, MICROBES
from pavonis.testing import table

PLAYERS = {
    "en": ["Anna", "Boris", "Celina", "Daria", "Emil"],
    "ru": ["Анна", "Борис", "Целина", "Дарья", "Эмиль"],
    "pl": ["Anna", "Borys", "Celina", "Daria", "Emil"],
}
BIRDS = NAMES.index("Birds")
ANTS = NAMES.index("Ants")
FLEET = NAMES.index("Security Fleet")
SEARCH = NAMES.index("Search For Life")
ASTEROID = NAMES.index("Asteroid")
LOAN = NAMES.index("Investment Loan")
HELION = NAMES.index("Helion")
RESOURCES = range(6)
MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (3, {"draft": True}),
    (2, {"effect_order": "free"}),
    (2, {"corporate_era": False}),
]
VALUES = {"printed", "relevant", "free"}
UNTRANSLATED: list[str] = []
ALIKE = 0


@cache
def the_game(**options: Any) -> TerraformingMars:
    """The game with these options."""
    game = load("terraforming-mars", **options)
    assert isinstance(game, TerraformingMars)
    return game


def speak(language: str, seats: int = 3, game: TerraformingMars | None = None) -> MarsWords:
    """The words for so many players with names of that language."""
    return words(game or the_game(), language, PLAYERS[language][:seats])


# Plausible arguments of every event and reason, in the order in which their modules list them.
EVENTS: dict[int, list[tuple[int, ...]]] = {
    events.GENERATION: [(2, 1)],
    events.TURN: [(0,)],
    events.PASSED: [(1,)],
    events.ENDED: [(12,)],
    events.CORPORATION: [(0, 3)],
    events.BOUGHT: [(0, ASTEROID)],
    events.BOUGHT_COUNT: [(0, 0), (0, 1), (1, 2), (2, 10)],
    events.DEALT: [(0, BIRDS)],
    events.DREW: [(0, BIRDS)],
    events.DREW_BACK: [(1, 0)],
    events.DISCARDED: [(0, LOAN)],
    events.DISCARDED_BACK: [(1, 0)],
    events.REVEALED: [(0, ANTS)],
    events.REBUILT: [(1,), (22,), (75,)],
    events.PLAYED: [(0, ASTEROID, 14), (1, LOAN, 0)],
    events.PAID: [(0, what, n) for what in RESOURCES for n in (1, 2, 5)],
    events.STOCK: [*((0, what, n) for what in RESOURCES for n in (1, 3, 8)), (1, 0, -4)],
    events.PRODUCTION: [*((0, what, 1) for what in RESOURCES), (1, 0, -2)],
    events.RATING: [(0, 1), (1, 3)],
    events.RAISED: [(0, 0, 3), (0, 0, 19), (1, 1, 8), (2, 2, 4)],
    events.PLACED: [*((0, tile, 5) for tile in range(1, len(board.TILE_NAMES))), (1, board.CITY_TILE, board.GANYMEDE)],
    events.CLAIMED: [(0, 7)],
    events.CUBES: [(0, BIRDS, 1), (0, ANTS, 2), (1, SEARCH, 1), (1, FLEET, 1), (2, BIRDS, -1), (2, ANTS, -5)],
    events.PROJECT: [(0, number) for number in range(5)],
    events.MILESTONE: [(0, number) for number in range(5)],
    events.AWARD: [(1, number) for number in range(5)],
    events.USED: [(0, BIRDS), (1, 10)],
    events.REMOVED: [(0, 1, 3, 3), (0, 2, 1, 1), (1, 0, 0, 7)],
    events.STOLEN: [(0, 1, 1, 2), (0, NEUTRAL, 0, 3)],
    events.LOWERED: [(0, 1, 3, 1), (0, NEUTRAL, 0, 2)],
    events.COPIED: [(0, NAMES.index("Mine"))],
    events.SOLD: [(0, 1), (0, 3), (1, 7)],
    events.GREENERY: [(0,)],
    events.WARMED: [(0,)],
    events.DECLINED: [(0,)],
    events.KEPT: [(0, BIRDS)],
    events.KEPT_BACK: [(1, 0)],
    events.PRODUCED: [()],
    events.INCOME: [(0, 24, 0, 0, 0, 0, 0), (1, 31, 2, 1, 0, 5, 8)],
    events.NEUTRAL_TILE: [(board.CITY_TILE, 9), (board.GREENERY_TILE, 10)],
    events.NEXT_CARD: [(0,)],
    events.LOOKED: [(0, BIRDS)],
    events.LOOKED_COUNT: [(0, 1), (0, 4)],
}

GENERAL = (reasons.GAME_OVER, reasons.NOT_ASKED, reasons.NOT_THIS_QUESTION, reasons.NO_SUCH_MOVE, reasons.NOTHING_SEALED)

REASONS: dict[int, list[tuple[int, ...]]] = {
    **{code: [()] for code in GENERAL},
    reasons.NOT_IN_HAND: [(ASTEROID,)],
    reasons.NOT_OFFERED: [(BIRDS,)],
    reasons.PICKED_IN_ORDER: [()],
    reasons.TOO_FEW_PICKED: [(0, 1)],
    reasons.TOO_LITTLE_MONEY: [(3, 8)],
    reasons.TOO_LITTLE: [(what, 1, needs) for what in RESOURCES for needs in (2, 8)],
    reasons.TOO_LITTLE_PRODUCTION: [(4, 0, 1), (0, -4, 2)],
    reasons.NOBODY_TO_LOWER: [(3, 1), (0, 2)],
    reasons.PARAMETER_TOO_LOW: [(0, -30, -12), (1, 2, 5), (2, 1, 3)],
    reasons.PARAMETER_TOO_HIGH: [(0, -8, -14), (1, 9, 6), (2, 4, 3)],
    reasons.TOO_FEW_TAGS: [(tag, 1, 2) for tag in range(10)],
    reasons.TOO_FEW_GREENERIES: [(0, 1)],
    reasons.TOO_FEW_CITIES: [(0, 2), (1, 2)],
    reasons.NO_PLACE: [(tile,) for tile in range(len(board.TILE_NAMES))],
    reasons.NOT_A_PLACE: [(1,), (board.NOCTIS,), (board.PHOBOS,)],
    reasons.NOTHING_TO_COPY: [()],
    reasons.CANNOT_COPY: [(NAMES.index("Mine"),), (HELION,)],
    reasons.NO_CUBES: [()],
    reasons.NO_CUBE_TO_TAKE: [(ANIMALS,), (MICROBES,)],
    reasons.TOO_FEW_CUBES: [(ANTS, 1, 2), (NAMES.index("Regolith Eaters"), 0, 2)],
    reasons.NO_SUCH_TARGET: [(BIRDS,)],
    reasons.NO_SUCH_SEAT: [(4,), (NEUTRAL,)],
    reasons.CANNOT_LOSE: [(1,)],
    reasons.NO_ACTION: [(BIRDS,), (HELION,)],
    reasons.ALREADY_USED: [(BIRDS,)],
    reasons.RATING_NOT_RAISED: [()],
    reasons.ALREADY_CLAIMED: [(1,)],
    reasons.NONE_LEFT_TO_CLAIM: [()],
    reasons.MILESTONE_NOT_MET: [(number, 1, 3) for number in range(5)],
    reasons.AT_MAXIMUM: [(0,), (1,), (2,)],
    reasons.NOT_IN_SOLO: [()],
    reasons.NO_CARDS: [()],
    reasons.NOT_OPTIONAL: [()],
    reasons.WRONG_AMOUNT: [(1, 3), (2, 2)],
    reasons.ACTION_TAKEN: [()],
    reasons.NO_ACTION_TAKEN: [()],
    reasons.NOT_POSSIBLE_YET: [()],
    reasons.NOT_DEALT: [(3,)],
    reasons.COVERED: [(5,)],
    reasons.CLAIMED: [(5, 1)],
    reasons.WRONG_PLACE: [(5, where) for where in range(effects.AT_NOCTIS + 1) if where != effects.ANY_LAND],
    reasons.NOT_TAKEN: [(resource,) for resource in range(6)],
    reasons.NO_TILE_BESIDE: [(1,)],
    reasons.NOT_FROM_YOURSELF: [()],
}

QUESTIONS = [
    *(Question("turn", (taken,), fresh=True) for taken in (0, 1)),
    Question("sealed"),
    *(Question("pay", (12, means, 0)) for means in (1, 2, 4)),
    Question("buy", (3, 20)),
    Question("draft", fresh=True),
    Question("corporation", fresh=True),
    Question("first cards", (3, 42)),
    Question("sell", least=1, most=4),
    Question("way", (NAMES.index("Electro Catapult"),)),
    Question("order", (ASTEROID,)),
    Question("last greenery", fresh=True),
    *(Question("lower", (BIRDS, effects.LOWER_ANY, 2, what)) for what in RESOURCES),
    Question("remove", (ASTEROID, effects.REMOVE_ANY, 0, 0)),
    Question("steal", (NAMES.index("Hired Raiders"), effects.STEAL_ANY, 0, 0)),
    *(Question("place", (-1, effects.TILE, 1, tile)) for tile in range(1, 4)),
    *(Question("place", (NAMES.index("Capital"), effects.TILE, 1, tile)) for tile in range(4, len(board.TILE_NAMES))),
    Question("place", (NAMES.index("Flooding"), effects.FLOOD, 4, 0)),
    Question("look", (NAMES.index("Inventors' Guild"), effects.LOOK, 1, 3)),
    *(Question("keep", (NAMES.index("Business Contacts"), effects.LOOK, 4, 2), least=n, most=n) for n in (1, 2)),
    *(Question("add", (ASTEROID, effects.ADD, n, cubes)) for n, cubes in ((3, MICROBES), (2, ANIMALS), (1, ANIMALS))),
    Question("add", (NAMES.index("CEO's Favorite Project"), effects.FAVOUR, 0, 0)),
    *(Question("take", (ANTS, effects.TAKE_CUBE, 1, cubes)) for cubes in (ANIMALS, MICROBES)),
    Question("choose", (NAMES.index("Imported Hydrogen"), effects.CHOOSE, 0, 0)),
    Question("claim", (NAMES.index("Land Claim"), effects.CLAIM, 0, 0)),
    Question("copy", (NAMES.index("Robotic Workforce"), effects.COPY_BOX, 0, 0)),
    Question("amount", (NAMES.index("Insulation"), effects.INSULATE, 0, 0)),
    Question("amount", (NAMES.index("Power Infrastructure"), effects.SELL_ENERGY, 0, 0)),
    Question("infect", (NAMES.index("Virus"), effects.INFECT, 2, 5)),
    Question("exchange", (NAMES.index("Research"), effects.EXCHANGE_CARD, 0, 0)),
    Question("enhance", (BIRDS, effects.ENHANCE, 0, 0)),
    Question("confer", (NAMES.index("Research"), effects.CONFER, 0, 0)),
]  # fmt: skip


def played(game: TerraformingMars, seats: int, seed: int, moves: int) -> MarsState:
    """A table after so many random moves, or at the end."""
    random = Random(seed)
    s = game.new(seats, seed)
    while moves and (waiting := game.waiting(s)):
        seat = random.choice(waiting)
        game.apply(s, seat, random.choice(game.legal(s, seat)))
        moves -= 1
    return s


def set_up() -> Any:
    """Two corporations and ten cards; one corporation and two cards are chosen."""
    cards = ["Asteroid", "Birds", "Capital", "Imported Hydrogen", "Mars University", "Mining Area", "Predators", "Satellites"]
    t = table(the_game(), 2).opening().dealt(0, "Helion", "Tharsis Republic", cards=[*cards, "Virus", "Worms"])
    return t.dealt(1, "CrediCor", "Teractor").do(0, "corporation Helion", "buy Capital", "buy Predators")


def middle() -> Any:
    """In the middle of Anna's turn: tiles of all, a claimed area, a discount, cubes, an award and a milestone."""
    t = table(the_game(), 3).set(temperature=-14, oxygen=5, generation=6, first=1)
    for place in ("04", "06", "34"):
        t.tile("ocean", place)
    for tile in (("city", "26", 0), ("greenery", "27", 0), ("city", "15", 1), ("mining_area", "20", 2), ("city", "01", 2)):
        t.tile(*tile)
    t.claim("40", 1).milestone("mayor", 2).award("banker", 1)
    t.corporation(0, "ThorGate").corporation(1, "Ecoline").corporation(2, "Saturn Systems")
    t.played(0, "Earth Catapult", "Birds", "Electro Catapult", "Geothermal Power").cubes("Birds", 3).events(0, "Asteroid")
    t.played(1, "Ants", "Mars University").cubes("Ants", 2).events(1, "Comet", "Virus").played(2, "Vesta Shipyard")
    t.seat(0, megacredits=31, steel=2, plants=7, energy=3, heat=5).production(0, megacredits=4, energy=2, heat=1)
    t.seat(1, megacredits=12, plants=6).production(1, megacredits=-2, plants=3).seat(2, titanium=4).production(2, titanium=2)
    t.hand(0, "Power Grid", "Deimos Down", "Olympus Conference", "Capital").hand(1, "Fish", "Lichen").passed(2)
    return t.turn(0, taken=1)


def draft() -> Any:
    """The second pick of a draft."""
    t = table(the_game(draft=True), 3).corporation(0, "Inventrix").hand(0, "Moss").research()
    t.offers(0, "Ants", "Birds", "Comet", "Fish").offers(1, "Grass", "Lichen", "Mine", "Trees")
    t.offers(2, "Algae", "Research", "Satellites", "Soletta")
    return t.do(0, "draft Birds").do(1, "draft Mine").do(2, "draft Research")


def solo() -> Any:
    """Alone in generation 9, with neutral tiles."""
    t = table(the_game(), 1).set(temperature=-8, oxygen=7, oceans=5, generation=9).corporation(0, "Mining Guild")
    for tile in (("city", "24"), ("greenery", "25"), ("city", "56"), ("greenery", "57"), ("city", "40", 0), ("greenery", "48", 0)):
        t.tile(*tile)
    t.played(0, "Mine", "Steelworks", "Great Dam").seat(0, megacredits=23, steel=5, energy=4).production(0, steel=3, energy=4)
    return t.hand(0, "Strip Mine", "Underground City")


def five_players() -> Any:
    """Five mats, nobody far ahead."""
    t = table(the_game(), 5).set(temperature=0, oxygen=9, oceans=7, generation=8, first=3)
    corporations = ["Helion", "PhoboLog", "Interplanetary Cinematics", "United Nations Mars Initiative", "Credicor"]
    places = ["12", "15", "26", "40", "57"]
    for seat, (corporation, place) in enumerate(zip(corporations, places, strict=True)):
        t.corporation(seat, corporation).tile("city", place, seat)
        t.seat(seat, megacredits=10 + 7 * seat, steel=seat, heat=20 - seat).production(seat, megacredits=seat * 3, energy=seat)
    t.played(0, "Nitrite Reducing Bacteria", "Space Elevator").cubes("Nitrite Reducing Bacteria", 4).played(4, "Pets")
    t.cubes("Pets", 2).hand(0, "Special Design", "Livestock").milestone("builder", 1).award("landlord", 2).award("miner", 4)
    return t.turn(0)


def over() -> Any:
    """A game that is over, with points from everywhere."""
    t = table(the_game(), 2).set(temperature=8, oxygen=14, oceans=9, generation=11)
    t.corporation(0, "Ecoline").corporation(1, "Teractor").milestone("gardener", 0).award("scientist", 1).award("banker", 0)
    for tile in (("city", "26", 0), ("greenery", "25", 0), ("greenery", "27", 1), ("city", "40", 1), ("capital", "35", 0)):
        t.tile(*tile)
    t.played(0, "Fish", "Capital", "Dust Seals").cubes("Fish", 4).played(1, "Research", "Heat Trappers", "Water Import From Europa")
    t.events(1, "Interstellar Colony Ship", "Bribed Committee").production(0, megacredits=3).seat(1, megacredits=7)
    return t.bare().do(0, "pass")  # who has nothing left to do passes without a word


@cache
def tables() -> dict[str, tuple[TerraformingMars, MarsState]]:
    """Tables at different moments of the game, written by names, so that they change only on purpose."""
    built = {
        "set-up": set_up(),
        "middle": middle(),
        "draft": draft(),
        "solo": solo(),
        "five players": five_players(),
        "over": over(),
    }
    return {name: (t.game, t.state) for name, t in built.items()}
