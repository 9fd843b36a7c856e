"""What a language must be able to say about a game; each game's `words/` folder has one file for each language."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from pavonis.core.events import Event
from pavonis.core.game import Catalogue, Move, Question, Reason, Seat
from pavonis.text.grammar import Grammar
from pavonis.text.languages import LANGUAGES, catalogue
from pavonis.text.pieces import Piece, Text
from pavonis.text.templates import Arguments, Phrases, Sentence, Teller, Tellers, Template, sentences, sentences_by_code

MOVES_KEPT = 20_000  # in words, of one game in one language
LEAST = "least"  # what every question may speak of besides its subject: how many have to be chosen


class OptionWords(NamedTuple):
    """The options of a game in one language, for people who open a table."""

    options: Mapping[str, tuple[str, str]]  # by option: its name, and what it means
    values: Mapping[str, str]  # by value, where a value is a word

    @staticmethod
    def of(
        words: Mapping[str, Mapping[str, tuple[str, str]]], values: Mapping[str, Mapping[str, str]], language: str
    ) -> "OptionWords":
        """Those of one language, from the tables of a game's `options.py`; ValueError if the language is not spoken there."""
        try:
            said = {option: spoken[language] for option, spoken in words.items()}
            return OptionWords(said, {value: spoken[language] for value, spoken in values.items()})
        except KeyError:
            raise ValueError(f"the options have no words: there is no language '{language}'") from None


class Words(ABC):
    """One game in one language, for players with given names."""

    def __init__(self, grammar: Grammar, names: list[str]) -> None:
        self.grammar = grammar
        self._names = names
        self.named = False  # whether the names have been looked at: what was said without them is the same at every table

    @property
    def names(self) -> list[str]:
        """The names of the players."""
        self.named = True
        return self._names

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
    def move(self, move: Move, seen: Any = None) -> Text:
        """What a move does, as an answer to choose: short, beginning with a verb, without a full stop.

        With the observation of the player who chooses, it tells what is known about its target.
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

    def joint(self, facts: Mapping[str, int]) -> list[str]:
        """What `Game.joint` tells, as sentences: the result of those who win or lose together, and why it is lost."""
        return []

    def others(self, sheets: Sequence[Sequence[tuple[str, int]]], won: bool) -> list[str]:
        """What `Game.others` tells, as sentences: their points, and that nobody wins if one of them has won."""
        return []

    @abstractmethod
    def term(self, term: str) -> str:
        """What a term of the bots' evaluation is about, for hints."""


class Tables(Protocol):
    """What the language of every game has."""

    @property
    def grammar(self) -> Grammar: ...
    @property
    def title(self) -> str: ...
    @property
    def rules(self) -> Callable[[Any], list[Text]]: ...
    @property
    def questions(self) -> Phrases: ...
    @property
    def moves(self) -> Phrases: ...
    @property
    def reasons(self) -> Phrases: ...
    @property
    def events(self) -> Phrases: ...
    @property
    def score_lines(self) -> Mapping[str, str]: ...
    @property
    def terms(self) -> Mapping[str, str]: ...


L = TypeVar("L", bound=Tables)


class Codes(NamedTuple):
    """What the sentences of a game are about, by name: its events, reasons, moves and questions with their arguments."""

    events: Catalogue
    reasons: Catalogue
    moves: Arguments
    questions: Arguments  # the subject of a question
    usual: Mapping[str, str]  # by argument: the method of the words that tells it; other arguments are plain numbers


class Spoken(NamedTuple, Generic[L]):
    """A language of a game, with its sentences ready to be said."""

    language: L
    questions: Mapping[str, Sentence]
    moves: Mapping[str, Sentence]
    reasons: Mapping[int, Sentence]
    events: Mapping[int, Sentence]


class Speech(Generic[L]):
    """All languages of a game. Each is read when it is first spoken; ValueError if it does not say everything, or says too much."""

    def __init__(self, package: str, codes: Codes) -> None:
        self.package = package
        self.codes = codes
        self._spoken: dict[str, Spoken[L]] = {}

    def __call__(self, key: str) -> Spoken[L]:
        """A language; ValueError if there is no such language."""
        if key not in self._spoken:
            module = catalogue(self.package, key)
            self._spoken[key] = self._learned(module.LANGUAGE, module.TELLERS)
        return self._spoken[key]

    def _learned(self, language: L, own: Mapping[str, Teller]) -> Spoken[L]:
        tellers = Tellers(self.codes.usual, own)
        return Spoken(
            language,
            sentences(language.questions, {kind: (*names, LEAST) for kind, names in self.codes.questions.items()}, tellers),
            sentences(language.moves, self.codes.moves, tellers),
            sentences_by_code(language.reasons, self.codes.reasons, tellers),
            sentences_by_code(language.events, self.codes.events, tellers),
        )


class TableWords(Words, Generic[L]):
    """One game in a language that is such tables."""

    def __init__(self, spoken: Spoken[L], names: list[str]) -> None:
        super().__init__(spoken.language.grammar, names)
        self.spoken = spoken
        self.language = spoken.language
        self.said: dict[Any, Text] | None = None  # moves in words that name nobody, if they are kept, for all tables of a game
        self.number = list(LANGUAGES).index(self.grammar.key)  # where something is named in all languages

    def title(self) -> str:
        return self.language.title

    def rules(self) -> list[Text]:
        return self.language.rules(self)

    def question(self, question: Question) -> Text:
        sentence = self.spoken.questions[question.kind]
        if isinstance(sentence, Template):
            return sentence(self, *question.subject, question.least)
        return sentence(self, question)

    def move_said(self, name: str, *numbers: Any) -> Text:
        """A move in words. Tables have most of them in common, and they are asked for after every move of anybody."""
        if self.said is None:
            return self.spoken.moves[name](self, *numbers)
        found = self.said.get((name, numbers))
        if found is None:
            self.named = False
            found = self.spoken.moves[name](self, *numbers)
            if not self.named and len(self.said) < MOVES_KEPT:
                self.said[name, numbers] = found
        return found

    def reason(self, reason: Reason) -> Text:
        return self.spoken.reasons[reason[0]](self, *reason[1:])

    def event(self, event: Event) -> Text:
        return self.spoken.events[event[0]](self, *event[1:])

    def score_line(self, line: str) -> str:
        return self.language.score_lines[line]

    def term(self, term: str) -> str:
        return self.language.terms[term]

    def from_one(self, number: int) -> int:
        """A number that codes count from 0, as people count."""
        return number + 1

    def quoted(self, name: Piece) -> Piece:
        """The name of a card as it stands in a sentence."""
        return name._replace(text=self.grammar.quoted(name.text))
