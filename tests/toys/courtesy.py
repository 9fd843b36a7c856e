"""An effect that asks another seat in its middle: a guest visits a host, the host gives a card, the guest lays one down.

The guest's stack holds (WAIT, host) above what it will do afterwards. A card given face down is known to both; others who knew it
can follow it only if it was the host's last.
"""

from typing import Any, ClassVar, Final

from pavonis.core.events import ALL, both, rest
from pavonis.core.game import TABLE, WAIT, Frame, Seat, State
from pavonis.core.rng import seeded, shuffle
from pavonis.core.space import Range
from pavonis.kit.zones import gathered, members, size
from tests.toys.toy import Toy, numbers, others_learn

HAND: Final = 3
CARDS: Final = 12

VISIT: Final = 16  # + seat
GIVE: Final = 32  # + card
LAY: Final = 64  # + card

TURN: Final = 1
BE_HOST: Final = 2  # to whom
LAY_DOWN: Final = 3
ASK_VISIT: Final = 10
ASK_GIVE: Final = 11  # to whom
ASK_LAY: Final = 12

GAVE: Final = 1  # host, guest, card
GAVE_BACK: Final = 2  # host, guest
LAID: Final = 3  # seat, card


class CourtesyState(State):
    """Hands, what is laid down, and who remembers which card of another's hand."""

    __slots__ = ("active", "hands", "knows", "laid")
    FIELDS: ClassVar[tuple[str, ...]] = (*State.FIELDS, "hands", "laid", "knows", "active")

    hands: list[int]
    laid: list[int]
    knows: list[int]
    active: int

    def begin(self, seats: int) -> None:
        super().begin(seats)
        self.hands = [0] * seats
        self.laid = [0] * seats
        self.knows = [0] * seats
        self.active = -1


class Courtesy(Toy[CourtesyState]):
    """Visits until nobody else has a card to give."""

    title = "courtesy"
    ranges: ClassVar[list[Range]] = [
        Range("visit", VISIT, [numbers(4)]),
        Range("give", GIVE, [numbers(CARDS)]),
        Range("lay", LAY, [numbers(CARDS)]),
    ]
    state = CourtesyState

    def set_up(self, s: CourtesyState) -> None:
        cards = list(range(HAND * len(s.hands)))
        s.rng = shuffle(s.rng, cards)
        s.hands = [gathered([cards.pop() for _ in range(HAND)]) for _ in s.hands]
        s.table.append((TURN,))

    def step(self, s: CourtesyState, seat: Seat, frame: Frame) -> None:
        if seat == TABLE:
            s.active = (s.active + 1) % len(s.hands)
            if self.hosts(s):
                s.table.append((TURN,))
                s.ask(s.active, (ASK_VISIT,))
        elif frame[0] == BE_HOST:
            if size(s.hands[seat]) == 1:
                self.give(s, seat, frame[1], members(s.hands[seat])[0])
            else:
                s.ask(seat, (ASK_GIVE, frame[1]))
        else:
            s.ask(seat, (ASK_LAY,))

    def answer(self, s: CourtesyState, seat: Seat, ask: Frame, move: int) -> None:
        if ask[0] == ASK_VISIT:
            host = move - VISIT
            s.seats[seat] += [(LAY_DOWN,), (WAIT, host)]
            s.seats[host].append((BE_HOST, seat))
        elif ask[0] == ASK_GIVE:
            self.give(s, seat, ask[1], move - GIVE)
        else:
            card = 1 << move - LAY
            s.hands[seat] &= ~card
            s.laid[seat] |= card
            s.knows = [known & ~card for known in s.knows]
            others_learn(s, seat)
            s.tell(ALL, LAID, seat, move - LAY)

    def give(self, s: CourtesyState, host: Seat, guest: Seat, card: int) -> None:
        """A card changes hands before the eyes of two."""
        if size(s.hands[host]) > 1:
            s.knows = [known if seat == guest else known & ~s.hands[host] for seat, known in enumerate(s.knows)]
        s.hands[host] &= ~(1 << card)
        s.hands[guest] |= 1 << card
        s.knows[guest] &= ~(1 << card)
        s.knows[host] |= 1 << card
        s.learn(guest)
        self.announce(s, host, guest, card)

    def announce(self, s: CourtesyState, host: Seat, guest: Seat, card: int) -> None:
        """Two are told the card, the others that there was one."""
        s.tell(both(host, guest), GAVE, host, guest, card)
        s.tell(rest(both(host, guest)), GAVE_BACK, host, guest)

    def hosts(self, s: CourtesyState) -> list[Seat]:
        """Whom the active seat can visit."""
        return [seat for seat, hand in enumerate(s.hands) if hand and seat != s.active]

    def legal(self, s: CourtesyState, seat: Seat) -> list[int]:
        ask = s.asks[seat]
        if ask is None:
            return []
        if ask[0] == ASK_VISIT:
            return [VISIT + host for host in self.hosts(s)]
        return [(GIVE if ask[0] == ASK_GIVE else LAY) + card for card in members(s.hands[seat])]

    def known(self, s: CourtesyState, viewer: Seat) -> int:
        """The cards in hands that a viewer knows."""
        return s.hands[viewer] | s.knows[viewer] if viewer >= 0 else 0

    def observe(self, s: CourtesyState, viewer: Seat) -> dict[str, Any]:
        known = self.known(s, viewer)
        return {
            "active": s.active,
            "hands": [{"size": size(hand), "known": members(hand & known)} for hand in s.hands],
            "laid": [members(laid) for laid in s.laid],
        }

    def resample(self, s: CourtesyState, viewer: Seat, seed: int, reopen: bool = False) -> CourtesyState:
        w = self.clone(s)
        w.log = None
        known = self.known(s, viewer)
        hidden = sorted([card for hand in s.hands for card in members(hand & ~known)])
        w.rng = shuffle(seeded(seed), hidden)
        for seat, hand in enumerate(s.hands):
            w.hands[seat] = hand & known | gathered([hidden.pop() for _ in range(size(hand & ~known))])
            if seat != viewer:
                w.knows[seat] = 0  # a rival's memory is its own
        return w

    def secrets(self, s: CourtesyState, viewer: Seat) -> list[tuple[str, int]]:
        known = self.known(s, viewer)
        return [(f"hand of {seat}", hand & ~known) for seat, hand in enumerate(s.hands) if seat != viewer]

    def scores(self, s: CourtesyState) -> list[int]:
        return [sum(members(laid)) for laid in s.laid]
