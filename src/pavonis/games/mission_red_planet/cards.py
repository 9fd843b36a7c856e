"""The regions, layouts, characters, ships and colonisation cards of Mission: Red Planet as data. A card is one line.

Each says where it comes from: the booklet, public pages about the game, or our own reconstruction where neither tells. Owners of the
box can bring the exact tables as a file (`deckfile.py`). Polish names, and Russian ones of reconstructed cards, are ours.
"""

from typing import Final

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
from pavonis.games.mission_red_planet.state import EMPTY, FIRST_OUTER, PHOBOS, REGIONS

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
LANGUAGES: Final = ["en", "ru", "pl"]

SHIPS: Final = 36
MISSIONS: Final = 12  # colonisation cards are numbered: missions, discoveries, actions
DISCOVERIES: Final = 13
ACTIONS: Final = 4
FIRST_DISCOVERY: Final = MISSIONS
FIRST_ACTION: Final = MISSIONS + DISCOVERIES
CARDS: Final = MISSIONS + DISCOVERIES + ACTIONS
ALL_MISSIONS: Final = (1 << MISSIONS) - 1
ALL_DISCOVERIES: Final = (1 << FIRST_ACTION) - (1 << FIRST_DISCOVERY)
ALL_ACTIONS: Final = (1 << CARDS) - (1 << FIRST_ACTION)

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


class Region:
    """A region of Mars, or Phobos."""

    def __init__(self, names: list[str], source: str) -> None:
        self.names: Final = names  # in the order of LANGUAGES
        self.source: Final = source


class Layout:
    """How the map is put together: which regions border on each other, and the outer ones clockwise."""

    def __init__(self, names: list[str], ring: list[int], borders: list[tuple[int, int]], source: str) -> None:
        self.names: Final = names
        self.ring: Final = ring
        self.borders: Final = borders
        self.source: Final = source
        self.adjacent: Final[list[list[int]]] = [[] for _ in range(REGIONS)]
        for one, other in borders:
            self.adjacent[one].append(other)
            self.adjacent[other].append(one)
        for neighbours in self.adjacent:
            neighbours.sort()


class Character:
    """A character card."""

    def __init__(self, names: list[str], ops: list[Op], source: str) -> None:
        self.names: Final = names
        self.ops: Final = ops
        self.source: Final = source


class Ship:
    """A ship card: where it flies, EMPTY if that is not printed on it, and how many it holds."""

    def __init__(self, destination: int, capacity: int, source: str) -> None:
        self.destination: Final = destination
        self.capacity: Final = capacity
        self.source: Final = source


class Mission:
    """A mission card."""

    def __init__(self, names: list[str], goal: Goal, source: str) -> None:
        self.names: Final = names
        self.goal: Final = goal
        self.source: Final = source


class Discovery:
    """A discovery card."""

    def __init__(self, names: list[str], find: Find, source: str) -> None:
        self.names: Final = names
        self.find: Final = find
        self.source: Final = source


class Action:
    """An action card."""

    def __init__(self, names: list[str], deed: Deed, source: str) -> None:
        self.names: Final = names
        self.deed: Final = deed
        self.source: Final = source


class Tables:
    """Everything that is printed, as a table has it; options can replace what is reconstructed."""

    def __init__(
        self, layouts: list[Layout], ships: list[Ship], missions: list[Mission], discoveries: list[Discovery], actions: list[Action]
    ) -> None:
        self.layouts: Final = layouts
        self.ships: Final = ships
        self.missions: Final = missions
        self.discoveries: Final = discoveries
        self.actions: Final = actions
        self.destination: Final = [ship.destination for ship in ships]
        self.capacity: Final = [ship.capacity for ship in ships]
        self.adjacent: Final = [layout.adjacent for layout in layouts]
        self.ops: Final = [character.ops for character in CHARACTER_CARDS]  # by the number of the character
        self.ops.insert(0, [])

    def find(self, card: int) -> Find:
        """What a colonisation card that is a discovery does."""
        return self.discoveries[card - FIRST_DISCOVERY].find

    def names(self, card: int) -> list[str]:
        """The names of a colonisation card."""
        if card < FIRST_DISCOVERY:
            return self.missions[card].names
        return self.discoveries[card - FIRST_DISCOVERY].names if card < FIRST_ACTION else self.actions[card - FIRST_ACTION].names


def is_discovery(card: int) -> bool:
    """Whether a colonisation card is a discovery."""
    return FIRST_DISCOVERY <= card < FIRST_ACTION


def region(en: str, ru: str, pl: str, source: str = PUBLIC) -> Region:
    """One region, one line."""
    return Region([en, ru, pl], source)


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


def character(en: str, ru: str, pl: str, *ops: Op, source: str = PUBLIC) -> Character:
    """One character, one line."""
    return Character([en, ru, pl], list(ops), source)


def ships(destination: int, capacities: list[int], source: str = PUBLIC) -> list[Ship]:
    """The ships to one destination."""
    return [Ship(destination, capacity, source) for capacity in capacities]


def mission(en: str, ru: str, pl: str, goal: Goal, source: str = RECONSTRUCTED) -> Mission:
    """One mission, one line."""
    return Mission([en, ru, pl], goal, source)


def discovery(en: str, ru: str, pl: str, code: int, n: int = 0, source: str = PUBLIC) -> Discovery:
    """One discovery, one line."""
    return Discovery([en, ru, pl], Find(code, n), source)


def action(en: str, ru: str, pl: str, deed: Deed, source: str = RECONSTRUCTED) -> Action:
    """One action, one line."""
    return Action([en, ru, pl], deed, source)


REGION_CARDS: Final = [
    region("Valles Marineris", "Долины Маринер", "Doliny Marinera", source=RULEBOOK),
    region("Hellas", "Равнина Эллада", "Równina Hellas", source=RULEBOOK),
    region("Syrtis Major", "Большой Сирт", "Wielka Syrta", source=RULEBOOK),
    region("Ausonia", "Авзония", "Auzonia", source=RULEBOOK),
    region("Vastitas Borealis", "Великая Северная равнина", "Wielka Równina Północna"),
    region("Tritonis Sinus", "Залив Тритона", "Zatoka Trytona"),
    region("Mare Tyrrhenum", "Тирренское море", "Morze Tyrreńskie"),
    region("Sinus Sabaeus", "Сабейский залив", "Zatoka Sabejska"),
    region("Mare Serpentis", "Змеиное море", "Morze Węża"),
    region("Phobos", "Фобос", "Fobos", source=RULEBOOK),
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
    character("Pilot", "Пилот", "Pilot", board(2), redirect()),
    character("Soldier", "Солдат", "Żołnierz", board(1), kill(), descend(3)),
    character("Travel Agent", "Диспетчер", "Dyspozytor", board(3, SAME_SHIP), source=RULEBOOK),
    character("Robot", "Робот", "Robot", board(1), replace()),
    character("Saboteur", "Диверсантка", "Sabotażystka", board(1), destroy_ship()),
    character("Secret Agent", "Шпион", "Tajny agent", board(2, DIFFERENT_SHIPS), force_launch()),
    character("Scientist", "Учёный", "Naukowiec", board(2), research()),
    character("Explorer", "Исследовательница", "Odkrywczyni", board(1), walk(3)),
    character("Recruiter", "Вербовщик", "Rekruter", board(1), recall()),
]

SHIP_CARDS: Final = [  # the number of cards is the booklet's, capacities are from a single public source
    *ships(SYRTIS_MAJOR, [4, 5, 5]),
    *ships(VALLES_MARINERIS, [4, 4, 5]),
    *ships(HELLAS, [3, 4, 5], source=RECONSTRUCTED),
    *ships(PHOBOS, [3, 4, 4]),
    *ships(AUSONIA, [2, 3, 4]),
    *ships(TRITONIS_SINUS, [2, 3, 4]),
    *ships(MARE_TYRRHENUM, [2, 3, 4]),
    *ships(SINUS_SABAEUS, [2, 3, 4]),
    *ships(MARE_SERPENTIS, [2, 3, 4]),
    *ships(VASTITAS_BOREALIS, [2, 3, 4]),
    *ships(EMPTY, [2, 3, 3, 4, 4, 5]),
]

MISSION_CARDS: Final = [  # the booklet gives their number and the scale 1/3/6; conditions and points are reconstructed
    mission("Northern Influence", "Влияние на севере", "Wpływy na północy", presence(VASTITAS_BOREALIS, SYRTIS_MAJOR, VALLES_MARINERIS)),
    mission("Eastern Influence", "Влияние на востоке", "Wpływy na wschodzie", presence(TRITONIS_SINUS, MARE_TYRRHENUM, SYRTIS_MAJOR)),
    mission("Southern Influence", "Влияние на юге", "Wpływy na południu", presence(AUSONIA, MARE_SERPENTIS, HELLAS)),
    mission("Western Influence", "Влияние на западе", "Wpływy na zachodzie", presence(SINUS_SABAEUS, VALLES_MARINERIS, HELLAS)),
    mission("Moon Base", "Лунная база", "Baza księżycowa", lead(ON_PHOBOS, 7)),
    mission("Celerium Monopoly", "Монополия на селерий", "Monopol na celerium", lead(CELERIUM_TOKENS, 9)),
    mission("Sylvanite Monopoly", "Монополия на сильванит", "Monopol na sylwanit", lead(SYLVANITE_TOKENS, 9)),
    mission("Inner Circle", "Внутренний круг", "Wewnętrzny krąg", lead(IN_INNER, 7)),
    mission("Space Heroes", "Герои космоса", "Bohaterowie kosmosu", lead(IN_WORMHOLE, 9)),
    mission("Diversification", "Диверсификация", "Dywersyfikacja", each_kind(1, 7)),
    mission("Pioneers", "Первопроходцы", "Pionierzy", many_regions(7, 7)),
    mission("Stronghold", "Оплот", "Bastion", one_region(5, 6)),
]

DISCOVERY_CARDS: Final = [
    discovery("Native Resistance", "Сопротивление туземцев", "Opór tubylców", EACH_LOSES, 1),
    discovery("Ether Magnet", "Эфирный магнит", "Magnes eterowy", PULL_DOCKED),
    discovery("Great Sandstorm", "Великая песчаная буря", "Wielka burza piaskowa", EVACUATE),
    discovery("Synergy", "Синергия", "Synergia", ADJACENT_BONUS, 1),
    discovery("Mine Collapse", "Обрушение шахты", "Zawalenie kopalni", NO_PRODUCTION, source=RULEBOOK),
    discovery("Rich Vein", "Богатая жила", "Bogata żyła", BONUS, 2),
    discovery("Clear Borders", "Чёткие границы", "Wyraźne granice", COUNT_ONE_EACH, source=RECONSTRUCTED),
    discovery("Fuzzy Borders", "Нечёткие границы", "Nieostre granice", COUNT_ADJACENT, source=RECONSTRUCTED),
    discovery("Sabotage", "Саботаж", "Sabotaż", AWARD_SECOND, source=RULEBOOK),
    discovery("Frozen Cavern", "Ледяная пещера", "Lodowa jaskinia", PRODUCE_KIND, ICE),
    discovery("Lichens", "Лишайники", "Porosty", POINTS_PRESENT, 6),
    discovery("Underground Lake", "Подземное озеро", "Podziemne jezioro", POINTS_LEAD, 4),
    discovery("Radiation", "Радиация", "Promieniowanie", POINTS_PRESENT, -3),
]

ACTION_CARDS: Final = [
    action("Blocks of Ice", "Глыбы льда", "Bryły lodu", gain_tokens(ICE, 2)),
    action("Celerium Cache", "Тайник селерия", "Skrytka celerium", gain_tokens(CELERIUM, 1)),
    action("Rescue Operation", "Спасательная операция", "Akcja ratunkowa", rescue(2)),
    action("Industrial Espionage", "Промышленный шпионаж", "Szpiegostwo przemysłowe", expel()),
]

OUTER: Final = list(range(FIRST_OUTER, PHOBOS))
BOX: Final = Tables(LAYOUTS, SHIP_CARDS, MISSION_CARDS, DISCOVERY_CARDS, ACTION_CARDS)
