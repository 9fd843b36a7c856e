"""The engines of all games on one core: how fast they are, how large a position is, and how cost grows.

    python -m bench.engines                  what runs is said: compiled or pure Python
    PAVONIS_PURE=1 python -m bench.engines   the plain engine

Random legal moves are played. A decision is one move found and applied. Finding moves, applying them, setting up, cloning,
resampling and observing are also measured apart, over positions from all along a few games, not over one in the middle. Spans of
all these alternate, so that a noisy machine is noisy for all; processor time, medians over the rounds. The memory of a position is
what a clone of it allocates, as `tracemalloc` counts it; the snapshot is its length as JSON.

Then the same games with every number of players, and by round: the cost of a decision beside the number of cards in play.
"""

import argparse
import gc
import json
import statistics
import time
import tracemalloc
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, TypeVar

from rich.console import Console
from rich.progress import Progress

from pavonis._engine import COMPILED
from pavonis.bots.bot import Budget
from pavonis.bots.evaluation import evaluation_of
from pavonis.bots.search import Search
from pavonis.cli.measure import random_game, random_moves
from pavonis.core.game import Game
from pavonis.core.record import Entry, replay, snapshot
from pavonis.core.view import View
from pavonis.games import load
from pavonis.kit.zones import members

T = TypeVar("T")
SEATS: Final = 2  # for the table of speeds: every game can be played by two
POSITIONS: Final = 40  # of each game
KEYS: Final = [
    "pocket-mars",
    "mission-red-planet",
    "terraforming-mars",
    "ares-expedition",
]  # not asked for: an older source is measured too
GAMES_FOR_POSITIONS: Final = 4
CLONES: Final = 200  # between two looks at the clock
BAR: Final = 40  # columns of the longest bar of a plot
THOUGHT: Final = 20  # iterations for a decision
SPARSE: Final = 4  # bots think about every fourth position: about all of them they would think longer than all else takes
PARTS: Final = 10  # into which the rounds of a game are put together for a plot

WAYS: Final = {  # by name, what a span of work counts
    "decisions": "random legal moves, found and applied",
    "games": "whole random games",
    "legal": "lists of legal moves",
    "applied": "moves applied, without finding them",
    "new": "games set up",
    "clones": "copies of a position",
    "resamples": "worlds that a seat cannot tell from the true one",
    "observations": "what a seat may know, as plain data",
}
# Whole games and moves follow from the others. Bots at work are in `bench.figures`: here, with every number of players and on the
# plain engine too, they would take most of the time.
MEASURED: Final = ("decisions", "legal", "new", "played", "clones", "resamples", "observations")


def cards_in_play(key: str, s: Any) -> int:
    """How many cards lie on the table and make a difference there."""
    zones: list[list[int]]
    if key == "pocket-mars":
        zones = s.columns
    elif key == "mission-red-planet":
        zones = [*map(members, s.played), [card for card in s.discoveries if card >= 0]]
    else:
        zones = s.played
    return sum(len(cards) for cards in zones)


def positions(game: Game[Any], seats: int) -> list[tuple[Any, int]]:
    """Positions from all along a few random games, each with the seat to move."""
    found: list[tuple[Any, int]] = []
    each = POSITIONS // GAMES_FOR_POSITIONS
    for seed in range(GAMES_FOR_POSITIONS):
        record = random_game(game, seats, seed)
        for part in range(each):
            s = replay(game, record, len(record.entries) * part // each)
            s.log = None
            found.append((s, (s.owed & -s.owed).bit_length() - 1))
    return found


def play(game: Game[Any], seats: int, seed: int, entries: list[Entry]) -> None:
    """A game whose moves are known."""
    s = game.new(seats, seed)
    s.log = None
    for seat, move in entries:
        game.apply(s, seat, move)


class Works:
    """What is measured of one game: pieces of work, each of which does some and says how many."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.positions = positions(game, seats)
        self.entries = [random_moves(game, seats, seed) for seed in range(GAMES_FOR_POSITIONS)]
        self.moves = sum(len(entries) for entries in self.entries)
        self.seed = 0
        self.by_name: dict[str, Callable[[], int]] = {
            "decisions": self.decisions,
            "legal": self.legal,
            "new": self.new,
            "played": self.played,
            "clones": self.clones,
            "resamples": self.resamples,
            "observations": self.observations,
            "evaluations": self.evaluations,
            "search": self.search,
            "playouts": self.playouts,
        }
        self.evaluation = evaluation_of(game)

    def decisions(self) -> int:
        for seed in range(GAMES_FOR_POSITIONS):  # always the same games: their decisions are known
            random_moves(self.game, self.seats, seed)
        return self.moves

    def legal(self) -> int:
        for s, seat in self.positions:
            self.game.legal(s, seat)
        return len(self.positions)

    def new(self) -> int:
        for seed in range(GAMES_FOR_POSITIONS):
            self.game.new(self.seats, seed)
        return GAMES_FOR_POSITIONS

    def played(self) -> int:
        for seed, entries in enumerate(self.entries):
            play(self.game, self.seats, seed, entries)
        return self.moves

    def clones(self) -> int:
        for s, _seat in self.positions:
            self.game.clone(s)
        return len(self.positions)

    def resamples(self) -> int:
        self.seed += 1
        for s, seat in self.positions:
            self.game.resample(s, seat, self.seed)
        return len(self.positions)

    def observations(self) -> int:
        for s, seat in self.positions:
            self.game.observe(s, seat)
        return len(self.positions)

    def evaluations(self) -> int:
        """What the bots expect of a position, for all seats."""
        for s, _seat in self.positions:
            self.evaluation.projected(s)
        return len(self.positions)

    def search(self) -> int:
        """Iterations of the search of the next turns."""
        return self.thought(lambda view, moves: Search(view, self.evaluation, moves, self.seed))

    def playouts(self) -> int:
        """Games played on by rule of thumb for some rounds, and judged."""
        from pavonis.bots.playouts import Playouts  # an older source has none

        habits = evaluation_of(self.game, "quick")
        return self.thought(lambda view, moves: Playouts(view, self.evaluation, habits, moves, self.seed))

    def thought(self, thinker: Callable[[View[Any], list[int]], Any]) -> int:
        """Iterations of a bot that thinks about some of the positions, those with a choice."""
        self.seed += 1
        done = 0
        for s, seat in self.positions[::SPARSE]:
            view = View(self.game, s, seat)
            moves = self.evaluation.weighed(view.legal())
            if len(moves) > 1:
                thinking = thinker(view, moves)
                thinking.run(Budget(THOUGHT))
                done += thinking.iterations
        return done


def span(work: Callable[[], int], seconds: float) -> float:
    """Microseconds of processor time apiece, over a short span."""
    count = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        count += work()
    return elapsed / count * 1e6


def clone_span(game: Game[Any], state: Any, seconds: float) -> float:
    """Microseconds a clone of one position, over a short span."""

    def clones() -> int:
        for _ in range(CLONES):
            game.clone(state)
        return CLONES

    return span(clones, seconds)


def memory(works: Works) -> int:
    """The bytes that a clone allocates, on the average over the positions."""
    game = works.game
    states = [s for s, _seat in works.positions]
    game.clone(states[0])
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [game.clone(s) for s in states for _ in range(10)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return round((after - before) / len(kept))


def snapshot_bytes(works: Works) -> int:
    """The length of a position as JSON, on the average over the positions."""
    return round(statistics.mean(len(json.dumps(snapshot(s), separators=(",", ":"))) for s, _seat in works.positions))


def speeds(works: Works, rounds: list[dict[str, float]]) -> dict[str, Any]:
    """The medians of all rounds, as things a second and as microseconds apiece."""
    cost = {name: statistics.median(one[name] for one in rounds) for name in MEASURED}
    per_game = works.moves / GAMES_FOR_POSITIONS
    cost["games"] = cost["decisions"] * per_game
    cost["applied"] = cost.pop("played") - cost["new"] / per_game
    spread = sorted(one["decisions"] for one in rounds)
    return {
        "players": works.seats,
        "moves_per_game": round(per_game, 1),
        "microseconds": {name: round(cost[name], 3) for name in WAYS},
        "per_second": {name: round(1e6 / cost[name]) for name in WAYS},
        "decision_spread": [round(spread[0], 3), round(spread[-1], 3)],
        "bytes": memory(works),
        "snapshot_bytes": snapshot_bytes(works),
    }


class Part:
    """What the decisions of one round, or generation, or of several in succession cost."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.visits = 0
        self.cards = 0
        self.decisions = 0
        self.seconds = 0.0

    def add(self, other: "Part") -> None:
        self.visits += other.visits
        self.cards += other.cards
        self.decisions += other.decisions
        self.seconds += other.seconds


def timed_rounds(game: Game[Any], seats: int, games: int, look: Callable[[Any], T]) -> Iterator[tuple[int, T, int, float]]:
    """Random games round by round: its number, what is seen when it begins, its decisions, and the seconds that they took.

    The clock is read once a round, not once a move.
    """
    clock = time.process_time
    for seed in range(games):
        s = game.new(seats, seed)
        s.log = None
        random = Random(seed).random
        while s.owed:
            number = game.round(s)
            seen = look(s)
            decisions = 0
            start = clock()
            while s.owed and game.round(s) == number:
                seat = (s.owed & -s.owed).bit_length() - 1
                moves = game.legal(s, seat)
                game.apply(s, seat, moves[int(random() * len(moves))])
                decisions += 1
            yield number, seen, decisions, clock() - start


def cost_by_round(key: str, game: Game[Any], seats: int, games: int) -> list[Part]:
    """The cost of a decision by round."""
    found: list[Part] = []
    for number, cards, decisions, seconds in timed_rounds(game, seats, games, lambda s: cards_in_play(key, s)):
        while len(found) <= number:
            found.append(Part(len(found)))
        here = found[number]
        here.visits += 1
        here.cards += cards
        here.decisions += decisions
        here.seconds += seconds
    return found


def curve(rounds: list[Part]) -> list[dict[str, Any]]:
    """Rounds put together into about equal parts of all decisions, with the average number of cards in play."""
    enough = sum(each.decisions for each in rounds) / PARTS
    parts: list[Part] = []
    for each in rounds:
        if not parts or parts[-1].decisions >= enough:
            parts.append(Part(each.first))
        parts[-1].add(each)
    return [
        {
            "from_round": part.first,
            "cards": round(part.cards / part.visits, 1),
            "decisions": part.decisions,
            "microseconds": round(part.seconds / part.decisions * 1e6, 2),
        }
        for part in parts
        if part.decisions >= enough / 4
    ]


def measure_all(keys: list[str], rounds: int, seconds: float, games: int, tick: Callable[[], None]) -> dict[str, Any]:
    """Everything of these games; `tick` is called after each piece."""
    loaded = {key: load(key) for key in keys}
    tables = {key: {seats: Works(game, seats) for seats in game.seats} for key, game in loaded.items()}
    found: dict[tuple[str, int], list[dict[str, float]]] = {}
    for _ in range(rounds):
        for key in keys:
            for seats, works in tables[key].items():
                one = {name: span(works.by_name[name], seconds) for name in MEASURED}
                found.setdefault((key, seats), []).append(one)
                tick()
    result: dict[str, Any] = {"compiled": COMPILED}
    for key, game in loaded.items():
        by_seats = {seats: speeds(works, found[key, seats]) for seats, works in tables[key].items()}
        result[key] = {
            "speeds": by_seats[SEATS],
            "players": list(by_seats.values()),
            "rounds": curve(cost_by_round(key, game, SEATS, games)),
        }
        tick()
    return result


def plot(rows: list[dict[str, Any]], name: str, title: str) -> None:
    """Microseconds as bars."""
    print(title)
    longest = max(row["microseconds"] for row in rows)
    for row in rows:
        print(f"  {row[name]:>7}  {row['microseconds']:>8.2f} µs  {'▇' * round(BAR * row['microseconds'] / longest)}")


def report(result: dict[str, Any], keys: list[str]) -> None:
    """The numbers as text."""
    print("compiled" if result["compiled"] else "pure Python")
    for key in keys:
        found = result[key]
        table = found["speeds"]
        print(f"\n{key}, {table['players']} players, {table['moves_per_game']:,} decisions a game")
        for name, meaning in WAYS.items():
            print(f"  {table['per_second'][name]:>12,} {name + ' a second':<24}{table['microseconds'][name]:>12,.2f} µs  {meaning}")
        print(f"  {table['bytes']:>12,} bytes a clone, {table['snapshot_bytes']:,} bytes a snapshot")
        by_players = [{"players": row["players"], "microseconds": row["microseconds"]["decisions"]} for row in found["players"]]
        plot(by_players, "players", "  a decision by players")
        plot(found["rounds"], "cards", "  a decision by cards in play, as rounds go by")


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=KEYS, metavar="GAME", help="which games (default: all)")
    parser.add_argument("--rounds", type=int, default=5, help="how many rounds of spans (default 5)")
    parser.add_argument("--seconds", type=float, default=0.1, help="the length of a span (default 0.1)")
    parser.add_argument("--curve", type=int, default=200, help="games for the cost by round (default 200)")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    keys: list[str] = chosen.games
    pieces = chosen.rounds * sum(len(load(key).seats) for key in keys) + len(keys)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=pieces)
        result = measure_all(keys, chosen.rounds, chosen.seconds, chosen.curve, lambda: progress.advance(task))
    if chosen.json:
        print(json.dumps(result, indent=1))
    else:
        report(result, keys)


if __name__ == "__main__":
    main()
