"""The set-up: deck, neutral tiles of the solo game, corporations and first cards. Rulebook: Set-up; Solo game."""

from typing import Final

from pavonis.core.events import ALL
from pavonis.core.rng import below, shuffle
from pavonis.games.terraforming_mars import events, moves, placing, steps, verbs
from pavonis.games.terraforming_mars.board import AROUND, CITY_TILE, GREENERY_TILE, LAND
from pavonis.games.terraforming_mars.cards import BEGINNER
from pavonis.games.terraforming_mars.effects import ON_CITY_ON_MARS
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.state import NEUTRAL, PLAY, MarsState
from pavonis.games.terraforming_mars.tables import BY_EVENT, CARD_PRICE, COST, FIRST_ACTION, PRINTED
from pavonis.kit import piles
from pavonis.kit.terraforming import MEGACREDITS, RESOURCES
from pavonis.kit.zones import members

FIRST_CARDS: Final = 10
FIRST_CORPORATIONS: Final = 2


def set_up(setting: Setting, s: MarsState) -> None:
    """Shuffle, deal, and lay the neutral tiles of a solo game."""
    seats = len(s.hands)
    cards = setting.deck(seats)
    s.rng = shuffle(s.rng, cards)
    s.deck = tuple(cards)
    corporations = setting.corporations(seats)
    s.rng = shuffle(s.rng, corporations)
    s.rng, s.first = below(s.rng, seats)
    s.active = s.first
    if seats == 1:
        lay_neutral_tiles(s)
    dealt: list[tuple[int, ...]] = []
    for seat in range(seats):
        if setting.is_beginner(seat):
            piles.draw(s, seat, FIRST_CARDS)
            dealt.append(())
        else:
            piles.offer(s, seat, FIRST_CARDS, events.DEALT)
            dealt.append(tuple(sorted([corporations.pop() for _ in range(FIRST_CORPORATIONS)])))
    s.dealt = tuple(dealt)
    if seats > 1 and not setting.corporate_era:
        s.production = [1] * (seats * RESOURCES)
    s.table.append((steps.ASK_STARTS,))


def lay_neutral_tiles(s: MarsState) -> None:
    """Two cities and a greenery beside each, where the costs of four cards say. Rulebook: Solo game 1."""
    ways = [members(LAND), members(LAND)[::-1]]
    cities: list[int] = []
    for way in ways:
        cities.append(lay_neutral(s, CITY_TILE, [place for place in way if not (s.covered | s.near_city) >> place & 1]))
    for city in cities:
        lay_neutral(s, GREENERY_TILE, [place for place in AROUND[city] if (LAND & ~s.covered) >> place & 1])


def lay_neutral(s: MarsState, tile: int, places: list[int]) -> int:
    """Count off as many places as the next card costs, round and round, and lay a neutral tile on the last of them."""
    card = s.deck[s.drawn]
    s.drawn += 1
    s.discard |= 1 << card
    s.seen |= 1 << card
    s.tell(ALL, events.REVEALED, NEUTRAL, card)
    if not places:
        return -1
    place = places[(max(COST[card], 1) - 1) % len(places)]
    placing.put(s, NEUTRAL, tile, place)
    s.tell(ALL, events.NEUTRAL_TILE, tile, place)
    return place


def ask_starts(setting: Setting, s: MarsState) -> None:
    """All choose a corporation and cards at once, in secret."""
    s.table.append((steps.REVEAL_STARTS,))
    for seat in range(len(s.hands)):
        if not setting.is_beginner(seat):
            s.ask(seat, (steps.ASK_START,))


def reveal_starts(setting: Setting, s: MarsState) -> None:
    """In turn order: the corporation, what it begins with, and the price of the cards kept. Rulebook: Set-up 7."""
    answers = s.unseal()
    seats = len(s.hands)
    for place in range(seats):
        seat = (s.first + place) % seats
        answer = answers[seat]
        bought = [move - moves.BUY for move in answer[1:] if move != moves.DONE]
        begin_corporation(s, seat, answer[0] - moves.CORPORATION if answer else BEGINNER)
        s.stock[seat * RESOURCES + MEGACREDITS] -= CARD_PRICE * len(bought)
        piles.keep_offered(s, seat, bought, events.BOUGHT_COUNT)
    s.dealt = ((),) * seats
    s.all_learn()
    s.stage = PLAY
    s.table.append((steps.ACTIONS,))


def begin_corporation(s: MarsState, seat: int, corporation: int) -> None:
    """A corporation comes into play."""
    printed = PRINTED[corporation]
    s.corporations[seat] = corporation
    s.tell(ALL, events.CORPORATION, seat, corporation)
    verbs.enter(s, seat, corporation)
    s.stock[seat * RESOURCES + MEGACREDITS] = printed.cost
    for part in printed.starts:
        if part.produced:
            s.production[seat * RESOURCES + part.resource] += part.n
        else:
            s.stock[seat * RESOURCES + part.resource] += part.n
    verbs.set_off_by_card(s, seat, corporation)
    if len(s.hands) == 1:
        for trigger in BY_EVENT[ON_CITY_ON_MARS]:  # the neutral cities were there before, and count all the same
            if trigger.source == corporation:
                for _ in range(s.cities.bit_count()):
                    verbs.fire(s, seat, trigger)
    if FIRST_ACTION[corporation] >= 0:
        s.duties |= 1 << seat
