"""The abilities of the five buildings. Each is reached by taking a card of that colour from seat 1, who lets its action go."""

from pavonis.testing import table
from pavonis.testing.table import Table
from tests.rulebook.marks import rule

CARDS = {
    "Ecosystem": "First Forest",
    "Power Plant": "Battery Bank",
    "Laboratory": "Launch Window",
    "Water Supply": "Underground Sea",
    "Construction Yard": "Regolith Printer",
}


def asked(building: str, t: Table) -> Table:
    """Attach a card to the building, up to the question whether to use the ability, if it comes to that."""
    t.prep(1, CARDS[building], "Aqueduct").hand(1, "Blueprints", "Scaffolding").do(0, "take from seat 1 card 1")
    if t.waiting == [1] and t.question(1).kind == "action":
        t.do(1, "decline")
    return t


def is_offered(t: Table) -> bool:
    """Whether seat 0 is asked to use an ability."""
    return bool(t.legal(0) == ["decline", "use ability"] and t.question(0).kind == "ability")


@rule("pocket-mars", "Ecosystem")
def test_ecosystem_moves_anybodys_colonist_up_or_down() -> None:
    t = table("pocket-mars").colonists("Laboratory", one_star=[1, 1]).colonists("Power Plant", two_star=[0, 1])
    t = asked("Ecosystem", t)
    assert is_offered(t)
    t.do(0, "use ability")
    assert t.legal(0) == ["demote in Power Plant of seat 1", "promote in Laboratory of seat 0", "promote in Laboratory of seat 1"]
    assert t.copy().do(0, "promote in Laboratory of seat 1").colonists("Laboratory") == ([1, 0], [0, 1])
    assert t.copy().do(0, "promote in Laboratory of seat 0").colonists("Laboratory") == ([0, 1], [1, 0])
    assert t.copy().do(0, "demote in Power Plant of seat 1").colonists("Power Plant") == ([0, 1], [0, 0])


@rule("pocket-mars", "Ecosystem")
def test_ecosystem_keeps_the_limit() -> None:
    t = asked("Ecosystem", table("pocket-mars").colonists("Laboratory", one_star=[1, 0], two_star=[0, 1]))
    t.do(0, "use ability")  # nobody fits in the full zone: one colonist can go down, so that is what happens
    assert t.colonists("Laboratory") == ([1, 1], [0, 0])
    t = table("pocket-mars", seats=3).colonists("Laboratory", one_star=[1, 0, 0], two_star=[0, 1, 0])
    t = asked("Ecosystem", t).do(0, "use ability")
    assert t.legal(0) == ["demote in Laboratory of seat 1", "promote in Laboratory of seat 0"]
    assert t.why_not(0, "promote in Laboratory of seat 2") == ["NO_SUCH_COLONIST 2 Laboratory"]
    full = table("pocket-mars").colonists("Laboratory", one_star=[1, 0], two_star=[0, 1]).colonists("Ecosystem", one_star=[1, 0])
    full = asked("Ecosystem", full).do(0, "use ability")
    assert full.why_not(0, "promote in Laboratory of seat 0") == ["TWO_STAR_FULL Laboratory"]


@rule("pocket-mars", "Ecosystem")
def test_ecosystem_may_be_declined_and_needs_a_colonist() -> None:
    t = asked("Ecosystem", table("pocket-mars").colonists("Laboratory", one_star=[1, 0])).do(0, "decline")
    assert t.colonists("Laboratory") == ([1, 0], [0, 0])
    assert not is_offered(asked("Ecosystem", table("pocket-mars")))


@rule("pocket-mars", "Power Plant")
def test_power_plant_gives_1_energy() -> None:
    t = asked("Power Plant", table("pocket-mars"))
    assert is_offered(t)
    assert t.copy().do(0, "use ability").seat(0).energy == 2
    assert t.copy().do(0, "decline").seat(0).energy == 1
    assert not is_offered(asked("Power Plant", table("pocket-mars").seat(0, energy=5)))


@rule("pocket-mars", "Laboratory")
def test_laboratory_takes_a_colonist_from_earth() -> None:
    t = asked("Laboratory", table("pocket-mars"))
    assert is_offered(t)
    used = t.copy().do(0, "use ability").seat(0)
    assert (used.earth, used.ship) == (5, 2)
    assert t.copy().do(0, "decline").seat(0).ship == 1
    assert not is_offered(asked("Laboratory", table("pocket-mars").seat(0, earth=0)))


@rule("pocket-mars", "Water Supply")
def test_water_supply_buries_a_card_of_hand_or_module() -> None:
    t = table("pocket-mars").hand(0, "Ice Drill", "Seed Vault").prep(0, "Canal Lock", "Solar Sails")
    t = asked("Water Supply", t)
    assert is_offered(t)
    t.do(0, "use ability")
    assert t.legal(0) == ["bury Seed Vault", "bury Solar Sails", "bury Ice Drill", "bury Canal Lock"]
    hand = t.copy().do(0, "bury Ice Drill")
    assert hand.deck()[-1] == "Ice Drill"
    assert len(hand.hand(0)) == 2  # filled up again at the end of the turn
    assert "Ice Drill" not in hand.hand(0)
    module = t.copy().do(0, "bury Canal Lock")
    assert module.deck()[-1] == "Canal Lock"
    assert module.prep(0) == ["Solar Sails"]
    assert module.question(0).kind == "prepare"


@rule("pocket-mars", "Water Supply")
def test_water_supply_may_be_declined() -> None:
    t = table("pocket-mars").hand(0, "Ice Drill", "Seed Vault").prep(0, "Canal Lock", "Solar Sails")
    t = asked("Water Supply", t).do(0, "decline")
    assert t.hand(0) == ["Seed Vault", "Ice Drill"]
    assert t.prep(0) == ["Canal Lock", "Solar Sails"]


@rule("pocket-mars", "Construction Yard")
def test_construction_yard_lands_a_colonist_anywhere() -> None:
    t = asked("Construction Yard", table("pocket-mars").seat(0, ship=2))
    assert is_offered(t)
    assert t.copy().do(0, "decline").seat(0).mars == 0
    t.do(0, "use ability")
    assert t.legal(0) == ["land Ecosystem", "land Power Plant", "land Laboratory", "land Water Supply"]
    t.do(0, "land Laboratory")
    assert t.colonists("Laboratory") == ([1, 0], [0, 0])
    assert t.seat(0).ship == 1
    assert not is_offered(asked("Construction Yard", table("pocket-mars").seat(0, ship=0)))
