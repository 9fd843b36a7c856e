"""A table for tests: a position built by names, played by notation and read back by names.

    t = table("pocket-mars", seats=2).seat(0, energy=3).hand(0, "Data Archive", "Ice Drill")
    t.do(0, "play Data Archive", "drop Ice Drill")
    assert t.seat(0).energy == 3 and "Ice Drill" in t.discard()

The words for what lies on the table (`seat`, `hand`, ...) are those of the game's `position.py`: with arguments they set and give
the table back, so they can be chained; without they read. `help(t)` lists the words of its game. What cannot be is a ValueError,
and a word that raises one has changed nothing.
"""

import inspect
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache, wraps
from typing import Any

from pavonis.box import Position
from pavonis.core.events import story
from pavonis.core.game import EVERYBODY, SPECTATOR, Game, IllegalMove, Move, Question, Reason, wrong_number
from pavonis.games import box, load
from pavonis.text import plain

NOT_ASKED = "not asked"  # the kind of the question of a seat that is asked nothing
INNER = {"arguments", "copy", "settled", "told"}  # what a table uses itself; not words


def table(game: str | Game[Any], seats: int = 2, seed: int = 0, **options: Any) -> "Table":
    """A table of a game, by its name with options or as it is, a little after the set-up: the first seat is about to move."""
    if isinstance(game, str):
        game = load(game, **options)
    elif options:
        raise ValueError("a game that is loaded already takes no options")
    if seats not in game.seats:
        raise ValueError(wrong_number(game.key, game.seats, seats))
    return Table(box(game.key).position(game, seats, seed))


class Table:
    """A position in somebody's hands."""

    def __new__(cls, position: Position) -> "Table":
        """A table whose class has the words of the game as methods, so that `dir` and `help` list them."""
        return super().__new__(_with_words(type(position)) if cls is Table else cls)

    def __init__(self, position: Position) -> None:
        self.position = position
        self._game = position.game

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """Say which words there are if one is called that does not exist."""
        if name.startswith("_") or "position" not in vars(self):
            raise AttributeError(name)
        words = words_of(type(self.position))
        near = get_close_matches(name, words, n=1)
        hint = f"; do you mean '{near[0]}'?" if near else ""
        raise AttributeError(f"a table of {self._game.key} has no word '{name}'{hint}; it has: {', '.join(words)}")

    def __repr__(self) -> str:
        """The game, and what each seat is asked."""
        try:
            s = self.state
        except ValueError as error:  # a word is still to come: what was said does not go together yet
            return f"<table of {self._game.key}: {error}>"
        asked = [f"seat {seat} is asked '{self.question(seat).kind}'" for seat in range(len(s.seats)) if s.asks[seat] is not None]
        return f"<table of {self._game.key}, {len(s.seats)} seats: {', '.join(asked) or 'the game is over'}>"

    def _seat(self, seat: int) -> int:
        """The number of a seat; ValueError if there is none such."""
        seats = len(self.state.seats)
        if type(seat) is not int or not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat!r}; there are: 0 to {seats - 1}")
        return seat

    def _viewer(self, viewer: int) -> int:
        """A seat, or who may see what all see, or everything."""
        return viewer if viewer in (SPECTATOR, EVERYBODY) else self._seat(viewer)

    def _say(self, name: str, arguments: tuple[Any, ...], options: dict[str, Any]) -> Any:
        """Call a word of the game's position; if it raises, nothing has changed."""
        method = getattr(self.position, name)
        _check_call(name, method, arguments, options)
        before = self.position.copy()
        try:
            found = method(*arguments, **options)
        except BaseException:
            self.position = before
            raise
        return self if found is None else found

    @property
    def game(self) -> Any:
        """The rules, with all that this game has of its own."""
        return self._game

    @property
    def state(self) -> Any:
        """The position itself, for what no word says."""
        return self.position.settled()

    def settled(self) -> Any:
        """The same as `state`."""
        return self.position.settled()

    def copy(self) -> "Table":
        """Another table with the same position, to try something else."""
        return Table(self.position.copy())

    def do(self, seat: int, *phrases: str) -> "Table":
        """Make moves of a seat, one after another; IllegalMove says in words why one is not legal."""
        self._seat(seat)
        for phrase in phrases:
            move = self._move(seat, phrase)
            try:
                self._game.checked_apply(self.state, seat, move)
            except IllegalMove as error:
                error.args = (f"seat {seat} may not '{phrase}': {', '.join(self.explain(error.reasons))}; {self._offers(seat)}",)
                raise
        return self

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now, as phrases for `do`; `choices` tells what they mean."""
        s, seat = self.state, self._seat(seat)
        return [self._game.notation(s, seat, move) for move in self._game.legal(s, seat)]

    def choices(self, seat: int) -> dict[str, str]:
        """What a seat may do now: each phrase for `do` with its meaning in English, for example `choose 1` and what that brings."""
        s, seat = self.state, self._seat(seat)
        words = box(self._game.key).words(self._game, "en", [f"seat {number}" for number in range(len(s.seats))])
        seen = self._game.observe(s, seat)
        return {self._game.notation(s, seat, move): plain(words.move(move, seen)) for move in self._game.legal(s, seat)}

    def why_not(self, seat: int, phrase: str) -> list[str]:
        """Why a seat may not make a move now: the name of each reason and what follows it; nothing if it may."""
        return self.explain(self._game.why_not(self.state, self._seat(seat), self._move(seat, phrase)))

    def question(self, seat: int) -> Question:
        """What a seat is asked; the kind is "not asked" if it is asked nothing."""
        s, seat = self.state, self._seat(seat)
        return Question(NOT_ASKED, least=0, most=0) if s.asks[seat] is None else self._game.question(s, seat)

    def see(self, viewer: int) -> Any:
        """What a viewer may know."""
        return self._game.observe(self.state, self._viewer(viewer))

    @property
    def waiting(self) -> list[int]:
        """The seats the game waits for."""
        return self._game.waiting(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.over(self.state)

    @property
    def scores(self) -> list[int]:
        """The points of each seat as they stand."""
        return self._game.scores(self.state)

    @property
    def winners(self) -> list[int]:
        """Who wins if the game ends as it stands."""
        return self._game.winners(self.state)

    def story(self, viewer: int) -> list[str]:
        """What a viewer was told since the position was set, a line for each event: `PLAYED seat 0, card Asteroid, price 14`."""
        return [_line(told) for told in self.told(viewer)]

    def told(self, viewer: int) -> list[dict[str, int | str]]:
        """The same as data: `{"event": "PLAYED", "seat": 0, "card": "Asteroid", "price": 14}`."""
        return [self.position.told(event) for event in story(self.state.log, self._viewer(viewer))]

    def explain(self, reasons: list[Reason]) -> list[str]:
        """Reasons in words: the name of each and what follows it."""
        names = self._game.reasons
        return [" ".join([names[reason[0]][0].upper(), *self.position.arguments(reason)]) for reason in reasons]

    def _move(self, seat: int, phrase: str) -> Move:
        s = self.state
        try:
            return self._game.parse(s, seat, phrase)
        except ValueError as error:
            phrases = [self._game.notation(s, seat, move) for move in self._game.space.codes()]
            near = get_close_matches(phrase, phrases)
            hint = f"; do you mean '{near[0]}'?" if near else ""
            raise ValueError(f"{error}{hint}; {self._offers(seat)}") from None

    def _offers(self, seat: int) -> str:
        """What a seat may do, with the meaning of phrases that are only numbered."""
        choices = self.choices(seat)
        if choices:
            phrases = [f"{phrase} ({meaning})" if self._is_numbered(phrase) else phrase for phrase, meaning in choices.items()]
            return f"seat {seat} may: {', '.join(phrases)}"
        return f"seat {seat} is not asked, {self.waiting} are" if self.waiting else "the game is over"

    def _is_numbered(self, phrase: str) -> bool:
        """Whether a phrase stands for a choice that only its number tells from the others."""
        names = self._game.space.range_of(self._game.space.parse(phrase)).names
        return bool(names) and all(name.isdigit() for each in names for name in each.by_number.values())


def _line(told: dict[str, int | str]) -> str:
    """One event as a line."""
    arguments = [f"{name} {value}" for name, value in told.items() if name != "event"]
    return f"{told['event']} {', '.join(arguments)}".strip()


@cache
def words_of(position: type) -> list[str]:
    """The words of a game's position."""
    return [name for name in dir(position) if name[0] != "_" and name not in INNER and inspect.isfunction(getattr(position, name))]


@cache
def _with_words(position: type) -> type[Table]:
    """The class of the tables of a game: each word is a method that says it."""
    return type(
        "GameTable", (Table,), {"__doc__": position.__doc__, **{name: _word(position, name) for name in words_of(position)}}
    )


def _word(position: type, name: str) -> Callable[..., Any]:
    """A method of a table that says a word."""

    @wraps(getattr(position, name))
    def say(self: Table, *arguments: Any, **options: Any) -> Any:
        return self._say(name, arguments, options)

    return say


def _check_call(name: str, method: Callable[..., Any], arguments: tuple[Any, ...], options: dict[str, Any]) -> None:
    """Refuse what the word cannot be called with, and say what it takes."""
    signature = inspect.signature(method)
    try:
        signature.bind(*arguments, **options)
    except TypeError as error:
        takes = [each for each, kind in signature.parameters.items() if kind.kind is not inspect.Parameter.VAR_POSITIONAL]
        near = [match for option in options if option not in takes for match in get_close_matches(option, takes, n=1)]
        hint = f"; do you mean '{near[0]}'?" if near else ""
        raise ValueError(f"{name}: {error}{hint}; it is called as {name}{signature}") from None
