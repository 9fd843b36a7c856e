"""What a person can type at the terminal table: an answer by number or in words, or a command. Bad input never ends the game."""

from pathlib import Path
from typing import TYPE_CHECKING

from pavonis.cli import guide
from pavonis.cli.files import write_whole
from pavonis.cli.phrases import Phrases
from pavonis.core.events import story
from pavonis.core.game import Move, Seat
from pavonis.core.match import CannotUndo
from pavonis.core.record import Record
from pavonis.front.finder import find_moves
from pavonis.text import LANGUAGES, Piece

if TYPE_CHECKING:
    from pavonis.analysis.hints import Hint
    from pavonis.cli.table import TerminalTable

COMMANDS = ["help", "rules", "table", "log", "cards", "why", "hint", "review", "skip", "undo", "save", "load", "lang", "quit"]
HINT = "search:200"  # the bot that is asked
SHOWN = 8  # of the moves a vague text could mean
LEAVING = ("pass", "end turn", "done", "decline", "skip")  # ways out of a question: never number 1, as on the page


class Left(Exception):
    """The person has left the table."""


def saved(record: Record, where: str, phrases: Phrases) -> str:
    """Write a record to a file that somebody named, and what to say then."""
    if not where:
        return phrases("save_where")
    try:
        write_whole(Path(where).expanduser(), record.to_json())
    except OSError as error:
        return phrases("not_saved", error=error.strerror)
    return phrases("saved", path=where)


class Commands:
    """One question to one person, until it is answered or the table has changed."""

    def __init__(self, table: "TerminalTable", seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.screen = table.screen
        self.view = table.match.view(seat)
        self.question = self.view.question()
        self.hint: Hint | None = None
        self.ticked: list[Move] = []  # of a set, what has been chosen so far
        self.offers = self.choices()
        self.done = False

    def choices(self) -> list[Move]:
        """The possible answers. For a set: everything that is not ticked yet, and the move that ends a set of open size."""
        among = self.question.among
        legal = self.view.legal()
        if among:
            return [*(move for move in among if move not in self.ticked), *(move for move in legal if move not in among)]
        return sorted(legal, key=lambda move: (self.leaves(move), move))

    def leaves(self, move: Move) -> bool:
        """Whether a move is a way out of the question."""
        return self.view.game.space.range_of(move).name in LEAVING

    def numbered(self) -> dict[int, Move]:
        """The offers by number; a way out beside others is 0, so that nobody takes it by mistake."""
        numbers = list(range(1, len(self.offers) + 1))
        if len(self.offers) > 1 and self.leaves(self.offers[-1]):
            numbers[-1] = 0
        return dict(zip(numbers, self.offers, strict=True))

    def ask(self) -> None:
        """Offer the moves and read lines until one of them settles it."""
        self.offer()
        words = [*COMMANDS, *(self.view.notation(move) for move in self.offers)]
        while not self.done:
            self.obey(self.screen.ask(self.prompt(), words))

    def prompt(self) -> str:
        """The text before the cursor."""
        phrases = self.table.phrases
        least = self.question.least - len(self.ticked)
        most = self.question.most - len(self.ticked)
        if most == 1 or not self.question.among:
            return phrases("prompt")
        return phrases("prompt_set", count=least) if least == most else phrases("prompt_range", least=least, most=most)

    def offer(self) -> None:
        """Print the question and the possible answers. With a set begun the question would say what was to be chosen before."""
        words = self.table.words
        seen = self.view.observation()
        if not self.ticked:
            self.screen.text(words.question(self.question))
        for move in self.ticked:
            self.screen.item("  + ", words.move(move, seen))
        for number, move in self.numbered().items():
            self.screen.item(f"{number:>3}. ", words.move(move, seen))

    def obey(self, line: str) -> None:
        """Act on one line, whatever it says."""
        command, _, rest = line.partition(" ")
        numbers = line.replace(",", " ").split()
        if not line:
            return
        if command == "?":  # as the key at the table of the page
            self.do_rules(rest.strip())
        elif all(number.isdecimal() for number in numbers):
            self.choose([int(number) for number in numbers])
        elif command.casefold() in COMMANDS:
            getattr(self, f"do_{command.casefold()}")(rest.strip())
        else:
            self.choose_by_words(line)

    def choose(self, numbers: list[int]) -> None:
        """Answer by the numbers of the offers."""
        offers = self.numbered()
        for number in numbers:
            if number not in offers:
                self.screen.say(self.table.phrases("number_range", number=number, first=min(offers), last=max(offers)))
                return
        self.answer(sorted({offers[number] for number in numbers}))

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
        """Play the answer. A set is played only when it is complete; until then its ticks are kept."""
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
        """Say why a move cannot be made."""
        reasons = self.view.why_not(move)
        self.screen.say(self.table.phrases("not_legal" if reasons else "is_legal"))
        for reason in reasons:
            self.screen.item("· ", self.table.words.reason(reason))

    def do_help(self, rest: str) -> None:
        told = self.table.phrases("help", languages="|".join(LANGUAGES))
        for command in told.replace("\n", " · ").split(" · "):
            self.screen.item("  ", [Piece(command)])

    def do_rules(self, rest: str) -> None:
        if not rest:
            for paragraph in self.table.words.rules():
                self.screen.item("", paragraph)
        key, words, phrases = self.view.game.key, self.table.words, self.table.phrases
        found = guide.searched(key, words, phrases, rest) if rest else guide.concerning(key, words, phrases, self.question)
        for heading, text, section in found:
            self.screen.say(f"{heading} ({section})" if section else heading, "strong")
            self.screen.say(text)

    def do_table(self, rest: str) -> None:
        self.table.show(self.seat)
        self.offer()

    def do_log(self, rest: str) -> None:
        self.screen.texts(self.table.words.event(event) for event in story(self.table.match.state.log, self.seat))

    def do_cards(self, rest: str) -> None:
        from pavonis.cli.cards import fits, show

        for card in self.table.words.cards():
            if fits(card, rest.split()):
                show(self.screen, card)

    def do_why(self, rest: str) -> None:
        if not rest:
            self.screen.say(self.table.phrases("why_what", move=self.view.notation(self.offers[0])))
            return
        if rest.isdecimal() and int(rest) in self.numbered():
            found = [self.numbered()[int(rest)]]
        else:
            found = find_moves(self.view, self.table.words, rest, self.view.game.space.codes())
        played = [move for move in found if self.view.game.space.meaning(move)[0] == "play"]  # who names a card means to play it
        if len(found) == 1 or len(played) == 1:
            self.tell_reasons((played or found)[0])
        else:
            self.explain(rest, found)

    def do_hint(self, rest: str) -> None:
        from pavonis.analysis.hints import LEVELS, hint
        from pavonis.analysis.telling import Teller

        level = rest.casefold() or "move"
        if not self.table.gives_hints:
            self.screen.say(self.table.phrases("puzzle_no_hint"))
            return
        if level not in LEVELS:
            self.screen.say(self.table.phrases("hint_levels"))
            return
        if self.hint is None:  # all levels speak of the same advice, and only the first takes its time
            with self.screen.busy(self.table.phrases("thinking", name="…")):
                self.hint = hint(self.view, HINT, seed=self.seat)
        found = self.hint
        teller = Teller(self.table.words, self.table.words.grammar.key)
        if level == "nudge":
            self.screen.say(teller.nudge(found))
            return
        if level == "move":
            self.screen.say(self.table.phrases("hint", move=teller.moves(found.options[0].moves, self.view)), "strong")
            for place, (option, points) in enumerate(zip(found.options, found.points, strict=True)):
                self.screen.say(f"  {teller.option(option, points, self.view)}")
                if effects := teller.effects(found, place):
                    self.screen.say(f"    {effects}", "dim")
        for sentence in teller.reasons(found) if level == "why" else teller.beside(found, self.view):
            self.screen.say(sentence)

    def do_skip(self, rest: str) -> None:
        guide.skip(self.table.match)
        self.table.keep()
        self.screen.say(self.table.phrases("lesson_skipped"))

    def do_undo(self, rest: str) -> None:
        try:
            self.table.match.undo(self.seat, frozenset(self.table.bots))
        except CannotUndo as error:
            self.screen.say(self.table.phrases("undo_" + str(error).replace(" ", "_")))
            return
        self.table.keep()
        self.screen.say(self.table.phrases("undone"))
        self.done = True

    def do_review(self, rest: str) -> None:
        self.screen.say(self.table.phrases("review_later"))

    def do_save(self, rest: str) -> None:
        self.screen.say(saved(self.table.match.record, rest, self.table.phrases))

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
            self.screen.say(self.table.phrases("which_language", languages=", ".join(LANGUAGES)))
            return
        self.table.speak(rest)
        self.screen.say(self.table.phrases("language_is"))
        self.table.show(self.seat)
        self.offer()

    def do_quit(self, rest: str) -> None:
        raise Left
