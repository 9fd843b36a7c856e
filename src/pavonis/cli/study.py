"""`pavonis study cards`: the numbers of the card lab, from games of bots."""

import json
from pathlib import Path
from typing import Any

import click

from pavonis.cli.files import write_whole
from pavonis.cli.options import game_argument, game_options, jobs_option, players_option, seed_option
from pavonis.games import load
from pavonis.study import Run, Simulation, play
from pavonis.study.lab import lab_of
from pavonis.study.runs import grow
from pavonis.train.files import origin

FOLDER = Path(__file__).resolve().parents[1] / "analysis" / "data" / "lab"


def _numbers(_context: click.Context, _option: click.Parameter, text: str) -> list[int]:
    """Numbers with commas; a deeper level takes longer and gets fewer games."""
    found = [int(each) if each.strip().isdecimal() else 0 for each in text.split(",")]
    if min(found) < 1:
        raise click.BadParameter(f"'{text}' should be one number of games, or one for each level with commas between them")
    return found


@click.group()
def study() -> None:
    """Sum up many games for the pages of the package; `pavonis report` is for runs of your own."""


@study.command()
@game_argument()
@click.option("--levels", metavar="A,B", default="relaxed,steady", show_default=True, help="Bots; each level plays among itself.")
@click.option(
    "--games",
    metavar="N,M",
    default="300",
    show_default=True,
    callback=_numbers,
    help="Games of each level, one number for all or one for each.",
)
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
@click.option("--keep", is_flag=True, help="Leave the levels that are not named as they are in FILE.")
@click.option("--commit", metavar="COMMIT", help="Whose bots have played, if the games are older than this checkout.")
@click.option(
    "--out", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path), help="By default that of this installation."
)
@jobs_option
@game_options
def cards(
    game: str,
    levels: str,
    games: list[int],
    players: int | None,
    seed: int,
    runs: Path,
    as_is: bool,
    keep: bool,
    commit: str | None,
    out: Path | None,
    jobs: int | None,
    options: dict[str, Any],
) -> None:
    """Count what bots of each level do with every card of GAME, and how those who used it fared.

    \b
    pavonis study cards pocket-mars --levels relaxed,sharp --games 1000,20 --runs lab
    pavonis cards pocket-mars "Seed Vault"

    Each level has a run in FOLDER, GAME-LEVEL, as `pavonis simulate --run` keeps it. With more --games it goes on.
    """
    seats = players or max(2, load(game, **options).seats.start)
    found: dict[str, Run] = {}
    named = levels.split(",")
    if len(games) not in (1, len(named)):
        raise click.UsageError(f"{len(games)} numbers of games for {len(named)} levels: give one for all, or one for each")
    for level, number in zip(named, games * (len(named) if len(games) == 1 else 1), strict=True):
        path = runs / f"{game}-{level}"
        if not as_is:
            plan = Simulation(game, level, number, players=seats, seed=seed, options=options, story=True)
            grow(path, plan)
            play(plan, jobs=jobs or 0, run=path, keep=False)
        found[level] = Run(path)
    shown = f"pavonis study cards {game} --levels {levels} --players {seats} --seed {seed} --games"
    played = [len(run.games) for run in found.values()]
    made = origin(f"{shown} {','.join(map(str, played))}", seed, sum(played))
    if commit is not None:
        made["commit"] = commit
    lab = {"game": game, "players": seats, "made": made, **lab_of(found)}
    target = out or FOLDER / f"{game}.json"
    if keep and target.exists():
        lab = joined(json.loads(target.read_text("utf-8")), lab)
    write_whole(target, as_text(lab))
    click.echo(f"{len(lab['cards'])} cards from {lab['made']['games']} games")


def joined(before: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The levels of both, the new ones instead of those of the same name; who made what stays told."""
    if (before["game"], before["players"]) != (new["game"], new["players"]):
        raise click.UsageError("the file is about another game or another number of players")
    kept = [level for level in before["levels"] if level not in new["levels"]]
    if not kept:
        return new
    order = [*before["levels"], *(level for level in new["levels"] if level not in before["levels"])]
    levels = {level: {**before["levels"], **new["levels"]}[level] for level in order}
    cards: dict[str, dict[str, Any]] = {}
    for name in sorted({*before["cards"], *new["cards"]}):
        both = {**{level: before["cards"].get(name, {}).get(level) for level in kept}, **new["cards"].get(name, {})}
        cards[name] = {level: both[level] for level in order if both.get(level)}
    made = {
        **new["made"],
        "command": f"{new['made']['command']}; {', '.join(kept)}: {before['made']['command']}",
        "seed": f"{new['made']['seed']}; {', '.join(kept)}: {before['made']['seed']}",
        "commit": f"{new['made']['commit']}; {', '.join(kept)}: {before['made']['commit']}",
        "games": sum(level["games"] for level in levels.values()),
    }
    return {**new, "made": made, "levels": levels, "cards": {name: each for name, each in cards.items() if each}}


def as_text(lab: dict[str, Any]) -> str:
    """A line for each card, so that changes can be read."""
    lines = ",\n".join(f"{json.dumps(name)}:{json.dumps(numbers, separators=(',', ':'))}" for name, numbers in lab["cards"].items())
    head = json.dumps({name: value for name, value in lab.items() if name != "cards"}, separators=(",", ":"))
    return f'{head[:-1]},"cards":{{\n{lines}\n}}}}\n'
