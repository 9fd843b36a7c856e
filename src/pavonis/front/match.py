"""A match for people and notebooks: moves in words, a log in words, and a table that draws itself."""

import difflib
import html
from typing import Any, overload

from pavonis.bots.bot import Bot, make_bot
from pavonis.core import match as core
from pavonis.core.events import EVERYBODY, SPECTATOR, story
from pavonis.core.game import Game, IllegalMove, Move, S, Seat, wrong_number
from pavonis.core.match import CannotUndo
from pavonis.core.record import Record, begin
from pavonis.front.finder import find_moves, normal
from pavonis.front.pictures import picture
from pavonis.front.speaking import LANGUAGE, seat_names, table_text, words
from pavonis.front.view import View
from pavonis.games import current, load
from pavonis.text import LANGUAGES, Words, plain

NEAR = 4  # moves that are named if a text is not understood
NOT_BACK = {  # why a step cannot be taken back, by the keys of the core
    "nothing": "there is nothing to take back",
    "not yours": "somebody else has moved since; undo() without a seat takes back whatever was last",
    "learned": "the step has shown something hidden; undo() without a seat takes it back all the same",
}


class NoSuchMove(ValueError):
    """A text that stands for no move here, or for several; the message names the nearest ones."""


class Match(core.Match[S]):
    """A game in play, with its record. Print it to see the table as everybody may see it."""

    def __init__(self, game: Game[S], record: Record) -> None:
        super().__init__(game, record)
        self._bots: dict[tuple[str, Seat], Bot] = {}

    @overload
    @staticmethod
    def new(game: str, seats: int | None = None, seed: int = 0, **options: Any) -> "Match[Any]": ...

    @overload
    @staticmethod
    def new(game: Game[S], seats: int | None = None, seed: int = 0, **options: Any) -> "Match[S]": ...

    @staticmethod
    def new(game: Game[S] | str, seats: int | None = None, seed: int = 0, **options: Any) -> "Match[S]":
        """Begin a match: `Match.new("pocket-mars", 3, seed=7, draft=True)`, or with a loaded game."""
        loaded: Game[Any] = load(game, **options) if isinstance(game, str) else game
        count = seats or loaded.players
        if count not in loaded.seats:
            raise ValueError(wrong_number(loaded.key, loaded.seats, count))
        return Match(loaded, begin(loaded, count, seed))

    @staticmethod
    def load(record: Record | str) -> "Match[Any]":
        """Load a match from its record or from the record's JSON, also of an earlier release."""
        found = Record.from_json(record) if isinstance(record, str) else record
        game = load(found.game, **found.options)
        return Match(game, current(game, found))

    @property
    def names(self) -> list[str]:
        """What the players are called."""
        return seat_names(self.record.seats, self.record)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over(self.state)

    @property
    def scores(self) -> list[int]:
        """The points of each seat as they stand."""
        return self.game.scores(self.state)

    @property
    def winners(self) -> list[Seat]:
        """Who has won; nobody while the game goes on."""
        return self.game.winners(self.state) if self.over else []

    def waiting(self) -> list[Seat]:
        """The seats the game waits for."""
        return self.game.waiting(self.state)

    def legal(self, seat: Seat | None = None) -> list[Move]:
        """The legal moves of a seat, by default of the first one that the game waits for."""
        return self.game.legal(self.state, self._seats(seat)[0])

    def phrases(self, seat: Seat | None = None) -> list[str]:
        """The same moves as phrases, which `push` takes."""
        who = self._seats(seat)[0]
        return [self.game.notation(self.state, who, move) for move in self.legal(who)]

    def push(self, text: str | Move, seat: Seat | None = None) -> Move:
        """Make the move that a text stands for: a phrase as in `phrases`, or words in any of our languages; or a move of `legal`.

        Without a seat it is a move of the first seat that is waited for and can make it. IllegalMove says why a move cannot be
        made; NoSuchMove names the nearest moves if the text stands for none, or for several.
        """
        seats = self._seats(seat)
        if not isinstance(text, str):
            self.play(next((who for who in seats if text in self.legal(who)), seats[0]), text)
            return text
        found = [(who, self._meant(who, text)) for who in seats]
        for who, moves in found:
            if len(moves) == 1:
                self.play(who, moves[0])
                return moves[0]
        if not any(moves for _, moves in found):
            self._refuse_known(seats[0], text)
        raise NoSuchMove(self._misunderstood(seats[0], text, next((moves for _, moves in found if moves), [])))

    def let(self, bot: Bot | str, seat: Seat | None = None) -> Move:
        """Make the move that a bot chooses: `match.let("greedy")`. By default for the first seat that the game waits for."""
        who = self._seats(seat)[0]
        if isinstance(bot, str):
            bot = self._bots.get((bot, who)) or self._bots.setdefault((bot, who), make_bot(bot, self.game.key, who))
        move = bot.choose(self.view(who), bot.budget)
        self.play(who, move)
        return move

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move, or raise IllegalMove, which says why it cannot be made, and change nothing."""
        try:
            super().play(self._there(seat), move)
        except IllegalMove as error:
            raise self._in_words(seat, move, error) from None

    def _in_words(self, seat: Seat, move: Move, error: IllegalMove) -> IllegalMove:
        """The same error with its reasons as sentences; a game that is not on the shelf has no words."""
        try:
            told = self._words(LANGUAGE)
        except ValueError:
            return error
        try:
            phrase = self.game.notation(self.state, seat, move)
        except ValueError:  # a number that means nothing
            phrase = f"move {move}"
        return IllegalMove(seat, phrase, error.reasons, [plain(told.reason(reason)).rstrip(".") for reason in error.reasons])

    def undo(self, seat: Seat | None = None, consent: frozenset[Seat] = frozenset()) -> None:
        """Take back the last step, whoever made it and whatever it has shown; with a seat only what that seat may take back.

        If the step is made again, chance gives the same result. CannotUndo says why it cannot be taken back.
        """
        try:
            super().undo(seat, consent)
        except CannotUndo as error:
            raise CannotUndo(NOT_BACK[str(error)]) from None

    def _seats(self, seat: Seat | None) -> list[Seat]:
        if seat is not None:
            return [self._there(seat)]
        seats = self.waiting()
        if not seats:
            raise ValueError("the game is over")
        return seats

    def _there(self, seat: Seat, *others: Seat) -> Seat:
        """The same seat, if the table has it, or one of the viewers without a seat that are named."""
        if not 0 <= seat < self.record.seats and seat not in others:
            raise ValueError(f"there are seats 0 to {self.record.seats - 1}, not {seat}")
        return seat

    def _meant(self, seat: Seat, text: str) -> list[Move]:
        """The legal moves that a text could mean; in the first language in which it means any."""
        view = self.view(seat)
        for language in LANGUAGES:
            found = find_moves(view, self._words(language), text, view.legal())
            if found:
                return found
        return []

    def _refuse_known(self, seat: Seat, text: str) -> None:
        """If the text is a phrase of the game, the move is not legal: say why."""
        try:
            move = self.game.parse(self.state, seat, text)
        except ValueError:
            return
        self.play(seat, move)

    def _misunderstood(self, seat: Seat, text: str, several: list[Move]) -> str:
        if several:
            phrases = [self.game.notation(self.state, seat, move) for move in several]
            more = f" and {len(phrases) - NEAR} more" if len(phrases) > NEAR else ""
            return f"'{text}' could mean: {', '.join(phrases[:NEAR])}{more}"
        phrases = self.phrases(seat)
        spelled = {normal(phrase): phrase for phrase in phrases}
        near = difflib.get_close_matches(normal(text), spelled, NEAR, 0.7)
        if near:
            return f"'{text}' is not a move of seat {seat} here; did you mean: {', '.join(spelled[each] for each in near)}?"
        return f"'{text}' is not a move of seat {seat} here; there are {len(phrases)}, for example: {', '.join(phrases[:NEAR])}"

    def view(self, seat: Seat) -> View[S]:
        """The view of one seat, or of a viewer without one."""
        return View(self.game, self.state, self._there(seat, SPECTATOR, EVERYBODY), self.names)

    def log(self, language: str = LANGUAGE, viewer: Seat | None = None) -> list[str]:
        """What has happened, in sentences: what one seat may know, or what everybody may; everything if the game is over."""
        told = self._words(language)
        who = self._viewer() if viewer is None else self._there(viewer, SPECTATOR, EVERYBODY)
        return [plain(told.event(event)) for event in story(self.state.log, who)]

    def _words(self, language: str) -> Words:
        return words(self.game, language, seat_names(self.record.seats, self.record, language))

    def _viewer(self) -> Seat:
        return EVERYBODY if self.over else SPECTATOR

    def __repr__(self) -> str:
        try:
            drawn = table_text(self.game, self.game.observe(self.state, self._viewer()), self._viewer(), self.names)
        except ValueError:  # a game that is not on the shelf has no words
            return f"<Match of {self.game.key}, {len(self.record.moves())} moves>"
        return f"{drawn}\n{self._waits()}"

    def _waits(self) -> str:
        names = self.names
        if self.over:
            return f"Over: {', '.join(names[seat] for seat in self.winners) or 'nobody'} won."
        return f"Waiting for {', '.join(names[seat] for seat in self.waiting())}."

    def _repr_html_(self) -> str:
        """The table as a picture, in a notebook."""
        drawn = picture(self.game, self.game.observe(self.state, self._viewer()), self.names)
        return f"{drawn}<p>{html.escape(self._waits())}</p>" if drawn else f"<pre>{html.escape(repr(self))}</pre>"
