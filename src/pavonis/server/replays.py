"""Games gone through again: finished ones with all hands open, uploaded records as far as they go."""

import secrets
from collections import OrderedDict
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select

from pavonis.core.events import EVERYBODY, SPECTATOR, Event, story
from pavonis.core.game import Game
from pavonis.core.record import BadRecord, Record, opening
from pavonis.server import payload
from pavonis.server.bodies import COLOURS, ReplayBody, StepBody, TextBody
from pavonis.server.database import Database
from pavonis.server.errors import Refused
from pavonis.server.games import checked_options, open_game, words_of
from pavonis.server.lobby import free_name
from pavonis.server.models import FINISHED, ReplayRow
from pavonis.server.people import NAME_LENGTH, new_id
from pavonis.server.phrases import CREW, ORDER
from pavonis.server.table import Table, result_of
from pavonis.server.thinker import Job
from pavonis.server.thinkers import NoThought, Thinkers

KEPT = 16
CHECKING = 5.0  # seconds that playing an uploaded record may take
COUNT = 100  # positions sent at once


class Replay:
    """A record played through, every position kept."""

    def __init__(self, game: Game[Any], record: Record, names: list[str], colours: list[str]) -> None:
        self.game = game
        self.record = record
        self.names = names
        self.colours = colours
        self.moves = record.moves()
        state = opening(game, record)
        self.log: list[Event] = []
        self.heard: list[int] = []  # how long the log is at each position
        self.states: list[Any] = []
        self._stand(state)
        for seat, move in self.moves:
            game.apply(state, seat, move)
            self._stand(state)
        self.finished = game.over(state)
        self.viewer = EVERYBODY if self.finished else SPECTATOR

    def _stand(self, state: Any) -> None:
        """Keep a position; its log is part of the one log, or a long game would be kept over and over."""
        self.log.extend(state.log)
        self.heard.append(len(self.log))
        state.log = None
        self.states.append(self.game.clone(state))
        state.log = []

    def summary(self, lang: str) -> ReplayBody:
        """What a time line needs. The points of an unfinished game are not told: they may lie in hidden cards."""
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
            scores=[self._scores(number) for number in range(len(self.states))],
            seats=[seat for seat, _ in self.moves],
            result=payload.result(result_of(self.game, self.states[-1]), words) if self.finished else None,
        )

    def steps(self, start: int, count: int, lang: str) -> list[StepBody]:
        """Positions one after another."""
        return [self._step(number, lang) for number in range(len(self.states))[start : start + min(count, COUNT)]]

    def _scores(self, number: int) -> list[int]:
        return self.game.scores(self.states[number]) if self.finished else []

    def _step(self, number: int, lang: str) -> StepBody:
        state = self.states[number]
        words = words_of(self.game, lang, self.names)
        seat, move = self.moves[number - 1] if number else (None, None)
        told: TextBody = []
        if not self.finished:
            move = None  # one made in secret is told only as far as its events tell it
        elif seat is not None and move is not None:
            told = payload.text_body(words.move(move, self.game.observe(self.states[number - 1], seat)))
        news = self.log[self.heard[number - 1] if number else 0 : self.heard[number]]
        return StepBody(
            number=number,
            seat=seat,
            move=move,
            words=told,
            waiting=self.game.waiting(state),
            observation=self.game.observe(state, self.viewer),
            scores=self._scores(number),
            events=payload.lines(story(news, self.viewer), words),
        )


class Replays:
    """Finished games and uploaded records, the latest ones ready to be looked at."""

    def __init__(self, db: Database, thinkers: Thinkers) -> None:
        self.db = db
        self.thinkers = thinkers
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    def of_table(self, table: Table) -> Replay:
        """The replay of a finished game."""
        if table.facts.status != FINISHED:
            raise Refused("not_finished")
        if table.match is None:
            raise Refused("other_rules")
        key = f"table {table.facts.id}"
        if key not in self._kept:
            self._keep(key, Replay(table.game, table.match.record, table.names, [seat.colour for seat in table.seats]))
        return self._kept[key]

    async def uploaded(self, replay_id: str) -> Replay:
        """The replay of an uploaded record."""
        if replay_id not in self._kept:
            query = select(ReplayRow.record).where(ReplayRow.id == replay_id)
            text = await self.db.read(lambda connection: connection.scalar(query))
            if text is None:
                raise Refused("no_such_replay")
            record = Record.from_json(text)
            try:
                game = open_game(record.game, record.options)
                self._keep(replay_id, Replay(game, record, *players_in(record, ORDER[0])))
            except Exception:  # it was legal when it came; the rules have changed since
                raise Refused("other_rules") from None
        self._kept.move_to_end(replay_id)
        return self._kept[replay_id]

    def _keep(self, key: str, replay: Replay) -> None:
        self._kept[key] = replay
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def upload(self, text: str, lang: str) -> str:
        """Take in a record if every move of it is legal. Another process finds that out: a bad one may do anything."""
        try:
            record = Record.from_json(text)
        except BadRecord as error:
            raise Refused("bad_record", problem=str(error)) from None
        except RecursionError:
            raise Refused("bad_record", problem="nested too deeply") from None
        record.options = checked_options(record.game, record.options)
        if record.seats not in open_game(record.game, record.options).seats:
            raise Refused("bad_record", problem=f"{record.seats} players")
        players = zip(*players_in(record, lang), strict=True)
        record.notes = {"players": [{"name": name, "colour": colour} for name, colour in players]}
        text = record.to_json()
        try:
            await self.thinkers.ask(Job("check", msgspec.Raw(text.encode()), seconds=CHECKING), "slow")
        except NoThought as failure:
            problem = str(failure) if failure.why == "problem" else "it takes too long to play"
            raise Refused("bad_record", problem=problem) from None
        replay_id = "r" + new_id()

        def work(connection: Connection) -> None:
            connection.execute(insert(ReplayRow), [{"id": replay_id, "record": text, "created": datetime.now(UTC)}])

        await self.db.write(work)
        return replay_id


def players_in(record: Record, lang: str) -> tuple[list[str], list[str]]:
    """Names and colours of who sat where, as far as the record says it in a way that can be shown."""
    noted = record.notes.get("players")
    entries: list[Any] = noted if isinstance(noted, list) else []
    entries = [entry if isinstance(entry, dict) else {} for entry in [*entries, *[{}] * record.seats][: record.seats]]
    names: list[str] = []
    for entry in entries:
        name = entry.get("name")
        shown = " ".join(name.split())[:NAME_LENGTH] if isinstance(name, str) else ""
        taken = {each.casefold() for each in names}
        names.append(free_name((shown if shown.isprintable() else "", *CREW[lang]), taken))
    colours = [entry.get("colour") for entry in entries]
    if any(colour not in COLOURS for colour in colours) or len(set(colours)) != len(colours):
        colours = list(COLOURS[: record.seats])
    return names, colours


def record_of(table: Table) -> Record:
    """The record of a finished game, with the names of the players; nobody gets that of a running one."""
    if table.facts.status != FINISHED:
        raise Refused("not_finished")
    if table.match is None:
        raise Refused("other_rules")
    record = table.match.record
    record.notes["players"] = [{"name": seat.name, "bot": seat.bot or "", "colour": seat.colour} for seat in table.seats]
    return record


def file_name(table: Table) -> str:
    """What the file is called when it is saved."""
    return f"{table.facts.game}-{table.facts.touched:%Y-%m-%d}-{secrets.token_hex(2)}.json"
