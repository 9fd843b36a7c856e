"""Words about project cards and corporations: how they are called, and what lies on them."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Annotated, Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from pavonis.kit.terraforming import CUBE_NAMES, FIRST_CARD, KIND_NAMES, PARAMETER_NAMES
from pavonis.text.book import Keys
from pavonis.text.clauses import Told
from pavonis.text.common import common
from pavonis.text.grammar import INFINITIVE, Noun
from pavonis.text.languages import DEFAULT
from pavonis.text.names import Names, card_names, name_in
from pavonis.text.pieces import Piece, Text
from pavonis.text.words import GameLanguage, Spoken, TableWords

STYLES = ["blue", "green", "orange"]  # of the names of project cards, by kind
SOURCE = "public"  # of every card: what is printed on them is widely known
T = TypeVar("T")
E = TypeVar("E", bound="Effect")
C = TypeVar("C", bound="Printed")


class Printed(Protocol):
    """What a card has to tell about itself."""

    @property
    def name(self) -> str: ...
    @property
    def printed(self) -> str: ...
    @property
    def cost(self) -> int: ...
    @property
    def tags(self) -> list[int]: ...
    @property
    def set(self) -> int: ...
    @property
    def kind(self) -> int: ...
    @property
    def cubes(self) -> int: ...


class Effect(Protocol):
    """What an effect has to tell about itself."""

    @property
    def n(self) -> int: ...
    @property
    def what(self) -> int: ...


class ProjectLabels(Struct, frozen=True, kw_only=True):
    """The words on a screen that both games with project cards have."""

    set_up: str
    game_over: str
    temperature: str
    oxygen: str
    oceans: str
    deck: str
    discard: str
    player: str
    corporation: str
    rating: str
    rating_short: str
    points: str
    stock: str
    production: str
    tags: str
    no_tags: str
    hand: str
    played: str
    ready: str  # actions not yet used
    used: str
    your_hand: str
    your_corporations: str
    your_cards: str  # to choose from
    chosen: str
    price: str
    printed_cost: str
    nothing: str
    score_sheet: str


class ProjectLanguage(GameLanguage, frozen=True, kw_only=True):
    """What a language needs for cards that bring resources and collect cubes."""

    resources: list[Noun]  # in the cases nom, acc, gen
    resource_names: list[str]  # uncounted, as a heading
    cubes: Annotated[list[Noun], Keys(CUBE_NAMES)]
    each_cube: Annotated[list[tuple[str, str]], Keys(CUBE_NAMES)]  # "each animal", "every {} animals"
    tags: list[Noun]  # "a science tag"; a list of tags has its `first` and each `other`
    tag_names: list[str]
    tags_or: str  # between the last two of a list of tags
    parameters: list[str]
    kinds: dict[str, str]  # of cards
    mood: int  # in which the language offers a move
    clauses: dict[int, Told]
    including: dict[str, str]  # that a card counts itself
    parts: dict[str, Told]  # of lists inside a clause, and what stands before a choice
    levels: dict[str, Told]  # a value of a global parameter
    frames: dict[str, str]  # around the texts of a card
    alternative: str  # between two ways of an action, and the last two of a choice
    either: str  # the same in the middle of a sentence
    icons: dict[str, str]
    source: str


P = TypeVar("P", bound=ProjectLanguage)


class ProjectWords(TableWords[P]):
    """A game of project cards and corporations. A source is either: corporations are numbered below FIRST_CARD."""

    resource_keys: ClassVar[Sequence[str]]  # as pictures are called
    tag_keys: ClassVar[Sequence[str]]
    set_keys: ClassVar[Sequence[str]]

    printed: ClassVar[Sequence[Printed]]  # all sources by number
    package: ClassVar[str]  # of the game, which has the names of cards

    def __init__(self, game: Any, spoken: Spoken[P], names: list[str]) -> None:
        super().__init__(spoken, names)
        self.game = game
        self._translated: Names = {} if self.grammar.key == DEFAULT else card_names(self.package)

    def card(self, card: int) -> Piece:
        """A card by name, as it stands in a sentence."""
        return self.quoted(self.card_name(card))

    def card_name(self, card: int) -> Piece:
        """A card by its bare name."""
        return Piece(self._name(card), STYLES[self.printed[card].kind], "card", card)

    def corporation(self, corporation: int) -> Piece:
        """A corporation by name, as it stands in a sentence."""
        return self.quoted(self.corporation_name(corporation))

    def corporation_name(self, corporation: int) -> Piece:
        """A corporation by its bare name."""
        return Piece(self._name(corporation), "purple", "corporation", corporation)

    def source(self, source: int) -> Piece:
        """A card or a corporation, as it stands in a sentence."""
        return self.card(source) if source >= FIRST_CARD else self.corporation(source)

    def _name(self, source: int) -> str:
        printed = self.printed[source]
        return name_in(self.grammar.key, printed.name, printed.printed, self._translated)

    def kind_of(self, card: int) -> int:
        """What a card collects."""
        return self.printed[card].cubes

    def amount(self, n: int, resource: int, case: str = "acc") -> str:
        """So much of a resource."""
        return self.grammar.count(n, self.language.resources[resource], case)

    def income(self, *amounts: int) -> str:
        """So much of each resource, in their order; nothing is said of those that do not come."""
        return self.grammar.series([self.amount(n, resource) for resource, n in enumerate(amounts) if n])

    def cubes(self, n: int, kind: int, case: str = "acc") -> str:
        """So many cubes of a kind."""
        return self.grammar.count(n, self.language.cubes[kind], case)

    def cube(self, kind: int, case: str = "nom") -> str:
        """A cube of a kind."""
        return self.language.cubes[kind].form(case)

    def cubes_on(self, n: int, card: int, case: str = "acc") -> str:
        """So many cubes of what a card collects."""
        return self.cubes(abs(n), self.kind_of(card), case)

    def points_counted(self, n: int) -> str:
        """So many points, perhaps fewer than none."""
        return f"{self.minus(n)} {common(self.grammar.key).point.form('nom', self.grammar.plural(abs(n)))}"

    def tag_list(self, tags: Sequence[int], last: str) -> str:
        """Several tags in one phrase."""
        nouns = [self.language.tags[tag] for tag in tags]
        return (
            self.grammar.series([noun.form("other" if place else "first") for place, noun in enumerate(nouns)], last)
            if nouns
            else ""
        )

    def part(self, name: str, told: Any) -> str:
        """A part of a list inside a clause."""
        return self.language.parts[name](told)

    def cubes_seen(self, card: int, seen: Any) -> str:
        """The cubes on a card, as observed."""
        found = [each.cubes for player in seen.players for each in player.played if each.card == card]
        return self.cubes(sum(found), self.kind_of(card), "nom")

    # Texts of cards.

    def chosen_from(self, choices: list[str], mood: int) -> str:
        """One of several, in the middle of a sentence or as an instruction."""
        if mood == INFINITIVE:
            return self.grammar.series(choices, self.language.either)
        return self.language.parts["choose_one"](None, mood) + self.language.alternative.join(choices)

    def framed(self, frame: str, **texts: str) -> str:
        """Texts of a card with what stands around them."""
        return self.language.frames[frame].format(**texts)

    def source_data(self, source: int) -> dict[str, Any]:
        """A card or corporation as plain data, as far as both games print the same."""
        card, parts = self.printed[source], self.parts(source)
        is_project = source >= FIRST_CARD
        colour = KIND_NAMES[card.kind] if is_project else "corporation"
        return {
            "number": source,
            "source_number": source,  # what "use" and "copy" refer to
            "kind": "project" if is_project else "corporation",
            "printed": card.printed,
            "set": self.set_keys[card.set],
            "name": self._name(source),
            "colour": colour,
            "colour_name": self.language.kinds[colour],
            "value": card.cost,
            "tags": [self.tag_keys[tag] for tag in card.tags],
            "tag_names": [self.language.tag_names[tag] for tag in card.tags],
            "collects": CUBE_NAMES[card.cubes],
            **{key: " ".join(texts) for key, texts in parts.items()},
            "text": " ".join(text for texts in parts.values() for text in texts),
            "source": SOURCE,
            "source_name": self.language.source,
        }

    def icon_nouns(self) -> dict[str, str]:
        """The words of the icons that are nouns of the game."""
        language = self.language
        found = dict(zip(self.resource_keys, language.resource_names, strict=True))
        found |= {f"{name}_cube": noun.form() for name, noun in zip(CUBE_NAMES, language.cubes, strict=True)}
        found |= {f"{name}_tag": noun.form() for name, noun in zip(self.tag_keys, language.tags, strict=True)}
        return found | dict(zip(PARAMETER_NAMES, language.parameters, strict=True))

    @abstractmethod
    def parts(self, source: int) -> dict[str, list[str]]:
        """The text of a card or corporation in sentences, by what they are about."""

    @abstractmethod
    def sheet_item(self, line: str, number: int) -> Text:
        """What gives the points of an entry of the score sheet."""

    def text(self, source: int) -> str:
        """The whole text of a card or corporation."""
        return " ".join(text for texts in self.parts(source).values() for text in texts)


class EffectRun(NamedTuple, Generic[E, C]):
    """Effects that one clause speaks of, on which card, in which mood."""

    ops: list[E]
    card: C
    mood: int
    words: Any  # of the game: what a run tells of itself is told by them

    @property
    def op(self) -> E:
        """The first of them, mostly the only one."""
        return self.ops[0]

    @property
    def cubes(self) -> int:
        """What the card collects."""
        return self.card.cubes

    # What a template may ask for.

    def cube(self, case: str = "acc") -> str:
        """One cube of what the card collects."""
        return str(self.words.cubes(1, self.cubes, case))

    def gains(self) -> str:
        """All that a run of gains brings."""
        return str(self.words.grammar.series([self.words.part("stock", Amount(op.n, op.what)) for op in self.ops]))


class Amount(NamedTuple):
    """So much of something, as a template speaks of it."""

    n: int
    what: int


def grouped(items: list[T], belong: Callable[[T, T], bool]) -> list[list[T]]:
    """Neighbours that belong together, and that one clause can speak of, in lists of their own."""
    found: list[list[T]] = []
    for item in items:
        if found and belong(found[-1][-1], item):
            found[-1].append(item)
        else:
            found.append([item])
    return found
