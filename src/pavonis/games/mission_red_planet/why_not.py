"""Why a move of Mission: Red Planet is not legal now, as data. Empty exactly when it is legal; `words/` turns it into sentences."""

from pavonis.core.game import Frame, Reason
from pavonis.games.mission_red_planet import moves, reasons, rules
from pavonis.games.mission_red_planet.colonisation import DEEDS
from pavonis.games.mission_red_planet.faces import FACES
from pavonis.games.mission_red_planet.scene import Scene
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import RedPlanetState


def obstacles(setting: Setting, s: RedPlanetState, seat: int, move: int) -> list[Reason]:
    """The reasons, the most general first: it is not the time, then what is missing."""
    start = setting.space.range_of(move).start
    question = s.asks[seat]
    found: list[Reason] = []
    if question is None or not s.owed >> seat & 1:
        found.append((reasons.NOT_ASKED,))
    elif start not in asked_for(setting, question):
        found.append((reasons.NOT_THIS_QUESTION,))
    else:
        return [obstacle(setting, s, seat, question, move)]
    if start == moves.CHOOSE and not s.hands[seat] >> (move - moves.CHOOSE) & 1:
        found.append((reasons.NOT_IN_HAND, move - moves.CHOOSE))  # worth knowing before it is the time
    return found


def asked_for(setting: Setting, question: Frame) -> list[int]:
    """The ranges of the answers to a question."""
    code = question[0]
    if code == rules.ASK_MISSION:
        return [moves.KEEP]
    if code == rules.ASK_CHARACTER:
        return [moves.CHOOSE]
    if code == rules.ASK_STACK:
        return [moves.STACK]
    if code == rules.ASK_ACTION:
        return [moves.PASS, moves.PLAY]
    if code == rules.ASK_DEED:
        return DEEDS[setting.deeds[question[2]].code].asks.answers
    if code == rules.ASK_LEAVE:
        return [moves.LEAVE_FOR]
    return FACES[setting.ops[question[2]][question[3]].code].asked(question[4]).answers


def obstacle(setting: Setting, s: RedPlanetState, seat: int, question: Frame, move: int) -> Reason:
    """Why an answer of the right kind cannot be given."""
    code = question[0]
    if code == rules.ASK_MISSION:
        return (reasons.NOT_DEALT, move - moves.KEEP)
    if code == rules.ASK_CHARACTER:
        return (reasons.NOT_IN_HAND, move - moves.CHOOSE)
    if code == rules.ASK_STACK:
        return (reasons.NOT_ON_TOP, move - moves.STACK)
    if code == rules.ASK_ACTION:
        return action_obstacle(setting, s, seat, question[1], move - moves.PLAY)
    if code == rules.ASK_DEED:
        deed = setting.deeds[question[2]]
        return DEEDS[deed.code].refuses(s, deed, seat, move)
    if code == rules.ASK_LEAVE:
        return (reasons.NOT_ADJACENT, question[2], move - moves.LEAVE_FOR)
    op = setting.ops[question[2]][question[3]]
    return FACES[op.code].refuses(Scene(setting, s, question[1], question[2]), op, question[4], move)


def action_obstacle(setting: Setting, s: RedPlanetState, seat: int, moment: int, card: int) -> Reason:
    """Why an action card cannot be played now."""
    if not s.area[seat] >> card & 1:
        return (reasons.NOT_HELD, card)
    wrong = setting.deeds[card].when != moment
    return (reasons.WRONG_MOMENT, card) if wrong else (reasons.NO_EFFECT, card)
