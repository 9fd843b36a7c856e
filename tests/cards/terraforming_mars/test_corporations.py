"""Every corporation begins with what it says and does what it says."""

from typing import Any

import pytest

from pavonis.games.terraforming_mars.cards import CORPORATIONS
from tests.rulebook.terraforming_mars.mars import mars

# What each begins with in Corporate Era: stock, then production, in the order M€, steel, titanium, plants, energy, heat.
STARTS = {
    "CrediCor": ((57, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0)),
    "Ecoline": ((36, 0, 0, 3, 0, 0), (0, 0, 0, 2, 0, 0)),
    "Helion": ((42, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 3)),
    "Interplanetary Cinematics": ((30, 20, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0)),
    "Inventrix": ((45, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0)),
    "Mining Guild": ((30, 5, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0)),
    "PhoboLog": ((23, 0, 10, 0, 0, 0), (0, 0, 0, 0, 0, 0)),
    "Tharsis Republic": ((40, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0)),
    "ThorGate": ((48, 0, 0, 0, 0, 0), (0, 0, 0, 0, 1, 0)),
    "United Nations Mars Initiative": ((40, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0)),
    "Saturn Systems": ((42, 0, 0, 0, 0, 0), (1, 0, 1, 0, 0, 0)),
    "Teractor": ((60, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0)),
}
TAGS = {
    "Ecoline": {"plant": 1}, "Helion": {"space": 1}, "Interplanetary Cinematics": {"building": 1}, "Inventrix": {"science": 1},
    "Mining Guild": {"building": 2}, "PhoboLog": {"space": 1}, "Tharsis Republic": {"building": 1}, "ThorGate": {"power": 1},
    "United Nations Mars Initiative": {"earth": 1}, "Saturn Systems": {"jovian": 1}, "Teractor": {"earth": 1},
}  # fmt: skip


def test_all_are_here() -> None:
    assert list(STARTS) == [card.name for card in CORPORATIONS[1:]]


@pytest.mark.parametrize("name", STARTS)
def test_start(name: str) -> None:
    other = "Ecoline" if name != "Ecoline" else "Helion"
    t = mars(2).opening().dealt(0, name, other).dealt(1, "CrediCor", "Teractor")
    t.do(0, f"corporation {name}", "done").do(1, "corporation CrediCor", "done")
    assert (t.seat(0)[:6], tuple(t.production(0))) == STARTS[name]
    assert {tag: count for tag, count in t.tags(0).items() if count} == TAGS.get(name, {})


def playing(name: str, *hand: str, **stock: int) -> Any:
    t = mars(2).corporation(0, name).seat(0, **{"megacredits": 100, **stock})
    return t.hand(0, *hand) if hand else t


def test_credicor_gets_four_back_for_what_costs_twenty() -> None:
    t = playing("CrediCor", "Mohole Area", "Soletta").played(0, "Earth Catapult")
    t.do(0, "play Mohole Area", "place special tile 07")
    assert t.seat(0).megacredits == 100 - 18 + 4  # the printed cost counts
    assert playing("CrediCor").do(0, "standard project aquifer", "place ocean 07").seat(0).megacredits == 82
    assert playing("CrediCor").do(0, "standard project greenery", "place greenery 12").seat(0).megacredits == 81


def test_credicor_has_to_pay_first() -> None:
    assert playing("CrediCor", "Mohole Area", megacredits=19).why_not(0, "play Mohole Area") == ["TOO_LITTLE_MONEY 19 20"]


def test_ecoline_needs_seven_plants() -> None:
    t = playing("Ecoline", plants=7).do(0, "plant greenery", "place greenery 12")
    assert (t.seat(0).plants, t.parameters()["oxygen"]) == (0, 1)
    last = mars(2).corporation(0, "Ecoline").set(temperature=8, oxygen=14, oceans=9).seat(0, plants=7)
    assert last.do(0, "pass").do(1, "pass").waiting == [0]


def test_helion_pays_anything_with_heat() -> None:
    t = playing("Helion", megacredits=0, heat=25)
    assert {"standard project city", "fund banker"} <= set(t.legal(0))
    assert t.do(0, "standard project city", "place city 12").seat(0).heat == 0
    t = playing("Helion", megacredits=3, heat=3).played(0, "Space Mirrors")
    assert t.why_not(0, "use Space Mirrors") == ["TOO_LITTLE_MONEY 6 7"]
    research = mars(2).corporation(0, "Helion").seat(0, megacredits=3, heat=3).research()
    research.do(0, *[f"buy {card}" for card in research.offers(0)[:2]])
    assert research.seat(0)[:6] == (0, 0, 0, 0, 0, 0)


def test_helion_cannot_warm_up_with_money() -> None:
    assert playing("Helion", heat=7).why_not(0, "warm up") == ["TOO_LITTLE heat 7 8"]


def test_interplanetary_cinematics_earns_from_events() -> None:
    assert playing("Interplanetary Cinematics", "Mineral Deposit").do(0, "play Mineral Deposit").seat(0).megacredits == 97
    assert playing("Interplanetary Cinematics", "Sponsors").do(0, "play Sponsors").seat(0).megacredits == 94


def test_inventrix_misses_requirements_by_two() -> None:
    t = playing("Inventrix", "Moss", "Dust Seals", plants=1).set(oceans=1)
    assert t.do(0, "play Moss").production(0).plants == 1
    assert "play Dust Seals" in playing("Inventrix", "Dust Seals").set(oceans=5).legal(0)
    assert playing("Inventrix", "Dust Seals").set(oceans=6).why_not(0, "play Dust Seals") == ["PARAMETER_TOO_HIGH oceans 6 5"]
    assert playing("Inventrix", "Gene Repair").why_not(0, "play Gene Repair") == ["TOO_FEW_TAGS science 1 3"]


def test_mining_guild_counts_own_tiles_on_metal() -> None:
    t = playing("Mining Guild").do(0, "standard project city", "place city 03")
    assert (t.production(0).steel, t.seat(0).steel) == (1, 2)  # one step, however much metal
    assert playing("Mining Guild").do(0, "standard project aquifer", "place ocean 63").production(0).steel == 1
    assert playing("Mining Guild").do(0, "standard project aquifer", "place ocean 07").production(0).steel == 0
    theirs = mars(2).corporation(0, "Mining Guild").seat(1, megacredits=30).turn(1)
    assert theirs.do(1, "standard project city", "place city 03").production(0).steel == 0


def test_phobolog_values_titanium() -> None:
    t = playing("PhoboLog", "Asteroid Mining", titanium=10).played(0, "Advanced Alloys")
    assert t.do(0, "play Asteroid Mining", "pay with titanium 6").seat(0).megacredits == 100  # six times five


def test_tharsis_republic_lives_on_cities() -> None:
    t = playing("Tharsis Republic").do(0, "standard project city", "place city 12")
    assert (t.seat(0).megacredits, t.production(0).megacredits) == (78, 2)
    theirs = mars(2).corporation(0, "Tharsis Republic").seat(1, megacredits=30).turn(1)
    theirs.do(1, "standard project city", "place city 12")
    assert (theirs.seat(0).megacredits, theirs.production(0).megacredits) == (0, 1)
    away = playing("Tharsis Republic", "Ganymede Colony").do(0, "play Ganymede Colony")
    assert (away.seat(0).megacredits, away.production(0).megacredits) == (83, 0)


def test_thorgate_has_cheap_power() -> None:
    assert playing("ThorGate", "Geothermal Power").do(0, "play Geothermal Power").seat(0).megacredits == 92
    assert playing("ThorGate").do(0, "standard project power plant").seat(0).megacredits == 92
    assert "standard project power plant" in playing("ThorGate", megacredits=8).legal(0)


def test_united_nations_mars_initiative_builds_on_success() -> None:
    t = playing("United Nations Mars Initiative")
    assert t.why_not(0, "use United Nations Mars Initiative") == ["RATING_NOT_RAISED"]
    t.do(0, "standard project asteroid", "use United Nations Mars Initiative")
    assert (t.seat(0).rating, t.seat(0).megacredits) == (22, 83)
    t.turn(0)
    assert t.see(0).players[0].raised


def test_saturn_systems_counts_everybodys_jovian_tags() -> None:
    t = mars(2).corporation(0, "Saturn Systems").hand(1, "Colonizer Training Camp").seat(1, megacredits=20).turn(1)
    assert t.do(1, "play Colonizer Training Camp").production(0).megacredits == 1
    assert playing("Saturn Systems", "Vesta Shipyard").do(0, "play Vesta Shipyard").production(0).megacredits == 1


def test_teractor_has_cheap_earth_cards() -> None:
    assert playing("Teractor", "Acquired Company").do(0, "play Acquired Company").seat(0).megacredits == 93


def test_first_actions_of_inventrix_and_tharsis_republic() -> None:
    t = mars(2).opening().dealt(0, "Inventrix", "Helion").dealt(1, "Tharsis Republic", "Teractor")
    t.do(0, "corporation Inventrix", "done").do(1, "corporation Tharsis Republic", "done")
    assert len(t.hand(0)) == 3
    t.do(0, "standard project city", "place city 11")
    assert t.question(1).kind == "place"
    assert "place city 10" not in t.legal(1)
    t.do(1, "place city 40")
    assert t.see(1).players[1].cities == 1


def test_credicor_interplanetary_cinematics_and_standard_technology_do_not_earn_from_others() -> None:
    t = mars(2).corporation(1, "CrediCor").played(1, "Standard Technology").seat(0, megacredits=100).turn(0)
    t.do(0, "standard project city", "place city 12")
    assert t.seat(1).megacredits == 0


def test_united_nations_mars_initiative_takes_no_steel() -> None:
    t = playing("United Nations Mars Initiative", steel=9).raised(0).do(0, "use United Nations Mars Initiative")
    assert (t.seat(0).megacredits, t.seat(0).steel, t.seat(0).rating) == (97, 9, 21)


def test_standard_technology_gives_back_after_paying() -> None:
    t = mars(2).played(0, "Standard Technology").seat(0, megacredits=11).do(0, "standard project power plant")
    assert t.seat(0).megacredits == 3
    sold = mars(2).played(0, "Standard Technology").hand(0, "Ants").do(0, "sell patents")
    assert sold.seat(0).megacredits == 1
