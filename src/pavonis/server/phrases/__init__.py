"""What the server itself says, one file for each language: errors, notices at a table, names for people who give none."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from pavonis.text.book import book_of


class Phrases(NamedTuple):
    """The server's own words in one language. A sentence may have gaps: `{problem}`, `{name}`, `{lost}`."""

    errors: Mapping[str, str]  # by code
    records: Mapping[str, str]  # what is wrong with a record, the `{problem}` of `bad_record`
    notices: Mapping[str, str]  # of a table, by code
    crew: tuple[str, ...]  # for people who give no name, in this order; a name stays as it was when the table was opened
    switch: Mapping[str, str]  # the values of an option that is on or off
    guest: str  # what a spectator without a name is called
    told: Mapping[str, str]  # notifications and mails
    program: str  # what a bot is that the host has added


@cache
def spoken(language: str) -> Phrases:
    """The phrases of a language; ValueError if there is no such language."""
    return book_of(__name__, language).language(Phrases)
