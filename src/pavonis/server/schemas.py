"""The contract: every body that comes in or goes out. The OpenAPI page and the types of the page are made from it."""

from datetime import datetime
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from pavonis.server.clock_schemas import Clock, SeatTime
from pavonis.server.game_types import Board, Observation
from pavonis.server.going_schemas import PlanBody, TournamentMark, VoteRequest
from pavonis.server.result_schemas import ResultBody
from pavonis.server.text_schemas import MoveCode, PieceBody, SeatNumber, TextBody

__all__ = ["MoveCode", "PieceBody", "SeatNumber", "TextBody"]

Level = Annotated[str, Meta(min_length=1, max_length=20)]  # a level of our bots, or the name of one of the host's own
Colour = Literal["red", "blue", "yellow", "green", "violet", "white"]
Status = Literal["lobby", "playing", "finished", "stuck"]
Kind = Literal["open", "person", "bot", "away"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "yellow", "green", "violet", "white")

Name = Annotated[str, Meta(max_length=200)]  # trimmed and checked where it is used
Token = Annotated[str, Meta(min_length=1, max_length=100)]


class In(Struct, forbid_unknown_fields=True, kw_only=True):
    """A body that comes in. An unknown field is an error."""


class GameCard(Struct):
    """A game on the shelf."""

    key: str
    title: str
    about: str
    players: tuple[int, int]
    minutes: tuple[int, int]


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


class BoardBody(Struct):
    """What is printed on the board of a game; nothing for a game that the page plays in words."""

    board: Board | None


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
    hidden: bool


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
    clock: Clock | None = None
    public: bool = False
    rated: bool = False


class ChangeTable(In):
    """What the host changes before the game."""

    options: dict[str, Any] | UnsetType = UNSET
    seats: Annotated[int, Meta(ge=1, le=8)] | UnsetType = UNSET
    order: Annotated[list[SeatNumber], Meta(min_length=1, max_length=8)] | UnsetType = UNSET  # the seats as they are now
    clock: Clock | UnsetType | None = UNSET
    public: bool | UnsetType = UNSET
    rated: bool | UnsetType = UNSET


class SitDown(In):
    seat: SeatNumber | None = None
    name: Name | None = None
    colour: Colour | None = None


class ChooseHost(In):
    seat: SeatNumber


class SeatBody(Struct):
    seat: int
    kind: Kind
    name: str
    colour: str
    level: str | None
    mine: bool
    host: bool
    online: bool
    conceded: bool
    later: bool  # a bot that has to wait until bots of other tables have thought
    read: int = 0  # messages that its person has read


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
    sees: int = 0  # hidden cards that it will show to the seat, if their number is sure


class LineBody(Struct):
    """What happened, by name and in words."""

    name: str
    about: dict[str, int | str]
    words: TextBody


class LogBody(Struct):
    start: int
    lines: list[LineBody]


class PlayBody(Struct):
    """A game as one viewer may see it."""

    step: int | None
    waiting: list[int]
    over: bool
    observation: Observation
    question: QuestionBody | None
    moves: list[MoveBody]
    among: list[MoveBody]
    undo: Literal["yes", "ask", "nothing", "learned", "over"] | None
    log: LogBody
    times: list[SeatTime] | None = None  # by seat, if the table has a clock
    plan: PlanBody | None = None  # the viewer's own


class UndoRequest(Struct):
    seat: int
    consents: list[int]
    needed: list[int]
    learned: list[int]


class HandoverRequest(Struct):
    """Somebody asks for a seat in the middle of the game."""

    seat: int
    name: str
    at: datetime
    consents: list[int]
    needed: list[int]


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
    handover: HandoverRequest | None
    rematch: str | None
    chat: int
    clock: Clock | None
    vote: VoteRequest | None
    public: bool = False
    tournament: TournamentMark | None = None
    agreed: list[int] | None = None  # at a rated table: the seats whose people have agreed


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


class AnswerRequest(In):
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
    level: Literal["nudge", "why", "move"] = "move"


class ChoiceBody(Struct):
    """A whole action: its first move, all its picks in words, what it promises, and what it changes in points."""

    move: int
    moves: list[int]
    words: TextBody
    value: float
    chance: float
    points: float
    terms: list[tuple[str, float]]
    changes: str


class HintBody(Struct):
    """What was asked for, with the levels below it: a nudge and the reasons name no move."""

    level: Literal["nudge", "why", "move"]
    nudge: str
    why: list[str]
    sentences: list[str]
    move: int | None
    words: TextBody
    choices: list[ChoiceBody]


class Say(In):
    text: Annotated[str, Meta(max_length=10_000)]


class React(In):
    emoji: Literal["👍", "❤️", "😂", "😮", "🤔", "🎉"]


class MarkRead(In):
    read: Annotated[int, Meta(ge=0, le=1_000_000)]


class MessageBody(Struct):
    """Something said. `seat` is null for spectators. A `react` is about another message; the same one again takes it back."""

    number: int
    kind: Literal["say", "notice", "react"]
    seat: int | None
    name: str
    text: str
    at: datetime
    watchers: bool = False
    about: int | None = None


class ChangeSeat(In):
    name: Name | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET
    kind: Literal["me", "bot", "open"] | UnsetType = UNSET
    level: Level | UnsetType = UNSET


class ChooseBot(In):
    level: Level = "steady"


class Health(Struct):
    status: Literal["ok", "down"]
    version: str
    database: bool
