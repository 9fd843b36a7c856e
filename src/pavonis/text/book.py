"""The book of a language: a TOML file with its words.

Four sections are the language's own vocabulary, in which it may differ from all others: `nouns`, `verbs` (a form for each mood),
`lists`, and `counted`, which names a noun with its usual case beside a number ("form" after it leaves the number out). All other
sections are entries that every language has. They are checked against a type that has a field for each of them.
"""

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from pavonis.text.clauses import Clause, Clauses, Told
from pavonis.text.grammar import Agreeing, Counted, CountedOf, Grammar, Noun
from pavonis.text.languages import grammar_of, words_file
from pavonis.text.templates import Phrases

T = TypeVar("T")
VOCABULARY = ("nouns", "verbs", "lists", "counted")


class Keys(NamedTuple):
    """Marks a list that is written as a table, by these names and in their order."""

    names: Sequence[str]


def no_variants(subject: Any) -> Iterable[str]:
    """For effects that are always told alike."""
    return ()


class ByCode(NamedTuple):
    """Marks a table by code. Its entries are called as the constants of the module are; its templates are clauses."""

    module: ModuleType
    fitting: Callable[[Any], Iterable[str]] = no_variants  # which variants of a clause would do for an effect, the best first


class ByName(NamedTuple):
    """Marks a table of clauses by name."""

    fitting: Callable[[Any], Iterable[str]]


class Book:
    """The file of a language, and the book that it takes common words from."""

    def __init__(self, path: str | Path, grammar: Grammar, common: "Book | None" = None) -> None:
        self.path = Path(path).with_suffix(".toml")  # a module may name itself
        self.grammar = grammar
        self.common = common
        self.told: dict[str, Any] = {}  # what templates may be told by, once the language is learned
        self.sections: dict[str, Any] = tomllib.loads(self.path.read_text(encoding="utf-8"))

    def noun(self, name: str) -> Noun:
        """A noun."""
        return Noun(**self._entry("nouns", name))

    def nouns(self, name: str) -> list[Noun]:
        """Numbered nouns."""
        return [Noun(**cases) for cases in self._entry("nouns", name).values()]

    def verb(self, name: str) -> tuple[str, ...]:
        """A verb by mood."""
        return tuple(self._entry("verbs", name))

    def words(self, name: str) -> list[str]:
        """A list of words."""
        return list(self._entry("lists", name))

    def counted(self, name: str) -> Counted:
        """A noun to be counted."""
        noun, case, *form = self._entry("counted", name).split()
        return (Agreeing if form else Counted)(self.grammar, self.noun(noun), case)

    def counted_of(self, name: str) -> CountedOf:
        """Numbered nouns to be counted."""
        nouns, case = self._entry("counted", name).split()
        return CountedOf(self.grammar, self.nouns(nouns), case)

    def tellers(self) -> dict[str, Any]:
        """The whole vocabulary, common words included, as templates use it."""
        found = self.common.tellers() if self.common else {}
        found |= {name: self.verb(name) for name in self.sections.get("verbs", {})}
        found |= {name: self.words(name) for name in self.sections.get("lists", {})}
        for name, cases in self.sections.get("nouns", {}).items():
            if not _single(cases):
                found[name] = self.nouns(name)
        for name, counted in self.sections.get("counted", {}).items():
            single = _single(self._entry("nouns", counted.split()[0]))
            found[name] = self.counted(name) if single else self.counted_of(name)
        return found

    def language(self, kind: type[T]) -> T:
        """The language as an object with a field for each section; ValueError with all that is missing or superfluous.

        A field without a section of its own is the grammar, or nouns or a list of the vocabulary.
        """
        hints = get_type_hints(kind, include_extras=True)
        sections = {"notes": {}, **self.sections} if "notes" in hints else self.sections
        found: dict[str, Any] = {"grammar": self.grammar} if "grammar" in hints else {}
        found |= {name: self._word(name, hint) for name, hint in hints.items() if name not in sections and self._knows(name, hint)}
        numbered = {name: _values(sections[name]) for name, hint in hints.items() if name in sections and _numbered(hint)}
        self.told = numbered | self.tellers()
        reader = _Reader(self.told)
        reader.compare("", [*found, *(name for name in sections if name not in VOCABULARY)], hints)
        found |= {name: reader.value(name, sections[name], hint) for name, hint in hints.items() if name in sections}
        if reader.wrong:
            raise ValueError(f"{self.path.parent.name}/{self.path.name}: {', '.join(reader.wrong)}")
        return kind(**found)

    def _knows(self, name: str, hint: Any) -> bool:
        """Whether the vocabulary has a noun, nouns or a list that a field asks for."""
        own = "lists" if hint == list[str] else "nouns"
        return (hint in (Noun, list[str]) or _numbered(hint)) and (
            name in self.sections.get(own, {}) or (self.common is not None and self.common._knows(name, hint))
        )

    def _word(self, name: str, hint: Any) -> Any:
        return self.noun(name) if hint is Noun else self.words(name) if hint == list[str] else self.nouns(name)

    def _entry(self, section: str, name: str) -> Any:
        if "." in name:
            table, _, name = name.partition(".")
            return self._entry(section, table)[name]
        found = self.sections.get(section, {}).get(name)
        if found is None and section == "nouns":
            found = self.sections.get(name)
        if found is None:
            if self.common is None:
                raise LookupError(f"there is no '{name}' among the {section} of {self.path.name}")
            found = self.common._entry(section, name)
        return found


def book_of(package: str, language: str) -> Book:
    """The book of a language in a package that has a file for each; ValueError if there is no such language."""
    shared: Book = grammar_of(language).BOOK
    return Book(words_file(package, language), shared.grammar, shared)


class _Reader:
    """Makes values of the sections of a file, and collects what is wrong with them."""

    def __init__(self, tellers: Mapping[str, Any]) -> None:
        self.tellers = tellers
        self.wrong: list[str] = []

    def compare(self, path: str, found: Iterable[str], wanted: Iterable[str]) -> bool:
        """Whether there is everything that is wanted, and nothing else."""
        there = set(found)
        missing = [f"{path}{name} is missing" for name in wanted if name not in there]
        superfluous = [f"{path}{name} is superfluous" for name in sorted(there - set(wanted))]
        self.wrong += missing + superfluous
        return not missing and not superfluous

    def value(self, name: str, data: Any, hint: Any) -> Any:
        """A section as a value of this type."""
        mark = None
        if get_origin(hint) is Annotated:
            hint, mark = get_args(hint)
        if hint == Phrases:
            hint = dict[str, str | dict[str, str]]
        if isinstance(mark, ByCode):
            return self.by_code(name, data, hint, mark)
        if get_args(hint)[1:] in ((Clause,), (Told,)):
            fitting = mark.fitting if isinstance(mark, ByName) else no_variants
            return {key: self.clause(said, fitting) for key, said in data.items()}
        if isinstance(mark, Keys):
            if not self.compare(f"{name}.", data, mark.names):
                return []
            if list(data) != list(mark.names):
                self.wrong.append(f"{name} has another order than {', '.join(mark.names)}")
            data = list(data.values())
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and not self.compare(f"{name}.", data, _fields(hint)):
            return None
        try:
            return msgspec.convert(data, hint, dec_hook=_made)
        except msgspec.ValidationError as error:
            self.wrong.append(f"{name}: {error}")
            return {}

    def by_code(self, name: str, data: Mapping[str, Any], hint: Any, mark: ByCode) -> dict[int, Any]:
        """A table by the names of constants."""
        known = {key: said for key, said in data.items() if hasattr(mark.module, key.upper())}
        self.wrong += [f"{name}.{key} is superfluous" for key in data if key not in known]
        plain = get_args(hint)[1] is str
        return {
            getattr(mark.module, key.upper()): said if plain else self.clause(said, mark.fitting) for key, said in known.items()
        }

    def clause(self, said: str | Mapping[str, str], fitting: Callable[[Any], Iterable[str]]) -> Clause | Clauses:
        """A template about an effect, or several."""
        if isinstance(said, str):
            return Clause(said, self.tellers)
        return Clauses({variant: Clause(text, self.tellers) for variant, text in said.items()}, fitting)


def _numbered(hint: Any) -> bool:
    """Whether a field is a list that is written as a table."""
    return get_origin(hint) is Annotated and isinstance(get_args(hint)[1], Keys)


def _values(table: Mapping[str, Any]) -> list[Any]:
    """Words or nouns in their order."""
    return [Noun(**entry) if isinstance(entry, dict) else entry for entry in table.values()]


def _single(cases: Mapping[str, Any]) -> bool:
    """Whether this is one noun in its cases and not a table of several."""
    return all(isinstance(forms, str) for forms in cases.values())


def _fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    return kind.__struct_fields__


def _made(kind: type, data: Any) -> Any:
    """Our own types from plain data."""
    return kind(**data)
