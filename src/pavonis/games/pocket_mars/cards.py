"""The project cards and buildings of Pocket Mars as data. A card is one line.

Most printed texts are not public: a half is marked RULEBOOK or PUBLIC where its text is known, and is our own design otherwise.
Names are ours. Owners of the box can bring the exact deck as a file (`deckfile.py`).
"""

from typing import Final

from pavonis.games.pocket_mars.effects import (
    ANY,
    COLOUR_IN_HAND,
    NONE_HERE,
    SHIP_EMPTY,
    THIS,
    Half,
    Op,
    bury,
    draw,
    exchange,
    flip,
    gain,
    land,
    land_here,
    launch,
    may,
    move,
    peek,
    promote,
    shift,
    swap,
)  # fmt: skip

GREEN: Final = 0  # a colour is also the number of its building
ORANGE: Final = 1
PURPLE: Final = 2
BLUE: Final = 3
BLACK: Final = 4
COLOURS: Final = ["green", "orange", "purple", "blue", "black"]

RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
RECONSTRUCTED: Final = "reconstructed"

BASE: Final = "base"  # the sets of cards and buildings: what comes in the box

PER_COLOUR: Final = 7
BASE_VALUE: Final = 3  # of the buildings in the box
ENERGY_MAX: Final = 5  # reconstructed: the booklet speaks of a maximum but does not print it in its text


class Card:
    """A project card."""

    def __init__(
        self,
        number: int,
        colour: int,
        value: int,
        names: list[str],
        top: Half,
        bottom: Half,
        set: str = BASE,
        printed: str | None = None,
    ) -> None:
        self.number: Final = number  # in moves, events and positions, for ever
        self.colour: Final = colour
        self.value: Final = value
        self.names: Final = names  # in the order of `pavonis.text.LANGUAGES`
        self.top: Final = top
        self.bottom: Final = bottom
        self.set: Final = set
        self.printed: Final = printed  # the number that its owner reads on the card; the cards of the base set have none


class Building:
    """A building and its ability. Cards of its colour are attached to it."""

    def __init__(
        self,
        number: int,
        colour: str,
        icon: str,
        names: list[str],
        ability: Half,
        zones: bool = True,
        value: int = BASE_VALUE,
        set: str = BASE,
    ) -> None:
        self.number: Final = number
        self.colour: Final = colour
        self.icon: Final = icon
        self.names: Final = names
        self.ability: Final = ability
        self.zones: Final = zones  # whether it holds colonists
        self.value: Final = value  # what the first card attached to it has to beat, if it has zones
        self.set: Final = set


def top(*ops: Op, pay: int = 0, source: str = RECONSTRUCTED) -> Half:
    """The top action of a card, for who plays it from hand."""
    return Half(list(ops), pay=pay, source=source)


def bottom(*ops: Op, pay: int = 0, when: int = 0, hold: int = 0, source: str = RECONSTRUCTED) -> Half:
    """The bottom action of a card, for who has it in the prep module."""
    return Half(list(ops), pay=pay, when=when, colour=hold, source=source)


def card(number: int, colour: int, value: int, en: str, ru: str, pl: str, top: Half, bottom: Half) -> Card:
    """One card, one line."""
    return Card(number, colour, value, [en, ru, pl], top, bottom)


def building(number: int, icon: str, en: str, ru: str, pl: str, *ops: Op, zones: bool = True) -> Building:
    """One building, one line."""
    return Building(number, COLOURS[number], icon, [en, ru, pl], Half(list(ops), source=RULEBOOK), zones)


BUILDING_CARDS: Final = [
    building(GREEN, "ecosystem", "Ecosystem", "Экосистема", "Ekosystem", shift()),
    building(ORANGE, "power", "Power Plant", "Электростанция", "Elektrownia", gain(1)),
    building(PURPLE, "laboratory", "Laboratory", "Лаборатория", "Laboratorium", launch(1)),
    building(BLUE, "water", "Water Supply", "Водоснабжение", "Zaopatrzenie w wodę", bury()),
    building(BLACK, "yard", "Construction Yard", "Строительный цех", "Zakład budowlany", land(1), zones=False),
]

PROJECT_CARDS: Final = [
    card(0, GREEN, 1, "Seed Vault", "Хранилище семян", "Bank nasion", top(launch(1), may(promote(ANY))), bottom(launch(2), when=NONE_HERE)),
    card(1, GREEN, 2, "Garden Terraces", "Садовые террасы", "Ogrody tarasowe", top(may(move(ANY)), promote(ANY)), bottom(land_here(1), pay=1)),
    card(2, GREEN, 3, "Lichen Cultures", "Культуры лишайников", "Hodowla porostów", top(launch(1), may(promote(ANY), pay=1)), bottom(flip())),
    card(3, GREEN, 4, "Greenhouse Dome", "Тепличный купол", "Kopuła szklarniowa", top(launch(2)), bottom(move(THIS))),
    card(4, GREEN, 5, "Biosphere Exchange", "Обмен биосфер", "Wymiana biosfer", top(swap()), bottom(launch(1), when=COLOUR_IN_HAND, hold=GREEN, source=RULEBOOK)),
    card(5, GREEN, 6, "Pollinator Swarm", "Рой опылителей", "Rój zapylaczy", top(launch(1), draw(2)), bottom(draw(1))),
    card(6, GREEN, 7, "First Forest", "Первый лес", "Pierwszy las", top(land(1), promote(ANY), pay=1), bottom(promote(THIS))),
    card(7, ORANGE, 1, "Solar Sails", "Солнечные паруса", "Żagle słoneczne", top(launch(1), gain(1), source=PUBLIC), bottom(launch(2), when=NONE_HERE, source=RULEBOOK)),
    card(8, ORANGE, 2, "Battery Bank", "Банк аккумуляторов", "Magazyn akumulatorów", top(gain(2), launch(1)), bottom(land_here(1), pay=1)),
    card(9, ORANGE, 3, "Booster Stage", "Разгонная ступень", "Stopień przyspieszający", top(launch(3), pay=1), bottom(draw(1), gain(1))),
    card(10, ORANGE, 4, "Magnetic Brakes", "Магнитные тормоза", "Hamulce magnetyczne", top(land(2), pay=1), bottom(land_here(1))),
    card(11, ORANGE, 5, "Power Beam", "Энергетический луч", "Wiązka energii", top(land(1), gain(1)), bottom(launch(2), pay=1)),
    card(12, ORANGE, 6, "Geothermal Well", "Геотермальная скважина", "Odwiert geotermalny", top(gain(2), may(promote(ANY))), bottom(promote(THIS), pay=1)),
    card(13, ORANGE, 7, "Orbital Mirror", "Орбитальное зеркало", "Zwierciadło orbitalne", top(launch(1), may(launch(2), pay=1)), bottom(gain(1))),
    card(14, PURPLE, 1, "Crew Selection", "Отбор экипажа", "Nabór załogi", top(launch(2)), bottom(launch(2), pay=1)),
    card(15, PURPLE, 2, "Field Laboratory", "Полевая лаборатория", "Laboratorium polowe", top(launch(1), draw(1)), bottom(launch(1))),
    card(16, PURPLE, 3, "Flight Simulator", "Лётный тренажёр", "Symulator lotu", top(launch(1), may(launch(2), pay=1)), bottom(flip())),
    card(17, PURPLE, 4, "Launch Window", "Стартовое окно", "Okno startowe", top(launch(3), pay=1), bottom(promote(THIS))),
    card(18, PURPLE, 5, "Landing Beacon", "Посадочный маяк", "Latarnia lądowania", top(launch(1), may(land(1), pay=1)), bottom(move(THIS))),
    card(19, PURPLE, 6, "Data Archive", "Архив данных", "Archiwum danych", top(draw(2)), bottom(peek(2))),
    card(20, PURPLE, 7, "Mission Control", "Центр управления полётами", "Centrum kontroli lotów", top(launch(2)), bottom(draw(1))),
    card(21, BLUE, 1, "Ice Drill", "Ледовый бур", "Wiertło lodowe", top(launch(1), draw(1)), bottom(launch(2), when=NONE_HERE)),
    card(22, BLUE, 2, "Aqueduct", "Акведук", "Akwedukt", top(may(move(ANY)), promote(ANY)), bottom(land_here(1))),
    card(23, BLUE, 3, "Pumping Station", "Насосная станция", "Przepompownia", top(land(1)), bottom(promote(ANY))),
    card(24, BLUE, 4, "Canal Lock", "Шлюз", "Śluza", top(exchange()), bottom(land_here(1))),
    card(25, BLUE, 5, "Reservoir", "Водохранилище", "Zbiornik wodny", top(launch(1), land(1), pay=1), bottom(promote(ANY))),
    card(26, BLUE, 6, "Water Recycling", "Регенерация воды", "Odzysk wody", top(launch(1), draw(2)), bottom(launch(1))),
    card(27, BLUE, 7, "Underground Sea", "Подземное море", "Podziemne morze", top(land(2), pay=1), bottom(launch(1), when=COLOUR_IN_HAND, hold=BLUE, source=PUBLIC)),
    card(28, BLACK, 1, "Assembly Crew", "Бригада монтажников", "Brygada monterów", top(launch(1), may(land(1), pay=1)), bottom(launch(2), when=SHIP_EMPTY)),
    card(29, BLACK, 2, "Blueprints", "Чертежи", "Plany konstrukcyjne", top(launch(1), draw(2)), bottom(promote(ANY))),
    card(30, BLACK, 3, "Scaffolding", "Строительные леса", "Rusztowania", top(launch(1), may(promote(ANY), pay=1)), bottom(flip())),
    card(31, BLACK, 4, "Landing Pads", "Посадочные площадки", "Lądowiska", top(land(2), pay=1), bottom(draw(2))),
    card(32, BLACK, 5, "Cargo Crane", "Грузовой кран", "Dźwig towarowy", top(launch(1), land(1), pay=1), bottom(launch(1))),
    card(33, BLACK, 6, "Prefab Modules", "Готовые модули", "Prefabrykaty", top(land(1), draw(1)), bottom(move(ANY))),
    card(34, BLACK, 7, "Regolith Printer", "Реголитовый принтер", "Drukarka regolitu", top(launch(1), may(launch(2), pay=1)), bottom(draw(1))),
]  # fmt: skip
