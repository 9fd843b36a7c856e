"""Toys that break one thing each, on purpose: a suite that cannot fail is worth nothing.

Every class names in its docstring what it does wrong; `CAUGHT_BY` tells which property must notice.
"""

from typing import Any

from pavonis.core.events import ALL
from pavonis.core.game import WAIT, Frame, Reason, Seat
from pavonis.core.rng import shuffle
from pavonis.kit.zones import gathered, members, size
from pavonis.testing import conformance
from pavonis.testing.conformance import Property
from tests.toys import countdown, courtesy, draft, own_time, purse
from tests.toys.countdown import Countdown, CountdownState
from tests.toys.courtesy import Courtesy, CourtesyState
from tests.toys.draft import Draft, DraftState
from tests.toys.own_time import OwnTime, OwnTimeState
from tests.toys.purse import Purse, PurseState
from tests.toys.toy import Toy


class CopiesTheTruth(Draft):
    """A resample with another generator and everything else as it is."""

    def resample(self, s: DraftState, viewer: Seat, seed: int, reopen: bool = False) -> DraftState:
        w = super().resample(s, viewer, seed, reopen)
        w.packs, w.kept, w.aside = list(s.packs), list(s.kept), s.aside
        w.sealed = [list(answer) for answer in s.sealed] if not reopen else w.sealed
        return w


class CopiesTheDeck(OwnTime):
    """A resample that deals the hands anew and leaves the deck as it is."""

    def resample(self, s: OwnTimeState, viewer: Seat, seed: int, reopen: bool = False) -> OwnTimeState:
        w = super().resample(s, viewer, seed, reopen)
        hidden = [card for card in self.hidden_cards(s, viewer) if card not in s.deck]
        w.rng = shuffle(w.rng, hidden)
        w.hands = [
            hand if seat == viewer else gathered([hidden.pop() for _ in range(size(hand))]) for seat, hand in enumerate(s.hands)
        ]
        w.deck = s.deck
        return w


class CopiesNowAndThen(Countdown):
    """A resample that keeps rivals' sealed answers half of the time."""

    def resample(self, s: CountdownState, viewer: Seat, seed: int, reopen: bool = False) -> CountdownState:
        w = super().resample(s, viewer, seed, reopen)
        if not reopen and seed % 2:
            w.sealed = [list(answer) for answer in s.sealed]
        return w


class KeepsSealedAnswers(Countdown):
    """A resample in which rivals have chosen what they have chosen in truth."""

    def resample(self, s: CountdownState, viewer: Seat, seed: int, reopen: bool = False) -> CountdownState:
        w = super().resample(s, viewer, seed, reopen)
        if not reopen:
            w.sealed = [list(answer) for answer in s.sealed]
        return w


class KeepsItsGenerator(Purse):
    """A resample that knows what chance will bring."""

    def resample(self, s: PurseState, viewer: Seat, seed: int, reopen: bool = False) -> PurseState:
        w = super().resample(s, viewer, seed, reopen)
        w.rng = s.rng
        return w


class ShufflesUnsorted(OwnTime):
    """A resample whose outcome depends on the order in which the hidden cards lay."""

    def hidden_cards(self, s: OwnTimeState, viewer: Seat) -> list[int]:
        return [*s.deck, *[card for seat, hand in enumerate(s.hands) if seat != viewer for card in members(hand)]]


class ForgetsTheCount(Countdown):
    """A resample in which a number may be sealed that the count has passed."""

    def possible(self, s: CountdownState, seat: Seat) -> list[int]:
        return members(s.hands[seat])


class TellsTooMany(Courtesy):
    """A card given face down is announced to all."""

    def announce(self, s: CourtesyState, host: Seat, guest: Seat, card: int) -> None:
        s.tell(ALL, courtesy.GAVE, host, guest, card)


class FollowsTooWell(Courtesy):
    """Who knew a card in a hand knows where it is, though one of several was given away face down."""

    def give(self, s: CourtesyState, host: Seat, guest: Seat, card: int) -> None:
        knew = list(s.knows)
        super().give(s, host, guest, card)
        for seat in range(len(s.knows)):
            s.knows[seat] |= knew[seat] & ~s.hands[seat]


class ShowsAHand(OwnTime):
    """The observation holds the highest card of a rival."""

    def observe(self, s: OwnTimeState, viewer: Seat) -> dict[str, Any]:
        return {**super().observe(s, viewer), "highest": max([hand.bit_length() for hand in s.hands])}


class DrawsWithoutLearning(OwnTime):
    """A card is drawn, seen, and can be put back by an undo."""

    def draw(self, s: OwnTimeState, seat: Seat) -> None:
        super().draw(s, seat)
        s.learned[seat] -= 1


class SharesAList(Countdown):
    """A clone that has its points in common with the original."""

    def clone(self, s: CountdownState) -> CountdownState:
        c = super().clone(s)
        c.points = s.points
        return c


class MoodyState(CountdownState):
    """A field that FIELDS does not name."""

    __slots__ = ("mood",)
    mood: int

    def begin(self, seats: int) -> None:
        super().begin(seats)
        self.mood = 0


class HidesAField(Countdown):
    """A clone brings along more than FIELDS names."""

    state = MoodyState

    def clone(self, s: CountdownState) -> CountdownState:
        c = super().clone(s)
        assert isinstance(s, MoodyState)
        assert isinstance(c, MoodyState)
        c.mood = s.mood
        return c


class PlaysByItsMood(HidesAField):
    """What FIELDS does not name makes a difference, and is lost when a position is saved."""

    def answer(self, s: CountdownState, seat: Seat, ask: Frame, move: int) -> None:
        super().answer(s, seat, ask, move)
        assert isinstance(s, MoodyState)
        s.mood += 1
        if ask[0] == countdown.ASK_PILE:
            s.points[seat] += s.mood


class HiddenMemory(Purse):
    """Chance that depends on what the game object remembers from other games."""

    games = 0

    def set_up(self, s: PurseState) -> None:
        super().set_up(s)
        self.games += 1
        s.rng += self.games


class DisagreesWithItself(Purse):
    """`why_not` has nothing against a payment that is not offered."""

    def why_not(self, s: PurseState, seat: Seat, move: int) -> list[Reason]:
        return [] if move == purse.PAY and s.asks[seat] is not None else super().why_not(s, seat, move)


class OffersDeadEnds(Purse):
    """Any amount of gold may be paid, whether or not the rest can be made up."""

    def amounts(self, s: PurseState, seat: Seat, kind: int, left: int) -> list[int]:
        found = super().amounts(s, seat, kind, left)
        return list(range(left // purse.WORTH[0] + 1)) if kind == 0 and found else found


class SaysTheSameTwice(Draft):
    """Two moves with the same words."""

    def notation(self, s: DraftState, seat: Seat, move: int) -> str:
        return super().notation(s, seat, move - 1 if move == draft.KEEP + 1 else move)


class NeverEnds(Courtesy):
    """Nobody lays a card down, so that there is always one to give."""

    def answer(self, s: CourtesyState, seat: Seat, ask: Frame, move: int) -> None:
        if ask[0] != courtesy.ASK_LAY:
            super().answer(s, seat, ask, move)


class StopsTooEarly(Courtesy):
    """Nobody is waited for, and a seat has still something to do."""

    def hosts(self, s: CourtesyState) -> list[Seat]:
        found = super().hosts(s)
        if not found:
            s.seats[0].append((WAIT, 0))
        return found


class HoldsToTheWord(Draft):
    """A sealed answer cannot be taken back."""

    def legal(self, s: DraftState, seat: Seat) -> list[int]:
        return super().legal(s, seat) if s.owed >> seat & 1 else []


class FirstComeFirstServed(Draft):
    """Who seals an answer first is favoured."""

    def answer(self, s: DraftState, seat: Seat, ask: Frame, move: int) -> None:
        super().answer(s, seat, ask, move)
        if not s.owed:
            s.aside |= 1 << draft.CARDS + seat  # the last one to answer pays for it

    def observe(self, s: DraftState, viewer: Seat) -> dict[str, Any]:
        return {**super().observe(s, viewer), "late": s.aside >> draft.CARDS}

    def deal(self, w: DraftState, cards: list[int], places: list[int], holders: list[Seat]) -> int:
        late = [card for card in cards if card >= draft.CARDS]
        return super().deal(w, [card for card in cards if card < draft.CARDS], places, holders) | gathered(late)


class TakesFromOthers(OwnTime):
    """Only one seat can draw in a phase: a move of one seat takes a move from another."""

    def legal(self, s: OwnTimeState, seat: Seat) -> list[int]:
        return [move for move in super().legal(s, seat) if move != own_time.DRAW or not s.drew]


class DealsTheWrongNumber(Courtesy):
    """A resample with a card too many, in a hand of which nobody sees the size."""

    def observe(self, s: CourtesyState, viewer: Seat) -> dict[str, Any]:
        seen = super().observe(s, viewer)
        return {**seen, "hands": [hand["known"] for hand in seen["hands"]]}

    def resample(self, s: CourtesyState, viewer: Seat, seed: int, reopen: bool = False) -> CourtesyState:
        w = super().resample(s, viewer, seed, reopen)
        w.hands = [hand if seat == viewer else hand | 1 for seat, hand in enumerate(w.hands)]
        return w


def hands_are_right(s: Any) -> None:
    """Each card is in one place only."""
    found = [card for cards in [*s.hands, *s.laid] for card in members(cards)]
    assert len(found) == len(set(found)), "a card is in two places"


CAUGHT_BY: dict[type[Toy[Any]], Property] = {
    CopiesTheTruth: conformance.free,
    CopiesTheDeck: conformance.free,
    CopiesNowAndThen: conformance.free,
    KeepsSealedAnswers: conformance.free,
    KeepsItsGenerator: conformance.free,
    ShufflesUnsorted: conformance.forgetful,
    ForgetsTheCount: conformance.playable,
    TellsTooMany: conformance.quiet,
    FollowsTooWell: conformance.nothing_untold,
    ShowsAHand: conformance.same,
    DrawsWithoutLearning: conformance.undo_cannot_peek,
    SharesAList: conformance.clone_is_complete,
    HidesAField: conformance.clone_is_complete,
    HiddenMemory: conformance.replay_equals_play,
    PlaysByItsMood: conformance.restores_anywhere,
    DisagreesWithItself: conformance.legal_is_sound,
    OffersDeadEnds: conformance.legal_is_sound,
    SaysTheSameTwice: conformance.notation_inverts,
    NeverEnds: conformance.games_end,
    StopsTooEarly: conformance.games_end,
    HoldsToTheWord: conformance.taking_back,
    FirstComeFirstServed: conformance.any_order_of_arrival,
    TakesFromOthers: conformance.questions_are_not_changed_by_others,
    DealsTheWrongNumber: conformance.conserves(hands_are_right),
}
