"""Every saboteur is caught, by the property that is there for it, and by the whole suite."""

from typing import Any

import pytest

from pavonis.core.view import View
from pavonis.testing import conformance
from pavonis.testing.conformance import Property
from tests.toys.draft import Draft
from tests.toys.purse import Purse
from tests.toys.saboteurs import CAUGHT_BY, hands_are_right
from tests.toys.toy import Toy

SEATS = 3


@pytest.mark.parametrize(
    ("saboteur", "property_"), [pytest.param(*item, id=f"{item[0].__name__}-{item[1].name}") for item in CAUGHT_BY.items()]
)
def test_a_saboteur_is_caught_by(saboteur: type[Toy[Any]], property_: Property) -> None:
    with pytest.raises(conformance.Nonconforming) as caught:
        property_(saboteur(), SEATS, budget_seconds=0.5)
    # A game that cannot even be played to its end is found out before any property looks at it.
    assert caught.value.property in (property_.name, "games_end")


@pytest.mark.parametrize("saboteur", CAUGHT_BY, ids=lambda found: found.__name__)
def test_a_saboteur_does_not_pass_the_suite(saboteur: type[Toy[Any]]) -> None:
    invariants = hands_are_right if CAUGHT_BY[saboteur].name == "conserves" else None
    with pytest.raises(conformance.Nonconforming):
        conformance.check(saboteur(), SEATS, budget_seconds=1, invariants=invariants)


def test_every_property_catches_somebody() -> None:
    named = {found.name for found in [*conformance.EVERY_STEP, *conformance.MANY_GAMES]}
    assert named - {found.name for found in CAUGHT_BY.values()} == {"alike"}  # see below


def test_copies_are_also_caught_by_positions_that_look_alike() -> None:
    copies = [saboteur for saboteur, found in CAUGHT_BY.items() if found.name == "free" and "NowAndThen" not in saboteur.__name__]
    for saboteur in copies:
        with pytest.raises(conformance.Nonconforming, match=r"\Aalike: "):
            conformance.alike(saboteur(), SEATS, budget_seconds=0)


def test_a_bot_with_a_memory_is_not_blind() -> None:
    turns = iter(range(10**6))

    def choose(view: View[Any]) -> int:
        legal = view.legal()
        return legal[next(turns) % len(legal)]

    with pytest.raises(conformance.Nonconforming, match=r"\Ablind: "):
        conformance.check(Draft(), SEATS, budget_seconds=0, choose=choose)


def test_a_bot_that_makes_illegal_moves_is_caught() -> None:
    with pytest.raises(conformance.Nonconforming, match="not legal"):
        conformance.blind_bot(lambda view: -5)(Purse(), SEATS, budget_seconds=0)
