"""`pavonis puzzles make`: puzzles for the page and the terminal, from games of bots."""

from pathlib import Path
from typing import Any

import click

from pavonis.analysis import mining
from pavonis.analysis.mining import Mine, mine
from pavonis.analysis.puzzles import TURNS, sets_of
from pavonis.cli.options import game_argument, game_options, number, players_option, seed_option
from pavonis.games import load
from pavonis.study.progress import shown
from pavonis.train.files import origin

FOLDER = Path(__file__).resolve().parents[1] / "analysis" / "data" / "puzzles"


@click.group()
def puzzles() -> None:
    """Make puzzles; `pavonis puzzle` is for solving them."""


@puzzles.command()
@game_argument()
@number("--games", 40, "Games to look through.")
@players_option("2, or the fewest the game takes")
@seed_option(1, "puzzles")
@click.option(
    "--margin",
    metavar="X",
    default=0.08,
    show_default=True,
    type=click.FloatRange(0.02, 0.9),
    help="The chance to win that every other action must lose.",
)
@number("--each", 1, "Puzzles of one game at most.")
@number("--actions", 1, "Actions of an answer: 2 looks for whole turns of two actions that are best together.", most=2)
@click.option(
    "--out", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path), help="By default the file of this installation."
)
@game_options
def make(
    game: str,
    games: int,
    players: int | None,
    seed: int,
    margin: float,
    each: int,
    actions: int,
    out: Path | None,
    options: dict[str, Any],
) -> None:
    """Look through games of bots for positions of GAME with one clearly best action or turn.

    \b
    pavonis puzzles make pocket-mars --games 100
    pavonis puzzles make terraforming-mars --margin 0.04 --out mars.json
    pavonis puzzles make terraforming-mars --margin 0.03 --actions 2

    The file is written game by game. If it is stopped, the same command continues it; with more --games it looks further.
    """
    seats = load(game, **options).seats
    plan = Mine(game, games, players or max(2, seats.start), seed, margin, each, actions, options)
    command = f"pavonis puzzles make {game} --games {games} --players {plan.players} --seed {seed} --margin {margin} --each {each}"
    command += f" --actions {actions}" if actions > 1 else ""
    with shown(True, "games") as told:
        found = mine(plan, out or FOLDER / f"{game}{TURNS if actions > 1 else ''}.json", origin(command, seed, games), told)
    click.echo(f"{len(found.puzzles)} puzzles from {found.mined} games")


@puzzles.command()
@game_argument()
@number("--actions", 1, "Which ones: 2 for whole turns.", most=2)
@click.option("--commit", metavar="COMMIT", help="Whose bots judge, if they are not those of this checkout.")
@click.option("--out", metavar="FILE", required=True, type=click.Path(dir_okay=False, path_type=Path))
def renew(game: str, actions: int, commit: str | None, out: Path) -> None:
    """Judge the puzzles of GAME that come with the package again, by the bots of today and with other seeds.

    Puzzles that are no longer clear are left out. If it is stopped, the same command continues it.
    """
    old = next((each for each in sets_of(game) if each.made.get("actions", 1) == actions), None)
    if old is None:
        raise ValueError(f"there are no such puzzles of {game} yet")
    command = f"pavonis puzzles renew {game}" + (f" --actions {actions}" if actions > 1 else "")
    made = origin(command, int(old.made["seed"]), old.mined)
    if commit is not None:
        made["commit"] = commit
    with shown(True, "puzzles") as told:
        found = mining.renew(old, out, made, told)
    click.echo(f"{len(found.puzzles)} of {len(old.puzzles)} puzzles are still clear")
