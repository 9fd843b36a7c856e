"""The only place where a position leaves the server: what one viewer may see, as schemas.

Everything about a running game is read from a `View`, which holds a world resampled for that viewer and never the true one: what
the viewer may not know is not there to be sent. The log is the part of the true one that the viewer was told.
"""

from typing import Any

from pavonis.core.events import SPECTATOR, Event, story
from pavonis.core.game import Game, Move, Reason, Seat
from pavonis.core.view import View
from pavonis.games import box
from pavonis.server import absence, clocks, handover, plans
from pavonis.server.errors import Refused
from pavonis.server.games import names_of, words_of
from pavonis.server.going_schemas import PlanBody, TournamentMark, VoteRequest
from pavonis.server.live_table import LiveTable
from pavonis.server.models import LOBBY, PLAYING
from pavonis.server.result_schemas import ResultBody, ScoreLine, SeatResult, TieBreak
from pavonis.server.schemas import (
    BoardBody,
    HandoverRequest,
    LineBody,
    LogBody,
    MoveBody,
    PieceBody,
    PlayBody,
    QuestionBody,
    SeatBody,
    TextBody,
    UndoRequest,
    ViewBody,
    WhyBody,
)  # fmt: skip
from pavonis.text import Text, Words

WORLDS = 8  # in which a move that shows something is tried, before it is said how much


def viewer_of(table: LiveTable, person: str | None, wanted: Seat | None) -> Seat:
    """Whose eyes a person looks with: a seat of their own, or a spectator's."""
    mine = table.owned(person)
    if wanted is None:
        return next((seat for seat in mine if table.facts.waiting >> seat & 1), mine[0] if mine else SPECTATOR)
    if wanted != SPECTATOR:
        table.seat(wanted)
        if wanted not in mine:
            raise Refused("not_yours")
    return wanted


def words_at(table: LiveTable, lang: str) -> Words:
    """The words of the game at a table, in a language, with the names of its people."""
    key = ("words", lang)
    if key not in table.heads:
        table.heads[key] = words_of(table.game, lang, table.names)
    found: Words = table.heads[key]
    return found


def view(table: LiveTable, person: str | None, wanted: Seat | None, lang: str, start: int = 0) -> ViewBody:
    """The whole answer to somebody who looks at a table and has the first `start` lines of the log."""
    viewer = viewer_of(table, person, wanted)
    mine = table.owned(person)
    body = head(table, mine, person is not None and table.facts.host == person, viewer, lang)
    body.play = play_of(table, mine, viewer, lang)
    if body.play is not None:
        told = story(table.log, viewer)
        start = min(start, len(told))
        words = words_at(table, lang)
        body.play.log = LogBody(start, lines(table.game, told[start:], words))
    return body


def head(table: LiveTable, mine: list[Seat], host: bool, viewer: Seat, lang: str) -> ViewBody:
    """A table as its viewer sees it, without the game."""
    facts = table.facts
    words = words_at(table, lang)
    return ViewBody(
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
        handover=_handover(table),
        rematch=facts.rematch,
        chat=facts.chat,
        clock=clocks.clock_of(facts),
        vote=_vote(table),
        public=facts.public,
        agreed=_agreed(table),
        tournament=None if facts.tournament is None else TournamentMark(**facts.tournament),
    )


def play_of(table: LiveTable, mine: list[Seat], viewer: Seat, lang: str) -> PlayBody | None:
    """The game at a table through the eyes of a viewer, with an empty log; None if there is none."""
    if table.match is None or table.facts.status == LOBBY:
        return None
    words = words_at(table, lang)
    running = table.facts.status == PLAYING
    asked = running and viewer in mine and table.seats[viewer].bot is None
    step = table.step(viewer) if viewer in mine else None
    undo = table.undo_state(viewer) if asked else None
    body = play(View(table.game, table.match.state, viewer), words, asked, step, undo)
    body.times = clocks.shown(table.facts) if running else None
    body.plan = _plan(table, viewer, words, body.observation) if asked else None
    if not running:  # it may have been given up before its end
        body.waiting, body.over = [], True
    return body


def play(view: View[Any], words: Words, asked: bool, step: int | None, undo: Any) -> PlayBody:
    """A running game through somebody's eyes; question and moves only for a seat that may answer."""
    waiting = view.waiting()
    over = not waiting
    seen = view.observation()
    legal = view.legal() if asked and not over else []  # nothing is legal for a seat that is not asked
    trial = view.sample(0) if legal else None
    body = PlayBody(
        step=step,
        waiting=waiting,
        over=over,
        observation=seen,
        question=None,
        moves=[offer(view, words, seen, move, trial) for move in legal],
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
        body.among = (
            [offer(view, words, seen, move, trial if move in legal else None) for move in among] if question.most > 1 else []
        )
    return body


def offer(view: View[Any], words: Words, seen: dict[str, Any], move: Move, world: Any) -> MoveBody:
    """A move to choose; what would come of it is known only of those that can be made at once, in worlds of the viewer's."""
    name, arguments = view.game.space.meaning(move)
    body = MoveBody(move, name, list(arguments), text_body(words.move(move, seen)), False, False)
    if world is not None:
        shown, body.ends = foreseen(view, world, move)
        body.reveals = shown > 0
        if shown and all(foreseen(view, view.sample(number), move)[0] == shown for number in range(1, WORLDS)):
            body.sees = shown
    return body


def foreseen(view: View[Any], world: Any, move: Move) -> tuple[int, bool]:
    """How many hidden cards a move will show its seat, and whether the seat will have to wait after it; tried in a copy."""
    trial = view.game.clone(world)
    trial.log = None
    before = trial.learned[view.seat]
    view.game.apply(trial, view.seat, move)
    return trial.learned[view.seat] - before, view.seat not in view.game.waiting(trial)


def why(table: LiveTable, seat: Seat, moves: list[Move], lang: str) -> list[WhyBody]:
    """Why a seat may not make these moves now."""
    match = table.playing()
    return why_not(View(table.game, match.state, seat), words_at(table, lang), moves)


def why_not(view: View[Any], words: Words, moves: list[Move]) -> list[WhyBody]:
    """Why a viewer may not make these moves now."""
    seen = view.observation()
    answers = []
    for move in moves:
        try:
            view.game.space.meaning(move)
        except ValueError:
            raise Refused("malformed", problem=f"{move} is not a move of this game") from None
        found = view.why_not(move)
        answers.append(WhyBody(move, not found, text_body(words.move(move, seen)), reasons(found, words)))
    return answers


def described(table: LiveTable, person: str | None, wanted: Seat | None, lang: str) -> list[TextBody]:
    """The table as sentences, for whoever cannot look at a board or has none."""
    viewer = viewer_of(table, person, wanted)
    if table.match is None:
        return []
    return sentences(View(table.game, table.match.state, viewer), words_of(table.game, lang, table.names))


def sentences(view: View[Any], words: Words) -> list[TextBody]:
    """What a viewer sees, in the words of the terminal for those who do not look."""
    lines = box(view.game.key).describe(view.game, words, view.observation(), view.seat)
    return [text_body(line) for line in lines]


def reasons(found: list[Reason], words: Words) -> list[TextBody]:
    """Why something cannot be done, in words."""
    return [text_body(words.reason(reason)) for reason in found]


def lines(game: Game[Any], events: list[Event], words: Words) -> list[LineBody]:
    """Lines of the log."""
    return [line(game, event, words) for event in events]


def line(game: Game[Any], event: Event, words: Words) -> LineBody:
    """What happened, by name: the numbers of an event mean something to the engine only."""
    names = names_of(game)
    name, *arguments = game.events.get(event[0], (str(event[0]),))
    about: dict[str, int | str] = {}
    for argument, number in zip(arguments, event[1:], strict=False):
        about[argument] = names[argument][number] if argument in names else number
    return LineBody(name, about, text_body(words.event(event)))


def text_body(text: Text) -> TextBody:
    """A sentence as it is sent."""
    return [PieceBody(*piece) for piece in text]


def result(stored: dict[str, Any], words: Words) -> ResultBody:
    """How a game ended, in words."""
    seats = [
        SeatResult(seat, stored["totals"][seat], [ScoreLine(key, words.score_line(key), points) for key, points in score])
        for seat, score in enumerate(stored["lines"])
    ]
    ties = [TieBreak(key, words.score_line(key), values) for key, values in stored.get("decided_by", [])]  # older ones have none
    others = words.others(stored.get("others", []), not stored["winners"])
    return ResultBody(stored["winners"], seats, ties, words.joint(stored.get("joint", {})), others)


def cards(game: Game[Any], lang: str) -> list[dict[str, Any]]:
    """All cards of a game as data; sentences inside them as pieces."""
    found: list[dict[str, Any]] = _plain(words_of(game, lang, []).cards())
    return found


def board(game: Game[Any], lang: str) -> BoardBody:
    """What is printed on the board of a game, its names in a language."""
    return BoardBody(box(game.key).board(game, words_of(game, lang, [])))


def _plain(value: Any) -> Any:
    """Data of a game's words with every piece as an object."""
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if hasattr(value, "_asdict"):
        return PieceBody(*value)
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value


def _seats(table: LiveTable, mine: list[Seat]) -> list[SeatBody]:
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
            conceded=seat.seat in (table.facts.conceded or []),
            later=seat.seat in table.later,
            read=seat.read,
        )
        for seat in table.seats
    ]


def _handover(table: LiveTable) -> HandoverRequest | None:
    asked, at = handover.requested(table), table.facts.handover_at
    if asked is None or at is None:
        return None
    return HandoverRequest(asked.seat, asked.name, at, asked.consents, handover.needed(table, asked))


def _agreed(table: LiveTable) -> list[Seat] | None:
    rated = table.facts.rated
    return None if rated is None else [seat.seat for seat in table.seats if seat.person in rated["agreed"]]


def _vote(table: LiveTable) -> VoteRequest | None:
    vote, at = absence.proposed(table), table.facts.handover_at
    return None if vote is None or at is None else VoteRequest(vote.seat, vote.level, at, vote.yes, vote.no)


def _plan(table: LiveTable, seat: Seat, words: Words, seen: Any) -> PlanBody | None:
    """What the owner of a seat has planned. Only `play_of` asks for it, for a viewer on a seat of their own."""
    made = plans.plan_of(table, seat)
    if made is None:
        return None
    told = reasons([tuple(reason) for reason in made.reasons], words)
    return PlanBody(made.move, text_body(words.move(made.move, seen)), made.cancelled, told)  # type: ignore[arg-type]


def _undo_request(table: LiveTable) -> UndoRequest | None:
    asked = table.facts.undo
    if asked is None or asked["length"] != table.facts.length:
        return None
    return UndoRequest(asked["seat"], asked["consents"], table.asked_for_undo(asked["seat"]), asked.get("learned", []))
