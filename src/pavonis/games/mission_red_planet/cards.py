"""The regions, layouts, characters, ships and colonisation cards of Mission: Red Planet as data. A card is one line.

The number of a thing is for ever: it stands in codes, records and encodings. A new thing takes a number that is free.

Each says where it comes from: the booklet, public pages about the game, or our own reconstruction where neither tells. Owners of the
box can bring the exact tables as a file (`deckfile.py`). Polish names, and Russian ones of reconstructed cards, are ours.
"""

from typing import Final, NamedTuple

from pavonis.games.mission_red_planet.effects import (
    ADJACENT_BONUS,
    AWARD_SECOND,
    BONUS,
    CELERIUM_TOKENS,
    COUNT_ADJACENT,
    COUNT_ONE_EACH,
    DIFFERENT_SHIPS,
    EACH_LOSES,
    EVACUATE,
    IN_INNER,
    IN_WORMHOLE,
    NO_PRODUCTION,
    ON_PHOBOS,
    POINTS_LEAD,
    POINTS_PRESENT,
    PRODUCE_KIND,
    PULL_DOCKED,
    SAME_SHIP,
    SYLVANITE_TOKENS,
    Deed,
    Find,
    Goal,
    Op,
    board,
    descend,
    destroy_ship,
    each_kind,
    expel,
    force_launch,
    gain_tokens,
    kill,
    lead,
    many_regions,
    one_region,
    presence,
    recall,
    redirect,
    replace,
    rescue,
    research,
    walk,
)  # fmt: skip
from pavonis.games.mission_red_planet.state import CARD_ROOM, CHARACTER_ROOM, EMPTY, PHOBOS, REGION_ROOM, SHIP_ROOM

VALLES_MARINERIS: Final = 0
HELLAS: Final = 1
SYRTIS_MAJOR: Final = 2
AUSONIA: Final = 3
VASTITAS_BOREALIS: Final = 4
TRITONIS_SINUS: Final = 5
MARE_TYRRHENUM: Final = 6
SINUS_SABAEUS: Final = 7
MARE_SERPENTIS: Final = 8

ICE: Final = 0
SYLVANITE: Final = 1
CELERIUM: Final = 2
KIND_NAMES: Final = ["ice", "sylvanite", "celerium"]
TOKEN_VALUE: Final = [1, 2, 3]
RESOURCE_TOKENS: Final = [ICE] * 5 + [SYLVANITE] * 3 + [CELERIUM] * 3
ICE_MONOPOLY: Final = 9  # points of the global mission

RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
RECONSTRUCTED: Final = "reconstructed"

BASE: Final = "base"  # the set that is in every box

# Colonisation cards have one row of numbers, in which each kind has a part of its own.
FIRST_DISCOVERY: Final = 24
FIRST_ACTION: Final = 48

RECRUITER: Final = 9
EXPLORER: Final = 8
SCIENTIST: Final = 7
SECRET_AGENT: Final = 6
SABOTEUR: Final = 5
ROBOT: Final = 4
TRAVEL_AGENT: Final = 3
SOLDIER: Final = 2
PILOT: Final = 1
NEUTRAL_LOWER: Final = [RECRUITER, EXPLORER, ROBOT, SOLDIER]  # always in the lower part of a neutral deck
NEUTRAL_TOP: Final = 3  # cards in its upper part


INNER: Final = "inner"  # kinds of regions
OUTER: Final = "outer"
MOON: Final = "moon"


class Printed:
    """What every piece of the box has: a number, its names in the order of `pavonis.text.LANGUAGES`, where it is known from, a set."""

    def __init__(self, number: int, names: list[str], source: str, set: str) -> None:
        self.number: Final = number
        self.names: Final = names
        self.source: Final = source
        self.set: Final = set


class Region(Printed):
    """A region of Mars, or Phobos."""

    def __init__(self, number: int, names: list[str], kind: str, source: str, set: str = BASE) -> None:
        check("region", number, 0, REGION_ROOM)
        super().__init__(number, names, source, set)
        self.kind: Final = kind


class Layout:
    """How the map is put together: which regions border on each other, and the outer ones clockwise."""

    def __init__(self, names: list[str], ring: list[int], borders: list[tuple[int, int]], source: str) -> None:
        self.names: Final = names
        self.ring: Final = ring
        self.borders: Final = borders
        self.source: Final = source
        self.adjacent: Final[list[list[int]]] = [[] for _ in range(REGION_ROOM)]
        for one, other in borders:
            self.adjacent[one].append(other)
            self.adjacent[other].append(one)
        for neighbours in self.adjacent:
            neighbours.sort()


class Character(Printed):
    """A character card; its number is printed on it."""

    def __init__(self, number: int, names: list[str], ops: list[Op], source: str, set: str = BASE) -> None:
        check("character", number, 1, CHARACTER_ROOM)
        super().__init__(number, names, source, set)
        self.ops: Final = ops


class Ship(Printed):
    """A ship card, which has no name: where it flies, EMPTY if that is not printed on it, and how many it holds."""

    def __init__(self, number: int, destination: int, capacity: int, source: str, set: str = BASE) -> None:
        check("ship", number, 0, SHIP_ROOM)
        super().__init__(number, [], source, set)
        self.destination: Final = destination
        self.capacity: Final = capacity


class Mission(Printed):
    """A mission card."""

    def __init__(self, number: int, names: list[str], goal: Goal, source: str, set: str = BASE) -> None:
        check("mission", number, 0, FIRST_DISCOVERY)
        super().__init__(number, names, source, set)
        self.goal: Final = goal


class Discovery(Printed):
    """A discovery card."""

    def __init__(self, number: int, names: list[str], find: Find, source: str, set: str = BASE) -> None:
        check("discovery", number, FIRST_DISCOVERY, FIRST_ACTION)
        super().__init__(number, names, source, set)
        self.find: Final = find


class Action(Printed):
    """An action card."""

    def __init__(self, number: int, names: list[str], deed: Deed, source: str, set: str = BASE) -> None:
        check("action", number, FIRST_ACTION, CARD_ROOM)
        super().__init__(number, names, source, set)
        self.deed: Final = deed


class Tables(NamedTuple):
    """Everything that is printed. An owner's file can replace what is reconstructed."""

    regions: list[Region]
    layouts: list[Layout]
    characters: list[Character]
    ships: list[Ship]
    missions: list[Mission]
    discoveries: list[Discovery]
    actions: list[Action]


def check(kind: str, number: int, start: int, stop: int) -> None:
    """Refuse a number that another kind has or that has no room."""
    if not start <= number < stop:
        raise ValueError(f"the number {number} of a {kind} should be from {start} to {stop - 1}")


def is_discovery(card: int) -> bool:
    """Whether a colonisation card is a discovery."""
    return FIRST_DISCOVERY <= card < FIRST_ACTION


def kind_of(card: int) -> str:
    """The kind of a colonisation card, from its number."""
    return "mission" if card < FIRST_DISCOVERY else "discovery" if card < FIRST_ACTION else "action"


def region(number: int, en: str, ru: str, pl: str, kind: str, source: str = PUBLIC) -> Region:
    """One region, one line."""
    return Region(number, [en, ru, pl], kind, source)


def layout(en: str, ru: str, pl: str, ring: list[int], inner: list[int]) -> Layout:
    """A ring of six outer regions around three inner ones, each of which borders on three outer ones in a row."""
    borders: list[tuple[int, int]] = []
    for i in range(6):
        borders.append((ring[i], ring[(i + 1) % 6]))
    for i in range(3):
        borders.append((inner[i], inner[(i + 1) % 3]))
        for j in range(3):
            borders.append((inner[i], ring[(2 * i + j) % 6]))
    return Layout([en, ru, pl], ring, [(min(pair), max(pair)) for pair in borders], RECONSTRUCTED)


def character(number: int, en: str, ru: str, pl: str, *ops: Op, source: str = PUBLIC) -> Character:
    """One character, one line."""
    return Character(number, [en, ru, pl], list(ops), source)


def ships(first: int, destination: int, capacities: list[int], source: str = PUBLIC) -> list[Ship]:
    """The ships to one destination, numbered from `first` on."""
    return [Ship(first + place, destination, capacity, source) for place, capacity in enumerate(capacities)]


def mission(number: int, en: str, ru: str, pl: str, goal: Goal, source: str = RECONSTRUCTED) -> Mission:
    """One mission, one line."""
    return Mission(number, [en, ru, pl], goal, source)


def discovery(number: int, en: str, ru: str, pl: str, code: int, n: int = 0, source: str = PUBLIC) -> Discovery:
    """One discovery, one line."""
    return Discovery(number, [en, ru, pl], Find(code, n), source)


def action(number: int, en: str, ru: str, pl: str, deed: Deed, source: str = RECONSTRUCTED) -> Action:
    """One action, one line."""
    return Action(number, [en, ru, pl], deed, source)


REGION_CARDS: Final = [
    region(VALLES_MARINERIS, "Valles Marineris", "Долины Маринер", "Doliny Marinera", INNER, source=RULEBOOK),
    region(HELLAS, "Hellas", "Равнина Эллада", "Równina Hellas", INNER, source=RULEBOOK),
    region(SYRTIS_MAJOR, "Syrtis Major", "Большой Сирт", "Wielka Syrta", INNER, source=RULEBOOK),
    region(AUSONIA, "Ausonia", "Авзония", "Auzonia", OUTER, source=RULEBOOK),
    region(VASTITAS_BOREALIS, "Vastitas Borealis", "Великая Северная равнина", "Wielka Równina Północna", OUTER),
    region(TRITONIS_SINUS, "Tritonis Sinus", "Залив Тритона", "Zatoka Trytona", OUTER),
    region(MARE_TYRRHENUM, "Mare Tyrrhenum", "Тирренское море", "Morze Tyrreńskie", OUTER),
    region(SINUS_SABAEUS, "Sinus Sabaeus", "Сабейский залив", "Zatoka Sabejska", OUTER),
    region(MARE_SERPENTIS, "Mare Serpentis", "Змеиное море", "Morze Węża", OUTER),
    region(PHOBOS, "Phobos", "Фобос", "Fobos", MOON, source=RULEBOOK),
]

TRUE_RING: Final = [VASTITAS_BOREALIS, TRITONIS_SINUS, MARE_TYRRHENUM, AUSONIA, MARE_SERPENTIS, SINUS_SABAEUS]
SHATTERED_RING: Final = [VASTITAS_BOREALIS, MARE_TYRRHENUM, SINUS_SABAEUS, AUSONIA, TRITONIS_SINUS, MARE_SERPENTIS]
LAYOUTS: Final = [  # the booklet shows four pictures; which region lies where in them is reconstructed
    layout("True Map", "Подлинная карта", "Prawdziwa mapa", TRUE_RING, [SYRTIS_MAJOR, HELLAS, VALLES_MARINERIS]),
    layout("Eastward Turn", "Поворот к востоку", "Obrót na wschód", TRUE_RING, [VALLES_MARINERIS, SYRTIS_MAJOR, HELLAS]),
    layout("Westward Turn", "Поворот к западу", "Obrót na zachód", TRUE_RING, [HELLAS, VALLES_MARINERIS, SYRTIS_MAJOR]),
    layout("Shattered Ring", "Разбитое кольцо", "Rozbity pierścień", SHATTERED_RING, [VALLES_MARINERIS, SYRTIS_MAJOR, HELLAS]),
]

CHARACTER_CARDS: Final = [  # in the order of their numbers
    character(PILOT, "Pilot", "Пилот", "Pilot", board(2), redirect()),
    character(SOLDIER, "Soldier", "Солдат", "Żołnierz", board(1), kill(), descend(3)),
    character(TRAVEL_AGENT, "Travel Agent", "Диспетчер", "Dyspozytor", board(3, SAME_SHIP), source=RULEBOOK),
    character(ROBOT, "Robot", "Робот", "Robot", board(1), replace()),
    character(SABOTEUR, "Saboteur", "Диверсантка", "Sabotażystka", board(1), destroy_ship()),
    character(SECRET_AGENT, "Secret Agent", "Шпион", "Tajny agent", board(2, DIFFERENT_SHIPS), force_launch()),
    character(SCIENTIST, "Scientist", "Учёный", "Naukowiec", board(2), research()),
    character(EXPLORER, "Explorer", "Исследовательница", "Odkrywczyni", board(1), walk(3)),
    character(RECRUITER, "Recruiter", "Вербовщик", "Rekruter", board(1), recall()),
]

SHIP_CARDS: Final = [  # the number of cards is the booklet's, capacities are from a single public source
    *ships(0, SYRTIS_MAJOR, [4, 5, 5]),
    *ships(3, VALLES_MARINERIS, [4, 4, 5]),
    *ships(6, HELLAS, [3, 4, 5], source=RECONSTRUCTED),
    *ships(9, PHOBOS, [3, 4, 4]),
    *ships(12, AUSONIA, [2, 3, 4]),
    *ships(15, TRITONIS_SINUS, [2, 3, 4]),
    *ships(18, MARE_TYRRHENUM, [2, 3, 4]),
    *ships(21, SINUS_SABAEUS, [2, 3, 4]),
    *ships(24, MARE_SERPENTIS, [2, 3, 4]),
    *ships(27, VASTITAS_BOREALIS, [2, 3, 4]),
    *ships(30, EMPTY, [2, 3, 3, 4, 4, 5]),
]

MISSION_CARDS: Final = [  # the booklet gives their number and the scale 1/3/6; conditions and points are reconstructed
    mission(0, "Northern Influence", "Влияние на севере", "Wpływy na północy", presence(VASTITAS_BOREALIS, SYRTIS_MAJOR, VALLES_MARINERIS)),
    mission(1, "Eastern Influence", "Влияние на востоке", "Wpływy na wschodzie", presence(TRITONIS_SINUS, MARE_TYRRHENUM, SYRTIS_MAJOR)),
    mission(2, "Southern Influence", "Влияние на юге", "Wpływy na południu", presence(AUSONIA, MARE_SERPENTIS, HELLAS)),
    mission(3, "Western Influence", "Влияние на западе", "Wpływy na zachodzie", presence(SINUS_SABAEUS, VALLES_MARINERIS, HELLAS)),
    mission(4, "Moon Base", "Лунная база", "Baza księżycowa", lead(ON_PHOBOS, 7)),
    mission(5, "Celerium Monopoly", "Монополия на селерий", "Monopol na celerium", lead(CELERIUM_TOKENS, 9)),
    mission(6, "Sylvanite Monopoly", "Монополия на сильванит", "Monopol na sylwanit", lead(SYLVANITE_TOKENS, 9)),
    mission(7, "Inner Circle", "Внутренний круг", "Wewnętrzny krąg", lead(IN_INNER, 7)),
    mission(8, "Space Heroes", "Герои космоса", "Bohaterowie kosmosu", lead(IN_WORMHOLE, 9)),
    mission(9, "Diversification", "Диверсификация", "Dywersyfikacja", each_kind(1, 7)),
    mission(10, "Pioneers", "Первопроходцы", "Pionierzy", many_regions(7, 7)),
    mission(11, "Stronghold", "Оплот", "Bastion", one_region(5, 6)),
]

DISCOVERY_CARDS: Final = [
    discovery(24, "Native Resistance", "Сопротивление туземцев", "Opór tubylców", EACH_LOSES, 1),
    discovery(25, "Ether Magnet", "Эфирный магнит", "Magnes eterowy", PULL_DOCKED),
    discovery(26, "Great Sandstorm", "Великая песчаная буря", "Wielka burza piaskowa", EVACUATE),
    discovery(27, "Synergy", "Синергия", "Synergia", ADJACENT_BONUS, 1),
    discovery(28, "Mine Collapse", "Обрушение шахты", "Zawalenie kopalni", NO_PRODUCTION, source=RULEBOOK),
    discovery(29, "Rich Vein", "Богатая жила", "Bogata żyła", BONUS, 2),
    discovery(30, "Clear Borders", "Чёткие границы", "Wyraźne granice", COUNT_ONE_EACH, source=RECONSTRUCTED),
    discovery(31, "Fuzzy Borders", "Нечёткие границы", "Nieostre granice", COUNT_ADJACENT, source=RECONSTRUCTED),
    discovery(32, "Sabotage", "Саботаж", "Sabotaż", AWARD_SECOND, source=RULEBOOK),
    discovery(33, "Frozen Cavern", "Ледяная пещера", "Lodowa jaskinia", PRODUCE_KIND, ICE),
    discovery(34, "Lichens", "Лишайники", "Porosty", POINTS_PRESENT, 6),
    discovery(35, "Underground Lake", "Подземное озеро", "Podziemne jezioro", POINTS_LEAD, 4),
    discovery(36, "Radiation", "Радиация", "Promieniowanie", POINTS_PRESENT, -3),
]

ACTION_CARDS: Final = [
    action(48, "Blocks of Ice", "Глыбы льда", "Bryły lodu", gain_tokens(ICE, 2)),
    action(49, "Celerium Cache", "Тайник селерия", "Skrytka celerium", gain_tokens(CELERIUM, 1)),
    action(50, "Rescue Operation", "Спасательная операция", "Akcja ratunkowa", rescue(2)),
    action(51, "Industrial Espionage", "Промышленный шпионаж", "Szpiegostwo przemysłowe", expel()),
]

BOX: Final = Tables(REGION_CARDS, LAYOUTS, CHARACTER_CARDS, SHIP_CARDS, MISSION_CARDS, DISCOVERY_CARDS, ACTION_CARDS)
