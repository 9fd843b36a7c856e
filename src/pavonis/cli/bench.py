"""`pavonis bench`: how fast the engine is on this machine, compiled or pure."""

import json

import click

from pavonis.cli.measure import measure
from pavonis.cli.options import game_argument, players_option
from pavonis.games import games


@click.command()
@game_argument(required=False)
@players_option()
@click.option("--seconds", default=2.0, show_default=True, type=click.FloatRange(min=0.05), help="How long each thing is measured.")
@click.option("--json", "as_json", is_flag=True, help="Print the numbers as JSON.")
def bench(game: str | None, players: int | None, seconds: float, as_json: bool) -> None:
    """Measure the engine of GAME, or of every game, on one core.

    Decisions are random legal moves, finding the legal moves included. Machines differ and are noisy: compare ratios of one run.
    """
    results = [measure(key, players, seconds) for key in ([game] if game else games())]
    if as_json:
        click.echo(json.dumps(results if game is None else results[0], indent=1))
        return
    for result in results:
        engine = "compiled" if result["compiled"] else "pure Python"
        seats = "1 player" if result["players"] == 1 else f"{result['players']} players"
        click.echo(f"{result['game']}, {seats}, {engine} engine:")
        for name in ("decisions", "games", "clones", "resamples", "observations", "replays"):
            click.echo(f"  {result[name + '_per_second']:>12,.0f} {name} per second")
