"""The order of a card's effects: the player chooses it, and is asked where it makes a difference."""

from itertools import permutations
from typing import Any

import pytest

from pavonis.games.terraforming_mars import moves, ordering, running, steps, verbs
from pavonis.games.terraforming_mars.board import LAND, OCEAN_AREAS, PLACE_NAMES
from pavonis.games.terraforming_mars.effects import BESIDE_TWO_CITIES, INFECT, ISOLATED, REMOVE_ANY, STEAL_ANY
from pavonis.games.terraforming_mars.tables import CARD_NUMBERS, NAMES, PRINTED, PROGRAMS
from pavonis.kit.terraforming import PROGRAM_ROOM, RESOURCES
from pavonis.kit.zones import members
from tests.rulebook.marks import rule
from tests.rulebook.terraforming_mars.mars import mars

RICH = {"megacredits": 100}
CARD_OCEANS = [PLACE_NAMES[place] for place in members(OCEAN_AREAS & ordering.CARD_HEXES)]


def kind(t: Any, card: str) -> str:
    """What is asked first when a card is played."""
    return str(t.do(0, f"play {card}").question(0).kind)


def nuclear_zone() -> Any:
    return mars().seat(0, megacredits=10).set(temperature=-4).hand(0, "Nuclear Zone").do(0, "play Nuclear Zone")


@rule("terraforming-mars", "Play a card: order")
def test_the_player_is_asked_where_the_order_makes_a_difference() -> None:
    t = nuclear_zone()
    assert t.legal(0) == ["next effect 1", "next effect 2"]
    assert t.game.notation(t.state, 0, t.question(0).usual) == "next effect 1"
    printed = t.copy().do(0, "next effect 1", "place special tile 12", "place ocean 07")
    other = t.do(0, "next effect 2", "place ocean 07", "place special tile 12")
    assert (printed.seat(0).megacredits, other.seat(0).megacredits) == (0, 2)


@rule("terraforming-mars", "Play a card: order")
def test_the_player_is_not_asked_where_it_makes_none() -> None:
    assert kind(mars().seat(0, **RICH).set(temperature=-6).hand(0, "Nuclear Zone"), "Nuclear Zone") == "place"  # no ocean
    full = mars().seat(0, **RICH).set(temperature=-4, oceans=9).hand(0, "Nuclear Zone")
    assert kind(full, "Nuclear Zone") == "place"
    for card in ("Comet", "Giant Ice Asteroid", "Towing A Comet"):  # two oceans are the same thing twice
        assert kind(mars().seat(0, **RICH).set(temperature=-2, oxygen=7).hand(0, card), card) == "place"
    assert kind(mars().seat(0, **RICH).hand(0, "Convoy From Europa"), "Convoy From Europa") == "place"  # drawn before
    assert kind(mars().seat(0, **RICH).production(0, energy=2).hand(0, "Fuel Factory"), "Fuel Factory") == "turn"
    tapped = mars().seat(0, **RICH).production(0, energy=1).production(1, energy=1).hand(0, "Energy Tapping")
    assert kind(tapped, "Energy Tapping") == "lower"


@rule("terraforming-mars", "Play a card: order")
def test_a_table_may_never_ask_or_always() -> None:
    never = mars(effect_order="printed").seat(0, megacredits=10).set(temperature=-4).hand(0, "Nuclear Zone")
    assert kind(never, "Nuclear Zone") == "place"
    always = mars(effect_order="free").seat(0, **RICH).hand(0, "Nuclear Zone")
    assert kind(always, "Nuclear Zone") == "order"


@rule("terraforming-mars", "Play a card: order")
def test_a_gain_first_makes_a_loss_possible() -> None:
    t = mars().seat(0, **RICH).production(1, energy=1).hand(0, "Energy Tapping").do(0, "play Energy Tapping")
    assert t.legal(0) == ["next effect 1", "next effect 2"]
    assert t.copy().do(0, "next effect 1").production(1).energy == 0
    t.do(0, "next effect 2", "lower energy production of seat 0")
    assert (t.production(0).energy, t.production(1).energy) == (0, 1)


@rule("terraforming-mars", "Hints: several effects")
def test_a_card_is_seen_before_a_choice() -> None:
    t = mars().seat(0, **RICH).hand(0, "Large Convoy").do(0, "play Large Convoy")
    assert t.legal(0) == ["next effect 1", "next effect 2", "next effect 3"]
    t.do(0, "next effect 2")
    assert (t.question(0).kind, len(t.state.hands[0])) == ("place", 2)
    laid = mars().seat(0, **RICH).set(oceans=9).hand(0, "Large Convoy")
    assert kind(laid, "Large Convoy") == "turn"  # no ocean is left: there is no choice


@rule("terraforming-mars", "Hints: several effects")
def test_an_ocean_may_bring_cards_before_a_choice() -> None:
    t = mars().seat(0, **RICH).played(0, "Ants").hand(0, "Imported Hydrogen")
    assert kind(t.copy(), "Imported Hydrogen") == "order"
    for ocean in CARD_OCEANS:
        t.tile("ocean", ocean)
    assert kind(t, "Imported Hydrogen") == "choose"  # no ocean area with cards is free


@rule("terraforming-mars", "Hints: several effects")
def test_the_conference_and_the_university_come_in_any_order() -> None:
    t = mars().seat(0, **RICH).played(0, "Mars University", "Olympus Conference").hand(0, "Gene Repair", "Ants")
    t.tags(0, science=3)
    without = t.copy().do(0, "play Gene Repair")
    assert (without.question(0).kind, without.cubes("Olympus Conference")) == ("exchange", 1)  # the cube leaves no choice
    t.cubes("Olympus Conference", 1).do(0, "play Gene Repair")
    assert t.question(0).kind == "order"
    assert t.copy().do(0, "next effect 9", "choose 2").question(0).kind == "exchange"  # one sees what the conference gives
    assert t.do(0, "next effect 10", "discard Ants").question(0).kind == "confer"  # or what the exchange gives


def test_whether_one_is_asked_tells_nothing_about_hidden_cards() -> None:
    cards = ("Large Convoy", "Imported Hydrogen", "Invention Contest")
    t = mars().seat(0, **RICH).played(0, "Mars University", "Ants").hand(0, *cards)
    for card in cards:
        asked = set()
        for seed in range(5):
            world = t.game.resample(t.state, 0, seed)
            t.game.apply(world, 0, moves.PLAY + NAMES.index(card))
            asked.add(t.game.question(world, 0).kind)
        assert len(asked) == 1


def test_no_card_harms_anybody_before_it_lays_a_tile() -> None:
    """An ocean can bring others plants to lose: that harm comes last spares a question."""
    for card in PRINTED:
        codes = [op.code for op in card.ops]
        assert not any(code in (REMOVE_ANY, STEAL_ANY, INFECT) for code in codes[:-1]), card.name


# All orders of all cards, tried out

SEVERAL = [  # cards with several effects; those of ISOLATED and BESIDE_TWO_CITIES have no place on this table
    card
    for card in CARD_NUMBERS
    if 1 < len(PRINTED[card].ops) < 5 and not any(op.where in (ISOLATED, BESIDE_TWO_CITIES) for op in PRINTED[card].ops)
]
FREE_LAND = ["12", "21", "26", "35", "36"]
FREE_OCEANS = ["05", "07", "28"]


def table(temperature: int, **options: Any) -> Any:
    """A late position with few places left, where a step of oxygen or temperature brings an ocean, and a rival to take from."""
    t = mars(2, **options).seat(0, **RICH, plants=5, energy=5, heat=9, steel=3).seat(1, plants=4, megacredits=5)
    t.production(0, megacredits=3, steel=2, titanium=2, plants=2, energy=4, heat=3).production(1, energy=1, plants=2, heat=2)
    t.played(0, "Fish", "Ants", "Tardigrades", "Rover Construction").played(1, "Arctic Algae", "Pets").cubes("Pets", 1)
    for place in members(LAND):
        if PLACE_NAMES[place] not in FREE_LAND:
            t.tile("city" if place % 5 == 0 else "greenery", PLACE_NAMES[place], place % 2)
    for place in members(OCEAN_AREAS):
        if PLACE_NAMES[place] not in FREE_OCEANS:
            t.tile("ocean" if t.parameters()["oceans"] < 7 else "mohole_area", PLACE_NAMES[place])
    return t.set(temperature=temperature, oxygen=7)


def played(game: Any, s: Any, card: int) -> Any:
    """The position in which a card is about to be carried out, whatever it costs and needs."""
    s = game.clone(s)
    s.asks[0] = None
    s.owed = 0
    s.table.append((steps.AFTER_ACTION,))
    verbs.enter(s, 0, card)
    s.seats[0].append(running.whole_card(s, 0, card))
    game.run(s)
    return s


def ends(game: Any, s: Any, order: tuple[int, ...]) -> dict[Any, list[list[int]]]:
    """All ends of a card whose effects come in that order: what the player has, by all that lies on the table otherwise."""
    found: dict[Any, list[list[int]]] = {}
    todo = [s]
    while todo:
        world = todo.pop()
        ask = world.asks[0]
        if ask is None or ask[0] not in (steps.ASK_ORDER, steps.ASK_EFFECT):
            own = [*world.stock[:RESOURCES], *world.production[:RESOURCES], world.rating[0], len(world.hands[0])]
            own += [world.cubes[card] for card in world.played[0]]
            others = [*world.stock[RESOURCES:], *world.production[RESOURCES:], *[world.cubes[card] for card in world.played[1]]]
            found.setdefault((*world.tiles, *world.tracks, *others), []).append(own)
            continue
        options = game.legal(world, 0)
        if ask[0] == steps.ASK_ORDER:
            options = [moves.NEXT + item for item in order if moves.NEXT + item in options][:1]
        for move in options:
            branch = game.clone(world)
            game.apply(branch, 0, move)
            todo.append(branch)
    return found


def differs(game: Any, s: Any, card: int) -> bool:
    """Whether some order of a card's effects leads to what the printed one does not, nor to more."""
    orders = list(permutations(range(len(PROGRAMS[card * PROGRAM_ROOM]))))
    printed = ends(game, s, orders[0])
    for order in orders[1:]:
        for rest, owns in ends(game, s, order).items():
            if not all(any(ordering.covers(most, own) for most in printed.get(rest, [])) for own in owns):
                return True
    return False


@pytest.mark.parametrize("temperature", [-20, -2])
@pytest.mark.parametrize("card", SEVERAL, ids=NAMES.__getitem__)
def test_who_is_not_asked_has_missed_nothing(card: int, temperature: int) -> None:
    usual, free = table(temperature), table(temperature, effect_order="free")
    ask = played(usual.game, usual.state, card).asks[0]
    asked = ask is not None and ask[0] == steps.ASK_ORDER
    different = differs(free.game, played(free.game, free.state, card), card)
    assert asked or not different
    if asked and not different:  # then a card can be seen before a choice
        assert any(op.code in ordering.SHOWING for op in PRINTED[card].ops)
