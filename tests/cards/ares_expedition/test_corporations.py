"""Every corporation begins with what it says and does what it says."""

from typing import Any

import pytest

from pavonis.games.ares_expedition.cards import CORPORATIONS
from tests.rulebook.ares_expedition.ares import ares

# What each begins with: megacredits, production (M€, heat, plants, cards), steel and titanium, cards in hand, tags.
NOTHING = (0, 0, 0, 0)
STARTS: dict[str, tuple[int, tuple[int, ...], tuple[int, int], int, dict[str, int]]] = {
    "CrediCor": (48, NOTHING, (0, 0), 8, {}),
    "Ecoline": (27, (0, 0, 1, 0), (0, 0), 8, {"plant": 1}),
    "Helion": (28, (0, 3, 0, 0), (0, 0), 8, {"space": 1}),
    "Interplanetary Cinematics": (46, NOTHING, (1, 0), 8, {"building": 1}),
    "Inventrix": (33, NOTHING, (0, 0), 11, {"science": 1}),
    "Mining Guild": (27, NOTHING, (1, 0), 8, {"building": 2}),
    "PhoboLog": (20, NOTHING, (0, 1), 8, {"space": 1}),
    "Saturn Systems": (24, NOTHING, (0, 1), 8, {"jovian": 1}),
    "Teractor": (51, NOTHING, (0, 0), 8, {"earth": 1}),
    "Tharsis Republic": (40, NOTHING, (0, 0), 8, {}),
    "ThorGate": (45, (0, 1, 0, 0), (0, 0), 8, {"power": 1}),
    "United Nations Mars Initiative": (35, NOTHING, (0, 0), 8, {}),
}


def test_all_are_here() -> None:
    assert list(STARTS) == [card.name for card in CORPORATIONS]


@pytest.mark.parametrize("name", STARTS)
def test_start(name: str) -> None:
    other = "Ecoline" if name != "Ecoline" else "Helion"
    t = ares(2).opening().dealt(0, name, other).dealt(1, "CrediCor", "Teractor")
    t.do(0, f"corporation {name}").do(1, "corporation CrediCor")
    tags = {tag: count for tag, count in t.tags(0).items() if count}
    money = t.seat(0).megacredits
    assert (money, tuple(t.production(0)), tuple(t.metals(0)), len(t.hand(0)), tags) == STARTS[name]
    assert t.seat(0).rating == 5


def playing(name: str, phase: str, *hand: str, **stock: int) -> Any:
    """A table where seat 0 has a corporation and these cards and nothing else."""
    t = ares(2).phase(phase).corporation(0, name).bare(0).seat(0, **{"megacredits": 100, **stock})
    return t.hand(0, *hand).bare(0) if hand else t


def test_credicor_looks_at_the_printed_cost() -> None:
    assert playing("CrediCor", "development", "Tectonic Stress Power").do(0, "play Tectonic Stress Power").seat(0).megacredits == 84
    assert playing("CrediCor", "development", "Farming Co-ops").do(0, "done").seat(0).megacredits == 100
    assert playing("CrediCor", "development", "Industrial Farming").do(0, "play Industrial Farming").seat(0).megacredits == 81
    t = playing("CrediCor", "construction", "Comet").played(0, "Media Group").do(0, "play Comet")
    assert t.seat(0).megacredits == 100 - 25 + 4 + 5


def test_ecoline_plants_a_forest_for_seven() -> None:
    t = playing("Ecoline", "action", plants=7).do(0, "standard action forest with plants")
    assert (t.seat(0).plants, t.seat(0).forests, t.seat(0).rating) == (0, 1, 6)
    assert playing("Ecoline", "action").do(0, "standard action forest").seat(0).megacredits == 80


def test_helion_pays_with_heat() -> None:
    t = playing("Helion", "development", "Mine", megacredits=4, heat=7).do(0, "play Mine")
    assert t.legal(0) == ["pay 6 with heat", "pay 7 with heat"]
    t.do(0, "pay 6 with heat")
    assert (t.seat(0).megacredits, t.seat(0).heat, t.metals(0).steel) == (0, 1, 2)
    t = playing("Helion", "action", megacredits=0, heat=15).do(0, "standard action ocean")
    assert t.seat(0).heat == 0
    assert t.parameters()["oceans"] == 1


def test_money_is_no_heat_for_helion() -> None:
    assert "standard action temperature with heat" not in playing("Helion", "action", heat=7).legal(0)


def test_heat_that_a_card_demands_does_not_pay_for_it() -> None:
    t = playing("Helion", "development", "Fuel Factory", megacredits=6, heat=5)
    assert t.why_not(0, "play Fuel Factory") == ["NOT_ENOUGH_MONEY 8 9"]
    t = playing("Helion", "development", "Fuel Factory", megacredits=6, heat=6).do(0, "play Fuel Factory")
    assert (t.seat(0).megacredits, t.seat(0).heat, t.metals(0).titanium) == (0, 0, 1)


def test_interplanetary_cinematics_has_steel_and_cheap_events() -> None:
    t = playing("Interplanetary Cinematics", "construction", "Comet").do(0, "play Comet")
    assert t.seat(0).megacredits == 100 - 25 + 2
    t = playing("Interplanetary Cinematics", "construction", "Colonizer Training Camp").do(0, "play Colonizer Training Camp")
    assert t.seat(0).megacredits == 100 - 10 + 2 + 2


def test_inventrix_reads_a_zone_off() -> None:
    t = playing("Inventrix", "construction", "Breathing Filters").set(oxygen=3)
    assert t.why_not(0, "play Breathing Filters") == []
    t.played(0, "Adaptation Technology").set(oxygen=2)
    assert t.why_not(0, "play Breathing Filters") == ["ZONE_TOO_LOW oxygen purple red"]


def test_mining_guild_has_a_rating_for_each_steel() -> None:
    assert playing("Mining Guild", "development", "Mine").do(0, "play Mine").seat(0).rating == 7
    assert playing("Mining Guild", "development", "Titanium Mine").do(0, "play Titanium Mine").seat(0).rating == 5
    t = playing("Mining Guild", "development", "Strip Mine").do(0, "play Strip Mine")
    assert t.seat(0).rating == 5 - 1 + 2


def test_phobolog_has_better_titanium() -> None:
    assert playing("PhoboLog", "development", "Soletta").do(0, "play Soletta").seat(0).megacredits == 74
    t = playing("PhoboLog", "development", "Soletta").played(0, "Advanced Alloys").do(0, "play Soletta")
    assert t.seat(0).megacredits == 75


def test_saturn_systems_rises_with_each_jovian_tag() -> None:
    t = playing("Saturn Systems", "development", "Ganymede Shipyard").do(0, "play Ganymede Shipyard")
    assert t.seat(0).rating == 6
    assert t.seat(0).megacredits == 100 - 17 + 3
    assert playing("Saturn Systems", "development", "Mine").do(0, "play Mine").seat(0).rating == 5


def test_teractor_has_cheap_earth_cards() -> None:
    assert playing("Teractor", "development", "Sponsors").do(0, "play Sponsors").seat(0).megacredits == 98


def test_thorgate_has_cheap_power_cards() -> None:
    t = playing("ThorGate", "development", "Geothermal Power").do(0, "play Geothermal Power")
    assert t.seat(0).megacredits == 95


# Of the research phase: who sees and keeps how many cards, not having chosen it.
RESEARCH = {
    "Tharsis Republic": (3, 2), "Interns": (4, 1), "United Planetary Alliance": (3, 2), "Interplanetary Relations": (3, 2),
}  # fmt: skip


@pytest.mark.parametrize("name", RESEARCH)
def test_who_sees_and_keeps_more_cards(name: str) -> None:
    t = ares(2).phase("research").bare(0)
    t = t.corporation(0, name) if name in STARTS else t.played(0, name)
    assert (len(t.offers(0)), t.question(0).most) == RESEARCH[name]
    t.phase("research", 0)
    seen, kept = RESEARCH[name]
    assert (len(t.offers(0)), t.question(0).most) == (seen + 3, kept + 1)


def test_extended_resources_keeps_both() -> None:
    t = ares(2).phase("research").bare(0).played(0, "Extended Resources")
    assert len(t.hand(0)) == 2
    t = ares(2).phase("research", 0).bare(0).played(0, "Extended Resources")
    assert (len(t.offers(0)), t.question(0).most) == (5, 3)


def initiative(phase: str, *hand: str, **stock: int) -> Any:
    """A table of United Nations Mars Initiative."""
    return playing("United Nations Mars Initiative", phase, *hand, **stock)


def test_the_first_rise_in_a_phase_can_be_doubled() -> None:
    t = initiative("action").do(0, "standard action temperature", "raise rating again")
    assert (t.seat(0).rating, t.seat(0).megacredits) == (7, 100 - 14 - 6)
    t.do(0, "standard action temperature")
    assert (t.seat(0).rating, t.question(0).kind) == (8, "phase")


def test_the_second_rise_is_declined_once_for_the_phase() -> None:
    t = initiative("action").do(0, "standard action temperature", "decline", "standard action ocean")
    assert (t.seat(0).rating, t.question(0).kind) == (7, "phase")


def test_several_steps_at_once_are_doubled_only_once() -> None:
    t = initiative("construction", "Deimos Down").do(0, "play Deimos Down", "raise rating again")
    assert (t.seat(0).rating, t.seat(0).megacredits) == (9, 100 - 30 - 6 + 7)


AFTER_THE_CARD = [
    ("Deimos Down", 30, ("raise rating again",), {"rating": 9, "megacredits": 1}),  # the card brings 7 M€
    ("Phobos Falls", 32, ("raise rating again",), {"rating": 8, "megacredits": 0}),  # two cards
    ("Comet", 31, ("raise rating again",), {"rating": 8, "megacredits": 0, "plants": 2}),  # the ocean lies there already
]


@pytest.mark.parametrize(("card", "money", "phrases", "after"), AFTER_THE_CARD, ids=[row[0] for row in AFTER_THE_CARD])
def test_a_rise_is_offered_when_the_card_is_done(card: str, money: int, phrases: tuple[str, ...], after: dict[str, int]) -> None:
    t = initiative("construction", card, megacredits=money).deck_top("Lichen", "Mine").do(0, f"play {card}")
    assert (t.legal(0), t.parameters()["oceans"]) == (["decline", "raise rating again"], card != "Deimos Down")
    t.do(0, *phrases)
    assert {name: getattr(t.seat(0), name) for name in after} == after
    assert t.hand(0) == []


def test_a_rise_is_offered_after_what_the_card_sets_off() -> None:
    t = initiative("construction", "Mangrove").set(temperature=8).played(0, "Optimal Aerobraking", "Decomposers")
    t.bare(0).hand(0, "Mangrove").cubes("Decomposers", 1).seat(0, megacredits=100).do(0, "play Mangrove")
    assert (t.seat(0).plants, t.legal(0)) == (2, ["choose 1", "choose 2"])
    t.do(0, "choose 1")
    assert t.legal(0) == ["decline", "raise rating again"]


def test_who_cannot_pay_is_not_offered_a_rise() -> None:
    t = initiative("action", heat=8, megacredits=5).do(0, "standard action temperature with heat")
    assert t.seat(0).rating == 6
    assert t.state.asks[0] is None


def test_cards_can_be_sold_for_the_rise() -> None:
    t = initiative("action", "Fish", "Moss", "Mine", heat=8, megacredits=2).do(0, "standard action temperature with heat")
    t.do(0, "raise rating again", "sell Fish", "sell Moss")
    assert (t.seat(0).rating, t.seat(0).megacredits, t.hand(0)) == (7, 2, ["Mine"])


def test_the_rise_can_be_doubled_again_in_the_next_phase() -> None:
    t = initiative("construction", "Lava Flows").planned(1, "action").bare(1).do(0, "play Lava Flows", "decline")
    t.do(0, "standard action temperature")
    assert t.legal(0) == ["decline", "raise rating again"]
