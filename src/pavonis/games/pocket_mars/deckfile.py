"""Decks as files: the owner of a box can bring the exact cards. Errors name the file, the card and the field."""

import json
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from pavonis.games.pocket_mars import effects
from pavonis.games.pocket_mars.cards import BLACK, COLOURS, PER_COLOUR, PROJECT_CARDS, Card
from pavonis.games.pocket_mars.effects import Half, Op
from pavonis.games.pocket_mars.game import PocketMars
from pavonis.text import LANGUAGES, Language
from pavonis.text.deckfile import BadDeck, convert, named, no_name_twice, read_json, read_names

MOST_DRAWN = 4  # by one half; with more, four players could empty even a deck just rebuilt
Count = Annotated[int, msgspec.Meta(ge=1, le=4)]
Colour = Literal["green", "orange", "purple", "blue", "black"]
OPS = {
    "launch": effects.LAUNCH_OP,
    "gain_energy": effects.GAIN,
    "land_this": effects.LAND_HERE,
    "land_any": effects.LAND_ANY,
    "promote_own": effects.PROMOTE_OWN,
    "relocate_own": effects.MOVE_OWN,
    "shift_zone": effects.SHIFT,
    "swap_zones": effects.SWAP_ZONES,
    "swap_attached_cards": effects.EXCHANGE_CARDS,
    "flip_top_card": effects.FLIP_TOP,
    "draw": effects.DRAW,
    "peek_prep": effects.PEEK_PREP,
    "bottom_deck": effects.BURY_CARD,
}
COUNTED = {"launch", "gain_energy", "land_this", "land_any", "draw", "peek_prep"}  # take n
PLACED = {"promote_own": "where", "relocate_own": "to"}  # take this or any
CONDITIONS = {
    "no_own_colonists_in_this_building": effects.NONE_HERE,
    "own_ship_empty": effects.SHIP_EMPTY,
    "colour_in_hand": effects.COLOUR_IN_HAND,
}


class Energy(msgspec.Struct, forbid_unknown_fields=True):
    energy: Annotated[int, msgspec.Meta(ge=1, le=20)]


class Condition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    type: Literal["no_own_colonists_in_this_building", "own_ship_empty", "colour_in_hand"]
    colour: Colour | None = None


class Effect(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    op: Literal[
        "launch", "gain_energy", "land_this", "land_any", "promote_own", "relocate_own", "shift_zone", "swap_zones",
        "swap_attached_cards", "flip_top_card", "draw", "peek_prep", "bottom_deck",
    ]  # fmt: skip
    n: Count | None = None
    where: Literal["this", "any"] | None = None
    to: Literal["this", "any"] | None = None
    optional: bool = False
    cost: Energy | None = None


class HalfFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    ops: Annotated[list[Effect], msgspec.Meta(min_length=1, max_length=4)]
    condition: Condition | None = None
    cost: Energy | None = None
    source: Literal["rulebook", "public", "reconstructed", "own"] = "own"


class CardFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    colour: Colour
    value: Annotated[int, msgspec.Meta(ge=0, le=7)]
    names: dict[Language, str]
    top: HalfFile
    bottom: HalfFile
    printed: Annotated[str, msgspec.Meta(min_length=1, max_length=10)] | None = None  # the number on the card, if it has one


def read_file(path: Path) -> dict[str, Any]:
    """The data of a deck file, not yet checked card by card."""
    return read_json(path, "a deck file is an object with a list 'cards'")


def read_cards(data: dict[str, Any], name: str) -> list[Card]:
    """The cards of a deck, checked, in the order of the colours."""
    cards = data.get("cards")
    if not isinstance(cards, list) or set(data) - {"cards", "about"}:
        raise BadDeck(f"{name}: a deck file has a list 'cards', a text 'about' if you like, and nothing else")
    places = [named(card, f"{name}: card {number}") for number, card in enumerate(cards, 1)]
    found = [read_card(card, where) for card, where in zip(cards, places, strict=True)]
    for colour, word in enumerate(COLOURS):
        count = sum(card.colour == colour for card in found)
        if count != PER_COLOUR:
            raise BadDeck(f"{name}: field 'cards': there must be {PER_COLOUR} {word} cards, not {count}")
    no_name_twice([(where, card.names) for where, card in zip(places, found, strict=True)])
    found.sort(key=lambda card: card.colour)
    return [numbered(card, number) for number, card in enumerate(found)]


def numbered(card: Card, number: int) -> Card:
    """The card with its number in this deck: they count by colour, then as the file has them."""
    return Card(number, card.colour, card.value, card.names, card.top, card.bottom, card.set, card.printed)


def read_card(data: Any, where: str) -> Card:
    """One card; `where` names the file and the card."""
    card = convert(data, CardFile, where)
    colour = COLOURS.index(card.colour)
    names = read_names(card.names, where)
    top = read_half(card.top, f"{where}: field 'top", own_building=False, bottom=False)
    bottom = read_half(card.bottom, f"{where}: field 'bottom", own_building=colour != BLACK, bottom=True)
    return Card(0, colour, card.value, names, top, bottom, printed=card.printed)


def read_half(half: HalfFile, where: str, own_building: bool, bottom: bool) -> Half:
    """A half; only the bottom of a card whose building holds colonists can speak of "this building"."""
    when = effects.ALWAYS
    colour = 0
    if half.condition is not None:
        when = CONDITIONS[half.condition.type]
        if when == effects.NONE_HERE and not own_building:
            raise BadDeck(f"{where}.condition': there is no building with colonists that this could mean")
        if (when == effects.COLOUR_IN_HAND) != (half.condition.colour is not None):
            raise BadDeck(f"{where}.condition.colour': colour_in_hand needs a colour, the others have none")
        if half.condition.colour is not None:
            colour = COLOURS.index(half.condition.colour)
    ops = [read_effect(op, f"{where}.ops[{number}]", own_building) for number, op in enumerate(half.ops)]
    if sum(op.n for op in ops if op.code == effects.DRAW) > MOST_DRAWN:
        raise BadDeck(f"{where}.ops': together they draw more than {MOST_DRAWN} cards")
    if bottom and len(ops) == 1 and not ops[0].pay:
        ops = [Op(ops[0].code, ops[0].n, ops[0].where)]  # using a bottom action is optional already
    pay = 0 if half.cost is None else half.cost.energy
    return Half(ops, pay=pay, when=when, colour=colour, source=half.source)


def read_effect(effect: Effect, where: str, own_building: bool) -> Op:
    """One effect with exactly the fields it takes."""
    if (effect.n is not None) != (effect.op in COUNTED):
        raise BadDeck(f"{where}.n': {effect.op} {'needs' if effect.op in COUNTED else 'takes no'} n")
    place = None
    for field in ("where", "to"):
        given = getattr(effect, field)
        if (given is not None) != (PLACED.get(effect.op) == field):
            raise BadDeck(f"{where}.{field}': {effect.op} {'takes no' if given else 'needs'} '{field}'")
        place = given or place
    this = place == "this" or effect.op == "land_this"
    if this and not own_building:
        raise BadDeck(f"{where}': there is no building with colonists that 'this' could mean")
    pay = 0 if effect.cost is None else effect.cost.energy
    code = OPS[effect.op]
    return Op(code, effect.n or 1, effects.THIS if this else effects.ANY, effect.optional or pay > 0, pay)


def export(game: PocketMars | None = None) -> str:
    """The deck of a game, or the default one, as a file to start from."""
    cards = PROJECT_CARDS if game is None else list(game.setting.cards.values())
    data = {
        "about": "A deck for Pocket Mars. Change what your box says otherwise; 7 cards of each of the 5 colours, values 0 to 7.",
        "cards": [msgspec.to_builtins(write_card(card)) for card in cards],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def write_card(card: Card) -> CardFile:
    """The inverse of `read_card`."""
    names = dict(zip(LANGUAGES, card.names, strict=True))
    return msgspec.convert(
        {
            "colour": COLOURS[card.colour],
            "value": card.value,
            "names": names,
            "top": write_half(card.top),
            "bottom": write_half(card.bottom),
            "printed": card.printed,
        },
        CardFile,
    )


def write_half(half: Half) -> dict[str, Any]:
    """The inverse of `read_half`."""
    data: dict[str, Any] = {"ops": [write_effect(op) for op in half.ops], "source": half.source}
    if half.when:
        data["condition"] = {"type": next(name for name, code in CONDITIONS.items() if code == half.when)}
        if half.when == effects.COLOUR_IN_HAND:
            data["condition"]["colour"] = COLOURS[half.colour]
    if half.pay:
        data["cost"] = {"energy": half.pay}
    return data


def write_effect(op: Op) -> dict[str, Any]:
    """The inverse of `read_effect`."""
    name = next(name for name, code in OPS.items() if code == op.code)
    data: dict[str, Any] = {"op": name}
    if name in COUNTED:
        data["n"] = op.n
    if name in PLACED:
        data[PLACED[name]] = "this" if op.where == effects.THIS else "any"
    if op.optional:
        data["optional"] = True
    if op.pay:
        data["cost"] = {"energy": op.pay}
    return data
