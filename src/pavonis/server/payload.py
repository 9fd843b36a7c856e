"""The only place where a position leaves the server: what one viewer may see, as bodies.

Everything about a running game is read from a `View`, which holds a world resampled for that viewer and never the true one: what
the viewer may not know is not there to be sent. The log is the part of the true one that the viewer was told.
"""

from typing import Any

import msgspec

from pavonis.core.events import SPECTATOR, Event, story
from pavonis.core.game import Game, Move, Reason, Seat
from pavonis.core.view import View
from pavonis.games import part
from pavonis.server.bodies import (
    LineBody,
    LogBody,
    MoveBody,
    PieceBody,
    PlayBody,
    QuestionBody,
    ResultBody,
    ScoreLine,
    SeatBody,
    SeatResult,
    TextBody,
    UndoRequest,
    ViewBody,
    WhyBody,
)  # fmt: skip
from pavonis.server.errors import Refused
from pavonis.server.games import words_of
from pavonis.server.models import LOBBY
from pavonis.server.table import Table
from pavonis.text import Text, Words


class Sight(msgspec.Struct):
    """A table as one viewer sees it now, the log apart."""

    view: ViewBody  # with an empty log
    events: list[Event]  # the whole log of that viewer
    words: Words
    written: dict[int, str] = {}  # as messages, by the line of the log they begin at


def viewer_of(table: Table, person: str | None, wanted: Seat | None) -> Seat:
    """Whose eyes a person looks with: a seat of their own, or a spectator's."""
    mine = table.owned(person)
    if wanted is None:
        waited = [seat for seat in mine if seat in table.waiting()]
        return (waited or mine or [SPECTATOR])[0]
    if wanted != SPECTATOR:
        table.seat(wanted)
        if wanted not in mine:
            raise Refused("not_yours")
    return wanted


def sight(table: Table, person: str | None, viewer: Seat, lang: str) -> Sight:
    """A table as a person sees it with the eyes of `viewer`. Strangers share one sight, and seats have one each, per version."""
    mine = table.owned(person)
    host = person is not None and table.facts.host == person
    key = ("sight", tuple(mine), host, viewer, lang)
    if key not in table.kept:
        table.kept[key] = _sight(table, mine, host, viewer, lang)
    found: Sight = table.kept[key]
    return found


def _sight(table: Table, mine: list[Seat], host: bool, viewer: Seat, lang: str) -> Sight:
    facts = table.facts
    words = words_of(table.game, lang, table.names)
    view = ViewBody(
        id=facts.id,
        game=facts.game,
        title=words.title(),
        options=table.game.options,
        status=facts.status,  # type: ignore[arg-type]  # one of the four of `models`
        seed=facts.seed if facts.seed_chosen else None,
        host=host,
        viewer=viewer,
        mine=mine,
        seats=_seats(table, mine),
        play=None,
        result=None if facts.result is None else result(facts.result, words),
        undo_request=_undo_request(table),
        rematch=facts.rematch,
        chat=facts.chat,
    )
    if table.match is None or facts.status == LOBBY:
        return Sight(view, [], words)
    asked = viewer in mine and table.seats[viewer].bot is None
    step = table.step(viewer) if viewer in mine else None
    undo = table.undo_state(viewer) if asked else None
    view.play = play(View(table.game, table.match.state, viewer), words, asked, step, undo)
    return Sight(view, story(table.match.state.log, viewer), words)


def view(table: Table, person: str | None, wanted: Seat | None, lang: str, start: int = 0) -> ViewBody:
    """The whole answer to somebody who looks at a table and has the first `start` lines of the log."""
    found = sight(table, person, viewer_of(table, person, wanted), lang)
    return with_log(found, start)


def with_log(found: Sight, start: int) -> ViewBody:
    """A sight with the lines of its log from `start` on."""
    if found.view.play is None:
        return found.view
    start = min(start, len(found.events))
    log = LogBody(start, lines(found.events[start:], found.words))
    return msgspec.structs.replace(found.view, play=msgspec.structs.replace(found.view.play, log=log))


def play(view: View[Any], words: Words, asked: bool, step: int | None, undo: Any) -> PlayBody:
    """A running game through somebody's eyes; question and moves only for a seat that may answer."""
    waiting = view.waiting()
    over = not waiting
    seen = view.observation()
    legal = view.legal() if asked and not over else []  # nothing is legal for a seat that is not asked
    body = PlayBody(
        step=step,
        waiting=waiting,
        over=over,
        observation=seen,
        question=None,
        moves=[offer(view, words, seen, move) for move in legal],
        among=[],
        undo=undo,
        log=LogBody(0, []),
    )
    if legal:
        question = view.question()
        among = list(question.among)
        body.question = QuestionBody(
            question.kind, text_body(words.question(question)), list(question.subject), question.least, question.most,
            question.usual, question.fresh, among,
        )  # fmt: skip
        body.among = [offer(view, words, seen, move, move in legal) for move in among] if question.most > 1 else []
    return body


def offer(view: View[Any], words: Words, seen: dict[str, Any], move: Move, legal: bool = True) -> MoveBody:
    """A move to choose; what would come of it is known only of those that can be made at once."""
    name, arguments = view.game.space.meaning(move)
    reveals, ends = foreseen(view, move) if legal else (False, False)
    return MoveBody(move, name, list(arguments), text_body(words.move(move, seen)), reveals, ends)


def foreseen(view: View[Any], move: Move) -> tuple[bool, bool]:
    """Whether a move will show its seat something hidden, and whether the seat will have to wait after it; tried on a sample."""
    world = view.sample(0)
    before = world.learned[view.seat]
    view.game.apply(world, view.seat, move)
    return world.learned[view.seat] != before, view.seat not in view.game.waiting(world)


def why(table: Table, seat: Seat, moves: list[Move], lang: str) -> list[WhyBody]:
    """Why a seat may not make these moves now."""
    match = table.playing()
    words = words_of(table.game, lang, table.names)
    view = View(table.game, match.state, seat)
    seen = view.observation()
    answers = []
    for move in moves:
        try:
            table.game.space.meaning(move)
        except ValueError:
            raise Refused("malformed", problem=f"{move} is not a move of this game") from None
        found = view.why_not(move)
        answers.append(WhyBody(move, not found, text_body(words.move(move, seen)), reasons(found, words)))
    return answers


def described(table: Table, person: str | None, wanted: Seat | None, lang: str) -> list[TextBody]:
    """The table as sentences, for whoever cannot look at a board or has none."""
    viewer = viewer_of(table, person, wanted)
    if table.match is None:
        return []
    return sentences(View(table.game, table.match.state, viewer), words_of(table.game, lang, table.names))


def sentences(view: View[Any], words: Words) -> list[TextBody]:
    """What a viewer sees, in the words of the terminal for those who do not look."""
    lines: list[Text] = part(view.game.key, "screen").describe(view.game, words, view.observation(), view.seat)
    return [text_body(line) for line in lines]


def reasons(found: list[Reason], words: Words) -> list[TextBody]:
    """Why something cannot be done, in words."""
    return [text_body(words.reason(reason)) for reason in found]


def lines(events: list[Event], words: Words) -> list[LineBody]:
    """Lines of the log."""
    return [LineBody(list(event), text_body(words.event(event))) for event in events]


def text_body(text: Text) -> TextBody:
    """A sentence as it is sent."""
    return [PieceBody(*piece) for piece in text]


def result(stored: dict[str, Any], words: Words) -> ResultBody:
    """How a game ended, in words."""
    seats = [
        SeatResult(seat, stored["totals"][seat], [ScoreLine(key, words.score_line(key), points) for key, points in score])
        for seat, score in enumerate(stored["lines"])
    ]
    return ResultBody(stored["winners"], seats)


def cards(game: Game[Any], lang: str) -> list[dict[str, Any]]:
    """All cards of a game as data; sentences inside them as pieces."""
    found: list[dict[str, Any]] = _plain(words_of(game, lang, []).cards())
    return found


def _plain(value: Any) -> Any:
    """Data of a game's words with every piece as an object."""
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if hasattr(value, "_asdict"):
        return PieceBody(*value)
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value


def _seats(table: Table, mine: list[Seat]) -> list[SeatBody]:
    return [
        SeatBody(
            seat=seat.seat,
            kind=seat.kind,  # type: ignore[arg-type]  # one of the four of `table.SeatFacts.kind`
            name=seat.name,
            colour=seat.colour,
            level=seat.bot,
            mine=seat.seat in mine,
            host=seat.person is not None and seat.person == table.facts.host,
            online=seat.online,
        )
        for seat in table.seats
    ]


def _undo_request(table: Table) -> UndoRequest | None:
    asked = table.facts.undo
    if asked is None or asked["length"] != table.facts.length:
        return None
    return UndoRequest(asked["seat"], asked["consents"], table.asked_for_undo(asked["seat"]), asked.get("learned", []))
