"""What a player does in a phase, in one's own time: play cards, take the bonus, sell cards, use actions and standard actions."""

from pavonis.core.events import ALL
from pavonis.core.game import Frame
from pavonis.games.ares_expedition import events, legal, moves, paying, steps, verbs
from pavonis.games.ares_expedition.effects import ACTION, CONSTRUCTION
from pavonis.games.ares_expedition.playable import is_of_phase, standard_price, ways
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import AresState
from pavonis.games.ares_expedition.tables import COST, IN_MONEY, INITIATIVE_PRICE, NO_PARAMETER, PAID_IN, RAISES, USES
from pavonis.kit import piles
from pavonis.kit.terraforming import OCEANS, terraformed


def has_more_to_do(setting: Setting, s: AresState, seat: int) -> bool:
    """Whether a seat has anything to decide in this phase, as far as all can see."""
    hand = s.hands[seat]
    if s.phase == ACTION:
        return len(hand) > 0 or len(legal.legal_phase(setting, s, seat)) > 1
    if s.phase == CONSTRUCTION and s.bonus[seat]:
        return True
    return len(hand) > 0 and (s.plays[seat] > 0 or s.free[seat] > 0)


def ask_again(setting: Setting, s: AresState, seat: int) -> None:
    """Ask a seat what to do in this phase; a seat with nothing to decide is done."""
    if has_more_to_do(setting, s, seat):
        s.ask(seat, (steps.ASK_PHASE, s.phase))
    else:
        is_done(s, seat)


def is_done(s: AresState, seat: int) -> None:
    """A seat has said, or is taken to have said, that it does no more in this phase."""
    s.tell(ALL, events.DONE, seat)
    if terraformed(s.tracks):
        s.unaware &= ~(1 << seat)
    else:
        s.unaware |= 1 << seat


def taken_back(s: AresState, seat: int, question: Frame) -> None:
    """A seat has opened its question again. All saw that it was done with a phase; that it had made a plan nobody was told."""
    if question[0] == steps.ASK_PHASE:
        s.tell(ALL, events.NOT_DONE, seat)


def act(setting: Setting, s: AresState, seat: int, question: Frame, move: int) -> None:
    """One thing a seat does in a phase, or that it is done."""
    if move == moves.DONE:
        is_done(s, seat)
        s.leave_open(seat, question)
        return
    s.seats[seat].append((steps.AGAIN,))
    if move >= moves.USE:
        use(setting, s, seat, move - moves.USE)
    elif move >= moves.PLAY:
        play(setting, s, seat, move - moves.PLAY)
    elif move >= moves.STANDARD:
        s.tell(ALL, events.STANDARD, seat, move - moves.STANDARD)
        standard(setting, s, seat, move - moves.STANDARD)
    elif move == moves.BONUS_CARD:
        s.bonus[seat] = 0
        s.tell(ALL, events.BONUS_CARD, seat)
        piles.draw(s, seat, 1)
    elif len(s.hands[seat]) == 1:
        verbs.sell(setting, s, seat, s.hands[seat][:])
    else:
        s.ask(seat, (steps.ASK_SELL, s.phase))


# Cards


def price_now(s: AresState, seat: int, card: int) -> int:
    """What a card costs a seat in this phase. Rulebook: Playing project cards."""
    if s.free[seat]:
        return 0
    return max(0, verbs.price_of(s, seat, card) - legal.phase_cut(s, seat, s.phase))


def price_shown(s: AresState, seat: int, card: int) -> int:
    """What a card of the hand costs a seat: what holds for this phase only counts for the cards that it is about."""
    if is_of_phase(s, card) and (not s.free[seat] or COST[card] <= s.free[seat]):
        return price_now(s, seat, card)
    return max(0, verbs.price_of(s, seat, card))


def play(setting: Setting, s: AresState, seat: int, card: int) -> None:
    """A card from hand is shown and paid for; then it takes effect."""
    price = price_now(s, seat, card)
    s.hands[seat].remove(card)
    s.played[seat].append(card)
    piles.reveal(s, card)
    piles.others_learn(s, seat)
    if s.free[seat]:
        s.free[seat] = 0
    elif s.plays[seat]:
        s.plays[seat] -= 1
    else:
        s.bonus[seat] = 0
    s.next_cut[seat] = 0
    s.next_ease[seat] = 0
    s.tell(ALL, events.PLAYED, seat, card, price)
    s.seats[seat].append((steps.ENTER, card))
    paying.pay_for_card(s, seat, card, price)


# Actions


def use(setting: Setting, s: AresState, seat: int, card: int) -> None:
    """The action of a card, once, and one of them again with the bonus; of several ways the seat chooses."""
    if s.used[seat] >> card & 1:
        s.bonus[seat] = 0
    s.used[seat] |= 1 << card
    s.tell(ALL, events.USED, seat, card)
    s.seats[seat].append((steps.AFTER_USE,))
    found = ways(s, seat, card)
    if len(found) > 1:
        s.ask(seat, (steps.ASK_WAY, card))
    else:
        use_in_way(setting, s, seat, card, found[0])


def use_in_way(setting: Setting, s: AresState, seat: int, card: int, number: int) -> None:
    """Begin an action in one of its ways."""
    s.seats[seat].append(steps.do(USES[card][number].program, card))


def standard(setting: Setting, s: AresState, seat: int, number: int) -> None:
    """A standard action: what it gives waits until it is paid. Rulebook: Standard actions."""
    if IN_MONEY[number]:
        price = standard_price(s, seat, number)
        stack = s.seats[seat]
        depth = len(stack)
        paying.pay(s, seat, price)
        if len(stack) > depth:
            stack.insert(depth, (steps.STANDARD, number))
        else:
            give_standard(setting, s, seat, number)
    else:
        carry_out_standard(setting, s, seat, number)


def carry_out_standard(setting: Setting, s: AresState, seat: int, number: int) -> None:
    """A standard action that is paid in plants or heat."""
    paying.give(s, seat, PAID_IN[number], standard_price(s, seat, number))
    give_standard(setting, s, seat, number)


def give_standard(setting: Setting, s: AresState, seat: int, number: int) -> None:
    """What a standard action brings."""
    raised = RAISES[number]
    if raised == NO_PARAMETER:
        verbs.plant_forests(setting, s, seat, 1)
    elif raised == OCEANS:
        verbs.flip_oceans(setting, s, seat, 1)
    else:
        verbs.raise_parameter(setting, s, seat, raised, 1)


# The rating raised once more


def offer_rating(setting: Setting, s: AresState, seat: int) -> None:
    """The first rise of a rating in a phase: its owner may pay for another one, if there is money for it."""
    if paying.budget(s, seat) >= INITIATIVE_PRICE:
        s.ask(seat, (steps.ASK_OFFER,))


def answer_offer(setting: Setting, s: AresState, seat: int, move: int) -> None:
    """Pay for another rise, or not."""
    if move == moves.DECLINE:
        s.tell(ALL, events.DECLINED, seat)
        return
    verbs.raise_rating(s, seat, 1)
    paying.pay(s, seat, INITIATIVE_PRICE)
