"""What is printed on the board, the phase cards and the mats of Ares Expedition, as data for whoever draws them.

Everything comes from the tables that the rules use. What is called by a key has its words among those of the game.
"""

from typing import Final

from msgspec import Struct

from pavonis.games.ares_expedition.effects import ARES_TAG_NAMES, METAL_NAMES, PHASE_NAMES, RESOURCE_NAMES, STOCKS, ZONE_NAMES
from pavonis.games.ares_expedition.game import AresExpedition
from pavonis.games.ares_expedition.observation import AresExpeditionOcean
from pavonis.games.ares_expedition.scoring import LINES
from pavonis.games.ares_expedition.setting import LEVELS
from pavonis.games.ares_expedition.tables import (
    BONUS_DRAWN,
    BONUS_KEPT,
    CARD_SALE,
    DEVELOPMENT_BONUS,
    ENOUGH_POINTS,
    HAND_LIMIT,
    LAST_SPACE,
    LEVEL,
    METAL_TAGS,
    NO_PARAMETER,
    OCEAN_TILES,
    PLAYS,
    POOL_CUBES,
    POOL_MARKERS,
    POOL_ROUNDS,
    PRODUCTION_BONUS,
    RESEARCH_DRAWN,
    RESEARCH_KEPT,
    SOLO_ROUNDS,
    STANDARDS,
)
from pavonis.games.ares_expedition.words import AresWords
from pavonis.games.ares_expedition.words.base import NUMERALS
from pavonis.kit.terraforming import AUTOMATED, GOALS, KIND_NAMES, OCEANS, OXYGEN, PARAMETER_NAMES, TEMPERATURE, value_of

UNITS: Final = {TEMPERATURE: "°C", OXYGEN: "%"}


class AresExpeditionPicture(Struct, frozen=True, gc=False):
    """A part of a picture: an amount and its icon, or a sign between two of them."""

    icon: str
    amount: str = ""


class AresExpeditionPhase(Struct, frozen=True):
    """A phase tile: in words and in pictures what everybody may do, and what more is for who chose it."""

    key: str
    numeral: str
    name: str
    text: str
    bonus_text: str
    all: list[AresExpeditionPicture]
    bonus: list[AresExpeditionPicture]


class AresExpeditionStandardAction(Struct, frozen=True, gc=False):
    """A standard action: the resource that is paid, the printed price, and what it brings."""

    name: str
    pays: str
    price: int
    gains: str


class AresExpeditionSpace(Struct, frozen=True, gc=False):
    """A space of a track: its printed value and its zone."""

    value: int
    zone: str


class AresExpeditionTrack(Struct, frozen=True):
    """The track of temperature or oxygen."""

    parameter: str
    name: str
    unit: str
    goal: int
    spaces: list[AresExpeditionSpace]


class AresExpeditionMetal(Struct, frozen=True, gc=False):
    """A metal, and the tag of the cards that it makes cheaper."""

    key: str
    tag: str


class AresExpeditionSolo(Struct, frozen=True):
    """The solo game: its rounds, the spaces of the neutral marker, and by level how far a parameter rises by itself."""

    rounds: int
    spaces: int
    levels: dict[str, int]


class AresExpeditionTogether(Struct, frozen=True, gc=False):
    """The cooperative game: its rounds, its pool, and the points that both need together."""

    rounds: int
    cubes: int
    markers: int
    points: int


class AresExpeditionBoard(Struct, frozen=True):
    """All that is printed."""

    phases: list[AresExpeditionPhase]
    standards: list[AresExpeditionStandardAction]
    tracks: list[AresExpeditionTrack]
    zones: list[str]  # from the coldest on
    parameters: list[str]  # as the moves number them
    oceans: int  # tiles on the board
    tiles: list[AresExpeditionOcean]  # and what is on their backs
    resources: list[str]
    metals: list[AresExpeditionMetal]
    tags: list[str]
    kinds: list[str]  # of project cards, as they lie before a player
    lines: list[str]  # of the score sheet
    hand_limit: int
    sale: int  # what a sold card brings, as a rule
    solo: AresExpeditionSolo
    together: AresExpeditionTogether


def board(game: AresExpedition, words: AresWords) -> AresExpeditionBoard:
    """The board in a language."""
    return AresExpeditionBoard(
        phases=phases(words),
        standards=standards(words),
        tracks=[track(words, parameter) for parameter in (TEMPERATURE, OXYGEN)],
        zones=ZONE_NAMES,
        parameters=PARAMETER_NAMES,
        oceans=GOALS[OCEANS],
        tiles=[AresExpeditionOcean(number, *tile) for number, tile in enumerate(OCEAN_TILES)],
        resources=RESOURCE_NAMES[:STOCKS],
        metals=[AresExpeditionMetal(name, ARES_TAG_NAMES[tag]) for name, tag in zip(METAL_NAMES, METAL_TAGS, strict=True)],
        tags=ARES_TAG_NAMES,
        kinds=[KIND_NAMES[AUTOMATED], *[name for kind, name in enumerate(KIND_NAMES) if kind != AUTOMATED]],
        lines=LINES,
        hand_limit=HAND_LIMIT,
        sale=CARD_SALE,
        solo=AresExpeditionSolo(SOLO_ROUNDS, LAST_SPACE, {name: steps for steps, name in enumerate(LEVELS)}),
        together=AresExpeditionTogether(POOL_ROUNDS, POOL_CUBES, POOL_MARKERS, ENOUGH_POINTS),
    )


def track(words: AresWords, parameter: int) -> AresExpeditionTrack:
    """A track with its zones."""
    spaces = [AresExpeditionSpace(value_of(parameter, step), ZONE_NAMES[level]) for step, level in enumerate(LEVEL[parameter])]
    name = words.language.parameters[parameter]
    return AresExpeditionTrack(PARAMETER_NAMES[parameter], name, UNITS[parameter], value_of(parameter, GOALS[parameter]), spaces)


def standards(words: AresWords) -> list[AresExpeditionStandardAction]:
    """The standard actions."""
    found: list[AresExpeditionStandardAction] = []
    for name, each in zip(words.language.standards, STANDARDS, strict=True):
        brings = "forest" if each.raises == NO_PARAMETER else PARAMETER_NAMES[each.raises]
        found.append(AresExpeditionStandardAction(name, RESOURCE_NAMES[each.paid_in], each.cost, brings))
    return found


def phases(words: AresWords) -> list[AresExpeditionPhase]:
    """The phase tiles."""
    language = words.language
    found: list[AresExpeditionPhase] = []
    for number, key in enumerate(PHASE_NAMES):
        text, bonus_text = words.phase_text(number)
        everybody, bonus = PICTURES[key]
        name = language.phase_names[number]
        found.append(AresExpeditionPhase(key, NUMERALS[number], name, text, bonus_text, pictured(everybody), pictured(bonus)))
    return found


# What stands on the phase tiles: "+1 card" is an amount and its icon, a sign without a letter stands for itself.
PICTURES: Final[dict[str, tuple[list[str], list[str]]]] = {
    "development": ([f"+{PLAYS} automated_card"], [f"−{DEVELOPMENT_BONUS} megacredits"]),
    "construction": ([f"+{PLAYS} active_card", "/", "event_card"], ["+1 card", "/", f"+{PLAYS} active_card", "event_card"]),
    "action": (["×1 action", "∞ standard_action"], ["×2 action"]),
    "production": (["megacredits", "heat", "plants", "card"], [f"+{PRODUCTION_BONUS} megacredits"]),
    "research": ([f"{RESEARCH_DRAWN} look", ":", f"+{RESEARCH_KEPT} card"], [f"+{BONUS_DRAWN} look", ":", f"+{BONUS_KEPT} card"]),
}


def pictured(entries: list[str]) -> list[AresExpeditionPicture]:
    """Entries of PICTURES as pictures."""
    found: list[AresExpeditionPicture] = []
    for entry in entries:
        amount, _, icon = entry.rpartition(" ")
        found.append(AresExpeditionPicture(icon, amount) if icon.replace("_", "").isalpha() else AresExpeditionPicture("", icon))
    return found
