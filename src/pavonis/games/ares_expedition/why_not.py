"""Why a move of Ares Expedition is not legal now, as data. Empty exactly when it is legal; `words/` turns it into sentences."""

from pavonis.core.game import Frame, Reason
from pavonis.games.ares_expedition import moves, paying, reasons, steps
from pavonis.games.ares_expedition.effects import SCREEN
from pavonis.games.ares_expedition.legal import answers
from pavonis.games.ares_expedition.obstacles import phase_obstacles
from pavonis.games.ares_expedition.questions import question as question_of
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import AresState
from pavonis.games.ares_expedition.tables import PROGRAMS

OF_A_PHASE = ["done", "sell cards", "bonus card", "standard", "play", "use"]
FROM_HAND = ["sell", "discard", "redraw", "give"]


def obstacles(setting: Setting, s: AresState, seat: int, move: int) -> list[Reason]:
    """The reasons, the most general first: it is not the time, then what is missing."""
    kind, arguments = moves.SPACE.meaning(move)
    question = s.asks[seat]
    found: list[Reason] = []
    options = [] if question is None else answers(setting, s, seat, question)
    if move in options:
        return [(reasons.TAKE_BACK_FIRST,)]
    if question is None:
        found.append((reasons.NOT_ASKED,))
    elif question[0] == steps.ASK_PHASE:
        if kind not in OF_A_PHASE:
            return [(reasons.NOT_THIS_QUESTION,)]
    else:
        closer = pick_obstacle(setting, s, seat, question, move, options)
        if closer is not None:
            return [closer]
        found.append((reasons.NOT_THIS_QUESTION,))
    if kind in OF_A_PHASE:
        found.extend(phase_obstacles(setting, s, seat, kind, arguments[0] if arguments else 0))
    return found


def pick_obstacle(setting: Setting, s: AresState, seat: int, question: Frame, move: int, options: list[int]) -> Reason | None:
    """Why this answer is none of those to the question, if it is at least of their kind."""
    kind, arguments = moves.SPACE.meaning(move)
    if kind in ("decline", "done"):
        return refusal(setting, s, seat, question, kind, options)
    if kind == "end game":
        return (reasons.NOT_WON_YET,) if question[0] == steps.ASK_PLAN and len(s.hands) == 1 else (reasons.NOT_THIS_QUESTION,)
    if kind not in [moves.SPACE.range_of(option).name for option in options]:
        return None
    if kind in FROM_HAND:
        return card_obstacle(s, seat, move, question) if arguments[0] in s.hands[seat] else (reasons.NOT_IN_HAND, arguments[0])
    if kind == "keep":
        return card_obstacle(s, seat, move, question) if arguments[0] in s.offers[seat] else (reasons.NOT_OFFERED, arguments[0])
    if kind == "phase":
        return (reasons.SAME_PHASE_AGAIN, arguments[0])
    if kind in ("add", "take"):
        return (reasons.NO_SUCH_TARGET, arguments[0])
    if kind == "choose":
        return choice_obstacle(question, arguments[0])
    if kind == "pay heat":
        least, most = paying.heat_bounds(s, seat, question[1], question[2])
        return (reasons.WRONG_AMOUNT, least, most)
    if kind == "amount":
        return (reasons.WRONG_AMOUNT, 1, options[-1] - moves.AMOUNT)
    return (reasons.NOT_A_CHOICE,)


def refusal(setting: Setting, s: AresState, seat: int, question: Frame, kind: str, options: list[int]) -> Reason:
    """Why there is no saying no, or no more; where there is, but in the other word, that one is meant."""
    if kind == "done" and s.owed >> seat & 1:
        asked = question_of(setting, s, seat, question)
        if asked.among and asked.least:
            picked = len(s.sealed[seat])
            return (reasons.TOO_FEW_PICKED, picked, picked + asked.least, picked + asked.most)
    if moves.DECLINE in options or moves.DONE in options:
        return (reasons.NOT_THIS_QUESTION,)
    return (reasons.NOT_OPTIONAL,)


def choice_obstacle(question: Frame, number: int) -> Reason:
    """Why an alternative is not offered: there is no such one, or it would add cubes that no card takes."""
    programs = PROGRAMS[question[1]][question[2]].programs if question[0] == steps.ASK_EFFECT else []
    return (reasons.NO_COLLECTOR, PROGRAMS[programs[number]][0].what) if number < len(programs) else (reasons.NOT_A_CHOICE,)


def card_obstacle(s: AresState, seat: int, move: int, question: Frame) -> Reason:
    """Why a card that is there cannot be picked: it does not have what is asked for, or it is out of order."""
    card = moves.SPACE.meaning(move)[1][0]
    picked = s.sealed[seat]
    if question[0] == steps.ASK_EFFECT and PROGRAMS[question[1]][question[2]].code == SCREEN:
        return (reasons.LACKS_TAGS, card, *PROGRAMS[question[1]][question[2]].tags)
    if move in picked:
        return (reasons.ALREADY_PICKED, card)
    return (reasons.NOT_ASCENDING,) if picked and move < picked[-1] else (reasons.PICK_OTHERS_FIRST, card)
