"""Play in one's own time: all build and draw at once, each until it says "done".

Moves act at once. "Done" leaves the question open though nobody waits for it, so a seat may go on while others play. All draw from
one deck: who comes first gets another card, but no move of one seat takes a move from another.
"""

from typing import Any, ClassVar, Final

from pavonis.core.events import ALL
from pavonis.core.game import Frame, Seat, State
from pavonis.core.rng import seeded, shuffle
from pavonis.core.space import Range
from pavonis.kit.zones import gathered, members, size
from tests.toys.toy import Toy, numbers, others_learn

CARDS: Final = 24  # enough for four hands and all that can be drawn
HAND: Final = 2
PHASES: Final = 3

DRAW: Final = 16  # once in a phase
DONE: Final = 17
BUILD: Final = 32  # + card

PHASE: Final = 1  # number
ASK_PLAY: Final = 10
ASK_MORE: Final = 11  # after "done"

BUILT: Final = 1  # seat, card
DREW: Final = 2  # seat, card
DREW_BACK: Final = 3  # seat, always 0: all backs are alike


class OwnTimeState(State):
    """A common deck, hands and what has been built."""

    __slots__ = ("built", "deck", "drew", "hands")
    FIELDS: ClassVar[tuple[str, ...]] = (*State.FIELDS, "hands", "built", "deck", "drew")

    hands: list[int]
    built: list[int]
    deck: tuple[int, ...]
    drew: int  # bits of the seats that have drawn in this phase

    def begin(self, seats: int) -> None:
        super().begin(seats)
        self.hands = [0] * seats
        self.built = [0] * seats
        self.deck = ()
        self.drew = 0


class OwnTime(Toy[OwnTimeState]):
    """Three phases in which everybody plays at once."""

    title = "own-time"
    ranges: ClassVar[list[Range]] = [Range("draw", DRAW), Range("done", DONE), Range("build", BUILD, [numbers(CARDS)])]
    state = OwnTimeState

    def set_up(self, s: OwnTimeState) -> None:
        cards = list(range(CARDS))
        s.rng = shuffle(s.rng, cards)
        for seat in range(len(s.hands)):
            s.hands[seat] = gathered([cards.pop() for _ in range(HAND)])
        s.deck = tuple(cards)
        s.table.append((PHASE, 0))

    def step(self, s: OwnTimeState, seat: Seat, frame: Frame) -> None:
        s.close()
        s.drew = 0
        if frame[1] < PHASES:
            s.table.append((PHASE, frame[1] + 1))
            s.ask_all((ASK_PLAY,))

    def answer(self, s: OwnTimeState, seat: Seat, ask: Frame, move: int) -> None:
        if move == DONE:
            s.leave_open(seat, (ASK_MORE,))
            return
        if move == DRAW:
            self.draw(s, seat)
        else:
            s.hands[seat] &= ~(1 << move - BUILD)
            s.built[seat] |= 1 << move - BUILD
            others_learn(s, seat)
            s.tell(ALL, BUILT, seat, move - BUILD)
        if ask[0] == ASK_PLAY:
            s.ask(seat, ask)
        else:
            s.leave_open(seat, ask)

    def draw(self, s: OwnTimeState, seat: Seat) -> None:
        """The top card goes to a hand; its owner has learned something."""
        card = s.deck[0]
        s.deck = s.deck[1:]
        s.hands[seat] |= 1 << card
        s.drew |= 1 << seat
        s.learn(seat)
        s.tell_secret(seat, DREW, DREW_BACK, card, 0)

    def legal(self, s: OwnTimeState, seat: Seat) -> list[int]:
        ask = s.asks[seat]
        if ask is None:
            return []
        found = [] if s.drew >> seat & 1 else [DRAW]
        if ask[0] == ASK_PLAY:
            found.append(DONE)
        return found + [BUILD + card for card in members(s.hands[seat])]

    def observe(self, s: OwnTimeState, viewer: Seat) -> dict[str, Any]:
        return {
            "hands": [size(hand) for hand in s.hands],
            "hand": members(s.hands[viewer]) if viewer >= 0 else [],
            "built": [members(built) for built in s.built],
            "deck": len(s.deck),
            "drew": s.drew,
        }

    def resample(self, s: OwnTimeState, viewer: Seat, seed: int, reopen: bool = False) -> OwnTimeState:
        w = self.clone(s)
        w.log = None
        hidden = self.hidden_cards(s, viewer)
        w.rng = shuffle(seeded(seed), hidden)
        for seat, hand in enumerate(s.hands):
            if seat != viewer:
                w.hands[seat] = gathered([hidden.pop() for _ in range(size(hand))])
        w.deck = tuple(hidden)
        return w

    def hidden_cards(self, s: OwnTimeState, viewer: Seat) -> list[int]:
        """The cards a viewer does not see, sorted: their order must tell nothing."""
        rivals = [card for seat, hand in enumerate(s.hands) if seat != viewer for card in members(hand)]
        return sorted([*rivals, *s.deck])

    def secrets(self, s: OwnTimeState, viewer: Seat) -> list[tuple[str, int]]:
        hands = [(f"hand of {seat}", hand) for seat, hand in enumerate(s.hands) if seat != viewer]
        return hands + [(f"deck {place}", card) for place, card in enumerate(s.deck)]

    def scores(self, s: OwnTimeState) -> list[int]:
        return [sum(members(built)) for built in s.built]
