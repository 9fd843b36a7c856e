"""All figures of one run: how fast the engine, the bots, the encoders and a learner work, beside catanatron and OpenSpiel.

    python -m bench.figures                  a table as text; --markdown for docs/performance.md, --json for the numbers

In every round each way works for a short span of processor time, so that a noisy machine is noisy for all. Ratios are taken within
a round: to the random decisions of catanatron, and to what OpenSpiel does of the same kind in its C++ games, called from Python.
Given are medians, and the least and the greatest of the rounds. What cannot be imported is left out and said.
"""

import gc
import json
import statistics
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any, Final

import numpy as np

from bench.engines import KEYS, THOUGHT, Works, positions
from bench.peers import CATANATRON, CPP, SPIEL_GAMES, catan, ours, spiel, versions
from bench.turns import parser_of
from pavonis._engine import COMPILED
from pavonis.games import load
from pavonis.rl.encoding import Encoder
from pavonis.rl.vector import Games

Work = Callable[[], int]  # does some of the work, and says how much

SEATS: Final = 2
TABLES: Final = 64  # of vector steps
KINDS: Final = {
    "decisions": "random legal moves, found and applied",
    "evaluations": "what the bots expect of a position, for all seats",
    "playouts": "games played on by rule of thumb for some rounds, and judged",
    "search": "iterations of the search of the next turns",
    "samples": "worlds that a seat cannot tell from the true one",
    "rows": "observations as vectors",
    "steps": f"moves in {TABLES} games side by side, with vectors and masks",
    "learning": "decisions that a network learns from (forward, backward and step)",
}


def around_again(things: list[Any]) -> Iterator[Any]:
    """All things, again and again."""
    while True:
        yield from things


def of_ours(key: str) -> dict[str, Work]:
    """What is measured of one of our games."""
    game = load(key)
    found = [(s, seat) for s, seat in positions(game, SEATS) if len(game.legal(s, seat)) > 1]
    asked = around_again(found)
    numbers = iter(range(1 << 60))
    play = ours(key)
    encoder = Encoder(game, SEATS)
    bots = Works(game, SEATS)

    def sample() -> int:
        s, seat = next(asked)
        game.resample(s, seat, next(numbers))
        return 1

    def row() -> int:
        encoder(*next(asked))
        return 1

    works: dict[str, Work] = {
        "decisions": lambda: play(next(numbers)),
        "evaluations": bots.evaluations,
        "playouts": bots.playouts,
        "search": bots.search,
        "samples": sample,
        "rows": row,
        "steps": stepping(key),
    }
    if find_spec("torch"):
        works["learning"] = learning(key)
    return works


def stepping(key: str) -> Work:
    """Random moves in many games at once; choosing them is in the time, as a learner has to choose too."""
    games = Games(key, TABLES, SEATS, seed=1)
    chance = np.random.default_rng(1)
    state = [games.reset()]

    def step() -> int:
        masks = state[0].masks
        moves = np.array([chance.choice(np.flatnonzero(mask)) for mask in masks])
        state[0] = games.step(moves)
        return TABLES

    return step


def learning(key: str) -> Work:
    """Batches of the lessons of a few games, as `pavonis.rl.learn` learns from them."""
    import torch

    from pavonis.rl.features import features_of
    from pavonis.rl.learn import BATCH, RATE, Data, Learner, losses
    from pavonis.rl.lessons import give

    torch.set_num_threads(1)
    data = Data(give(key, seconds=2, seed=1)[0].arrays(), features_of(Encoder(load(key), SEATS)))
    learner = Learner(len(data.places), len(data.moves))
    optimiser = torch.optim.Adam(learner.parameters(), lr=RATE)
    chance = np.random.default_rng(1)

    def learn() -> int:
        loss = losses(learner, data.batch(chance.integers(len(data.rewards), size=BATCH)), BATCH)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        return BATCH

    return learn


def of_spiel(name: str) -> dict[str, Work]:
    """What OpenSpiel does of the same kinds: random play, its search written in Python, observations, and its environment."""
    import pyspiel
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game(name)
    play = spiel(name)
    numbers = iter(range(1 << 60))
    works: dict[str, Work] = {"decisions": lambda: play(next(numbers))}
    chance = np.random.RandomState(1)
    s = game.new_initial_state()
    for _ in range(20):  # into the game
        outcomes = [move for move, _ in s.chance_outcomes()] if s.is_chance_node() else s.legal_actions()
        s.apply_action(int(chance.choice(outcomes)))
    while s.is_chance_node():
        s.apply_action(s.chance_outcomes()[0][0])
    bot = mcts.MCTSBot(game, 2.0, THOUGHT, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    env = rl_environment.Environment(game)
    turn = [env.reset()]

    def search() -> int:
        bot.mcts_search(s)
        return THOUGHT

    def row() -> int:
        np.asarray(s.observation_tensor(s.current_player()), np.float32)
        return 1

    def step() -> int:
        if turn[0].last():
            turn[0] = env.reset()
        moves = turn[0].observations["legal_actions"][env.get_state.current_player()]
        turn[0] = env.step([int(chance.choice(moves))])
        return 1

    if game.get_type().information != pyspiel.GameType.Information.IMPERFECT_INFORMATION:
        works["search"] = search  # the search is for games without secrets
    if game.get_type().provides_observation_tensor:
        works["rows"] = row
    works["steps"] = step
    return works


def ways() -> dict[tuple[str, str], Work]:
    """All that can be measured here, by whose it is and its kind."""
    found = {(key, kind): work for key in KEYS for kind, work in of_ours(key).items()}
    if find_spec("catanatron"):
        play = catan()
        numbers = iter(range(1 << 60))
        found[CATANATRON, "decisions"] = lambda: play(next(numbers))
    if find_spec("pyspiel"):
        found.update({(f"{CPP}: {name}", kind): work for name in SPIEL_GAMES[CPP] for kind, work in of_spiel(name).items()})
    return found


def span(work: Work, seconds: float) -> float:
    """How much a second of processor time."""
    done = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        done += work()
    return done / elapsed


def measure(rounds: int, seconds: float) -> dict[tuple[str, str], list[float]]:
    """The rates of all rounds; a round before them warms up.

    All that was made for the ways is kept out of the garbage collector: whoever it happened to interrupt would pay for all others.
    """
    works = ways()
    gc.collect()
    gc.freeze()
    rates: dict[tuple[str, str], list[float]] = {name: [] for name in works}
    for number in range(rounds + 1):
        for name, work in works.items():
            rate = span(work, seconds if number else seconds / 5)
            if number:
                rates[name].append(rate)
    return rates


def ratio(rates: list[float], others: list[list[float]]) -> list[float]:
    """The median, the least and the greatest of the rounds, to the geometric mean of some others; nothing if there are none."""
    if not others:
        return []
    found = sorted(rate / statistics.geometric_mean(each[number] for each in others) for number, rate in enumerate(rates))
    return [round(value, 2) for value in (statistics.median(found), found[0], found[-1])]


def rows(rates: dict[tuple[str, str], list[float]]) -> list[dict[str, Any]]:
    """A row for each thing that was measured."""
    anchor = [rates[CATANATRON, "decisions"]] if (CATANATRON, "decisions") in rates else []
    return [
        {
            "whose": whose,
            "kind": kind,
            "rate": round(statistics.median(each)),
            "to catanatron": ratio(each, anchor),
            "to OpenSpiel": ratio(each, [other for (who, what), other in rates.items() if what == kind and who.startswith(CPP)]),
        }
        for (whose, kind), each in rates.items()
    ]


def main() -> None:
    """Measure and report."""
    parser = parser_of(__doc__, 5, 0.3, "of each way", "--rounds")
    parser.add_argument("--markdown", action="store_true")
    chosen = parser.parse_args()
    found = rows(measure(chosen.rounds, chosen.seconds))
    if chosen.json:
        print(json.dumps({"compiled": COMPILED, "versions": versions(), "rows": found}, indent=1))
        return
    heads = ["whose", "what", "a second", "to random decisions of catanatron", "to the same of OpenSpiel, C++"]
    table = [heads, ["---"] * len(heads)] if chosen.markdown else [heads]
    for each in found:
        spread = [f"{r[0]} ({r[1]} to {r[2]})" if (r := each[name]) else "–" for name in ("to catanatron", "to OpenSpiel")]
        table.append([each["whose"], each["kind"], f"{each['rate']:,}", *spread])
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for cells in table:
        if chosen.markdown:
            print(f"| {' | '.join(cells)} |")
        else:
            print("  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip())
    print()
    for kind, says in KINDS.items():
        print(f"{kind}: {says}")
    print(f"\n{'compiled' if COMPILED else 'pure Python'}; {versions()}; {chosen.rounds} rounds of {chosen.seconds} s")
    for name in ("catanatron", "pyspiel", "torch"):
        if not find_spec(name):
            print(f"{name} is not installed: left out")


if __name__ == "__main__":
    main()
