"""What a seat of Terraforming Mars is asked, in a form that a screen can offer without knowing the rules."""

from pavonis.core.game import Frame, Question
from pavonis.games.terraforming_mars import effects, moves, paying, steps
from pavonis.games.terraforming_mars.faces import FACES
from pavonis.games.terraforming_mars.legal import answers
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.state import MarsState
from pavonis.games.terraforming_mars.tables import CARD_PRICE, COST, PROGRAMS


def question(setting: Setting, s: MarsState, seat: int, ask: Frame) -> Question:
    """The open question of a seat."""
    code = ask[0]
    if code == steps.ASK_TURN:
        return Question("turn", (s.taken,), fresh=True)
    if code == steps.ASK_EFFECT:
        return effect_question(setting, s, seat, ask)
    if code == steps.ASK_PAY:
        return Question("pay", ask[1:], usual=paying.usual(s, seat, ask[1], ask[2], ask[3]))
    if code == steps.ASK_BUY:
        return buying(setting, s, seat, "buy", s.sealed[seat], paying.budget(s, seat, paying.means_of(s, seat, 0)))
    if code == steps.ASK_DRAFT:
        return Question("draft", fresh=True)
    if code == steps.ASK_START:
        picked = s.sealed[seat]
        if not picked:
            return Question("corporation", fresh=True)
        return buying(setting, s, seat, "first cards", picked[1:], COST[picked[0] - moves.CORPORATION])
    if code == steps.ASK_SELL:
        picked = s.sealed[seat]
        last = picked[-1] - moves.SELL if picked else -1
        among = tuple([moves.SELL + card for card in s.hands[seat] if card > last])
        return Question("sell", least=0 if picked else 1, most=len(among), among=among, usual=moves.DONE if picked else None)
    if code == steps.ASK_WAY:
        return Question("way", ask[1:])
    if code == steps.ASK_ORDER:
        return Question("order", (ask[3],), usual=answers(setting, s, seat, ask)[0])
    return Question("last greenery", fresh=True, usual=moves.PLANT_GREENERY)


def buying(setting: Setting, s: MarsState, seat: int, kind: str, picked: list[int], money: int) -> Question:
    """Any number of the offered cards that can be paid for."""
    last = picked[-1] - moves.BUY if picked else -1
    among = tuple([moves.BUY + card for card in s.offers[seat] if card > last])
    most = min(len(among), money // CARD_PRICE - len(picked))
    return Question(kind, (CARD_PRICE, money - CARD_PRICE * len(picked)), least=0, most=most, among=among, fresh=not picked)


def effect_question(setting: Setting, s: MarsState, seat: int, ask: Frame) -> Question:
    """What an effect of a card asks."""
    op = PROGRAMS[ask[1]][ask[4]]
    options = FACES[op.code].offers(setting, s, seat, ask[3], op, ask[5])
    subject = (ask[3], op.code, op.n, op.what)
    kind = FACES[op.code].asks
    if op.code == effects.FLOOD and ask[5]:
        kind = "remove"
    if kind == "look" and op.each == 0:
        count = min(op.what, len(s.offers[seat])) - len(s.sealed[seat])
        picked = s.sealed[seat]
        last = picked[-1] - moves.KEEP if picked else -1
        among = tuple([moves.KEEP + card for card in s.offers[seat] if card > last])
        return Question("keep", subject, least=count, most=count, among=among)
    if kind == "look":
        subject = (ask[3], op.code, op.n, op.each)
    return Question(kind, subject, usual=usual_pick(s, seat, kind, options))


def usual_pick(s: MarsState, seat: int, kind: str, options: list[int]) -> int | None:
    """The pick most people make: hurt a rival and not oneself, as much as possible."""
    if kind == "amount":
        return options[-1]
    if kind == "lower":
        others = [move for move in options if (move - moves.LOWER) % moves.VICTIM_ROOM != seat]
        return others[0] if others else options[0]
    if kind in ("remove", "steal"):
        start = moves.STEAL if options[-1] >= moves.STEAL else moves.REMOVE
        best = moves.DECLINE
        most = 0
        for move in options:
            if move != moves.DECLINE and (move - start) % moves.VICTIM_ROOM != seat:
                amount = (move - start) // (moves.VICTIM_ROOM * moves.RESOURCE_ROOM)
                if amount >= most:
                    best = move
                    most = amount
        return best
    return None
