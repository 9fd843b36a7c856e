"""The research phase: four cards each, drafted if the table likes, and bought. Rulebook: Research phase; Draft variant.

While drafting, a seat's offers are the pack it holds; what it has kept is in `kept`, round by round. That is remembered until the
cards are bought, because it tells who has seen what.
"""

from typing import Final

from pavonis.core.events import only
from pavonis.games.terraforming_mars import events, moves, paying, steps
from pavonis.games.terraforming_mars.memory import remember_draft
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.state import MarsState
from pavonis.games.terraforming_mars.tables import CARD_PRICE
from pavonis.kit import piles

DEALT: Final = 4
EMPTY: Final = -1  # no card was left to keep


def begin(setting: Setting, s: MarsState) -> None:
    """Deal four cards to each, in turn order."""
    seats = len(s.hands)
    for place in range(seats):
        piles.offer(s, (s.first + place) % seats, DEALT, events.DEALT)
    s.table.append((steps.DRAFT, 0) if setting.draft and seats > 1 else (steps.BUY,))


def direction(generation: int) -> int:
    """Packs go to the left, clockwise, in even generations and to the right in odd ones."""
    return 1 if generation % 2 == 0 else -1


def draft(setting: Setting, s: MarsState, number: int) -> None:
    """Everybody keeps a card of the pack; a single card is kept without being asked."""
    s.table.append((steps.PASS_ON, number))
    for seat in range(len(s.hands)):
        if len(s.offers[seat]) > 1:
            s.ask(seat, (steps.ASK_DRAFT,))


def pass_on(setting: Setting, s: MarsState, number: int) -> None:
    """All lay aside the card they keep and pass the others on."""
    seats = len(s.hands)
    for seat, answer in enumerate(s.unseal()):
        pack = s.offers[seat]
        card = answer[0] - moves.DRAFT if answer else pack[0] if pack else EMPTY
        s.kept.append(card)
        if card != EMPTY:
            pack.remove(card)
            s.tell_secret(seat, events.KEPT, events.KEPT_BACK, card, 0)
    step = direction(s.generation)
    s.offers = [s.offers[(seat - step) % seats] for seat in range(seats)]
    s.all_learn()
    if number + 1 < DEALT:
        s.table.append((steps.DRAFT, number + 1))
        return
    s.offers = [sorted([card for card in s.kept[seat::seats] if card != EMPTY]) for seat in range(seats)]
    s.table.append((steps.BUY,))


def ask_buyers(setting: Setting, s: MarsState) -> None:
    """All choose at once, in secret, what to buy; a seat that cannot pay for a card is not asked."""
    s.table.append((steps.REVEAL_BOUGHT,))
    for seat in range(len(s.hands)):
        if s.offers[seat] and paying.budget(s, seat, paying.means_of(s, seat, 0)) >= CARD_PRICE:
            s.ask(seat, (steps.ASK_BUY,))


def reveal_bought(setting: Setting, s: MarsState) -> None:
    """All pay for what they bought, and discard the rest face down."""
    answers = s.unseal()
    chosen = [[move - moves.BUY for move in answer if move != moves.DONE] for answer in answers]
    remember_draft(s, [len(cards) for cards in chosen])
    s.kept = []
    for seat, bought in enumerate(chosen):
        for card in bought:
            s.tell(only(seat), events.BOUGHT, seat, card)
        piles.keep_offered(s, seat, bought, events.BOUGHT_COUNT)
        if bought:
            paying.pay(s, seat, CARD_PRICE * len(bought))
    s.all_learn()
    s.table.append((steps.ACTIONS,))
