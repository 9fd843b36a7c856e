"""What a draft shows: who has seen which cards of which pack, derived from who held it when."""

from pavonis.games.terraforming_mars.state import MarsState

EMPTY = -1
ROUNDS = 4


class Group:
    """Cards a viewer knows as a set: those kept out of one pack by others since it was last seen, and what is left of the pack."""

    def __init__(self) -> None:
        self.kept: list[int] = []  # places in `kept`
        self.holder = -1  # the seat that holds the rest of the pack, or -1 if that is the viewer, or if there is no rest
        self.cards = 0


def draft_groups(s: MarsState, viewer: int) -> list[Group]:
    """What a viewer has seen of each pack and not kept. Packs move one seat each round, clockwise in even generations."""
    seats = len(s.hands)
    done = len(s.kept) // seats
    groups: list[Group] = []
    if viewer < 0 or not s.kept:
        return groups
    step = 1 if s.generation % 2 == 0 else -1
    for pack in range(seats):
        group: Group | None = None
        for number in range(done):
            seat = (pack + number * step) % seats
            place = number * seats + seat
            if seat == viewer:
                group = Group()
                groups.append(group)
            elif group is not None and s.kept[place] != EMPTY:
                group.kept.append(place)
                group.cards |= 1 << s.kept[place]
        holder = (pack + done * step) % seats
        if group is not None and holder != viewer and done < ROUNDS:
            group.holder = holder
            for card in s.offers[holder]:
                group.cards |= 1 << card
    return groups


def remember_draft(s: MarsState, bought: list[int]) -> None:
    """When drafted cards are bought, a seat remembers what is certain: a rival has taken all cards to the hand, or discarded all.

    A card that may be in either place is forgotten.
    """
    seats = len(s.hands)
    for viewer in range(seats):
        for group in draft_groups(s, viewer):
            keepers = [place % seats for place in group.kept]
            if keepers and min(keepers) == max(keepers) and bought[keepers[0]] in (0, ROUNDS):
                s.knows[viewer] |= group.cards
