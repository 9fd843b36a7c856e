"""`pavonis arena`: how strong the bots are."""

import json
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from pavonis.cli.options import cap_option, game_argument, game_options, number, players_option, seed_option, work_options
from pavonis.study import Arena, play
from pavonis.study.show import say


@click.command()
@game_argument()
@click.option("--bots", metavar="A,B,...", default="random,greedy", show_default=True, help="The bots; every pair of them plays.")
@players_option(least=2)
@number("--games", 100, "Games of each pair, rounded up to whole deals.")
@seed_option(gives="result")
@click.option("--mirror/--no-mirror", default=True, show_default=True, help="Also play each bot against itself, as a control.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@cap_option
@work_options
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

    Where the players of a game play together, a pair is measured by what it reaches as partners, and there is no Elo.

    JSON: pairings and mirror list a, b, games, won_by_a, won_by_b, share_of_a, interval, score_of_a, score_of_b, rounds, decisions,
    unfinished, joint (of partners: won, share, interval, total, needed) and share_by_seat; elo lists the bots, best first, the
    lowest at 0; timing is apart from what is reproducible.
    """
    kept = path is not None
    plan = Arena(game, bots, games, players=players, seed=seed, options=options, cap=cap, story=kept, mirror=mirror)
    result = play(plan, jobs=jobs or 0, ray=address, run=path, keep=False)
    if as_json:
        click.echo(json.dumps(result, indent=1))
    else:
        say(result, Console().print)
