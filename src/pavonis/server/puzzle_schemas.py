"""The contract of puzzles; the rest of it is in `schemas`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from pavonis.server.schemas import PlayBody

Made = Annotated[list[int], Meta(max_length=60)]


class PuzzlePlayer(Struct):
    """Somebody at the table of a puzzle."""

    name: str
    colour: str


class PuzzleBody(Struct):
    """A puzzle as its solver sees it."""

    id: str
    day: str | None  # whose puzzle it is; None if it was asked for by name
    number: int  # among all of the game
    of: int
    seat: int
    round: int
    level: int
    margin: float
    actions: int  # of the answer, one after another
    players: list[PuzzlePlayer]
    title: str
    made: dict[str, Any]
    play: PlayBody


class TryPuzzle(Struct, forbid_unknown_fields=True):
    """An answer so far: all the picks since the beginning. `whole`: they complete a set. `show`: tell me the answer."""

    moves: Made = []
    whole: bool = False
    show: bool = False


class AttemptBody(Struct):
    """What came of an answer: the picks that were made, those without a choice too, and what is said to it."""

    status: Literal["open", "solved", "wrong", "shown"]
    moves: list[int]
    sentences: list[str]
    play: PlayBody


class LabLevel(Struct):
    """What bots of one level did with a card, in sentences."""

    heading: str
    sentences: list[str]
    rounds: list["LabRounds"]


class LabRounds(Struct):
    """What was done with a card, and how often in each round."""

    what: str
    counts: dict[int, int]


class LabBody(Struct):
    """What the card lab knows about a card; no levels if it is not in the runs."""

    levels: list[LabLevel]
    caution: str
    made: dict[str, Any]  # command, seed, commit
