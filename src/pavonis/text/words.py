"""What a language must be able to say about a game; each game's `words/` folder says it in English, Russian and Polish."""

from abc import ABC, abstractmethod
from typing import Any

from pavonis.core.events import Event
from pavonis.core.game import Move, Question, Reason, Seat
from pavonis.text.grammar import Grammar
from pavonis.text.pieces import Piece, Text

LANGUAGES = {"en": "English", "ru": "Русский", "pl": "Polski"}


class Words(ABC):
    """One game in one language, for players with given names."""

    def __init__(self, grammar: Grammar, names: list[str]) -> None:
        self.grammar = grammar
        self.names = names

    def player(self, seat: Seat) -> Piece:
        """A player by name, or by number where there is none.

        Names are never inflected and no word agrees with them: nobody has told us their gender.
        """
        name = self.names[seat] if seat < len(self.names) else f"{self.grammar.player} {seat + 1}"
        return Piece(name, f"seat{seat}", "player", seat)

    @abstractmethod
    def title(self) -> str:
        """The name of the game."""

    @abstractmethod
    def rules(self) -> list[Text]:
        """The rules in a few short paragraphs: enough to begin."""

    @abstractmethod
    def question(self, question: Question) -> Text:
        """What the player is asked."""

    @abstractmethod
    def move(self, move: Move, seen: dict[str, Any] | None = None) -> Text:
        """What a move does, as an answer to choose: short, beginning with a verb, without a full stop.

        With the observation of who chooses, it tells what is known about its target.
        """

    @abstractmethod
    def reason(self, reason: Reason) -> Text:
        """Why a move cannot be made, as one sentence to its player."""

    @abstractmethod
    def event(self, event: Event) -> Text:
        """What happened, as one sentence; the event comes without its audience."""

    @abstractmethod
    def cards(self) -> list[dict[str, Any]]:
        """Every card as plain data: number, name, colour or kind, value or cost, tags, text, source."""

    def things(self) -> dict[str, str]:
        """What the things that a board draws are called, by key, besides its labels."""
        return {}

    @abstractmethod
    def score_line(self, line: str) -> str:
        """The name of a line of the score sheet."""

    @abstractmethod
    def term(self, term: str) -> str:
        """What a term of the bots' evaluation is about, for hints."""
