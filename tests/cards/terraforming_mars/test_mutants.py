"""A card with one thing wrong fails at least one of its cases, or stands here with the reason why none can tell."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest

from pavonis.games.terraforming_mars.cards import BEGINNER
from pavonis.games.terraforming_mars.tables import CARD_NUMBERS, CORPORATION_NUMBERS, NAMES, PRINTED
from pavonis.kit.terraforming import FIRST_CARD
from tests.cards.mutants import fails
from tests.cards.terraforming_mars import mutants, test_cards, test_corporations, test_places, test_requirements
from tests.cards.terraforming_mars.case import Case, run

SOURCES = [*CARD_NUMBERS, *CORPORATION_NUMBERS]
EVERY = 7  # one card of so many is looked at every time, the others when there is time
ALL = [
    pytest.param(source, id=NAMES[source], marks=[] if source % EVERY == 0 else pytest.mark.slow)
    for source in SOURCES
    if source != BEGINNER  # the beginner corporation has nothing that could be wrong
]
# A trigger that asks its owner is set off by nobody else, whatever is printed.
ASKED = {"Watch 1 by others"}
ALIKE: dict[str, set[str]] = {
    # The tables look for the one card with such an effect when they are made; it cannot be taken away later.
    "Pets": {"Lasting 3 left out"},
    "Protected Habitats": {"Lasting 1 left out"},
    "Helion": {"Lasting 1 left out"},
    "Mars University": ASKED,
    "Viral Enhancers": ASKED,
    "Olympus Conference": ASKED,
}


def mentions(case: Case, name: str) -> bool:
    """Whether a case is about a card, or has it on the table."""
    return case.card == name or name in str(case.given)


def checks(source: int) -> Iterator[Callable[[], None]]:
    """All that is said about a card or corporation in the tests of this folder."""
    name = NAMES[source]
    if source >= FIRST_CARD:
        yield from [partial(run, case) for case in test_cards.CASES if mentions(case, name)]
        yield from [partial(test_requirements.test_requirement, *row) for row in test_requirements.REQUIREMENTS if row[0] == name]
        for check, names in (
            (test_places.test_where_a_tile_may_lie, test_places.PLACES),
            (test_places.test_a_place_of_its_own, test_places.OWN_AREA),
            (test_places.test_what_a_card_collects, test_places.COLLECTS),
        ):
            yield from [partial(check, name)] if name in names else []
        if name in test_cards.TAKEN:
            yield partial(test_cards.test_the_most_that_can_be_taken, name)
        yield test_cards.test_what_holds_for_the_next_card
        yield test_cards.test_how_many_cards_are_looked_at
        yield test_corporations.test_standard_technology_gives_back_after_paying
        yield test_corporations.test_credicor_interplanetary_cinematics_and_standard_technology_do_not_earn_from_others
        return
    yield partial(test_corporations.test_start, name)
    word = name.split(maxsplit=1)[0].casefold()
    yield from [check for title, check in vars(test_corporations).items() if title.startswith("test_") and word in title]


def missed(source: int) -> set[str]:
    """The mutants of a card that nobody notices."""
    found: set[str] = set()
    for what, card in mutants.mutants(source):
        with mutants.in_place(source, card):
            if not any(fails(check) for check in checks(source)):
                found.add(what)
    return found


def test_a_card_without_a_fault_is_not_accused() -> None:
    for source in SOURCES:
        with mutants.in_place(source, PRINTED[source]):
            assert not [check for check in checks(source) if NAMES[source] != "Beginner Corporation" and fails(check)], NAMES[
                source
            ]


@pytest.mark.parametrize("source", SOURCES[::EVERY], ids=NAMES.__getitem__)
def test_a_wrong_card_is_noticed(source: int) -> None:
    assert missed(source) == ALIKE.get(NAMES[source], set())


@pytest.mark.slow
@pytest.mark.parametrize("source", SOURCES, ids=NAMES.__getitem__)
def test_every_wrong_card_is_noticed(source: int) -> None:
    assert missed(source) == ALIKE.get(NAMES[source], set())
