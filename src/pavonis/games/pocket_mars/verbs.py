"""What can happen on the table of Pocket Mars: each verb changes the state, tells it, and keeps everybody's memory right."""

from typing import Final

from pavonis.core.events import ALL, both, rest
from pavonis.games.pocket_mars import events
from pavonis.games.pocket_mars.setting import Setting
from pavonis.games.pocket_mars.state import EMPTY, HAND, ONE_STAR, TWO_STAR, PocketMarsState
from pavonis.kit.piles import shuffled
from pavonis.kit.shared import changed

OUT: Final = -1  # not in any prep module


def launch(s: PocketMarsState, seat: int, n: int) -> None:
    """Up to n colonists go from Earth to the ship."""
    count = min(n, s.earth[seat])
    s.earth[seat] -= count
    s.ship[seat] += count
    s.tell(ALL, events.LAUNCHED, seat, count)


def change_energy(s: PocketMarsState, seat: int, change: int, maximum: int) -> None:
    """The energy rises to the maximum at most, or is paid."""
    level = min(s.energy[seat] + change, maximum)
    if level != s.energy[seat]:
        s.tell(ALL, events.ENERGY, seat, level - s.energy[seat])
        s.energy[seat] = level


def land(s: PocketMarsState, seat: int, building: int) -> None:
    """A colonist goes from the ship to the one-star zone of a building."""
    s.ship[seat] -= 1
    place = s.place(building, ONE_STAR, seat)
    s.colonists = changed(s.colonists, place, s.colonists[place] + 1)
    s.tell(ALL, events.LANDED, seat, building)


def promote(s: PocketMarsState, seat: int, owner: int, building: int) -> None:
    """A colonist goes from the one-star to the two-star zone."""
    s.step(s.place(building, ONE_STAR, owner), s.place(building, TWO_STAR, owner))
    s.tell(ALL, events.PROMOTED, seat, owner, building)


def demote(s: PocketMarsState, seat: int, owner: int, building: int) -> None:
    """A colonist goes from the two-star to the one-star zone."""
    s.step(s.place(building, TWO_STAR, owner), s.place(building, ONE_STAR, owner))
    s.tell(ALL, events.DEMOTED, seat, owner, building)


def reveal(s: PocketMarsState, owner: int, card: int) -> None:
    """A hidden card is now open: it is new to all but its owner, and nobody needs to remember it."""
    forgotten = ~(1 << card)
    for seat in range(len(s.knows)):
        s.knows[seat] &= forgotten
        if seat != owner:
            s.learned[seat] += 1


def take_from_own(s: PocketMarsState, seat: int, card: int) -> int:
    """Take a card out of a seat's hand or prep module; the place in the module, or OUT if it was in hand."""
    bit = 1 << card
    if s.hands[seat] & bit:
        s.hands[seat] &= ~bit
        return OUT
    start = seat * HAND
    place = start if s.prep[start] == card else start + 1
    s.prep[place] = EMPTY
    return place - start


def discard(s: PocketMarsState, seat: int, card: int, kind: int) -> None:
    """A card of a seat goes face up to the discard pile."""
    take_from_own(s, seat, card)
    s.discard |= 1 << card
    reveal(s, seat, card)
    s.tell(ALL, kind, seat, card)


def attach(s: PocketMarsState, setting: Setting, owner: int, card: int) -> None:
    """A card of that owner goes face up on top of the column of its colour's building."""
    building = setting.colour[card]
    s.columns[building] = (*s.columns[building], card)
    reveal(s, owner, card)


def slip_out_of_hand(s: PocketMarsState, setting: Setting, seat: int, card: int) -> None:
    """A card leaves a hand face down: others see its colour, so who knew it can follow it only if the colour tells it apart."""
    alike = s.hands[seat] & setting.of_colour[setting.colour[card]]
    s.hands[seat] &= ~(1 << card)
    if alike & (alike - 1):
        for other in range(len(s.knows)):
            s.knows[other] &= ~alike


def prepare(s: PocketMarsState, setting: Setting, seat: int, card: int, place: int) -> None:
    """A card of the hand goes face down to a place of the prep module."""
    slip_out_of_hand(s, setting, seat, card)
    s.prep[seat * HAND + place] = card
    s.tell_secret(seat, events.PREPARED, events.PREPARED_BACK, card, setting.colour[card])


def bury(s: PocketMarsState, setting: Setting, seat: int, card: int) -> None:
    """A card of the hand or the own prep module goes face down under the deck; its owner remembers it."""
    if s.hands[seat] >> card & 1:
        slip_out_of_hand(s, setting, seat, card)
    else:
        take_from_own(s, seat, card)
    s.deck = (*s.deck[s.drawn :], card)
    s.drawn = 0
    s.buried += 1
    s.knows[seat] |= 1 << card
    s.tell_secret(seat, events.BURIED, events.BURIED_BACK, card, setting.colour[card])


def draw(s: PocketMarsState, setting: Setting, seat: int) -> None:
    """A card goes from the deck to the hand; all see the back of the next one."""
    card = s.deck[s.drawn]
    s.drawn += 1
    left = len(s.deck) - s.drawn
    if s.buried:
        s.buried = min(s.buried, left)
    s.hands[seat] |= 1 << card
    s.knows[seat] &= ~(1 << card)
    s.all_learn()
    s.tell_secret(seat, events.DREW, events.DREW_BACK, card, setting.colour[card])
    if left == 0:
        rebuild(s)


def rebuild(s: PocketMarsState) -> None:
    """The discard pile and all covered attached cards become the new deck. Rulebook: the deck runs out."""
    for building, column in enumerate(s.columns):
        for card in column[:-1]:
            s.discard |= 1 << card
        s.columns[building] = column[-1:]
    s.face_down &= ~s.discard
    s.deck = shuffled(s, s.discard)
    s.drawn = 0
    s.discard = 0
    s.tell(ALL, events.REBUILT, len(s.deck))


def peek(s: PocketMarsState, seat: int, owner: int, place: int) -> None:
    """A seat looks at a card of another player's prep module and remembers it."""
    card = s.prep[owner * HAND + place]
    s.knows[seat] |= 1 << card
    s.learn(seat)
    audience = both(seat, owner)
    s.tell(audience, events.PEEKED, seat, owner, place, card)
    s.tell(rest(audience), events.PEEKED_BACK, seat, owner, place)


def cards_in_prep(s: PocketMarsState, seat: int) -> int:
    """How many cards a prep module holds."""
    start = seat * HAND
    return (s.prep[start] != EMPTY) + (s.prep[start + 1] != EMPTY)


def own_cards(s: PocketMarsState, seat: int) -> int:
    """The set of cards a seat has in hand and prep module."""
    found = s.hands[seat]
    for place in range(seat * HAND, seat * HAND + HAND):
        if s.prep[place] != EMPTY:
            found |= 1 << s.prep[place]
    return found


def value_to_beat(setting: Setting, s: PocketMarsState, building: int) -> int:
    """The value of the uppermost attached card, 0 if it lies face down, or the building's own."""
    column = s.columns[building]
    if not column:
        return setting.base_value[building]
    return 0 if s.face_down >> column[-1] & 1 else setting.value[column[-1]]
