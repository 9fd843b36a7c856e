"""The flow of Ares Expedition: rounds, phases in which all act at once, the end. Frames are listed in `steps.py`.

What a player does in a phase is in `playing.py`. A seat that is done keeps its question open and may take "done" back while
others play.
"""

from pavonis.core.events import ALL
from pavonis.core.game import TABLE, Frame
from pavonis.games.ares_expedition import events, legal, modes, moves, paying, playing, running, starting, steps, verbs
from pavonis.games.ares_expedition.effects import (
    ACTION,
    CONSTRUCTION,
    DEVELOPMENT,
    HEAT,
    ON_USE,
    PHASES,
    PLANTS,
    PRODUCTION,
    STOCKS,
)
from pavonis.games.ares_expedition.playable import standard_price
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import END_STEP, NO_PHASE, OVER, PLANNING, AresState
from pavonis.games.ares_expedition.state import PHASES as IN_PHASES
from pavonis.games.ares_expedition.tables import (
    BONUS_DRAWN,
    BONUS_KEPT,
    FOREST_FOR_PLANTS,
    HAND_LIMIT,
    PLAYS,
    PRODUCTION_BONUS,
    RESEARCH_DRAWN,
    RESEARCH_KEPT,
    WARMTH_FOR_HEAT,
)
from pavonis.kit.terraforming import GOALS, OXYGEN, TEMPERATURE, terraformed


def step(setting: Setting, s: AresState, seat: int, frame: Frame) -> None:
    """Carry out one frame."""
    code = frame[0]
    if seat == TABLE:
        table_step(setting, s, code, frame)
    elif code == steps.AGAIN:
        playing.ask_again(setting, s, seat)
    elif code == steps.DO:
        running.carry_on(setting, s, seat, frame[1], frame[2], frame[3], frame[4])
    elif code == steps.ENTER:
        running.enter(s, seat, frame[1])
    elif code == steps.SET_OFF:
        running.set_off(s, seat, frame[1])
    elif code == steps.SETTLE:
        paying.settle(setting, s, seat, frame[1], frame[2])
    elif code == steps.SAVE:
        paying.save(s, seat, frame[1], frame[2], frame[3])
    elif code == steps.STANDARD:
        playing.give_standard(setting, s, seat, frame[1])
    elif code == steps.AFTER_USE:
        verbs.set_off(s, seat, ON_USE)
    else:
        assert code in (steps.OFFER, steps.OFFER_AGAIN)
        if code == steps.OFFER_AGAIN:
            s.seats[seat].append((steps.AGAIN,))
        playing.offer_rating(setting, s, seat)


def table_step(setting: Setting, s: AresState, code: int, frame: Frame) -> None:
    """Carry out one frame of the table."""
    if code == steps.PHASE:
        begin_phase(setting, s, frame[1])
    elif code == steps.AFTER_PHASE:
        after_phase(setting, s, frame[1])
    elif code == steps.PLAN:
        plan(setting, s)
    elif code == steps.REVEAL_PHASES:
        reveal_phases(setting, s)
    elif code == steps.END_ROUND:
        end_round(setting, s)
    elif code == steps.NEXT_ROUND:
        next_round(setting, s)
    elif code == steps.NEUTRAL:
        modes.neutral_card(setting, s)
    elif code == steps.TAKE_PIECE:
        modes.take_piece(setting, s, frame[1])
    elif code == steps.ASK_CORPORATIONS:
        starting.ask_corporations(setting, s)
    else:
        assert code == steps.REVEAL_CORPORATIONS
        starting.reveal_corporations(setting, s)


# Planning


def plan(setting: Setting, s: AresState) -> None:
    """All choose a phase card at once, in secret. Rulebook: Planning."""
    s.stage = PLANNING
    s.round += 1
    s.tell(ALL, events.ROUND, s.round)
    s.table.append((steps.REVEAL_PHASES,))
    s.ask_all((steps.ASK_PLAN,))


def reveal_phases(setting: Setting, s: AresState) -> None:
    """The chosen phases are those of this round; alone, a neutral card adds one; together, pieces are taken from the pool."""
    s.phases = 0
    for seat, answer in enumerate(s.unseal()):
        phase = answer[0] - moves.CHOOSE_PHASE
        s.chosen[seat] = phase
        s.phases |= 1 << phase
        s.tell(ALL, events.CHOSE, seat, phase)
    s.all_learn()
    s.stage = IN_PHASES
    s.table.append((steps.PHASE, 0))
    if len(s.hands) == 1:
        s.table.append((steps.NEUTRAL,))
    elif setting.cooperative:
        s.table.append((steps.TAKE_PIECE, 0))


# Phases


def begin_phase(setting: Setting, s: AresState, phase: int) -> None:
    """The next phase that was chosen begins for all, or the round ends. Rulebook: Resolving phases."""
    while phase < PHASES and not s.phases >> phase & 1:
        phase += 1
    if phase == PHASES:
        s.phase = NO_PHASE
        s.table.append((steps.END_ROUND,))
        return
    seats = len(s.hands)
    s.phase = phase
    s.opened = s.tracks[:]
    s.called = 0
    s.unaware = 0
    s.initiative = (1 << seats) - 1
    plays = PLAYS if phase in (DEVELOPMENT, CONSTRUCTION) else 0
    s.plays = [plays] * seats
    s.free = [0] * seats
    s.next_cut = [0] * seats
    s.next_ease = [0] * seats
    s.used = [0] * seats
    s.bonus = [1 if chosen == phase else 0 for chosen in s.chosen]
    s.tell(ALL, events.PHASE, phase)
    s.table.append((steps.AFTER_PHASE, phase))
    for seat in range(seats):
        if phase <= ACTION:
            playing.ask_again(setting, s, seat)
        elif phase == PRODUCTION:
            verbs.produce(setting, s, seat, PRODUCTION_BONUS * s.bonus[seat])
        else:
            research(setting, s, seat)


def research(setting: Setting, s: AresState, seat: int) -> None:
    """Cards are drawn and some of them kept. Rulebook: Research phase."""
    bonus = s.bonus[seat]
    verbs.offer(setting, s, seat, RESEARCH_DRAWN + BONUS_DRAWN * bonus + s.draws_more[seat])
    count = RESEARCH_KEPT + BONUS_KEPT * bonus + s.keeps_more[seat]
    if count < len(s.offers[seat]):
        s.ask(seat, (steps.ASK_KEEP, count))
    else:
        verbs.keep_offered(setting, s, seat, s.offers[seat][:])


def after_phase(setting: Setting, s: AresState, phase: int) -> None:
    """All are done. Who did not know that Mars would be terraformed is asked once more; then conversions; then the next phase."""
    s.close()
    if s.unaware and not s.called and terraformed(s.tracks):
        s.called = 1
        s.table.append((steps.AFTER_PHASE, phase))
        last_call(setting, s)
    elif phase == ACTION and must_convert(setting, s):
        s.table.append((steps.AFTER_PHASE, phase))
        convert(setting, s)
    elif terraformed(s.tracks) and not modes.is_against_time(setting, s):
        finish(setting, s)
    else:
        s.table.append((steps.PHASE, phase + 1))


def last_call(setting: Setting, s: AresState) -> None:
    """Ask those again who were done before Mars was terraformed; the others may go on if they like."""
    for seat in range(len(s.hands)):
        if not playing.has_more_to_do(setting, s, seat):
            continue
        if s.unaware >> seat & 1:
            s.tell(ALL, events.LAST_CALL, seat)
            s.ask(seat, (steps.ASK_PHASE, s.phase))
        else:
            s.leave_open(seat, (steps.ASK_PHASE, s.phase))


def must_convert_plants(setting: Setting, s: AresState, seat: int) -> bool:
    """Whether a seat has plants for a forest."""
    return s.stock[seat * STOCKS + PLANTS] >= standard_price(s, seat, FOREST_FOR_PLANTS)


def must_convert_heat(setting: Setting, s: AresState, seat: int) -> bool:
    """Whether a seat has heat for a step of temperature."""
    return s.stock[seat * STOCKS + HEAT] >= standard_price(s, seat, WARMTH_FOR_HEAT)


def must_convert(setting: Setting, s: AresState) -> bool:
    """Whether somebody has to turn heat or plants into a step of a parameter that is not at its goal. Rulebook: Action phase."""
    seats = range(len(s.hands))
    if s.tracks[TEMPERATURE] < GOALS[TEMPERATURE] and any(must_convert_heat(setting, s, seat) for seat in seats):
        return True
    return s.tracks[OXYGEN] < GOALS[OXYGEN] and any(must_convert_plants(setting, s, seat) for seat in seats)


def convert(setting: Setting, s: AresState) -> None:
    """Everybody who has to converts once, all at the same time; this is repeated as long as somebody has to."""
    is_cold = s.tracks[TEMPERATURE] < GOALS[TEMPERATURE]
    is_thin = s.tracks[OXYGEN] < GOALS[OXYGEN]
    for seat in range(len(s.hands)):
        if is_cold and must_convert_heat(setting, s, seat):
            s.tell(ALL, events.COMPULSORY, seat, WARMTH_FOR_HEAT)
            playing.carry_out_standard(setting, s, seat, WARMTH_FOR_HEAT)
        if is_thin and must_convert_plants(setting, s, seat):
            s.tell(ALL, events.COMPULSORY, seat, FOREST_FOR_PLANTS)
            playing.carry_out_standard(setting, s, seat, FOREST_FOR_PLANTS)


# The end of a round


def end_round(setting: Setting, s: AresState) -> None:
    """Hands are brought down to their limit, unless it was the last round. Rulebook: End of the round."""
    if modes.is_last_round(setting, s):
        finish(setting, s)
        return
    s.stage = END_STEP
    s.phases = 0
    s.table.append((steps.NEXT_ROUND,))
    for seat in range(len(s.hands)):
        over = len(s.hands[seat]) - HAND_LIMIT
        if over > 0:
            s.ask(seat, (steps.ASK_LIMIT, over))


def next_round(setting: Setting, s: AresState) -> None:
    """All plan again; before that, the neutral cards of a solo game are shuffled when they are used up."""
    s.table.append((steps.PLAN,))
    if len(s.hands) == 1 and not s.neutral:
        modes.shuffle_neutral(setting, s)


def end_early(setting: Setting, s: AresState) -> None:
    """A solo game that is won ends before its last round; the round that was to be planned is not played."""
    s.table.pop()
    s.round -= 1
    finish(setting, s)


def finish(setting: Setting, s: AresState) -> None:
    """The game is over; what was left of the round is not played."""
    s.stage = OVER
    s.phase = NO_PHASE
    s.tell(ALL, events.ENDED, s.round)


# Answers


def answer(setting: Setting, s: AresState, seat: int, question: Frame, move: int) -> None:
    """Act on an answer."""
    code = question[0]
    if code == steps.ASK_PHASE:
        playing.act(setting, s, seat, question, move)
    elif move == moves.END_GAME:
        end_early(setting, s)
    elif code in (steps.ASK_PLAN, steps.ASK_CORPORATION):
        s.sealed[seat].append(move)
        s.leave_open(seat, question)
    elif code == steps.ASK_EFFECT:
        running.answer_effect(setting, s, seat, question, move)
    elif code == steps.ASK_WAY:
        playing.use_in_way(setting, s, seat, question[1], move - moves.CHOOSE)
    elif code == steps.ASK_SALE:
        paying.answer_sale(setting, s, seat, question[1], question[2], move)
    elif code == steps.ASK_HEAT:
        paying.answer_heat(s, seat, question[1], move - moves.PAY_HEAT)
    elif code == steps.ASK_SAVE:
        paying.answer_save(s, seat, question[1], question[2], question[3], move)
    elif code == steps.ASK_OFFER:
        playing.answer_offer(setting, s, seat, move)
    elif code in (steps.ASK_KEEP, steps.ASK_LIMIT):
        answer_count(setting, s, seat, question, move)
    elif code in (steps.ASK_SELL, steps.ASK_REDRAW):
        answer_subset(setting, s, seat, question, move)
    else:
        modes.answer(setting, s, seat, question, move)


def answer_count(setting: Setting, s: AresState, seat: int, question: Frame, move: int) -> None:
    """One of so many cards to keep, or to sell because the hand is too large."""
    picked = s.sealed[seat]
    picked.append(move)
    if len(picked) < question[1]:
        s.ask(seat, question)
        return
    s.sealed[seat] = []
    if question[0] == steps.ASK_KEEP:
        verbs.keep_offered(setting, s, seat, [pick - moves.KEEP for pick in picked])
    else:
        verbs.sell(setting, s, seat, [pick - moves.SELL for pick in picked])


def answer_subset(setting: Setting, s: AresState, seat: int, question: Frame, move: int) -> None:
    """One more card to sell or to draw anew, or no more."""
    if move != moves.DONE:
        s.sealed[seat].append(move)
        if len(legal.answers(setting, s, seat, question)) > 1:
            s.ask(seat, question)
            return
    picked = s.sealed[seat]
    s.sealed[seat] = []
    if question[0] == steps.ASK_SELL:
        verbs.sell(setting, s, seat, [pick - moves.SELL for pick in picked])
    else:
        starting.redraw(setting, s, seat, [pick - moves.REDRAW for pick in picked])
