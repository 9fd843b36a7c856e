"""The legal moves of Pocket Mars, question by question."""

from pavonis.core.game import TAKE_BACK
from pavonis.games.pocket_mars import moves, rules, verbs
from pavonis.games.pocket_mars.behaviour import Scene, op_options, usable
from pavonis.games.pocket_mars.cards import Deck
from pavonis.games.pocket_mars.state import EMPTY, HAND, PocketMarsState
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
        return [moves.KEEP + card for card in members(s.packs[seat])]
    if code == rules.ASK_DROP:
        return [moves.DROP + card for card in ascending(s.hands[seat], question[1], question[2])]
    count = HAND if code == rules.ASK_FIRST_PREP else question[1]
    sealed = s.sealed[seat]
    last = sealed[-1] - moves.PREPARE if sealed else -1
    return [moves.PREPARE + card for card in ascending(s.hands[seat], count - len(sealed), last)]


def legal_turn(deck: Deck, s: PocketMarsState, seat: int) -> list[int]:
    """The five actions of a turn."""
    found = [moves.LAUNCH] if s.earth[seat] else []
    at = Scene(deck, s, seat, rules.NO_BUILDING)
    for card in members(s.hands[seat]):
        if usable(at, deck.halves[card * 2]):
            found.append(moves.PLAY + card)
    start = seat * HAND
    one = s.prep[start]
    two = s.prep[start + 1]
    found.append(moves.ATTACH + min(one, two))
    found.append(moves.ATTACH + max(one, two))
    for place in range(len(s.prep)):
        if s.prep[place] != EMPTY and place - start not in (0, 1):
            found.append(moves.TAKE + place)
    for card in members(verbs.own_cards(s, seat)):
        found.append(moves.DISCARD + card)
    return found
