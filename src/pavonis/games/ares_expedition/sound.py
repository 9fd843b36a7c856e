"""What can be a position of Ares Expedition: what each field may hold, and how the fields fit together.

Positions from outside are compared with it before any rule sees them. Nothing here runs while a game is played.
"""

from pavonis.core.fields import COUNT, Field, ListOf, OneOf, SetOf, TupleOf, Whole, core_fields
from pavonis.games.ares_expedition import steps
from pavonis.games.ares_expedition.effects import METALS, PHASES, PRODUCTIONS, STOCKS
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.sound_flow import check_flow
from pavonis.games.ares_expedition.state import NO_PHASE, OVER, SET_UP, AresState
from pavonis.games.ares_expedition.tables import (
    COMPANIES,
    CUBES_OF,
    CUTS,
    DECK,
    FIRST_CORPORATIONS,
    IN_MONEY,
    LAST_SPACE,
    OCEAN_TILES,
    POOL_CUBES,
    POOL_MARKERS,
    PROGRAMS,
    SOURCES,
    USES,
)
from pavonis.games.ares_expedition.verbs import enter
from pavonis.kit import project_sound
from pavonis.kit.project_state import NOBODY
from pavonis.kit.terraforming import GOALS, PARAMETERS
from pavonis.kit.whereabouts import check_equal, demand
from pavonis.kit.zones import gathered, members

NUMBERS = [number for number, ops in enumerate(PROGRAMS) if ops]
PRICE = 999  # more than anything costs
DERIVED = ("tags", "cuts", "worth", "metals", "production", "eases", "sale", "draws_more", "keeps_more", "actions", "holder")


def fields(setting: Setting, seats: int, size: int) -> dict[str, Field]:
    """What each field may hold, with so many seats and so many codes of moves."""
    all_seats = SetOf("seats", (1 << seats) - 1)
    few = ListOf(Whole(0, COUNT), seats)
    acting = [card for card in range(SOURCES) if USES[card]]
    return {
        **core_fields(seats, size, table_frames(seats), seat_frames(), questions(seats)),
        **project_sound.project_fields(seats, DECK, COMPANIES, SOURCES, STOCKS, PRODUCTIONS, CUTS, METALS),
        "stage": Whole(SET_UP, OVER),
        "round": Whole(0, COUNT),
        "phase": Whole(NO_PHASE, PHASES - 1),
        "phases": SetOf("phases", (1 << PHASES) - 1),
        "chosen": ListOf(Whole(NO_PHASE, PHASES - 1), seats),
        "opened": project_sound.Tracks(),
        "oceans": TupleOf(Whole(0, len(OCEAN_TILES) - 1), len(OCEAN_TILES)),
        "called": Whole(0, 1),
        "unaware": all_seats,
        "forests": few,
        "metals": ListOf(Whole(0, COUNT), seats * METALS),
        "eases": few,
        "sale": few,
        "draws_more": few,
        "keeps_more": few,
        "actions": ListOf(ListOf(OneOf("a card with an action", acting), 0, len(acting)), seats),
        "plays": ListOf(Whole(0, len(DECK)), seats),
        "free": ListOf(Whole(0, PRICE), seats),
        "bonus": ListOf(Whole(0, 1), seats),
        "next_ease": few,
        "used": ListOf(SetOf("cards with an action", sum([1 << card for card in acting])), seats),
        "initiative": all_seats,
        "redrawn": all_seats,
        "neutral": TupleOf(Whole(0, PHASES - 1), 0, PHASES if seats == 1 else 0),
        "marker": Whole(0, LAST_SPACE if seats == 1 else 0),
        "pool_cubes": Whole(0, POOL_CUBES if setting.cooperative else 0),
        "pool_markers": Whole(0, POOL_MARKERS if setting.cooperative else 0),
    }


def table_frames(seats: int) -> dict[int, list[Field]]:
    """The steps of the table that can wait while somebody is asked."""
    phase = Whole(0, PHASES - 1)
    return {
        steps.REVEAL_CORPORATIONS: [],
        steps.PLAN: [],
        steps.REVEAL_PHASES: [],
        steps.TAKE_PIECE: [Whole(1, seats)],
        steps.PHASE: [phase],
        steps.AFTER_PHASE: [phase],
        steps.NEXT_ROUND: [],
    }


def effect_numbers() -> list[Field]:
    """What follows the code of a program under way."""
    program = OneOf("a program", NUMBERS)
    return [program, Whole(0, 15), Whole(0, SOURCES - 1), Whole(0, 1)]


def seat_frames() -> dict[int, list[Field]]:
    """The steps of a seat that can wait while somebody is asked."""
    card = OneOf("a card", DECK)
    return {
        steps.DO: effect_numbers(),
        steps.ENTER: [card],
        steps.OFFER: [],
        steps.AGAIN: [],
        steps.SET_OFF: [card],
        steps.STANDARD: [OneOf("a standard action for money", [number for number, money in enumerate(IN_MONEY) if money])],
        steps.AFTER_USE: [],
        steps.OFFER_AGAIN: [],
    }


def questions(seats: int) -> dict[int, list[Field]]:
    """Everything that can be asked."""
    phase = Whole(0, PHASES - 1)
    price: list[Field] = [Whole(1, PRICE), Whole(0, PRICE)]
    cards = Whole(1, len(DECK))
    return {
        steps.ASK_REDRAW: [],
        steps.ASK_CORPORATION: [],
        steps.ASK_PLAN: [],
        steps.ASK_PHASE: [phase],
        steps.ASK_EFFECT: effect_numbers(),
        steps.ASK_WAY: [OneOf("a card with several actions", [n for n in range(SOURCES) if len(USES[n]) > 1])],
        steps.ASK_HEAT: price,
        steps.ASK_SALE: price,
        steps.ASK_SELL: [phase],
        steps.ASK_SAVE: [OneOf("a card", DECK), Whole(1, PRICE), Whole(0, 1)],
        steps.ASK_OFFER: [],
        steps.ASK_KEEP: [cards],
        steps.ASK_LIMIT: [cards],
        steps.ASK_NEUTRAL: [],
        steps.ASK_HELP: [Whole(1, 2)],
        steps.ASK_PIECE: [],
        steps.ASK_GIVE: [],
        steps.ASK_RETURN: [Whole(0, seats - 1)],
    }


def check(setting: Setting, s: AresState) -> None:
    """The fields fit together."""
    check_cards(s)
    check_mars(s)
    check_in_play(s)
    starting = not any(corporation != NOBODY for corporation in s.corporations)
    each = (1 if setting.first_game else FIRST_CORPORATIONS) if starting else 0
    project_sound.check_corporations(s, [each] * len(s.hands))
    known = [corporation for corporation in s.corporations if corporation != NOBODY]
    demand(
        len(set(known)) == len(known) and (starting or len(known) == len(s.hands)), "'corporations' should be known and different"
    )
    check_flow(setting, s)


def check_cards(s: AresState) -> None:
    """Each card is in one place."""
    project_sound.piles(s, offers=True).check(DECK)
    project_sound.check_sorted("actions", s.actions)
    project_sound.check_cubes(s, CUBES_OF)
    project_sound.check_knowledge(s)
    hidden = s.discard
    for seat, cards in enumerate(s.hands):
        hidden |= gathered(cards) | gathered(s.offers[seat])
    demand(not s.seen & ~hidden, "'seen' should hold only cards in hands and in the discard pile")


def check_mars(s: AresState) -> None:
    """The tracks at the start of a phase are not beyond those of now; each ocean tile is there once."""
    for parameter in range(PARAMETERS):
        demand(s.opened[parameter] <= s.tracks[parameter], f"'opened[{parameter}]' should not be beyond 'tracks[{parameter}]'")
    check_equal("oceans", sorted(s.oceans), list(range(GOALS[2])), "each tile is there once")
    check_equal("neutral", len(set(s.neutral)), len(s.neutral), "each phase is there once")


def check_in_play(s: AresState) -> None:
    """Tags, discounts, production, metals and actions are those of the cards and corporations in play that are paid for."""
    seats = len(s.hands)
    fresh = AresState()
    fresh.begin(seats)
    for seat in range(seats):
        unpaid = [card for card in s.played[seat] if s.holder[card] != seat]
        for source in project_sound.sources_of(s, seat):
            if source not in unpaid:
                enter(fresh, seat, source)
        entering = [frame[1] for frame in s.seats[seat] if frame[0] == steps.ENTER]
        check_equal(f"seats[{seat}]", entering, unpaid, "a card in 'played' that has no 'holder' is being paid for")
        demand(unpaid in ([], s.played[seat][-1:]), f"'played[{seat}]' should have one card at most that is not paid for")
        foreign = members(s.used[seat] & ~gathered(s.actions[seat]))
        demand(not foreign, f"'used[{seat}]' should hold only cards that seat {seat} has in play, not {foreign}")
    for name in DERIVED:
        check_equal(name, getattr(s, name), getattr(fresh, name), "the cards in play say so")
