"""`pavonis tutorial`: a first game that explains itself while it is played."""

import click

from pavonis.cli import guide
from pavonis.cli.files import kept_game
from pavonis.cli.options import game_argument, language_option
from pavonis.cli.phrases import Phrases
from pavonis.cli.play import choose, shortest
from pavonis.cli.players import seated
from pavonis.cli.screen import Screen
from pavonis.cli.table import TerminalTable
from pavonis.core.match import Match
from pavonis.games import box, games, load


@click.command()
@game_argument(required=False)
@language_option
def tutorial(game: str | None, language: str) -> None:
    """Learn GAME by playing it, with explanations at the right moments.

    \b
    pavonis tutorial                     asks which game
    pavonis tutorial pocket-mars         the shortest of them
    pavonis play --resume                goes on where you left

    The rules are the real ones and every move is yours. Type skip to go on without explanations.
    """
    screen, phrases = Screen(), Phrases(language)
    taught = [key for key in games() if box(key).lesson() is not None]
    if game is None:
        game = choose(screen, phrases("ask_game"), taught) if screen.fancy else min(taught, key=shortest)
    lesson = box(game).lesson()
    if lesson is None:
        raise ValueError(f"there is no guided game of {game}; there is one of {', '.join(taught)}")
    match = Match.new(load(game, **lesson.options), lesson.seats, lesson.seed)
    guide.begin(match)
    players = seated([phrases("you")], [lesson.level] * (lesson.seats - 1), language)
    TerminalTable(screen, match, players, language, kept_game()).run()
