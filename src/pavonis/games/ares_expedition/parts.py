"""The constructors with which a card is one line: each says in the game's words what is printed there."""

from pavonis.games.ares_expedition.effects import (
    ADD,
    ADD_ANY,
    ADD_HERE,
    ALL_CARDS,
    BRAINSTORM,
    CHEAPER,
    CHOOSE,
    CONVERT,
    COSTLY_CARDS,
    DISCARD,
    DRAW,
    EASIER,
    EXCHANGE,
    EXTRA_PLAY,
    FLIP,
    FOREST,
    FOREST_CHEAPER,
    FORESTS,
    FREE_PLAY,
    GAIN,
    IF_CHOSEN,
    IF_TAGS,
    INITIATIVE,
    LOOK,
    METAL_WORTH,
    NEXT_CHEAPER,
    NEXT_EASIER,
    NO_CUT,
    ON_CARD,
    ON_TAG,
    PAYS_HEAT,
    PER_OWN_TAG,
    POINTS,
    RAISE,
    RATING,
    RATING_HELD,
    REDRAFT,
    RESEARCH_DRAW,
    RESEARCH_KEEP,
    SALE,
    SAVES_CUBES,
    SAVES_PLANTS,
    SCREEN,
    SPEND,
    SPEND_MONEY,
    SPEND_RATING,
    STANDARD_CHEAPER,
    STEEL,
    TAGS_HELD,
    TAKE_ANY,
    TAKE_HERE,
    THROW,
    TITANIUM,
    WITH_ACTION_PHASE,
    Action,
    Capacity,
    Op,
    Produces,
    Watch,
)
from pavonis.kit.projects import Holds, Lasting, Need, Points

# Effects


def gain(resource: int, n: int) -> Op:
    """Resources are gained."""
    return Op(GAIN, n, resource)


def gain_with_tags(resource: int, n: int, tag: int, count: int) -> Op:
    """Resources are gained by who has so many tags."""
    return Op(GAIN, n, resource, IF_TAGS, tag, count)


def gain_if_chosen(resource: int, n: int) -> Op:
    """Resources are gained by who chose the action phase."""
    return Op(GAIN, n, resource, IF_CHOSEN)


def draw(n: int) -> Op:
    """Cards are drawn."""
    return Op(DRAW, n)


def discard(n: int) -> Op:
    """Cards of the hand are discarded, for nothing."""
    return Op(DISCARD, n)


def look(n: int, keep: int) -> Op:
    """Cards are drawn, some kept, the others discarded."""
    return Op(LOOK, n, keep)


def flip(n: int) -> Op:
    """Ocean tiles are turned over."""
    return Op(FLIP, n)


def raise_(parameter: int, n: int) -> Op:
    """Temperature or oxygen rises."""
    return Op(RAISE, n, parameter)


def forest(n: int) -> Op:
    """Forests are gained, each with a step of oxygen."""
    return Op(FOREST, n)


def rating(n: int) -> Op:
    """The own terraform rating rises."""
    return Op(RATING, n)


def rating_per(tag: int) -> Op:
    """The own terraform rating rises by the number of own tags."""
    return Op(RATING, 1, 0, PER_OWN_TAG, tag)


def add_here(n: int) -> Op:
    """Cubes are put on this card."""
    return Op(ADD_HERE, n)


def add(cubes: int, n: int) -> Op:
    """Cubes are put on one other own card that collects them."""
    return Op(ADD, n, cubes)


def add_any(n: int) -> Op:
    """Cubes of its own kind are put on one own card that collects any."""
    return Op(ADD_ANY, n)


def choose(*choices: list[Op]) -> Op:
    """One of several."""
    return Op(CHOOSE, choices=list(choices))


# What has to be given


def spend(resource: int, n: int) -> Op:
    """Own resources are given up."""
    return Op(SPEND, n, resource)


def spend_less_if_chosen(resource: int, n: int, less: int) -> Op:
    """Own resources are given up, fewer by who chose the action phase."""
    return Op(SPEND, n, resource, cut=WITH_ACTION_PHASE, less=less)


def spend_rating(n: int) -> Op:
    """The own rating falls."""
    return Op(SPEND_RATING, n)


def pay(n: int, cut: int = NO_CUT, less: int = 0, what: int = 0) -> Op:
    """Megacredits are paid, perhaps fewer: for each metal or tag, or with so many blue cards, which `what` names."""
    return Op(SPEND_MONEY, n, what, cut=cut, less=less)


def take_here(n: int) -> Op:
    """Cubes are taken off this card."""
    return Op(TAKE_HERE, n)


def take_any(cubes: int) -> Op:
    """A cube is taken off any own card."""
    return Op(TAKE_ANY, 1, cubes)


def throw(n: int) -> Op:
    """Cards of the hand are given up."""
    return Op(THROW, n)


# Effects of single cards


def extra_play() -> Op:
    """One more blue or red card may be played in this phase."""
    return Op(EXTRA_PLAY, 1)


def free_play(most: int) -> Op:
    """One more green card may be played in this phase, for nothing, if its printed cost is not higher."""
    return Op(FREE_PLAY, most)


def next_cheaper(n: int) -> Op:
    """The next card of this phase costs less."""
    return Op(NEXT_CHEAPER, n)


def next_easier() -> Op:
    """For the next card of this phase temperature or oxygen may be read one zone off."""
    return Op(NEXT_EASIER, 1)


def screen(n: int, *tags: int) -> Op:
    """Cards are turned up, and one with such a tag is taken."""
    return Op(SCREEN, n, tags=list(tags))


def brainstorm(n: int) -> Op:
    """The top card is turned up: a green one brings money, another one goes to the hand."""
    return Op(BRAINSTORM, n)


def exchange(tag: int) -> Op:
    """A card may be discarded to draw one, or two for a card with that tag."""
    return Op(EXCHANGE, 1, tag=tag)


def redraft(most: int) -> Op:
    """One card or more are discarded, and as many drawn."""
    return Op(REDRAFT, most)


def convert(resource: int, into: int, most: int = 0) -> Op:
    """One unit or more of a resource become another resource; as many as one likes, if no limit is named."""
    return Op(CONVERT, most, resource, each=into)


# Requirements


def needs(parameter: int, n: int) -> Need:
    """A parameter has come so far: a zone of temperature or oxygen, or a number of oceans."""
    return Need(parameter, n)


def limit(parameter: int, n: int) -> Need:
    """A parameter has not gone further."""
    return Need(parameter, n, most=True)


def needs_tags(tag: int, n: int) -> Need:
    """So many own tags are in play."""
    return Need(TAGS_HELD, n, tag=tag)


def needs_rating(n: int) -> Need:
    """The own rating is so high."""
    return Need(RATING_HELD, n)


# What lasts


def production(resource: int, n: int) -> Produces:
    """So much is received in the production phase."""
    return Produces(resource, n)


def production_per(resource: int, tag: int, each: int = 1) -> Produces:
    """One is received for so many own tags, those played later too."""
    return Produces(resource, 1, tag, each)


def production_per_forest(resource: int) -> Produces:
    """One is received for each own forest."""
    return Produces(resource, 1, FORESTS)


def steel(n: int) -> Capacity:
    """Steel makes buildings cheaper."""
    return Capacity(STEEL, n)


def titanium(n: int) -> Capacity:
    """Titanium makes space projects cheaper."""
    return Capacity(TITANIUM, n)


def action(*ops: Op) -> Action:
    """An action: its price first, then what it gives."""
    return Action(list(ops))


def on_tags(tags: list[int], *ops: Op, itself: bool = False) -> Watch:
    """Whenever one of these tags is played; this card's own too, if it says so."""
    return Watch(ON_TAG, list(ops), tags, itself)


def on_card(*ops: Op) -> Watch:
    """Whenever another card is played."""
    return Watch(ON_CARD, list(ops), [], itself=False)


def whenever(on: int, op: Op) -> Watch:
    """Whenever its owner does something."""
    return Watch(on, [op], [], itself=False)


def cheaper(n: int, tag: int = ALL_CARDS) -> Lasting:
    """Cards cost less: all of them, or for each tag of that kind."""
    return Lasting(CHEAPER, n, tag)


def costly_cheaper(n: int) -> Lasting:
    """Cards with a high printed cost cost less."""
    return Lasting(CHEAPER, n, COSTLY_CARDS)


def worth(metal: int, n: int) -> Lasting:
    """A metal is worth more."""
    return Lasting(METAL_WORTH, n, metal)


def easier() -> Lasting:
    """Temperature or oxygen may be read one zone off."""
    return Lasting(EASIER, 1)


def sale(n: int) -> Lasting:
    """Cards are sold for more."""
    return Lasting(SALE, n)


def research_draw(n: int) -> Lasting:
    """More cards are seen in the research phase."""
    return Lasting(RESEARCH_DRAW, n)


def research_keep(n: int) -> Lasting:
    """More cards are kept in the research phase."""
    return Lasting(RESEARCH_KEEP, n)


def standard_cheaper(n: int) -> Lasting:
    """Standard actions cost less money."""
    return Lasting(STANDARD_CHEAPER, n)


def forest_cheaper(n: int) -> Lasting:
    """A forest takes fewer plants."""
    return Lasting(FOREST_CHEAPER, n)


def pays_heat() -> Lasting:
    """Heat pays like money."""
    return Lasting(PAYS_HEAT)


def saves_cubes(cubes: int, n: int) -> Lasting:
    """Cubes of this card can be given to make a card cheaper."""
    return Lasting(SAVES_CUBES, n, price=cubes)


def saves_plants(plants: int, n: int) -> Lasting:
    """Plants can be given to make a card cheaper."""
    return Lasting(SAVES_PLANTS, n, price=plants)


def initiative(price: int) -> Lasting:
    """When the own rating first rises in a phase, it can be raised once more for money."""
    return Lasting(INITIATIVE, 1, price=price)


def points(n: int) -> Points:
    """Victory points."""
    return Points(POINTS, n)


def points_per(per: int, each: int = 1, tag: int = 0) -> Points:
    """A victory point for every so many of something."""
    return Points(per, 1, each, tag)


def holds(cubes: int) -> Holds:
    """The card collects such cubes."""
    return Holds(cubes)
