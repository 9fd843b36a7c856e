"""Every card does what it says."""

import pytest

from pavonis.games.terraforming_mars.cards import PROJECT_CARDS
from pavonis.games.terraforming_mars.tables import NAMES
from pavonis.kit.observation import CardsSeen
from tests.cards.project_case import cards_that
from tests.cards.terraforming_mars import closer, first, second, third
from tests.cards.terraforming_mars.case import Case, run
from tests.rulebook.terraforming_mars.mars import mars

CASES = [*first.CASES, *second.CASES, *third.CASES, *closer.CASES]


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.name))
def test_card(case: Case) -> None:
    run(case)


def test_every_card_action_and_worth_has_a_case() -> None:
    assert cards_that(CASES, "does") == {card.name for card in PROJECT_CARDS}
    assert cards_that(CASES, "acts") == {card.name for card in PROJECT_CARDS if card.actions}
    assert cards_that(CASES, "scores") == {card.name for card in PROJECT_CARDS if card.points}


# The most that can be taken from somebody who has nine of everything.
TAKEN = {
    "Asteroid": {"plants": 3}, "Comet": {"plants": 3}, "Big Asteroid": {"plants": 4}, "Deimos Down": {"plants": 8},
    "Mining Expedition": {"plants": 2}, "Giant Ice Asteroid": {"plants": 6}, "Virus": {"plants": 5, "animals": 2},
    "Sabotage": {"titanium": 3, "steel": 4, "megacredits": 7}, "Hired Raiders": {"steel": 2, "megacredits": 3},
    "Flooding": {"megacredits": 4},
}  # fmt: skip


@pytest.mark.parametrize("card", TAKEN)
def test_the_most_that_can_be_taken(card: str) -> None:
    t = mars().seat(0, megacredits=100).seat(1, megacredits=9, steel=9, titanium=9, plants=9).hand(0, card)
    t.played(1, "Fish").cubes("Fish", 9).set(temperature=8, oceans=7).tile("city", "12", 1).do(0, f"play {card}")
    for place in ("07", "06"):
        if f"place ocean {place}" in t.legal(0):
            t.do(0, f"place ocean {place}")
    found: dict[str, int] = {}
    for phrase in t.legal(0):
        if phrase != "decline":
            _, amount, what, *_ = phrase.split()
            found[what] = max(found.get(what, 0), int(amount))
    assert found == TAKEN[card]


def test_what_holds_for_the_next_card() -> None:
    t = mars().seat(0, megacredits=100).hand(0, "Indentured Workers", "Soletta").do(0, "play Indentured Workers", "play Soletta")
    assert t.seat(0).megacredits == 100 - 27
    t = mars().seat(0, megacredits=100).set(oxygen=5).hand(0, "Special Design", "Breathing Filters", "Birds")
    t.do(0, "play Special Design")
    assert "play Breathing Filters" in t.legal(0)
    assert t.why_not(0, "play Birds")[0] == "PARAMETER_TOO_LOW oxygen 5 11"


def test_how_many_cards_are_looked_at() -> None:
    for card, count in (("Business Contacts", 4), ("Invention Contest", 3)):
        t = mars().seat(0, megacredits=100).hand(0, card).do(0, f"play {card}")
        assert len(t.offers(0)) == count
        assert t.see(1).players[0].offers == CardsSeen(count, [])


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("CrediCor", "a printed cost of 20 M€ or more"),  # nothing costs 19
        ("Invention Contest", "take 1 of them"),  # a question for no card would be answered with one
    ],
)
def test_what_no_position_can_tell_is_told(name: str, words: str) -> None:
    assert words in mars().game.words("en").text(NAMES.index(name))


def test_who_builds_on_standard_technology() -> None:
    t = mars().played(0, "Standard Technology").seat(0, megacredits=14).do(0, "standard project asteroid")
    assert t.seat(0).megacredits == 3
