"""`pavonis study cards`: the numbers of the card lab, from games of bots."""

import json
from pathlib import Path
from typing import Any

import click

from pavonis.cli.files import write_whole
from pavonis.cli.options import game_argument, game_options, jobs_option, number, players_option, seed_option
from pavonis.games import load
from pavonis.study import Run, Simulation, play
from pavonis.study.lab import lab_of
from pavonis.train.files import origin

FOLDER = Path(__file__).resolve().parents[1] / "analysis" / "data" / "lab"


@click.group()
def study() -> None:
    """Sum up many games for the pages of the package; `pavonis report` is for runs of your own."""


@study.command()
@game_argument()
@click.option("--levels", metavar="A,B", default="relaxed,steady", show_default=True, help="Bots; each level plays among itself.")
@number("--games", 300, "Games of each level.")
@players_option("2, or the fewest the game takes", least=2)
@seed_option(19)
@click.option(
    "--runs",
    metavar="FOLDER",
    required=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="Where the runs are kept. If one is stopped, the same command continues it.",
)
@click.option("--as-is", is_flag=True, help="Play nothing: sum up the games that the runs have.")
@click.option("--commit", metavar="COMMIT", help="Whose bots have played, if the games are older than this checkout.")
@click.option(
    "--out", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path), help="By default that of this installation."
)
@jobs_option
@game_options
def cards(
    game: str,
    levels: str,
    games: int,
    players: int | None,
    seed: int,
    runs: Path,
    as_is: bool,
    commit: str | None,
    out: Path | None,
    jobs: int | None,
    options: dict[str, Any],
) -> None:
    """Count what bots of each level do with every card of GAME, and how those who used it fared.

    \b
    pavonis study cards pocket-mars --games 1000 --runs lab
    pavonis cards pocket-mars "Seed Vault"

    Each level has a run in FOLDER, GAME-LEVEL, as `pavonis simulate --run` keeps it.
    """
    seats = players or max(2, load(game, **options).seats.start)
    found: dict[str, Run] = {}
    for level in levels.split(","):
        path = runs / f"{game}-{level}"
        if not as_is:
            plan = Simulation(game, level, games, players=seats, seed=seed, options=options, story=True)
            play(plan, jobs=jobs or 0, run=path, keep=False)
        found[level] = Run(path)
    shown = f"pavonis study cards {game} --levels {levels} --players {seats} --seed {seed} --games"
    made = origin(f"{shown} {max(len(run.games) for run in found.values())}", seed, sum(len(run.games) for run in found.values()))
    if commit is not None:
        made["commit"] = commit
    lab = {"game": game, "players": seats, "made": made, **lab_of(found)}
    target = out or FOLDER / f"{game}.json"
    write_whole(target, as_text(lab))
    click.echo(f"{len(lab['cards'])} cards from {made['games']} games")


def as_text(lab: dict[str, Any]) -> str:
    """A line for each card, so that changes can be read."""
    lines = ",\n".join(f"{json.dumps(name)}:{json.dumps(numbers, separators=(',', ':'))}" for name, numbers in lab["cards"].items())
    head = json.dumps({name: value for name, value in lab.items() if name != "cards"}, separators=(",", ":"))
    return f'{head[:-1]},"cards":{{\n{lines}\n}}}}\n'
