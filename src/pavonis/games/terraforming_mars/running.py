"""Carrying out effects one after another: in printed order, or another one that is possible, or as the player likes.

The player is asked where the order makes a difference, which `ordering.py` finds out, or always, if the table wants so.
A card being played is one frame: the bits of its effects that are left, then those of what it sets off. Rulebook: Play a card, B.
"""

from pavonis.core.game import Frame
from pavonis.games.terraforming_mars import legal, steps, verbs
from pavonis.games.terraforming_mars.effects import Op
from pavonis.games.terraforming_mars.faces import FACES
from pavonis.games.terraforming_mars.ordering import ENTANGLED, matters, signature
from pavonis.games.terraforming_mars.playable import can_now
from pavonis.games.terraforming_mars.setting import FREE_ORDER, Setting
from pavonis.games.terraforming_mars.state import MarsState
from pavonis.games.terraforming_mars.steps import ASKING, NONE, QUIET
from pavonis.games.terraforming_mars.tables import ASKING_BY_TAG, PROGRAMS, TAGS_OF
from pavonis.kit.faces import NO_CHOICE
from pavonis.kit.terraforming import PROGRAM_ROOM


def asking_triggers(s: MarsState, seat: int, card: int) -> list[int]:
    """The programs that a card sets off and that leave its player a choice, by tag; they stay the same while it is played."""
    found: list[int] = []
    for tag in TAGS_OF[card]:
        for trigger in ASKING_BY_TAG[tag]:
            if s.holder[trigger.source] == seat:
                found.append(trigger.program)
    return found


def whole_card(s: MarsState, seat: int, card: int) -> Frame:
    """The frame of a card about to be carried out, with all that it sets off."""
    program = card * PROGRAM_ROOM
    left = (1 << len(PROGRAMS[program])) - 1 | 1 << QUIET | ((1 << len(asking_triggers(s, seat, card))) - 1) << ASKING
    return (steps.DO, program, left, card, NONE, 0)


def first_possible(setting: Setting, s: MarsState, seat: int, card: int, ops: list[Op], left: int) -> int:
    """The number of the first effect that can be carried out now."""
    number = (left & -left).bit_length() - 1
    if number >= QUIET or ops[number].sure or can_now(setting, s, seat, card, ops[number]):
        return number
    for other in range(number + 1, left.bit_length()):
        if left >> other & 1 and (other >= QUIET or ops[other].sure or can_now(setting, s, seat, card, ops[other])):
            return other
    return number


def carry_on(setting: Setting, s: MarsState, seat: int, frame: Frame) -> None:
    """Carry out what is left of a program, up to the first effect that has to ask or puts other things first."""
    program = frame[1]
    left = frame[2]
    card = frame[3]
    number = frame[4]
    memo = frame[5]
    ops = PROGRAMS[program]
    while left:
        if number == NONE:
            number = first_possible(setting, s, seat, card, ops, left)
            if setting.order and asks_order(setting, s, seat, program, left, card, number):
                s.ask(seat, (steps.ASK_ORDER, program, left, card))
                return
        if number >= QUIET:
            left &= ~(1 << number)
            if trigger(s, seat, card, number, program, left):
                return
            number = NONE
            continue
        op = ops[number]
        face = FACES[op.code]
        options = NO_CHOICE if face.quiet else face.offers(setting, s, seat, card, op, memo)
        if len(options) > 1:
            s.ask(seat, (steps.ASK_EFFECT, program, left, card, number, memo))
            return
        if options:
            if not advance(setting, s, seat, program, left, card, number, memo, options[0]):
                return
            return_to = s.seats[seat].pop()
            left = return_to[2]
            number = return_to[4]
            memo = return_to[5]
        else:
            assert memo or op.sure or can_now(setting, s, seat, card, op), "a card is played that cannot be carried out"
            left &= ~(1 << number)
            number = NONE
            memo = 0


def asks_order(setting: Setting, s: MarsState, seat: int, program: int, left: int, card: int, number: int) -> bool:
    """Whether the player of a card is asked what comes next, before the effect whose turn it is."""
    if program != card * PROGRAM_ROOM or left & (left - 1) == 0:
        return False  # an action has the order of its arrow
    if setting.order == FREE_ORDER:
        return leaves_order(setting, s, seat, program, left, card)
    if number == QUIET or not (left >> ASKING or ENTANGLED[card]):
        return False
    ops = PROGRAMS[program]
    triggers = asking_triggers(s, seat, card)
    items = [each for each in range(left.bit_length()) if left >> each & 1 and each != QUIET]
    found = [ops[item] if item < QUIET else PROGRAMS[triggers[item - ASKING]][0] for item in items]
    first = found.pop(items.index(number))
    return matters(setting, s, seat, card, first, found)


def leaves_order(setting: Setting, s: MarsState, seat: int, program: int, left: int, card: int) -> bool:
    """Whether more than one thing can be carried out next, and not all of them come to the same in any order."""
    items = legal.next_items(setting, s, seat, (steps.ASK_ORDER, program, left, card))
    ops = PROGRAMS[program]
    if all(item < QUIET and ops[item].plain for item in items):
        return False
    triggers = asking_triggers(s, seat, card)
    return len({signature(ops[item]) if item < QUIET else (triggers[item - ASKING],) for item in items}) > 1


def trigger(s: MarsState, seat: int, card: int, number: int, program: int, left: int) -> bool:
    """Carry out what a card sets off; whether something else now comes first."""
    if number == QUIET:
        verbs.set_off_by_card(s, seat, card)
        return False
    stack = s.seats[seat]
    if left:
        stack.append((steps.DO, program, left, card, NONE, 0))
    stack.append(steps.do(asking_triggers(s, seat, card)[number - ASKING], 1, card))
    return True


def advance(
    setting: Setting, s: MarsState, seat: int, program: int, left: int, card: int, number: int, memo: int, pick: int
) -> bool:
    """Carry out one pick and put what is left of the program on the stack; whether nothing lies above it."""
    stack = s.seats[seat]
    depth = len(stack)
    op = PROGRAMS[program][number]
    memo = FACES[op.code].does(setting, s, seat, card, op, memo, pick)
    if memo == 0:
        left &= ~(1 << number)
        number = NONE
    stack.insert(depth, (steps.DO, program, left, card, number, memo))
    return len(stack) == depth + 1


def answer_effect(setting: Setting, s: MarsState, seat: int, question: Frame, move: int) -> None:
    """A pick for an effect."""
    advance(setting, s, seat, question[1], question[2], question[3], question[4], question[5], move)


def answer_order(s: MarsState, seat: int, question: Frame, number: int) -> None:
    """What the player wants to be carried out next."""
    s.seats[seat].append((steps.DO, question[1], question[2], question[3], number, 0))
