"""What a seat of Ares Expedition is asked, in a form that a screen can offer without knowing the rules."""

from pavonis.core.game import TAKE_BACK, Frame, Question
from pavonis.games.ares_expedition import effects, moves, paying, steps
from pavonis.games.ares_expedition.faces import FACES
from pavonis.games.ares_expedition.legal import still
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import AresState
from pavonis.games.ares_expedition.tables import PROGRAMS
from pavonis.kit.terraforming import GOALS, TEMPERATURE


def answered(ask: Frame) -> Question:
    """The question of a seat that is done with a phase, or has sealed its answer, and may take that back."""
    return Question("done" if ask[0] == steps.ASK_PHASE else "sealed", ask[1:], usual=TAKE_BACK)


def question(setting: Setting, s: AresState, seat: int, ask: Frame) -> Question:
    """The open question of a seat."""
    code = ask[0]
    if code == steps.ASK_PHASE:
        return Question("phase", ask[1:], fresh=True)
    if code == steps.ASK_PLAN:
        return Question("plan", fresh=True)
    if code == steps.ASK_EFFECT:
        return effect_question(setting, s, seat, ask)
    if code == steps.ASK_KEEP:
        return counted(s, seat, "research", ask[1:], ask[1], s.offers[seat], moves.KEEP, fresh=not s.sealed[seat])
    if code == steps.ASK_LIMIT:
        return counted(s, seat, "limit", ask[1:], ask[1], s.hands[seat], moves.SELL, fresh=not s.sealed[seat])
    if code == steps.ASK_SALE:
        count = paying.missing_cards(s, seat, ask[1], ask[2])
        return counted(s, seat, "sale", (count, ask[1]), count, s.hands[seat], moves.SELL)
    if code == steps.ASK_HEAT:
        return Question("heat", ask[1:], usual=usual_heat(s, seat, ask))
    if code == steps.ASK_SAVE:
        return Question("save", ask[1:])
    if code == steps.ASK_WAY:
        return Question("way", ask[1:])
    if code == steps.ASK_SELL:
        return any_of(s, seat, "sell", moves.SELL, least=1)
    return rare_question(setting, s, seat, ask)


def rare_question(setting: Setting, s: AresState, seat: int, ask: Frame) -> Question:
    """Questions of the set-up, of the solo game and of the cooperative game."""
    code = ask[0]
    if code == steps.ASK_CORPORATION:
        return Question("corporation", fresh=True)
    if code == steps.ASK_REDRAW:
        return any_of(s, seat, "redraw", moves.REDRAW, least=0, fresh=not s.sealed[seat])
    if code == steps.ASK_OFFER:
        return Question("offer")
    if code == steps.ASK_NEUTRAL:
        return Question("neutral", fresh=True)
    if code == steps.ASK_HELP:
        return Question("help", ask[1:], fresh=True)
    if code == steps.ASK_PIECE:
        return Question("piece", (s.pool_cubes, s.pool_markers), fresh=True)
    return Question("give" if code == steps.ASK_GIVE else "return", ask[1:])


def counted(
    s: AresState, seat: int, kind: str, subject: tuple[int, ...], count: int, cards: list[int], start: int, fresh: bool = False
) -> Question:
    """So many of these cards."""
    left, last = still(s, seat, count, start)
    among = tuple([start + card for card in cards if card > last])
    return Question(kind, subject, least=left, most=left, among=among, fresh=fresh)


def any_of(s: AresState, seat: int, kind: str, start: int, least: int, fresh: bool = False) -> Question:
    """Any number of cards of the hand."""
    picked = s.sealed[seat]
    last = picked[-1] - start if picked else -1
    among = tuple([start + card for card in s.hands[seat] if card > last])
    least = max(0, least - len(picked))
    return Question(kind, least=least, most=len(among), among=among, usual=None if least else moves.DONE, fresh=fresh)


def usual_heat(s: AresState, seat: int, ask: Frame) -> int:
    """Heat only where money is short, or when the temperature needs no more of it."""
    least, most = paying.heat_bounds(s, seat, ask[1], ask[2])
    return moves.PAY_HEAT + (most if s.opened[TEMPERATURE] >= GOALS[TEMPERATURE] else least)


def effect_question(setting: Setting, s: AresState, seat: int, ask: Frame) -> Question:
    """What an effect of a card asks."""
    op = PROGRAMS[ask[1]][ask[2]]
    subject = (ask[3], op.code, op.n, op.what)
    kind = FACES[op.code].asks
    if op.code in (effects.DISCARD, effects.THROW):
        return counted(s, seat, kind, subject, min(op.n, len(s.hands[seat])), s.hands[seat], moves.DISCARD)
    if op.code == effects.LOOK:
        return counted(s, seat, kind, subject, min(op.what, len(s.offers[seat])), s.offers[seat], moves.KEEP)
    if op.code == effects.REDRAFT:
        found = any_of(s, seat, kind, moves.DISCARD, least=0)
        most = min(found.most, op.n - len(s.sealed[seat]))
        return Question(kind, subject, least=found.least, most=most, among=found.among, usual=found.usual)
    options = FACES[op.code].offers(setting, s, seat, ask[3], op, ask[4])
    return Question(kind, subject, usual=options[-1] if kind == "amount" else None)
