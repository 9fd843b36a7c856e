"""`pavonis arena`: how strong the bots are."""

import json
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from pavonis.bots.arena import arena as run
from pavonis.bots.simulate import cores
from pavonis.bots.table import CAP
from pavonis.cli import runs
from pavonis.cli.cluster import on_ray
from pavonis.cli.options import game_argument, game_options, ray_option, run_option
from pavonis.cli.simulate import bots_named, progress_bar


@click.command()
@game_argument()
@click.option("--bots", metavar="A,B,...", default="random,greedy", show_default=True, help="The bots; every pair of them plays.")
@click.option("--players", metavar="N", type=click.IntRange(min=2), help="Seats at a table; by default the fewest the game takes.")
@click.option(
    "--games",
    metavar="N",
    default=100,
    show_default=True,
    type=click.IntRange(min=1),
    help="Games of each pair, rounded up to whole deals.",
)
@click.option("--seed", metavar="S", default=0, show_default=True, help="The same seed gives the same result.")
@click.option("--jobs", metavar="J", type=click.IntRange(min=1), help="How many processes; by default one for each core.")
@click.option("--mirror/--no-mirror", default=True, show_default=True, help="Also play each bot against itself, as a control.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@click.option(
    "--cap",
    metavar="N",
    default=CAP,
    show_default=True,
    type=click.IntRange(min=1),
    help="Decisions after which a game is given up.",
)
@run_option
@ray_option
@game_options
def arena(
    game: str,
    bots: str,
    players: int | None,
    games: int,
    seed: int,
    jobs: int | None,
    mirror: bool,
    as_json: bool,
    cap: int,
    path: Path | None,
    address: str | None,
    options: dict[str, Any],
) -> None:
    """Let bots play GAME against each other and measure them.

    \b
    pavonis arena pocket-mars --bots random,greedy,search:200 --games 400
    pavonis arena pocket-mars --bots greedy,search:100 --players 4 --games 140 --json

    Every deal is played in every seating of the two bots, and the same deals serve all pairs. Of a shared victory each winner has
    a share; a game that is given up is won by nobody. Intervals are Wilson's, of 95 %. The mirror control should be near one half.
    The result depends on the seed alone, for any number of jobs, unless a bot's budget is in seconds.

    JSON: pairings and mirror list a, b, games, won_by_a, won_by_b, share_of_a, interval, score_of_a, score_of_b, rounds, decisions,
    unfinished and share_by_seat; elo lists the bots, best first, the lowest at 0; timing is apart from what is reproducible.
    """
    named = bots_named(bots)
    request = {
        "game": game,
        "options": options,
        "players": players,
        "bots": named,
        "games": games,
        "seed": seed,
        "mirror": mirror,
        "cap": cap,
    }
    spread = on_ray(address) if address else None
    with ExitStack() as stack:
        told = stack.enter_context(progress_bar())
        folder = stack.enter_context(runs.Folder(path, request, (runs.DEALS,))) if path else None

        def report(endings: list[Any]) -> None:
            if folder is not None:
                folder.add({runs.DEALS: [endings]})

        before = folder.done if folder else []
        result = run(game, named, games, seed, players, options, jobs or cores(), mirror, cap, told, report, before, spread)
    if folder is not None:
        folder.finish(result)
    if as_json:
        click.echo(json.dumps(result, indent=1))
    else:
        show(result, Console().print)


def show(result: dict[str, Any], say: Callable[..., None]) -> None:
    """The result as tables for people."""
    table = Table(
        "bot",
        "against",
        "games",
        "won",
        "95 % interval",
        "points",
        "rounds",
        title=f"{result['game']}, {result['players']} players",
    )
    for pairing in result["pairings"] + result["mirror"]:
        low, high = pairing["interval"]
        rounds = "-" if pairing["rounds"] is None else f"{pairing['rounds']:.1f}"
        games = f"{pairing['games']}" + (f" ({pairing['unfinished']} given up)" if pairing["unfinished"] else "")
        points = [f"{pairing[name]:.1f}" if pairing[name] is not None else "-" for name in ("score_of_a", "score_of_b")]
        against = "itself" if pairing["a"] == pairing["b"] else pairing["b"]
        table.add_row(
            pairing["a"], against, games, f"{pairing['share_of_a']:.1%}", f"{low:.1%} to {high:.1%}", " : ".join(points), rounds
        )
    say(table)
    if len(result["elo"]) > 1:
        ratings = Table("bot", "Elo")
        for row in result["elo"]:
            ratings.add_row(row["bot"], f"{row['elo']:.0f}")
        say(ratings)
    timing = result["timing"]
    engine = "compiled" if timing["compiled"] else "pure Python"
    say(f"{timing['seconds']:,.0f} s, {timing['games_per_second']:,.1f} games a second, {engine} engine.", highlight=False)
    if not result["reproducible"]:
        say("A budget in seconds depends on the machine: this result cannot be reproduced to the digit.", highlight=False)
