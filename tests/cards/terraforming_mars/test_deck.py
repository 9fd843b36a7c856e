"""The deck as a whole: what the cards add up to, so that no line changes unnoticed."""

from collections import Counter

import pytest

from pavonis.games.terraforming_mars.cards import CORPORATE_ERA, CORPORATIONS, PROJECT_CARDS
from pavonis.games.terraforming_mars.tables import COPIABLE, NAMES, USES
from pavonis.kit.terraforming import CUBE_NAMES, EVENT, KIND_NAMES, TAG_NAMES
from pavonis.text.names import card_names
from tests.cards.deck_sums import check_names, costs_and_points, tag_counts
from tests.cards.terraforming_mars import printed

IN_THE_BOX = [card for card in PROJECT_CARDS if card.printed <= "208"]  # a card that comes later is not in these sums


def test_sets_and_kinds() -> None:
    assert Counter((card.set == CORPORATE_ERA, KIND_NAMES[card.kind]) for card in IN_THE_BOX) == {
        (False, "active"): 33, (False, "automated"): 80, (False, "event"): 24,
        (True, "active"): 26, (True, "automated"): 32, (True, "event"): 13,
    }  # fmt: skip


@pytest.mark.parametrize("number", range(len(IN_THE_BOX)), ids=[card.name for card in IN_THE_BOX])
def test_what_is_printed(number: int) -> None:
    card = IN_THE_BOX[number]
    tags = [TAG_NAMES[tag] for tag in card.tags]
    assert (card.name, card.cost, KIND_NAMES[card.kind], sorted(tags), card.set == CORPORATE_ERA) == (
        *printed.CARDS[number][:3],
        sorted(printed.CARDS[number].tags),
        printed.CARDS[number].era,
    )


def test_cards_stand_in_the_order_of_their_numbers() -> None:
    assert [card.printed for card in IN_THE_BOX] == [f"{number:03}" for number in range(1, 209)]
    assert [card.number for card in IN_THE_BOX] == [63 + number for number in range(1, 209)]
    assert [card.number for card in CORPORATIONS] == list(range(13))


def test_costs_points_and_tags() -> None:
    assert costs_and_points(IN_THE_BOX) == (2506, 65, 20)
    assert tag_counts(IN_THE_BOX, TAG_NAMES) == {
        "animal": 9, "building": 67, "city": 12, "earth": 22, "jovian": 12, "microbe": 16, "plant": 21, "power": 27, "science": 34,
        "space": 42,
    }  # fmt: skip
    played_once = [card for card in IN_THE_BOX if card.kind == EVENT]
    assert tag_counts(played_once, TAG_NAMES) == {
        "earth": 9,
        "microbe": 1,
        "science": 3,
        "space": 17,
    }
    assert len([card for card in IN_THE_BOX if not card.tags]) == 26


def test_requirements_actions_and_cubes() -> None:
    assert len([card for card in IN_THE_BOX if card.needs]) == 71
    assert len([card for card in IN_THE_BOX if USES[card.number]]) == 35
    assert Counter(CUBE_NAMES[card.cubes] for card in IN_THE_BOX) == {
        "none": 190, "animal": 8, "fighter": 1, "microbe": 6, "science": 3,
    }  # fmt: skip


def test_production_boxes() -> None:
    assert len(COPIABLE) == 49
    assert NAMES[COPIABLE[0]] == "Mining Guild"


def test_every_name_is_there_once_in_every_language() -> None:
    check_names(card_names("pavonis.games.terraforming_mars"), [*PROJECT_CARDS, *CORPORATIONS], NAMES)
