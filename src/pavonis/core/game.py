"""THE file: seats, moves, frames, states, questions, games and the loop that runs them.

A `State` is data: ints, lists of ints, tuples of ints. What still has to happen is a stack of integer frames, so a game can be
cloned, saved and searched in the middle of any decision. A `Game` is static: it holds tables and rules, never a position.
"""

from abc import abstractmethod
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from pavonis.core.catalogue import Catalogue, told
from pavonis.core.events import EVERYBODY, SPECTATOR, Event, all_but, only
from pavonis.core.fields import Field
from pavonis.core.question import Move, Question
from pavonis.core.rng import seeded
from pavonis.core.space import Space

__all__ = [
    "EVERYBODY", "SPECTATOR", "TABLE", "TAKE_BACK", "WAIT",
    "Frame", "Game", "IllegalMove", "Move", "Question", "Reason", "S", "Seat", "State",
]  # fmt: skip

Seat = int
Frame = tuple[int, ...]  # (step, *ints): something that must still happen; nothing secret in it
Reason = tuple[int, ...]  # (code, *ints): why a move is not legal, to be put in words

TABLE: Final = -1  # the "seat" of a frame that belongs to nobody
WAIT: Final = 0  # the step (WAIT, seat): go on when that seat has nothing left to do; games number their steps from 1
TAKE_BACK: Final = 0  # the move that opens one's sealed answer again; the same code in every game
NONE: Final = -(1 << 60)  # in place of an int that an event does not have


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Games add slots of ints, lists of ints and tuples of ints, and name them in FIELDS."""

    __slots__ = ("asks", "learned", "log", "owed", "rng", "sealed", "seats", "table")
    FIELDS: ClassVar[tuple[str, ...]] = ("rng", "table", "seats", "asks", "owed", "sealed", "learned")
    # Lists by the number of a thing of which there may be more one day, with what stands there for a thing that is not in play. A
    # stored position and its fingerprint leave such entries off at the end, so that neither depends on how many things there are.
    GROWING: ClassVar[dict[str, Any]] = {}

    rng: int  # the whole generator
    table: list[Frame]  # what happens next for everybody
    seats: list[list[Frame]]  # what happens next for each seat
    asks: list[Frame | None]  # the open question of each seat
    owed: int  # bits of the seats the game waits for; another seat with a question may move but need not
    sealed: list[list[Move]]  # answers given in secret, as moves, until they are revealed
    learned: list[int]  # how often each seat has learned something hidden: the mark that undo does not cross
    log: list[Event] | None  # what happened, with its audience; None while searching; not part of the position

    def begin(self, seats: int) -> None:
        """Make it a game with so many seats in which nothing has happened. A clone skips this, which makes it faster."""
        self.rng = 0
        self.table = []
        self.seats = [[] for _ in range(seats)]
        self.asks = [None] * seats
        self.owed = 0
        self.sealed = [[] for _ in range(seats)]
        self.learned = [0] * seats
        self.log = None

    def copy_to(self, other: "State") -> None:
        """Copy the core fields to another state. The clone of each game begins with this."""
        other.rng = self.rng
        other.table = self.table[:]
        other.seats = [stack[:] for stack in self.seats]
        other.asks = self.asks[:]
        other.owed = self.owed
        other.sealed = [moves[:] for moves in self.sealed]
        other.learned = self.learned[:]
        log = self.log
        other.log = None if log is None else log[:]

    def ask(self, seat: Seat, question: Frame) -> None:
        """Open a question to a seat and wait for its answer."""
        self.asks[seat] = question
        self.owed |= 1 << seat

    def ask_all(self, question: Frame) -> None:
        """Open the same question to all seats at once."""
        for seat in range(len(self.asks)):
            self.ask(seat, question)

    def leave_open(self, seat: Seat, question: Frame) -> None:
        """Keep a question open although the game no longer waits for it: the seat may still continue or take its answer back."""
        self.asks[seat] = question

    def close(self) -> None:
        """Close all questions: from now on nobody can continue or take an answer back."""
        for seat in range(len(self.asks)):
            self.asks[seat] = None

    def unseal(self) -> list[list[Move]]:
        """Close all questions and take all sealed answers off the table at once."""
        self.close()
        answers = self.sealed
        self.sealed = [[] for _ in answers]
        return answers

    def tell(self, audience: int, kind: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Note what happened, for those who may know it: the kind of event and up to four ints that it is about.

        They are not `*event`, because compiled code would pack a tuple at every call, also while searching, when nothing is noted.
        """
        if self.log is not None:
            event = (audience, kind, a, b, c, d, NONE)
            self.log.append(event[: event.index(NONE)])

    def tell_secret(self, seat: Seat, known: int, hidden: int, card: int, back: int) -> None:
        """Note what one seat did with a card that only it sees. The others get another kind of event, with the back of the card."""
        if self.log is not None:
            self.log.append((only(seat), known, seat, card))
            self.log.append((all_but(seat), hidden, seat, back))

    def __repr__(self) -> str:
        asked = ", ".join([str(seat) for seat in range(len(self.asks)) if self.owed >> seat & 1])
        return f"<{type(self).__name__} of {len(self.asks)} seats, {'waiting for ' + asked if asked else 'over'}>"

    def learn(self, seat: Seat) -> None:
        """The seat has seen something hidden: it cannot undo beyond this point."""
        self.learned[seat] += 1

    def all_learn(self) -> None:
        """The whole table has seen something hidden."""
        learned = self.learned
        for seat in range(len(learned)):
            learned[seat] += 1


S = TypeVar("S", bound=State)


class IllegalMove(ValueError):
    """A move that is not legal now, with the reasons as data."""

    def __init__(self, seat: Seat, phrase: str, reasons: list[Reason], named: list[str]) -> None:
        super().__init__(f"seat {seat} may not '{phrase}': {'; '.join(named)}")
        self.reasons = reasons


def wrong_number(key: str, seats: range, count: int) -> str:
    """That a game is not for so many players, and for how many it is."""
    least, most = seats.start, seats.stop - 1
    players = f"{least} player" if most == 1 else f"{least} players" if least == most else f"{least} to {most} players"
    return f"{key} is for {players}, not {count}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game with one set of options. It is static and stateless: one instance serves every table."""

    def __init__(
        self,
        key: str,
        rules_version: int,
        seats: range,
        space: Space,
        options: dict[str, Any],
        events: Catalogue | None = None,
        reasons: Catalogue | None = None,
    ) -> None:
        self.key: Final = key
        self.rules_version: Final = rules_version
        self.seats: Final = seats  # how many may play
        self.space: Final = space
        self.options: Final = options  # as plain data, defaults included: what a record keeps
        self.events: Final[Catalogue] = events or {}
        self.reasons: Final[Catalogue] = reasons or {}
        self.players = seats.start  # how many play if `new` is not told

    def __repr__(self) -> str:
        chosen = ", ".join([f"{name}={value!r}" for name, value in self.options.items() if not isinstance(value, dict)])
        return f"<{self.key}, rules version {self.rules_version}, {chosen}>"

    # What a game writes.

    @abstractmethod
    def blank(self, seats: int) -> S:
        """A state of the right class before set-up."""

    @abstractmethod
    def set_up(self, s: S) -> None:
        """Lay out the components and leave on the table what happens first."""

    @abstractmethod
    def step(self, s: S, seat: Seat, frame: Frame) -> None:
        """Carry out one frame of a seat, or of the table (seat TABLE)."""

    @abstractmethod
    def answer(self, s: S, seat: Seat, ask: Frame, move: Move) -> None:
        """Act on a seat's answer. The question is already closed."""

    def taken_back(self, s: S, seat: Seat, ask: Frame) -> None:
        """Tell that a seat has taken its answer back, if all have seen the answer. The question is already open again."""

    @abstractmethod
    def legal(self, s: S, seat: Seat) -> list[Move]:
        """The moves a seat may make now: sorted, unique, never empty while the game waits for it."""

    @abstractmethod
    def question(self, s: S, seat: Seat) -> Question:
        """What a seat with an open question is asked."""

    @abstractmethod
    def clone(self, s: S) -> S:
        """An independent copy, written by hand, in microseconds."""

    @abstractmethod
    def observe(self, s: S, viewer: Seat) -> Any:
        """What this viewer may know, as a struct or a dict of plain data. A whitelist, and the only way out of a state."""

    @abstractmethod
    def resample(self, s: S, viewer: Seat, seed: int, reopen: bool = False) -> S:
        """A world that the viewer cannot tell from this one, with another generator. `reopen` asks others to seal again."""

    @abstractmethod
    def scores(self, s: S) -> list[int]:
        """The points of each seat as they stand."""

    def score_lines(self, s: S, seat: Seat) -> list[tuple[str, int]]:
        """Where a seat's points come from: the lines of the score sheet by name, with their points."""
        return [("points", self.scores(s)[seat])]

    def others(self, s: S) -> list[list[tuple[str, int]]]:
        """The score sheets of those who take part without a seat, such as neutral colours; nobody wins if one of them does."""
        return []

    def round(self, s: S) -> int:
        """How far the game has come, in rounds, turns of the table or generations; 0 if it counts none."""
        return 0

    @abstractmethod
    def winners(self, s: S) -> list[Seat]:
        """Who wins if the game ends as it stands: one, several, nobody or all."""

    def decided_by(self, s: S) -> list[tuple[str, list[int]]]:
        """If several seats lead with equal points: what decides among them, by name, with what each seat has of it.

        The words know the names as lines of the score sheet. Points alone decide where the list is empty.
        """
        return []

    def joint(self, s: S) -> dict[str, int]:
        """Where all seats win or lose together, or one plays alone: what the result consists of, by name. Else it is empty.

        Every such game tells `total`, the points of all seats. The words of the game know the rest.
        """
        return {}

    @abstractmethod
    def secrets(self, s: S, viewer: Seat) -> list[tuple[str, int]]:
        """Every hidden thing with its true value, for tests of hidden information only."""

    def fields(self, seats: int) -> dict[str, Field]:
        """What each field of a position may hold: a position from outside is compared with it before any rule sees it."""
        return {}

    def check(self, s: S) -> None:
        """Raise BadPosition if what a position from outside holds does not fit together: a card in two places, a false total."""

    def keeps_sealed(self, s: S) -> bool:
        """Whether answers may stay sealed now while other questions are asked; if not, they answer the question that is open."""
        return True

    # What every game has.

    def new(self, seats: int | None = None, seed: int = 0) -> S:
        """A game about to begin."""
        if seats is None:
            seats = self.players
        if seats not in self.seats:
            raise ValueError(wrong_number(self.key, self.seats, seats))
        s = self.blank(seats)
        s.rng = seeded(seed)
        s.log = []
        self.set_up(s)
        self.run(s)
        return s

    def run(self, s: S) -> None:
        """Run until an answer is owed or the game is over: first the seats, the lowest first, then the table."""
        stacks = s.seats
        asks = s.asks
        while True:
            working = False
            for stack in stacks:  # not any(stacks), which compiled code looks up by name and calls as Python would
                if stack:
                    working = True
            if working:
                moved = False
                for seat, stack in enumerate(stacks):
                    while stack and asks[seat] is None:
                        frame = stack[-1]
                        if frame[0] == WAIT and self.busy(s, frame[1]):
                            break
                        stack.pop()
                        moved = True
                        if frame[0] != WAIT:
                            self.step(s, seat, frame)
                if moved:
                    continue  # a seat may have given work to one before it, or have been waited for
                if s.owed:
                    return
                raise RuntimeError(f"{self.key}: a seat has something to do under a question that nobody waits for")
            if s.owed or not s.table:
                return
            self.step(s, TABLE, s.table.pop())

    def busy(self, s: S, seat: Seat) -> bool:
        """Whether a seat still has something to do before others go on."""
        return len(s.seats[seat]) > 0 or s.owed >> seat & 1 != 0

    def apply(self, s: S, seat: Seat, move: Move) -> None:
        """Make a legal move. It is not checked, so it is fast; use `checked_apply` for moves from outside."""
        ask = s.asks[seat]
        assert ask is not None
        if move == TAKE_BACK:
            s.sealed[seat] = []
            s.owed |= 1 << seat
            self.taken_back(s, seat, ask)
            return
        s.asks[seat] = None
        s.owed &= ~(1 << seat)
        self.answer(s, seat, ask, move)
        self.run(s)

    def checked_apply(self, s: S, seat: Seat, move: Move) -> None:
        """Make a move, or raise IllegalMove with the reasons and change nothing."""
        reasons = self.why_not(s, seat, move)
        if reasons:
            raise self.illegal(s, seat, move, reasons)
        self.apply(s, seat, move)

    def illegal(self, s: S, seat: Seat, move: Move, reasons: list[Reason]) -> IllegalMove:
        """The error for a move that these reasons forbid: it names the move and the reasons."""
        try:
            phrase = self.notation(s, seat, move)
        except ValueError:
            phrase = f"move {move}"
        return IllegalMove(seat, phrase, reasons, [told(self.reasons, reason) for reason in reasons])

    def no_more(self, s: S, seat: Seat, kind: str) -> Move | None:
        """The move that ends an answer when enough picks are made; None if the answer needs no end.

        It is the only legal move that is not a pick, as long as the same question is still open.
        """
        if not s.owed >> seat & 1:
            return None
        question = self.question(s, seat)
        if question.kind != kind or question.fresh or not question.among or question.least > 0:
            return None
        others = [move for move in self.legal(s, seat) if move not in question.among]
        return others[0] if len(others) == 1 else None

    def waiting(self, s: S) -> list[Seat]:
        """The seats the game waits for; none means that it is over."""
        owed = s.owed
        return [seat for seat in range(len(s.asks)) if owed >> seat & 1]

    def open_seats(self, s: S) -> list[Seat]:
        """The seats that may move: those waited for, and those that may change their mind."""
        return [seat for seat in range(len(s.asks)) if s.asks[seat] is not None]

    def over(self, s: S) -> bool:
        """Whether the game has ended."""
        return s.owed == 0

    @abstractmethod
    def why_not(self, s: S, seat: Seat, move: Move) -> list[Reason]:
        """Why a seat may not make a move now; empty if and only if the move is legal."""

    def words(self, language: str, names: list[str] | None = None) -> Any:
        """Everything that can be said about this game in a language, for players with these names: see `pavonis.text.Words`."""
        raise NotImplementedError(f"{self.key} has no words")

    def notation(self, s: S, seat: Seat, move: Move) -> str:
        """A move as a short English phrase, the same wherever it is read."""
        return self.space.phrase(move)

    def parse(self, s: S, seat: Seat, text: str) -> Move:
        """The move a phrase stands for, legal or not; ValueError if it stands for none."""
        return self.space.parse(text)
