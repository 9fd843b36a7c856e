"""`pavonis simulate`: many games between bots, summed up."""

import json
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from pavonis.cli.options import cap_option, game_argument, game_options, number, players_option, seed_option, work_options
from pavonis.study import Simulation, play
from pavonis.study.runs import to_line
from pavonis.study.show import say
from pavonis.study.tables import require_arrow
from pavonis.study.workers import Played


@click.command()
@game_argument()
@players_option()
@click.option(
    "--bots",
    metavar="A,B",
    default="random",
    show_default=True,
    help="The bots of the seats, repeated if there are too few.",
)
@number("--games", 1000, "How many games.")
@seed_option()
@click.option("--json", "as_json", is_flag=True, help="Print the sums as JSON.")
@click.option(
    "--out", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path), help="Write one line of JSON for each game."
)
@click.option("--parquet", is_flag=True, help="Also write the rows of the run as Parquet.")
@work_options
@cap_option
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
        require_arrow()
    plan = Simulation(game, bots, games, players=players, seed=seed, options=options, cap=cap, story=path is not None)
    with out.open("w", encoding="utf-8") if out else nullcontext() as file:

        def report(played: Played) -> None:
            if file is not None:
                file.write(to_line(played.row._asdict()))

        result = play(plan, jobs=jobs or 0, ray=address, run=path, report=report, keep=False)
    if path is not None and parquet:
        result.data.to_parquet(path)
    if as_json:
        click.echo(json.dumps(result, indent=1))
    else:
        say(result, Console().print)
