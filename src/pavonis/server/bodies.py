"""The contract: every body that comes in or goes out, from which the OpenAPI page and the browser's types are made."""

from datetime import datetime
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Lang = Literal["en", "ru", "pl"]
Level = Annotated[str, Meta(min_length=1, max_length=20)]  # a level of our bots, or the name of one of the host's own
Colour = Literal["red", "blue", "yellow", "green", "violet", "white"]
Status = Literal["lobby", "playing", "finished", "stuck"]
Kind = Literal["open", "person", "bot", "away"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "yellow", "green", "violet", "white")

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(max_length=200)]  # trimmed and checked where it is used
Token = Annotated[str, Meta(min_length=1, max_length=100)]
MoveCode = Annotated[int, Meta(ge=0, le=1_000_000)]


class In(Struct, forbid_unknown_fields=True, kw_only=True):
    """A body that comes in: a field we do not know is an error, not a wish ignored."""


class PieceBody(Struct, omit_defaults=True):
    """A few words with what they stand for."""

    text: str
    style: str = ""
    kind: str = "word"
    ref: int = -1
    name: str = ""


TextBody = list[PieceBody]


class GameCard(Struct):
    """A game on the shelf."""

    key: str
    title: str
    about: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    ready: bool


class LevelBody(Struct):
    key: str
    name: str
    about: str


class RangeBody(Struct):
    """A range of moves: `start` plus the arguments, the last one counting fastest."""

    name: str
    start: int
    arguments: list[int]


class ValueBody(Struct):
    value: bool | int | str
    name: str


class OptionBody(Struct):
    """An option that a person can choose for a table, in words."""

    key: str
    name: str
    about: str
    default: bool | int | str
    values: list[ValueBody]


class GameBody(Struct):
    """What a page needs to know about a game."""

    key: str
    title: str
    rules_version: int
    players: tuple[int, int]
    options: dict[str, Any]
    choices: list[OptionBody]
    levels: list[LevelBody]
    colours: list[str]
    ranges: list[RangeBody]
    rules: list[TextBody]
    labels: dict[str, str]


class WordsBody(Struct):
    lang: str
    languages: dict[str, str]
    phrases: dict[str, str]


class Me(Struct):
    known: bool
    name: str
    tables: int


class Rename(In):
    name: Name


class TableCard(Struct):
    """A table in the list of one's own."""

    id: str
    game: str
    title: str
    status: Status
    host: bool
    seats: list[int]
    players: list[str]
    your_turn: bool
    winners: list[int]
    created: datetime
    touched: datetime


class LinkBody(Struct):
    """A one-time link; the secret stands behind the #, which browsers do not send."""

    token: str
    path: str
    expires: datetime


class UseLink(In):
    token: Token


class NewSeat(In):
    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    colour: Colour | None = None
    level: Level | None = None


class NewTable(In):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    seed: Annotated[str, Meta(max_length=40)] | None = None
    start: bool = False


class SeatBody(Struct):
    seat: int
    kind: Kind
    name: str
    colour: str
    level: str | None
    mine: bool
    host: bool
    online: bool


class QuestionBody(Struct):
    """What a seat is asked."""

    kind: str
    words: TextBody
    subject: list[int]
    least: int
    most: int
    usual: int | None
    fresh: bool
    among: list[int]


class MoveBody(Struct):
    """A move that can be chosen."""

    move: int
    name: str
    arguments: list[int]
    words: TextBody
    reveals: bool
    ends: bool


class LineBody(Struct):
    """What happened, as numbers and in words."""

    event: list[int]
    words: TextBody


class LogBody(Struct):
    start: int
    lines: list[LineBody]


class ScoreLine(Struct):
    key: str
    name: str
    points: int


class SeatResult(Struct):
    seat: int
    total: int
    lines: list[ScoreLine]


class ResultBody(Struct):
    winners: list[int]
    seats: list[SeatResult]


class PlayBody(Struct):
    """A game as one viewer may see it."""

    step: int | None
    waiting: list[int]
    over: bool
    observation: dict[str, Any]
    question: QuestionBody | None
    moves: list[MoveBody]
    among: list[MoveBody]
    undo: Literal["yes", "ask", "nothing", "learned", "over"] | None
    log: LogBody


class UndoRequest(Struct):
    seat: int
    consents: list[int]
    needed: list[int]
    learned: list[int]


class ViewBody(Struct):
    """A table as one viewer may see it."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    status: Status
    seed: str | None
    host: bool
    viewer: int
    mine: list[int]
    seats: list[SeatBody]
    play: PlayBody | None
    result: ResultBody | None
    undo_request: UndoRequest | None
    rematch: str | None
    chat: int


class PostMoves(In):
    seat: SeatNumber
    step: Annotated[int, Meta(ge=0, le=10_000_000)]
    moves: Annotated[list[MoveCode], Meta(min_length=1, max_length=100)]
    whole: bool = False


class Done(Struct):
    step: int


class PostUndo(In):
    seat: SeatNumber
    step: Annotated[int, Meta(ge=0, le=10_000_000)]


class AnswerUndo(In):
    seat: SeatNumber
    agree: bool


class UndoDone(Struct):
    step: int
    asked: bool


class WhyBody(Struct):
    move: int
    legal: bool
    words: TextBody
    reasons: list[TextBody]


class AskHint(In):
    seat: SeatNumber


class ChoiceBody(Struct):
    move: int
    words: TextBody
    value: float
    chance: float
    terms: list[tuple[str, float]]


class HintBody(Struct):
    move: int
    words: TextBody
    choices: list[ChoiceBody]


class Say(In):
    text: Annotated[str, Meta(max_length=10_000)]


class MessageBody(Struct):
    number: int
    kind: Literal["say", "notice"]
    seat: int | None
    name: str
    text: str
    at: datetime


class ChangeSeat(In):
    name: Name | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET
    kind: Literal["me", "bot", "open"] | UnsetType = UNSET
    level: Level | UnsetType = UNSET


class ChooseBot(In):
    level: Level = "steady"


class InviteBody(Struct):
    """What an invitation is for."""

    table: str
    game: str
    title: str
    seat: int
    status: Status
    players: list[str]
    colours: list[str]


class AcceptInvite(In):
    token: Token
    name: Name | None = None
    colour: Colour | None = None


class ReplayId(Struct):
    id: str


class ReplayBody(Struct):
    """What a time line needs."""

    game: str
    title: str
    options: dict[str, Any]
    players: list[str]
    colours: list[str]
    seed: str
    steps: int
    finished: bool
    scores: list[list[int]]
    seats: list[int]
    result: ResultBody | None


class StepBody(Struct):
    """A position of a replay, and how it came about."""

    number: int
    seat: int | None
    move: int | None
    words: TextBody
    waiting: list[int]
    observation: dict[str, Any]
    scores: list[int]
    events: list[LineBody]


class Health(Struct):
    status: Literal["ok", "down"]
    version: str
    database: bool
