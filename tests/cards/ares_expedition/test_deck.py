"""The deck as a whole: what the cards add up to, so that no line changes unnoticed."""

from collections import Counter

from pavonis.games.ares_expedition import effects
from pavonis.games.ares_expedition.cards import BASE, CORPORATIONS, PROJECT_CARDS
from pavonis.games.ares_expedition.effects import ARES_TAG_NAMES, METAL_NAMES, PHASE_NAMES, RESOURCE_NAMES
from pavonis.games.ares_expedition.tables import NAMES, OCEAN_TILES, USES, active_phases
from pavonis.kit.terraforming import ACTIVE, CUBE_NAMES, EVENT, KIND_NAMES, PARAMETERS
from pavonis.text.names import card_names
from tests.cards.deck_sums import check_names, costs_and_points, tag_counts

IN_THE_BOX = [card for card in PROJECT_CARDS if card.printed <= "208"]  # a card that comes later is not in these sums


def test_kinds() -> None:
    assert Counter(KIND_NAMES[card.kind] for card in IN_THE_BOX) == {"active": 64, "automated": 106, "event": 38}


def test_cards_stand_in_the_order_of_their_numbers() -> None:
    assert [card.printed for card in [*IN_THE_BOX, *CORPORATIONS]] == [f"{number:03}" for number in range(1, 221)]
    assert [card.number for card in IN_THE_BOX] == [63 + int(card.printed) for card in IN_THE_BOX]
    assert [card.number for card in CORPORATIONS] == list(range(12))
    assert {card.set for card in [*IN_THE_BOX, *CORPORATIONS]} == {BASE}


def test_costs_points_and_tags() -> None:
    assert costs_and_points(IN_THE_BOX) == (2750, 77, 14)
    assert tag_counts(IN_THE_BOX, ARES_TAG_NAMES) == {
        "animal": 8, "building": 67, "earth": 23, "event": 38, "jovian": 12, "microbe": 18, "plant": 27, "power": 27, "science": 32,
        "space": 42,
    }  # fmt: skip
    assert all(effects.EVENT_TAG in card.tags for card in IN_THE_BOX if card.kind == EVENT)
    assert max(len(card.tags) for card in IN_THE_BOX) == 3


def test_production_and_metals() -> None:
    made: Counter[str] = Counter()
    for card in IN_THE_BOX:
        for part in card.produces:
            made[RESOURCE_NAMES[part.resource] + " per" * (part.tag != effects.NO_TAG)] += part.n
        for metal in card.capacities:
            made[METAL_NAMES[metal.metal]] += metal.n
    assert made == {
        "megacredits": 59, "heat": 88, "plants": 39, "cards": 9, "megacredits per": 8, "heat per": 3, "plants per": 2,
        "steel": 13, "titanium": 14,
    }  # fmt: skip


def test_requirements_actions_and_cubes() -> None:
    assert len([card for card in IN_THE_BOX if card.needs]) == 58
    assert max(len([need for need in card.needs if need.what < PARAMETERS]) for card in IN_THE_BOX) == 1
    assert len([card for card in IN_THE_BOX if USES[card.number]]) == 34


def test_what_cards_collect() -> None:
    collectors: dict[str, list[str]] = {}
    for card in IN_THE_BOX:
        collectors.setdefault(CUBE_NAMES[card.cubes], []).append(card.name)
    assert len(collectors.pop("none")) == 194
    assert collectors == {
        "animal": ["Birds", "Ecological Zone", "Fish", "Herbivores", "Livestock", "Small Animals"],
        "microbe": [
            "Anaerobic Microorganisms", "Decomposers", "Decomposing Fungus", "GHG Producing Bacteria", "Nitrite Reducing Bacteria",
            "Regolith Eaters", "Tardigrades",
        ],
        "science": ["Physics Complex"],
    }  # fmt: skip


ANY_LIFE = ["animal", "microbe", "plant"]
SET_OFF_BY_TAGS = {  # by which tags each lasting effect is set off, and whether its own tags count
    "Anaerobic Microorganisms": (ANY_LIFE, True), "Decomposers": (ANY_LIFE, True), "Ecological Zone": (["animal", "plant"], True),
    "Energy Subsidies": (["power"], False), "Interplanetary Conference": (["earth", "jovian"], False),
    "Mars University": (["science"], True), "Olympus Conference": (["science"], True), "Optimal Aerobraking": (["event"], False),
    "Recycled Detritus": (["event"], False), "Viral Enhancers": (ANY_LIFE, True), "Saturn Systems": (["jovian"], False),
}  # fmt: skip


def test_what_tags_set_off() -> None:
    found = {
        card.name: (sorted(ARES_TAG_NAMES[tag] for tag in watch.tags), watch.itself)
        for card in [*PROJECT_CARDS, *CORPORATIONS]
        for watch in card.watches
        if watch.on == effects.ON_TAG
    }
    assert found == SET_OFF_BY_TAGS


def test_no_card_has_a_tag_twice_that_makes_it_cheaper() -> None:
    cheap = {part.what for card in [*PROJECT_CARDS, *CORPORATIONS] for part in card.lasting if part.kind == effects.CHEAPER}
    assert not [card.name for card in PROJECT_CARDS for tag in cheap if card.tags.count(tag) > 1]


def test_only_blue_cards_have_actions() -> None:
    assert {card.kind for card in PROJECT_CARDS if card.actions} == {ACTIVE}
    assert not [card.name for card in CORPORATIONS if card.actions]


def test_cards_of_the_first_game() -> None:
    assert [int(card.printed) for card in PROJECT_CARDS if card.first_game] == [
        103, 109, 111, 124, 130, 144, 147, 150, 155, 163, 170, 171, 184, 188, 190, 196,
    ]  # fmt: skip
    assert [card.name for card in CORPORATIONS if card.first_game] == ["Ecoline", "Helion", "Interplanetary Cinematics", "Teractor"]


def test_ocean_tiles() -> None:
    assert sorted(OCEAN_TILES) == [
        (0, 0, 1), (0, 0, 1), (0, 1, 1), (0, 2, 0), (0, 2, 0), (1, 0, 1), (1, 1, 0), (2, 1, 0), (4, 0, 0),
    ]  # fmt: skip


def test_active_phases() -> None:
    edges = {name: [PHASE_NAMES[phase] for phase in active_phases(number)] for number, name in enumerate(NAMES) if name}
    assert edges["Adaptation Technology"] == ["development", "construction"]
    assert edges["Composting Factory"] == PHASE_NAMES
    assert edges["Fish"] == ["development", "construction", "action"]
    assert edges["Micro-Mills"] == ["development", "construction", "production"]
    assert edges["Interns"] == ["research"]
    assert edges["Comet"] == []
    assert edges["Helion"] == ["development", "construction", "action", "production"]
    assert edges["Ecoline"] == ["action", "production"]


def test_every_name_is_there_once_in_every_language() -> None:
    check_names(card_names("pavonis.games.ares_expedition"), [*PROJECT_CARDS, *CORPORATIONS], NAMES)
