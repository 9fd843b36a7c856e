"""The set-up: ocean tiles, project cards, corporations, and what the modes add. Rulebook: Set-up."""

from pavonis.core.events import ALL
from pavonis.core.rng import shuffle
from pavonis.games.ares_expedition import events, moves, steps, verbs
from pavonis.games.ares_expedition.effects import MEGACREDITS, PHASES, STOCKS
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import FIRST_SPACE, AresState
from pavonis.games.ares_expedition.tables import (
    COMPANIES,
    COST,
    DECK,
    FIRST_CORPORATIONS,
    FIRST_GAME_CARDS,
    FIRST_HAND,
    MARKED_CARDS,
    MARKED_CORPORATIONS,
    OCEAN_TILES,
    OPS_OF,
    POOL_CUBES,
    POOL_MARKERS,
)
from pavonis.kit import piles
from pavonis.kit.terraforming import PROGRAM_ROOM
from pavonis.kit.zones import gathered


def shuffled(s: AresState, items: list[int]) -> list[int]:
    """These items in a random order."""
    s.rng = shuffle(s.rng, items)
    return items


def set_up(setting: Setting, s: AresState) -> None:
    """Shuffle tiles, cards and corporations, and deal them."""
    seats = len(s.hands)
    s.oceans = tuple(shuffled(s, list(range(len(OCEAN_TILES)))))
    if setting.first_game:
        deal_first_game(s)
    else:
        s.deck = tuple(shuffled(s, DECK[:]))
        for seat in range(seats):
            piles.draw(s, seat, FIRST_HAND)
    corporations = shuffled(s, MARKED_CORPORATIONS[:] if setting.first_game else COMPANIES[:])
    count = 1 if setting.first_game else FIRST_CORPORATIONS
    s.dealt = tuple([tuple(sorted([corporations.pop() for _ in range(count)])) for _ in range(seats)])
    if seats == 1:
        s.neutral = tuple(shuffled(s, list(range(PHASES))))
        s.marker = FIRST_SPACE
    if setting.cooperative:
        s.pool_cubes = POOL_CUBES
        s.pool_markers = POOL_MARKERS
    s.table.append((steps.ASK_CORPORATIONS,))


def deal_first_game(s: AresState) -> None:
    """Four of the marked cards to each, the others of them to the discard pile; then four more from the deck."""
    seats = range(len(s.hands))
    s.deck = tuple(shuffled(s, MARKED_CARDS[:]))
    for seat in seats:
        piles.draw(s, seat, FIRST_GAME_CARDS)
    s.discard = gathered(list(s.deck[s.drawn :]))
    s.deck = tuple(shuffled(s, [card for card in DECK if card not in MARKED_CARDS]))
    s.drawn = 0
    for seat in seats:
        piles.draw(s, seat, FIRST_HAND - FIRST_GAME_CARDS)


def ask_corporations(setting: Setting, s: AresState) -> None:
    """All choose a corporation at once, in secret; with the advanced rule they may draw some of their cards anew before."""
    s.table.append((steps.REVEAL_CORPORATIONS,))
    if not setting.first_game:
        s.ask_all((steps.ASK_REDRAW,) if setting.mulligan else (steps.ASK_CORPORATION,))


def redraw(setting: Setting, s: AresState, seat: int, cards: list[int]) -> None:
    """Some of the first cards are discarded, and as many drawn; then a corporation is chosen."""
    s.redrawn |= 1 << seat
    piles.discard_from_hand(s, seat, cards)
    s.tell(ALL, events.REDRAWN, seat, len(cards))
    piles.draw(s, seat, len(cards))
    s.ask(seat, (steps.ASK_CORPORATION,))


def reveal_corporations(setting: Setting, s: AresState) -> None:
    """All show their corporations and take what these begin with."""
    for seat, answer in enumerate(s.unseal()):
        begin_corporation(s, seat, answer[0] - moves.CORPORATION if answer else s.dealt[seat][0])
    s.dealt = ((),) * len(s.hands)
    s.all_learn()
    s.table.append((steps.PLAN,))


def begin_corporation(s: AresState, seat: int, corporation: int) -> None:
    """A corporation comes into play."""
    s.corporations[seat] = corporation
    s.tell(ALL, events.CORPORATION, seat, corporation)
    verbs.enter(s, seat, corporation)
    s.stock[seat * STOCKS + MEGACREDITS] = COST[corporation]
    if OPS_OF[corporation]:
        s.seats[seat].append(steps.do(corporation * PROGRAM_ROOM, corporation))
