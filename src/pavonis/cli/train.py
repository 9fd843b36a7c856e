"""`pavonis train`: weights for the bots of a game, tuned by playing and fitted to games."""

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import click

from pavonis.cli.options import game_argument, game_options, number, players_option, seed_option, work_options
from pavonis.games import load
from pavonis.study.cluster import on_ray
from pavonis.study.progress import shown
from pavonis.study.workers import cores

FITTED = ("value", "totals")  # to games, for each number of players


@click.command()
@game_argument()
@click.option(
    "--what",
    type=click.Choice(["greedy", "quick", *FITTED]),
    default="greedy",
    show_default=True,
    help="The weights for looking one action ahead, those for playing by rule of thumb, the learned value, or the points that are "
    "expected at the end.",
)
@click.option(
    "--how",
    type=click.Choice(["cma", "slope", "choices", "practice"]),
    default="cma",
    show_default=True,
    help="CMA-ES, or uphill by many pairs of small steps, for weights that are good already; or, for --what quick, fitted to what "
    "playing on finds, or by practice: what went well becomes likelier.",
)
@players_option("2, or the fewest the game takes")
@number("--generations", 60, "Generations of the optimiser.")
@number("--population", 16, "Sets of weights tried in each generation; with --how practice, games are population times deals.", 4)
@number("--deals", 4, "Deals that each set plays, from every seat.")
@number(
    "--worlds",
    8,
    "Hidden worlds that the bots look at when the result is measured; with --how choices, in which moves are played on.",
)
@number("--looks", 0, "Worlds that they look at while they train; 0 for a short cut, which plays differently but fast.", 0)
@click.option(
    "--width", metavar="X", default=1.0, show_default=True, type=click.FloatRange(0.01, 10), help="How wide the first steps are."
)
@click.option("--only", metavar="NAME", multiple=True, help="Tune numbers whose names begin so; may be repeated.")
@click.option("--without", metavar="NAME", multiple=True, help="Numbers whose names begin so stay as they are; may be repeated.")
@number("--checks", 100, "Fresh deals on which the result is measured.")
@number("--games", 1000, "With --what value or totals, or --how choices: games that are played for it.")
@click.option(
    "--bot",
    "bots",
    metavar="NAME",
    multiple=True,
    help="With --what value or totals: who plays these games, against itself; may be repeated, then in turn. By default greedy; "
    "for the value quick too.",
)
@seed_option(1, "weights")
@click.option(
    "--out",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The file of weights; by default the one that this installation plays with.",
)
@work_options
@game_options
def train(
    game: str,
    what: str,
    how: str,
    players: int | None,
    generations: int,
    population: int,
    deals: int,
    worlds: int,
    looks: int,
    width: float,
    only: tuple[str, ...],
    without: tuple[str, ...],
    checks: int,
    games: int,
    bots: tuple[str, ...],
    seed: int,
    jobs: int | None,
    out: Path | None,
    path: Path | None,
    address: str | None,
    options: dict[str, Any],
) -> None:
    """Train the bots of GAME and write their weights to a file.

    \b
    pavonis train terraforming-mars --what quick --run quick-1
    pavonis train terraforming-mars --what greedy --generations 100 --seed 7
    pavonis train terraforming-mars --what value --games 2000
    pavonis train mission-red-planet --what quick --how choices --players 3 --games 400 --worlds 40
    pavonis train ares-expedition --what quick --how practice --generations 300 --population 30

    Weights are tuned by CMA-ES: each generation tries some sets of weights on the same deals, each from every seat, against a pool
    of simpler and earlier bots. The learned value is fitted to games that bots play against themselves. The file says with which
    command, seed, release and commit its numbers were made, how training went, and what fresh deals say about the result.
    The same command with --run continues a run that was stopped. It needs the extra train: pip install 'pavonis[train]'.
    """
    from pavonis.train import files, runs
    from pavonis.train.tuning import Request

    loaded = load(game, **options)
    seats = players or max(2, loaded.seats.start)
    command = spelled(click.get_current_context())
    target = out or files.FOLDER / f"{game}.json"
    asked = {"game": game, "what": what, "players": seats, "seed": seed, "options": loaded.options}
    size: dict[str, Any] = {
        "generations": generations,
        "population": population,
        "deals": deals,
        "worlds": worlds,
        "width": width,
        "checks": checks,
    }
    with ExitStack() as stack:
        told = stack.enter_context(shown(True))
        by_games = what in FITTED or how == "choices"
        rounds = games if by_games else generations
        request = asked | ({"games": games} if by_games else {}) | ({} if what in FITTED else size)
        unusual = {"bots": list(bots), "how": how.removeprefix("cma"), "looks": looks, "only": list(only), "without": list(without)}
        request |= {key: value for key, value in unusual.items() if value}
        folder = stack.enter_context(runs.Folder(path, request)) if path else None
        done = folder.done if folder else []
        count = len(done)

        def report(row: Any) -> None:
            nonlocal count
            if folder is not None:
                folder.add(row)
            count += 1
            told(count, rounds)

        spread = on_ray(address) if address else None
        keeping = {"folder": path} if how == "practice" else {}
        wanted = Request(game, loaded.options, seats, what, **size, seed=seed, looks=looks, only=only, without=without)
        result, played = trained(wanted, how, games, bots, jobs=jobs or cores(), done=done, told=report, spread=spread, **keeping)
    made: dict[str, Any] = {
        **files.origin(command, seed, played),
        **{key: result.pop(key) for key in ("curve", "check") if key in result},
    }
    files.merge(target, game, what, {**result, "made": [made]}, str(seats) if what in FITTED else "")
    if folder is not None:
        folder.finish({**result, "made": made})
    click.echo(f"{target}: {summary(made.get('check', {}))}")


def trained(wanted: Any, how: str, games: int, bots: tuple[str, ...], **work: Any) -> tuple[dict[str, Any], int]:
    """What training has found, and in how many games; `work` says on how many processes, what is done, and whom to tell."""
    if wanted.purpose == "value":
        from pavonis.train.fitting import BOTS, fit

        return fit(wanted.game, wanted.options, wanted.players, games, wanted.seed, bots=bots or BOTS, **work), games
    if wanted.purpose == "totals":
        from pavonis.train import totals

        return totals.fit(wanted.game, wanted.options, wanted.players, games, wanted.seed, bots=bots or totals.BOTS, **work), games
    if how == "choices":
        from pavonis.train.choices import learn

        return learn(wanted, games, **work), games
    from pavonis.train.slopes import climb
    from pavonis.train.tuning import tune

    if how == "practice":
        from pavonis.train.practice import practise

        return practise(wanted, **work), wanted.generations * wanted.population * wanted.deals
    trials = wanted.generations * wanted.population * wanted.deals * wanted.players
    return (tune(wanted, **work), trials) if how == "cma" else (climb(wanted, **work), 3 * trials)


def spelled(context: click.Context) -> str:
    """The command as it can be given again, without what does not change the result."""
    words = ["pavonis", "train", str(context.params["game"])]
    for parameter in context.command.params:
        value: Any = context.params.get(parameter.name or "")
        source = context.get_parameter_source(parameter.name or "")
        if parameter.name in ("game", "jobs", "out", "path", "address") or source is not click.core.ParameterSource.COMMANDLINE:
            continue
        if parameter.name == "options":
            words += [f"-o {key}={each}" for key, each in value.items()]
        elif parameter.multiple:
            words += [f"{parameter.opts[0]} {each}" for each in value]
        else:
            words.append(f"{parameter.opts[0]} {value}")
    return " ".join(words)


def summary(check: dict[str, Any]) -> str:
    """What fresh deals say, in a line."""
    parts = []
    for name, found in check.items():
        if isinstance(found, dict) and "won" in found:
            parts.append(
                f"{name}: {found['won'][0]:.1%} of victories, margin {found['margin'][0]:+.1f}, {found['rounds'][0]:.1f} rounds"
            )
    return "; ".join(parts) or "written"
