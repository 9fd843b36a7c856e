"""In random games an order is asked for exactly where orders differ: in outcome, or in what is seen before a choice."""

from collections import Counter
from random import Random
from typing import Any, NamedTuple

import pytest

from pavonis.games.terraforming_mars import ordering, running, steps, verbs
from pavonis.games.terraforming_mars.options import load
from pavonis.games.terraforming_mars.playable import is_possible
from pavonis.games.terraforming_mars.tables import ASKING_BY_TAG, CARD_NUMBERS, CONFERENCE, NAMES, PRINTED, PROGRAMS, TAGS_OF
from pavonis.kit import shared
from pavonis.kit.terraforming import RESOURCES, TEMPERATURE

RELEVANT, FREE, PRINTED_ORDER = [load(effect_order=order) for order in ("relevant", "free", "printed")]
BY_TAGS = [NAMES.index(name) for name in ("Mars University", "Olympus Conference", "Viral Enhancers")]
CARDS = [card for card in CARD_NUMBERS if len(PRINTED[card].ops) > 1 or any(ASKING_BY_TAG[tag] for tag in TAGS_OF[card])]
MANY = 2000  # positions on the way to the ends of a card; where there are more, the card is left out
NEAR_OCEAN = range(12, 15)  # steps of temperature from which a card may bring the ocean at 0 degrees


class TooMany(Exception):
    """A card with very many ends."""


class Ends(NamedTuple):
    """What a card can come to."""

    found: dict[Any, set[tuple[int, ...]]]  # what its player has, by all that lies on the table otherwise
    seen: dict[Any, int]  # by choice: the most hidden cards that can be seen before it
    asked: bool  # whether the player was asked for an order


def ends(game: Any, s: Any, seat: int, card: int) -> Ends:
    """All that a card can come to, whatever it costs and needs, by all answers that the game offers."""
    found: dict[Any, set[tuple[int, ...]]] = {}
    seen: dict[Any, int] = {}
    asked = False
    todo = [about_to(game, s, seat, card)]
    for _ in range(MANY):
        if not todo:
            return Ends(found, seen, asked)
        world = todo.pop()
        ask = world.asks[seat]
        if ask is None or ask[0] not in (steps.ASK_ORDER, steps.ASK_EFFECT):
            rest, own = result(world, seat)
            found.setdefault(rest, set()).add(own)
            continue
        asked = asked or ask[0] == steps.ASK_ORDER
        if ask[0] == steps.ASK_EFFECT:
            op = PROGRAMS[ask[1]][ask[4]]
            choice = "ocean" if ordering.is_ocean(op) and not ask[5] else (ordering.signature(op), ask[5] > 0)
            seen[choice] = max(seen.get(choice, 0), world.learned[seat] - s.learned[seat])
        for move in game.legal(world, seat):
            branch = game.clone(world)
            game.apply(branch, seat, move)
            todo.append(branch)
    raise TooMany


def about_to(game: Any, s: Any, seat: int, card: int) -> Any:
    """The position in which a card begins to be carried out."""
    s = game.clone(s)
    s.log = None
    s.asks[seat] = None
    s.owed = 0
    s.table.append((steps.AFTER_ACTION,))
    verbs.enter(s, seat, card)
    s.seats[seat].append(running.whole_card(s, seat, card))
    game.run(s)
    return s


def result(s: Any, seat: int) -> tuple[Any, tuple[int, ...]]:
    """All that lies on the table, and what the player has."""
    own = range(seat * RESOURCES, (seat + 1) * RESOURCES)
    stocks = [*s.stock, *s.production]
    mine = [*[s.stock[n] for n in own], *[s.production[n] for n in own], s.rating[seat], len(s.hands[seat])]
    mine += [s.cubes[card] for card in s.played[seat]]
    others = [amount for n, amount in enumerate(stocks) if n % len(s.stock) not in own]
    others += [s.cubes[card] for other, cards in enumerate(s.played) if other != seat for card in cards]
    return (*s.tiles, *s.tracks, *others, s.claimed), tuple(mine)


def gives_more(ends: Ends, than: Ends) -> bool:
    """Whether some end is not reached otherwise, nor one that leaves the player more."""
    for rest, owns in ends.found.items():
        others = than.found.get(rest, set())
        if not all(any(ordering.covers(list(other), list(own)) for other in others) for own in owns - others):
            return True
    return False


def shows_more(ends: Ends, than: Ends) -> bool:
    """Whether more cards can be seen before a choice that there is otherwise, too."""
    return any(count > than.seen.get(choice, count) for choice, count in ends.seen.items())


def changed(s: Any, seat: int, card: int, chance: Random) -> Any:
    """The position with what makes orders differ: cards that tags set off, and a temperature that soon brings an ocean."""
    s = RELEVANT.clone(s)
    for source in BY_TAGS:
        if source != card and chance.random() < 0.4 and not any(source in cards for cards in s.played):
            verbs.enter(s, seat, source)
    s.cubes = shared.changed(s.cubes, CONFERENCE, chance.randrange(3))
    if s.tracks[TEMPERATURE] not in NEAR_OCEAN and chance.random() < 0.5:
        s.tracks[TEMPERATURE] = chance.choice(NEAR_OCEAN)
    return s


def check(s: Any, seat: int, card: int) -> str:
    """Look at one card in one position; whether its player was asked."""
    try:
        relevant, free = ends(RELEVANT, s, seat, card), ends(FREE, s, seat, card)
        printed = ends(PRINTED_ORDER, s, seat, card) if relevant.asked else relevant
    except TooMany:
        return "left out"
    assert not gives_more(free, relevant), f"{NAMES[card]}: an outcome is out of reach"
    assert not shows_more(free, relevant), f"{NAMES[card]}: a card could be seen before a choice"
    if relevant.asked:
        assert gives_more(free, printed) or shows_more(free, printed), f"{NAMES[card]}: asked in vain"
    return "asked" if relevant.asked else "not asked"


def look(seeds: range) -> Counter[str]:
    """Play random games and look at some cards now and then."""
    told: Counter[str] = Counter()
    for seed in seeds:
        chance = Random(seed)
        s = RELEVANT.new(seed % 5 + 1, seed)
        due = chance.randrange(60, 400)
        while not RELEVANT.over(s):
            seat = chance.choice(RELEVANT.waiting(s))
            due -= 1
            ask = s.asks[seat]
            if due < 0 and ask is not None and ask[0] == steps.ASK_TURN:
                due = chance.randrange(40, 200)
                for card in chance.sample(CARDS, 10):
                    world = changed(s, seat, card, chance)
                    if s.holder[card] < 0 and is_possible(RELEVANT.setting, world, seat, card):
                        told[check(world, seat, card)] += 1
            RELEVANT.apply(s, seat, chance.choice(RELEVANT.legal(s, seat)))
    return told


def test_the_player_is_asked_where_orders_differ_and_only_there() -> None:
    told = look(range(30))
    assert told["asked"] > 3
    assert told["not asked"] > 10 * told["asked"]


@pytest.mark.slow
def test_the_player_is_asked_where_orders_differ_in_many_games() -> None:
    told = look(range(100, 700))
    assert told["asked"] > 100
