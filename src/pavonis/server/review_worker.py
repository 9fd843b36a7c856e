"""Reviews, made in the processes that play records: part by part, then put into the words of a language."""

from collections import OrderedDict
from typing import Any

import msgspec

from pavonis.analysis.lines import Views, beginning, views
from pavonis.analysis.review import Decision, Moment, Option, Pick, Review, Reviewer, assembled
from pavonis.analysis.telling import Teller, telling
from pavonis.core.record import BadRecord, replay, snapshot
from pavonis.core.view import View
from pavonis.games import current
from pavonis.server.bad_records import UnfitRecord, refusal, refused_as
from pavonis.server.bot_worker import Job
from pavonis.server.errors import Refused
from pavonis.server.games import open_game, words_of
from pavonis.server.replay_worker import players_in, read_record
from pavonis.server.review_schemas import (
    ReviewedDecision,
    ReviewedMoment,
    ReviewedOption,
    ReviewedPlayer,
    ReviewSummary,
    TurningPoint,
)

KEPT = 4  # reviewers


class Part(msgspec.Struct):
    """What one job has judged."""

    picks: list[Pick]
    moments: list[Moment]


class ReviewWorker:
    """Does jobs with reviews and keeps the latest reviewers."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Reviewer] = OrderedDict()

    def do(self, job: Job) -> dict[str, Any]:
        """Do one job. A refusal is an answer too."""
        try:
            if job.do == "position":
                return self._position(job)
            reviewer = self._reviewer(job)
            if job.do == "review_words":
                parts = msgspec.json.decode(job.review, type=list[Part])
                whole = assembled(reviewer, [pick for part in parts for pick in part.picks], _moments(parts))
                return {"body": _told(reviewer, whole, job.lang)}
            return {"total": len(reviewer.moves), "body": Part(*reviewer.part(job.start, job.start + job.count))}
        except Refused as refused:
            return {"refused": refused.code, "about": refused.problem}
        except BadRecord as error:
            return refusal(error, job.lang)

    def _reviewer(self, job: Job) -> Reviewer:
        found = self._kept.pop(job.key, None)
        if found is None:
            record = read_record(job)
            game = open_game(record.game, record.options)
            try:
                found = Reviewer(game, current(game, record))
            except BadRecord:
                raise Refused("other_rules") from None
            except ValueError as error:  # a game that no bot can judge
                raise UnfitRecord("no_judge", str(error)) from None
            if not found.finished:
                raise Refused("not_finished")
        self._kept[job.key] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    def _position(self, job: Job) -> dict[str, Any]:
        """The position after so many moves of a finished game, for a table that plays on from there."""
        record = read_record(job)
        game = open_game(record.game, record.options)
        record = current(game, record)
        if not game.over(replay(game, record)):
            raise Refused("not_finished")
        with refused_as("too_short"):
            known = beginning(record, job.start)
        s = replay(game, known)
        for move in job.moves:
            if job.seat >= record.seats or s.asks[job.seat] is None or move not in game.legal(s, job.seat):
                raise Refused("illegal")
            game.apply(s, job.seat, move)
        if not s.owed:
            raise Refused("not_playing")
        names, colours = players_in(record, job.lang)
        table = {"game": record.game, "options": game.options, "rules_version": game.rules_version, "seed": str(record.seed)}
        return {"position": snapshot(s), "waiting": s.owed, "names": names, "colours": colours, "table": table}


def _moments(parts: list[Part]) -> list[Moment]:
    return [moment for part in parts for moment in part.moments]


def _told(reviewer: Reviewer, whole: Review, lang: str) -> ReviewSummary:
    names, colours = players_in(reviewer.record, lang)
    words = words_of(reviewer.game, lang, names)
    teller = Teller(words, lang)
    seen = views(reviewer.game, reviewer.record, [(at, each.seat) for each in whole.decisions for at in (each.step, each.at)])
    players = [
        ReviewedPlayer(name, colour, each.accuracy, each.loss, each.luck, each.grades)
        for name, colour, each in zip(names, colours, whole.players, strict=True)
    ]
    return ReviewSummary(
        game=whole.game,
        title=words.title(),
        bot=whole.bot,
        steps=whole.steps,
        players=players,
        decisions=[_decision(decision, teller, seen) for decision in whole.decisions],
        moments=[ReviewedMoment(**msgspec.structs.asdict(moment)) for moment in whole.moments],
        turns=[TurningPoint(turn.step, turn.seat, turn.change, turn.by, teller.turn(turn, names)) for turn in whole.turns],  # type: ignore[arg-type]
    )


def _decision(decision: Decision, teller: Teller, seen: Views) -> ReviewedDecision:
    there = seen[decision.at, decision.seat]
    return ReviewedDecision(
        step=decision.step,
        last=decision.last,
        round=decision.round,
        seat=decision.seat,
        words=teller.moves(decision.moves, seen[decision.step, decision.seat]),
        loss=decision.loss,
        grade=decision.grade,  # type: ignore[arg-type]
        at=decision.at,
        chance=decision.chance,
        why=teller.why(decision, there),
        options=[_option(decision.options, place, teller, there) for place in range(len(decision.options))],
    )


def _option(options: list[Option], place: int, teller: Teller, view: View[Any]) -> ReviewedOption:
    option, changes = options[place], teller.changes(telling(options, place))
    return ReviewedOption(option.moves, teller.moves(option.moves, view), option.chance, option.value, changes)
