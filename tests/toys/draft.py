"""A draft: everybody keeps a card of a pack in secret and passes the rest on, and remembers what went by.

Whoever has held a pack knows, as a set, what it held then: what others have kept of it since, and what is left. A resample deals
such a set anew among its own places, and everything never seen among the other places.
"""

from typing import Any, ClassVar, Final

from pavonis.core.game import TAKE_BACK, Frame, Seat, State
from pavonis.core.rng import below, seeded, shuffle
from pavonis.core.space import Range
from pavonis.kit.zones import gathered, members, size
from tests.toys.toy import Toy, numbers

CARDS: Final = 18
PACK: Final = 4
ROUNDS: Final = 3

KEEP: Final = 16  # + card

CHOICE: Final = 1  # round
PASS: Final = 2  # round
ASK_KEEP: Final = 10

KEPT: Final = 1  # seat, card
KEPT_BACK: Final = 2  # seat, always 0

Group = tuple[list[int], int]  # places in `kept`, and the seat that holds the rest of the pack, or -1


class DraftState(State):
    """Packs, and what was kept: round by round, by seat."""

    __slots__ = ("aside", "kept", "packs")
    FIELDS: ClassVar[tuple[str, ...]] = (*State.FIELDS, "packs", "kept", "aside")

    packs: list[int]
    kept: list[int]  # round * seats + seat
    aside: int  # the cards that are in no pack

    def begin(self, seats: int) -> None:
        super().begin(seats)
        self.packs = [0] * seats
        self.kept = []
        self.aside = 0


class Draft(Toy[DraftState]):
    """Three cards out of packs of four."""

    title = "draft"
    ranges: ClassVar[list[Range]] = [Range("keep", KEEP, [numbers(CARDS)])]
    state = DraftState

    def set_up(self, s: DraftState) -> None:
        cards = list(range(CARDS))
        s.rng = shuffle(s.rng, cards)
        s.packs = [gathered([cards.pop() for _ in range(PACK)]) for _ in s.packs]
        s.aside = gathered(cards)
        s.table.append((CHOICE, 0))

    def step(self, s: DraftState, seat: Seat, frame: Frame) -> None:
        if frame[0] == CHOICE:
            if frame[1] < ROUNDS:
                s.table.append((PASS, frame[1]))
                s.ask_all((ASK_KEEP,))
            return
        for keeper, answer in enumerate(s.unseal()):
            card = answer[0] - KEEP
            s.packs[keeper] &= ~(1 << card)
            s.kept.append(card)
            s.tell_secret(keeper, KEPT, KEPT_BACK, card, 0)
        s.packs = [s.packs[giver - 1] for giver in range(len(s.packs))]
        s.all_learn()
        s.table.append((CHOICE, frame[1] + 1))

    def answer(self, s: DraftState, seat: Seat, ask: Frame, move: int) -> None:
        s.sealed[seat].append(move)
        s.leave_open(seat, ask)

    def legal(self, s: DraftState, seat: Seat) -> list[int]:
        if s.asks[seat] is None:
            return []
        return [KEEP + card for card in members(s.packs[seat])] if s.owed >> seat & 1 else [TAKE_BACK]

    def groups(self, s: DraftState, viewer: Seat) -> list[Group]:
        """What a viewer knows as sets. Pack p is held in round j by seat p + j."""
        seats = len(s.packs)
        done = len(s.kept) // seats
        found: list[Group] = []
        for pack in range(seats):
            since: list[int] | None = None  # what others have kept since the viewer last held the pack
            for number in range(done):
                seat = (pack + number) % seats
                if seat == viewer:
                    if since:
                        found.append((since, -1))
                    since = []
                elif since is not None:
                    since.append(number * seats + seat)
            if since is not None:
                holder = (pack + done) % seats
                found.append((since, -1 if holder == viewer else holder))
        return found

    def members_of(self, s: DraftState, group: Group) -> list[int]:
        """The cards of a group, sorted."""
        places, holder = group
        return sorted([s.kept[place] for place in places] + (members(s.packs[holder]) if holder >= 0 else []))

    def observe(self, s: DraftState, viewer: Seat) -> dict[str, Any]:
        return {
            "packs": [size(pack) for pack in s.packs],
            "pack": members(s.packs[viewer]) if viewer >= 0 else [],
            "kept": s.kept[viewer :: len(s.packs)] if viewer >= 0 else [],
            "seen": [[places, holder, self.members_of(s, (places, holder))] for places, holder in self.groups(s, viewer)],
            "answered": [len(answer) for answer in s.sealed],
            "sealed": list(s.sealed[viewer]) if viewer >= 0 else [],
        }

    def resample(self, s: DraftState, viewer: Seat, seed: int, reopen: bool = False) -> DraftState:
        w = self.clone(s)
        w.log = None
        w.rng = seeded(seed)
        seats = len(s.packs)
        places = [place for place in range(len(s.kept)) if place % seats != viewer]
        holders = [seat for seat in range(seats) if seat != viewer]
        for group in self.groups(s, viewer):
            self.deal(w, self.members_of(s, group), group[0], [group[1]] if group[1] >= 0 else [])
            places = [place for place in places if place not in group[0]]
            holders = [seat for seat in holders if seat != group[1]]
        unseen = [*members(s.aside), *(s.kept[place] for place in places), *(c for seat in holders for c in members(s.packs[seat]))]
        w.aside = self.deal(w, sorted(unseen), places, holders)
        for seat, answer in enumerate(s.sealed):
            if seat != viewer and answer:
                self.answer_anew(w, seat, reopen)
        return w

    def deal(self, w: DraftState, cards: list[int], places: list[int], holders: list[Seat]) -> int:
        """Deal cards to those places and packs; what is left."""
        w.rng = shuffle(w.rng, cards)
        for place in places:
            w.kept[place] = cards.pop()
        for seat in holders:
            w.packs[seat] = gathered([cards.pop() for _ in range(size(w.packs[seat]))])
        return gathered(cards)

    def answer_anew(self, w: DraftState, seat: Seat, reopen: bool) -> None:
        """Draw a rival's sealed answer from its pack, or ask for it again."""
        if reopen:
            w.sealed[seat] = []
            w.owed |= 1 << seat
        else:
            pack = members(w.packs[seat])
            w.rng, place = below(w.rng, len(pack))
            w.sealed[seat] = [KEEP + pack[place]]

    def secrets(self, s: DraftState, viewer: Seat) -> list[tuple[str, int]]:
        rivals = [seat for seat in range(len(s.packs)) if seat != viewer]
        found = [(f"pack of {seat}", s.packs[seat]) for seat in rivals] + [("aside", s.aside)]
        found += [(f"sealed by {seat}", sum(s.sealed[seat])) for seat in rivals]
        return found + [(f"kept {place}", s.kept[place]) for place in range(len(s.kept)) if place % len(s.packs) != viewer]

    def scores(self, s: DraftState) -> list[int]:
        return [sum(s.kept[seat :: len(s.packs)]) for seat in range(len(s.packs))]
