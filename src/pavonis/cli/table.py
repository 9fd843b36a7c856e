"""The terminal table: people and bots take turns at one keyboard until the game is over."""

from itertools import groupby
from pathlib import Path
from typing import Any

from pavonis.bots.bot import Bot, derived, make_bot
from pavonis.bots.outside import BotFailed
from pavonis.cli import guide
from pavonis.cli.commands import Commands, Left
from pavonis.cli.files import read_record, write_whole
from pavonis.cli.phrases import Phrases
from pavonis.cli.players import Player, note_players, noted_players
from pavonis.cli.screen import Screen
from pavonis.cli.sheet import joint_result, score_sheet, tie_breaks, verdict
from pavonis.core.events import EVERYBODY, story
from pavonis.core.game import Move, Question, Seat
from pavonis.core.match import Match
from pavonis.games import box
from pavonis.text import Piece, Words, common


class TerminalTable:
    """One game at one keyboard. Every move is saved before anything is said about it."""

    gives_hints = True

    def __init__(self, screen: Screen, match: Match[Any], players: list[Player], language: str, kept: Path | None) -> None:
        self.screen = screen
        self.kept = kept
        self.language = language
        self.sit_down(match, players)

    def sit_down(self, match: Match[Any], players: list[Player]) -> None:
        """Begin with this match, new or loaded."""
        self.match = match
        self.players = players
        note_players(match.record, players)
        key = match.game.key
        seed = match.record.seed
        self.bots: dict[Seat, Bot] = {
            seat: make_bot(player.bot, key, derived(seed, "bot", seat)) for seat, player in enumerate(players) if player.bot
        }
        self.read = [0] * len(players)  # how much of the log each person has seen
        self.last_person = -1
        self.speak(self.language)
        self.keep()

    def speak(self, language: str) -> None:
        """Change the language."""
        self.language = language
        self.phrases = Phrases(language)
        self.words: Words = box(self.match.game.key).words(self.match.game, language, [each.name for each in self.players])

    def keep(self) -> None:
        """Write the record to the kept file; a full disk must not end the game."""
        if self.kept is None:
            return
        try:
            write_whole(self.kept, self.match.record.to_json())
        except OSError as error:
            self.screen.say(self.phrases("not_saved", error=error.strerror))
            self.kept = None

    def load(self, path: Path) -> None:
        """Continue with another game; if it raises ValueError, nothing has changed."""
        game, record = read_record(path)
        match = Match(game, record)
        self.sit_down(match, noted_players(record, self.language))

    def play(self, seat: Seat, moves: list[Move]) -> None:
        """Make the moves of one answer."""
        for move in moves:
            self.match.play(seat, move)
        self.keep()

    def end_set(self, seat: Seat, question: Question) -> None:
        """End the answer if all picks of a set were named at once, so that the person is not asked whether these are all."""
        last = self.match.game.no_more(self.match.state, seat, question.kind)
        if last is not None:
            self.play(seat, [last])

    def people(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat in range(len(self.players)) if seat not in self.bots]

    def level(self, seat: Seat) -> str:
        """How strong the bot on a seat is, in words; a bot of another kind has only its spec."""
        bot = self.players[seat].bot
        named = common(self.phrases.language).levels.get(bot)
        return named[0] if named else bot

    def run(self) -> None:
        """Play until the game is over or the last person leaves."""
        self.screen.say(self.words.title(), "strong")
        self.screen.say(self.phrases("welcome"))
        bots = ", ".join(f"{self.players[seat].name} ({self.level(seat)})" for seat in self.bots)
        if bots:
            self.screen.say(self.phrases("against", bots=bots), "dim")
        try:
            while not self.match.game.over(self.match.state):
                waiting = self.match.game.waiting(self.match.state)
                seat = next((seat for seat in waiting if seat in self.bots), waiting[0])
                if seat in self.bots:
                    self.bot_moves(seat)
                else:
                    self.person_moves(seat)
        except (Left, EOFError, KeyboardInterrupt):
            self.screen.say(self.phrases("bye" if self.kept else "bye_unsaved"))
            return
        self.finish()

    def bot_moves(self, seat: Seat) -> None:
        """Let a bot answer; it sees its own view and nothing else."""
        bot = self.bots[seat]
        try:
            with self.screen.busy(self.phrases("thinking", name=self.players[seat].name)):
                move = bot.choose(self.match.view(seat), bot.budget)
        except BotFailed as error:  # a program from outside must not end the game
            self.screen.say(self.phrases("bot_failed", error=error, name=self.players[seat].name))
            self.bots[seat] = make_bot("steady", self.match.game.key, derived(self.match.record.seed, "bot", seat))
            return
        self.play(seat, [move])

    def person_moves(self, seat: Seat) -> None:
        """Ask a person until there is an answer."""
        arrives = seat != self.last_person
        if arrives and len(self.people()) > 1:
            self.screen.clear()
            self.screen.ask(self.phrases("hand_over", name=self.players[seat].name), [])
        self.last_person = seat
        self.news(seat)
        question = Commands(self, seat)
        if arrives or self.screen.fancy or question.question.fresh:  # who listens does not hear the table after every pick
            self.show(seat)
        if guide.tell(self.screen, self.match, question.view, self.phrases):
            self.keep()
        question.ask()

    def news(self, seat: Seat) -> None:
        """Tell what has happened since this person last looked."""
        log = self.match.state.log or []
        self.read[seat] = min(self.read[seat], len(log))
        events = story(log, seat, self.read[seat])
        has_moved = any(entry[0] == seat for entry in self.match.record.entries)
        self.read[seat] = len(log)
        if events:
            self.screen.say(self.phrases("meanwhile" if has_moved else "so_far"), "dim")
            for text, run in groupby(self.words.event(event) for event in events):
                times = len(list(run))
                self.screen.item("· ", text if times == 1 else [*text, Piece(f" ×{times}")])

    def show(self, viewer: Seat) -> None:
        """The table as one viewer sees it."""
        game = self.match.game
        observation = game.observe(self.match.state, viewer)
        view = box(game.key)
        if self.screen.fancy:
            self.screen.texts(view.draw(game, self.words, observation, viewer, self.screen.width))
        else:
            self.screen.texts(view.describe(game, self.words, observation, viewer))

    def finish(self) -> None:
        """The final table, the score sheet and the winners; then whoever is still there may look back."""
        game, s = self.match.game, self.match.state
        names = [player.name for player in self.players]
        for seat in self.people()[-1:]:
            self.news(seat)
        self.show(EVERYBODY)
        self.screen.say(self.phrases("over"), "strong")
        for line in score_sheet(game, s, self.words, names, self.phrases):
            self.screen.say(line)
        for line in tie_breaks(game, s, self.words, names, self.phrases) + joint_result(game, s, self.words):
            self.screen.say(line)
        self.screen.say(verdict(game, s, names, self.phrases), "strong")
        if self.people():
            from pavonis.cli.afterwards import afterwards

            afterwards(self)
