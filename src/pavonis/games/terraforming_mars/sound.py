"""What can be a position of Terraforming Mars: what each field may hold, and how the fields fit together.

Positions from outside are compared with it before any rule sees them. Nothing here runs while a game is played.
"""

from pavonis.core.fields import COUNT, Field, ListOf, OneOf, SetOf, Whole, core_fields
from pavonis.games.terraforming_mars import research, steps
from pavonis.games.terraforming_mars.behaviour import lowest
from pavonis.games.terraforming_mars.board import (
    ALL_HEXES,
    CAPITAL,
    CITY_TILE,
    GREENERY_TILE,
    NEIGHBOURS,
    NO_TILE,
    OCEAN_TILE,
    OFF_MARS,
    ON_MARS,
    PLACES,
    TILE_NAMES,
    as_set,
)
from pavonis.games.terraforming_mars.cards import BEGINNER
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.sound_flow import check_flow
from pavonis.games.terraforming_mars.state import CUTS, NOWHERE, OVER, SET_UP, SOLO_GENERATIONS, MarsState
from pavonis.games.terraforming_mars.tables import (
    AWARD_NAMES,
    CARD_NUMBERS,
    CORPORATION_NUMBERS,
    CUBES_OF,
    KIND,
    MILESTONE_NAMES,
    MOST_CLAIMED,
    PROGRAMS,
    PROJECT_NAMES,
    SOURCES,
    USES,
)
from pavonis.games.terraforming_mars.verbs import enter
from pavonis.kit import project_sound
from pavonis.kit.project_state import NOBODY
from pavonis.kit.terraforming import EVENT, OCEANS, PROGRAM_ROOM, RESOURCES
from pavonis.kit.whereabouts import check_equal, demand
from pavonis.kit.zones import gathered, members

PRICE = 999  # more than anything costs
NUMBERS = [card * PROGRAM_ROOM for card in CARD_NUMBERS]  # a card without effects sets off others all the same
NUMBERS += [number for number, ops in enumerate(PROGRAMS) if ops]
MEANS = 7  # all means of payment together
BITS = (1 << 16) - 1  # of the effects of a card, and of what it sets off


def fields(setting: Setting, seats: int, size: int) -> dict[str, Field]:
    """What each field may hold, with so many seats and so many codes of moves."""
    cards = setting.deck(seats)
    all_seats = SetOf("seats", (1 << seats) - 1)
    hexes = SetOf("hexes", ALL_HEXES)
    owner = Whole(NOBODY, seats - 1)
    card = OneOf("a card", cards)
    return {
        **core_fields(seats, size, table_frames(seats), seat_frames(), questions()),
        **project_sound.project_fields(seats, cards, CORPORATION_NUMBERS, SOURCES, RESOURCES, RESOURCES, CUTS, 2),
        "stage": Whole(SET_UP, OVER),
        "generation": Whole(1, SOLO_GENERATIONS if seats == 1 else COUNT),
        "first": Whole(0, seats - 1),
        "active": Whole(0, seats - 1),
        "taken": Whole(0, 1),
        "passed": all_seats,
        "raised": all_seats,
        "duties": all_seats,
        "tiles": ListOf(Whole(NO_TILE, len(TILE_NAMES) - 1), PLACES),
        "covered": hexes,
        "oceans": hexes,
        "cities": hexes,
        "greeneries": hexes,
        "near_city": hexes,
        "near_tile": hexes,
        "own": ListOf(hexes, seats),
        "near": ListOf(hexes, seats),
        "outposts": ListOf(owner, len(OFF_MARS)),
        "claimed": OneOf("a hex", list(range(ON_MARS)), NOWHERE),
        "claimer": owner,
        "shift": ListOf(Whole(0, COUNT), seats),
        "next_shift": ListOf(Whole(0, COUNT), seats),
        "events": ListOf(ListOf(card, 0, len(cards)), seats),
        "ready": ListOf(ListOf(OneOf("a source with an action", [n for n in range(SOURCES) if USES[n]]), 0, SOURCES), seats),
        "milestones": ListOf(owner, len(MILESTONE_NAMES)),
        "awards": ListOf(owner, len(AWARD_NAMES)),
        "kept": ListOf(OneOf("a card", cards, research.EMPTY), 0, research.DEALT * seats),
    }


def table_frames(seats: int) -> dict[int, list[Field]]:
    """The steps of the table that can wait while somebody is asked."""
    return {
        steps.REVEAL_STARTS: [],
        steps.AFTER_ACTION: [],
        steps.PASS_ON: [Whole(0, research.DEALT - 1)],
        steps.REVEAL_BOUGHT: [],
        steps.ACTIONS: [],
        steps.LAST: [Whole(0, seats - 1)],
    }


def effect_numbers() -> list[Field]:
    """What follows the code of a program under way."""
    program = OneOf("a program", NUMBERS)
    source = Whole(steps.NONE, SOURCES - 1)
    return [program, SetOf("effects", BITS), source, Whole(steps.NONE, 15), Whole(0, PLACES)]


def seat_frames() -> dict[int, list[Field]]:
    """The steps of a seat that can wait while somebody is asked."""
    return {steps.DO: effect_numbers(), steps.REFUND: [Whole(0, len(PROJECT_NAMES) - 1)]}


def questions() -> dict[int, list[Field]]:
    """Everything that can be asked."""
    return {
        steps.ASK_START: [],
        steps.ASK_DRAFT: [],
        steps.ASK_BUY: [],
        steps.ASK_TURN: [],
        steps.ASK_EFFECT: effect_numbers(),
        steps.ASK_ORDER: effect_numbers()[:3],
        steps.ASK_PAY: [Whole(1, PRICE), SetOf("means", MEANS), Whole(0, PRICE)],
        steps.ASK_SELL: [],
        steps.ASK_LAST: [],
        steps.ASK_WAY: [OneOf("a source with several actions", [n for n in range(SOURCES) if len(USES[n]) > 1])],
    }


def check(setting: Setting, s: MarsState) -> None:
    """The fields fit together."""
    check_cards(setting, s)
    check_map(s)
    check_seats(setting, s)
    check_in_play(setting, s)
    check_flow(setting, s)


def check_cards(setting: Setting, s: MarsState) -> None:
    """Each card is in one place. When the draft is over, what was kept is what is offered."""
    seats = len(s.hands)
    drafted = len(s.kept) == research.DEALT * seats
    found = project_sound.piles(s, offers=not drafted)
    for seat, cards in enumerate(s.events):
        found.lie(f"events[{seat}]", cards)
        demand(all(KIND[card] == EVENT for card in cards), f"'events[{seat}]' should hold events only")
    found.lie("kept", [card for card in s.kept if card != research.EMPTY])
    found.check(setting.deck(seats))
    demand(all(KIND[card] != EVENT for cards in s.played for card in cards), "'played' should hold no events: they are in 'events'")
    demand(not s.seen & ~s.discard, "'seen' should hold only cards that are in 'discard'")
    project_sound.check_knowledge(s)
    if drafted:
        kept = [sorted([card for card in s.kept[seat::seats] if card != research.EMPTY]) for seat in range(seats)]
        check_equal("offers", s.offers, kept, "the draft is over")
    demand(len(s.kept) % seats == 0, "'kept' should have as many cards of each seat")


def beside(hexes: int) -> int:
    """The hexes that lie beside one of these."""
    found = 0
    for place in members(hexes):
        found |= NEIGHBOURS[place]
    return found


def check_map(s: MarsState) -> None:
    """The sets of hexes agree with the tiles, and every tile but an ocean belongs to one seat at most."""
    tiles = s.tiles[:ON_MARS]
    check_equal("covered", s.covered, as_set([place for place, tile in enumerate(tiles) if tile]), "'tiles' lie there")
    check_equal("oceans", s.oceans, as_set([place for place, tile in enumerate(tiles) if tile == OCEAN_TILE]), "'tiles' lie there")
    greeneries = as_set([place for place, tile in enumerate(tiles) if tile == GREENERY_TILE])
    check_equal("greeneries", s.greeneries, greeneries, "'tiles' lie there")
    cities = as_set([place for place, tile in enumerate(tiles) if tile in (CITY_TILE, CAPITAL)])
    check_equal("cities", s.cities, cities, "'tiles' lie there")
    check_equal("tracks", s.tracks[OCEANS], s.oceans.bit_count(), "so many oceans lie on the map")
    check_equal("near_city", s.near_city, beside(s.cities), "these hexes lie beside 'cities'")
    check_equal("near_tile", s.near_tile, beside(s.covered), "these hexes lie beside 'covered'")
    owned = 0
    for seat, own in enumerate(s.own):
        demand(not own & (owned | s.oceans) and not own & ~s.covered, f"'own[{seat}]' should hold tiles of that seat alone")
        check_equal(f"near[{seat}]", s.near[seat], beside(own), f"these hexes lie beside 'own[{seat}]'")
        owned |= own
    neutral = s.covered & ~owned & ~s.oceans
    demand(neutral == 0 or len(s.own) == 1, "'own' should have an owner for each tile but oceans")
    for place, owner in enumerate(s.outposts):
        tile = CITY_TILE if owner != NOBODY else NO_TILE
        check_equal(f"tiles[{ON_MARS + place}]", s.tiles[ON_MARS + place], tile, "'outposts' says so")
    special = [tile for tile in tiles if tile >= CAPITAL]
    demand(len(set(special)) == len(special), "'tiles' should have each special tile once")
    if s.claimed != NOWHERE:
        demand(not s.covered >> s.claimed & 1 and s.claimer != NOBODY, "'claimed' should be a free hex, with its 'claimer'")


def check_seats(setting: Setting, s: MarsState) -> None:
    """Productions, milestones, awards and corporations."""
    seats = len(s.hands)
    for place, produced in enumerate(s.production):
        least = lowest(place % RESOURCES)
        demand(produced >= least, f"'production[{place}]' should be at least {least}, not {produced}")
    for name, owners in (("milestones", s.milestones), ("awards", s.awards)):
        claimed = len(owners) - owners.count(NOBODY)
        demand(
            claimed <= (MOST_CLAIMED if seats > 1 else 0), f"'{name}' should name {MOST_CLAIMED} at most, and none in a solo game"
        )
    starting = s.stage == SET_UP
    dealt = [2 if starting and not setting.is_beginner(seat) else 0 for seat in range(seats)]
    project_sound.check_corporations(s, dealt)
    for seat, corporation in enumerate(s.corporations):
        right = (
            corporation == NOBODY if starting else corporation == BEGINNER if setting.is_beginner(seat) else corporation != NOBODY
        )
        demand(right, f"'corporations[{seat}]' should be known when the game has begun, and only then")
        demand(
            corporation in (NOBODY, BEGINNER) or s.corporations.count(corporation) == 1, "'corporations' should all be different"
        )
    allowed = gathered([*setting.corporations(seats), BEGINNER])
    for corporation in [*s.corporations, *[each for pair in s.dealt for each in pair]]:
        demand(corporation == NOBODY or allowed >> corporation & 1 != 0, f"corporation {corporation} is not in play at this table")


def check_in_play(setting: Setting, s: MarsState) -> None:
    """Tags, discounts, values and actions are those of the cards and corporations in play."""
    seats = len(s.hands)
    fresh = MarsState()
    fresh.begin(seats)
    for seat in range(seats):
        for source in project_sound.sources_of(s, seat):
            enter(fresh, seat, source)
        unready = [source for source in s.ready[seat] if source not in fresh.ready[seat]]
        demand(not unready, f"'ready[{seat}]' should hold only what seat {seat} has in play, not {unready}")
    project_sound.check_sorted("ready", s.ready)
    why = "the cards in play say so"
    fresh.holder[BEGINNER] = s.holder[BEGINNER]  # there are five of it, and no effect asks whose it is
    check_equal("tags", s.tags, fresh.tags, why)
    check_equal("cuts", s.cuts, fresh.cuts, why)
    check_equal("worth", s.worth, fresh.worth, why)
    check_equal("shift", s.shift, fresh.shift, why)
    check_equal("holder", s.holder, fresh.holder, why)
    project_sound.check_cubes(s, CUBES_OF)
