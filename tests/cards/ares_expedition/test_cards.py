"""Every card does what it says."""

import pytest

from pavonis.games.ares_expedition.cards import PROJECT_CARDS
from tests.cards.ares_expedition import blue, green, red
from tests.cards.ares_expedition.case import Case, run

ALL = [(case, colour.PHASE) for colour in (blue, red, green) for case in colour.CASES]
CASES = [case for case, _ in ALL]


@pytest.mark.parametrize(("case", "phase"), ALL, ids=[case.name for case in CASES])
def test_card(case: Case, phase: str) -> None:
    run(case, phase)


def test_every_card_has_a_case() -> None:
    assert {case.card for case in CASES if case.how == "does"} == {card.name for card in PROJECT_CARDS}


def test_every_action_has_a_case() -> None:
    assert {case.card for case in CASES if case.how == "acts"} == {card.name for card in PROJECT_CARDS if card.actions}


def test_the_points_of_every_card_have_a_case() -> None:
    assert {case.card for case in CASES if case.how == "scores"} == {card.name for card in PROJECT_CARDS if card.points}


def test_every_requirement_has_a_case() -> None:
    spending = {card.name for card in PROJECT_CARDS if any(not op.sure for op in card.ops)}
    assert {case.card for case in CASES if case.how == "cannot"} == {card.name for card in PROJECT_CARDS if card.needs} | spending
