"""What a table of Mission: Red Planet plays with: the box and the options in one object, which all rules receive."""

from collections.abc import Sequence
from typing import Final

from pavonis.games.mission_red_planet import moves
from pavonis.games.mission_red_planet.cards import BASE, INNER, MOON, OUTER, Tables
from pavonis.games.mission_red_planet.effects import Op
from pavonis.games.mission_red_planet.state import CHARACTER_ROOM, EMPTY
from pavonis.kit.zones import gathered

RANDOM_LAYOUT: Final = -1


class Setting:
    """The box, which of its sets are in play, and the layout of the map; what rules look up often is laid out by number.

    Things of a set that is not in play have their numbers and codes all the same.
    """

    def __init__(self, tables: Tables, layout: int, sets: Sequence[str] = (BASE,)) -> None:
        self.tables: Final = tables
        self.layout: Final = layout  # the place of a layout in the tables, or RANDOM_LAYOUT
        self.sets: Final = list(sets)
        self.space: Final = moves.space(tables)

        regions = [region for region in tables.regions if region.set in sets]
        self.region_numbers: Final = max([region.number for region in tables.regions]) + 1
        self.regions: Final = sorted([region.number for region in regions])
        self.inner: Final = sorted([region.number for region in regions if region.kind == INNER])
        self.outer: Final = sorted([region.number for region in regions if region.kind == OUTER])
        self.mars: Final = sorted([region.number for region in regions if region.kind != MOON])
        self.exposed: Final = sorted([region.number for region in regions if region.kind != INNER])  # not safe from the Soldier
        self.adjacent: Final = [each.adjacent for each in tables.layouts]

        self.characters: Final = sorted([each.number for each in tables.characters if each.set in sets])
        self.all_characters: Final = gathered(self.characters)
        self.ops: Final[list[list[Op]]] = [[] for _ in range(CHARACTER_ROOM)]  # by the number of the character
        for character in tables.characters:
            self.ops[character.number] = character.ops

        self.ships: Final = sorted([ship.number for ship in tables.ships if ship.set in sets])
        self.all_ships: Final = gathered(self.ships)
        self.destination: Final = [EMPTY] * (max([ship.number for ship in tables.ships]) + 1)
        self.capacity: Final = [0] * len(self.destination)
        for ship in tables.ships:
            self.destination[ship.number] = ship.destination
            self.capacity[ship.number] = ship.capacity

        self.goals: Final = {mission.number: mission.goal for mission in tables.missions}
        self.finds: Final = {discovery.number: discovery.find for discovery in tables.discoveries}
        self.deeds: Final = {action.number: action.deed for action in tables.actions}
        self.missions: Final = sorted([card.number for card in tables.missions if card.set in sets])
        self.all_missions: Final = gathered(self.missions)
        self.all_discoveries: Final = gathered([card.number for card in tables.discoveries if card.set in sets])
        self.all_actions: Final = gathered([card.number for card in tables.actions if card.set in sets])
        self.all_cards: Final = self.all_missions | self.all_discoveries | self.all_actions

        self.card_names: Final[dict[int, list[str]]] = {mission.number: mission.names for mission in tables.missions}
        self.card_sources: Final[dict[int, str]] = {mission.number: mission.source for mission in tables.missions}
        for discovery in tables.discoveries:
            self.card_names[discovery.number] = discovery.names
            self.card_sources[discovery.number] = discovery.source
        for action in tables.actions:
            self.card_names[action.number] = action.names
            self.card_sources[action.number] = action.source
        self.region_names: Final = {region.number: region.names for region in tables.regions}
        self.character_names: Final = {character.number: character.names for character in tables.characters}
