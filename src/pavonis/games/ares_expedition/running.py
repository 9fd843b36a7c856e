"""Carrying out effects one after another, in printed order, and what a card sets off when it is played."""

from pavonis.core.game import Frame
from pavonis.games.ares_expedition import steps, verbs
from pavonis.games.ares_expedition.faces import FACES
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import AresState
from pavonis.games.ares_expedition.tables import ASKING_BY_TAG, METAL_OF, OPS_OF, PROGRAMS, TAGS_OF
from pavonis.kit.faces import USE_EFFECT
from pavonis.kit.terraforming import PROGRAM_ROOM


def enter(s: AresState, seat: int, card: int) -> None:
    """A card that is paid for comes into play: first its own effects, then what it sets off, its own lasting effects last."""
    verbs.enter(s, seat, card)
    stack = s.seats[seat]
    own: list[Frame] = []
    others: list[Frame] = []
    for tag in TAGS_OF[card]:
        for trigger in ASKING_BY_TAG[tag]:
            if trigger.source == card:
                if trigger.watch.itself:
                    own.append(steps.do(trigger.program, card))
            elif s.holder[trigger.source] == seat:
                others.append(steps.do(trigger.program, trigger.source))
    stack.extend(own)
    stack.extend(others[::-1])
    stack.append((steps.SET_OFF, card))
    if OPS_OF[card]:
        stack.append(steps.do(card * PROGRAM_ROOM, card))


def set_off(s: AresState, seat: int, card: int) -> None:
    """What a card sets off without a choice: by its tags, and by the steel it brings."""
    verbs.set_off_by_card(s, seat, card)
    if METAL_OF[card]:
        verbs.steel_gained(s, seat, card)


def carry_on(setting: Setting, s: AresState, seat: int, program: int, number: int, card: int, memo: int) -> None:
    """Carry out what is left of a program, up to the first effect that has to ask or puts other things first."""
    ops = PROGRAMS[program]
    stack = s.seats[seat]
    depth = len(stack)
    while number < len(ops):
        op = ops[number]
        face = FACES[op.code]
        if face.quiet:
            face.does(setting, s, seat, card, op, 0, USE_EFFECT)
            number += 1
        else:
            options = face.offers(setting, s, seat, card, op, memo)
            if len(options) > 1:
                s.ask(seat, (steps.ASK_EFFECT, program, number, card, memo))
                return
            memo = face.does(setting, s, seat, card, op, memo, options[0]) if options else 0
            if memo == 0:
                number += 1
        if len(stack) > depth:
            if number < len(ops):
                stack.insert(depth, (steps.DO, program, number, card, memo))
            return


def answer_effect(setting: Setting, s: AresState, seat: int, question: Frame, move: int) -> None:
    """A pick for an effect."""
    program = question[1]
    number = question[2]
    op = PROGRAMS[program][number]
    stack = s.seats[seat]
    depth = len(stack)
    memo = FACES[op.code].does(setting, s, seat, question[3], op, question[4], move)
    if memo == 0:
        number += 1
    if memo or number < len(PROGRAMS[program]):
        stack.insert(depth, (steps.DO, program, number, question[3], memo))
