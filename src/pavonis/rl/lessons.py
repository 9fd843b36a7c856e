"""Games of a teacher to learn from: `python -m pavonis.rl.lessons pocket-mars lessons.npz --minutes 5`.

At every decision they tell what the seat knows, its legal moves, and what each is worth to the teacher, the evaluation that
`greedy` uses. Some of its games are disturbed by random moves, so that a learner also sees what to do in positions that good play
does not lead to.
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pavonis.bots.bot import Budget, derived
from pavonis.bots.evaluation import Evaluation, Evaluations
from pavonis.bots.weighing import Weighing
from pavonis.core.view import View
from pavonis.rl.encoding import numbers, places
from pavonis.rl.play import Play

WORLDS = 2  # hidden worlds in which the teacher looks ahead for a decision
DISTURBED = (0.0, 0.05, 0.2)  # shares of random moves, a game each
NAMES = ("idx", "val", "nin", "mov", "tv", "nmv", "seat", "out")  # of the arrays in a file
LONG = 5000  # decisions after which a game is given up


class Lessons:
    """Decisions, laid end to end: how many numbers and moves belong to each, and the reward that its seat got in the end."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.numbers: list[float] = []
        self.sizes: list[int] = []
        self.moves: list[int] = []
        self.worths: list[float] = []  # of each move, in points; NaN for moves the teacher does not consider
        self.choices: list[int] = []  # how many moves
        self.seats: list[int] = []  # whose decision it was
        self.rewards: list[float] = []

    def arrays(self) -> dict[str, NDArray[np.generic]]:
        """The same as arrays."""
        return {
            "idx": np.array(self.places, np.uint16),
            "val": np.array(self.numbers, np.float16),
            "nin": np.array(self.sizes, np.int32),
            "mov": np.array(self.moves, np.uint16),
            "tv": np.array(self.worths, np.float32),
            "nmv": np.array(self.choices, np.int32),
            "seat": np.array(self.seats, np.uint8),
            "out": np.array(self.rewards, np.float32),
        }


def give(key: str, seconds: float, seed: int = 0, lessons: Lessons | None = None, first: int = 0) -> tuple[Lessons, int]:
    """As many games of the teacher with itself as so many seconds of processor time allow; also the number of the last one."""
    lessons = Lessons() if lessons is None else lessons
    play = Play(key, 2)
    evaluation = Evaluations("greedy").of(play.game)
    end = time.process_time() + seconds
    number = first
    while time.process_time() < end:
        number += 1
        _game(play, evaluation, derived(seed, number), DISTURBED[number % len(DISTURBED)], lessons)
    return lessons, number


def _game(play: Play, evaluation: Evaluation[Any], seed: int, disturbed: float, lessons: Lessons) -> None:
    """One game."""
    chance = np.random.default_rng(seed)
    play.reset(seed)
    game, s = play.game, play.state
    seats: list[int] = []
    while not play.over and play.decisions < LONG:
        seat = game.waiting(s)[0]
        legal = game.legal(s, seat)
        move = legal[0]
        if len(legal) > 1:
            moves = evaluation.weighed(legal)
            worths = [0.0]
            if len(moves) > 1:
                weighing = Weighing(View(game, s, seat), evaluation, moves, derived(seed, play.decisions))
                weighing.look(Budget(WORLDS), WORLDS)
                worths = weighing.values()
            sheet = play.encoder.sheet(s, seat)
            ones, others = places(sheet.ones), places(sheet.places)
            lessons.places += [*ones.tolist(), *others.tolist()]
            lessons.numbers += [1.0] * len(ones) + numbers(sheet.numbers).tolist()
            lessons.sizes.append(len(ones) + len(others))
            lessons.moves += legal
            worth = dict(zip(moves, worths, strict=True))
            lessons.worths += [worth.get(each, float("nan")) for each in legal]
            lessons.choices.append(len(legal))
            seats.append(seat)
            move = int(chance.choice(legal)) if chance.random() < disturbed else moves[worths.index(max(worths))]
        play.made(seat, move)
    rewards = play.rewards() if play.over else [0.0] * play.seats
    lessons.seats += seats
    lessons.rewards += [rewards[seat] for seat in seats]


def read(paths: Sequence[Path]) -> dict[str, NDArray[np.generic]]:
    """Lessons from files, one after another."""
    files = [dict(np.load(path)) for path in paths]
    return {name: np.concatenate([file[name] for file in files]) for name in NAMES}


def main() -> None:
    """Let the teacher play, and write a file that `pavonis.rl.learn --lessons` reads; it is written again after every minute."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("out", type=Path)
    parser.add_argument("--minutes", type=float, default=5, help="of processor time on one core (default 5)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    lessons, number = Lessons(), 0
    left = chosen.minutes * 60
    while left > 0:
        lessons, number = give(chosen.game, min(60, left), chosen.seed, lessons, number)
        left -= 60
        np.savez_compressed(chosen.out, **lessons.arrays())  # type: ignore[arg-type]
        print(f"{number} games, {len(lessons.rewards)} decisions", flush=True)


if __name__ == "__main__":
    main()
