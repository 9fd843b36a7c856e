"""What a position of Mission: Red Planet is read as, by names."""

from typing import NamedTuple

from pavonis.games.mission_red_planet.cards import KIND_NAMES
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.naming import ANYWHERE
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import COLOUR_ROOM, EMPTY, KIND_ROOM, KINDS, RedPlanetState
from pavonis.games.mission_red_planet.verbs import destination


class PadReading(NamedTuple):
    """A ship: where it goes, its seats, its crew by colour, the tokens on it and whether it has left."""

    destination: str
    capacity: int
    crew: list[int]
    tokens: list[str]
    launched: bool


class RegionReading(NamedTuple):
    """A region: astronauts by colour, its resource if it lies face up, point tokens by kind, its discovery."""

    astronauts: list[int]
    resource: str | None
    tokens: list[int]
    discovery: str | None


class ColourReading(NamedTuple):
    """What a colour has, and its points."""

    supply: int
    wormhole: int
    tokens: list[int]
    hand: list[str]
    played: list[str]
    points: int


def read_pad(setting: Setting, s: RedPlanetState, pad: int) -> PadReading:
    """The ship of a pad; an empty destination if there is none."""
    if s.ships[pad] == EMPTY:
        return PadReading("", 0, [], [], False)
    going = destination(setting, s, pad)
    return PadReading(
        ANYWHERE if going == EMPTY else setting.region_names[going][0],
        setting.capacity[s.ships[pad]],
        s.crew[pad * COLOUR_ROOM : pad * COLOUR_ROOM + len(s.supply)],
        [setting.region_names[region][0] for region in s.tokens[pad]],
        s.launched >> pad & 1 != 0,
    )


def read_region(setting: Setting, s: RedPlanetState, region: int) -> RegionReading:
    """What is in a region."""
    card = s.discoveries[region]
    return RegionReading(
        s.astronauts(region),
        KIND_NAMES[s.resources[region]] if s.revealed >> region & 1 else None,
        s.lying[region * KIND_ROOM : region * KIND_ROOM + KINDS],
        None if card == EMPTY else setting.card_names[card][0],
    )


def read_colour(game: MissionRedPlanet, s: RedPlanetState, colour: int) -> ColourReading:
    """What a colour has, as all can see it."""
    seen = game.observe(s, -1).colours[colour]
    names = [[game.setting.character_names[number][0] for number in zone] for zone in (seen.hand, seen.played)]
    return ColourReading(seen.supply, seen.wormhole, seen.tokens, names[0], names[1], seen.points)
