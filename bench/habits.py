"""Goes on learning the rule of thumb by which Mission: Red Planet's bots expect characters to be chosen.

    python -m bench.habits --steps 100 --batch 60        # prints the weights, for `mission_red_planet_weights.py`

The rule plays against itself. What was chosen in games that went well, in points and in victories, is made likelier, the rest less
likely (a policy gradient, smoothed as in Adam). Every ten steps the rule plays deals of their own against two of the rule it began
with: a third is even. The same seed gives the same weights. Those in use were learned so in two such runs, the first of them with
fewer aspects; the second began with its result.
"""

import argparse
import random
from collections.abc import Sequence
from math import exp, sqrt
from typing import Any, NamedTuple

from rich.progress import Progress

from pavonis.bots.bot import derived
from pavonis.bots.evaluation import UNCLEAR, evaluation_of
from pavonis.bots.heuristics.mission_red_planet_characters import ASPECTS, CHARACTERS, aspects
from pavonis.games import load
from pavonis.games.mission_red_planet import moves, rules

SEATS = 3
VICTORY = 12.0  # points that winning is worth beside the margin
RATE, LEAST_RATE = 0.1, 0.02  # how far a weight moves in a step, at first and at last
MEAN, SQUARE = 0.8, 0.95  # how much of the gradient, and of its square, is remembered
FLOOR = 0.1  # below this a gradient counts as noise
CHECKS = 900  # games


class Played(NamedTuple):
    """A game that was played, by seat."""

    won: list[float]  # its share of the victory
    gains: list[float]  # how well it ended
    slopes: list[list[float]]  # what would have made the choices likelier, by weight


class Table:
    """Plays whole games by rules of thumb, one for each seat."""

    def __init__(self) -> None:
        self.game = load("mission-red-planet")
        self.evaluation: Any = evaluation_of(self.game)

    def play(self, rules_of_thumb: Sequence[list[float]], seed: int, chance: random.Random) -> Played:
        """A game, every seat by its own rule."""
        game = self.game
        s = game.new(SEATS, seed)
        s.log = None
        slopes = [[0.0] * len(rule) for rule in rules_of_thumb]
        while s.owed:
            seat = (s.owed & -s.owed).bit_length() - 1
            options = game.legal(s, seat)
            if len(options) > 1 and s.asks[seat][0] == rules.ASK_CHARACTER:
                move = self.choose(rules_of_thumb[seat], s, seat, options, slopes[seat], chance)
            else:
                move = self.evaluation.obvious(s, seat, options)
            game.apply(s, seat, chance.choice(options) if move == UNCLEAR else move)
        points, winners = game.scores(s), game.winners(s)
        mean = sum(points) / SEATS
        won = [(seat in winners) / len(winners) for seat in range(SEATS)]
        gains = [points[seat] - mean + VICTORY * (won[seat] - 1 / SEATS) for seat in range(SEATS)]
        return Played(won, gains, slopes)

    def choose(self, rule: list[float], s: Any, seat: int, options: list[int], slope: list[float], chance: random.Random) -> int:
        """A character, the likelier the more speaks for it; notes in `slope` what would have made it likelier."""
        seen = aspects(self.evaluation.setting, s, seat)
        places = [range((option - moves.CHOOSE) * ASPECTS, (option - moves.CHOOSE + 1) * ASPECTS) for option in options]
        liked = [sum(rule[at] * seen[at] for at in place) for place in places]
        odds = [exp(each - max(liked)) for each in liked]
        chosen = chance.choices(range(len(options)), odds)[0]
        for number, place in enumerate(places):
            surprise = (number == chosen) - odds[number] / sum(odds)
            for at in place:
                slope[at] += surprise * seen[at]
        return options[chosen]


def gradient(table: Table, rule: list[float], batch: int, seed: int) -> list[float]:
    """Which way the weights should go, by a batch of games of the rule against itself."""
    chance = random.Random(seed)
    total = [0.0] * len(rule)
    for number in range(batch):
        played = table.play([rule] * SEATS, derived(seed, number), chance)
        for gain, slope in zip(played.gains, played.slopes, strict=True):
            for at, each in enumerate(slope):
                total[at] += gain * each / (SEATS * batch)
    return total


def share_won(table: Table, rule: list[float], before: list[float], games: int, seed: int) -> float:
    """What part of the games one seat by this rule wins against two by another, in every seat with the same deals."""
    chance = random.Random(seed)
    won = 0.0
    for number in range(games):
        seat = number % SEATS
        seated = [rule if each == seat else before for each in range(SEATS)]
        won += table.play(seated, derived(seed, number // SEATS), chance).won[seat]
    return won / games


def main() -> None:
    """Learn and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=100, help="steps of learning")
    parser.add_argument("--batch", type=int, default=60, help="games of each step")
    parser.add_argument("--games", type=int, default=CHECKS, help="games of each check")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    learn(args.steps, args.batch, args.games, args.seed)


def learn(steps: int, batch: int, games: int, seed: int) -> None:
    """Make so many steps and print the weights."""
    table = Table()
    rule: list[float] = list(table.evaluation.w.habits)
    before, mean, square = [*rule], [0.0] * len(rule), [0.0] * len(rule)
    with Progress() as progress:
        for step in progress.track(range(1, steps + 1), description="learning"):
            rate = RATE * (1 - step / steps) + LEAST_RATE
            for at, slope in enumerate(gradient(table, rule, batch, derived(seed, step))):
                mean[at] = MEAN * mean[at] + (1 - MEAN) * slope
                square[at] = SQUARE * square[at] + (1 - SQUARE) * slope * slope
                size = sqrt(square[at] / (1 - SQUARE**step)) + FLOOR
                rule[at] += rate * mean[at] / (1 - MEAN**step) / size
            if step % 10 == 0:
                won = share_won(table, rule, before, games, derived(seed, "check"))
                progress.console.print(f"step {step}: {won:.1%} of {games} games against two of before")
    for character in range(1, CHARACTERS + 1):
        print(", ".join(f"{weight:.2f}" for weight in rule[character * ASPECTS : (character + 1) * ASPECTS]))


if __name__ == "__main__":
    main()
