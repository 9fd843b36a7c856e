"""Why a record is refused, in the reader's language. What exactly is wrong with the file is told to programs, in English."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from pavonis.core.record import BadRecord
from pavonis.server.phrases import spoken


class UnfitRecord(BadRecord):
    """A record that is refused for a reason which has words in every language: a key of `[records]` in the phrases."""

    def __init__(self, key: str, reason: str = "", **gaps: object) -> None:
        super().__init__(reason)
        self.key = key
        self.gaps = gaps


@contextmanager
def refused_as(key: str) -> Iterator[None]:
    """Give the errors of a part of the work the words of this key."""
    try:
        yield
    except UnfitRecord:
        raise
    except BadRecord as error:
        raise UnfitRecord(key, str(error)) from None


def in_words(lang: str, key: str, **gaps: object) -> str:
    """What is wrong with a record."""
    return spoken(lang).records[key].format(**gaps)


def refusal(error: BadRecord, lang: str) -> dict[str, Any]:
    """The answer of a process that has found a record wrong."""
    unfit = error if isinstance(error, UnfitRecord) else UnfitRecord("unplayable", str(error))
    about = in_words(lang, unfit.key, **unfit.gaps)
    return {"refused": "bad_record", "about": about, "detail": {"reason": str(error)} if str(error) else {}}
