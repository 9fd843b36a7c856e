"""The study of games: simulation, arenas, runs in folders, statistics, tables and reports.

    from pavonis.study import Run, arena, simulate
    result = simulate("pocket-mars", ["greedy", "random"], games=1000, jobs=0, run="mars")
    result.table("seats").to_pandas()
    Run("mars").cards()

A `Simulation` or an `Arena` is a plan: it decides every game. `play` plays it in one process, on all cores or on a Ray cluster.
"""

from pavonis.study.entrants import Entrant
from pavonis.study.plan import Arena, Plan, Simulation
from pavonis.study.result import Result
from pavonis.study.running import arena, play, simulate
from pavonis.study.statistics import CardUse, Dataset, Run
from pavonis.study.tally import Share, elo, wilson

__all__ = [
    "Arena", "CardUse", "Dataset", "Entrant", "Plan", "Result", "Run", "Share", "Simulation",
    "arena", "elo", "play", "simulate", "wilson",
]  # fmt: skip
