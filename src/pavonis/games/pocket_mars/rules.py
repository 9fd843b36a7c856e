"""The flow of Pocket Mars: set-up, rounds, turns, the five actions, the four-card rule and the end.

Steps are frames still to be carried out, asks are frames waiting for a seat's answer; both are tuples that begin with a code below.
"""

from typing import Final

from pavonis.core.events import ALL
from pavonis.core.game import WAIT, Frame
from pavonis.core.rng import below, shuffle
from pavonis.games.pocket_mars import events, moves, verbs
from pavonis.games.pocket_mars.faces import may_decline, op_offers, pick
from pavonis.games.pocket_mars.halves import sure, usable
from pavonis.games.pocket_mars.hidden import remember_draft
from pavonis.games.pocket_mars.moves import PLACE_ROOM
from pavonis.games.pocket_mars.scene import Scene
from pavonis.games.pocket_mars.setting import ABILITIES, Setting
from pavonis.games.pocket_mars.state import COLONISTS, EMPTY, HAND, PocketMarsState
from pavonis.kit.zones import gathered, members

# Steps of the table
DRAFT: Final = 2  # round
PASS_PACKS: Final = 3  # round
CHOOSE_PREP: Final = 4
LAY_PREP: Final = 5
TIDY: Final = 6  # seats that have tidied

# Steps of a seat
LANDING: Final = 11  # building
ACTION: Final = 12  # card: the bottom action, for its owner
ABILITY: Final = 13  # building
EFFECT: Final = 14  # half, number of the effect, building, memo
PLAYED: Final = 15  # card

# Questions
ASK_KEEP: Final = 20  # which card of the pack
ASK_FIRST_PREP: Final = 21  # which two cards begin in the prep module
ASK_TURN: Final = 22
ASK_LANDING: Final = 23  # building
ASK_ACTION: Final = 24  # card
ASK_ABILITY: Final = 25  # building
ASK_EFFECT: Final = 26  # half, number of the effect, building, memo
ASK_DROP: Final = 27  # how many
ASK_PREP: Final = 28  # how many

DRAFT_PACK: Final = 5
STARTING_CARDS: Final = 4
DISCARD_GAIN: Final = 1  # energy for a card discarded as an action
NO_BUILDING: Final = -1  # where a top action happens


def set_up(setting: Setting, s: PocketMarsState) -> None:
    """Shuffle and deal. Rulebook: Set-up; Variant: draft of project cards."""
    cards = setting.deck[:]
    draft = setting.draft
    s.rng = shuffle(s.rng, cards)
    seats = len(s.hands)
    each = DRAFT_PACK if draft else STARTING_CARDS
    for seat in range(seats):
        dealt = gathered(cards[seat * each : (seat + 1) * each])
        if draft:
            s.packs[seat] = dealt
        else:
            s.hands[seat] = dealt
    s.deck = tuple(cards[seats * each :])
    s.table.append((DRAFT, 0) if draft else (CHOOSE_PREP,))


def step(setting: Setting, s: PocketMarsState, seat: int, frame: Frame) -> None:
    """Carry out one frame, of a seat or of the table."""
    code = frame[0]
    if code == TIDY:
        tidy_all(setting, s, frame[1])
    elif code == EFFECT:
        run_effects(setting, s, seat, frame)
    elif code == ACTION:
        if usable(setting, s, seat, setting.colour[frame[1]], setting.halves[frame[1] * 2 + 1], sure(setting, s, seat)):
            s.ask(seat, (ASK_ACTION, frame[1]))
    elif code == ABILITY:
        if usable(setting, s, seat, frame[1], setting.halves[ABILITIES + frame[1]], sure(setting, s, seat)):
            s.ask(seat, (ASK_ABILITY, frame[1]))
    elif code == LANDING:
        if s.ship[seat]:
            s.ask(seat, (ASK_LANDING, frame[1]))
    elif code == PLAYED:  # only now does the card reach the discard pile
        s.in_play = 0
        s.discard |= 1 << frame[1]
    else:
        set_up_step(setting, s, frame)


def set_up_step(setting: Setting, s: PocketMarsState, frame: Frame) -> None:
    """Carry out one frame of the table before the first turn."""
    code = frame[0]
    if code == DRAFT:
        s.table.append((PASS_PACKS, frame[1]))
        s.ask_all((ASK_KEEP,))
    elif code == PASS_PACKS:
        pass_packs(setting, s, frame[1])
    elif code == CHOOSE_PREP:
        s.table.append((LAY_PREP,))
        s.ask_all((ASK_FIRST_PREP,))
    else:
        lay_prep(setting, s)


def pass_packs(setting: Setting, s: PocketMarsState, number: int) -> None:
    """Everybody keeps the card chosen and passes the rest to the left. Rulebook: Variant."""
    seats = len(s.hands)
    for seat, answer in enumerate(s.unseal()):
        card = answer[0] - moves.KEEP
        s.packs[seat] &= ~(1 << card)
        s.kept.append(card)
        s.tell_secret(seat, events.KEPT, events.KEPT_BACK, card, setting.colour[card])
    s.all_learn()
    s.packs = [s.packs[seat - 1] for seat in range(seats)]
    if number + 1 < STARTING_CARDS:
        s.table.append((DRAFT, number + 1))
        return
    remember_draft(setting, s)
    for seat in range(seats):
        s.hands[seat] = gathered(s.kept[seat::seats])
    cards = sorted([*s.deck, *(card for pack in s.packs for card in members(pack))])
    s.rng = shuffle(s.rng, cards)
    s.deck = tuple(cards)
    s.packs = [0] * seats
    s.kept = []
    s.table.append((CHOOSE_PREP,))


def lay_prep(setting: Setting, s: PocketMarsState) -> None:
    """All lay their two chosen cards face down; chance names the first player. Rulebook: Set-up 6-7."""
    for seat, answer in enumerate(s.unseal()):
        lay_pair(setting, s, seat, [move - moves.PREPARE for move in answer])
    s.rng, s.first = below(s.rng, len(s.hands))
    s.active = s.first
    s.round = 1
    s.all_learn()
    s.tell(ALL, events.FIRST, s.first)
    begin_turn(s)


def lay_pair(setting: Setting, s: PocketMarsState, seat: int, cards: list[int]) -> None:
    """Fill an empty prep module; chance says which card lies where, so that the order of picking tells nothing."""
    s.rng = shuffle(s.rng, cards)
    s.learn(seat)  # where its cards have come to lie
    for place, card in enumerate(cards):
        verbs.prepare(s, setting, seat, card, place)


def play_from_hand(setting: Setting, s: PocketMarsState, seat: int, card: int) -> None:
    """Any card may be played, also without effect; then it costs nothing. Rulebook: Play a project card from hand."""
    verbs.take_from_own(s, seat, card)
    verbs.reveal(s, seat, card)
    s.in_play = 1 << card
    s.tell(ALL, events.PLAYED, seat, card)
    s.seats[seat].append((PLAYED, card))
    if usable(setting, s, seat, NO_BUILDING, setting.halves[card * 2], sure(setting, s, seat)):
        begin_half(setting, s, seat, card * 2, NO_BUILDING)
    else:
        s.tell(ALL, events.WITHOUT_EFFECT, seat, card)


def attach_own(setting: Setting, s: PocketMarsState, seat: int, card: int) -> None:
    """Rulebook: Play a project card from your prep module."""
    building = setting.colour[card]
    beats = building in setting.homes and setting.value[card] > verbs.value_to_beat(setting, s, building)
    verbs.take_from_own(s, seat, card)
    verbs.attach(s, setting, seat, card)
    s.tell(ALL, events.ATTACHED, seat, card)
    stack = s.seats[seat]
    stack.append((ABILITY, building))
    stack.append((ACTION, card))
    if beats:
        stack.append((LANDING, building))


def attach_others(setting: Setting, s: PocketMarsState, seat: int, owner: int, place: int) -> None:
    """The owner of the card may use its action, then the active player the ability. Rulebook: another player's prep module."""
    card = s.prep[owner * HAND + place]
    s.prep[owner * HAND + place] = EMPTY
    verbs.attach(s, setting, owner, card)
    s.tell(ALL, events.TAKEN, seat, owner, card)
    s.seats[seat].append((ABILITY, setting.colour[card]))
    s.seats[seat].append((WAIT, owner))
    s.seats[owner].append((ACTION, card))


def begin_half(setting: Setting, s: PocketMarsState, seat: int, half: int, building: int) -> None:
    """Pay the price of an action or ability and put its effects on the seat's stack."""
    pay = setting.halves[half].pay
    if pay:
        verbs.change_energy(s, seat, -pay, setting.energy_max)
    s.seats[seat].append((EFFECT, half, 0, building, 0))


def run_effects(setting: Setting, s: PocketMarsState, seat: int, frame: Frame) -> None:
    """Carry out the effects of a half from a given one on, up to the first that has to ask."""
    half = frame[1]
    number = frame[2]
    building = frame[3]
    memo = frame[4]
    ops = setting.halves[half].ops
    at = Scene(setting, s, seat, building)
    while number < len(ops):
        op = ops[number]
        options = op_offers(at, op, memo)
        if options:
            if len(options) > 1 or may_decline(at, half, number, memo, options):
                s.ask(seat, (ASK_EFFECT, half, number, building, memo))
                return
            memo = pick(at, op, memo, options[0])
        else:
            memo = 0
        if memo == 0:
            number += 1


def tidy_all(setting: Setting, s: PocketMarsState, done: int) -> None:
    """The four-card rule goes round the table from the active player; who is in order is passed over."""
    seats = len(s.hands)
    full = EMPTY not in s.prep
    while done < seats:
        seat = (s.active + done) % seats
        if not full or s.hands[seat].bit_count() != HAND:
            tidy(setting, s, seat)
            if s.owed:
                s.table.append((TIDY, done))  # with the answer, look at this seat again
                return
        done += 1
    next_turn(s)


def tidy(setting: Setting, s: PocketMarsState, seat: int) -> None:
    """Discard down to four, or draw up to four, then fill the prep module. Rulebook: The four-card rule."""
    missing = HAND - verbs.cards_in_prep(s, seat)
    over = s.hands[seat].bit_count() - missing - HAND
    if over > 0:
        s.ask(seat, (ASK_DROP, over))
        return
    while over < 0:
        verbs.draw(s, setting, seat)
        over += 1
    if missing:
        s.ask(seat, (ASK_PREP, missing))


def next_turn(s: PocketMarsState) -> None:
    """The next player's turn, or the end of the round. Rulebook: Course of the game; End of the game."""
    s.active = (s.active + 1) % len(s.hands)
    if s.active == s.first:
        if 0 in s.earth and max(map(s.on_mars, range(len(s.hands)))) == COLONISTS:
            s.tell(ALL, events.ENDED, s.round)
            return
        s.round += 1
    begin_turn(s)


def begin_turn(s: PocketMarsState) -> None:
    """Ask the active player for one of the five actions; the four-card rule follows."""
    if s.log is not None:
        s.tell(ALL, events.TURN, s.round, s.active)
    s.table.append((TIDY, 0))
    s.ask(s.active, (ASK_TURN,))


def answer(setting: Setting, s: PocketMarsState, seat: int, question: Frame, move: int) -> None:
    """Act on an answer."""
    code = question[0]
    if code == ASK_TURN:
        take_turn(setting, s, seat, move)
    elif code == ASK_PREP:
        answer_prep(setting, s, seat, question, move)
    elif code == ASK_EFFECT:
        answer_effect(setting, s, seat, question, move)
    elif move == moves.DECLINE:
        s.tell(ALL, events.DECLINED, seat)
    elif code == ASK_LANDING:
        verbs.land(s, seat, question[1])
    elif code == ASK_ACTION:
        use(setting, s, seat, question[1] * 2 + 1, setting.colour[question[1]])
    elif code == ASK_ABILITY:
        use(setting, s, seat, ABILITIES + question[1], question[1])
    elif code == ASK_DROP:
        answer_drop(s, seat, question, move)
    else:  # a card kept or the first prep cards: sealed until all have chosen
        s.sealed[seat].append(move)
        if code == ASK_FIRST_PREP and len(s.sealed[seat]) < HAND:
            s.ask(seat, question)
        else:
            s.leave_open(seat, question)


def answer_drop(s: PocketMarsState, seat: int, question: Frame, move: int) -> None:
    """All cards are dropped at once: picks before the last one would tell how high the rest of a hand is numbered."""
    s.sealed[seat].append(move)
    if len(s.sealed[seat]) < question[1]:
        s.ask(seat, question)
        return
    for dropped in s.sealed[seat]:
        verbs.discard(s, seat, dropped - moves.DROP, events.DROPPED)
    s.sealed[seat] = []


def answer_prep(setting: Setting, s: PocketMarsState, seat: int, question: Frame, move: int) -> None:
    """A card goes to the prep module at once; of a pair the first stays sealed until the second is chosen too."""
    if question[1] == 1:
        place = 0 if s.prep[seat * HAND] == EMPTY else 1
        verbs.prepare(s, setting, seat, move - moves.PREPARE, place)
    elif not s.sealed[seat]:
        s.sealed[seat].append(move)
        s.ask(seat, question)
    else:
        first = s.sealed[seat].pop()
        lay_pair(setting, s, seat, [first - moves.PREPARE, move - moves.PREPARE])


def take_turn(setting: Setting, s: PocketMarsState, seat: int, move: int) -> None:
    """One of the five actions."""
    if move == moves.LAUNCH:
        verbs.launch(s, seat, 1)
    elif move < moves.ATTACH:
        play_from_hand(setting, s, seat, move - moves.PLAY)
    elif move < moves.TAKE:
        attach_own(setting, s, seat, move - moves.ATTACH)
    elif move < moves.DISCARD:
        owner, place = divmod(move - moves.TAKE, PLACE_ROOM)
        attach_others(setting, s, seat, owner, place)
    else:
        verbs.discard(s, seat, move - moves.DISCARD, events.DISCARDED)
        if s.energy[seat] < setting.energy_max:
            verbs.change_energy(s, seat, DISCARD_GAIN, setting.energy_max)
        else:
            s.tell(ALL, events.ENERGY, seat, 0)


def use(setting: Setting, s: PocketMarsState, seat: int, half: int, building: int) -> None:
    """A seat chooses to use an action or ability."""
    s.tell(ALL, events.USED, seat, half)
    begin_half(setting, s, seat, half, building)


def answer_effect(setting: Setting, s: PocketMarsState, seat: int, question: Frame, move: int) -> None:
    """A pick for an effect, or an optional effect declined."""
    half, number, building, memo = question[1], question[2], question[3], question[4]
    if move == moves.DECLINE:
        s.tell(ALL, events.DECLINED, seat)
        memo = 0
    else:
        memo = pick(Scene(setting, s, seat, building), setting.halves[half].ops[number], memo, move)
    s.seats[seat].append((EFFECT, half, number if memo else number + 1, building, memo))
