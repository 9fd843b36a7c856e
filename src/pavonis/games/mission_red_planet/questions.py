"""What a seat of Mission: Red Planet is asked, in a form that a screen can offer without knowing the rules."""

from pavonis.core.game import Frame, Question
from pavonis.games.mission_red_planet import moves, rules
from pavonis.games.mission_red_planet.boarding import Berths, boarded_by
from pavonis.games.mission_red_planet.colonisation import DEEDS
from pavonis.games.mission_red_planet.effects import DIFFERENT_SHIPS
from pavonis.games.mission_red_planet.faces import FACES, asks_anyway
from pavonis.games.mission_red_planet.legal import answers
from pavonis.games.mission_red_planet.scene import Scene
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import RedPlanetState


def question(setting: Setting, s: RedPlanetState, seat: int, ask: Frame) -> Question:
    """The open question of a seat."""
    code = ask[0]
    if code == rules.ASK_MISSION:
        return Question("mission", fresh=True)
    if code == rules.ASK_STACK:
        return Question("stack", (len(s.sealed[seat]) + 1,), fresh=True)
    if code == rules.ASK_CHARACTER:
        return Question("character", (s.round,), fresh=True)
    if code == rules.ASK_PICK:
        return pick_question(setting, s, seat, ask)
    if code == rules.ASK_ACTION:
        return Question(
            "action", (ask[1],), usual=moves.PASS if answers(setting, s, seat, ask) == [moves.PASS] else None, fresh=True
        )
    if code == rules.ASK_DEED:
        return Question(DEEDS[setting.deeds[ask[2]].code].asks.kind, (ask[2],))
    return Question("leave", (ask[1], ask[2]))


def pick_question(setting: Setting, s: RedPlanetState, seat: int, ask: Frame) -> Question:
    """A pick for a step of a character; its subject is the colour, the character and, if any, the pad or the number left."""
    colour, character, number, memo = ask[1], ask[2], ask[3], ask[4]
    op = setting.ops[character][number]
    faces = FACES[op.code]
    kind = faces.asked(memo).kind
    if faces.left is None:
        only = asks_anyway(op, memo) and answers(setting, s, seat, ask) == [moves.PUT_ASIDE]
        return Question(kind, (colour, character), usual=moves.PUT_ASIDE if only else None)
    left = faces.left(Scene(setting, s, colour, character), op, memo)
    if op.ships != DIFFERENT_SHIPS or memo < 0:
        return Question(kind, (colour, character, left))
    return different_ships(setting, s, ask, kind, left)


def different_ships(setting: Setting, s: RedPlanetState, ask: Frame, kind: str, left: int) -> Question:
    """Different ships to board; if tokens for all of them are there, they may be picked together."""
    subject = (ask[1], ask[2], left)
    berths = Berths(setting, s)
    if berths.scarce:
        return Question(kind, subject)
    boarded = boarded_by(ask[4])
    among = tuple([moves.BOARD + pad for pad in range(len(s.ships)) if berths.free[pad] and not boarded >> pad & 1])
    return Question(kind, subject, least=left, most=left, among=among)
