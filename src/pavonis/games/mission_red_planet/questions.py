"""What a seat of Mission: Red Planet is asked, in a form that a screen can offer without knowing the rules."""

from pavonis.core.game import TAKE_BACK, Frame, Question
from pavonis.games.mission_red_planet import effects, moves, rules
from pavonis.games.mission_red_planet.behaviour import TO_LOOK, TO_PLACE, TO_PUT_ASIDE, Berths, Scene, boarding
from pavonis.games.mission_red_planet.cards import Tables
from pavonis.games.mission_red_planet.colonisation import deed_of
from pavonis.games.mission_red_planet.effects import Op
from pavonis.games.mission_red_planet.legal import legal
from pavonis.games.mission_red_planet.state import RedPlanetState

KINDS = {  # by step of a character
    effects.BOARD_SHIPS: "board",
    effects.WALK: "walk",
    effects.RESEARCH: "research",
    effects.FORCE_LAUNCH: "launch",
    effects.DESTROY_SHIP: "destroy",
    effects.REPLACE: "replace",
    effects.KILL: "kill",
    effects.DESCEND: "descend",
    effects.REDIRECT: "redirect",
}
RESEARCH_KINDS = {TO_PLACE: "place", TO_LOOK: "look", TO_PUT_ASIDE: "put_aside"}
DEED_KINDS = {effects.RESCUE: "rescue", effects.EXPEL: "expel"}


def question(tables: Tables, s: RedPlanetState, seat: int) -> Question:
    """The open question of a seat."""
    ask = s.asks[seat]
    if ask is None:
        raise ValueError(f"seat {seat} is not asked anything")
    if not s.owed >> seat & 1:
        return Question("sealed", usual=TAKE_BACK)
    code = ask[0]
    if code == rules.ASK_MISSION:
        return Question("mission", fresh=True)
    if code == rules.ASK_CHARACTER:
        return Question("character", (s.round,), fresh=True)
    if code == rules.ASK_PICK:
        return pick_question(tables, s, seat, ask)
    if code == rules.ASK_ACTION:
        return Question("action", (ask[1],), usual=moves.PASS if legal(tables, s, seat) == [moves.PASS] else None, fresh=True)
    if code == rules.ASK_DEED:
        return Question(DEED_KINDS[deed_of(tables, ask[2]).code], (ask[2],))
    return Question("leave", (ask[1], ask[2]))


def pick_question(tables: Tables, s: RedPlanetState, seat: int, ask: Frame) -> Question:
    """A pick for a step of a character; its subject is the colour, the character and, if any, the pad or the number left."""
    colour, character, number, memo = ask[1], ask[2], ask[3], ask[4]
    op = tables.ops[character][number]
    if op.code == effects.RESEARCH and memo:
        only = memo == TO_PUT_ASIDE and legal(tables, s, seat) == [moves.PUT_ASIDE]
        return Question(RESEARCH_KINDS[memo], (colour, character), usual=moves.PUT_ASIDE if only else None)
    if op.code == effects.BOARD_SHIPS:
        return Question("send", (colour, character, -memo - 1)) if memo < 0 else board_question(tables, s, ask, op)
    if op.code == effects.WALK:
        return Question("walk", (colour, character, memo or op.n))
    if op.code == effects.DESCEND:
        return Question("descend", (colour, character, op.n - memo))
    return Question(KINDS[op.code], (colour, character))


def board_question(tables: Tables, s: RedPlanetState, ask: Frame, op: Op) -> Question:
    """Ships to board; if they have to be different ones, and tokens for all of them are there, they may be picked together."""
    colour, character, memo = ask[1], ask[2], ask[4]
    if op.ships == effects.SAME_SHIP:
        return Question("board", (colour, character, op.n))
    berths = Berths(tables, s)
    left = memo >> 3 if memo else boarding(Scene(tables, s, colour, character), op, berths)
    if op.ships != effects.DIFFERENT_SHIPS or berths.scarce:
        return Question("board", (colour, character, left))
    start = (memo & 7) + 1 if memo else 0
    among = tuple([moves.BOARD + pad for pad in range(start, len(s.ships)) if berths.free[pad]])
    return Question("board", (colour, character, left), least=left, most=left, among=among)
