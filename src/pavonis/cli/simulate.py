"""`pavonis simulate`: many games between bots, summed up."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pavonis.bots.simulate import Played, cores
from pavonis.bots.simulate import simulate as run
from pavonis.bots.table import CAP
from pavonis.cli import runs
from pavonis.cli.cluster import on_ray
from pavonis.cli.options import game_argument, game_options, ray_option, run_option


@click.command()
@game_argument()
@click.option("--players", metavar="N", type=click.IntRange(min=1), help="How many seats; by default the fewest the game takes.")
@click.option(
    "--bots", metavar="A,B", default="random", show_default=True, help="The bots of the seats in order, repeated if they are fewer."
)
@click.option("--games", metavar="N", default=1000, show_default=True, type=click.IntRange(min=1), help="How many games.")
@click.option("--seed", metavar="S", default=0, show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", metavar="J", type=click.IntRange(min=1), help="How many processes; by default one for each core.")
@click.option("--json", "as_json", is_flag=True, help="Print the sums as JSON.")
@click.option(
    "--out", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path), help="Write one line of JSON for each game."
)
@run_option
@click.option("--parquet", is_flag=True, help="Write the rows of the run as Parquet too.")
@ray_option
@click.option(
    "--cap",
    metavar="N",
    default=CAP,
    show_default=True,
    type=click.IntRange(min=1),
    help="Decisions after which a game is given up.",
)
@game_options
def simulate(
    game: str,
    players: int | None,
    bots: str,
    games: int,
    seed: int,
    jobs: int | None,
    as_json: bool,
    out: Path | None,
    path: Path | None,
    parquet: bool,
    address: str | None,
    cap: int,
    options: dict[str, Any],
) -> None:
    """Play many games of GAME between bots and sum them up.

    \b
    pavonis simulate pocket-mars --games 100000
    pavonis simulate pocket-mars --players 3 --bots greedy,random --games 500 --json
    pavonis simulate pocket-mars --bots search:200,greedy --games 20 --out games.jsonl
    pavonis simulate terraforming-mars --bots greedy --games 2000 --run mars && pavonis report mars

    Bots: random, greedy, greedy:16 (hidden worlds), search:400 (iterations), search:0.5s, and the levels relaxed, steady, sharp,
    expert. Seats are not rotated: to compare bots, use the arena. The result is the same for any number of jobs.
    """
    if parquet and path is None:
        raise click.UsageError("--parquet is about the rows of a --run")
    if parquet:
        runs.require_parquet()
    request = {"game": game, "options": options, "players": players, "bots": bots, "games": games, "seed": seed, "cap": cap}
    spread = on_ray(address) if address else None
    with ExitStack() as stack:
        told = stack.enter_context(progress_bar())
        file = stack.enter_context(out.open("w", encoding="utf-8")) if out else None
        folder = stack.enter_context(runs.simulation(path, request)) if path else None
        before = runs.rows_done(folder) if folder else []

        def report(played: Played) -> None:
            done = played.row.game + 1
            if file is not None:
                file.write(runs.to_line(played.row._asdict()))
            if folder is not None:
                folder.add(runs.rows_of(played))
            if done % 50 == 0 or games < 1000:
                told(done, games)

        result = run(
            game, bots_named(bots), games, seed, players, options, jobs or cores(), cap, report, folder is not None, before, spread
        )
    if folder is not None:
        folder.finish(result)
    if folder is not None and parquet:
        runs.to_parquet(folder)
    if as_json:
        click.echo(json.dumps(result, indent=1))
    else:
        show(result, Console().print)


def show(result: dict[str, Any], say: Callable[..., None]) -> None:
    """The sums as a table for people."""
    engine = "compiled" if result["compiled"] else "pure Python"
    say(
        f"{result['games']:,} games of {result['game']} in {result['seconds']:,.1f} s: {result['games_per_second']:,.0f} games and "
        f"{result['decisions_per_second']:,.0f} decisions a second ({engine} engine, jobs: {result['jobs']})",
        highlight=False,
    )
    table = Table("seat", "bot", "games won", "share", "points", "sd", "least", "most")
    finished = result["games"] - result["unfinished"]
    for seat, bot in enumerate(result["bots"]):
        points = result["scores"][seat]
        won = result["winners_by_seat"][seat]
        cells = [f"{points[name]:.1f}" if finished else "-" for name in ("mean", "sd")]
        cells += [str(points[name]) if finished else "-" for name in ("min", "max")]
        table.add_row(str(seat + 1), bot, f"{won:,.1f}", f"{won / finished:.1%}" if finished else "-", *cells)
    say(table)
    lengths = [f"{numbers['mean']:.1f} {name}" for name, numbers in result["lengths"].items() if numbers]
    say(f"A game takes {' and '.join(lengths)}. Shared victories: {result['shared_victories']:,}.", highlight=False)
    if result["unfinished"]:
        say(f"{result['unfinished']:,} games were given up; points and victories are of the others.", highlight=False)


def bots_named(text: str) -> list[str]:
    """Bots from a list with commas."""
    return [spec.strip() for spec in text.split(",") if spec.strip()]


@contextmanager
def progress_bar() -> Iterator[Callable[[int, int], None]]:
    """A function to be told how many games of how many are done; it draws a bar for people and nothing into a pipe."""
    if not sys.stderr.isatty():
        yield lambda done, total: None
        return
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
