"""How much the server carries: tables of two people who move once a second, bots that answer at once, spectators who watch.

    python -m bench.server                    150 tables on SQLite and on PostgreSQL + Redis
    python -m bench.server --live             2,000 tables with two people and a spectator each, a move every ten seconds
    python -m bench.server --climb            more and more tables, until they no longer keep pace
    python -m bench.server --bots 20          only bots, as fast as they can
    python -m bench.server --spectators 1000  one table, watched by many

Every move that was acknowledged is looked for in the database afterwards, and every record is played again: none may be lost
or doubled.
"""

import argparse
import asyncio
import os
import random
import sqlite3
import statistics
import tempfile
import time
from collections import Counter
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pavonis._engine import COMPILED
from pavonis.core.match import Match
from pavonis.core.record import fingerprint
from pavonis.games import load
from pavonis.server.run import raise_descriptors
from tests.server.processes import Server, postgres, redis

BEAT = 8.0  # seconds between two pings of a page
PACE = 0.15  # seconds: the 95th percentile that counts as keeping pace
LIVE_PACE = 0.1  # the same for `--live`
PATIENCE = 20  # times that somebody asks again who was told to come back
MANY = 500  # tables take a while to be laid
FREE = {"rate": 0, "connections": 0, "tables_limit": 1_000_000, "tables_in_memory": 10_000, "log_level": "error"}


class Offer(msgspec.Struct):
    move: int


class Play(msgspec.Struct):
    step: int | None
    waiting: list[int]
    over: bool
    moves: list[Offer]


class View(msgspec.Struct):
    viewer: int
    play: Play | None


class Patch(msgspec.Struct):
    set: dict[str, msgspec.Raw]


class Message(msgspec.Struct):
    type: str
    view: View | None = None
    patch: Patch | None = None


decode = msgspec.json.Decoder(Message).decode
PATCHED = {f"play.{name}": (name, msgspec.json.Decoder(kind).decode) for name, kind in get_type_hints(Play).items()}


class Browser:
    """Somebody's browser: one kept connection for requests, and a cookie."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request, without the cost of a whole HTTP library: the load must not weigh more than what it measures."""
        content = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncontent-length: {len(content)}\r\n"
        head += f"content-type: application/json\r\ncookie: {self.cookie}\r\n\r\n"
        for _ in range(PATIENCE):
            reader, lines = await self._exchange(head.encode() + content)
            fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
            answer = await reader.readexactly(int(fields.get("content-length", "0")))
            if "set-cookie" in fields:
                self.cookie = fields["set-cookie"].partition(";")[0]
            if lines[0].split()[1] != "503":
                break
            await asyncio.sleep(1)  # the database is behind; a page comes back as well
        if not lines[0].split()[1].startswith("2"):
            raise RuntimeError(f"{method} {path}: {lines[0]} {answer.decode()}")
        return msgspec.json.decode(answer) if answer else None

    async def _exchange(self, request: bytes) -> tuple[asyncio.StreamReader, list[str]]:
        """Send a request and read the head of the answer; a kept connection may have been closed meanwhile."""
        for _ in range(2):
            if self._streams is None:
                self._streams = await asyncio.open_connection("127.0.0.1", self.port)
            reader, writer = self._streams
            try:
                writer.write(request)
                return reader, (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            except (ConnectionError, asyncio.IncompleteReadError):
                self._streams = None
        raise RuntimeError("the server does not answer")

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


class Seat:
    """A person at a table: what the live connection last showed, and what was acknowledged."""

    def __init__(self, browser: Browser, table: str, number: int) -> None:
        self.browser = browser
        self.table = table
        self.number = number
        self.play: Play | None = None
        self.acknowledged: list[int] = []
        self.heard = 0.0  # when the game was first heard of again since the last post, 0 until then
        self.bytes = 0
        self.news = asyncio.Event()
        self.socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        """Look at the table, for as long as it lasts."""
        address = f"ws://127.0.0.1:{self.browser.port}/api/tables/{self.table}/live?patches=1"
        headers = {"Cookie": self.browser.cookie}
        # A browser answers pings and sends none of its own.
        self.socket = await connect(address, additional_headers=headers, compression=None, open_timeout=60, ping_interval=None)
        self._reading = asyncio.create_task(self._read(self.socket))

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                message = decode(text)
                if message.type not in ("view", "patch"):
                    continue
                self.bytes += len(text)
                # Who has come or gone is news of the table as well, but says nothing of the move.
                if not self.heard and (message.patch is None or any(path.startswith("play") for path in message.patch.set)):
                    self.heard = time.perf_counter()
                if message.view is not None:
                    self.play = message.view.play
                for path, value in message.patch.set.items() if message.patch else ():
                    if path in PATCHED:
                        name, read = PATCHED[path]
                        setattr(self.play, name, read(value))
                if self.play is not None:
                    self.news.set()

    async def move(self, chance: random.Random) -> float:
        """Post a move; the seconds until this seat's own live connection shows it."""
        play = self.play
        assert play is not None
        assert play.step is not None
        step, move = play.step, chance.choice(play.moves).move
        start = time.perf_counter()
        await self.browser.ask("POST", f"/api/tables/{self.table}/moves", {"seat": self.number, "step": step, "moves": [move]})
        self.acknowledged.append(move)
        while self.play is not None and (self.play.step or 0) <= step:
            self.news.clear()
            try:
                await asyncio.wait_for(self.news.wait(), 30)
            except TimeoutError:
                raise RuntimeError(
                    f"table {self.table} seat {self.number}: a move was not announced; closed: {self.closed}"
                ) from None
        return time.perf_counter() - start

    @property
    def closed(self) -> str:
        """Why the server has closed the live connection; empty if it has not."""
        code = self.socket.close_code if self.socket else None
        return f"{code} {self.socket.close_reason}" if self.socket and code else ""

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        self.browser.close()


class Table:
    """Two people at a table."""

    def __init__(self, port: int, number: int, watchers: int = 0) -> None:
        self.port = port
        self.chance = random.Random(number)
        self.id = ""
        self.seats: list[Seat] = []
        self.watchers = watchers
        self.crowd: list[Seat] = []
        self.posted = 0.0

    @property
    def connections(self) -> list[Seat]:
        """Everybody who looks at it."""
        return [*self.seats, *self.crowd]

    async def open(self) -> None:
        """Lay the table and sit down, nobody connected yet."""
        ada, bob = Browser(self.port), Browser(self.port)
        wish = {"game": "pocket-mars", "seats": [{"kind": "me"}, {"kind": "open"}]}
        self.id = (await ada.ask("POST", "/api/tables", wish))["id"]
        token = (await ada.ask("POST", f"/api/tables/{self.id}/seats/1/invite"))["token"]
        await bob.ask("POST", "/api/invites/accept", {"token": token})
        await ada.ask("POST", f"/api/tables/{self.id}/start")
        self.seats = [Seat(ada, self.id, 0), Seat(bob, self.id, 1)]
        self.crowd = [Seat(Browser(self.port), self.id, -1) for _ in range(self.watchers)]

    async def play(self, end: float, each: float, times: list[float], everybody: list[float]) -> None:
        """Move once in so many seconds until the end. What everybody hears between two moves is the first of them."""
        due = time.perf_counter() + self.chance.random() * each
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += each
            able = [seat for seat in self.seats if seat.play and seat.play.moves and seat.number in seat.play.waiting]
            if able:
                self._note(everybody)
                for seat in self.connections:
                    seat.heard = 0.0
                self.posted = time.perf_counter()
                times.append(await self.chance.choice(able).move(self.chance))
        await asyncio.sleep(1)
        self._note(everybody)

    def _note(self, everybody: list[float]) -> None:
        """Note how long it took from the last post until the last of those who could see something of it has seen it."""
        if self.posted:
            heard = max(each.heard for each in self.connections)
            if heard:
                everybody.append(heard - self.posted)
            self.posted = 0.0


async def beat(tables: list[Table]) -> None:
    """Send what every page sends every eight seconds, so that it is seen when a connection is dead."""
    while True:
        seats = [seat for table in tables for seat in table.connections]
        for number, seat in enumerate(seats):
            if seat.socket is not None:
                with suppress(ConnectionClosed):
                    await seat.socket.send('{"type":"ping"}')
            if number % 20 == 0:
                await asyncio.sleep(BEAT * 20 / len(seats))


async def gathered(works: list[Any], at_once: int = 64) -> None:
    """Do many things, so many at a time: as many as the server stores together."""
    left = iter(works)

    async def work() -> None:
        for each in left:
            await each

    await asyncio.gather(*(work() for _ in range(at_once)))


def memory(server: Server) -> float:
    """Megabytes of the server's processes, bots' ones too."""
    assert server.process is not None
    total = 0.0
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, ValueError):
            if os.getpgid(int(folder.name)) == server.process.pid:
                pages = int((folder / "statm").read_text().split()[1])
                total += pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    return total


def processor(server: Server) -> float:
    """Seconds of processor time that the server has used."""
    assert server.process is not None
    ticks = 0
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, ValueError):
            if os.getpgid(int(folder.name)) == server.process.pid:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def people(
    server: Server, database: str, count: int, seconds: float, each: float, watchers: int = 0, pace: float = PACE
) -> bool:
    """So many tables of two people and some spectators; whether they kept pace and nothing was lost."""
    empty, began = memory(server), time.perf_counter()
    tables = [Table(server.port, number, watchers) for number in range(count)]
    await gathered([table.open() for table in tables])
    laid = memory(server)
    beating = asyncio.create_task(beat(tables))
    await gathered([seat.connect() for table in tables for seat in table.connections])
    await asyncio.sleep(2)
    if count >= MANY:
        print(f"  {count} tables laid and everybody connected after {time.perf_counter() - began:.0f} s", flush=True)
    watched, first = memory(server), sum(seat.bytes for table in tables for seat in table.connections)
    times: list[float] = []
    everybody: list[float] = []
    start, busy, own = time.perf_counter(), processor(server), time.process_time()
    await asyncio.gather(*(table.play(start + seconds, each, times, everybody) for table in tables))
    took, busy, own = time.perf_counter() - start - 1, processor(server) - busy, time.process_time() - own
    played, sent = memory(server), sum(seat.bytes for table in tables for seat in table.connections) - first
    beating.cancel()
    closed = Counter(seat.closed for table in tables for seat in table.connections if seat.closed)
    await gathered([seat.close() for table in tables for seat in table.connections])
    mid, high, top = percentiles(everybody)
    print(
        f"  {count} tables × (2 people + {watchers} spectators): {len(times) / took:.0f} moves/s; post to every watcher "
        f"p50 {mid * 1000:.0f} ms, p95 {high * 1000:.0f} ms, p99 {top * 1000:.0f} ms; {busy / len(times) * 1000:.2f} ms of "
        f"processor time a move ({busy / took * 100:.0f} % of a core; the load itself took {own / took * 100:.0f} %), "
        f"{sent / len(times) / 1000:.1f} kB sent a move\n"
        f"  {(laid - empty) / count * 1000:.0f} kB a table, "
        f"{(watched - laid) / count / (2 + watchers) * 1000:.0f} kB a connection, "
        f"{(played - empty) / count * 1000:.0f} kB a table with its connections after {len(times) / count:.0f} moves, "
        f"{played:.0f} MB in all",
        flush=True,
    )
    problems = [*await check(database, tables), *(f"{number} connections closed: {why}" for why, number in closed.items())]
    for problem in problems:
        print(f"  WRONG: {problem}")
    return high < pace and not problems


def percentiles(times: list[float]) -> tuple[float, float, float]:
    """The middle, the 95th and the 99th of a hundred."""
    cuts = statistics.quantiles(times, n=100)
    return cuts[49], cuts[94], cuts[98]


async def check(database: str, tables: list[Table]) -> list[str]:
    """Play every record again, and look for every move that was acknowledged."""
    problems = []
    kept = await stored(database)
    for table in tables:
        seed, entries = kept[table.id]
        match = Match.new(load("pocket-mars"), 2, int(seed))
        for number, (seat, move, mark) in enumerate(entries):
            match.play(seat, move)
            if fingerprint(match.state) != mark:
                problems.append(f"{table.id}: entry {number} leads elsewhere")
        for seated in table.seats:
            mine = [move for seat, move, _ in entries if seat == seated.number]
            if mine != seated.acknowledged:
                problems.append(f"{table.id}: seat {seated.number} made {len(seated.acknowledged)} moves, {len(mine)} are stored")
    return problems


async def stored(database: str) -> dict[str, tuple[str, list[tuple[int, int, str]]]]:
    """The seed and the entries of every table."""
    tables = "SELECT id, seed FROM game_table"
    moves = "SELECT table_id, seat, move, fingerprint FROM entry ORDER BY table_id, seq"
    if database.startswith("postgres"):
        import asyncpg  # type: ignore[import-untyped]

        other = await asyncpg.connect(database)
        try:
            seeds, entries = await other.fetch(tables), await other.fetch(moves)
        finally:
            await other.close()
    else:
        with sqlite3.connect(database) as connection:
            seeds, entries = connection.execute(tables).fetchall(), connection.execute(moves).fetchall()
    found: dict[str, tuple[str, list[tuple[int, int, str]]]] = {table: (seed, []) for table, seed in seeds}
    for table, seat, move, mark in entries:
        found[table][1].append((seat, move, mark))
    return found


async def only_bots(server: Server, count: int, seconds: float) -> None:
    """Tables of bots alone, as fast as they can."""
    host = Browser(server.port)
    seats = [{"kind": "bot", "level": "relaxed"}] * 4
    for _ in range(count):
        await host.ask("POST", "/api/tables", {"game": "pocket-mars", "seats": seats, "start": True})
    before, start = await counted(server), time.perf_counter()
    await asyncio.sleep(seconds)
    moves = await counted(server) - before
    print(
        f"  {count} tables × 4 bots: {moves / (time.perf_counter() - start):.0f} moves/s, {memory(server):.0f} MB in all",
        flush=True,
    )


async def counted(server: Server) -> float:
    """Moves stored so far."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"GET /metrics HTTP/1.0\r\nhost: x\r\n\r\n")
    text = (await reader.read()).decode()
    writer.close()
    return float(next(line for line in text.splitlines() if line.startswith("pavonis_moves_total")).split()[1])


async def spectators(server: Server, count: int, seconds: float) -> None:
    """One table, watched by many: the time until the last of them has seen a move."""
    table = Table(server.port, 0)
    await table.open()
    await gathered([seat.connect() for seat in table.seats])
    before = memory(server)
    crowd = [Seat(Browser(server.port), table.id, -1) for _ in range(count)]
    await gathered([seat.connect() for seat in crowd])
    await asyncio.sleep(2)
    each = (memory(server) - before) / count * 1000
    times: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        able = [seat for seat in table.seats if seat.play and seat.play.moves and seat.number in seat.play.waiting]
        waiting = [seat.play.waiting for seat in crowd[:1] if seat.play]
        for seat in crowd:
            seat.news.clear()
        start = time.perf_counter()
        await able[0].move(table.chance)
        if table.seats[0].play and [table.seats[0].play.waiting] != waiting:  # something that everybody can see
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.gather(*(seat.news.wait() for seat in crowd)), 10)
                times.append(time.perf_counter() - start)
        await asyncio.sleep(0.5)
    mid, high, top = percentiles(times)
    print(
        f"  1 table × {count} spectators: until all have seen a move p50 {mid * 1000:.0f} ms, p95 {high * 1000:.0f} ms, "
        f"p99 {top * 1000:.0f} ms; {each:.0f} kB a connection",
        flush=True,
    )
    await gathered([seat.close() for seat in [*crowd, *table.seats]])


async def measure(server: Server, database: str, arguments: argparse.Namespace) -> bool:
    """Run what was asked for; whether it was good enough."""
    if arguments.bots:
        await only_bots(server, arguments.bots, arguments.seconds)
        return True
    if arguments.spectators:
        await spectators(server, arguments.spectators, arguments.seconds)
        return True
    count = arguments.tables
    pace = LIVE_PACE if arguments.live else PACE
    good = await people(server, database, count, arguments.seconds, arguments.each, arguments.watchers, pace)
    while good and arguments.climb:
        count += arguments.step
        if not await people(server, database, count, arguments.seconds, arguments.each, arguments.watchers):
            break
    return good


def main() -> None:
    """Measure on each database."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=0, help="150, or 2,000 with --live")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--each", type=float, default=1.0, help="seconds between the moves of a table")
    parser.add_argument("--watchers", type=int, default=0, help="spectators of each table")
    parser.add_argument("--live", action="store_true", help="2,000 tables with a spectator each, a move every ten seconds")
    parser.add_argument("--bots", type=int, default=0, metavar="TABLES")
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--climb", action="store_true", help="go up until the pace is lost")
    parser.add_argument("--step", type=int, default=50, help="by how many tables to go up")
    parser.add_argument("--on", choices=["sqlite", "postgres", "both"], default="both")
    parser.add_argument("--workers", type=int, default=1, help="with PostgreSQL")
    arguments = parser.parse_args()
    if arguments.live:
        arguments.tables, arguments.watchers, arguments.each = arguments.tables or 2000, 1, 10.0
        arguments.seconds = max(arguments.seconds, 60.0)
    arguments.tables = arguments.tables or 150
    raise_descriptors()
    print(f"{os.cpu_count()} cores, engine {'compiled' if COMPILED else 'pure Python'}; the load runs on the same machine,")
    print(f"where {os.getloadavg()[0]:.1f} processes were busy before we began")
    good = True
    with tempfile.TemporaryDirectory() as folder:
        if arguments.on != "postgres":
            print("SQLite, every move synced to disk, 1 worker")
            database = f"{folder}/tables.db"
            with Server(Path(folder), database, **FREE) as server:
                good &= asyncio.run(measure(server, database, arguments))
        if arguments.on != "sqlite":
            with ExitStack() as stack:
                database, channels = stack.enter_context(postgres()), stack.enter_context(redis())
                print(f"PostgreSQL and Redis, {arguments.workers} worker(s)")
                chosen = {**FREE, "channels": channels, "workers": arguments.workers}
                with Server(Path(folder), database, **chosen) as server:
                    good &= asyncio.run(measure(server, database, arguments))
    raise SystemExit(0 if good else 1)


if __name__ == "__main__":
    main()
