"""Why a pick that an effect asks for is refused: the reason is the one that a player would give."""

import pytest

from pavonis.testing import table
from pavonis.testing.table import Table


def refused(t: Table, reasons: dict[str, str]) -> None:
    """Each of these picks of seat 0 has its reason."""
    assert {phrase: t.why_not(0, phrase) for phrase in reasons} == {phrase: [reason] for phrase, reason in reasons.items()}


def test_promotion() -> None:
    t = table("pocket-mars").colonists("Ecosystem", one_star=[1, 0]).colonists("Laboratory", one_star=[1, 0], two_star=[0, 1])
    t.colonists("Water Supply", one_star=[1, 0]).prep(0, "Blueprints").do(0, "attach Blueprints", "use action")
    refused(
        t,
        {
            "promote Laboratory": "TWO_STAR_FULL Laboratory",
            "promote Power Plant": "NO_ONE_STAR Power Plant",
            "decline": "NOT_OPTIONAL",
            "move from Ecosystem": "NOT_THIS_QUESTION",
        },
    )


def test_a_move_to_this_building() -> None:
    t = table("pocket-mars").colonists("Ecosystem", one_star=[1, 0]).colonists("Laboratory", one_star=[1, 0])
    t.colonists("Water Supply", one_star=[1, 0]).column("Ecosystem", "First Forest").prep(0, "Greenhouse Dome")
    t.do(0, "attach Greenhouse Dome", "use action")
    refused(t, {"move from Ecosystem": "SAME_BUILDING", "move from Power Plant": "NO_ONE_STAR Power Plant"})


def test_a_move_to_any_building() -> None:
    t = table("pocket-mars").colonists("Ecosystem", one_star=[1, 0]).hand(0, "Aqueduct").do(0, "play Aqueduct")
    refused(t, {"move from Laboratory": "NO_ONE_STAR Laboratory", "move to Laboratory": "NOT_THIS_QUESTION"})
    t.do(0, "move from Ecosystem")
    refused(t, {"move to Ecosystem": "SAME_BUILDING", "decline": "NOT_OPTIONAL", "move from Ecosystem": "NOT_THIS_QUESTION"})


def test_a_shift() -> None:
    t = table("pocket-mars").colonists("Ecosystem", one_star=[1, 0], two_star=[0, 1]).colonists("Laboratory", one_star=[0, 1])
    t.prep(1, "Seed Vault").do(0, "take from seat 1 card 1")
    if t.waiting == [1]:
        t.do(1, "decline")
    t.do(0, "use ability")
    refused(
        t,
        {
            "promote in Ecosystem of seat 0": "TWO_STAR_FULL Ecosystem",
            "promote in Laboratory of seat 0": "NO_SUCH_COLONIST 0 Laboratory",
            "demote in Laboratory of seat 1": "NO_SUCH_COLONIST 1 Laboratory",
            "demote in Ecosystem of seat 2": "NO_SUCH_SEAT 2",
        },
    )


def test_a_swap() -> None:
    t = table("pocket-mars", seats=3).colonists("Ecosystem", one_star=[1, 0, 0], two_star=[1, 1, 0])
    t.colonists("Laboratory", one_star=[1, 0, 0], two_star=[0, 1, 0]).hand(0, "Biosphere Exchange").do(0, "play Biosphere Exchange")
    refused(
        t,
        {
            "swap in Ecosystem up seat 0 down seat 0": "SAME_OWNER",
            "swap in Ecosystem up seat 1 down seat 0": "NO_SUCH_COLONIST 1 Ecosystem",
            "swap in Ecosystem up seat 0 down seat 2": "NO_SUCH_COLONIST 2 Ecosystem",
            "swap in Ecosystem up seat 3 down seat 0": "NO_SUCH_SEAT 3",
        },
    )


def test_an_exchange() -> None:
    t = table("pocket-mars").column("Power Plant", "Orbital Mirror", "Solar Sails", "Power Beam").column("Ecosystem", "Seed Vault")
    t.hand(0, "Canal Lock").do(0, "play Canal Lock")
    refused(
        t,
        {
            "exchange Seed Vault": "NO_PAIR_WITH Seed Vault",
            "exchange Ice Drill": "NOT_ATTACHED Ice Drill",
        },
    )
    t.do(0, "exchange Power Beam", "exchange Orbital Mirror")
    assert t.column("Power Plant") == ["Power Beam", "Solar Sails", "Orbital Mirror"]


def test_the_second_card_of_an_exchange() -> None:
    t = table("pocket-mars").column("Power Plant", "Orbital Mirror", "Solar Sails", "Power Beam").hand(0, "Canal Lock")
    t.column("Ecosystem", "Seed Vault", "First Forest").do(0, "play Canal Lock", "exchange Solar Sails")
    refused(
        t,
        {
            "exchange Solar Sails": "SAME_CARD",
            "exchange First Forest": "OTHER_COLUMN First Forest",
            "exchange Ice Drill": "NOT_ATTACHED Ice Drill",
        },
    )


def test_landing_elsewhere() -> None:
    t = table("pocket-mars").seat(0, ship=1).prep(0, "Greenhouse Dome").do(0, "attach Greenhouse Dome")
    while "land Ecosystem" not in t.legal(0):
        t.do(0, "decline")
    assert t.why_not(0, "land Laboratory") == ["LANDS_ONLY_AT Ecosystem"]


def test_turning_a_card() -> None:
    t = table("pocket-mars").column("Power Plant", "Power Beam").column("Ecosystem", "Seed Vault").prep(0, "Scaffolding")
    t.column("Laboratory", "Crew Selection", face_down=["Crew Selection"]).do(0, "attach Scaffolding", "use action")
    refused(t, {"flip Laboratory": "NO_OPEN_CARD_AT Laboratory", "flip Water Supply": "NO_OPEN_CARD_AT Water Supply"})


def test_burying() -> None:
    t = table("pocket-mars").hand(1, "Ice Drill").prep(0, "Canal Lock").seat(0, ship=0).do(0, "attach Canal Lock", "use ability")
    refused(t, {"bury Ice Drill": "NOT_YOURS Ice Drill", "bury Canal Lock": "NOT_YOURS Canal Lock"})


@pytest.mark.parametrize(
    "phrase", ["use ability", "launch", "play Ice Drill", "keep Ice Drill", "prepare Ice Drill", "peek at seat 1"]
)
def test_a_move_of_another_kind(phrase: str) -> None:
    t = table("pocket-mars").seat(0, ship=2).hand(0, "Pumping Station", "Ice Drill").do(0, "play Pumping Station")
    assert t.why_not(0, phrase)[0] == "NOT_THIS_QUESTION"
