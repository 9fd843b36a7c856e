"""Every half of every card and every ability of a building, played from positions; the cases are in the files of the colours."""

import pytest

from pavonis.games import load
from tests.cards.pocket_mars import black, blue, buildings, case, green, orange, purple
from tests.cards.pocket_mars.case import ABILITY, BOTTOM, TOP, Case

CASES = [*green.CASES, *orange.CASES, *purple.CASES, *blue.CASES, *black.CASES, *buildings.CASES]
GAME = load("pocket-mars")


@pytest.mark.parametrize("one", CASES, ids=str)
def test_card(one: Case) -> None:
    case.check(one, GAME)


def test_no_half_and_no_ability_is_forgotten() -> None:
    tested = {(one.name, one.half) for one in CASES}
    cards = {(card.names[0], half) for card in GAME.setting.cards.values() for half in (TOP, BOTTOM)}  # type: ignore[attr-defined]
    assert tested == cards | {(name, ABILITY) for name in case.BUILDINGS.values()}


def test_a_case_that_is_not_so_fails() -> None:
    wrong = case.top("Greenhouse Dome", case.does(case.given(), ship=3))
    with pytest.raises(AssertionError):
        case.check(wrong[0], GAME)
