"""What several commands share: the game argument, its options as key=value, and the language."""

import json
import locale
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from pavonis.bots.table import CAP
from pavonis.games import games
from pavonis.text import LANGUAGES

F = TypeVar("F", bound=Callable[..., Any])


def _complete_game(context: click.Context, parameter: click.Parameter, beginning: str) -> list[CompletionItem]:
    return [CompletionItem(key) for key in games() if key.startswith(beginning)]


def _read_options(context: click.Context, parameter: click.Parameter, pairs: tuple[str, ...]) -> dict[str, Any]:
    return parse_options(pairs)


def _read_language(context: click.Context, parameter: click.Parameter, language: str | None) -> str:
    return chosen_language(language or "")


def check_game(context: click.Context, parameter: click.Parameter, game: str | None) -> str | None:
    """Refuse an unknown game before anything else happens."""
    if game is not None and game not in games():
        raise ValueError(f"there is no game called '{game}'; there are: {', '.join(games())}")
    return game


def game_argument(required: bool = True) -> Callable[[F], F]:
    """The argument that names a game."""
    return click.argument("game", metavar="GAME", required=required, shell_complete=_complete_game, callback=check_game)


def number(flag: str, default: int, words: str, least: int = 1, most: int | None = None) -> Callable[[F], F]:
    """An option that is a whole number."""
    return click.option(flag, metavar="N", default=default, show_default=True, type=click.IntRange(least, most), help=words)


def players_option(usual: str = "the fewest the game takes", least: int = 1) -> Callable[[F], F]:
    """How many seats a table has."""
    return click.option("--players", metavar="N", type=click.IntRange(min=least), help=f"Seats at a table; by default {usual}.")


def seed_option(default: int = 0, gives: str = "games") -> Callable[[F], F]:
    """Where chance comes from."""
    return click.option("--seed", metavar="S", default=default, show_default=True, help=f"The same seed gives the same {gives}.")


game_options = click.option(
    "--option",
    "-o",
    "options",
    metavar="KEY=VALUE",
    multiple=True,
    callback=_read_options,
    help="An option of the game, e.g. -o draft=true or -o deck=my-deck.json. May be given several times.",
)
_run_option = click.option(
    "--run",
    "path",
    metavar="FOLDER",
    type=click.Path(file_okay=False, path_type=Path),
    help="Keep the run in a folder. If it is stopped, the same command continues it.",
)
_ray_option = click.option(
    "--ray", "address", metavar="ADDRESS", help="Play on an existing Ray cluster, e.g. auto or ray://host:10001 (extra ray)."
)
jobs_option = click.option(
    "--jobs", metavar="J", type=click.IntRange(min=1), help="How many processes; by default one for each core."
)


def work_options(command: F) -> F:
    """How many games are played: in how many processes, in which run, on which cluster."""
    return jobs_option(_run_option(_ray_option(command)))


cap_option = number("--cap", CAP, "Decisions after which a game is given up.")
language_option = click.option(
    "--lang",
    "-l",
    "language",
    metavar="LANG",
    envvar="PAVONIS_LANG",
    callback=_read_language,
    help=f"{', '.join(LANGUAGES)}; by default the language of your system.",
)


def parse_options(pairs: tuple[str, ...]) -> dict[str, Any]:
    """Options from key=value: a value is JSON where it can be, and text otherwise."""
    options: dict[str, Any] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"option '{pair}' should be written key=value")
        try:
            options[key] = json.loads(value)
        except ValueError:
            options[key] = value
    return options


def chosen_language(language: str) -> str:
    """The language that was asked for, or else the system's if there is one of ours, or else English."""
    if language:
        if language not in LANGUAGES:
            raise ValueError(f"language '{language}' is not one of: {', '.join(LANGUAGES)}")
        return language
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return system[:2] if system[:2] in LANGUAGES else "en"
