"""What is printed on the components of Pocket Mars and in its booklet, from the very tables that the rules use."""

from msgspec import Struct

from pavonis.games.pocket_mars import rules, scoring
from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.setting import ABILITIES
from pavonis.games.pocket_mars.state import COLONISTS, HAND, two_star_limit
from pavonis.games.pocket_mars.words import PocketMarsWords
from pavonis.text import plain


class PocketMarsBuildingFacts(Struct, frozen=True):
    """A building as it is printed."""

    number: int  # also the colour of its cards
    name: str
    colour: str  # as styles know it
    colour_name: str
    icon: str
    holds_colonists: bool
    value: int | None  # what the first card attached to it has to beat
    ability: str
    cards: int  # of its colour


class PocketMarsScoreFacts(Struct, frozen=True):
    """A line of the score sheet and what it brings."""

    key: str
    name: str
    points: int


class PocketMarsLimits(Struct, frozen=True):
    """How many there are or may be."""

    colonists: int  # of each player
    energy: int
    hand: int  # cards in hand after every turn
    prep: int  # cards in the prep module after every turn
    two_star: dict[int, int]  # colonists in a two-star zone, by the number of players
    draft_rounds: int


class PocketMarsDeckFacts(Struct, frozen=True):
    """The project cards in play."""

    cards: int
    least_value: int
    most_value: int


class PocketMarsBoard(Struct, frozen=True):
    """All that is printed."""

    buildings: list[PocketMarsBuildingFacts]
    scoring: list[PocketMarsScoreFacts]
    limits: PocketMarsLimits
    deck: PocketMarsDeckFacts


def board(game: PocketMars, words: PocketMarsWords) -> PocketMarsBoard:
    """The facts, their names in a language."""
    setting = game.setting
    values = [setting.value[card] for card in setting.deck]
    return PocketMarsBoard(
        buildings=[building_facts(game, words, number) for number in setting.table],
        scoring=[PocketMarsScoreFacts(key, words.score_line(key), scoring.POINTS[key]) for key in scoring.LINES],
        limits=PocketMarsLimits(
            colonists=COLONISTS,
            energy=setting.energy_max,
            hand=HAND,
            prep=HAND,
            two_star={seats: two_star_limit(seats) for seats in game.seats},
            draft_rounds=rules.STARTING_CARDS,
        ),
        deck=PocketMarsDeckFacts(len(setting.deck), min(values), max(values)),
    )


def building_facts(game: PocketMars, words: PocketMarsWords, number: int) -> PocketMarsBuildingFacts:
    """One building."""
    setting = game.setting
    building = setting.buildings[number]
    return PocketMarsBuildingFacts(
        number=number,
        name=words.building_name(number).text,
        colour=building.colour,
        colour_name=words.language.colours[number],
        icon=building.icon,
        holds_colonists=building.zones,
        value=building.value if building.zones else None,
        ability=plain(words.action(ABILITIES + number)),
        cards=setting.of_colour[number].bit_count(),
    )
