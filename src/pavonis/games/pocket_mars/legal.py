"""The legal moves of Pocket Mars, question by question."""

from typing import Final

from pavonis.core.game import Frame
from pavonis.games.pocket_mars import moves, rules
from pavonis.games.pocket_mars.faces import may_decline, op_offers
from pavonis.games.pocket_mars.moves import PLACE_ROOM
from pavonis.games.pocket_mars.scene import Scene
from pavonis.games.pocket_mars.setting import Setting
from pavonis.games.pocket_mars.state import HAND, SEATS, PocketMarsState
from pavonis.kit.zones import ascending, members


def answers(setting: Setting, s: PocketMarsState, seat: int, question: Frame) -> list[int]:
    """The legal answers to a question, ascending."""
    code = question[0]
    if code == rules.ASK_TURN:
        return legal_turn(setting, s, seat)
    if code == rules.ASK_PREP and question[1] == 1:
        return members(s.hands[seat], moves.PREPARE)
    if code == rules.ASK_EFFECT:
        op = setting.halves[question[1]].ops[question[2]]
        at = Scene(setting, s, seat, question[3])
        options = op_offers(at, op, question[4])
        return [moves.DECLINE, *options] if may_decline(at, question[1], question[2], question[4], options) else options
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
    [
        [moves.TAKE + owner * PLACE_ROOM + place for owner in range(seats) if owner != seat for place in range(HAND)]
        for seat in range(seats)
    ]
    for seats in range(SEATS + 1)
]


def legal_turn(setting: Setting, s: PocketMarsState, seat: int) -> list[int]:
    """The five actions of a turn. All prep modules are full: the four-card rule has just been carried out."""
    found = [moves.LAUNCH] if s.earth[seat] else []
    own = members(s.hands[seat])
    for card in own:
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
