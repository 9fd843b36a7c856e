"""The moves of Mission: Red Planet: where each range of codes begins. Codes are never renumbered."""

from typing import Final

from pavonis.core.space import Names, Range, Space, counted, named
from pavonis.games.mission_red_planet.cards import Tables
from pavonis.games.mission_red_planet.state import (
    CARD_ROOM,
    CHARACTER_ROOM,
    COLOUR_ROOM,
    FIRST_PAD,
    PAD_ROOM,
    PADS,
    PLACE_ROOM,
    REGION_ROOM,
)

DONE: Final = 16  # no more steps, nobody else comes down
PASS: Final = 17  # no action card at this moment
DRAW: Final = 18  # a colonisation card
PUT_ASIDE: Final = 19  # the card of a neutral Scientist
SKIP: Final = 20  # a card that is all or nothing

CHOOSE: Final = 32  # + character
STACK: Final = 48  # + character: the next one of the neutral deck
KEEP: Final = 64  # + mission
PLAY: Final = 128  # + action card
BOARD: Final = 192  # + pad
LAUNCH: Final = 200  # + pad
DESTROY: Final = 208  # + pad
SEND: Final = 224  # + region: the destination of a ship that had none
LOOK: Final = 240  # + region
PLACE: Final = 256  # + region
DESCEND: Final = 272  # + region
LEAVE_FOR: Final = 288  # + region
WALK: Final = 320  # + region * REGION_ROOM + region
REDIRECT: Final = 576  # + pad * REGION_ROOM + region
KILL: Final = 704  # + region * COLOUR_ROOM + colour
EXPEL: Final = 832  # + region * COLOUR_ROOM + colour
REPLACE: Final = 960  # + place * COLOUR_ROOM + colour; places are the regions, then the pads
RESCUE: Final = 1216  # + region * RESCUE_ROOM + astronauts - 1

COLOUR_NAMES: Final = ["yellow", "blue", "orange", "green", "purple", "grey"]
RESCUED: Final = 2  # at most
RESCUE_ROOM: Final = 8


def space(tables: Tables) -> Space:
    """The move space, its phrases made of English names."""
    by_number = {region.number: region.names[0] for region in tables.regions}
    regions = Names(by_number, REGION_ROOM)
    pads = named([f"pad {pad + 1}" for pad in range(PADS)], PAD_ROOM)
    places = Names({**by_number, **{FIRST_PAD + pad: name for pad, name in pads.by_number.items()}}, PLACE_ROOM)
    colours = named(COLOUR_NAMES, COLOUR_ROOM)
    characters = Names({character.number: character.names[0] for character in tables.characters}, CHARACTER_ROOM)
    missions = Names({mission.number: mission.names[0] for mission in tables.missions}, CARD_ROOM)
    actions = Names({action.number: action.names[0] for action in tables.actions}, CARD_ROOM)
    return Space(
        [
            Range("done", DONE),
            Range("pass", PASS),
            Range("draw", DRAW),
            Range("put aside", PUT_ASIDE),
            Range("skip", SKIP),
            Range("choose", CHOOSE, [characters]),
            Range("stack", STACK, [characters]),
            Range("keep", KEEP, [missions]),
            Range("play", PLAY, [actions]),
            Range("board", BOARD, [pads]),
            Range("launch", LAUNCH, [pads]),
            Range("destroy", DESTROY, [pads]),
            Range("send", SEND, [regions], "send to {}"),
            Range("look", LOOK, [regions], "look at {}"),
            Range("place", PLACE, [regions], "place at {}"),
            Range("descend", DESCEND, [regions], "descend to {}"),
            Range("leave for", LEAVE_FOR, [regions]),
            Range("walk", WALK, [regions, regions], "walk from {} to {}"),
            Range("redirect", REDIRECT, [pads, regions], "redirect {} to {}"),
            Range("kill", KILL, [regions, colours], "kill in {} {}"),
            Range("expel", EXPEL, [regions, colours], "expel from {} {}"),
            Range("replace", REPLACE, [places, colours], "replace at {} {}"),
            Range("rescue", RESCUE, [regions, counted(RESCUED, RESCUE_ROOM, first=1)], "rescue to {} {}"),
        ]
    )
