"""Why a move of Pocket Mars is not legal now, as data. Empty exactly when it is legal; `words/` turns it into sentences."""

from typing import Final

from pavonis.core.game import Frame, Reason
from pavonis.core.space import Space
from pavonis.games.pocket_mars import reasons, rules, verbs
from pavonis.games.pocket_mars.card_behaviour import module_obstacle
from pavonis.games.pocket_mars.faces import FACES
from pavonis.games.pocket_mars.scene import Arguments, Scene
from pavonis.games.pocket_mars.setting import Setting
from pavonis.games.pocket_mars.state import HAND, PocketMarsState


def obstacles(setting: Setting, space: Space, s: PocketMarsState, seat: int, move: int) -> list[Reason]:
    """The reasons, the most general first: it is not the time, then what is missing."""
    name, arguments = space.meaning(move)
    question = s.asks[seat]
    found: list[Reason] = []
    if question is None or not s.owed >> seat & 1:
        found.append((reasons.NOT_ASKED,))
    elif name == "land" and question[0] == rules.ASK_LANDING:
        return [(reasons.LANDS_ONLY_AT, question[1])]
    elif name not in asked_for(setting, question):
        found.append((reasons.NOT_THIS_QUESTION,))
    elif question[0] == rules.ASK_EFFECT:
        return [effect_obstacle(setting, s, seat, question, name, arguments)]
    elif question[0] != rules.ASK_TURN:
        return [set_obstacle(s, seat, question, arguments[0])]
    found.extend(turn_obstacles(setting, s, seat, name, arguments))
    return found


ANSWERS: Final[dict[int, tuple[str, ...]]] = {  # by question: the names of the moves that can answer it, legal or not
    rules.ASK_TURN: ("launch", "play", "attach", "take", "discard"),
    rules.ASK_KEEP: ("keep",),
    rules.ASK_DROP: ("drop",),
    rules.ASK_PREP: ("prepare",),
    rules.ASK_FIRST_PREP: ("prepare",),
}
AT_BUILDINGS: Final = ("land", "promote", "move from", "move to", "flip", "promote any", "demote any", "swap")


def asked_for(setting: Setting, question: Frame) -> tuple[str, ...]:
    """The names of the moves that can answer a question."""
    if question[0] != rules.ASK_EFFECT:
        return ANSWERS.get(question[0], ())
    faces = FACES[setting.halves[question[1]].ops[question[2]].code]
    return ("decline", *(faces.then_asks if question[4] else faces.asks))


def turn_obstacles(setting: Setting, s: PocketMarsState, seat: int, name: str, arguments: Arguments) -> list[Reason]:
    """What keeps one of the five actions from being taken, whether or not it is the time for it."""
    if name == "launch":
        return [] if s.earth[seat] else [(reasons.NONE_ON_EARTH,)]
    if name == "take":
        return module_obstacle(s, seat, arguments[0], arguments[1])
    if name not in ("play", "attach", "discard"):
        return []
    card = arguments[0]
    if name == "attach":
        return [] if card in s.prep[seat * HAND : seat * HAND + HAND] else [(reasons.NOT_IN_PREP, card)]
    if name == "discard":
        return [] if verbs.own_cards(s, seat) >> card & 1 else [(reasons.NOT_YOURS, card)]
    return [] if s.hands[seat] >> card & 1 else [(reasons.NOT_IN_HAND, card)]


def set_obstacle(s: PocketMarsState, seat: int, question: Frame, card: int) -> Reason:
    """Why a card is not among those that may be picked now."""
    if question[0] == rules.ASK_KEEP:
        return (reasons.NOT_IN_PACK, card)
    return (reasons.PICKED_IN_ORDER,) if s.hands[seat] >> card & 1 else (reasons.NOT_IN_HAND, card)


def effect_obstacle(setting: Setting, s: PocketMarsState, seat: int, question: Frame, name: str, arguments: Arguments) -> Reason:
    """Why an effect cannot take that pick."""
    if name == "decline":
        return (reasons.NOT_OPTIONAL,)
    if name in AT_BUILDINGS and arguments[0] not in setting.homes:
        return (reasons.NOT_A_PLACE_HERE,)
    op = setting.halves[question[1]].ops[question[2]]
    return FACES[op.code].refuses(Scene(setting, s, seat, question[3]), op, name, arguments)
