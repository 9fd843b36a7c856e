"""The constructors with which a card is one line: each says in the game's words what is printed there."""

from pavonis.games.terraforming_mars.effects import (
    ADD,
    ADD_HERE,
    ALL_CARDS,
    AT_GANYMEDE,
    AT_NOCTIS,
    AT_PHOBOS,
    CHEAPER,
    CHOOSE,
    CITIES_IN_PLAY,
    CLAIM,
    CONFER,
    COPY_BOX,
    DRAW,
    EASIER,
    ENHANCE,
    EXCHANGE_CARD,
    FAVOUR,
    FLOOD,
    GAIN,
    GREENERY_HELD,
    INFECT,
    INSULATE,
    LOOK,
    LOWER_ANY,
    METAL_WORTH,
    MINE,
    NEXT_CHEAPER,
    NEXT_EASIER,
    OCEAN_AREA,
    ON_CARD,
    ON_PROJECT,
    ON_TAG,
    POINTS,
    PRODUCE,
    PRODUCTION_HELD,
    RAISE,
    RATING,
    REMOVE_ANY,
    SEARCH,
    SELL_ENERGY,
    SPEND,
    SPEND_MONEY,
    STEAL_ANY,
    TAGS_HELD,
    TAKE_CUBE,
    TAKE_HERE,
    TILE,
    UNCLAIMED,
    Action,
    First,
    Op,
    Start,
    Watch,
)
from pavonis.kit.projects import Holds, Lasting, Need, Points
from pavonis.kit.terraforming import step_of


def production(resource: int, n: int) -> Op:
    """The own production rises, or falls, which is compulsory."""
    return Op(PRODUCE, n, resource, sure=n >= 0)


def production_per(resource: int, per: int, tag: int = 0, each: int = 1, n: int = 1) -> Op:
    """The own production rises by what is counted."""
    return Op(PRODUCE, n, resource, per, tag, each)


def any_production(resource: int, n: int) -> Op:
    """The production of one player falls; somebody has to lose all of it."""
    return Op(LOWER_ANY, -n, resource, sure=False)


def gain(resource: int, n: int) -> Op:
    """Resources are gained."""
    return Op(GAIN, n, resource)


def gain_per(resource: int, per: int, tag: int = 0) -> Op:
    """Resources are gained by what is counted."""
    return Op(GAIN, 1, resource, per, tag)


def spend(resource: int, n: int) -> Op:
    """Own resources are given up."""
    return Op(SPEND, n, resource, sure=False)


def pay(n: int, also: int = 0) -> Op:
    """Megacredits are paid; also with a metal, if one is named."""
    return Op(SPEND_MONEY, n, also, sure=False)


def remove_any(*amounts: tuple[int, int]) -> Op:
    """One player loses up to so much of one of these resources."""
    return Op(REMOVE_ANY, amounts=list(amounts))


def steal_any(*amounts: tuple[int, int]) -> Op:
    """One player gives up to so much of one of these resources."""
    return Op(STEAL_ANY, amounts=list(amounts))


def raise_(parameter: int, n: int) -> Op:
    """A global parameter rises."""
    return Op(RAISE, n, parameter)


def rating(n: int) -> Op:
    """The own terraform rating rises."""
    return Op(RATING, n)


def rating_per(per: int, tag: int) -> Op:
    """The own terraform rating rises by what is counted."""
    return Op(RATING, 1, 0, per, tag)


def tile(kind: int, where: int) -> Op:
    """A tile is placed."""
    return Op(TILE, 1, kind, where=where, sure=where in (OCEAN_AREA, AT_NOCTIS, AT_GANYMEDE, AT_PHOBOS))


def draw(n: int) -> Op:
    """Cards are drawn."""
    return Op(DRAW, n)


def look(n: int, keep: int) -> Op:
    """Cards are looked at, some kept, the others discarded."""
    return Op(LOOK, n, keep, each=0)


def look_and_buy(price: int) -> Op:
    """The top card is looked at, and bought or discarded."""
    return Op(LOOK, 1, 1, each=price)


def add_here(n: int) -> Op:
    """Cubes are put on this card."""
    return Op(ADD_HERE, n)


def take_here(n: int) -> Op:
    """Cubes are taken off this card."""
    return Op(TAKE_HERE, n, sure=False)


def add(cubes: int, n: int) -> Op:
    """Cubes are put on one other own card that collects them."""
    return Op(ADD, n, cubes)


def take_cube(cubes: int) -> Op:
    """A cube is taken off any card and put on this one."""
    return Op(TAKE_CUBE, 1, cubes, sure=False)


def choose(*choices: list[Op]) -> Op:
    """One of several."""
    return Op(CHOOSE, choices=list(choices))


def search() -> Op:
    """The top card of the deck is turned up; a microbe tag gives this card a cube."""
    return Op(SEARCH)


def mine(kind: int, where: int) -> Op:
    """A tile is placed on a metal bonus; the production of that metal rises."""
    return Op(MINE, 1, kind, where=where, sure=False)


def flood(n: int) -> Op:
    """An ocean tile is placed; the owner of one neighbouring tile may lose up to so much money."""
    return Op(FLOOD, n)


def claim() -> Op:
    """A hex is marked: only its owner may put a tile there."""
    return Op(CLAIM, where=UNCLAIMED, sure=False)


def copy_box() -> Op:
    """The production box of an own building card is carried out again."""
    return Op(COPY_BOX, sure=False)


def insulate() -> Op:
    """Heat production becomes production of megacredits, as much of it as one likes."""
    return Op(INSULATE, sure=False)


def next_cheaper(n: int) -> Op:
    """The next card of this generation costs less."""
    return Op(NEXT_CHEAPER, n)


def next_easier(n: int) -> Op:
    """The next card of this generation may miss its global requirements by so many steps."""
    return Op(NEXT_EASIER, n)


def favour() -> Op:
    """A cube is put on an own card that has one."""
    return Op(FAVOUR, sure=False)


def infect(animals: int, plants: int) -> Op:
    """Up to so many animals are removed from a card, or plants from a player."""
    return Op(INFECT, animals, plants)


def exchange_card() -> Op:
    """A card may be discarded to draw one."""
    return Op(EXCHANGE_CARD)


def enhance() -> Op:
    """A plant, or a cube on the card just played."""
    return Op(ENHANCE)


def confer() -> Op:
    """A cube on this card, or one taken off it to draw a card."""
    return Op(CONFER)


def sell_energy() -> Op:
    """Energy becomes megacredits, as much of it as one likes."""
    return Op(SELL_ENERGY, sure=False)


def needs(parameter: int, value: int) -> Need:
    """A global parameter has come so far."""
    return Need(parameter, step_of(parameter, value))


def limit(parameter: int, value: int) -> Need:
    """A global parameter has not gone further."""
    return Need(parameter, step_of(parameter, value), most=True)


def needs_tags(tag: int, n: int) -> Need:
    """So many own tags are in play."""
    return Need(TAGS_HELD, n, tag=tag)


def needs_production(resource: int) -> Need:
    """The own production is 1 at least."""
    return Need(PRODUCTION_HELD, 1, tag=resource)


def needs_greenery() -> Need:
    """A greenery tile of one's own."""
    return Need(GREENERY_HELD, 1)


def needs_cities(n: int) -> Need:
    """So many cities of anybody."""
    return Need(CITIES_IN_PLAY, n)


def action(*ops: Op, if_raised: bool = False) -> Action:
    """An action: its price first, then what it gives."""
    return Action(list(ops), if_raised)


def on_tags(tags: list[int], op: Op, anybody: bool = False) -> Watch:
    """Whenever one of these tags is played, this one included."""
    return Watch(ON_TAG, [op], tags, anybody, event=False, cost=0)


def on_event(*ops: Op, tags: list[int] | None = None) -> Watch:
    """Whenever an event is played, with that tag if one is named."""
    return Watch(ON_CARD, list(ops), tags or [], anybody=False, event=True, cost=0)


def on_cost(cost: int, op: Op) -> list[Watch]:
    """Whenever something of that printed cost is paid: a card or a standard project."""
    return [Watch(on, [op], [], anybody=False, event=False, cost=cost) for on in (ON_CARD, ON_PROJECT)]


def on_project(op: Op) -> Watch:
    """Whenever a standard project is carried out that costs something."""
    return Watch(ON_PROJECT, [op], [], anybody=False, event=False, cost=1)


def on_tile(on: int, op: Op, anybody: bool = False) -> Watch:
    """Whenever such a tile is placed."""
    return Watch(on, [op], [], anybody, event=False, cost=0)


def cheaper(n: int, tag: int = ALL_CARDS) -> Lasting:
    """Cards cost less: all of them, or for each tag of that kind."""
    return Lasting(CHEAPER, n, tag)


def worth(metal: int, n: int) -> Lasting:
    """A metal pays more."""
    return Lasting(METAL_WORTH, n, metal)


def easier(n: int) -> Lasting:
    """Global requirements may be missed by so many steps."""
    return Lasting(EASIER, n)


def points(n: int) -> Points:
    """Victory points."""
    return Points(POINTS, n)


def points_per(per: int, n: int, each: int = 1) -> Points:
    """Victory points for every so many of something."""
    return Points(per, n, each)


def holds(cubes: int) -> Holds:
    """The card collects such cubes."""
    return Holds(cubes)


def start(resource: int, n: int) -> Start:
    """A corporation begins with resources."""
    return Start(resource, n, produced=False)


def start_production(resource: int, n: int) -> Start:
    """A corporation begins with production."""
    return Start(resource, n, produced=True)


def first(op: Op) -> First:
    """A corporation's first action."""
    return First(op)
