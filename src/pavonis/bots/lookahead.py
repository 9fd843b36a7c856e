"""Looks one whole action ahead. The small picks of an action belong together, so they are filled in before the evaluation."""

from typing import Final, Generic

from pavonis.bots.bot import Chance
from pavonis.bots.evaluation import UNCLEAR, Evaluation
from pavonis.core.game import Game, Move, S, Seat

TRIES: Final = 150  # ends of one action that are looked at before the rest of it is played as usual


class Ending(Generic[S]):
    """Where an action has led, and what every seat can expect there."""

    def __init__(self, s: S, points: list[float]) -> None:
        self.s: Final = s
        self.points: Final = points


class Lookahead(Generic[S]):
    """Carries actions to their end in sampled worlds."""

    def __init__(self, game: Game[S], evaluation: Evaluation[S], seed: int) -> None:
        self.game: Final = game
        self.evaluation: Final = evaluation
        self._seed = seed
        self._chance = Chance(seed)
        self._left = 0

    def reseed(self, seed: int) -> None:
        """Begin with another world. The simultaneous answers of others follow from this seed, for every move that is tried."""
        self._seed = seed

    def after(self, s: S, seat: Seat, move: Move, together: int) -> Ending[S]:
        """Make a move in a world, which is used up, and complete the action: every pick as its own seat likes best.

        `together` has the bits of the seats that are asked at the same time as this one: they answer before the action ends.
        """
        self._left = TRIES
        self._chance = Chance(self._seed)
        together = self._beginning(s, together & ~(1 << seat))
        self.game.apply(s, seat, move)
        return self._complete(s, together)

    def _beginning(self, s: S, seats: int) -> int:
        """Those of the seats that have not begun to answer; a seat in the middle of its answer begins no second one with it."""
        found = 0
        while seats:
            low = seats & -seats
            seats ^= low
            if self.game.question(s, low.bit_length() - 1).fresh:
                found |= low
        return found

    def best(self, s: S, seat: Seat, moves: list[Move], together: int) -> Ending[S]:
        """The ending of the action a seat likes best among these."""
        best = self.after(self.game.clone(s), seat, moves[0], together)
        for move in moves[1:]:
            ending = self.after(self.game.clone(s), seat, move, together)
            if self.evaluation.aim(ending.points, seat) > self.evaluation.aim(best.points, seat):
                best = ending
        return best

    def play_on(self, s: S, viewer: Seat, actions: int) -> Ending[S]:
        """Play on in a world, which is used up, as is likely, until the viewer has made so many actions."""
        game = self.game
        while s.owed:
            seat = (s.owed & -s.owed).bit_length() - 1
            if seat == viewer and game.question(s, seat).fresh:
                if actions == 0:
                    break
                actions -= 1
            moves = game.legal(s, seat)
            game.apply(s, seat, moves[0] if len(moves) == 1 else self.evaluation.likely(s, seat, moves, self._chance))
        return Ending(s, self.evaluation.projected(s))

    def _complete(self, s: S, together: int) -> Ending[S]:
        """Go on until somebody begins an action of their own, or the game is over."""
        game = self.game
        while s.owed:
            seat = self._next(s, together)
            if seat < 0:
                break
            low = 1 << seat
            question = game.question(s, seat)
            moves = game.legal(s, seat)
            if question.fresh:
                together &= ~low
                game.apply(s, seat, self.evaluation.likely(s, seat, moves, self._chance))
            elif len(moves) == 1:
                game.apply(s, seat, moves[0])
            else:
                move = self.evaluation.obvious(s, seat, moves)
                if move == UNCLEAR and self._left <= 0:
                    usual = question.usual
                    move = moves[-1] if usual is None else usual
                if move == UNCLEAR:
                    return self._best(s, seat, moves, together)
                game.apply(s, seat, move)
        self._left -= 1
        return Ending(s, self.evaluation.projected(s))

    def _next(self, s: S, together: int) -> int:
        """The first seat that has an answer to finish, or to give before the action ends; -1 if all would begin another."""
        owed = s.owed
        while owed:
            low = owed & -owed
            owed ^= low
            seat = low.bit_length() - 1
            if together & low or not self.game.question(s, seat).fresh:
                return seat
        return -1

    def _best(self, s: S, seat: Seat, moves: list[Move], together: int) -> Ending[S]:
        """The ending a seat likes best among those its picks lead to."""
        best: Ending[S] | None = None
        most = 0.0
        for move in moves:
            world = self.game.clone(s)
            self.game.apply(world, seat, move)
            ending = self._complete(world, together)
            value = self.evaluation.aim(ending.points, seat)
            if best is None or value > most:
                best = ending
                most = value
        assert best is not None
        return best
