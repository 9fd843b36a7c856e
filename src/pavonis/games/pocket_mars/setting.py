"""What a table of Pocket Mars plays with: its cards, its buildings and its options in one object."""

from typing import Final

from pavonis.core.space import Space
from pavonis.games.pocket_mars import moves
from pavonis.games.pocket_mars.cards import BASE, BUILDING_CARDS, Card
from pavonis.games.pocket_mars.effects import Half
from pavonis.games.pocket_mars.moves import BUILDING_ROOM, CARD_ROOM
from pavonis.games.pocket_mars.state import HAND, SEATS
from pavonis.kit.zones import gathered

ABILITIES: Final = CARD_ROOM * 2  # the first of the buildings' halves
NO_COLOUR: Final = -1  # of a number that no card has


class Setting:
    """The tables are by number, as moves, frames and events know it; numbers that nothing has are holes.

    A card or building of a set that is not played has its code and its name, and lies in the box.
    """

    def __init__(self, cards: list[Card], energy_max: int, draft: bool, sets: tuple[str, ...] = (BASE,)) -> None:
        self.energy_max: Final = energy_max
        self.draft: Final = draft
        self.cards: Final = {card.number: card for card in cards}
        self.buildings: Final = {building.number: building for building in BUILDING_CARDS}
        self.deck: Final = sorted([card.number for card in cards if card.set in sets])  # the cards in play
        self.table: Final = sorted([each.number for each in BUILDING_CARDS if each.set in sets])  # the buildings in play
        self.homes: Final = [number for number in self.table if self.buildings[number].zones]  # those that hold colonists
        self.all_cards: Final = gathered(self.deck)
        self.colour: Final = [NO_COLOUR] * CARD_ROOM  # of a card, which is also the number of its building
        self.value: Final = [0] * CARD_ROOM
        self.of_colour: Final = [0] * (self.table[-1] + 1)  # the set of cards of each colour
        self.halves: Final = [Half([])] * (ABILITIES + BUILDING_ROOM)  # card * 2, card * 2 + 1, ABILITIES + building
        for card in cards:
            self.colour[card.number] = card.colour
            self.value[card.number] = card.value
            self.halves[card.number * 2] = card.top
            self.halves[card.number * 2 + 1] = card.bottom
        for number in self.deck:
            self.of_colour[self.colour[number]] |= 1 << number
        self.base_value: Final = [0] * BUILDING_ROOM  # what the first card attached to a building has to beat
        for building in BUILDING_CARDS:
            self.base_value[building.number] = building.value
            self.halves[ABILITIES + building.number] = building.ability

    def space(self) -> Space:
        """The moves, by the English names of cards and buildings."""
        cards = {number: card.names[0] for number, card in self.cards.items()}
        homes = {number: building.names[0] for number, building in self.buildings.items() if building.zones}
        return moves.space(cards, homes, SEATS, HAND)
