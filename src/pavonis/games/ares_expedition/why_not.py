"""Why a move of Ares Expedition is not legal now, as data. Empty exactly when it is legal; `words/` turns it into sentences."""

from pavonis.core.game import TAKE_BACK, Frame, Reason
from pavonis.games.ares_expedition import moves, paying, reasons, steps
from pavonis.games.ares_expedition.legal import legal
from pavonis.games.ares_expedition.obstacles import phase_obstacles
from pavonis.games.ares_expedition.questions import question as question_of
from pavonis.games.ares_expedition.state import AresState

OF_A_PHASE = ["done", "sell cards", "bonus card", "standard", "play", "use"]
FROM_HAND = ["sell", "discard", "redraw", "give"]


def why_not(s: AresState, seat: int, move: int) -> list[Reason]:
    """The reasons, the most general first: it is not the time, then what is missing."""
    options = legal(s, seat)
    if move in options:
        return []
    if s.owed == 0:
        return [(reasons.GAME_OVER,)]
    if move == TAKE_BACK:
        return [(reasons.NOTHING_TO_TAKE_BACK,)]
    try:
        kind, arguments = moves.SPACE.meaning(move)
    except ValueError:
        return [(reasons.NO_SUCH_MOVE,)]
    question = s.asks[seat]
    found: list[Reason] = []
    if question is None or not s.owed >> seat & 1:
        found.append((reasons.NOT_ASKED,))
    elif question[0] == steps.ASK_PHASE:
        if kind not in OF_A_PHASE:
            return [(reasons.NOT_THIS_QUESTION,)]
    else:
        closer = pick_obstacles(s, seat, question, kind, arguments, options)
        if closer:
            return closer
        found.append((reasons.NOT_THIS_QUESTION,))
    if kind in OF_A_PHASE:
        found.extend(phase_obstacles(s, seat, kind, arguments[0] if arguments else 0))
    return found


def pick_obstacles(
    s: AresState, seat: int, question: Frame, kind: str, arguments: tuple[int, ...], options: list[int]
) -> list[Reason]:
    """Why this answer is none of those to the question, if it is at least of their kind."""
    if kind in ("decline", "done"):
        return [refusal(s, seat, kind, options)]
    if kind not in [moves.SPACE.range_of(option).name for option in options]:
        return []
    if kind in FROM_HAND:
        return [card_obstacle(s, seat, s.hands[seat], arguments[0], (reasons.NOT_IN_HAND, arguments[0]))]
    if kind == "keep":
        return [card_obstacle(s, seat, s.offers[seat], arguments[0], (reasons.NOT_OFFERED, arguments[0]))]
    if kind == "phase":
        return [(reasons.SAME_PHASE_AGAIN, arguments[0])]
    if kind in ("add", "take"):
        return [(reasons.NO_SUCH_TARGET, arguments[0])]
    if kind == "pay heat":
        least, most = paying.heat_bounds(s, seat, question[1], question[2])
        return [(reasons.WRONG_AMOUNT, least, most)]
    if kind == "amount":
        return [(reasons.WRONG_AMOUNT, 1, options[-1] - moves.AMOUNT)]
    return [(reasons.NOT_A_CHOICE,)]


def refusal(s: AresState, seat: int, kind: str, options: list[int]) -> Reason:
    """Why there is no saying no, or no more; where there is, but in the other word, that one is meant."""
    asked = question_of(s, seat)
    if kind == "done" and asked.among and asked.least:
        picked = len(s.sealed[seat])
        return (reasons.TOO_FEW_PICKED, picked, picked + asked.least)
    if moves.DECLINE in options or moves.DONE in options:
        return (reasons.NOT_THIS_QUESTION,)
    return (reasons.NOT_OPTIONAL,)


def card_obstacle(s: AresState, seat: int, cards: list[int], card: int, missing: Reason) -> Reason:
    """Why a card cannot be picked: it is not there, it does not have what is asked for, or it is out of order."""
    if card not in cards:
        return missing
    return (reasons.NOT_ASCENDING,) if s.sealed[seat] or missing[0] == reasons.NOT_IN_HAND else (reasons.NOT_A_CHOICE,)
