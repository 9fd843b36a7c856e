"""Cards with one thing wrong, to prove that the cases would notice."""

from collections.abc import Iterator
from typing import NamedTuple

from pavonis.games.pocket_mars import effects
from pavonis.games.pocket_mars.cards import BLACK, COLOURS, ENERGY_MAX, PROJECT_CARDS, Card
from pavonis.games.pocket_mars.effects import ALWAYS, ANY, COLOUR_IN_HAND, NONE_HERE, SHIP_EMPTY, THIS, Half, Op
from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.setting import ABILITIES, Setting
from tests.cards.pocket_mars.case import BOTTOM, TOP

CODES = {
    "launch": effects.LAUNCH_OP,
    "gain": effects.GAIN,
    "land here": effects.LAND_HERE,
    "land": effects.LAND_ANY,
    "promote": effects.PROMOTE_OWN,
    "move": effects.MOVE_OWN,
    "shift": effects.SHIFT,
    "swap": effects.SWAP_ZONES,
    "exchange": effects.EXCHANGE_CARDS,
    "flip": effects.FLIP_TOP,
    "draw": effects.DRAW,
    "peek": effects.PEEK_PREP,
    "bury": effects.BURY_CARD,
}
COUNTED = [effects.LAUNCH_OP, effects.GAIN, effects.LAND_HERE, effects.LAND_ANY, effects.DRAW, effects.PEEK_PREP]
PLACED = [effects.PROMOTE_OWN, effects.MOVE_OWN]
CONDITIONS = {"without condition": ALWAYS, "if none here": NONE_HERE, "if the ship is empty": SHIP_EMPTY}
MOST_VALUE = 7


class Mutant(NamedTuple):
    """What is wrong, and the half that has it."""

    what: str
    half: Half


def changed_op(op: Op, **change: int) -> Op:
    """The effect with one field changed."""
    fields = {"code": op.code, "n": op.n, "where": op.where, "optional": op.optional, "pay": op.pay, **change}
    return Op(fields["code"], fields["n"], fields["where"], bool(fields["optional"]), fields["pay"])


def op_mutants(op: Op, has_building: bool) -> Iterator[tuple[str, list[Op]]]:
    """One effect with one thing wrong; `has_building` if it can speak of "this building"."""
    yield "left out", []
    yield "twice", [op, op]
    if op.code in COUNTED:
        yield f"n {op.n + 1}", [changed_op(op, n=op.n + 1)]
        if op.n > 1:
            yield f"n {op.n - 1}", [changed_op(op, n=op.n - 1)]
    if op.code in PLACED and has_building:
        yield "other place", [changed_op(op, where=ANY if op.where == THIS else THIS)]
    yield "asked" if not op.optional else "not asked", [changed_op(op, optional=not op.optional)]
    yield "dearer", [changed_op(op, pay=op.pay + 1, optional=True)]
    if op.pay:
        yield "free", [changed_op(op, pay=0)]
    for name, code in CODES.items():
        if code != op.code and (has_building or code != effects.LAND_HERE):
            yield f"{name} instead", [changed_op(op, code=code)]


def half_mutants(half: Half, has_building: bool) -> Iterator[Mutant]:
    """A half with one thing wrong."""
    for place, op in enumerate(half.ops):
        for what, wrong in op_mutants(op, has_building):
            ops = [*half.ops[:place], *wrong, *half.ops[place + 1 :]]
            yield Mutant(f"effect {place + 1} {what}", Half(ops, half.pay, half.when, half.colour))
    if len(half.ops) > 1:
        yield Mutant("effects in the other order", Half(half.ops[::-1], half.pay, half.when, half.colour))
    yield Mutant("dearer", Half(half.ops, half.pay + 1, half.when, half.colour))
    if half.pay:
        yield Mutant("free", Half(half.ops, half.pay - 1, half.when, half.colour))
    for name, when in CONDITIONS.items():
        if when != half.when and (has_building or when != NONE_HERE):
            yield Mutant(name, Half(half.ops, half.pay, when))
    for colour, name in enumerate(COLOURS):
        if half.when == COLOUR_IN_HAND and colour != half.colour:
            yield Mutant(f"if {name} is in hand", Half(half.ops, half.pay, half.when, colour))


def card_mutants(number: int, half: str) -> Iterator[tuple[str, PocketMars]]:
    """Games in which one half of one card has one thing wrong."""
    card = PROJECT_CARDS[number]
    if half == TOP:
        for what, wrong in half_mutants(card.top, has_building=False):
            yield what, game_with(number, Card(number, card.colour, card.value, card.names, wrong, card.bottom))
    else:
        for what, wrong in half_mutants(card.bottom, has_building=card.colour != BLACK):
            yield what, game_with(number, Card(number, card.colour, card.value, card.names, card.top, wrong))


def printed_mutants(number: int) -> Iterator[tuple[str, PocketMars]]:
    """Games in which one card has another colour or value. On the black building no value is ever compared."""
    card = PROJECT_CARDS[number]
    for colour, name in enumerate(COLOURS):
        if colour != card.colour:
            yield name, game_with(number, Card(number, colour, card.value, card.names, card.top, card.bottom))
    for value in (card.value - 1, card.value + 1):
        if value <= MOST_VALUE and card.colour != BLACK:
            yield f"value {value}", game_with(number, Card(number, card.colour, value, card.names, card.top, card.bottom))


def ability_mutants(building: int) -> Iterator[tuple[str, PocketMars]]:
    """Games in which one ability has one thing wrong."""
    for what, wrong in half_mutants(game_with().setting.halves[ABILITIES + building], has_building=building != BLACK):
        game = game_with()
        game.setting.halves[ABILITIES + building] = wrong
        yield what, game


def game_with(number: int = 0, card: Card | None = None) -> PocketMars:
    """The game with one card replaced."""
    cards = [card if card is not None and place == number else other for place, other in enumerate(PROJECT_CARDS)]
    return PocketMars(Setting(cards, ENERGY_MAX, draft=False), {"draft": False, "energy_max": ENERGY_MAX, "deck": None})


HALVES = [(number, half) for number in range(len(PROJECT_CARDS)) for half in (TOP, BOTTOM)]
