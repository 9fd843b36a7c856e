"""Random games of Terraforming Mars with Corporate Era for two players, on one core: games, decisions, clones, and the curve.

    python -m bench.terraforming_mars

A decision is one legal move chosen at random and applied, finding the legal moves included. Short spans alternate between whole
games and clones of a position in the middle of one, so that a noisy machine is noisy for both; the medians are reported. The curve
tells the cost of a decision by generation, with the cards in play and in hand: it should follow what legality needs, the hand,
and not the cards that lie there.
"""

import json
import statistics
import time
from typing import Any

from bench.engines import clone_span, timed_rounds
from bench.turns import parser_of
from pavonis._engine import COMPILED
from pavonis.cli.measure import random_game, random_moves
from pavonis.core.game import Game
from pavonis.core.record import replay
from pavonis.games import load

LEAST = {  # that is asked for: games and decisions a second, and at most so many microseconds a clone
    False: {"games_per_second": 120, "decisions_per_second": 30_000, "clone_microseconds": 25},
    True: {"games_per_second": 350, "decisions_per_second": 100_000, "clone_microseconds": 25},
}
SEATS = 2
BAR = 40  # columns of the longest bar of the curve
FEWEST = 300  # decisions of a generation that are worth a line


class Span:
    """What was done in a while of processor time."""

    def __init__(self, games: int, decisions: int, seconds: float) -> None:
        self.games = games / seconds
        self.decisions = decisions / seconds


def play_span(game: Game[Any], first: int, seconds: float) -> Span:
    """Whole games with consecutive seeds."""
    games = decisions = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        decisions += len(random_moves(game, SEATS, first + games))
        games += 1
    return Span(games, decisions, elapsed)


class Generation:
    """What the decisions of one generation cost."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.in_play = 0
        self.in_hand = 0


def cards(s: Any) -> tuple[int, int]:
    """The cards in play, and in hand."""
    return sum(len(played) for played in s.played), sum(len(hand) for hand in s.hands)


def curve(game: Game[Any], games: int) -> list[Generation]:
    """The cost of a decision, its legal moves included, by generation."""
    found: list[Generation] = []
    for number, (in_play, in_hand), decisions, seconds in timed_rounds(game, SEATS, games, cards):
        while len(found) <= number:
            found.append(Generation())
        here = found[number]
        here.games += 1
        here.in_play += in_play
        here.in_hand += in_hand
        here.decisions += decisions
        here.seconds += seconds
    return found


def report(result: dict[str, Any]) -> None:
    """The numbers, and the curve as bars."""
    least = LEAST[COMPILED]
    print(f"Terraforming Mars, 2 players, Corporate Era, {'compiled' if COMPILED else 'pure Python'}")
    for name, bound in least.items():
        side = "at most" if name == "clone_microseconds" else "at least"
        print(f"{name.replace('_', ' '):<22}{result[name]:>12,}   ({side} {bound:,})")
    print("generation  cards in play  in hand  decisions  µs a decision (cards when the generation begins)")
    longest = max(row["microseconds"] for row in result["curve"])
    for row in result["curve"]:
        bar = "▇" * round(BAR * row["microseconds"] / longest)
        facts = (
            f"{row['generation']:>10}  {row['in_play']:>13}  {row['in_hand']:>7}  {row['decisions']:>9,}  {row['microseconds']:>13}"
        )
        print(f"{facts}  {bar}")


def main() -> None:
    """Measure, report, and say what is missing."""
    parser = parser_of(__doc__, 10, 1.0)
    parser.add_argument("--games", type=int, default=300, help="games for the curve (default 300)")
    chosen = parser.parse_args()
    game = load("terraforming-mars")
    record = random_game(game, SEATS, 1)
    middle = replay(game, record, len(record.entries) // 2)
    middle.log = None
    spans: list[Span] = []
    clones: list[float] = []
    for number in range(chosen.spans):
        spans.append(play_span(game, number << 32, chosen.seconds))
        clones.append(clone_span(game, middle, chosen.seconds / 4))
    rows = [
        {
            "generation": number,
            "in_play": round(each.in_play / each.games, 1),
            "in_hand": round(each.in_hand / each.games, 1),
            "decisions": each.decisions,
            "microseconds": round(each.seconds / each.decisions * 1e6, 2),
        }
        for number, each in enumerate(curve(game, chosen.games))
        if each.decisions >= FEWEST
    ]
    result: dict[str, Any] = {
        "compiled": COMPILED,
        "games_per_second": round(statistics.median(span.games for span in spans)),
        "decisions_per_second": round(statistics.median(span.decisions for span in spans)),
        "clone_microseconds": round(statistics.median(clones), 2),
        "curve": rows,
    }
    if chosen.json:
        print(json.dumps(result, indent=1))
    else:
        report(result)
    least = LEAST[COMPILED]
    missed = [name for name in ("games_per_second", "decisions_per_second") if result[name] < least[name]]
    if missed or result["clone_microseconds"] > least["clone_microseconds"]:
        raise SystemExit(f"Terraforming Mars is slower than it should be: {', '.join(missed) or 'clone'}")


if __name__ == "__main__":
    main()
