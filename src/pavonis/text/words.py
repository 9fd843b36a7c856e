"""What a language must be able to say about a game; each game's `words/` folder says it in English, Russian and Polish."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from pavonis.core.events import Event
from pavonis.core.game import Move, Question, Reason, Seat
from pavonis.text.grammar import Grammar
from pavonis.text.pieces import Piece, Text

LANGUAGES = {"en": "English", "ru": "Русский", "pl": "Polski"}
Sentence = Callable[..., Text]


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


class Tables(Protocol):
    """What the language of every game has. A sentence function takes the words and then the numbers of its code."""

    @property
    def grammar(self) -> Grammar: ...
    @property
    def title(self) -> str: ...
    @property
    def rules(self) -> Callable[[Any], list[Text]]: ...
    @property
    def questions(self) -> Mapping[str, Sentence]: ...
    @property
    def reasons(self) -> Mapping[int, Sentence]: ...
    @property
    def events(self) -> Mapping[int, Sentence]: ...
    @property
    def score_lines(self) -> Mapping[str, str]: ...
    @property
    def terms(self) -> Mapping[str, str]: ...


L = TypeVar("L", bound=Tables)


class TableWords(Words, Generic[L]):
    """One game in a language that is such tables."""

    def __init__(self, language: L, names: list[str]) -> None:
        super().__init__(language.grammar, names)
        self.language = language
        self.number = list(LANGUAGES).index(language.grammar.key)  # where something is named in all languages

    def title(self) -> str:
        return self.language.title

    def rules(self) -> list[Text]:
        return self.language.rules(self)

    def question(self, question: Question) -> Text:
        return self.language.questions[question.kind](self, question)

    def reason(self, reason: Reason) -> Text:
        return self.language.reasons[reason[0]](self, *reason[1:])

    def event(self, event: Event) -> Text:
        return self.language.events[event[0]](self, *event[1:])

    def score_line(self, line: str) -> str:
        return self.language.score_lines[line]

    def term(self, term: str) -> str:
        return self.language.terms[term]

    def quoted(self, name: Piece) -> Piece:
        """The name of a card as it stands in a sentence."""
        return name._replace(text=self.grammar.quoted(name.text))


def spoken(languages: Iterable[L], key: str) -> L:
    """The language with that key; ValueError if it is not spoken here."""
    by_key = {language.grammar.key: language for language in languages}
    if key not in by_key:
        raise ValueError(f"there is no language '{key}'; there are: {', '.join(by_key)}")
    return by_key[key]
