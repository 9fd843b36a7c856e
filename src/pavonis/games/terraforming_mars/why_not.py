"""Why a move of Terraforming Mars is not legal now, as data. Empty exactly when it is legal; `words/` turns it into sentences."""

from pavonis.core.game import Frame, Reason
from pavonis.games.terraforming_mars import effects, moves, paying, reasons, steps
from pavonis.games.terraforming_mars.board import LAND, NEIGHBOURS, ON_MARS, PLACE_ROOM
from pavonis.games.terraforming_mars.effects import Op
from pavonis.games.terraforming_mars.legal import answers
from pavonis.games.terraforming_mars.obstacles import turn_obstacles
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.state import NEUTRAL, MarsState
from pavonis.games.terraforming_mars.tables import CARD_PRICE, COST, PROGRAMS
from pavonis.kit.terraforming import MEGACREDITS, PLANTS

OF_A_TURN = ["pass", "end turn", "sell patents", "plant greenery", "warm up", "project", "milestone", "award", "play", "use"]


def obstacles(setting: Setting, s: MarsState, seat: int, move: int) -> list[Reason]:
    """The reasons, the most general first: it is not the time, then what is missing."""
    kind, arguments = moves.SPACE.meaning(move)
    question = s.asks[seat]
    found: list[Reason] = []
    if question is None or not s.owed >> seat & 1:
        found.append((reasons.NOT_ASKED,))
    elif question[0] == steps.ASK_TURN:
        if kind not in OF_A_TURN:
            return [(reasons.NOT_THIS_QUESTION,)]
    else:
        closer = answer_obstacles(setting, s, seat, question, kind, arguments)
        if closer:
            return closer
        found.append((reasons.NOT_THIS_QUESTION,))
    if kind in OF_A_TURN:
        found.extend(turn_obstacles(setting, s, seat, kind, arguments[0] if arguments else 0))
    return found


def answer_obstacles(
    setting: Setting, s: MarsState, seat: int, question: Frame, kind: str, arguments: tuple[int, ...]
) -> list[Reason]:
    """Why this is none of the answers to the question, if it is at least of their kind."""
    options = answers(setting, s, seat, question)
    if kind in ("decline", "done"):
        return [refusal(question, kind, options)]
    if kind in [moves.SPACE.range_of(option).name for option in options]:
        return [pick_obstacle(setting, s, seat, question, kind, arguments, options)]
    return set_obstacles(setting, s, seat, question, kind, arguments)


def refusal(question: Frame, kind: str, options: list[int]) -> Reason:
    """Why there is no saying no, or no more; where there is, but in the other word, that one is meant."""
    if kind == "done" and question[0] == steps.ASK_SELL:
        return (reasons.TOO_FEW_PICKED, 0, 1)
    if moves.DECLINE in options or moves.DONE in options:
        return (reasons.NOT_THIS_QUESTION,)
    return (reasons.NOT_OPTIONAL,)


def set_obstacles(
    setting: Setting, s: MarsState, seat: int, question: Frame, kind: str, arguments: tuple[int, ...]
) -> list[Reason]:
    """Why no further card may be picked, though the question is about cards."""
    if kind == "buy" and question[0] in (steps.ASK_BUY, steps.ASK_START):
        if question[0] == steps.ASK_START and not s.sealed[seat]:
            return []
        return [buying_obstacle(setting, s, seat, question, arguments[0])]
    if kind == "sell" and question[0] == steps.ASK_SELL:
        return [card_obstacle(s.hands[seat], arguments[0], reasons.NOT_IN_HAND)]
    return []


def buying_obstacle(setting: Setting, s: MarsState, seat: int, question: Frame, card: int) -> Reason:
    """Why a card cannot be bought now."""
    picked = s.sealed[seat]
    if question[0] == steps.ASK_START:
        money = COST[picked[0] - moves.CORPORATION]
        picked = picked[1:]
    else:
        money = paying.budget(s, seat, paying.means_of(s, seat, 0))
    if card in s.offers[seat] and money < CARD_PRICE * (len(picked) + 1):
        return (reasons.TOO_LITTLE_MONEY, money, CARD_PRICE * (len(picked) + 1))
    return card_obstacle(s.offers[seat], card, reasons.NOT_OFFERED)


def card_obstacle(cards: list[int], card: int, missing: int) -> Reason:
    """Why a card is not among those that may be picked now."""
    return (reasons.PICKED_IN_ORDER,) if card in cards else (missing, card)


def pick_obstacle(
    setting: Setting, s: MarsState, seat: int, question: Frame, kind: str, arguments: tuple[int, ...], options: list[int]
) -> Reason:
    """Why a pick of the right kind is not among those offered."""
    last = arguments[-1]
    if kind == "buy" and question[0] != steps.ASK_EFFECT:
        return buying_obstacle(setting, s, seat, question, last)
    if kind in ("buy", "keep", "draft"):
        return card_obstacle(s.offers[seat], last, reasons.NOT_OFFERED)
    if kind in ("sell", "discard"):
        return card_obstacle(s.hands[seat], last, reasons.NOT_IN_HAND)
    if kind == "place":
        other_kind = (options[0] - moves.PLACE) // PLACE_ROOM != arguments[0]
        return (reasons.NOT_THIS_QUESTION,) if other_kind else place_obstacle(setting, s, question, last)
    if kind in ("lower", "remove", "steal"):
        return loss_obstacle(setting, s, seat, question, kind, arguments)
    if kind in ("pay", "amount"):
        size = moves.AMOUNT_ROOM
        start = moves.PAY if kind == "pay" else moves.AMOUNT
        if kind == "pay" and (options[0] - start) // size != arguments[0]:
            return (reasons.NOT_THIS_QUESTION,)
        return (reasons.WRONG_AMOUNT, (options[0] - start) % size, (options[-1] - start) % size)
    if kind == "corporation":
        return (reasons.NOT_DEALT, last)
    if kind == "next":
        return (reasons.NOT_POSSIBLE_YET,)
    if kind == "copy":
        return (reasons.CANNOT_COPY, last)
    if kind == "kill" and moves.KILL + last in options:
        return (reasons.TOO_FEW_CUBES, last, s.cubes[last], arguments[0] + 1)
    if kind in ("add", "take", "kill"):
        return (reasons.NO_SUCH_TARGET, last)
    return (reasons.NOT_POSSIBLE_YET,)


def place_obstacle(setting: Setting, s: MarsState, question: Frame, place: int) -> Reason:
    """Why a tile or marker cannot lie on a place: it is taken, meant for something else, or breaks the rule for this tile."""
    op = PROGRAMS[question[1]][question[4]]
    where = effects.OCEAN_AREA if op.code == effects.FLOOD else op.where
    if place >= ON_MARS:
        return (reasons.NOT_A_PLACE, place)
    if s.covered >> place & 1:
        return (reasons.COVERED, place)
    if where <= effects.OCEAN_AREA_FREE or where == effects.AT_NOCTIS:
        return (reasons.WRONG_PLACE, place, where)
    if not LAND >> place & 1:
        return (reasons.NOT_A_PLACE, place)
    return (reasons.CLAIMED, place, s.claimer) if place == s.claimed else (reasons.WRONG_PLACE, place, where)


def losses_of(op: Op) -> list[tuple[int, int]]:
    """What somebody may lose by an effect: (resource, most)."""
    if op.code == effects.LOWER_ANY:
        return [(op.what, op.n)]
    if op.code == effects.FLOOD:
        return [(MEGACREDITS, op.n)]
    return [(PLANTS, op.what)] if op.code == effects.INFECT else op.amounts


def loss_obstacle(setting: Setting, s: MarsState, seat: int, question: Frame, kind: str, arguments: tuple[int, ...]) -> Reason:
    """Why a player cannot lose that: nobody sits there, the effect takes something else, or not so much, or there is not enough."""
    op = PROGRAMS[question[1]][question[4]]
    resource, victim = arguments[-2:]
    if victim >= len(s.hands) and (victim != NEUTRAL or len(s.hands) > 1):
        return (reasons.NO_SUCH_SEAT, victim)
    most = max([most for what, most in losses_of(op) if what == resource], default=0)
    if not most:
        return (reasons.NOT_TAKEN, resource)
    if op.code == effects.FLOOD and not s.own[victim] & NEIGHBOURS[question[5] - 1]:
        return (reasons.NO_TILE_BESIDE, victim)
    if kind == "steal" and victim == seat:
        return (reasons.NOT_FROM_YOURSELF,)
    if kind != "lower" and (victim == NEUTRAL or arguments[0] + 1 > most):
        return (reasons.WRONG_AMOUNT, most if victim == NEUTRAL else 1, most)
    return (reasons.CANNOT_LOSE, victim)
