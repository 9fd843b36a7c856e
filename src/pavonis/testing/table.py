"""A table for tests: a position built by names, played by notation and read back by names.

    t = table("pocket-mars", seats=2).seat(0, energy=3).hand(0, "Data Archive", "Ice Drill")
    t.do(0, "play Data Archive", "drop Ice Drill")
    assert t.seat(0).energy == 3 and "Ice Drill" in t.discard()

The words for what lies on the table (`seat`, `hand`, ...) are those of the game's `position.py`: with arguments they set and give
the table back, so they can be chained; without they read.
"""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Protocol

from pavonis.core.events import story
from pavonis.core.game import Game, IllegalMove, Move, Question, Reason, State
from pavonis.games import load, part


class Position(Protocol):
    """What a game's `position.py` gives: besides these, one method for each word."""

    game: Game[Any]

    def settled(self) -> State:
        """The position, complete and consistent, its question open."""

    def copy(self) -> "Position":
        """An independent copy."""

    def arguments(self, reason: Reason) -> list[str]:
        """The numbers of a reason in words."""


def table(game: str | Game[Any], seats: int = 2, seed: int = 0, **options: Any) -> "Table":
    """A table of a game, by its name with options or as it is, a little after the set-up: the first seat is about to move."""
    if isinstance(game, str):
        game = load(game, **options)
    elif options:
        raise ValueError("a game that is loaded already takes no options")
    return Table(part(game.key, "position").Position(game, seats, seed))


class Table:
    """A position in somebody's hands."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self._game = position.game

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """A word of the game's position."""
        if name.startswith("_") or "position" not in vars(self):
            raise AttributeError(name)
        words = [word for word in dir(self.position) if not word.startswith("_") and callable(getattr(self.position, word))]
        if name not in words:
            raise AttributeError(f"a table of {self._game.key} has no word '{name}'; it has: {', '.join(words)}")

        def say(*arguments: Any, **options: Any) -> Any:
            found = getattr(self.position, name)(*arguments, **options)
            return self if found is None else found

        return say

    @property
    def game(self) -> Any:
        """The rules, with all that this game has of its own."""
        return self._game

    @property
    def state(self) -> Any:
        """The position itself, for what no word says."""
        return self.position.settled()

    def copy(self) -> "Table":
        """Another table with the same position, to try something else."""
        return Table(self.position.copy())

    def do(self, seat: int, *phrases: str) -> "Table":
        """Make moves of a seat, one after another; IllegalMove says in words why one is not legal."""
        for phrase in phrases:
            move = self._move(seat, phrase)
            try:
                self._game.checked_apply(self.state, seat, move)
            except IllegalMove as error:
                error.args = (f"seat {seat} may not '{phrase}': {', '.join(self.explain(error.reasons))}; {self._offers(seat)}",)
                raise
        return self

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now."""
        s = self.state
        return [self._game.notation(s, seat, move) for move in self._game.legal(s, seat)]

    def why_not(self, seat: int, phrase: str) -> list[str]:
        """Why a seat may not make a move now: the name of each reason and what follows it; nothing if it may."""
        return self.explain(self._game.why_not(self.state, seat, self._move(seat, phrase)))

    def question(self, seat: int) -> Question:
        """What a seat is asked."""
        return self._game.question(self.state, seat)

    def see(self, viewer: int) -> dict[str, Any]:
        """What a viewer may know."""
        return self._game.observe(self.state, viewer)

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

    def _names(self, constants: str) -> dict[int, str]:
        return {code: name for name, code in vars(part(self._game.key, constants)).items() if name.isupper()}

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
        phrases = self.legal(seat)
        if phrases:
            return f"seat {seat} may: {', '.join(phrases)}"
        return f"seat {seat} is not asked, {self.waiting} are" if self.waiting else "the game is over"

    def story(self, viewer: int) -> list[str]:
        """What a viewer was told since the position was set: the name of each event and the numbers that follow it."""
        names = self._names("events")
        return [" ".join([names[event[0]], *map(str, event[1:])]) for event in story(self.state.log, viewer)]

    def explain(self, reasons: list[Reason]) -> list[str]:
        """Reasons in words: the name of each and what follows it."""
        names = self._names("reasons")
        return [" ".join([names[reason[0]], *self.position.arguments(reason)]) for reason in reasons]
