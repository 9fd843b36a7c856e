"""What a person can write at the terminal table: an answer by number or in words, or a command. Nothing bad ends the game."""

from pathlib import Path
from typing import TYPE_CHECKING

from pavonis.cli.files import write_whole
from pavonis.cli.finder import find_moves
from pavonis.core.events import story
from pavonis.core.game import Move, Seat
from pavonis.core.match import CannotUndo
from pavonis.text import LANGUAGES, Piece, plain

if TYPE_CHECKING:
    from pavonis.cli.table import Table

COMMANDS = ["help", "rules", "table", "log", "cards", "why", "hint", "undo", "save", "load", "lang", "quit"]
SMALLEST = 0.05  # points that a hint mentions
SHOWN = 8  # of the moves a vague text could mean


class Left(Exception):
    """The person has left the table."""


class Commands:
    """One question to one person, until it is answered or the table has changed under it."""

    def __init__(self, table: "Table", seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.screen = table.screen
        self.view = table.match.view(seat)
        self.question = self.view.question()
        self.ticked: list[Move] = []  # of a set, what has been chosen so far
        self.offers = self.choices()
        self.done = False

    def choices(self) -> list[Move]:
        """What can be answered: of a set all that is not ticked yet, and the move that ends one whose number is open."""
        among = self.question.among
        legal = self.view.legal()
        if not among:
            return legal
        return [*(move for move in among if move not in self.ticked), *(move for move in legal if move not in among)]

    def ask(self) -> None:
        """Offer the moves and read lines until one of them settles it."""
        self.offer()
        words = [*COMMANDS, *(self.view.notation(move) for move in self.offers)]
        while not self.done:
            self.obey(self.screen.ask(self.prompt(), words))

    def prompt(self) -> str:
        """What stands before the cursor."""
        phrases = self.table.phrases
        least = self.question.least - len(self.ticked)
        most = self.question.most - len(self.ticked)
        if most == 1 or not self.question.among:
            return phrases("prompt")
        return phrases("prompt_set", count=least) if least == most else phrases("prompt_range", least=least, most=most)

    def offer(self) -> None:
        """Say what is asked and what can be answered."""
        words = self.table.words
        seen = self.view.observation()
        self.screen.text(words.question(self.question))
        for move in self.ticked:
            self.screen.item("  + ", words.move(move, seen))
        for number, move in enumerate(self.offers, 1):
            self.screen.item(f"{number:>3}. ", words.move(move, seen))

    def obey(self, line: str) -> None:
        """Act on one line, whatever it says."""
        command, _, rest = line.partition(" ")
        numbers = line.replace(",", " ").split()
        if not line:
            return
        if all(number.isdecimal() for number in numbers):
            self.choose([int(number) for number in numbers])
        elif command.casefold() in COMMANDS:
            getattr(self, f"do_{command.casefold()}")(rest.strip())
        else:
            self.choose_by_words(line)

    def choose(self, numbers: list[int]) -> None:
        """Answer by the numbers of the offers."""
        for number in numbers:
            if not 1 <= number <= len(self.offers):
                self.screen.say(self.table.phrases("number_range", number=number, last=len(self.offers)))
                return
        self.answer(sorted({self.offers[number - 1] for number in numbers}))

    def choose_by_words(self, line: str) -> None:
        """Answer in words: several, if the question takes several, with commas."""
        picks: list[Move] = []
        for text in line.split(",") if self.question.among else [line]:
            found = find_moves(self.view, self.table.words, text, self.offers)
            if len(found) != 1:
                self.explain(text, found)
                return
            picks += found
        self.answer(sorted(set(picks)))

    def explain(self, text: str, found: list[Move]) -> None:
        """Say why a text is not an answer: too vague, not legal, or not understood."""
        if not found:
            found = find_moves(self.view, self.table.words, text, self.view.game.space.codes())
            if len(found) == 1:
                self.tell_reasons(found[0])
                return
        if not 0 < len(found) <= SHOWN:
            self.screen.say(self.table.phrases("not_understood", text=text.strip()))
            return
        self.screen.say(self.table.phrases("several"))
        for move in found:
            self.screen.text([Piece(f"  {self.view.notation(move)}: ", "dim"), *self.table.words.move(move)])

    def answer(self, picks: list[Move]) -> None:
        """Play the answer; of a set only when it is whole, and until then keep what is ticked."""
        among = self.question.among
        ticked = sorted({*self.ticked, *(pick for pick in picks if pick in among)})
        size = len(ticked) if among else len(picks)
        if size > self.question.most:
            self.screen.say(self.prompt().rstrip(": ") + ".")
        elif size < self.question.least:
            self.ticked = ticked
            self.offers = self.choices()
            self.offer()
        else:
            self.table.play(self.seat, ticked or picks)
            if ticked and self.question.least < self.question.most:
                self.table.end_set(self.seat, self.question)
            self.done = True

    def tell_reasons(self, move: Move) -> None:
        """Say what keeps a move from being made."""
        reasons = self.view.why_not(move)
        self.screen.say(self.table.phrases("not_legal" if reasons else "is_legal"))
        for reason in reasons:
            self.screen.item("· ", self.table.words.reason(reason))

    def do_help(self, rest: str) -> None:
        self.screen.say(self.table.phrases("help"))

    def do_rules(self, rest: str) -> None:
        for paragraph in self.table.words.rules():
            self.screen.item("", paragraph)

    def do_table(self, rest: str) -> None:
        self.table.show(self.seat)
        self.offer()

    def do_log(self, rest: str) -> None:
        self.screen.texts(self.table.words.event(event) for event in story(self.table.match.state.log, self.seat))

    def do_cards(self, rest: str) -> None:
        from pavonis.cli.cards import line

        for card in self.table.words.cards():
            self.screen.say(line(card))

    def do_why(self, rest: str) -> None:
        if not rest:
            self.screen.say(self.table.phrases("why_what"))
            return
        if rest.isdecimal() and 1 <= int(rest) <= len(self.offers):
            found = [self.offers[int(rest) - 1]]
        else:
            found = find_moves(self.view, self.table.words, rest, self.view.game.space.codes())
        if len(found) == 1:
            self.tell_reasons(found[0])
        else:
            self.explain(rest, found)

    def do_hint(self, rest: str) -> None:
        from pavonis.bots.bot import Budget, make_bot

        bot = make_bot("search:400", self.view.game.key, self.seat)
        with self.screen.busy(self.table.phrases("thinking", name="…")):
            advice = bot.advise(self.view, Budget(iterations=400))
        seen = self.view.observation()
        self.screen.say(self.table.phrases("hint", move=plain(self.table.words.move(advice.move, seen))))
        terms = [(term, change) for term, change in advice.terms if abs(change) >= SMALLEST]
        if terms:
            self.screen.say(self.table.phrases("hint_terms"), "dim")
        for term, change in terms:
            self.screen.say(f"  {change:+.1f}  {self.table.words.term(term)}")

    def do_undo(self, rest: str) -> None:
        try:
            self.table.match.undo(self.seat, frozenset(self.table.bots))
        except CannotUndo as error:
            self.screen.say(self.table.phrases("undo_" + str(error).replace(" ", "_")))
            return
        self.table.keep()
        self.screen.say(self.table.phrases("undone"))
        self.done = True

    def do_save(self, rest: str) -> None:
        if not rest:
            self.screen.say(self.table.phrases("save_where"))
            return
        try:
            write_whole(Path(rest).expanduser(), self.table.match.record.to_json())
            self.screen.say(self.table.phrases("saved", path=rest))
        except OSError as error:
            self.screen.say(self.table.phrases("not_saved", error=error.strerror))

    def do_load(self, rest: str) -> None:
        if not rest:
            self.screen.say(self.table.phrases("load_where"))
            return
        try:
            self.table.load(Path(rest).expanduser())
        except ValueError as error:
            self.screen.say(self.table.phrases("not_loaded", error=error))
            return
        self.screen.say(self.table.phrases("loaded", path=rest))
        self.done = True

    def do_lang(self, rest: str) -> None:
        if rest not in LANGUAGES:
            self.screen.say(self.table.phrases("which_language"))
            return
        self.table.speak(rest)
        self.screen.say(self.table.phrases("language_is"))
        self.table.show(self.seat)
        self.offer()

    def do_quit(self, rest: str) -> None:
        raise Left
