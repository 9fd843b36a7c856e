"""Clocks: whose time runs, what happens when it is over, and that a restart, an undo or a second worker change nothing."""

import asyncio
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from pavonis.server import clocks, flags
from pavonis.server.channels import Channels
from pavonis.server.clock_schemas import Clock
from pavonis.server.live_table import TableFacts
from pavonis.server.models import MemoryRow, TableRow
from pavonis.server.queries import Edit
from pavonis.server.service import Service
from pavonis.server.working_hours import after, between
from tests.server.conftest import opened
from tests.server.people import House, Json, Visitor
from tests.server.processes import Player, Server, empty_database

pytestmark = pytest.mark.anyio

TURN = {"per": "turn", "seconds": 60}
BANK = {"per": "game", "seconds": 600, "increment": 10}


def left(view: Json, seat: int) -> float:
    """The seconds a seat has left now."""
    found = view["play"]["times"][seat]
    if found["due"] is None:
        return float(found["left"])
    return (datetime.fromisoformat(found["due"]) - datetime.now(UTC)).total_seconds()


def running(view: Json) -> list[int]:
    return [each["seat"] for each in view["play"]["times"] if each["due"] is not None]


async def elapse(house: House, table: str, seconds: float) -> None:
    """Let so much time go by, by beginning earlier; then let the server look at its clocks."""
    await house.service.tables.edit(table, lambda table: Edit(clocks.postponed(table.facts, -timedelta(seconds=seconds))))
    await house.service.flags.look()


async def turn_of(table: str, people: list[Visitor]) -> int:
    """Whose turn it is, after what all answer at the same time."""
    while len(waiting := (await people[0].look(table))["play"]["waiting"]) > 1:
        await people[waiting[0]].play(table, waiting[0])
    return int(waiting[0])


async def finish_turn(table: str, people: list[Visitor], at: int) -> None:
    """The seat plays until it is another's turn."""
    while await turn_of(table, people) == at:
        await people[at].play(table, at)


async def test_no_clock_unless_it_is_chosen(house: House) -> None:
    table, people = await house.friends(2)
    seen = await people[0].look(table)
    assert seen["clock"] is None
    assert seen["play"]["times"] is None


async def test_only_the_time_of_those_the_game_waits_for_runs(house: House) -> None:
    table, people = await house.friends(2, clock=TURN)
    at = await turn_of(table, people)
    seen = await people[0].look(table)
    assert running(seen) == [at]
    assert 55 < left(seen, at) <= 60
    await finish_turn(table, people, at)
    assert running(await people[0].look(table)) == [1 - at]


async def test_simultaneous_answers_run_together(house: House) -> None:
    table, people = await house.friends(3, clock=BANK, game="mission-red-planet")
    seen = await people[0].look(table)
    assert seen["play"]["waiting"] == running(seen) == [0, 1, 2]
    await people[1].play(table, 1)
    assert running(await people[0].look(table)) == [0, 2]


async def test_a_bank_grows_after_each_turn(house: House) -> None:
    table, people = await house.friends(2, clock=BANK)
    at = await turn_of(table, people)
    await elapse(house, table, 100)
    await finish_turn(table, people, at)
    assert left(await people[0].look(table), at) == pytest.approx(510, abs=2)


async def test_bots_have_no_time(house: House) -> None:
    ada = await house.visitor()
    seen = await ada.open("me", "relaxed", start=True, clock=TURN)
    assert 1 not in running(seen)


async def overstepped(house: House, count: int, clock: dict[str, Any]) -> tuple[str, Visitor, int, Json]:
    """A table at which the time of the seat to move has run out: the table, who sits there, that seat and what it sees."""
    table, people = await house.friends(count, clock=clock)
    at = await turn_of(table, people)
    await elapse(house, table, 61)
    return table, people[at], at, await people[at].look(table)


async def test_a_bot_plays_on_and_its_person_takes_the_seat_back(house: House) -> None:
    table, player, at, seen = await overstepped(house, 2, {**TURN, "level": "relaxed"})
    assert seen["seats"][at]["kind"] == "away"
    assert seen["seats"][at]["level"] == "relaxed"
    said = await player.get(f"/api/tables/{table}/messages")
    assert "time" in said[-1]["text"]
    back = await player.post(f"/api/tables/{table}/seats/{at}/return")
    assert back["seats"][at]["kind"] == "person"


async def test_the_usual_answer_is_given(house: House) -> None:
    _, _, at, seen = await overstepped(house, 2, {**TURN, "end": "usual"})
    assert seen["play"]["waiting"] == [1 - at]
    assert seen["seats"][at]["kind"] == "person"


async def test_the_game_is_lost(house: House) -> None:
    _, _, at, seen = await overstepped(house, 2, {**TURN, "end": "lose"})
    assert seen["status"] == "finished"
    assert seen["result"]["winners"] == [1 - at]
    assert seen["seats"][at]["conceded"]
    assert seen["play"]["over"]
    assert seen["play"]["question"] is None


async def test_with_three_a_bot_plays_on_for_the_one_who_has_lost(house: House) -> None:
    table, player, at, seen = await overstepped(house, 3, {**TURN, "end": "lose"})
    assert (seen["status"], seen["seats"][at]["kind"]) == ("playing", "away")
    assert await player.refused("POST", f"/api/tables/{table}/seats/{at}/return") == (409, "conceded")


async def test_a_move_before_the_flag_counts(house: House) -> None:
    table, people = await house.friends(2, clock=TURN)
    at = await turn_of(table, people)
    await elapse(house, table, 55)
    await finish_turn(table, people, at)
    await house.service.flags.look()
    assert (await people[at].look(table))["seats"][at]["kind"] == "person"


@pytest.mark.parametrize("clock", [TURN, BANK])
async def test_an_undo_gains_no_time(house: House, clock: dict[str, Any]) -> None:
    table, people = await house.friends(2, clock=clock, game="terraforming-mars")
    await elapse(house, table, 20)
    before = left(await people[1].look(table), 1)
    await people[1].play(table, 1)
    for _ in range(30):
        seen = await people[1].look(table)
        if seen["play"]["waiting"] == [0]:
            break
        await people[1].play(table, 1)
    step = (await people[1].look(table))["play"]["step"]
    await people[1].post(f"/api/tables/{table}/undo", {"seat": 1, "step": step})
    seen = await people[1].look(table)
    assert 1 in running(seen)
    assert left(seen, 1) <= before + 0.2


async def test_a_clock_is_chosen_in_the_lobby_and_kept_for_the_rematch(house: House) -> None:
    ada = await house.visitor()
    table = (await ada.open("me", "relaxed"))["id"]
    seen = await ada.ask("PATCH", f"/api/tables/{table}", {"clock": TURN})
    assert seen["clock"]["seconds"] == 60
    assert (await ada.ask("PATCH", f"/api/tables/{table}", {"clock": None}))["clock"] is None


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"seconds": 1}, "malformed"),
    ({"zone": "Mars/Pavonis"}, "bad_clock"),
    ({"zone": "../../etc/passwd"}, "bad_clock"),
    ({"hours": [600, 600]}, "bad_clock"),
    ({"hours": [600, 1441]}, "malformed"),
    ({"level": "nobody"}, "bad_level"),
    ({"days": [7]}, "malformed"),
    ({"surprise": 1}, "malformed"),
]


async def test_impossible_clocks_are_refused(house: House) -> None:
    ada = await house.visitor()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "relaxed"}]
    for wrong, code in IMPOSSIBLE:
        body = {"game": "pocket-mars", "seats": seats, "clock": {**TURN, **wrong}}
        assert (await ada.refused("POST", "/api/tables", body))[1] == code, wrong


WARSAW = Clock(per="turn", seconds=86400, hours=(9 * 60, 17 * 60), days=[0, 1, 2, 3, 4], zone="Europe/Warsaw")
NIGHT = Clock(per="turn", seconds=60, hours=(22 * 60, 6 * 60), zone="UTC")


def test_time_runs_within_working_hours() -> None:
    friday = datetime(2030, 3, 29, 15, 0, tzinfo=UTC)  # 16:00 in Warsaw; summer time begins on Sunday
    assert after(WARSAW, friday, 3600) == datetime(2030, 3, 29, 16, 0, tzinfo=UTC)
    assert after(WARSAW, friday, 7200) == datetime(2030, 4, 1, 8, 0, tzinfo=UTC), "Monday at ten, an hour earlier for the rest"
    assert between(WARSAW, friday, datetime(2030, 4, 1, 8, 0, tzinfo=UTC)) == 7200
    assert between(NIGHT, datetime(2030, 1, 1, 12, tzinfo=UTC), datetime(2030, 1, 2, 12, tzinfo=UTC)) == 8 * 3600
    assert after(NIGHT, datetime(2030, 1, 2, 5, 59, 30, tzinfo=UTC), 60) == datetime(2030, 1, 2, 22, 0, 30, tzinfo=UTC)


async def test_one_of_several_workers_acts(house: House) -> None:
    other = Service(house.service.settings, Channels())
    await other.open()
    try:
        house.service.tables.alone = other.tables.alone = False
        table, people = await house.friends(2, clock={**TURN, "end": "usual"})
        at = await turn_of(table, people)
        await house.service.tables.edit(table, lambda table: Edit(clocks.postponed(table.facts, -timedelta(seconds=61))))
        await asyncio.gather(house.service.flags.look(), other.flags.look())
        assert (await people[at].look(table))["play"]["waiting"] == [1 - at]
        said = [each["text"] for each in await people[at].get(f"/api/tables/{table}/messages")]
        assert sum("time" in text for text in said) == 1
    finally:
        await other.close()


async def test_time_without_a_server_does_not_count(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db") as house:
        table, people = await house.friends(2, clock=TURN)
        at = await turn_of(table, people)
        cookie = people[at].client.cookies["pavonis"]
        before = left(await people[at].look(table), at)
        long_ago = {"at": time.time() - 500}

        def work(connection: Any) -> None:
            connection.execute(update(MemoryRow).where(MemoryRow.name == flags.BEAT).values(value=long_ago))
            facts = house.service.tables.held(table)
            assert facts is not None
            values = clocks.postponed(facts.facts, -timedelta(seconds=500))
            connection.execute(update(TableRow).where(TableRow.id == table).values(**values))

        await house.service.db.write(work)
    async with opened(tmp_path / "tables.db") as house:
        who = await house.visitor()
        who.client.cookies.set("pavonis", cookie)
        await house.service.flags.look()
        seen = await who.look(table)
        assert seen["seats"][at]["kind"] == "person"
        assert left(seen, at) == pytest.approx(before, abs=3)


@pytest.mark.parametrize(("at_least", "given"), [(0.0, True), (flags.DOWN, False), (3.0, True)])
async def test_a_short_time_without_a_server_does_not_count_either(house: House, at_least: float, given: bool) -> None:
    table, people = await house.friends(2, clock=BANK)
    at = await turn_of(table, people)
    held = await house.service.tables.get(table)
    before, away, now = left(await people[at].look(table), at), timedelta(seconds=4), datetime.now(UTC)
    down = clocks.postponed(held.facts, -away)

    def work(connection: Any) -> None:
        flags.served(connection, at_least=float("inf"))
        connection.execute(update(MemoryRow).where(MemoryRow.name == flags.BEAT).values(value={"at": (now - away).timestamp()}))
        connection.execute(update(TableRow).where(TableRow.id == table).values(meta=held.facts.meta + 1, **down))
        flags.served(connection, at_least=at_least)

    await house.service.db.write(work)
    await house.service.tables.renew(table)
    assert left(await people[at].look(table), at) == pytest.approx(before if given else before - 4, abs=2)


def test_nobody_gains_time_that_was_never_running() -> None:
    now = datetime.now(UTC)
    begun, last = now - timedelta(seconds=2), now - timedelta(hours=5)
    clock: dict[str, Any] = {"per": "game", "seconds": 600, "increment": 0}
    facts = TableFacts(
        "a", "pocket-mars", 1, {}, 2, "1", False, "playing", "h", 0, 0, 0, 1, False, 0, None, None, None, None, now, now,
        clock=clock, times=[[100.0, begun.timestamp(), 100.0], [50.0, None, 50.0]],
    )  # fmt: skip
    values = clocks.unserved(facts, last, now)
    assert values["clock_due"] == pytest.approx(now + timedelta(seconds=100), abs=timedelta(milliseconds=1))
    assert values["times"][1][:2] == [50.0, None]


async def test_a_table_without_a_clock_has_none_in_the_database(house: House) -> None:
    table, _ = await house.friends(2)
    query = select(TableRow.clock, TableRow.times, TableRow.clock_due).where(TableRow.id == table)
    assert await house.service.db.read(lambda connection: connection.execute(query).one()) == (None, None, None)


@pytest.mark.xdist_group("processes")
async def test_flags_fall_on_postgresql_too() -> None:
    async with opened(empty_database()) as house:
        table, people = await house.friends(2, clock={**TURN, "end": "usual"})
        at = await turn_of(table, people)
        await elapse(house, table, 61)
        assert (await people[at].look(table))["play"]["waiting"] == [1 - at]
        await people[at].post(f"/api/tables/{table}/hide", {"hidden": True})
        assert (await people[at].get("/api/me/tables"))[0]["hidden"]
        seen = await people[at].post(f"/api/tables/{table}/seats/{at}/concede")
        assert seen["result"]["winners"] == [1 - at]


@pytest.mark.xdist_group("processes")
def test_clocks_survive_a_kill(tmp_path: Path) -> None:
    with Server(tmp_path, str(tmp_path / "tables.db")) as server:
        ada, bob = Player(server.url), Player(server.url)
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": "pocket-mars", "seats": seats, "clock": {"per": "turn", "seconds": 6, "level": "relaxed"}}
        table = ada.ask("POST", "/api/tables", body)["id"]
        bob.ask("POST", f"/api/tables/{table}/sit", {})
        ada.ask("POST", f"/api/tables/{table}/start")
        while len(waiting := ada.look(table, 0)["play"]["waiting"]) > 1:
            (ada, bob)[waiting[0]].move(table, waiting[0])
        at = waiting[0]
        due = datetime.fromisoformat(ada.look(table, 0)["play"]["times"][at]["due"])
        server.kill()
        killed = datetime.now(UTC)
        time.sleep(2)
        server.start()
        later = datetime.fromisoformat(ada.look(table, 0)["play"]["times"][at]["due"]) - due
        assert timedelta(seconds=2) <= later, "the time without a server is given back"
        assert later <= datetime.now(UTC) - killed + timedelta(seconds=6), "and no more than that"
        end = time.monotonic() + 60
        while ada.look(table, 0)["seats"][at]["kind"] != "away":
            assert time.monotonic() < end, "the flag falls after the restart"
            time.sleep(0.2)
