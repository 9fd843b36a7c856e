"""One of everything that Pocket Mars can say, for the tests and the golden files."""

from itertools import product
from typing import Any

from pavonis.core.game import Question
from pavonis.games import load
from pavonis.games.pocket_mars import cards, effects, events, reasons
from pavonis.games.pocket_mars.cards import Card
from pavonis.games.pocket_mars.effects import ANY, THIS, Half, Op
from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.setting import ABILITIES, Setting
from pavonis.games.pocket_mars.words import PocketMarsWords, words

PLAYERS = {"en": ["Anna", "Boris", "Celina"], "ru": ["Анна", "Борис", "Целина"], "pl": ["Anna", "Borys", "Celina"]}
MODES: list[tuple[int, dict[str, Any]]] = [(3, {}), (3, {"draft": True})]
VALUES: set[str] = set()
UNTRANSLATED = ["Pocket Mars"]
ALIKE = 0


def the_game(**options: Any) -> PocketMars:
    """The game with these options."""
    game = load("pocket-mars", **options)
    assert isinstance(game, PocketMars)
    return game


def speak(language: str, seats: int = 3, game: PocketMars | None = None) -> PocketMarsWords:
    """The words for so many players with names of that language."""
    return words(game or the_game(), language, PLAYERS[language][:seats])


# Plausible arguments of every event and reason, in the order in which their modules list them.
EVENTS: dict[int, list[tuple[int, ...]]] = {
    events.TURN: [(1, 0), (12, 2)],
    events.PLAYED: [(0, 7)],
    events.ATTACHED: [(0, 8), (1, 28)],
    events.TAKEN: [(0, 1, 9)],
    events.LAUNCHED: [(0, n) for n in range(1, 7)],
    events.ENERGY: [(0, 1), (0, 2), (0, 5), (0, 0), (1, -1), (1, -3)],
    events.LANDED: [(0, building) for building in range(4)],
    events.PROMOTED: [(0, 0, 0), (0, 1, 1)],
    events.DEMOTED: [(0, 0, 2), (0, 1, 3)],
    events.MOVED: [(0, 1, 0), (1, 2, 3)],
    events.SWAPPED: [(0, 2, 1, 2), (0, 3, 0, 1)],
    events.EXCHANGED: [(0, 21, 24)],
    events.FLIPPED: [(0, 0, 4)],
    events.DREW: [(0, 10)],
    events.DREW_BACK: [(1, colour) for colour in range(5)],
    events.PEEKED: [(0, 1, 0, 11)],
    events.PEEKED_BACK: [(0, 1, 1)],
    events.BURIED: [(0, 12)],
    events.BURIED_BACK: [(1, 3)],
    events.DISCARDED: [(0, 13)],
    events.DROPPED: [(0, 14)],
    events.PREPARED: [(0, 15)],
    events.PREPARED_BACK: [(1, 4)],
    events.REBUILT: [(1,), (2,), (5,), (11,), (21,), (22,)],
    events.DECLINED: [(0,)],
    events.USED: [(0, 14), (0, 15), *((0, ABILITIES + building) for building in range(5))],
    events.FIRST: [(1,)],
    events.KEPT: [(0, 16)],
    events.KEPT_BACK: [(1, 0)],
    events.ENDED: [(9,)],
    events.WITHOUT_EFFECT: [(0, 24)],
}

REASONS: dict[int, list[tuple[int, ...]]] = {
    reasons.GAME_OVER: [()],
    reasons.NOT_ASKED: [()],
    reasons.NOT_THIS_QUESTION: [()],
    reasons.NO_SUCH_MOVE: [()],
    reasons.NOT_IN_HAND: [(7,)],
    reasons.NOT_IN_PREP: [(8,)],
    reasons.NOT_YOURS: [(9,)],
    reasons.OWN_MODULE: [()],
    reasons.NO_CARD_THERE: [(1, 0)],
    reasons.NO_SUCH_SEAT: [(3,)],
    reasons.NONE_ON_EARTH: [()],
    reasons.SHIP_IS_EMPTY: [()],
    reasons.TOO_LITTLE_ENERGY: [(0, 1), (1, 2)],
    reasons.ENERGY_FULL: [(5,)],
    reasons.COLONIST_HERE: [(building,) for building in range(4)],
    reasons.SHIP_NOT_EMPTY: [()],
    reasons.NO_COLOUR_IN_HAND: [(colour,) for colour in range(5)],
    reasons.NO_ONE_STAR: [(1,)],
    reasons.TWO_STAR_FULL: [(2,)],
    reasons.NOBODY_TO_PROMOTE: [()],
    reasons.NOBODY_TO_MOVE: [()],
    reasons.NOBODY_TO_SHIFT: [()],
    reasons.NOBODY_TO_SWAP: [()],
    reasons.NO_TWO_CARDS: [()],
    reasons.NO_CARD_TO_FLIP: [()],
    reasons.NO_PREP_TO_SEE: [()],
    reasons.NO_CARD_LEFT: [()],
    reasons.NOT_IN_PACK: [(10,)],
    reasons.PICKED_IN_ORDER: [()],
    reasons.NOT_OPTIONAL: [()],
    reasons.NOT_ATTACHED: [(11,)],
    reasons.NO_PAIR_WITH: [(12,)],
    reasons.NO_SUCH_COLONIST: [(1, 3)],
    reasons.SAME_BUILDING: [()],
    reasons.NOTHING_SEALED: [()],
    reasons.NOT_A_PLACE_HERE: [()],
    reasons.NO_OPEN_CARD_AT: [(building,) for building in range(4)],
    reasons.OTHER_COLUMN: [(13,)],
    reasons.SAME_CARD: [()],
    reasons.SAME_OWNER: [()],
    reasons.LANDS_ONLY_AT: [(building,) for building in range(4)],
}

QUESTIONS = [
    Question("turn", fresh=True),
    *(Question("landing", (building,)) for building in range(4)),
    Question("action", (7,)),
    *(Question("ability", (building,)) for building in range(5)),
    Question("keep", fresh=True),
    *(Question("drop", (n,), least=n, most=n) for n in (1, 2, 3)),
    *(Question("prepare", (n,), least=n, most=n) for n in (1, 2)),
    Question("sealed"),
]

COUNTED = [effects.LAUNCH_OP, effects.GAIN, effects.LAND_HERE, effects.LAND_ANY, effects.DRAW, effects.PEEK_PREP]
PLACED = [effects.PROMOTE_OWN, effects.MOVE_OWN]
OTHERS = [effects.SHIFT, effects.SWAP_ZONES, effects.EXCHANGE_CARDS, effects.FLIP_TOP, effects.BURY_CARD]
SHAPES = [(code, n, ANY) for code, n in product(COUNTED, range(1, 5))]
SHAPES += [(code, 1, where) for code, where in product(PLACED, (ANY, THIS))]
SHAPES += [(code, 1, ANY) for code in OTHERS]
WISHES = [(False, 0), (True, 0), (True, 1), (True, 2), (True, 5)]  # optional, pay
EVERY_OP = [Op(code, n, where, optional, pay) for (code, n, where), (optional, pay) in product(SHAPES, WISHES)]
EVERY_CONDITION = [
    (effects.ALWAYS, 0),
    (effects.NONE_HERE, 0),
    (effects.SHIP_EMPTY, 0),
    *((effects.COLOUR_IN_HAND, c) for c in range(5)),
]
EVERY_HALF = [
    *(Half([op], source="own") for op in EVERY_OP),
    *(Half([Op(effects.DRAW), op], source="own") for op in EVERY_OP),
    *(Half([op], pay, when, colour, "own") for op, pay, (when, colour) in product(EVERY_OP[:3], (0, 1, 2, 5), EVERY_CONDITION)),
]

CHOICES = [effects.LAND_ANY, effects.PEEK_PREP, *PLACED, *OTHERS]
ASKED_TWICE = {
    effects.LAND_ANY: 1,
    effects.MOVE_OWN: 2,
    effects.EXCHANGE_CARDS: 8,
    effects.PEEK_PREP: 2,
}  # a memo of the second pick


def every_game() -> list[PocketMars]:
    """Games whose decks hold, between them, every half there can be."""
    halves = list(EVERY_HALF)
    games: list[PocketMars] = []
    while halves:
        deck: list[Card] = []
        for number in range(len(cards.PROJECT_CARDS)):
            names = [f"Card {number}", f"Карта {number}", f"Karta {number}"]
            top, bottom = [halves.pop() if halves else EVERY_HALF[0] for _ in range(2)]
            deck.append(Card(number, number // cards.PER_COLOUR, number % 8, names, top, bottom))
        games.append(PocketMars(Setting(deck, 5, draft=False), {}))
    return games


def effect_questions(game: PocketMars) -> list[Question]:
    """Every question that an effect of this game's deck can ask."""
    asked: list[Question] = []
    for half, content in enumerate(game.setting.halves):
        building = half - ABILITIES if half >= ABILITIES else half // 2 // cards.PER_COLOUR
        for number, op in enumerate(content.ops):
            if op.optional or (op.code in CHOICES and (op.code, op.where) != (effects.PROMOTE_OWN, THIS)):
                asked.append(Question("effect", (half, number, building, 0)))
            if op.code in ASKED_TWICE and op.where == ANY:
                asked.append(Question("effect", (half, number, building, ASKED_TWICE[op.code])))
    return asked
