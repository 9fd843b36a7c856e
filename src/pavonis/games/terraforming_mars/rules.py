"""The flow of Terraforming Mars: generations, turns, the seven actions, production, the end. Frames are listed in `steps.py`."""

from pavonis.core.events import ALL
from pavonis.core.game import TABLE, Frame
from pavonis.games.terraforming_mars import events, legal, moves, paying, research, running, starting, steps, verbs
from pavonis.games.terraforming_mars.effects import ON_PROJECT
from pavonis.games.terraforming_mars.playable import can_plant, greenery_price, project_price, ways_of
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.state import LAST_GREENERIES, OVER, SOLO_GENERATIONS, MarsState
from pavonis.games.terraforming_mars.tables import (
    AWARD_COSTS,
    FIRST_ACTION,
    GREENERY_PROGRAM,
    METALS,
    MILESTONE_COST,
    OWN_HEAT,
    PATENT_PRICE,
    PROGRAMS,
    PROJECT_COST,
    PROJECT_PROGRAM,
    TEMPERATURE_HEAT,
    USES,
)
from pavonis.kit import piles
from pavonis.kit.project_state import NOBODY
from pavonis.kit.terraforming import ENERGY, HEAT, MEGACREDITS, PLANTS, RESOURCES, TEMPERATURE, terraformed

ACTIONS_PER_TURN = 2


def step(setting: Setting, s: MarsState, seat: int, frame: Frame) -> None:
    """Carry out one frame."""
    if seat == TABLE:
        table_step(setting, s, frame)
    elif frame[0] == steps.DO:
        running.carry_on(setting, s, seat, frame)
    elif frame[0] == steps.SETTLE:
        paying.settle(s, seat, frame[1], frame[2], frame[3])
    else:
        assert frame[0] == steps.REFUND
        verbs.set_off(setting, s, seat, ON_PROJECT, PROJECT_COST[frame[1]])


def table_step(setting: Setting, s: MarsState, frame: Frame) -> None:
    """Carry out one frame of the table."""
    code = frame[0]
    if code == steps.AFTER_ACTION:
        after_action(setting, s)
    elif code == steps.ACTIONS:
        s.active = s.first
        begin_turn(setting, s)
    elif code == steps.RESEARCH:
        research.begin(setting, s)
    elif code == steps.DRAFT:
        research.draft(setting, s, frame[1])
    elif code == steps.PASS_ON:
        research.pass_on(setting, s, frame[1])
    elif code == steps.BUY:
        research.ask_buyers(setting, s)
    elif code == steps.REVEAL_BOUGHT:
        research.reveal_bought(setting, s)
    elif code == steps.LAST:
        last_greeneries(setting, s, frame[1])
    elif code == steps.ASK_STARTS:
        starting.ask_starts(setting, s)
    else:
        assert code == steps.REVEAL_STARTS
        starting.reveal_starts(setting, s)


# Turns


def is_alone(s: MarsState) -> bool:
    """Whether all other seats have passed."""
    return s.passed | 1 << s.active == (1 << len(s.hands)) - 1


def begin_turn(setting: Setting, s: MarsState) -> None:
    """The active seat's turn; the first action of its corporation comes before anything else. Rulebook: Cards 2."""
    seat = s.active
    s.taken = 0
    s.tell(ALL, events.TURN, seat)
    if s.duties >> seat & 1:
        s.duties &= ~(1 << seat)
        s.table.append((steps.AFTER_ACTION,))
        s.seats[seat].append(steps.do(FIRST_ACTION[s.corporations[seat]], 1, steps.NONE))
        return
    ask_turn(setting, s)


def ask_turn(setting: Setting, s: MarsState) -> None:
    """Ask the active seat for an action; a seat with an empty hand and nothing else to do passes without being asked."""
    seat = s.active
    if not s.hands[seat]:
        only = legal.legal_turn(setting, s, seat)
        if len(only) == 1:
            take_turn(setting, s, seat, only[0])
            return
    s.ask(seat, (steps.ASK_TURN,))


def after_action(setting: Setting, s: MarsState) -> None:
    """A second action, or the next seat's turn; the last one left goes on until it passes."""
    s.taken += 1
    if is_alone(s):
        s.taken = 0
        ask_turn(setting, s)
    elif s.taken < ACTIONS_PER_TURN:
        ask_turn(setting, s)
    else:
        next_turn(setting, s)


def next_turn(setting: Setting, s: MarsState) -> None:
    """The next seat clockwise that has not passed, or the end of the generation."""
    seats = len(s.hands)
    for _ in range(seats):
        s.active = (s.active + 1) % seats
        if not s.passed >> s.active & 1:
            begin_turn(setting, s)
            return
    produce(setting, s)


def take_turn(setting: Setting, s: MarsState, seat: int, move: int) -> None:
    """One of the actions, or the end of the turn."""
    if move == moves.PASS:
        s.passed |= 1 << seat
        s.next_cut[seat] = 0
        s.next_shift[seat] = 0
        s.tell(ALL, events.PASSED, seat)
        next_turn(setting, s)
        return
    if move == moves.END_TURN:
        next_turn(setting, s)
        return
    s.table.append((steps.AFTER_ACTION,))
    if moves.PLAY <= move < moves.USE:
        play(setting, s, seat, move - moves.PLAY)
    elif move >= moves.USE:
        use(setting, s, seat, move - moves.USE)
    elif move >= moves.AWARD:
        fund(setting, s, seat, move - moves.AWARD)
    elif move >= moves.MILESTONE:
        s.milestones[move - moves.MILESTONE] = seat
        s.tell(ALL, events.MILESTONE, seat, move - moves.MILESTONE)
        paying.pay(s, seat, MILESTONE_COST)
    elif move >= moves.PROJECT:
        project(setting, s, seat, move - moves.PROJECT)
    elif move == moves.PLANT_GREENERY:
        plant(setting, s, seat)
    elif move == moves.WARM_UP:
        paying.give(s, seat, HEAT, TEMPERATURE_HEAT)
        s.tell(ALL, events.WARMED, seat)
        verbs.raise_parameter(setting, s, seat, TEMPERATURE, 1)
    elif len(s.hands[seat]) == 1:
        sell(setting, s, seat, s.hands[seat][:])
    else:
        s.ask(seat, (steps.ASK_SELL,))


def play(setting: Setting, s: MarsState, seat: int, card: int) -> None:
    """A card from hand: it is shown, paid for, and its effects are carried out. Rulebook: Play a card from hand."""
    price = verbs.price_of(s, seat, card)
    s.hands[seat].remove(card)
    piles.reveal(s, card)
    piles.others_learn(s, seat)
    s.next_cut[seat] = 0
    s.next_shift[seat] = 0
    s.tell(ALL, events.PLAYED, seat, card, price)
    verbs.enter(s, seat, card)
    s.seats[seat].append(running.whole_card(s, seat, card))
    paying.pay(s, seat, price, METALS[card], OWN_HEAT[card])


def use(setting: Setting, s: MarsState, seat: int, source: int) -> None:
    """The action of a card or corporation; of several ways the seat chooses. Rulebook: Use the action of a blue card."""
    s.ready[seat].remove(source)
    s.tell(ALL, events.USED, seat, source)
    ways = ways_of(setting, s, seat, source)
    if len(ways) > 1:
        s.ask(seat, (steps.ASK_WAY, source))
    else:
        use_in_way(setting, s, seat, source, ways[0])


def use_in_way(setting: Setting, s: MarsState, seat: int, source: int, number: int) -> None:
    """Begin an action in one of its ways."""
    way = USES[source][number]
    s.seats[seat].append(steps.do(way.program, len(way.ops), source))


def project(setting: Setting, s: MarsState, seat: int, number: int) -> None:
    """A standard project; what it sets off comes when it is paid. Rulebook: Carry out a standard project."""
    s.tell(ALL, events.PROJECT, seat, number)
    program = PROJECT_PROGRAM[number]
    s.seats[seat].append((steps.REFUND, number))
    s.seats[seat].append(steps.do(program, len(PROGRAMS[program]), steps.NONE))
    paying.pay(s, seat, project_price(s, seat, number))


def fund(setting: Setting, s: MarsState, seat: int, award: int) -> None:
    """An award; each further one costs more. Rulebook: Fund an award."""
    funded = len(s.awards) - s.awards.count(NOBODY)
    s.awards[award] = seat
    s.tell(ALL, events.AWARD, seat, award)
    paying.pay(s, seat, AWARD_COSTS[funded])


def plant(setting: Setting, s: MarsState, seat: int) -> None:
    """Plants become a greenery tile."""
    paying.give(s, seat, PLANTS, greenery_price(s, seat))
    s.tell(ALL, events.GREENERY, seat)
    s.seats[seat].append(steps.do(GREENERY_PROGRAM, 1, steps.NONE))


def sell(setting: Setting, s: MarsState, seat: int, cards: list[int]) -> None:
    """Cards are discarded for money."""
    piles.discard_from_hand(s, seat, cards)
    s.tell(ALL, events.SOLD, seat, len(cards))
    verbs.change_stock(s, seat, MEGACREDITS, PATENT_PRICE * len(cards))


# Between generations


def tell_income(s: MarsState, turned: list[int]) -> None:
    """What everybody has received, the energy that was turned into heat among it."""
    if s.log is None:
        return
    for seat in range(len(s.hands)):
        made = s.production[seat * RESOURCES : (seat + 1) * RESOURCES]
        made[MEGACREDITS] += s.rating[seat]
        made[HEAT] += turned[seat]
        if any(made):
            s.log.append((ALL, events.INCOME, seat, *made))


def produce(setting: Setting, s: MarsState) -> None:
    """Energy becomes heat, then all receive what they produce. Rulebook: Production phase."""
    stock = s.stock
    production = s.production
    turned = stock[ENERGY::RESOURCES]
    for seat in range(len(s.hands)):
        base = seat * RESOURCES
        stock[base + HEAT] += stock[base + ENERGY]
        stock[base + ENERGY] = 0
        stock[base + MEGACREDITS] += s.rating[seat]
        for resource in range(base, base + RESOURCES):
            stock[resource] += production[resource]
        verbs.make_ready(setting, s, seat)
    s.tell(ALL, events.PRODUCED)
    tell_income(s, turned)
    s.passed = 0
    s.raised = 0
    if is_last(setting, s):
        s.stage = LAST_GREENERIES
        s.table.append((steps.LAST, 0))
        return
    s.generation += 1
    s.first = (s.first + 1) % len(s.hands)
    s.active = s.first
    s.tell(ALL, events.GENERATION, s.generation, s.first)
    s.table.append((steps.RESEARCH,))


def is_last(setting: Setting, s: MarsState) -> bool:
    """Whether the generation just played was the last one."""
    if len(s.hands) == 1:
        return s.generation == SOLO_GENERATIONS
    return terraformed(s.tracks)


def last_greeneries(setting: Setting, s: MarsState, done: int) -> None:
    """In turn order, each may turn plants into greenery tiles as often as possible. Rulebook: End of the game."""
    seats = len(s.hands)
    while done < seats:
        s.active = (s.first + done) % seats
        if can_plant(setting, s, s.active):
            s.table.append((steps.LAST, done))
            s.ask(s.active, (steps.ASK_LAST,))
            return
        done += 1
    s.stage = OVER
    s.tell(ALL, events.ENDED, s.generation)


# Answers


def answer(setting: Setting, s: MarsState, seat: int, question: Frame, move: int) -> None:
    """Act on an answer."""
    code = question[0]
    if code == steps.ASK_TURN:
        take_turn(setting, s, seat, move)
    elif code == steps.ASK_EFFECT:
        running.answer_effect(setting, s, seat, question, move)
    elif code == steps.ASK_PAY:
        amount = (move - moves.PAY) % moves.AMOUNT_ROOM
        paying.answer(s, seat, question[1], question[2], question[3], amount)
    elif code == steps.ASK_WAY:
        use_in_way(setting, s, seat, question[1], move - moves.CHOOSE)
    elif code == steps.ASK_ORDER:
        running.answer_order(s, seat, question, move - moves.NEXT)
    elif code == steps.ASK_SELL:
        answer_sale(setting, s, seat, question, move)
    elif code == steps.ASK_LAST:
        answer_last(setting, s, seat, move)
    else:
        answer_sealed(setting, s, seat, question, move)


def answer_last(setting: Setting, s: MarsState, seat: int, move: int) -> None:
    """One more greenery tile, or the next seat."""
    if move == moves.DONE:
        done = s.table.pop()[1]
        s.table.append((steps.LAST, done + 1))
    else:
        plant(setting, s, seat)


def answer_sale(setting: Setting, s: MarsState, seat: int, question: Frame, move: int) -> None:
    """One more card to sell, or no more."""
    if move != moves.DONE:
        s.sealed[seat].append(move)
        if len(legal.sales(setting, s, seat)) > 1:
            s.ask(seat, question)
            return
    cards = [picked - moves.SELL for picked in s.sealed[seat]]
    s.sealed[seat] = []
    sell(setting, s, seat, cards)


def answer_sealed(setting: Setting, s: MarsState, seat: int, question: Frame, move: int) -> None:
    """A pick of an answer in secret: when it is complete it may still be taken back until all have answered."""
    s.sealed[seat].append(move)
    complete = question[0] == steps.ASK_DRAFT or move == moves.DONE or len(legal.answers(setting, s, seat, question)) == 1
    if complete:
        s.leave_open(seat, question)
    else:
        s.ask(seat, question)
