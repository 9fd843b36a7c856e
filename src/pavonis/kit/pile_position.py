"""Positions of the games with project cards: the words for corporations, hands, cards in play, the deck and the discard pile."""

from abc import abstractmethod
from collections.abc import Sequence
from types import MappingProxyType
from typing import Any, TypeVar

from pavonis.core.game import Game
from pavonis.core.rng import seeded, shuffle
from pavonis.kit.position import PositionBuilder, number_of, wanted, within
from pavonis.kit.project_state import NOBODY, ProjectState
from pavonis.kit.shared import changed
from pavonis.kit.terraforming import (
    COLDEST,
    DEGREES,
    GOALS,
    NO_CUBES,
    PARAMETER_NAMES,
    TAG_NAMES,
    TAGS,
    TEMPERATURE,
    step_of,
    value_of,
)
from pavonis.kit.zones import gathered, members

NONE = -1
SHOWN = 10  # cards on top of a deck that are read

S = TypeVar("S", bound=ProjectState)


class PilePosition(PositionBuilder[S]):
    """A position of project cards. Called with cards, a word sets; called without, it reads; `cards=[]` says that nothing is there.

    The rules pass over a seat with an empty hand and nothing else to do. So each seat whose hand no word has spoken of holds
    one card, the lowest of the deck that nobody has named. `hand` shows it, `stand_in` names it, and `bare` does without.
    """

    tag_names: Sequence[str] = TAG_NAMES
    source_names: Sequence[str]  # of corporations and cards, by number
    companies: Sequence[int]  # the corporations that can be named
    collects: Sequence[int]  # by number: the kind of cubes

    def __init__(self, game: Game[Any], s: S, cards: Sequence[int], seed: int) -> None:
        super().__init__(game, s)
        self.seed = seed
        named = {card: self.source_names[card] for card in cards}
        self._cards = MappingProxyType(named)  # the names of those in this game, by number; copies share it
        shuffled = list(cards)
        s.rng = shuffle(seeded(seed), shuffled)
        s.deck = tuple(shuffled)
        self._stand_ins = [NONE] * len(s.hands)
        self._hands_said = 0  # bits of the seats whose hand a word has spoken of
        self._tags = [0] * len(s.tags)  # given by a word, besides those of cards

    @abstractmethod
    def _points(self, seat: int, card: int) -> int:
        """What a card in play is worth."""

    @abstractmethod
    def _price(self, seat: int, card: int) -> int:
        """What a card costs now."""

    # Words

    def corporation(self, seat: int, name: str | None = None) -> str | None:
        """A corporation, without what it begins with; read, it is an empty name if there is none."""
        self._seat(seat)
        if name is None:
            number = self.settled().corporations[seat]
            return "" if number == NOBODY else self.source_names[number]
        s = self._edit()
        number = self._company(name)
        if number in s.corporations and s.corporations[seat] != number and not self._is_common(number):
            raise ValueError(f"{self.source_names[number]} is already the corporation of seat {s.corporations.index(number)}")
        s.corporations[seat] = number
        return None

    def tags(self, seat: int, **counts: int) -> dict[str, int] | None:
        """The tags of a player; those set are added to what the cards in play have."""
        self._seat(seat)
        if not counts:
            s = self.settled()
            return {self.tag_names[tag]: s.tags[seat * TAGS + tag] for tag in range(TAGS)}
        self._edit()
        for name, count in counts.items():
            self._tags[seat * TAGS + number_of("tag", name, self.tag_names)] = within(f"{name} tags", count, 0)
        return None

    def cubes(self, card: str, count: int | None = None) -> int | None:
        """The cubes on a card."""
        number = self._card(card)
        if count is None:
            return self.settled().cubes[number]
        if self.collects[number] == NO_CUBES:
            raise ValueError(f"{self._cards[number]} collects no cubes")
        s = self._edit()
        s.cubes = changed(s.cubes, number, within("cubes", count, 0))
        return None

    def hand(self, seat: int, *names: str, cards: Sequence[str] | None = None) -> list[str] | None:
        """The cards in a hand; `cards=[]` empties it."""
        self._seat(seat)
        chosen = wanted(names, cards)
        if chosen is None:
            return self._called(self.settled().hands[seat])
        s = self._edit()
        self._release(s.hands[seat])
        s.hands[seat] = sorted(self._taken(chosen))
        self._hands_said |= 1 << seat
        return None

    def stand_in(self, seat: int) -> str:
        """The card that a seat holds only because no word has spoken of its hand; an empty name if it holds none."""
        hand = self.settled().hands[self._seat(seat)]
        return self._cards[self._stand_ins[seat]] if self._stand_ins[seat] in hand else ""

    def bare(self, *seats: int) -> None:
        """The hands of these seats, or of all if none is named, hold what words have put there and nothing else."""
        s = self._edit()
        for seat in seats or range(len(s.hands)):
            self._hands_said |= 1 << self._seat(seat)

    def played(self, seat: int, *names: str, cards: Sequence[str] | None = None) -> list[str] | None:
        """The cards a player has in play, face up; their effects when played are not carried out. `cards=[]` takes all away."""
        self._seat(seat)
        chosen = wanted(names, cards)
        if chosen is None:
            return self._called(self.settled().played[seat])
        s = self._edit()
        self._release(s.played[seat])
        s.played[seat] = self._taken(chosen)
        return None

    def knows(self, seat: int, *names: str, cards: Sequence[str] | None = None) -> list[str] | None:
        """The hidden cards outside the own zones whose place a seat knows."""
        self._seat(seat)
        chosen = wanted(names, cards)
        if chosen is None:
            return self._called(members(self.settled().knows[seat]))
        self._edit().knows[seat] = gathered([self._card(name) for name in chosen])
        return None

    def deck_top(self, *cards: str) -> list[str] | None:
        """The uppermost cards of the deck, the first one on top; without cards, the names of the first ten."""
        if not cards:
            s = self.settled()
            return self._called(s.deck[s.drawn : s.drawn + SHOWN])
        s = self._edit()
        taken = self._taken(cards)
        s.deck = (*taken, *s.deck)
        return None

    def discard(self, *names: str, cards: Sequence[str] | None = None) -> list[str] | None:
        """The discard pile; `cards=[]` empties it into the deck."""
        chosen = wanted(names, cards)
        if chosen is None:
            return self._called(members(self.settled().discard))
        s = self._edit()
        self._release(members(s.discard))
        s.discard = gathered(self._taken(chosen))
        return None

    def price(self, seat: int, card: str) -> int:
        """What a card costs a seat now, with all discounts; metals and heat that could pay for it are not counted."""
        self.settled()
        return self._price(self._seat(seat), self._card(card))

    def card_points(self, seat: int, card: str) -> int:
        """What a card that a seat has played is worth as it stands."""
        self.settled()
        number = self._card(card)
        if number not in self._scoring(self._seat(seat)):
            raise ValueError(f"seat {seat} has not played {self._cards[number]}; it is in {self._place_of(number)}")
        return self._points(seat, number)

    def parameters(self) -> dict[str, int]:
        """The global parameters as printed."""
        tracks = self.settled().tracks
        return {name: value_of(number, tracks[number]) for number, name in enumerate(PARAMETER_NAMES)}

    # What the games have in common

    def _edit(self) -> S:
        """Begin to change what a word names; a card that stands in until something is said of a hand is not said."""
        s = super()._edit()
        self._forget_stand_ins()
        return s

    def _forget_stand_ins(self) -> None:
        """Only a card in the hand stands in for others."""
        self._stand_ins = [card if card in hand else NONE for card, hand in zip(self._stand_ins, self.s.hands, strict=True)]

    def _company(self, name: str) -> int:
        """The number of a corporation."""
        return self.companies[number_of("corporation", name, [self.source_names[number] for number in self.companies])]

    def _is_common(self, corporation: int) -> bool:
        """Whether several seats may have this corporation."""
        return False

    def _deal_corporations(self, seat: int, names: Sequence[str]) -> None:
        """What a seat chooses its corporation from."""
        own = tuple(sorted([self._company(name) for name in names]))
        self.s.dealt = tuple([own if other == seat else dealt for other, dealt in enumerate(self.s.dealt)])

    def _scoring(self, seat: int) -> list[int]:
        """The cards that count for a seat."""
        return self.s.played[seat]

    def _set_parameter(self, parameter: int, value: int) -> int:
        """The step of a printed value; ValueError if the track has no such value."""
        name = PARAMETER_NAMES[parameter]
        within(name, value, value_of(parameter, 0), value_of(parameter, GOALS[parameter]))
        if parameter == TEMPERATURE and (value - COLDEST) % DEGREES:
            raise ValueError(f"{name} rises in steps of {DEGREES} from {COLDEST}; it is never {value}")
        return step_of(parameter, value)

    def _card(self, name: str) -> int:
        numbers = list(self._cards)
        return numbers[number_of("card", name, list(self._cards.values()))]

    def _card_name(self, card: int) -> str:
        return self._cards[card]

    def _called(self, cards: Sequence[int]) -> list[str]:
        """The names of cards."""
        return [self._cards[card] for card in cards]

    def _taken(self, names: Sequence[str]) -> list[int]:
        """The numbers of cards, each taken out of where it was."""
        cards = [self._card(name) for name in names]
        self._claim(cards)
        for card in cards:
            self._take_out(card)
        return cards

    def _zones(self) -> dict[str, list[list[int]]]:
        """The lists a card can be in, besides the deck and the discard pile: by seat, under the words for them."""
        return {"the hand": self.s.hands, "what is offered to": self.s.offers, "the cards in play": self.s.played}

    def _place_of(self, card: int) -> str:
        for words, zones in self._zones().items():
            for seat, cards in enumerate(zones):
                if card in cards:
                    return f"{words} seat {seat}" if words.endswith(" to") else f"{words} of seat {seat}"
        if self.s.discard >> card & 1:
            return "the discard pile"
        return "the deck" if card in self.s.deck[self.s.drawn :] else "the box"

    def _take_out(self, card: int) -> None:
        s = self.s
        for zones in self._zones().values():
            for cards in zones:
                if card in cards:
                    cards.remove(card)
        s.discard &= ~(1 << card)
        s.deck, s.drawn = tuple([other for other in s.deck[s.drawn :] if other != card]), 0
        if not self._starting:  # nobody could follow it
            s.knows = [known & ~(1 << card) for known in s.knows]
            s.seen &= ~(1 << card)
        if card in self._stand_ins:
            self._stand_in_for(self._stand_ins.index(card), card)

    def _release(self, cards: list[int]) -> None:
        """Cards go back under the deck, and may be named for another place."""
        self._stand_ins = [NONE if card in cards else card for card in self._stand_ins]
        for card in cards[:]:
            self._take_out(card)
            self._named &= ~(1 << card)
            self.s.deck = (*self.s.deck, card)

    def _deal_stand_ins(self) -> None:
        """Each seat whose hand is empty because no word has spoken of it gets the lowest card of the deck that was not named."""
        for seat, hand in enumerate(self.s.hands):
            if not hand and not self._hands_said >> seat & 1:
                self._stand_in_for(seat, NONE)

    def _stand_in_for(self, seat: int, but: int) -> None:
        """Deal a card that nobody asked for, another one than the last."""
        s = self.s
        self._stand_ins[seat] = NONE
        card = next(card for card in reversed(s.deck[s.drawn :]) if card != but and not self._named >> card & 1)
        self._take_out(card)
        s.hands[seat] = sorted([*s.hands[seat], card])
        self._stand_ins[seat] = card

    def _check_knowledge(self) -> None:
        """What a seat remembers is hidden and not its own."""
        s = self.s
        for seat, known in enumerate(s.knows):
            for card in members(known):
                others = [cards for other, cards in enumerate(s.hands) if other != seat]
                others += [cards for other, cards in enumerate(s.offers) if other != seat]
                if card not in s.deck[s.drawn :] and not s.discard >> card & 1 and not any(card in cards for cards in others):
                    raise ValueError(f"seat {seat} need not remember {self._cards[card]}: it is in {self._place_of(card)}")

    def _check_cubes(self, cubes: tuple[int, ...]) -> None:
        """Cubes lie on cards in play only."""
        in_play = {card for cards in self.s.played for card in cards}
        for card in self._cards:
            if cubes[card] and card not in in_play:
                raise ValueError(f"{self._cards[card]} has {cubes[card]} cubes, but it is in {self._place_of(card)}: say `played`")

    def _resume(self) -> None:
        """Cards lie where play has brought them; of those that were named, the ones still in the deck keep their places."""
        s = self.s
        self._forget_stand_ins()
        self._named &= gathered(list(s.deck[s.drawn :]))
        for zones in self._zones().values():
            for cards in zones:
                self._named |= gathered([card for card in cards if card not in self._stand_ins])
        self._hands_said = (1 << len(s.hands)) - 1
