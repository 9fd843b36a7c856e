"""What a seat of Pocket Mars is asked, in a form that a screen can offer without knowing the rules."""

from pavonis.core.game import Frame, Question
from pavonis.games.pocket_mars import moves, rules
from pavonis.games.pocket_mars.setting import Setting
from pavonis.games.pocket_mars.state import HAND, PocketMarsState
from pavonis.kit.zones import members


def question(setting: Setting, s: PocketMarsState, seat: int, ask: Frame) -> Question:
    """The open question of a seat."""
    code = ask[0]
    if code == rules.ASK_TURN:
        return Question("turn", fresh=True)
    if code == rules.ASK_LANDING:
        return Question("landing", (ask[1],), usual=moves.LAND + ask[1])
    if code == rules.ASK_ACTION:
        return Question("action", (ask[1],), usual=moves.USE_ACTION)
    if code == rules.ASK_ABILITY:
        return Question("ability", (ask[1],), usual=moves.USE_ABILITY)
    if code == rules.ASK_KEEP:
        return Question("keep", fresh=True)
    if code == rules.ASK_EFFECT:
        return Question("effect", ask[1:])
    count = HAND if code == rules.ASK_FIRST_PREP else ask[1]
    sealed = s.sealed[seat]
    kind, start = ("drop", moves.DROP) if code == rules.ASK_DROP else ("prepare", moves.PREPARE)
    last = sealed[-1] - start if sealed else -1
    fresh = code == rules.ASK_FIRST_PREP and not sealed
    return a_set(kind, start, s.hands[seat], count - len(sealed), last, fresh)


def a_set(kind: str, start: int, cards: int, count: int, last: int, fresh: bool) -> Question:
    """So many of these cards, those after the last one picked."""
    among = tuple(members(cards >> (last + 1) << (last + 1), start))
    return Question(kind, (count,), least=count, most=count, fresh=fresh, among=among)
