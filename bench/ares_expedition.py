"""Random games of Ares Expedition for two players, on one core: games, decisions, clones, and how long a random game is.

    python -m bench.ares_expedition

A decision is one legal move chosen at random and applied, finding the legal moves included. Random players answer only what the
game waits for and sell cards only to pay, or else they would sell their whole hands. Short spans alternate between whole games and
clones of a position in the middle of one, so that a noisy machine is noisy for both; the medians are reported.
"""

import json
import statistics
import time
from random import Random
from typing import Any

from bench.engines import clone_span
from bench.turns import parser_of
from pavonis._engine import COMPILED
from pavonis.core.game import Game
from pavonis.games import load
from pavonis.games.ares_expedition.moves import SELL_CARDS

LEAST = {  # that is asked for: games a second, and at most so many microseconds a clone
    False: {"games_per_second": 150, "clone_microseconds": 15},
    True: {"games_per_second": 400, "clone_microseconds": 15},
}
SEATS = 2


class Played:
    """A random game that is over."""

    def __init__(self, state: Any, decisions: int) -> None:
        self.state = state
        self.decisions = decisions


def random_game(game: Game[Any], seed: int, limit: int = 1 << 30) -> Played:
    """Play at random, up to so many decisions."""
    s = game.new(SEATS, seed)
    s.log = None
    random = Random(seed).random
    decisions = 0
    while s.owed and decisions < limit:
        seat = (s.owed & -s.owed).bit_length() - 1
        moves = game.legal(s, seat)
        if SELL_CARDS in moves:
            moves.remove(SELL_CARDS)
        game.apply(s, seat, moves[int(random() * len(moves))])
        decisions += 1
    return Played(s, decisions)


class Span:
    """What was done in a while of processor time."""

    def __init__(self, games: list[Played], seconds: float) -> None:
        self.played = games
        self.games = len(games) / seconds
        self.decisions = sum(played.decisions for played in games) / seconds


def play_span(game: Game[Any], first: int, seconds: float) -> Span:
    """Whole games with consecutive seeds."""
    games: list[Played] = []
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        games.append(random_game(game, first + len(games)))
    return Span(games, elapsed)


def main() -> None:
    """Measure, report, and say what is missing."""
    chosen = parser_of(__doc__, 10, 1.0).parse_args()
    game = load("ares-expedition")
    middle = random_game(game, 1, random_game(game, 1).decisions // 2).state
    spans: list[Span] = []
    clones: list[float] = []
    for number in range(chosen.spans):
        spans.append(play_span(game, number << 32, chosen.seconds))
        clones.append(clone_span(game, middle, chosen.seconds / 4))
    played = [each for span in spans for each in span.played]
    result: dict[str, Any] = {
        "compiled": COMPILED,
        "games_per_second": round(statistics.median(span.games for span in spans)),
        "decisions_per_second": round(statistics.median(span.decisions for span in spans)),
        "clone_microseconds": round(statistics.median(clones), 2),
        "rounds": round(statistics.mean(each.state.round for each in played), 1),
        "decisions_per_game": round(statistics.mean(each.decisions for each in played), 1),
        "points": round(statistics.mean(point for each in played for point in game.scores(each.state)), 1),
    }
    if chosen.json:
        print(json.dumps(result, indent=1))
    else:
        print(f"Ares Expedition, 2 players, {'compiled' if COMPILED else 'pure Python'}")
        for name, value in result.items():
            if name != "compiled":
                print(f"{name.replace('_', ' '):<22}{value:>12,}")
    least = LEAST[COMPILED]
    if result["games_per_second"] < least["games_per_second"] or result["clone_microseconds"] > least["clone_microseconds"]:
        raise SystemExit(f"Ares Expedition is slower than it should be: {least}")


if __name__ == "__main__":
    main()
