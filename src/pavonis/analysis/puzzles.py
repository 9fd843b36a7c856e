"""Puzzles: positions with one clearly best whole action, or turn of two, as data, and somebody's attempt at one.

A puzzle holds a resampled world, not the one that was played: what its seat could not know is not in the file either. All that is
said about an answer was judged when the puzzle was made, so solving one needs no bot.
"""

from collections.abc import Sequence
from datetime import date
from importlib.resources import files
from itertools import islice
from typing import Any, Final

import msgspec
from msgspec import Struct

from pavonis.analysis.challenges import FIRST_DAY
from pavonis.analysis.review import Option
from pavonis.analysis.telling import Teller, differences, ranked, spelled
from pavonis.bots.bot import Chance, derived
from pavonis.core.game import Game, Move, Seat, State
from pavonis.core.record import Record, opening
from pavonis.core.view import View
from pavonis.games import current, load
from pavonis.text import joined, plain

NEAR: Final = 0.02  # of chance: a pick that loses less is as right as the best one
TURNS: Final = "-turns"  # behind the name of the game: a file with puzzles of whole turns
OPEN: Final = "open"
SOLVED: Final = "solved"
WRONG: Final = "wrong"


class Node(Struct, frozen=True):
    """A pick on the way to the answer: what was played before it, and every move as it was judged, the best first."""

    after: list[Move]
    options: list[Option]


class Check(Struct, frozen=True):
    """A judge who has found the same answer, and by how much of the chance to win it is better than any other action."""

    bot: str
    seed: int
    margin: float


class Puzzle(Struct, frozen=True):
    """A position, whose turn it is, and the answer."""

    id: str
    seats: int
    seat: Seat
    round: int
    level: int  # 1: a rule of thumb finds the answer; 2: a careless look does; 3: neither
    margin: float  # of chance: what every other action loses at least, by the first judge
    checks: list[Check]
    position: dict[str, Any]
    nodes: list[Node]
    actions: int = 1  # of the answer; several may be made in any order that comes to the same


class PuzzleSet(Struct):
    """The puzzles of a game, and how they were made."""

    game: str
    rules_version: int
    options: dict[str, Any]
    made: dict[str, Any]
    mined: int  # games of bots that were looked through
    puzzles: list[Puzzle]


def sets_of(key: str) -> list[PuzzleSet]:
    """The sets of puzzles that come with the package, each with how it was made: first those of one action, then those of turns."""
    folder = files("pavonis.analysis").joinpath("data", "puzzles")
    found = [folder.joinpath(f"{key}{rest}.json") for rest in ("", TURNS)]
    return [msgspec.json.decode(file.read_bytes(), type=PuzzleSet) for file in found if file.is_file()]


def puzzles_of(key: str) -> PuzzleSet | None:
    """All puzzles that come with the package; None for a game without any."""
    found = sets_of(key)
    if not found:
        return None
    return msgspec.structs.replace(found[0], puzzles=[puzzle for each in found for puzzle in each.puzzles])


def daily(found: PuzzleSet, day: date) -> Puzzle:
    """The puzzle of a day, the same wherever it is asked for: all of them take turns, in another order each time round."""
    number = (day - FIRST_DAY).days
    turn, place = divmod(number, len(found.puzzles))
    order = list(range(len(found.puzzles)))
    chance = Chance(derived(turn, "puzzle of the day", found.game))
    for left in range(len(order) - 1, 0, -1):
        other = chance.below(left + 1)
        order[left], order[other] = order[other], order[left]
    return found.puzzles[order[place]]


def puzzle_record(found: PuzzleSet, puzzle: Puzzle) -> Record:
    """The position as a record that begins with it."""
    record = Record(found.game, found.rules_version, found.options, puzzle.seats, 0)
    record.position = puzzle.position
    return record


class Attempt:
    """Somebody's answer to a puzzle, pick by pick. It ends with the last action, or with the first wrong pick."""

    def __init__(self, found: PuzzleSet, puzzle: Puzzle) -> None:
        self.found: Final = found
        self.puzzle: Final = puzzle
        self.game: Final[Game[Any]] = load(found.game, **found.options)
        self.state: Final[State] = opening(self.game, current(self.game, puzzle_record(found, puzzle)))
        self._begun: Final = self.state.learned[puzzle.seat]
        self._nodes: Final = {tuple(node.after): node for node in puzzle.nodes}
        self.moves: list[Move] = []
        self.beginnings: list[Node] = [puzzle.nodes[0]]  # of the actions so far
        self.status = OPEN
        self.loss: float | None = 0.0  # of chance; None if nobody has looked at the wrong move

    @property
    def view(self) -> View[Any]:
        """What the solver sees."""
        return View(self.game, self.state, self.puzzle.seat)

    @property
    def best(self) -> list[Option]:
        """The best actions at the beginning; the first of them is the answer or begins it, with all its picks."""
        return self.puzzle.nodes[0].options

    @property
    def actions(self) -> list[list[Move]]:
        """The picks so far, by the action to which they belong."""
        starts = [len(node.after) for node in self.beginnings]
        return [self.moves[start:end] for start, end in zip(starts, [*starts[1:], len(self.moves)], strict=True)]

    def solved(self) -> "Attempt":
        """An attempt with the best picks up to the end."""
        other = Attempt(self.found, self.puzzle)
        while other.status == OPEN:
            other._pick(other._nodes[tuple(other.moves)].options[0].moves[0])
        return other

    def play(self, moves: Sequence[Move], whole: bool = False) -> str:
        """Make picks, as far as they are right; `whole`: these are all the picks of a set, however many there might be.

        ValueError if one of them is not legal; nothing after a wrong one is looked at.
        """
        kind = self.view.question().kind if whole else ""
        for move in moves:
            if self.status == OPEN:
                if move not in self.game.legal(self.state, self.puzzle.seat):
                    raise ValueError(f"move {move} cannot be made here")
                self._pick(move)
        if whole and self.status == OPEN and (last := self.game.no_more(self.state, self.puzzle.seat, kind)) is not None:
            self._pick(last)
        return self.status

    def _pick(self, move: Move) -> None:
        node = self._nodes.get(tuple(self.moves))
        if node is not None:
            option = next((each for each in node.options if each.moves[0] == move), None)
            self.loss = None if option is None else node.options[0].chance - option.chance
            if self.loss is None or self.loss > NEAR:
                self.status = WRONG
        self.game.apply(self.state, self.puzzle.seat, move)
        self.moves.append(move)
        if self.status == OPEN and is_over(self.game, self.state, self.puzzle.seat, self._begun):
            following = self._nodes.get(tuple(self.moves))
            if len(self.beginnings) == self.puzzle.actions or following is None:
                self.status = SOLVED
            else:
                self.beginnings.append(following)
        elif self.status == OPEN and (only := forced(self.game, self.state, self.puzzle.seat)) is not None:
            self._pick(only)


def is_over(game: Game[Any], s: State, seat: Seat, learned: int) -> bool:
    """Whether an action has come to its end: the seat is not asked any more, begins another, or has seen something hidden."""
    return not goes_on(s, seat, learned) or game.question(s, seat).fresh


def goes_on(s: State, seat: Seat, learned: int) -> bool:
    """Whether it is still the same seat's turn to choose, and it has seen nothing hidden."""
    return bool(s.owed >> seat & 1) and s.learned[seat] == learned


def forced(game: Game[Any], s: State, seat: Seat) -> Move | None:
    """The only legal move, if there is only one."""
    legal = game.legal(s, seat)
    return legal[0] if len(legal) == 1 else None


def verdict(attempt: Attempt, teller: Teller) -> list[str]:
    """What is said to an answer, without the right one."""
    if attempt.status == SOLVED:
        return [teller("puzzle_right" if attempt.puzzle.actions == 1 else "puzzle_right_turn"), *reasons(attempt, teller)]
    if attempt.loss is None:
        return [teller("puzzle_unclear")]
    return [teller("puzzle_wrong", loss=teller.percent(attempt.loss))]


def answer(attempt: Attempt, teller: Teller) -> list[str]:
    """The right answer to a puzzle that nobody has begun to solve, and why."""
    right = attempt.solved()
    if attempt.puzzle.actions == 1:
        return [teller("puzzle_answer", moves=teller.moves(attempt.best[0].moves, attempt.view)), *reasons(right, teller)]
    each = iter(spelled(teller.words, right.moves, attempt.view))
    told = [f"({number}) {plain(joined(islice(each, len(moves)), '; '))}" for number, moves in enumerate(right.actions, 1)]
    return [teller("puzzle_answer_turn", moves="; ".join(told)), *reasons(right, teller)]


def reasons(attempt: Attempt, teller: Teller) -> list[str]:
    """Why each action of the answer is better than the best one that is not right; of a turn, with the number of the action."""
    told = [_reasons(node, teller) for node in attempt.beginnings]
    if attempt.puzzle.actions == 1:
        return told[0]
    if told[0] and all(each == told[0] for each in told):
        return [teller("puzzle_each_action", why=" ".join(told[0]))]
    return [teller("puzzle_action", n=number, why=" ".join(each)) for number, each in enumerate(told, 1) if each]


def _reasons(node: Node, teller: Teller) -> list[str]:
    best, second = node.options[0], best_wrong(node.options)
    if second is None:
        return []
    terms = teller.changes(ranked(differences([best, second])))
    lost = teller("second", loss=teller.percent(best.chance - second.chance))
    return [*([teller("compared", terms=terms)] if terms else []), lost]


def best_wrong(options: Sequence[Option]) -> Option | None:
    """The best of the moves that are not right, with which the right one is compared."""
    return next((each for each in options if options[0].chance - each.chance > NEAR), None)
