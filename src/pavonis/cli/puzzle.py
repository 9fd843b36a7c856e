"""`pavonis puzzle`: the puzzle of the day, at the terminal."""

import json
from datetime import date
from pathlib import Path
from typing import Any

import click

from pavonis.analysis.puzzles import OPEN, SOLVED, Attempt, Puzzle, PuzzleSet, answer, daily, puzzle_record, puzzles_of, verdict
from pavonis.analysis.telling import Teller
from pavonis.cli.commands import Left
from pavonis.cli.files import kept_game, write_whole
from pavonis.cli.options import game_argument, language_option
from pavonis.cli.phrases import Phrases
from pavonis.cli.play import choose, shortest
from pavonis.cli.players import Player, seated
from pavonis.cli.screen import Screen
from pavonis.cli.table import TerminalTable
from pavonis.core.game import Move, Seat
from pavonis.core.match import Match
from pavonis.games import current, games, load


@click.command()
@game_argument(required=False)
@click.option("--day", metavar="DAY", help="Another day's puzzle, e.g. 2026-11-17.")
@click.option("--number", metavar="N", type=click.IntRange(min=1), help="One of all puzzles instead; the first is 1.")
@language_option
def puzzle(game: str | None, day: str | None, number: int | None, language: str) -> None:
    """Find the best action in a position of GAME; the same puzzle for everybody on that day.

    \b
    pavonis puzzle                          asks which game
    pavonis puzzle pocket-mars              the puzzle of the day
    pavonis puzzle pocket-mars --number 3   the third of all
    """
    screen, phrases = Screen(), Phrases(language)
    sets = {key: found for key in games() if (found := puzzles_of(key)) is not None and found.puzzles}
    if game is None:
        game = choose(screen, phrases("ask_game"), list(sets)) if screen.fancy else min(sets, key=shortest)
    if game not in sets:
        raise ValueError(f"there are no puzzles of {game}; there are some of {', '.join(sets)}")
    found = sets[game]
    if number is not None and number > len(found.puzzles):
        raise ValueError(f"there are only {len(found.puzzles)} puzzles of {game}")
    on = date.today() if day is None else date.fromisoformat(day)
    chosen = found.puzzles[number - 1] if number is not None else daily(found, on)
    counts = number is None and on == date.today()  # who could fill a missed day later would never break a row
    PuzzleTable(screen, found, chosen, language, on if counts else None).run()


class PuzzleTable(TerminalTable):
    """A table that stands still at one position until its action is found."""

    gives_hints = False

    def __init__(self, screen: Screen, found: PuzzleSet, chosen: Puzzle, language: str, day: date | None) -> None:
        self.found = found
        self.chosen = chosen
        self.day = day
        self.first_try = True
        super().__init__(screen, self.fresh(), self.seats(language), language, None)

    def fresh(self) -> Match[Any]:
        """The position as it was."""
        self.attempt = Attempt(self.found, self.chosen)
        game = load(self.found.game, **self.found.options)
        return Match(game, current(game, puzzle_record(self.found, self.chosen)))

    def seats(self, language: str) -> list[Player]:
        """The solver and the bots that have played this game."""
        bots = seated([], ["steady"] * (self.chosen.seats - 1), language)
        return [*bots[: self.chosen.seat], Player(Phrases(language)("you")), *bots[self.chosen.seat :]]

    def run(self) -> None:
        """Ask for the action until it is found or shown."""
        self.screen.say(self.words.title(), "strong")
        number = self.found.puzzles.index(self.chosen) + 1
        told = {"number": number, "of": len(self.found.puzzles), "level": self.chosen.level, "actions": self.chosen.actions}
        self.screen.say(self.phrases("puzzle" if self.chosen.actions == 1 else "puzzle_turn", **told))
        try:
            while self.attempt.status != SOLVED:
                self.person_moves(self.chosen.seat)
                if self.attempt.status != OPEN:
                    self.judge()
        except (Left, EOFError, KeyboardInterrupt):
            self.say_answer()

    def play(self, seat: Seat, moves: list[Move]) -> None:
        """Make the picks of an answer; those without a choice are made too."""
        before = len(self.attempt.moves)
        self.attempt.play(moves)
        for move in self.attempt.moves[before:]:
            self.match.play(seat, move)

    def keep(self) -> None:
        """Nothing is kept. A pick that was taken back takes the whole answer back."""
        if len(self.match.record.moves()) < len(self.attempt.moves):
            self.sit_down(self.fresh(), self.players)

    def load(self, path: Path) -> None:
        """Another game cannot be loaded into a puzzle."""
        raise ValueError(self.phrases("puzzle_alone"))

    def judge(self) -> None:
        """Say what an answer is worth; a wrong one may be given again."""
        for sentence in verdict(self.attempt, self.teller()):
            self.screen.say(sentence, "strong")
        if self.attempt.status == SOLVED:
            if self.day is not None:
                days = streak(self.found.game, self.day, self.first_try)
                self.screen.say(self.phrases("puzzle_streak", days=days))
            return
        self.first_try = False
        self.screen.say(self.phrases("puzzle_again"))
        self.sit_down(self.fresh(), self.players)

    def say_answer(self) -> None:
        """Tell the answer to somebody who leaves."""
        fresh = Attempt(self.found, self.chosen)
        for sentence in answer(fresh, self.teller()):
            self.screen.say(sentence)
        if self.day is not None and self.first_try:
            streak(self.found.game, self.day, False)

    def teller(self) -> Teller:
        """Who puts judgements into words."""
        return Teller(self.words, self.language)


def kept_streaks() -> Path:
    """Where the terminal remembers which daily puzzles were solved at the first try."""
    return kept_game().with_name("puzzles.json")


def streak(game: str, day: date, solved: bool) -> int:
    """Note the result of a day, of which only the first counts, and tell how many days in a row were solved."""
    path = kept_streaks()
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        kept = {}
    days: dict[str, bool] = kept.setdefault(game, {}) if isinstance(kept, dict) else {}
    days.setdefault(day.isoformat(), solved)
    if isinstance(kept, dict):
        write_whole(path, json.dumps(kept))
    return in_a_row(days, day)


def in_a_row(days: dict[str, bool], day: date) -> int:
    """How many days up to this one were solved, one after another."""
    count = 0
    while days.get(date.fromordinal(day.toordinal() - count).isoformat()):
        count += 1
    return count
