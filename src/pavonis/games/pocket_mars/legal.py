"""The legal moves of Pocket Mars, question by question."""

from typing import Final

from pavonis.core.game import TAKE_BACK
from pavonis.games.pocket_mars import moves, rules
from pavonis.games.pocket_mars.behaviour import Scene, op_options
from pavonis.games.pocket_mars.cards import Deck
from pavonis.games.pocket_mars.halves import sure, usable
from pavonis.games.pocket_mars.state import HAND, SEATS, PocketMarsState
from pavonis.kit.zones import ascending, members


def legal(deck: Deck, s: PocketMarsState, seat: int) -> list[int]:
    """The moves a seat may make now, ascending."""
    question = s.asks[seat]
    if question is None:
        return []
    if not s.owed >> seat & 1:
        return [TAKE_BACK]
    code = question[0]
    if code == rules.ASK_TURN:
        return legal_turn(deck, s, seat)
    if code == rules.ASK_PREP and question[1] == 1:
        return members(s.hands[seat], moves.PREPARE)
    if code == rules.ASK_EFFECT:
        op = deck.halves[question[1]].ops[question[2]]
        options = op_options(Scene(deck, s, seat, question[3]), op, question[4])
        return [moves.DECLINE, *options] if op.optional and question[4] == 0 else options
    if code == rules.ASK_LANDING:
        return [moves.DECLINE, moves.LAND + question[1]]
    if code == rules.ASK_ACTION:
        return [moves.DECLINE, moves.USE_ACTION]
    if code == rules.ASK_ABILITY:
        return [moves.DECLINE, moves.USE_ABILITY]
    if code == rules.ASK_KEEP:
        return members(s.packs[seat], moves.KEEP)
    start = moves.DROP if code == rules.ASK_DROP else moves.PREPARE
    count = HAND if code == rules.ASK_FIRST_PREP else question[1]
    sealed = s.sealed[seat]
    last = sealed[-1] - start if sealed else -1
    return ascending(s.hands[seat], start, count - len(sealed), last)


TAKES: Final = [  # by number of seats and seat: the places of all other prep modules
    [[moves.TAKE + place for place in range(seats * HAND) if place // HAND != seat] for seat in range(seats)]
    for seats in range(SEATS + 1)
]


def legal_turn(deck: Deck, s: PocketMarsState, seat: int) -> list[int]:
    """The five actions of a turn. All prep modules are full: the four-card rule has just been carried out."""
    found = [moves.LAUNCH] if s.earth[seat] else []
    own = members(s.hands[seat])
    has = sure(deck, s, seat)
    for card in own:
        half = deck.halves[card * 2]
        plain = half.sure & has and half.pay <= s.energy[seat] and not half.when  # most are, and need no call
        if plain or usable(deck, s, seat, rules.NO_BUILDING, half, has, card):
            found.append(moves.PLAY + card)
    prep = s.prep[seat * HAND : seat * HAND + HAND]
    prep.sort()
    for card in prep:
        found.append(moves.ATTACH + card)
    found += TAKES[len(s.hands)][seat]
    own += prep
    own.sort()
    for card in own:
        found.append(moves.DISCARD + card)
    return found
