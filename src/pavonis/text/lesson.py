"""A guided first game: a fixed deal, and call-outs that explain one thing each when it matters for the first time.

A lesson is data. It plays by the real rules and never forbids a move, so a call-out cannot rely on what the learner did. It says
when it is due by what the learner's seat sees, and the table asks at every question what is due.
"""

from collections.abc import Collection, Mapping
from importlib.util import find_spec
from typing import Any, NamedTuple

from pavonis.core.question import Question
from pavonis.text.languages import catalogue

ME = "me"  # in a path: the learner's place in a list


class Callout(NamedTuple):
    """One concept, the thing it points at, and when it is due."""

    key: str  # the name of its words
    at: str  # the thing it points at, by the name that boards give it
    asked: tuple[str, ...] = ()  # the kinds of question; none: any of them
    subject: tuple[int, ...] = ()  # how the subject of the question begins
    least: Mapping[str, int] = {}  # by path in the observation: numbers that must be reached; a list counts its members


class Explained(NamedTuple):
    """The words of a call-out."""

    heading: str
    text: str
    section: str  # of the rulebook, where more is said about it


class Lesson(NamedTuple):
    """A guided game for one person against bots."""

    seats: int
    seed: int
    callouts: tuple[Callout, ...]
    options: Mapping[str, Any] = {}
    level: str = "relaxed"

    def due(self, question: Question, seen: Any, viewer: int, told: Collection[str] = ()) -> Callout | None:
        """The first call-out that has its moment now and has not been told."""
        for callout in self.callouts:
            if callout.key not in told and is_due(callout, question, seen, viewer):
                return callout
        return None


def is_due(callout: Callout, question: Question, seen: Any, viewer: int) -> bool:
    """Whether a call-out has its moment."""
    if callout.asked and question.kind not in callout.asked:
        return False
    if question.subject[: len(callout.subject)] != callout.subject:
        return False
    return all(number(seen, viewer, path) >= least for path, least in callout.least.items())


def number(seen: Any, viewer: int, path: str) -> int:
    """A number of an observation: "round", "players.me.stock.plants"; a list counts its members, nothing counts 0."""
    for name in path.split("."):
        seen = seen[viewer if name == ME else int(name)] if isinstance(seen, list) else getattr(seen, name)
    if isinstance(seen, list):
        return len(seen)
    return 0 if seen is None else int(seen)


def explained(package: str, language: str) -> Mapping[str, Explained]:
    """The words of a game's lesson in a language; nothing for a game without a lesson."""
    if find_spec(f"{package}.lesson") is None:
        return {}
    return {key: Explained(**words) for key, words in catalogue(f"{package}.lesson", language).items()}
