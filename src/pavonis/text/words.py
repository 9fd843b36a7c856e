"""What a language must be able to say about a game; each game's `words/` folder has a file for each language."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import asdict

from pavonis.core.catalogue import Catalogue
from pavonis.core.events import Event
from pavonis.core.game import Move, Question, Reason, Seat
from pavonis.text.book import book_of
from pavonis.text.common import common
from pavonis.text.grammar import Grammar
from pavonis.text.languages import LANGUAGES
from pavonis.text.pieces import Part, Piece, Text, say, signed, strong
from pavonis.text.templates import (
    PLACEHOLDER,
    Arguments,
    Choosers,
    Phrases,
    Sentence,
    Teller,
    Tellers,
    sentences,
    sentences_by_code,
)

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

    def labels(self) -> Mapping[str, str]:
        """Single words and short phrases of the screen, by key."""
        return {}

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


class Paragraph(Struct, frozen=True):
    """A paragraph of the rules. Its text may speak of facts of the table, and of notes that are said only where they hold."""

    heading: str
    text: str
    when: str = ""  # the fact without which it is left out


class GameLanguage(Struct, frozen=True, kw_only=True):
    """A game in one language; each game adds what else its file of words holds."""

    grammar: Grammar
    title: str
    labels: Any  # of the screen: a struct of the game's own
    questions: Phrases
    moves: Phrases
    reasons: Phrases
    events: Phrases
    lines: Phrases  # other sentences
    rules: list[Paragraph]
    notes: dict[str, str]  # in the rules, where they hold
    score_lines: dict[str, str]
    terms: dict[str, str]  # of the bots' evaluation


L = TypeVar("L", bound=GameLanguage)


class Codes(NamedTuple):
    """What the sentences of a game are about, by name: its events, reasons, moves and questions with their arguments."""

    events: Catalogue
    reasons: Catalogue
    moves: Arguments
    questions: Arguments  # the subject of a question
    usual: Mapping[str, str]  # by argument: the method of the words that tells it; other arguments are plain numbers
    lines: Arguments = MappingProxyType({})  # other sentences, in the section `lines`
    choosers: Choosers = MappingProxyType({})  # by section and name: which variant of a sentence is said


class Spoken(NamedTuple, Generic[L]):
    """A language of a game, with its sentences ready to be said."""

    language: L
    questions: Mapping[str, Sentence]
    moves: Mapping[str, Sentence]
    reasons: Mapping[int, Sentence]
    events: Mapping[int, Sentence]
    lines: Mapping[str, Sentence]
    tellers: Mapping[str, Any]


class Speech(Generic[L]):
    """All languages of a game: a file of words in its package for each.

    Each is read when it is first spoken; ValueError if it does not say everything, or says too much.
    """

    def __init__(self, package: str, kind: type[L], codes: Codes) -> None:
        self.package = package
        self.kind = kind
        self.codes = codes
        self._spoken: dict[str, Spoken[L]] = {}

    def __call__(self, key: str) -> Spoken[L]:
        """A language; ValueError if there is no such language."""
        if key not in self._spoken:
            book = book_of(self.package, key)
            self._spoken[key] = self._learned(book.language(self.kind), book.told)
        return self._spoken[key]

    def _learned(self, language: L, own: Mapping[str, Teller]) -> Spoken[L]:
        tellers = Tellers(self.codes.usual, own)
        choosers = {section: self.codes.choosers.get(section, {}) for section in Spoken._fields}
        asked = {kind: (*names, LEAST) for kind, names in self.codes.questions.items()}
        reasons = {**common(language.grammar.key).refusals, **language.reasons}
        return Spoken(
            language,
            sentences(language.questions, asked, tellers, choosers["questions"]),
            sentences(language.moves, self.codes.moves, tellers, choosers["moves"]),
            sentences_by_code(reasons, self.codes.reasons, tellers, choosers["reasons"]),
            sentences_by_code(language.events, self.codes.events, tellers, choosers["events"]),
            sentences(language.lines, self.codes.lines, tellers, choosers["lines"]),
            own,
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

    def labels(self) -> Mapping[str, str]:
        return asdict(self.language.labels)

    def rules(self) -> list[Text]:
        facts = self.rule_facts()
        paragraphs = [each for each in self.language.rules if not each.when or facts[each.when]]
        return [say(strong(f"{each.heading}. "), self.filled(each.text, facts)) for each in paragraphs]

    def filled(self, text: str, facts: Mapping[str, Any]) -> Text:
        """A text filled in with facts by name, with those notes that hold, and with counted nouns: {cards hand_limit:gen}."""
        return say(*[self._fact(part, facts) if place % 2 else part for place, part in enumerate(PLACEHOLDER.split(text))])

    def _fact(self, name: str, facts: Mapping[str, Any]) -> Part:
        note = self.language.notes.get(name)
        if note is not None:
            return self.filled(note, facts) if facts[name] else ""
        teller, _, fact = name.partition(" ")
        if not fact:
            found: Part = facts[name]
            return found
        fact, _, case = fact.partition(":")
        counted: Part = self.spoken.tellers[teller](facts[fact], case)
        return counted

    def rule_facts(self) -> Mapping[str, Any]:
        """What the rules tell of this table by name; whether a note holds is one of these facts."""
        return {}

    def question(self, question: Question) -> Text:
        return self.spoken.questions[question.kind](self, *question.subject, question.least)

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

    def line(self, name: str, *numbers: Any) -> Text:
        """A sentence of the section `lines`."""
        return self.spoken.lines[name](self, *numbers)

    def as_number(self, number: int) -> int:
        """A number that is usually told in another way."""
        return number

    def minus(self, number: int) -> str:
        """A number with a real minus."""
        return str(number).replace("-", "−")

    def signed(self, change: int) -> str:
        """A change with its sign."""
        return signed(change)

    def size(self, change: int) -> int:
        """How much something changes."""
        return abs(change)

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
