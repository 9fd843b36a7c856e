"""A card or ability with one thing wrong fails at least one of its cases, or stands here with the reason why none can tell."""

from functools import partial

import pytest

from pavonis.games.pocket_mars.cards import PROJECT_CARDS
from pavonis.games.pocket_mars.game import PocketMars
from tests.cards.mutants import fails
from tests.cards.pocket_mars import case, mutants, values
from tests.cards.pocket_mars.case import ABILITY, BOTTOM, TOP
from tests.cards.pocket_mars.test_cards import CASES

BUILDINGS = list(case.BUILDINGS.values())
# Launch, draw and gain do not depend on each other: no position tells which came first.
ORDER = {"effects in the other order"}
ALIKE = {
    ("Pollinator Swarm", TOP): ORDER,
    ("Booster Stage", BOTTOM): ORDER,
    ("Field Laboratory", TOP): ORDER,
    ("Ice Drill", TOP): ORDER,
    ("Water Recycling", TOP): ORDER,
    ("Blueprints", TOP): ORDER,
    ("Data Archive", BOTTOM): {"effect 1 n 3"},  # a prep module has no third card to look at
}


def is_noticed(game: PocketMars, name: str, half: str) -> bool:
    """Whether a case of that half fails."""
    return any(fails(partial(case.check, one, game)) for one in CASES if (one.name, one.half) == (name, half))


@pytest.mark.parametrize(("number", "half"), mutants.HALVES, ids=str)
def test_a_wrong_half_is_noticed(number: int, half: str) -> None:
    name = PROJECT_CARDS[number].names[0]
    missed = {what for what, game in mutants.card_mutants(number, half) if not is_noticed(game, name, half)}
    assert missed == ALIKE.get((name, half), set())


@pytest.mark.parametrize("building", range(5), ids=BUILDINGS)
def test_a_wrong_ability_is_noticed(building: int) -> None:
    name = BUILDINGS[building]
    missed = {what for what, game in mutants.ability_mutants(building) if not is_noticed(game, name, ABILITY)}
    assert missed == set()


@pytest.mark.parametrize("number", range(35), ids=[card.names[0] for card in PROJECT_CARDS])
def test_a_wrong_colour_or_value_is_noticed(number: int) -> None:
    card = PROJECT_CARDS[number]
    building = BUILDINGS[card.colour]
    place = values.ORDER[building].index(card.names[0])
    missed = [what for what, game in mutants.printed_mutants(number) if not fails(partial(values.check, game, building, place))]
    assert missed == []


def test_a_card_without_a_fault_is_not_accused() -> None:
    right = mutants.game_with(3, PROJECT_CARDS[3])
    assert not is_noticed(right, "Greenhouse Dome", TOP)
    assert not fails(partial(values.check, right, "Ecosystem", 3))
