"""Replays, made in a process of their own: nothing that somebody has uploaded is played in the event loop.

A position is kept only now and then, and what lies between is played again. A long game therefore costs little memory, and a page
of it little time.
"""

import time
from collections import Counter, OrderedDict
from typing import Any

import msgspec

from pavonis.core.events import EVERYBODY, SPECTATOR, story
from pavonis.core.game import Game
from pavonis.core.record import BadRecord, Record, opening
from pavonis.games import current
from pavonis.server import payload
from pavonis.server.bad_records import UnfitRecord, refusal, refused_as
from pavonis.server.bot_worker import Job
from pavonis.server.errors import Refused
from pavonis.server.games import checked_options, open_game, words_of
from pavonis.server.live_table import result_of
from pavonis.server.lobby import free_name
from pavonis.server.people import NAME_LENGTH
from pavonis.server.phrases import spoken
from pavonis.server.replay_schemas import ReplayBody, StepBody
from pavonis.server.schemas import COLOURS, TextBody

KEPT = 8  # replays
EVERY = 25  # moves between two positions that are kept
PAGE = 3 * 1024 * 1024  # bytes of steps sent at once


class Replay:
    """A record played to its end, every move checked."""

    def __init__(self, game: Game[Any], record: Record, lang: str, until: float = float("inf")) -> None:
        self.game = game
        self.record = record
        if record.seats not in game.seats:
            raise UnfitRecord("seats", seats=record.seats)
        self.names, self.colours = players_in(record, lang)
        self.moves = record.moves()
        with refused_as("position"):
            state = opening(game, record)
        self._kept: list[Any] = []  # the positions after 0, EVERY, 2 * EVERY... moves
        self._scores: list[list[int]] = []
        for number in range(len(self.moves) + 1):
            if number:
                self._make(state, number)
            if number % EVERY == 0:
                state.log = None
                self._kept.append(game.clone(state))
                if time.process_time() > until:
                    raise UnfitRecord("too_slow")
            state.log = []
            self._scores.append(game.scores(state))
        self.last = state
        self.finished = game.over(state)
        self.viewer = EVERYBODY if self.finished else SPECTATOR

    def _make(self, state: Any, number: int) -> None:
        """Make a move of the record, whose position may be anything."""
        seat, move = self.moves[number - 1]
        if not 0 <= seat < self.record.seats or state.asks[seat] is None or move not in self.game.legal(state, seat):
            raise UnfitRecord("illegal", f"seat {seat} may not make move {move} here", step=number)
        self.game.apply(state, seat, move)

    def summary(self, lang: str) -> ReplayBody:
        """What a timeline needs. The points of an unfinished game are left out, because hidden cards may hold them."""
        words = words_of(self.game, lang, self.names)
        return ReplayBody(
            game=self.game.key,
            title=words.title(),
            options=self.game.options,
            players=self.names,
            colours=self.colours,
            seed=str(self.record.seed),
            steps=len(self.moves),
            finished=self.finished,
            scores=self._scores if self.finished else [[] for _ in self._scores],
            seats=[seat for seat, _ in self.moves],
            result=payload.result(result_of(self.game, self.last), words) if self.finished else None,
        )

    def steps(self, start: int, count: int, lang: str) -> list[msgspec.Raw]:
        """Positions one after another, written out; fewer than wanted if they are long."""
        stop = min(start + count, len(self.moves) + 1)
        if start >= stop:
            return []
        first = max(start - 1, 0) // EVERY * EVERY  # the position before the first one is needed for its words
        state = self.game.clone(self._kept[first // EVERY])
        found: list[msgspec.Raw] = []
        length = 0
        for number in range(first, stop):
            told: TextBody = []
            if number > first or number == 0:
                state.log = opening(self.game, self.record).log if number == 0 else []
            if number > first:
                told = self._told(state, number, lang) if number >= start else []
                self.game.apply(state, *self.moves[number - 1])
            if number >= start:
                found.append(msgspec.Raw(msgspec.json.encode(self._step(state, number, told, lang))))
                length += len(bytes(found[-1]))
                if length > PAGE:
                    break
        return found

    def _told(self, before: Any, number: int, lang: str) -> TextBody:
        """A move in words; of a secret move, only its events are shown."""
        if not self.finished:
            return []
        seat, move = self.moves[number - 1]
        words = words_of(self.game, lang, self.names)
        return payload.text_body(words.move(move, self.game.observe(before, seat)))

    def _step(self, state: Any, number: int, told: TextBody, lang: str) -> StepBody:
        words = words_of(self.game, lang, self.names)
        seat, move = self.moves[number - 1] if number else (None, None)
        return StepBody(
            number=number,
            seat=seat,
            move=move if self.finished else None,
            words=told,
            waiting=self.game.waiting(state),
            observation=self.game.observe(state, self.viewer),
            scores=self._scores[number] if self.finished else [],
            events=payload.lines(self.game, story(state.log, self.viewer), words),
        )


class ReplayWorker:
    """Does jobs with records and keeps the latest replays."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    def do(self, job: Job) -> dict[str, Any]:
        """Do one job. A refusal is an answer too."""
        try:
            if job.do == "story":
                return _story(job)
            return {"record": self._upload(job)} if job.do == "upload" else {"body": self._body(job)}
        except Refused as refused:
            return {"refused": refused.code, "about": refused.problem}
        except BadRecord as error:
            return refusal(error, job.lang)
        except MemoryError:
            self._kept.clear()
            return refusal(UnfitRecord("too_big"), job.lang)
        except RecursionError:
            return refusal(UnfitRecord("not_a_record", "nested too deeply"), job.lang)

    def _upload(self, job: Job) -> str:
        """A record in today's codes, all its moves legal, with nothing in its notes but names and colours."""
        until = time.process_time() + job.seconds
        record = read_record(job)
        try:
            record.options = checked_options(record.game, record.options)
        except Refused as refused:
            if refused.code != "bad_options":
                raise
            raise UnfitRecord("options", refused.problem) from None
        game = open_game(record.game, record.options)
        if not 1 <= record.rules_version <= game.rules_version:
            raise UnfitRecord("other_version", version=record.rules_version, latest=game.rules_version)
        record = current(game, record)
        try:
            replay = Replay(game, record, job.lang, until)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            if isinstance(error, BadRecord):
                raise
            raise UnfitRecord("unplayable", str(error)) from None
        players = zip(replay.names, replay.colours, strict=True)
        record.notes = {"players": [{"name": name, "colour": colour} for name, colour in players]}
        return record.to_json()

    def _body(self, job: Job) -> Any:
        replay = self._replay(job)
        if job.do == "steps":
            return replay.steps(job.start, job.count, job.lang)
        if job.do == "cards":
            return payload.cards(replay.game, job.lang)
        if job.do == "board":
            return payload.board(replay.game, job.lang)
        return replay.summary(job.lang)

    def _replay(self, job: Job) -> Replay:
        replay = self._kept.pop(job.key, None)
        if replay is None:
            record = read_record(job)
            try:
                game = open_game(record.game, record.options)
                replay = Replay(game, current(game, record), job.lang, time.process_time() + job.seconds)
            except MemoryError:
                raise
            except Exception:  # it was legal when it came; the rules have changed since
                raise Refused("other_rules") from None
        self._kept[job.key] = replay
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return replay


def _story(job: Job) -> dict[str, Any]:
    """What each seat of a finished game did with which card, and how its points grew; with the points at the end."""
    from pavonis.study.chronicle import retold  # most processes never need it

    record = read_record(job)
    game = open_game(record.game, record.options)
    try:
        end, uses, stands = retold(game, current(game, record))
    except MemoryError:
        raise
    except Exception:  # it was legal when it was played; the rules have changed since
        raise Refused("other_rules") from None
    counts = Counter((use.seat, use.what, use.card) for use in uses)
    return {"scores": end.scores, "body": [[[*key, count] for key, count in counts.items()], stands]}


def read_record(job: Job) -> Record:
    """The record of a job, if it is not too long."""
    with refused_as("not_a_record"):
        record = Record.from_json(bytes(job.record).decode())
    if len(record.entries) > job.most:
        raise UnfitRecord("too_long", moves=len(record.entries), most=job.most)
    return record


def players_in(record: Record, lang: str) -> tuple[list[str], list[str]]:
    """Names and colours of the seats, as far as the record has them and they can be shown."""
    noted = record.notes.get("players")
    entries: list[Any] = noted if isinstance(noted, list) else []
    entries = [entry if isinstance(entry, dict) else {} for entry in [*entries, *[{}] * record.seats][: record.seats]]
    names: list[str] = []
    for entry in entries:
        name = entry.get("name")
        shown = " ".join(name.split())[:NAME_LENGTH] if isinstance(name, str) else ""
        taken = {each.casefold() for each in names}
        names.append(free_name((shown if shown.isprintable() else "", *spoken(lang).crew), taken))
    colours = [entry.get("colour") for entry in entries]
    if any(colour not in COLOURS for colour in colours) or len(set(colours)) != len(colours):
        colours = list(COLOURS[: record.seats])
    return names, colours
