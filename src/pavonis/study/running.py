"""Play a plan: in this process, on all cores, or on a Ray cluster; kept in a folder if you like, and continued from there."""

import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from itertools import chain
from pathlib import Path
from typing import Any, TypedDict, Unpack

from pavonis.bots.table import CAP
from pavonis.core.game import Game
from pavonis.study import runs
from pavonis.study.entrants import Players
from pavonis.study.plan import Arena, Plan, Simulation
from pavonis.study.progress import Told, shown
from pavonis.study.result import Result
from pavonis.study.statistics import Rows
from pavonis.study.summary import Sums, sums_of
from pavonis.study.workers import Chunk, Played, compiled, cores, play_chunk, processes

Report = Callable[[Played], None]


class How(TypedDict, total=False):
    """Where games are played and what becomes of them: what `play` takes besides the plan."""

    jobs: int
    ray: str | None
    run: str | Path | None
    progress: bool | Told
    report: Report | None
    keep: bool


def simulate(
    game: str | Game[Any],
    bots: Players = "random",
    games: int = 1000,
    *,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    cap: int = CAP,
    story: bool | None = None,
    **how: Unpack[How],
) -> Result:
    """Play games between bots and sum them up. Bots take the seats in turn; to compare them, use `arena`.

    `bots` are specs ("greedy", "search:400", "module:Class"), classes, or functions that make a bot from a name, a seed and a
    budget; a mapping gives them names of their own. With a `story`, each game comes with its cards and its points by round; runs
    in a folder have it unless you say no. `how` is what `play` takes: `jobs`, `ray`, `run`, `progress` and so on.
    """
    key, chosen = _game(game, options)
    story = how.get("run") is not None if story is None else story
    plan = Simulation(key, bots, games, players=players, seed=seed, options=chosen, cap=cap, story=story)
    return play(plan, **how)


def arena(
    game: str | Game[Any],
    bots: Players,
    games: int = 100,
    *,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    cap: int = CAP,
    story: bool | None = None,
    mirror: bool = True,
    **how: Unpack[How],
) -> Result:
    """Let every pair of bots play `games` games, and each bot play against itself; the result has intervals and Elo ratings.

    Bots are named as for `simulate`. Every deal is played in every seating of the two bots, and the same deals serve all pairs.
    `how` is what `play` takes: `jobs`, `ray`, `run`, `progress` and so on.
    """
    key, chosen = _game(game, options)
    story = how.get("run") is not None if story is None else story
    plan = Arena(key, bots, games, players=players, seed=seed, options=chosen, cap=cap, story=story, mirror=mirror)
    return play(plan, **how)


def play(
    plan: Plan,
    *,
    jobs: int = 1,
    ray: str | None = None,
    run: str | Path | None = None,
    progress: bool | Told = True,
    report: Report | None = None,
    keep: bool = True,
) -> Result:
    """Play a plan and return its sums, with the games behind them.

    - `jobs`: how many processes; 0 means one for each core
    - `ray`: the address of a Ray cluster to play on instead, or "auto" (extra `ray`)
    - `run`: a folder to keep the run in; if it is stopped, the same call continues it
    - `progress`: True draws a bar in a terminal or a notebook; a function is told how many games of how many are done
    - `report`: is called with each game, in order
    - `keep`: False forgets the games after they are summed up, which saves memory; a run in a folder keeps them there
    """
    if jobs < 0:
        raise ValueError("the number of jobs must be at least 1, or 0 for all cores")
    plan = plan.checked()
    spread = _cluster(ray) if ray else None
    jobs = jobs or cores()
    with ExitStack() as stack:
        folder = stack.enter_context(runs.Folder(Path(run), plan)) if run is not None else None
        plan, done = (plan, []) if folder is None else (folder.plan, folder.done)
        told = stack.enter_context(shown(progress))
        kept: list[Played] = []
        sums = sums_of(plan)
        for row in done:
            sums.add(row)
        chunks = [Chunk(plan, start, min(start + plan.chunk, plan.count)) for start in range(len(done), plan.count, plan.chunk)]
        told(len(done), plan.count)
        begin, before = time.perf_counter(), sums.decisions
        finished = chain.from_iterable(spread(play_chunk, chunks) if spread else processes(play_chunk, chunks, jobs))
        for number, played in enumerate(finished, len(done) + 1):
            sums.add(played.row)
            if folder is not None:
                folder.add(played)
            elif keep:
                kept.append(played)
            if report is not None:
                report(played)
            told(number, plan.count)
        spent = time.perf_counter() - begin
        timing = _timing(sums, plan.count - len(done), sums.decisions - before, spent, None if spread else jobs)
        result = Result(plan, {**sums.summary(), **timing}, _in_folder(folder.path) if folder else _in_memory(plan, kept, keep))
        if folder is not None:
            folder.finish(result)
    return result


def _game(game: str | Game[Any], options: Mapping[str, Any] | None) -> tuple[str, dict[str, Any]]:
    """The name of a game and its options; a game that is loaded already brings its own."""
    if isinstance(game, str):
        return game, dict(options or {})
    return game.key, {**game.options, **(options or {})}


def _cluster(address: str) -> Any:
    from pavonis.study.cluster import on_ray

    return on_ray(address)


def _timing(sums: Sums, games: int, decisions: int, seconds: float, jobs: int | None) -> dict[str, Any]:
    """What depends on the machine: apart from the rest in an arena, as its result is compared to the digit.

    It is about the games that were played now, not those that a run had before. On a cluster there is no number of jobs.
    """
    if isinstance(sums.plan, Arena):
        measured = {
            "seconds": round(seconds, 1),
            "played": games,
            "games_per_second": round(games / seconds, 3),
            "jobs": jobs,
            "compiled": compiled(),
        }
        return {"reproducible": sums.plan.reproducible, "timing": measured}
    return {
        "seconds": round(seconds, 3),
        "played": games,
        "games_per_second": round(games / seconds, 1),
        "decisions_per_second": round(decisions / seconds, 1),
        "compiled": compiled(),
        "jobs": jobs,
    }


def _in_memory(plan: Plan, kept: list[Played], keep: bool) -> Rows:
    """The rows of games that were kept in memory."""

    def rows(kind: str) -> Any:
        if not keep:
            raise ValueError("the games were not kept: play with keep=True, or name a folder for the run")
        return (row for played in kept for row in runs.rows_of(plan, played)[kind])

    return rows


def _in_folder(path: Path) -> Rows:
    """The rows of games that are in a folder."""
    return lambda kind: runs.read_games(path) if kind == runs.GAMES else runs.read_rows(path / f"{kind}.jsonl")
