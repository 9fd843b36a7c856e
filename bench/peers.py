"""Random play of our games beside catanatron and beside games of OpenSpiel, in turns in one run on one core.

    pip install 'pavonis[bench]'
    python -m bench.peers                  a table as text; --markdown for bench/peers.md, --json for the numbers

A decision is one legal move chosen at random and applied, finding the legal moves included; chance is part of the move after which
it falls. All sides play whole games. In every round each side plays for a short span, so that a noisy machine is noisy for all;
ratios are taken within a round, and reported are their medians and their span over the rounds. Processor time counts.

Our games are played twice where the engine is compiled: once so, and once by the plain engine in a second process that takes its
turns with the first. OpenSpiel's C++ games, called from Python like ours, are the ceiling, its games written in Python the floor.
What cannot be imported is left out and said.
"""

import json
import platform
import statistics
import time
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from rich.console import Console
from rich.progress import Progress

from bench.turns import Worker, chosen_or_serve, parser_of
from pavonis._engine import COMPILED
from pavonis.cli.measure import random_moves
from pavonis.games import games, load

OURS: Final = "pavonis"
CATANATRON: Final = "catanatron"
CPP: Final = "OpenSpiel, C++"
PYTHON: Final = "OpenSpiel, Python"
SPIEL_GAMES: Final = {
    CPP: ["backgammon", "chess", "go(board_size=9)", "gin_rummy"],
    PYTHON: ["python_ant_foraging", "python_block_dominoes", "python_team_dominoes"],
}
SEATS: Final = 2

Play = Callable[[int], int]  # one game by a seed: how many decisions it took
PLAYABLE: dict[str, Play] = {}  # by side, once one has been asked for


def ours(key: str) -> Play:
    """Random play of one of our games."""
    game = load(key)
    return lambda seed: len(random_moves(game, SEATS, seed))


def catan() -> Play:
    """Random play of catanatron, two players, by its own loop."""
    from catanatron import Color, Game, RandomPlayer

    def play(seed: int) -> int:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
        game.play()
        return len(game.state.actions)

    return play


def spiel(name: str) -> Play:
    """Random play of a game of OpenSpiel through its Python binding."""
    import open_spiel.python.games  # noqa: F401  registers those written in Python
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        random = Random(seed)
        s = game.new_initial_state()
        decisions = 0
        while not s.is_terminal():
            if s.is_chance_node():
                outcomes, weights = zip(*s.chance_outcomes(), strict=True)
                s.apply_action(random.choices(outcomes, weights)[0])
                continue
            moves = s.legal_actions()
            s.apply_action(moves[int(random.random() * len(moves))])
            decisions += 1
        return decisions

    return play


def sides() -> dict[str, Play]:
    """All that can be played here, by a name of two parts: whose it is, and which game."""
    found = {f"{OURS}: {key}": ours(key) for key in games()}
    if find_spec("catanatron"):
        found[f"{CATANATRON}: Catan"] = catan()
    if find_spec("pyspiel"):
        found.update({f"{whose}: {name}": spiel(name) for whose, names in SPIEL_GAMES.items() for name in names})
    return found


def greeting() -> dict[str, Any]:
    """What runs here and what can be played."""
    return {"engine": "compiled" if COMPILED else "pure", "sides": list(sides())}


def play_span(side: str, first: int, seconds: float) -> tuple[float, float]:
    """Decisions and games a second over one span of whole games with consecutive seeds."""
    if side not in PLAYABLE:
        PLAYABLE.update(sides())
    play = PLAYABLE[side]
    games = decisions = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        decisions += play(first + games)
        games += 1
    return decisions / elapsed, games / elapsed


def compare(rounds: int, seconds: float) -> list[dict[str, Any]]:
    """Every side in every round; a row for each."""
    workers = [Worker("bench.peers")]
    if workers[0].greeting["engine"] == "compiled":
        workers.append(Worker("bench.peers", PAVONIS_PURE="1"))
    turns = [
        (worker, side)
        for side in workers[0].greeting["sides"]
        for worker in workers
        if worker is workers[0] or side.startswith(OURS)
    ]
    found: dict[tuple[str, str], list[tuple[float, float]]] = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("playing", total=rounds * len(turns))
        for number in range(rounds):
            for worker, side in turns:
                engine = worker.greeting["engine"] if side.startswith(OURS) else ""
                found.setdefault((side, engine), []).append(worker.ask(side, number << 20, seconds))
                progress.advance(task)
    for worker in workers:
        worker.close()
    against = {
        whose: [spans for (side, _), spans in found.items() if side.startswith(whose)] for whose in (CATANATRON, CPP, PYTHON)
    }
    return [row(side, engine, spans, against) for (side, engine), spans in found.items()]


def row(side: str, engine: str, spans: list[tuple[float, float]], against: dict[str, list[Any]]) -> dict[str, Any]:
    """The medians of one side, and its ratios to the others: to several games of one kind, to their geometric mean."""
    rates = [decisions for decisions, _games in spans]
    games = statistics.median(games for _decisions, games in spans)
    result: dict[str, Any] = {
        "side": side,
        "engine": engine,
        "decisions_per_second": round(statistics.median(rates)),
        "games_per_second": round(games, 1),
        "decisions_per_game": round(statistics.median(rates) / games, 1),
        "ratios": {},
    }
    for whose, others in against.items():
        if others:
            ratios = sorted(
                rate / statistics.geometric_mean(other[number][0] for other in others) for number, rate in enumerate(rates)
            )
            result["ratios"][whose] = [round(value, 2) for value in (statistics.median(ratios), ratios[0], ratios[-1])]
    return result


def lines(rows: list[dict[str, Any]]) -> list[list[str]]:
    """The table as texts."""
    kinds = list(rows[0]["ratios"])
    found = [["played", "decisions/s", "games/s", "decisions a game", *(f"to {kind}" for kind in kinds)]]
    for each in rows:
        ratios = [f"{middle:.2f} ({low:.2f}–{high:.2f})" for middle, low, high in each["ratios"].values()]
        side = f"{each['side']}, {each['engine']}" if each["engine"] else each["side"]
        numbers = [f"{each['decisions_per_second']:,}", f"{each['games_per_second']:,}", f"{each['decisions_per_game']:,}"]
        found.append([side, *numbers, *ratios])
    return found


def versions() -> str:
    """What was compared, in one line."""
    packages = [f"{name} {version(name)}" for name in ("catanatron", "open_spiel") if find_spec(name)]
    return ", ".join([f"Python {platform.python_version()}", *packages])


def main() -> None:
    """Measure and report."""
    parser = parser_of(__doc__, 10, 0.5, "for each side", "--rounds")
    parser.add_argument("--markdown", action="store_true")
    chosen = chosen_or_serve(parser, greeting, play_span)
    rows = compare(chosen.rounds, chosen.seconds)
    if chosen.json:
        print(json.dumps({"versions": versions(), "rows": rows}, indent=1))
        return
    table = lines(rows)
    if chosen.markdown:
        table.insert(1, ["---"] * len(table[0]))
        print("\n".join(f"| {' | '.join(cells)} |" for cells in table))
    else:
        widths = [max(len(cells[column]) for cells in table) for column in range(len(table[0]))]
        print("\n".join("  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)) for cells in table))
    print(f"\n{versions()}; {chosen.rounds} rounds of {chosen.seconds} s for each side")
    for name in ("catanatron", "pyspiel"):
        if not find_spec(name):
            print(f"{name} is not installed: left out")


if __name__ == "__main__":
    main()
