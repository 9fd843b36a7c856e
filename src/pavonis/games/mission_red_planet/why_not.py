"""Why a move of Mission: Red Planet is not legal now, as data. Empty exactly when it is legal; `words/` turns it into sentences."""

from typing import Final

from pavonis.core.game import TAKE_BACK, Frame, Reason
from pavonis.games.mission_red_planet import colonisation, effects, moves, reasons, rules
from pavonis.games.mission_red_planet.behaviour import TO_LOOK, TO_PLACE, TO_PUT_ASIDE, Berths
from pavonis.games.mission_red_planet.cards import ACTIONS, FIRST_ACTION, MISSIONS, Tables, is_discovery
from pavonis.games.mission_red_planet.effects import Deed, Op
from pavonis.games.mission_red_planet.legal import legal
from pavonis.games.mission_red_planet.state import (
    CHARACTERS,
    COLOURS,
    EMPTY,
    FIRST_OUTER,
    PADS,
    PHOBOS,
    REGIONS,
    RedPlanetState,
)  # fmt: skip

BY_COLOUR: Final = REGIONS * COLOURS
STOPS: Final = {  # where each range of codes ends
    moves.DONE: moves.DONE + 1,
    moves.PASS: moves.PASS + 1,
    moves.DRAW: moves.DRAW + 1,
    moves.PUT_ASIDE: moves.PUT_ASIDE + 1,
    moves.CHOOSE + 1: moves.CHOOSE + CHARACTERS + 1,
    moves.KEEP: moves.KEEP + MISSIONS,
    moves.PLAY: moves.PLAY + ACTIONS,
    moves.BOARD: moves.BOARD + PADS,
    moves.LAUNCH: moves.LAUNCH + PADS,
    moves.DESTROY: moves.DESTROY + PADS,
    moves.SEND: moves.SEND + REGIONS,
    moves.LOOK: moves.LOOK + REGIONS,
    moves.PLACE: moves.PLACE + REGIONS,
    moves.DESCEND: moves.DESCEND + REGIONS,
    moves.LEAVE_FOR: moves.LEAVE_FOR + REGIONS,
    moves.WALK: moves.WALK + REGIONS * REGIONS,
    moves.REDIRECT: moves.REDIRECT + PADS * REGIONS,
    moves.KILL: moves.KILL + BY_COLOUR,
    moves.EXPEL: moves.EXPEL + BY_COLOUR,
    moves.REPLACE: moves.REPLACE + BY_COLOUR + PADS * COLOURS,
    moves.RESCUE: moves.RESCUE + REGIONS * moves.RESCUED,
}
PICKS: Final = {  # by step of a character: the ranges of its picks
    effects.BOARD_SHIPS: [moves.BOARD],
    effects.WALK: [moves.DONE, moves.WALK],
    effects.RESEARCH: [moves.DRAW, moves.LOOK],
    effects.FORCE_LAUNCH: [moves.LAUNCH],
    effects.DESTROY_SHIP: [moves.DESTROY],
    effects.REPLACE: [moves.REPLACE],
    effects.KILL: [moves.KILL],
    effects.DESCEND: [moves.DONE, moves.DESCEND],
    effects.REDIRECT: [moves.REDIRECT],
}
RESEARCH_PICKS: Final = {TO_PLACE: [moves.PLACE], TO_LOOK: [moves.LOOK], TO_PUT_ASIDE: [moves.PUT_ASIDE, moves.PLACE]}


def why_not(tables: Tables, s: RedPlanetState, seat: int, move: int) -> list[Reason]:
    """The reasons, the most general first: it is not the time, then what is missing."""
    if move in legal(tables, s, seat):
        return []
    if s.owed == 0:
        return [(reasons.GAME_OVER,)]
    if move == TAKE_BACK:
        return [(reasons.NOTHING_SEALED,)]
    start = range_of(move)
    if start < 0:
        return [(reasons.NO_SUCH_MOVE,)]
    question = s.asks[seat]
    found: list[Reason] = []
    if question is None or not s.owed >> seat & 1:
        found.append((reasons.NOT_ASKED,))
    elif start not in asked_for(tables, question):
        found.append((reasons.NOT_THIS_QUESTION,))
    else:
        return [obstacle(tables, s, seat, question, move)]
    if moves.CHOOSE < move <= moves.CHOOSE + CHARACTERS and not s.hands[seat] >> (move - moves.CHOOSE) & 1:
        found.append((reasons.NOT_IN_HAND, move - moves.CHOOSE))  # worth knowing before it is the time
    return found


def range_of(move: int) -> int:
    """Where the range of a code begins, or -1."""
    for start, stop in STOPS.items():
        if start <= move < stop:
            return start
    return -1


def asked_for(tables: Tables, question: Frame) -> list[int]:
    """The ranges of the answers to a question."""
    code = question[0]
    if code == rules.ASK_MISSION:
        return [moves.KEEP]
    if code == rules.ASK_CHARACTER:
        return [moves.CHOOSE + 1]
    if code == rules.ASK_ACTION:
        return [moves.PASS, moves.PLAY]
    if code == rules.ASK_DEED:
        return [moves.RESCUE if colonisation.deed_of(tables, question[2]).code == effects.RESCUE else moves.EXPEL]
    if code == rules.ASK_LEAVE:
        return [moves.LEAVE_FOR]
    op = tables.ops[question[2]][question[3]].code
    memo = question[4]
    if op == effects.RESEARCH and memo:
        return RESEARCH_PICKS[memo]
    return [moves.SEND] if op == effects.BOARD_SHIPS and memo < 0 else PICKS[op]


def obstacle(tables: Tables, s: RedPlanetState, seat: int, question: Frame, move: int) -> Reason:
    """Why an answer of the right kind cannot be given."""
    code = question[0]
    if code == rules.ASK_MISSION:
        return (reasons.NOT_DEALT, move - moves.KEEP)
    if code == rules.ASK_CHARACTER:
        return (reasons.NOT_IN_HAND, move - moves.CHOOSE)
    if code == rules.ASK_ACTION:
        return action_obstacle(tables, s, seat, question[1], move - moves.PLAY + FIRST_ACTION)
    if code == rules.ASK_DEED:
        return deed_obstacle(s, seat, colonisation.deed_of(tables, question[2]), move)
    if code == rules.ASK_LEAVE:
        return (reasons.NOT_ADJACENT, question[2], move - moves.LEAVE_FOR)
    return pick_obstacle(tables, s, question, move)


def action_obstacle(tables: Tables, s: RedPlanetState, seat: int, moment: int, card: int) -> Reason:
    """Why an action card cannot be played now."""
    if not s.area[seat] >> card & 1:
        return (reasons.NOT_HELD, card)
    wrong = colonisation.deed_of(tables, card).when != moment
    return (reasons.WRONG_MOMENT, card) if wrong else (reasons.NO_EFFECT, card)


def deed_obstacle(s: RedPlanetState, seat: int, deed: Deed, move: int) -> Reason:
    """Why an action cannot have that target."""
    if move >= moves.RESCUE:
        region, n = divmod(move - moves.RESCUE, moves.RESCUED)
        if not s.mars[region * COLOURS + seat]:
            return (reasons.NO_OWN_ASTRONAUT, region, seat)
        return (reasons.AT_MOST, deed.n) if n >= deed.n else (reasons.WORMHOLE_SHORT, s.wormhole[seat], n + 1)
    place, victim = divmod(move - moves.EXPEL, COLOURS)
    return other_obstacle(s, seat, place, victim)


def other_obstacle(s: RedPlanetState, colour: int, place: int, victim: int) -> Reason:
    """Why another colour's astronaut cannot be chosen where the own colour has to be too."""
    if victim >= len(s.supply):
        return (reasons.NO_SUCH_COLOUR, victim)
    if victim == colour:
        return (reasons.OWN_ASTRONAUT,)
    if place >= REGIONS + len(s.ships):
        return (reasons.NO_SUCH_PAD, place - REGIONS)
    counts, at = (s.mars, place) if place < REGIONS else (s.crew, place - REGIONS)
    if not counts[at * COLOURS + colour]:
        return (reasons.NO_OWN_ASTRONAUT, place, colour)
    return (reasons.NO_SUCH_ASTRONAUT, place, victim)


def pick_obstacle(tables: Tables, s: RedPlanetState, question: Frame, move: int) -> Reason:
    """Why a step of a character cannot take that pick."""
    colour, memo = question[1], question[4]
    op = tables.ops[question[2]][question[3]]
    if op.code == effects.BOARD_SHIPS:
        return (reasons.NO_TOKEN, move - moves.SEND) if memo < 0 else board_obstacle(tables, s, op, memo, move - moves.BOARD)
    if op.code == effects.WALK:
        return walk_obstacle(s, colour, move - moves.WALK)
    if op.code == effects.RESEARCH:
        return research_obstacle(s, memo, move)
    if op.code == effects.FORCE_LAUNCH:
        return pad_obstacle(s, move - moves.LAUNCH)
    if op.code == effects.DESTROY_SHIP:
        return pad_obstacle(s, move - moves.DESTROY)
    if op.code == effects.REPLACE:
        place, victim = divmod(move - moves.REPLACE, COLOURS)
        return other_obstacle(s, colour, place, victim)
    if op.code == effects.KILL:
        region, victim = divmod(move - moves.KILL, COLOURS)
        if victim >= len(s.supply):
            return (reasons.NO_SUCH_COLOUR, victim)
        inner = region < FIRST_OUTER
        return (reasons.INNER_REGION, region) if inner else (reasons.NO_SUCH_ASTRONAUT, region, victim)
    if op.code == effects.DESCEND:
        return (reasons.NOT_OPTIONAL,) if move == moves.DONE else (reasons.ONLY_MARS,)
    pad, region = divmod(move - moves.REDIRECT, REGIONS)
    if pad >= len(s.ships) or s.ships[pad] == EMPTY:
        return pad_obstacle(s, pad)
    return (reasons.NO_TOKEN, region)


def pad_obstacle(s: RedPlanetState, pad: int) -> Reason:
    """Why the ship of a pad cannot be chosen."""
    if pad >= len(s.ships):
        return (reasons.NO_SUCH_PAD, pad)
    if s.ships[pad] == EMPTY:
        return (reasons.NO_SHIP, pad)
    return (reasons.SHIP_LAUNCHED, pad) if s.launched >> pad & 1 else (reasons.SHIP_FULL, pad)


def board_obstacle(tables: Tables, s: RedPlanetState, op: Op, memo: int, pad: int) -> Reason:
    """Why nobody may board the ship of a pad now."""
    if pad >= len(s.ships) or not s.docked(pad):
        return pad_obstacle(s, pad)
    free = tables.capacity[s.ships[pad]] - s.aboard[pad]
    if free == 0:
        return (reasons.SHIP_FULL, pad)
    if op.ships == effects.SAME_SHIP and free < op.n:
        return (reasons.TOO_FEW_SEATS, pad, free, op.n)
    if op.ships == effects.DIFFERENT_SHIPS and memo and memo & 7 == pad:
        return (reasons.SAME_SHIP, pad)
    return (reasons.PICKED_IN_ORDER,) if Berths(tables, s).free[pad] else (reasons.NO_TOKEN_AT_ALL, pad)


def walk_obstacle(s: RedPlanetState, colour: int, number: int) -> Reason:
    """Why nobody can take that step."""
    source, target = divmod(number, REGIONS)
    if PHOBOS in (source, target):
        return (reasons.ONLY_MARS,)
    if not s.mars[source * COLOURS + colour]:
        return (reasons.NO_OWN_ASTRONAUT, source, colour)
    return (reasons.NOT_ADJACENT, source, target)


def research_obstacle(s: RedPlanetState, memo: int, move: int) -> Reason:
    """Why the Scientist cannot do that."""
    if move == moves.DRAW:
        return (reasons.DECK_EMPTY,)
    region = move - (moves.PLACE if move >= moves.PLACE else moves.LOOK)
    if not FIRST_OUTER <= region < PHOBOS:
        return (reasons.OUTER_ONLY, region)
    if move < moves.PLACE:
        return (reasons.NO_DISCOVERY, region)
    if memo == TO_PUT_ASIDE and not is_discovery(s.held):
        return (reasons.NOT_A_DISCOVERY,)
    return (reasons.DISCOVERY_THERE, region)
