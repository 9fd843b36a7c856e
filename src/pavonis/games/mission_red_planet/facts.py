"""What is printed on the board and the cards of Mission: Red Planet, from the very tables the rules use."""

from typing import Literal

from msgspec import Struct

from pavonis.games.mission_red_planet.cards import ICE_MONOPOLY, KIND_NAMES, TOKEN_VALUE, Layout
from pavonis.games.mission_red_planet.effects import BOARD_SHIPS
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.geometry import directions
from pavonis.games.mission_red_planet.production import LAST_PRODUCTION
from pavonis.games.mission_red_planet.rules import PRODUCTION_AFTER, ROUNDS
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import ASTRONAUTS, BANK, EMPTY, FIRST_PAD, TOKENS_PER_REGION
from pavonis.games.mission_red_planet.words import RedPlanetWords

RegionKind = Literal["inner", "outer", "moon"]
CardKind = Literal["mission", "discovery", "action"]


class MissionRedPlanetRegionFacts(Struct, frozen=True):
    """A region by name."""

    number: int
    name: str
    kind: RegionKind
    destination_tokens: int


class MissionRedPlanetPlace(Struct, frozen=True):
    """Where a region lies on the map: the direction from the centre, in degrees clockwise from the right."""

    region: int
    kind: RegionKind
    angle: float
    neighbours: list[int]


class MissionRedPlanetLayout(Struct, frozen=True):
    """How the map is put together."""

    number: int
    name: str
    places: list[MissionRedPlanetPlace]


class MissionRedPlanetShipFacts(Struct, frozen=True):
    """A ship card."""

    number: int
    destination: int | None
    going: str  # the name of its destination, or what stands there if it has none
    capacity: int


class MissionRedPlanetCharacter(Struct, frozen=True):
    """A character card."""

    number: int
    name: str
    text: str
    astronauts: int  # that board a ship


class MissionRedPlanetResource(Struct, frozen=True):
    """A resource, and its point tokens."""

    number: int
    name: str  # of its icon and its label
    points: int
    tokens: int  # in the box


class MissionRedPlanetRound(Struct, frozen=True, gc=False):
    """A round, and the number of the production after it, which is how many tokens it brings to a region; 0 if there is none."""

    number: int
    production: int


class MissionRedPlanetCard(Struct, frozen=True):
    """A colonisation card."""

    number: int
    kind: CardKind
    name: str
    text: str
    points: list[int]  # of a mission: for each step of its goal


class MissionRedPlanetBoard(Struct, frozen=True):
    """All that is printed."""

    regions: list[MissionRedPlanetRegionFacts]
    layouts: list[MissionRedPlanetLayout]
    ships: list[MissionRedPlanetShipFacts]
    characters: list[MissionRedPlanetCharacter]  # as the countdown calls them, the highest number first
    resources: list[MissionRedPlanetResource]
    rounds: list[MissionRedPlanetRound]
    cards: list[MissionRedPlanetCard]
    ice_monopoly: int  # points
    astronauts: int  # of each colour
    first_pad: int  # places where astronauts are: regions, and from this number on the ships of the pads


def board(game: MissionRedPlanet, words: RedPlanetWords) -> MissionRedPlanetBoard:
    """The board in the language of the words."""
    setting = game.setting
    names = setting.region_names
    rounds = range(1, ROUNDS + 1)
    return MissionRedPlanetBoard(
        regions=[
            MissionRedPlanetRegionFacts(number, names[number][words.number], kind_of(setting, number), TOKENS_PER_REGION)
            for number in setting.regions
        ],
        layouts=[
            MissionRedPlanetLayout(number, layout.names[words.number], places(setting, layout))
            for number, layout in enumerate(setting.tables.layouts)
        ],
        ships=[ship(words, number) for number in setting.ships],
        characters=[character(words, number) for number in reversed(setting.characters)],
        resources=[
            MissionRedPlanetResource(number, name, TOKEN_VALUE[number], BANK[number]) for number, name in enumerate(KIND_NAMES)
        ],
        rounds=[MissionRedPlanetRound(number, production_after(number)) for number in rounds],
        cards=[card(words, number) for number in setting.card_names],
        ice_monopoly=ICE_MONOPOLY,
        astronauts=ASTRONAUTS,
        first_pad=FIRST_PAD,
    )


def production_after(number: int) -> int:
    """The production after a round, or 0; the last one follows the discovery phase."""
    return LAST_PRODUCTION if number == ROUNDS else PRODUCTION_AFTER.get(number, 0)


def kind_of(setting: Setting, region: int) -> RegionKind:
    """What kind of region it is."""
    return "inner" if region in setting.inner else "outer" if region in setting.outer else "moon"


def ship(words: RedPlanetWords, number: int) -> MissionRedPlanetShipFacts:
    """A ship card."""
    setting = words.setting
    printed = setting.destination[number]
    going = words.language.anywhere if printed == EMPTY else setting.region_names[printed][words.number]
    return MissionRedPlanetShipFacts(number, None if printed == EMPTY else printed, going, setting.capacity[number])


def character(words: RedPlanetWords, number: int) -> MissionRedPlanetCharacter:
    """A character card."""
    boarding = sum(op.n for op in words.setting.ops[number] if op.code == BOARD_SHIPS)
    name = words.setting.character_names[number][words.number]
    return MissionRedPlanetCharacter(number, name, words.character_text(number), boarding)


def card(words: RedPlanetWords, number: int) -> MissionRedPlanetCard:
    """A colonisation card."""
    setting = words.setting
    kind: CardKind = "mission" if number in setting.goals else "discovery" if number in setting.finds else "action"
    points = setting.goals[number].points if kind == "mission" else []
    return MissionRedPlanetCard(number, kind, setting.card_names[number][words.number], words.card_text(number), points)


def places(setting: Setting, layout: Layout) -> list[MissionRedPlanetPlace]:
    """Where the regions of a layout lie."""
    found = directions(layout, setting.inner)
    return [
        MissionRedPlanetPlace(region, kind_of(setting, region), angle, layout.adjacent[region]) for region, angle in found.items()
    ]
