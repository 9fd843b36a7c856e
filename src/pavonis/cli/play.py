"""`pavonis play`: a table in the terminal, for people at one keyboard and bots."""

import secrets
from pathlib import Path
from typing import Any

import click

from pavonis.analysis.lines import beginning
from pavonis.bots.bot import LEVELS, make_bot
from pavonis.cli.files import kept_game, read_record
from pavonis.cli.options import game_argument, game_options, language_option
from pavonis.cli.phrases import Phrases
from pavonis.cli.players import Player, noted_players, seated
from pavonis.cli.screen import Screen
from pavonis.cli.table import TerminalTable
from pavonis.core.game import Game, wrong_number
from pavonis.core.match import Match
from pavonis.games import box, games, load
from pavonis.text import common


def _names(context: click.Context, parameter: click.Parameter, text: str | None) -> list[str] | None:
    return None if text is None else [name.strip() for name in text.split(",") if name.strip()]


@click.command()
@game_argument(required=False)
@click.option("--people", metavar="NAMES", callback=_names, help="Who plays at this keyboard, e.g. Anna,Boris.")
@click.option("--bots", metavar="LEVELS", callback=_names, help=f"Bots, e.g. steady,sharp. Levels: {', '.join(LEVELS)}.")
@game_options
@language_option
@click.option("--seed", type=int, help="Any whole number; the same seed deals the same cards. By default the seed is secret.")
@click.option("--load", "path", metavar="FILE", type=click.Path(path_type=Path), help="Continue a saved game.")
@click.option("--at", metavar="STEP", type=click.IntRange(min=0), help="With --load: begin again after so many moves.")
@click.option("--resume", is_flag=True, help="Continue the game you left.")
def play(
    game: str | None,
    people: list[str] | None,
    bots: list[str] | None,
    options: dict[str, Any],
    language: str,
    seed: int | None,
    path: Path | None,
    at: int | None,
    resume: bool,
) -> None:
    """Play GAME in the terminal.

    \b
    pavonis play                                    asks what it needs to know
    pavonis play pocket-mars --bots steady          you against a bot
    pavonis play pocket-mars --people Anna,Boris    two people at one keyboard
    pavonis play pocket-mars --bots sharp,sharp -o draft=true --lang ru
    pavonis play --resume                           continues the game you left
    pavonis play --load game.json --at 40           another ending: plays on from the 40th move

    Answer by number or in words; help lists the commands. With NO_COLOR set, or without a terminal, the table speaks plain
    sentences, one a line, and a screen reader can follow it.
    """
    screen = Screen()
    if path is not None or resume:
        loaded, record = read_record(path or kept_game())
        if at is not None:
            record = beginning(record, at)
        match = Match(loaded, record)
        players = noted_players(record, language, trusted=path is None)
    else:
        loaded, players = choose_table(screen, Phrases(language), game, people, bots, options)
        match = Match.new(loaded, len(players), secrets.randbits(128) if seed is None else seed)
    TerminalTable(screen, match, players, language, kept_game()).run()


def choose_table(
    screen: Screen, phrases: Phrases, key: str | None, people: list[str] | None, bots: list[str] | None, options: dict[str, Any]
) -> tuple[Game[Any], list[Player]]:
    """The game and its players, asking a person at a terminal for what was not given."""
    asks = screen.fancy and people is None and bots is None
    if key is None:
        key = choose(screen, phrases("ask_game"), games()) if screen.fancy else min(games(), key=shortest)
    game = load(key, **options)
    least, most = game.seats.start, game.seats.stop - 1
    if asks:
        numbers = [str(number) for number in game.seats]
        count = int(choose(screen, phrases("ask_players", least=least, most=most), numbers)) if len(numbers) > 1 else least
        text = screen.ask(phrases("ask_people") + " ", [])
        people = [name.strip() for name in text.split(",") if name.strip()][:count] or [phrases("you")]
        bots = []
        if len(people) < count:
            levels = {f"{name}: {about}": level for level, (name, about) in common(phrases.language).levels.items()}
            level = levels[choose(screen, phrases("ask_level"), list(levels))]
            bots = [level] * (count - len(people))
    if people is None:
        people = [phrases("you")]
    if bots is None:
        bots = ["steady"] * max(0, least - len(people))
    for bot in bots:
        make_bot(bot, key, 0)  # says what is wrong before the game begins
    players = seated(people, bots, phrases.language)
    if len(players) not in game.seats:
        raise ValueError(wrong_number(key, game.seats, len(players)))
    return game, players


def shortest(key: str) -> int:
    """How many minutes a game takes."""
    return box(key).minutes[1]


def choose(screen: Screen, question: str, answers: list[str]) -> str:
    """Ask for one of several answers by number, until it is one of them."""
    screen.say(question, "strong")
    for number, answer in enumerate(answers, 1):
        screen.say(f"{number:>3}. {answer}")
    while True:
        text = screen.ask("> ", answers)
        if text in answers:
            return text
        if text.isdecimal() and 1 <= int(text) <= len(answers):
            return answers[int(text) - 1]
