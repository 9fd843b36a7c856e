"""`pavonis challenge`: the solo game of the day, the same deal for everybody."""

import json
from datetime import date
from pathlib import Path
from typing import Any

import click

from pavonis.analysis.challenges import is_solo, seed_of_day, solo_games
from pavonis.cli.files import kept_game, write_whole
from pavonis.cli.options import game_argument, language_option
from pavonis.cli.phrases import Phrases
from pavonis.cli.players import Player
from pavonis.cli.screen import Screen
from pavonis.cli.table import TerminalTable
from pavonis.core.match import Match
from pavonis.games import load


@click.command()
@game_argument()
@click.option("--day", metavar="DAY", help="Another day's challenge, e.g. 2026-11-17.")
@click.option("--name", metavar="NAME", help="Who plays.")
@click.option("--results", is_flag=True, help="Only list what was made of it on this machine.")
@language_option
def challenge(game: str, day: str | None, name: str | None, results: bool, language: str) -> None:
    """Play the solo GAME of the day: the same deal for everybody on that day.

    \b
    pavonis challenge terraforming-mars
    pavonis challenge ares-expedition --name Anna
    pavonis challenge terraforming-mars --results

    The seed follows from the date. Your first finished game of a day counts; pavonis play --resume goes on with one you left,
    without noting its result.
    """
    loaded = load(game)
    if not is_solo(loaded):
        raise ValueError(f"{game} has no solo game; there are challenges of {', '.join(solo_games())}")
    on = date.today() if day is None else date.fromisoformat(day)
    screen, phrases = Screen(), Phrases(language)
    seed = seed_of_day(game, on)
    if not results:
        screen.say(phrases("challenge", day=on.isoformat(), seed=seed))
        player = Player(name or phrases("you"))
        ChallengeTable(screen, Match.new(loaded, 1, seed), [player], language, kept_game(), on).run()
    say_results(screen, phrases, game, on)


class ChallengeTable(TerminalTable):
    """A solo table whose result is noted."""

    def __init__(
        self, screen: Screen, match: Match[Any], players: list[Player], language: str, kept: Path | None, day: date
    ) -> None:
        self.day = day
        super().__init__(screen, match, players, language, kept)

    def finish(self) -> None:
        """The end of the game; the first result of everybody is noted, if the deal is still that of the day."""
        super().finish()
        game, s, record = self.match.game, self.match.state, self.match.record
        if record.seed == seed_of_day(game.key, self.day) and record.position is None:
            note(game.key, self.day, self.players[0].name, game.scores(s)[0], bool(game.winners(s)))


def kept_results() -> Path:
    """Where the results of this machine are."""
    return kept_game().with_name("challenges.json")


def read_results() -> dict[str, dict[str, dict[str, Any]]]:
    """All results of this machine, by game and day and name."""
    try:
        found = json.loads(kept_results().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def note(game: str, day: date, name: str, points: int, won: bool) -> None:
    """Note somebody's result, unless there is one already."""
    found = read_results()
    found.setdefault(game, {}).setdefault(day.isoformat(), {}).setdefault(name, {"points": points, "won": won})
    write_whole(kept_results(), json.dumps(found, ensure_ascii=False))


def say_results(screen: Screen, phrases: Phrases, game: str, day: date) -> None:
    """The table of a day, the best first."""
    found = read_results().get(game, {}).get(day.isoformat(), {})
    screen.say(phrases("challenge_results" if found else "challenge_nobody", day=day.isoformat()), "strong")
    order = sorted(found.items(), key=lambda pair: (not pair[1]["won"], -pair[1]["points"]))
    for place, (name, result) in enumerate(order, 1):
        screen.say(phrases("challenge_won" if result["won"] else "challenge_lost", place=place, name=name, points=result["points"]))
