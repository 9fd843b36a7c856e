"""The statistics of a person: of finished games at which they had one seat, with the code that sums up runs of bots.

Who has won what is stored with each table. What was done with which card is not, so records are played once more, by the processes
that play records and when nobody else needs them; what they tell is stored, and every worker of the server finds it.
"""

import asyncio
import contextlib
import logging
from collections import Counter, OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from pavonis.core.record import Record
from pavonis.server.bot_worker import Job
from pavonis.server.bot_workers import BotWorkerFailed
from pavonis.server.errors import Refused
from pavonis.server.fair_queue import Asker
from pavonis.server.games import checked_options, open_game, words_of
from pavonis.server.live_table import SeatFacts, TableFacts
from pavonis.server.models import FINISHED, SeatRow, StoryRow, TableRow
from pavonis.server.queries import read_table
from pavonis.server.replays import SECONDS, Replays
from pavonis.server.statistics_schemas import (
    CardNumbers,
    GameNumbers,
    LineNumbers,
    MeanBody,
    PlayersNumbers,
    RivalNumbers,
    ShareBody,
    StatisticsBody,
)
from pavonis.study import personal
from pavonis.study.personal import Against, Mean, OwnGame, Rival, Story
from pavonis.study.statistics import CardUse
from pavonis.study.tally import Share
from pavonis.text import common

VERSION = 2  # of what is stored of a game
MOST = 1000  # games of one person, the latest
KEPT = 200  # answers
TRIES = 3  # until a game that takes too long is left out: a busy machine is no fault of the game
log = logging.getLogger("pavonis.statistics")


class Seated(NamedTuple):
    """A finished table of somebody."""

    id: str
    game: str
    own: OwnGame


class Found(NamedTuple):
    """What is stored for somebody's statistics."""

    tables: list[Seated]
    told: dict[str, str | None]  # the stories of the tables of the chosen game


class Statistics:
    """The statistics of people."""

    def __init__(self, replays: Replays) -> None:
        self.replays = replays
        self.db = replays.db
        self._telling: dict[str, asyncio.Task[None]] = {}
        self._failed: Counter[str] = Counter()  # tries by table
        self._kept: OrderedDict[Any, tuple[StatisticsBody, list[CardUse]]] = OrderedDict()

    async def of(self, person: str, game: str | None, lang: str, client: str) -> tuple[StatisticsBody, list[CardUse]]:
        """The statistics of somebody, and the cards of the chosen game as a spreadsheet wants them."""
        tables = await self.db.read(lambda connection: tables_of(connection, person))
        played = sorted({table.game for table in tables}, key=lambda key: -sum(table.game == key for table in tables))
        chosen = game if game is not None else next(iter(played), None)
        mine = [table for table in tables if table.game == chosen]
        ids = [table.id for table in mine]
        stories = await self.db.read(lambda connection: read_stories(connection, ids))
        pending = [table.id for table in mine if table.id not in stories]
        if pending and person not in self._telling:
            self._telling[person] = asyncio.create_task(self._tell(pending, client))
            self._telling[person].add_done_callback(lambda task: self._telling.pop(person, None))
        key = (person, chosen, lang, tuple(ids), len(stories), len(tables))
        if key not in self._kept:
            found = Found(tables, stories)
            self._kept[key] = await asyncio.to_thread(summed, found, chosen, lang)  # hundreds of games take a while
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]

    async def close(self) -> None:
        """Stop going through games; another look goes on."""
        for task in list(self._telling.values()):
            task.cancel()
        await asyncio.gather(*self._telling.values(), return_exceptions=True)

    async def _tell(self, tables: Sequence[str], client: str) -> None:
        """Go through games, one after another."""
        for table_id in tables:
            try:
                await self._store(table_id, await self._story(table_id, client))
            except BotWorkerFailed as failure:
                log.warning("a game could not be gone through", extra={"table": table_id, "why": failure.why})
                self._failed[table_id] += failure.why != "busy"
                if failure.why == "problem" or self._failed[table_id] >= TRIES:
                    await self._store(table_id, None)
            except Refused:
                continue  # the table is gone
            except Exception:
                log.exception("a game could not be gone through", extra={"table": table_id})
                return

    async def _story(self, table_id: str, client: str) -> str | None:
        facts, _, marks = await self.db.read(lambda connection: read_table(connection, table_id))
        record = _record(facts, [(seat, move) for seat, move, _ in marks])
        job = Job("story", msgspec.Raw(record.to_json().encode()), table_id, seconds=SECONDS)
        job.most = self.replays.settings.record_moves
        answer = await self.replays.bot_workers.ask(job, "records", Asker(client, table_id, idle=True))
        # A game of other rules may be played to its end and yet end otherwise.
        if "refused" in answer or facts.result is None or answer["scores"] != facts.result["totals"]:
            return None
        body: bytes = answer["body"]
        return body.decode()

    async def _store(self, table_id: str, body: str | None) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(StoryRow).where(StoryRow.table_id == table_id))
            connection.execute(insert(StoryRow), [{"table_id": table_id, "version": VERSION, "body": body}])

        with contextlib.suppress(IntegrityError):  # the table is gone, or another worker was quicker
            await self.db.write(work)


def _record(facts: TableFacts, entries: list[tuple[int, int]]) -> Record:
    record = Record(facts.game, facts.rules_version, facts.options, facts.seats, int(facts.seed))
    record.position = facts.position
    record.entries = entries[facts.base :]
    return record


def tables_of(connection: Connection, person: str) -> list[Seated]:
    """The finished tables at which somebody has one seat, the latest first. Who plays for several is their own rival."""
    sits = select(SeatRow.table_id).where(SeatRow.person == person)
    columns = select(TableRow.id, TableRow.game, TableRow.seats, TableRow.result)
    query = columns.where(TableRow.status == FINISHED, TableRow.id.in_(sits)).order_by(TableRow.touched.desc()).limit(MOST)
    rows = connection.execute(query).all()
    seats: dict[str, list[SeatFacts]] = {row.id: [] for row in rows}
    columns = select(SeatRow.table_id, SeatRow.seat, SeatRow.person, SeatRow.bot, SeatRow.name, SeatRow.colour, SeatRow.seen)
    for table_id, *values in connection.execute(columns.where(SeatRow.table_id.in_(list(seats))).order_by(SeatRow.seat)):
        seats[table_id].append(SeatFacts(*values))
    found = []
    for number, row in enumerate(rows):
        own = [seat.seat for seat in seats[row.id] if seat.person == person]
        if len(own) == 1 and row.result is not None:
            found.append(Seated(row.id, row.game, _own(number, own[0], row.result, seats[row.id])))
    return found


def _own(number: int, seat: int, result: dict[str, Any], seats: list[SeatFacts]) -> OwnGame:
    winners, totals = result["winners"], result["totals"]
    won = 1 / len(winners) if seat in winners else 0.0

    def worth(each: int) -> tuple[bool, int]:
        return each in winners, totals[each]

    rivals = []
    for other in seats:
        if other.seat != seat:
            even = worth(seat) == worth(other.seat) or (seat in winners and other.seat in winners)
            ahead = 0.5 if even else float(worth(seat) > worth(other.seat))
            bot = other.person is None
            rivals.append(Rival(other.bot or "" if bot else other.name, bot, ahead))
    return OwnGame(number, seat, len(seats), won, totals[seat], dict(result["lines"][seat]), rivals)


def read_stories(connection: Connection, tables: list[str]) -> dict[str, str | None]:
    """What is known of these games."""
    query = select(StoryRow.table_id, StoryRow.body).where(StoryRow.table_id.in_(tables), StoryRow.version == VERSION)
    return dict(connection.execute(query).tuples().all())


def summed(found: Found, chosen: str | None, lang: str) -> tuple[StatisticsBody, list[CardUse]]:
    """Everything as it is shown."""
    by_game = {key: [table.own for table in found.tables if table.game == key] for key in {table.game for table in found.tables}}
    order = sorted(by_game, key=lambda key: (-len(by_game[key]), key))
    games = [GameNumbers(key, words_of(_game(key), lang, []).title(), *_numbers(by_game[key])) for key in order]
    own = by_game.get(chosen or "", [])
    ids = {table.id: table.own.number for table in found.tables if table.game == chosen}
    stories = {ids[table]: msgspec.json.decode(body, type=Story) for table, body in found.told.items() if body is not None}
    uses = personal.cards(own, stories)
    body = StatisticsBody(
        games=games,
        game=chosen,
        pending=len(ids) - len(found.told),
        left_out=len(found.told) - len(stories),
        players=[PlayersNumbers(players, *_numbers(each)) for players, each in personal.by(own, lambda game: game.seats).items()],
        rivals=[_rival(each, lang) for each in personal.rivals(own)],
        lines=_lines(chosen, own, stories, lang),
        cards=[] if chosen is None else _cards(chosen, uses, lang),
    )
    return body, uses


def _game(key: str) -> Any:
    return open_game(key, checked_options(key, {}))


def _numbers(games: list[OwnGame]) -> tuple[ShareBody, float | None, MeanBody]:
    return _share(personal.victories(games)), personal.fair(games), _mean(personal.mean([game.total for game in games]))


def _share(share: Share) -> ShareBody:
    low, high = share.interval
    return ShareBody(round(share.value, 4), round(low, 4), round(high, 4), share.trials)


def _mean(found: Mean) -> MeanBody:
    low, high = (None if end is None else round(end, 2) for end in (found.low, found.high))
    return MeanBody(round(found.value, 2), low, high, found.games)


def _rival(each: Against, lang: str) -> RivalNumbers:
    levels = common(lang).levels
    name = levels[each.name][0] if each.bot and each.name in levels else each.name
    return RivalNumbers(name, each.bot, _share(each.won), _share(each.ahead))


def _lines(chosen: str | None, own: list[OwnGame], stories: dict[int, Story], lang: str) -> list[LineNumbers]:
    if chosen is None:
        return []
    words, growth = words_of(_game(chosen), lang, []), personal.growth(own, stories)
    found = []
    for key, numbers in personal.sources(own).items():
        rounds = {number: round(value, 2) for number, value in growth.get(key, {}).items()}
        found.append(LineNumbers(key, words.score_line(key), _mean(numbers), rounds))
    return found


def _cards(game: str, uses: list[CardUse], lang: str) -> list[CardNumbers]:
    english, here = cards_of(game, "en"), cards_of(game, lang)
    keys = {name: key for key, name in english.items()}
    found = []
    for use in uses:
        kind, number = keys.get(use.card, ("", -1))  # of a deck that only some tables have
        taken = None if use.taken is None else _share(use.taken)
        name = here.get((kind, number), use.card)
        found.append(CardNumbers(use.what, use.card, name, kind, number, _share(use.wins), taken))
    return found


@lru_cache(maxsize=32)
def cards_of(game: str, lang: str) -> dict[tuple[str, int], str]:
    """The names of all cards of a game, by kind and number."""
    return {(card["kind"], card["number"]): card["name"] for card in words_of(_game(game), lang, []).cards()}
