"""What the fields of a position with project cards may hold; for positions from outside, never while a game is played."""

from pavonis.core.fields import BadPosition, Field, ListOf, OneOf, SetOf, TupleOf, Whole
from pavonis.kit.project_state import NOBODY, ProjectState
from pavonis.kit.terraforming import FIRST_CARD, GOALS, NO_CUBES, PARAMETERS, TAGS
from pavonis.kit.whereabouts import Whereabouts, demand
from pavonis.kit.zones import gathered, members

WEALTH = 99_999  # more of a resource than anybody ever has
RATING = 999
PRODUCED = 99  # the amounts that there are moves for


class Tracks(ListOf):
    """The global parameters, each up to its goal."""

    def __init__(self) -> None:
        super().__init__(Whole(0, max(GOALS)), PARAMETERS)

    def check(self, name: str, value: object) -> None:
        super().check(name, value)
        assert isinstance(value, list)
        for parameter, goal in enumerate(GOALS):
            Whole(0, goal).check(f"{name}[{parameter}]", value[parameter])


def project_fields(
    seats: int, cards: list[int], corporations: list[int], sources: int, stocks: int, productions: int, cuts: int, metals: int
) -> dict[str, Field]:
    """What each seat has, and what lies where; the last four say how many of each thing a seat has."""
    card = OneOf("a card", cards)
    pile = SetOf("cards", gathered(cards))
    some = ListOf(ListOf(card, 0, len(cards)), seats)
    return {
        "tracks": Tracks(),
        "rating": ListOf(Whole(0, RATING), seats),
        "stock": ListOf(Whole(0, WEALTH), seats * stocks),
        "production": ListOf(Whole(-PRODUCED, PRODUCED), seats * productions),
        "worth": ListOf(Whole(0, PRODUCED), seats * metals),
        "tags": ListOf(Whole(0, len(cards)), seats * TAGS),
        "cuts": ListOf(Whole(0, WEALTH), seats * cuts),
        "next_cut": ListOf(Whole(0, PRODUCED), seats),
        "corporations": ListOf(OneOf("a corporation", corporations, NOBODY), seats),
        "holder": ListOf(Whole(NOBODY, seats - 1), sources),
        "cubes": TupleOf(Whole(0, RATING), sources),
        "dealt": TupleOf(TupleOf(OneOf("a corporation", corporations), 0, len(corporations)), seats),
        "deck": TupleOf(card, 0, len(cards)),
        "drawn": Whole(0, len(cards)),
        "discard": pile,
        "seen": pile,
        "knows": ListOf(pile, seats),
        "hands": some,
        "offers": some,
        "played": some,
    }


def sources_of(s: ProjectState, seat: int) -> list[int]:
    """What a seat has before it: its corporation, if it has one yet, and the cards it has played."""
    corporation = s.corporations[seat]
    return s.played[seat] if corporation == NOBODY else [corporation, *s.played[seat]]


def piles(s: ProjectState, offers: bool) -> Whereabouts:
    """Where the cards are that every game with project cards has; offers may be somewhere else as well."""
    found = Whereabouts()
    demand(s.drawn <= len(s.deck), "'drawn' should not be more than there are cards in 'deck'")
    found.lie("deck", list(s.deck[s.drawn :]))
    found.lie("discard", members(s.discard))
    zones = [("hands", s.hands), ("played", s.played)]
    if offers:
        zones.append(("offers", s.offers))
    for name, all_cards in zones:
        for seat, cards in enumerate(all_cards):
            found.lie(f"{name}[{seat}]", cards)
    check_sorted("hands", s.hands)
    check_sorted("offers", s.offers)
    return found


def check_sorted(name: str, lists: list[list[int]]) -> None:
    """These lists stand for sets: ascending, each number once."""
    for seat, numbers in enumerate(lists):
        demand(numbers == sorted(set(numbers)), f"'{name}[{seat}]' should be in ascending order, each number once")


def check_corporations(s: ProjectState, dealt: list[int]) -> None:
    """Each corporation is dealt or played once; so many are dealt to each seat."""
    found = Whereabouts()
    for seat, corporations in enumerate(s.dealt):
        found.lie(f"dealt[{seat}]", list(corporations))
        count = len(corporations)
        demand(count == dealt[seat], f"'dealt[{seat}]' should have {dealt[seat]} corporations, not {count}")


def check_cubes(s: ProjectState, cubes_of: list[int]) -> None:
    """Cubes lie on cards in play that collect some."""
    for card, count in enumerate(s.cubes):
        if count and (card < FIRST_CARD or cubes_of[card] == NO_CUBES or s.holder[card] == NOBODY):
            raise BadPosition(f"'cubes[{card}]' should be 0: that card is not in play, or collects none")


def check_knowledge(s: ProjectState) -> None:
    """A seat remembers cards that are hidden and not its own."""
    for seat in range(len(s.hands)):
        hidden = s.discard
        for other in range(len(s.hands)):
            if other != seat:
                hidden |= gathered(s.hands[other]) | gathered(s.offers[other])
        unknown = members(s.knows[seat] & ~hidden)
        demand(not unknown, f"'knows[{seat}]' should hold only cards that are hidden from seat {seat}, not {unknown}")
