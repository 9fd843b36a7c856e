"""Every card does what it says."""

import pytest

from pavonis.games.ares_expedition.cards import PROJECT_CARDS
from tests.cards.ares_expedition import blue, green, red
from tests.cards.ares_expedition.case import Case, run
from tests.cards.project_case import cards_that

ALL = [(case, colour.PHASE) for colour in (blue, red, green) for case in colour.CASES]
CASES = [case for case, _ in ALL]


@pytest.mark.parametrize(("case", "phase"), ALL, ids=[case.name for case in CASES])
def test_card(case: Case, phase: str) -> None:
    run(case, phase)


def test_every_card_action_and_worth_has_a_case() -> None:
    assert cards_that(CASES, "does") == {card.name for card in PROJECT_CARDS}
    assert cards_that(CASES, "acts") == {card.name for card in PROJECT_CARDS if card.actions}
    assert cards_that(CASES, "scores") == {card.name for card in PROJECT_CARDS if card.points}


def test_every_requirement_has_a_case() -> None:
    spending = {card.name for card in PROJECT_CARDS if any(not op.sure for op in card.ops)}
    assert cards_that(CASES, "cannot") == {card.name for card in PROJECT_CARDS if card.needs} | spending
