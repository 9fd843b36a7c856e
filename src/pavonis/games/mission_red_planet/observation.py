"""What a viewer of Mission: Red Planet observes, as types. `observing.py` fills them in.

Regions, characters, resources, ships, cards and colours are told by number: the board (`facts.py`) says what they are called. A
card that the viewer may not see is None.
"""

from typing import Literal

from msgspec import Struct

from pavonis.kit.observation import ScoreEntry

Phase = Literal["set_up", "round", "discovery", "production", "over"]
Moment = Literal["set_up", "stacking", "choosing", "countdown", "discovery_phase", "production", "game_over"]  # names of labels


class MissionRedPlanetShip(Struct, frozen=True, gc=False):
    """A ship on its pad, docked or launched."""

    ship: int
    capacity: int
    free: int  # seats
    destination: int | None
    tokens: list[int]  # destination tokens laid on it, the newest last
    crew: list[int]  # by colour
    launched: bool


class MissionRedPlanetDiscovery(Struct, frozen=True, gc=False):
    """A discovery at the rim of a region."""

    card: int | None
    seen_by: list[int]  # the seats that have placed it or looked at it


class MissionRedPlanetRegion(Struct, frozen=True, gc=False):
    """A region of Mars, or Phobos."""

    number: int
    astronauts: list[int]  # by colour
    leaders: list[int]  # the colours with the most astronauts
    resource: int | None
    revealed: bool  # whether the resource lies face up; somebody who sees everything knows it before
    tokens: list[int]  # point tokens left lying there, by resource
    discovery: MissionRedPlanetDiscovery | None
    destination_tokens: int  # in the supply


class MissionRedPlanetColour(Struct, frozen=True, gc=False):
    """What lies open before a colour; its hand holds the character chosen too."""

    seat: int
    neutral: bool
    supply: int
    wormhole: int
    tokens: list[int]  # point tokens by resource
    hand: list[int]
    played: list[int]
    points: int


class MissionRedPlanetFaceDown(Struct, frozen=True, gc=False):
    """A card or a character that lies face down."""

    number: int | None


class MissionRedPlanetPlayer(Struct, frozen=True, gc=False):
    """The cards before a seat."""

    dealt: list[int | None]
    mission: MissionRedPlanetFaceDown | None
    area: list[int | None]  # missions and actions drawn and kept
    box: list[int | None]  # what a neutral Scientist has put aside
    plain: list[int | None]  # the same, of which all know that it is no discovery
    laid: MissionRedPlanetFaceDown | None  # the neutral character of this round
    neutral_deck: int
    neutral_top: list[int]  # the next characters of the neutral deck, if the viewer has put them in order


class MissionRedPlanetHeld(Struct, frozen=True, gc=False):
    """A card drawn and not yet laid down."""

    seat: int
    card: int | None


class MissionRedPlanetChoice(Struct, frozen=True, gc=False):
    """What the viewer has chosen in secret: a character, the mission to keep, or the next characters of the neutral deck."""

    character: int | None
    mission: int | None
    stack: list[int]


class MissionRedPlanetSeen(Struct, frozen=True, gc=False, repr_omit_defaults=True):
    """The whole table."""

    round: int
    phase: Phase
    moment: Moment
    over: bool
    count: int  # the number called last, 0 while characters are chosen
    first: int  # the colour of the first player
    active: int | None  # the colour whose character is or was last carried out
    layout: int
    production: int  # the number of the next production, which is how many tokens it brings to a region; 0 after the last
    pads: list[MissionRedPlanetShip | None]
    regions: list[MissionRedPlanetRegion]
    point_tokens: list[int]  # in the supply, by resource
    colours: list[MissionRedPlanetColour]
    players: list[MissionRedPlanetPlayer]
    deck: int
    discard: list[int]
    ship_deck: int
    ship_discard: list[int]
    held: MissionRedPlanetHeld | None
    chosen: MissionRedPlanetChoice | None
    returned: int | None  # the mission that the viewer has handed back
    # Bots are seeded by the text of what they see. It leaves out empty sheets, so they play as they did before there were any.
    score_sheets: list[list[ScoreEntry]] = []  # by seat, when the game is over
