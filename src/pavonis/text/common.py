"""What every table says alike, whichever game is played and wherever: the grammar, and the bots by name and level."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from pavonis.text.grammar import Grammar, Noun
from pavonis.text.languages import grammar_of


class Common(NamedTuple):
    """The words of one language that the terminal, the server and all games share."""

    grammar: Grammar
    card: Noun
    point: Noun
    bot_names: tuple[str, ...]  # given in this order; a name stays as it was when the table was opened
    levels: Mapping[str, tuple[str, str]]  # by level of a bot: its name, and how it thinks
    refusals: Mapping[str, str]  # why something is not possible, in all games


@cache
def common(language: str) -> Common:
    """The shared words of a language; ValueError if there is no such language."""
    found: Common = grammar_of(language).COMMON
    return found
