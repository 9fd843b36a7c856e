"""Every action card at its moment, and the characters' and ships' tables."""

import json

from pavonis.games.mission_red_planet import deckfile
from pavonis.games.mission_red_planet.cards import ACTION_CARDS, RECONSTRUCTED, SHIP_CARDS
from pavonis.games.mission_red_planet.state import DISCOVERY, PRODUCTION
from pavonis.testing.table import Table
from tests.rulebook.mission_red_planet.tables import idle, red_planet, why_not


def held(card: str) -> Table:
    """The last round; yellow holds an action card."""
    t: Table = red_planet().set(round=10).area(0, card)
    return t


def test_blocks_of_ice() -> None:
    t = idle(held("Blocks of Ice"))
    assert t.state.phase == PRODUCTION
    t.do(0, "play Blocks of Ice")
    assert t.colour("yellow").tokens == [2, 0, 0]
    assert t.over


def test_blocks_of_ice_takes_what_is_left() -> None:
    t = idle(held("Blocks of Ice").colour("blue", tokens=[39, 0, 0])).do(0, "play Blocks of Ice")
    assert t.colour("yellow").tokens == [1, 0, 0]
    t = idle(held("Blocks of Ice").colour("blue", tokens=[40, 0, 0]))
    assert t.legal(0) == ["pass"]
    assert why_not(t, 0, "play Blocks of Ice") == ["NO_EFFECT Blocks of Ice"]


def test_celerium_cache() -> None:
    t = idle(held("Celerium Cache")).do(0, "play Celerium Cache")
    assert t.colour("yellow").tokens == [0, 0, 1]


def test_rescue_operation() -> None:
    t = idle(held("Rescue Operation").colour("yellow", wormhole=3).region("Hellas", yellow=1).region("Phobos", yellow=1, blue=1))
    assert t.state.phase == DISCOVERY
    assert t.legal(0) == ["pass", "play Rescue Operation"]
    t.do(0, "play Rescue Operation")
    assert t.question(0).kind == "rescue"
    assert t.legal(0) == ["rescue to Hellas 1", "rescue to Hellas 2", "rescue to Phobos 1", "rescue to Phobos 2"]
    assert why_not(t, 0, "rescue to Ausonia 1") == ["NO_OWN_ASTRONAUT Ausonia yellow"]
    t.do(0, "rescue to Phobos 2")
    assert t.region("Phobos").astronauts == [3, 1, 0]
    assert t.colour("yellow").wormhole == 1


def test_rescue_operation_with_one_in_the_wormhole() -> None:
    t = idle(held("Rescue Operation").colour("yellow", wormhole=1).region("Hellas", yellow=1).region("Phobos", yellow=1))
    t.do(0, "play Rescue Operation")
    assert t.legal(0) == ["rescue to Hellas 1", "rescue to Phobos 1"]
    assert why_not(t, 0, "rescue to Hellas 2") == ["WORMHOLE_SHORT 1 2"]


def test_a_card_that_rescues_one_says_so() -> None:
    box = json.loads(deckfile.export())
    next(card for card in box["actions"] if card["names"]["en"] == "Rescue Operation")["effect"]["n"] = 1
    t = red_planet(deck=box).set(round=10).area(0, "Rescue Operation")
    t = idle(t.colour("yellow", wormhole=3).region("Hellas", yellow=1).region("Phobos", yellow=1)).do(0, "play Rescue Operation")
    assert t.legal(0) == ["rescue to Hellas 1", "rescue to Phobos 1"]
    assert why_not(t, 0, "rescue to Hellas 2") == ["AT_MOST 1"]


def test_industrial_espionage() -> None:
    t = held("Industrial Espionage").region("Hellas", yellow=1, blue=2, orange=1).region("Phobos", blue=1)
    t = idle(t).do(0, "play Industrial Espionage")
    assert t.question(0).kind == "expel"
    assert t.legal(0) == ["expel from Hellas blue", "expel from Hellas orange"]
    assert why_not(t, 0, "expel from Phobos blue") == ["NO_OWN_ASTRONAUT Phobos yellow"]
    assert why_not(t, 0, "expel from Hellas yellow") == ["OWN_ASTRONAUT"]
    t.do(0, "expel from Hellas blue")
    assert t.region("Hellas").astronauts == [1, 1, 1]
    assert t.colour("blue").wormhole == 1


def test_no_action_is_forgotten() -> None:
    tested = {"Blocks of Ice", "Celerium Cache", "Rescue Operation", "Industrial Espionage"}
    assert tested == {card.names[0] for card in ACTION_CARDS}
    assert all(card.source == RECONSTRUCTED for card in ACTION_CARDS)


def test_ships_three_to_each_region_and_six_to_anywhere() -> None:
    found: dict[int, list[int]] = {}
    for ship in SHIP_CARDS:
        found.setdefault(ship.destination, []).append(ship.capacity)
    assert found == {
        -1: [2, 3, 3, 4, 4, 5],
        0: [4, 4, 5],
        1: [3, 4, 5],
        2: [4, 5, 5],
        9: [3, 4, 4],
        **{region: [2, 3, 4] for region in range(3, 9)},
    }
    assert [ship.destination for ship in SHIP_CARDS if ship.source == RECONSTRUCTED] == [1, 1, 1]
