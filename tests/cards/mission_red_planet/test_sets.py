"""Cards of another set: they have their numbers all along, and are played where a table takes the set."""

from random import Random
from typing import Any

from pavonis.core.game import Game
from pavonis.games.mission_red_planet.cards import BASE, BOX, RECONSTRUCTED, Mission, Ship, Tables
from pavonis.games.mission_red_planet.effects import lead
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import PHOBOS
from pavonis.kit.zones import members

MORE = "more"
MISSION = Mission(12, ["Dust Watch", "Дозор пыли", "Straż pyłu"], lead(0, 5), RECONSTRUCTED, set=MORE)
SHIP = Ship(40, PHOBOS, 6, RECONSTRUCTED, set=MORE)
TABLES = Tables(
    BOX.regions, BOX.layouts, BOX.characters, [*BOX.ships, SHIP], [*BOX.missions, MISSION], BOX.discoveries, BOX.actions
)


def played(game: Game[Any], seed: int) -> tuple[set[int], set[int]]:
    """Play a random game; the missions dealt and the ships that came."""
    chance = Random(seed)
    s = game.new(6, seed)
    dealt = {card for pair in s.dealt for card in members(pair)}
    ships: set[int] = set()
    while waiting := game.waiting(s):
        ships |= set(s.ships)
        game.apply(s, waiting[0], chance.choice(game.legal(s, waiting[0])))
    return dealt, ships


def test_a_set_that_is_not_taken_stays_in_the_box() -> None:
    game = MissionRedPlanet(Setting(TABLES, 0), {})
    assert game.space.phrase(game.parse(game.new(2), 0, "keep Dust Watch")) == "keep Dust Watch"
    for seed in range(10):
        dealt, ships = played(game, seed)
        assert MISSION.number not in dealt
        assert SHIP.number not in ships


def test_a_set_that_is_taken_is_played() -> None:
    game = MissionRedPlanet(Setting(TABLES, 0, sets=(BASE, MORE)), {})
    found = [played(game, seed) for seed in range(10)]
    assert any(MISSION.number in dealt for dealt, _ in found)
    assert any(SHIP.number in ships for _, ships in found)
