"""The moves of Mission: Red Planet: where each range of codes begins. Codes are never renumbered."""

from typing import Final

from pavonis.core.space import Range, Space
from pavonis.games.mission_red_planet.state import PADS

DONE: Final = 16  # no more steps, nobody else comes down
PASS: Final = 17  # no action card at this moment
DRAW: Final = 18  # a colonisation card
PUT_ASIDE: Final = 19  # the card of a neutral Scientist

CHOOSE: Final = 100  # + character, by its number
KEEP: Final = 200  # + mission
PLAY: Final = 300  # + action card, from 0
BOARD: Final = 400  # + pad
LAUNCH: Final = 410  # + pad
DESTROY: Final = 420  # + pad
SEND: Final = 430  # + region: the destination of a ship that had none
LOOK: Final = 450  # + region
PLACE: Final = 470  # + region
DESCEND: Final = 490  # + region
LEAVE_FOR: Final = 510  # + region
WALK: Final = 600  # + region * 10 + region
REDIRECT: Final = 800  # + pad * 10 + region
KILL: Final = 900  # + region * 6 + colour
EXPEL: Final = 1000  # + region * 6 + colour
REPLACE: Final = 1100  # + place * 6 + colour; places are the regions, then the pads
RESCUE: Final = 1300  # + region * 2 + astronauts - 1

COLOUR_NAMES: Final = ["yellow", "blue", "orange", "green", "purple", "grey"]
RESCUED: Final = 2  # at most


def space(regions: list[str], characters: list[str], missions: list[str], actions: list[str]) -> Space:
    """The move space, its phrases made of English names."""
    pads = [f"pad {pad + 1}" for pad in range(PADS)]
    return Space(
        [
            Range("done", DONE),
            Range("pass", PASS),
            Range("draw", DRAW),
            Range("put aside", PUT_ASIDE),
            Range("choose", CHOOSE + 1, [characters]),
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
            Range("kill", KILL, [regions, COLOUR_NAMES], "kill in {} {}"),
            Range("expel", EXPEL, [regions, COLOUR_NAMES], "expel from {} {}"),
            Range("replace", REPLACE, [regions + pads, COLOUR_NAMES], "replace at {} {}"),
            Range("rescue", RESCUE, [regions, [str(n + 1) for n in range(RESCUED)]], "rescue to {} {}"),
        ]
    )
