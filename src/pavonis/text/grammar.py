"""What every language has: classes of numbers, nouns with forms, quotes, and the word between the last two of a list."""

from collections.abc import Callable
from typing import Final

from pavonis.text.pieces import Part, Text, joined, say

# Moods of a verb
IMPERATIVE: Final = 0
INFINITIVE: Final = 1


class Noun:
    """A noun, or a phrase built around one, in the cases its language uses: `Noun(nom="карта/карты/карт", acc="карту/карты/карт")`.

    Each case has a form for every class of numbers; a case that is never counted may have the first one only.
    """

    def __init__(self, **cases: str) -> None:
        self.cases: Final = {case: forms.split("/") for case, forms in cases.items()}

    def form(self, case: str = "nom", number: int = 0) -> str:
        """One form; the number is a class, not a count."""
        return self.cases[case][number]


class Grammar:
    """One language."""

    def __init__(self, key: str, plural: Callable[[int], int], quotes: tuple[str, str], last: str, player: str) -> None:
        self.key: Final = key
        self.plural: Final = plural  # which form of a noun goes with a count
        self.quotes: Final = quotes  # around the names of cards
        self.last: Final = last  # between the last two of a list, spaces included
        self.player: Final = player  # what a seat without a name is called, before its number

    def count(self, n: int, noun: Noun, case: str = "nom") -> str:
        """A number with its noun: "2 cards"."""
        return f"{n} {noun.form(case, self.plural(n))}"

    def quoted(self, name: str) -> str:
        """The name of a card as it stands in a sentence."""
        return self.quotes[0] + name + self.quotes[1]

    def series(self, words: list[str], last: str = "") -> str:
        """Several words as one: "a, b and c", or with something else between the last two."""
        *others, end = words
        return f"{', '.join(others)}{last or self.last}{end}" if others else end

    def listed(self, texts: list[Text]) -> Text:
        """Several things as one: "a, b and c"."""
        if len(texts) < 2:
            return say(*texts)
        tail: Part = texts[-1]
        return say(joined(texts[:-1], ", "), self.last, tail)


class Counted:
    """A noun to be counted, in a usual case or in another: `cards = Counted(GRAMMAR, CARD)`, then `cards(2)` is "2 cards". A change
    is told by its size."""

    def __init__(self, grammar: Grammar, noun: Noun, case: str = "nom") -> None:
        self.grammar = grammar
        self.noun = noun
        self.case = case

    def __call__(self, n: int, case: str = "") -> str:
        return self.grammar.count(abs(n), self.noun, case or self.case)


class Agreeing(Counted):
    """The form of a word that goes with a number, without the number: "is" or "are"."""

    def __call__(self, n: int, case: str = "") -> str:
        return self.noun.form(case or self.case, self.grammar.plural(abs(n)))


class CountedOf:
    """Numbered nouns to be counted: `amount = CountedOf(GRAMMAR, RESOURCES)`, then `amount(2, PLANTS)` is "2 plants"."""

    def __init__(self, grammar: Grammar, nouns: list[Noun], case: str = "nom") -> None:
        self.counted = [Counted(grammar, noun, case) for noun in nouns]

    def __call__(self, n: int, which: int, case: str = "") -> str:
        return self.counted[which](n, case)
