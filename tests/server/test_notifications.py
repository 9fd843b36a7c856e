"""Being told: by push, webhook and mail, once, in one's own language, and only if one is not there."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from pavonis.server.errors import Refused
from pavonis.server.models import EndpointRow, NotificationRow, SeatRow
from pavonis.server.notification_schemas import Preferences
from pavonis.server.notifications import outbox, preferences
from pavonis.server.notifications.delivery import hook_body
from pavonis.server.notifications.outgoing import Failed, Outgoing, is_public
from pavonis.server.notifications.told import Told
from pavonis.server.settings import read_settings
from tests.server.conftest import opened
from tests.server.people import House, Visitor, until
from tests.server.processes import free_port, postgres
from tests.server.sinks import Browser, Sink, mail_server, sink

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def telling(tmp_path: Path, **settings: Any) -> AsyncIterator[tuple[House, Sink]]:
    """A server that tells at once, and a sink."""
    chosen = {"notify_seconds": 0, "private_hosts": "127.0.0.1", **settings}
    async with sink() as heard, opened(chosen.pop("database", tmp_path / "tables.db"), **chosen) as house:
        yield house, heard


async def hook(person: Visitor, heard: Sink, path: str = "/hook", **more: Any) -> Any:
    return await person.post("/api/me/notifications/webhook", {"kind": "json", "url": f"{heard.url}{path}", **more})


async def rows(house: House) -> list[Any]:
    return list(await house.service.db.read(lambda connection: connection.execute(select(NotificationRow.__table__)).all()))


async def play_until_turn_of(house: House, table: str, people: list[Visitor], seat: int) -> None:
    """Play until it becomes the turn of a seat that was not to move before."""
    away = False
    for _ in range(500):
        waiting = (await people[0].look(table))["play"]["waiting"]
        if away and seat in waiting:
            return
        away = away or seat not in waiting
        mover = next((each for each in waiting if each != seat), seat)
        await people[mover].play(table, mover)
    raise AssertionError("it never became the turn of this seat")


async def test_a_browser_is_told_in_its_language_and_nothing_hidden(tmp_path: Path) -> None:
    async with telling(tmp_path) as (house, heard):
        table, people = await house.friends(2, start=False)
        browser = Browser(heard)
        body = await people[1].post("/api/me/notifications/push", browser.subscription(), lang="ru")
        assert [(each["kind"], each["shown"]) for each in body["endpoints"]] == [("push", "127.0.0.1")]
        await people[0].post(f"/api/tables/{table}/start")
        first = browser.read((await heard.told())[0])
        assert first["title"] == "Карманный Марс" or first["title"]
        assert first["body"].startswith("Игра начинается")
        assert first["path"] == f"/table/{table}"
        assert set(first) == {"title", "body", "path", "tag", "lang"}
        await play_until_turn_of(house, table, people, 1)
        second = browser.read((await heard.told(2))[1])
        names = [seat["name"] for seat in (await people[1].look(table))["seats"]]
        assert second["body"] == f"Ваш ход. ({', '.join(names)})", "the sentence and the players, and no card"


async def test_who_is_there_is_not_told(tmp_path: Path) -> None:
    async with telling(tmp_path) as (house, heard):
        table, people = await house.friends(2, start=False)
        await hook(people[1], heard)
        async with people[1].live(table) as live:
            await live.view()
            await people[0].post(f"/api/tables/{table}/start")
            await play_until_turn_of(house, table, people, 1)
            await house.service.dispatcher.look()
            assert not await rows(house)
        await until(lambda: _has_rows(house), 30)
        posted = await heard.told()
        assert json.loads(posted[0].body)["kind"] == "turn", "and when they leave without an answer, they are"


async def _has_rows(house: House) -> bool:
    await house.service.dispatcher.look()
    return bool(await rows(house))


async def test_everything_can_be_switched_off_in_one_place(tmp_path: Path) -> None:
    async with telling(tmp_path) as (house, heard):
        table, people = await house.friends(2, start=False)
        found = await hook(people[1], heard)
        assert found["preferences"]["on"] is True
        for off in ({"on": False}, {"webhook": False}, {"kinds": ["over"]}):
            await people[1].ask("PUT", "/api/me/notifications", off)
            await house.service.dispatcher.look()
        await people[0].post(f"/api/tables/{table}/start")
        await house.service.dispatcher.look()
        assert not await rows(house)
        await people[1].ask("PUT", "/api/me/notifications", {"on": True})
        await people[1].post(f"/api/tables/{table}/seats/1/concede")
        posted = await heard.told()
        assert json.loads(posted[0].body)["kind"] == "over"


async def test_a_vote_and_a_clock_are_told(tmp_path: Path) -> None:
    clock = {"per": "turn", "seconds": 600, "end": "bot", "level": "steady"}
    async with telling(tmp_path, absent_minutes=0, handover_seconds=600) as (house, heard):
        table, people = await house.friends(3, clock=clock)
        house.service.dispatcher._watched.clear()  # that the game begins
        await hook(people[2], heard)
        async with people[0].live(table) as one, people[1].live(table) as two:
            await one.view()
            await two.view()

            async def both_there() -> bool:
                return [seat["online"] for seat in (await people[0].look(table))["seats"]] == [True, True, False]

            await until(both_there, 30)
            await people[0].post(f"/api/tables/{table}/seats/2/vote", {"level": "steady"})
            posted = await heard.told()
            assert "ask whether a bot should play for you" in json.loads(posted[0].body)["text"]
        await house.service.db.write(lambda connection: _hurry(connection, table))
        house.service.tables.forget(table)
        await house.service.dispatcher.warn()
        await house.service.dispatcher.warn()
        posted = await heard.told(2)
        low = json.loads(posted[1].body)
        assert (low["kind"], low["text"][:25]) == ("low", "Your time is running out.")
        assert len([row for row in await rows(house) if row.kind == "low"]) == 1


def _execute(statement: Any, connection: Any) -> None:
    connection.execute(statement)


def _hurry(connection: Any, table: str) -> None:
    """Let the times of a table have begun nine minutes earlier."""
    from pavonis.server import clocks
    from pavonis.server.models import TableRow
    from pavonis.server.queries import read_facts

    facts = read_facts(connection, table)
    values = clocks.postponed(facts, timedelta(minutes=-9.2))
    connection.execute(update(TableRow).where(TableRow.id == table).values(meta=facts.meta + 1, **values))


async def test_a_table_has_a_webhook_of_its_own(tmp_path: Path) -> None:
    async with telling(tmp_path) as (house, heard):
        table, people = await house.friends(2, start=False)
        body = {"kind": "json", "url": f"{heard.url}/table", "table": table}
        assert await people[1].refused("POST", "/api/me/notifications/webhook", body) == (403, "not_host")
        await people[0].post("/api/me/notifications/webhook", body)
        await people[0].post(f"/api/tables/{table}/start")
        await people[1].post(f"/api/tables/{table}/seats/1/concede")
        posted = await heard.told(2)
        assert {json.loads(each.body)["kind"] for each in posted} == {"begun", "over"}


async def test_what_fails_is_tried_again_and_who_is_gone_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "PAUSES", (timedelta(0), timedelta(0)))
    async with telling(tmp_path) as (house, heard):
        table, people = await house.friends(2, start=False)
        heard.statuses = [500, 503]
        await hook(people[1], heard)
        await people[0].post(f"/api/tables/{table}/start")
        assert len(await heard.told(3)) == 3, "two failures, then it is accepted"
        await until(lambda: _nothing_due(house), 30)
        heard.statuses = [410]
        await people[1].post(f"/api/tables/{table}/seats/1/concede")
        await heard.told(4)

        async def forgotten() -> bool:
            return not (await people[1].get("/api/me/notifications"))["endpoints"]

        await until(forgotten, 30)


async def _nothing_due(house: House) -> bool:
    return all(row.due is None for row in await rows(house))


async def test_an_endpoint_where_nothing_ever_arrives_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "PAUSES", ())
    monkeypatch.setattr(outbox, "DEAD", 1)
    async with telling(tmp_path) as (house, heard):
        table, people = await house.friends(2, start=False)
        heard.statuses = [500]
        await hook(people[1], heard)
        await people[0].post(f"/api/tables/{table}/start")
        await heard.told()

        async def forgotten() -> bool:
            return not (await people[1].get("/api/me/notifications"))["endpoints"]

        await until(forgotten, 30)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_two_workers_tell_once(tmp_path: Path, kind: str) -> None:
    database = postgres() if kind == "postgres" else tmp_path / "tables.db"
    async with telling(tmp_path, database=database, notify_seconds=3600) as (house, heard):
        table, people = await house.friends(2, start=False)
        await hook(people[1], heard)
        await people[0].post(f"/api/tables/{table}/start")
        async with opened(database, private_hosts="127.0.0.1", notify_seconds=0) as other:
            both = (house.service.dispatcher, other.service.dispatcher)
            noticed = list(both[0]._watched)
            assert [watch.kind for watch in noticed] == ["begun"]
            for each in both:
                each.settings = other.service.settings
                each._watched = list(noticed)
            await asyncio.gather(*(each.look() for each in both))
            await asyncio.gather(*(each.deliver() for each in both for _ in range(3)))
            await heard.told()
            await until(lambda: _nothing_due(house), 30)
            assert len(await rows(house)) == 1
        assert len(heard.posted) == 1


async def test_what_a_killed_server_has_not_told_is_told_after_the_next_start(tmp_path: Path) -> None:
    async with telling(tmp_path, notify_seconds=3600) as (house, heard):
        table, people = await house.friends(2)
        await play_until_turn_of(house, table, people, 1)
        cookie = people[1].client.cookies["pavonis"]
        await house.service.db.write(
            lambda connection: connection.execute(update(SeatRow).values(seen=datetime.now(UTC) - timedelta(hours=1)))
        )
        await hook(people[1], heard)
        async with opened(tmp_path / "tables.db", notify_seconds=0, private_hosts="127.0.0.1") as next_house:
            posted = await heard.told()
            assert json.loads(posted[0].body)["kind"] == "turn"
            bob = await next_house.visitor(cookie=f"pavonis={cookie}")
            assert (await bob.get("/api/me"))["known"]


async def test_slow_games_are_told_together(tmp_path: Path) -> None:
    async with telling(tmp_path) as (house, heard):
        tables = [await house.friends(2) for _ in range(2)]
        eve = await house.visitor()
        await eve.ask("PUT", "/api/me", {"name": "Eve"})
        found = await hook(eve, heard)
        await eve.ask("PUT", "/api/me/notifications", {"digest": 0})
        mine = await house.service.db.read(lambda connection: connection.scalar(select(EndpointRow.person)))
        old = datetime.now(UTC) - timedelta(days=1)
        for table, _ in tables:
            hers = update(SeatRow).where(SeatRow.table_id == table, SeatRow.seat == 1).values(person=mine, seen=old)
            await house.service.db.write(partial(_execute, hers))
            house.service.tables.forget(table)
        house.service.dispatcher._watched.clear()
        for table, people in tables:
            live = await house.service.tables.get(table)
            assert 1 in (await people[0].look(table))["play"]["waiting"]
            await house.service.dispatcher._write(live, [outbox.News("turn", 1, live.step(1))], "person")
        stored = await rows(house)
        assert [row.digest for row in stored] == [True, True]
        assert all(row.due > datetime.now(UTC) for row in stored)
        assert not heard.posted
        await house.service.db.write(
            lambda connection: connection.execute(
                update(NotificationRow).values(due=datetime.now(UTC)).where(NotificationRow.key == stored[0].key)
            )
        )
        posted = await heard.told()
        text = json.loads(posted[0].body)["text"]
        assert text.startswith("Games that wait for you: 2.")
        assert text.count("It is your turn.") == 2
        assert found["mail"] is False
        await until(lambda: _nothing_due(house), 30)
        assert len(heard.posted) == 1


def test_quiet_hours_and_digests_are_those_of_the_person() -> None:
    night = Preferences(quiet=(22 * 60, 8 * 60), zone="Europe/Warsaw")
    late = datetime(2026, 7, 1, 21, 30, tzinfo=UTC)  # 23:30 there
    assert preferences.due(night, late, False) == datetime(2026, 7, 2, 6, 0, tzinfo=UTC)
    noon = datetime(2026, 7, 1, 10, 0, tzinfo=UTC)
    assert preferences.due(night, noon, False) == noon
    evening = Preferences(digest=18 * 60, zone="Europe/Warsaw")
    assert preferences.due(evening, noon, True) == datetime(2026, 7, 1, 16, 0, tzinfo=UTC)
    assert preferences.due(evening, late, True) == datetime(2026, 7, 2, 16, 0, tzinfo=UTC)
    assert preferences.due(evening, late, False) == late
    with pytest.raises(Refused):
        preferences.check(Preferences(zone="Mars/Pavonis"))


@pytest.mark.parametrize(
    "address",
    ["http://example.org/x", "https://127.0.0.1/x", "https://[::1]/x", "https://10.0.0.1/", "https://169.254.169.254/latest",
     "ftp://example.org", "https://user:secret@example.org/", "https://[::ffff:10.0.0.1]/", "https:///x", "not an address"],
)  # fmt: skip
async def test_addresses_inside_a_network_are_refused(house: House, address: str) -> None:
    eve = await house.visitor()
    body = {"kind": "json", "url": address}
    assert await eve.refused("POST", "/api/me/notifications/webhook", body) == (422, "bad_endpoint")


async def test_a_public_name_that_leads_inside_is_not_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    async with sink() as heard:
        outgoing = Outgoing(read_settings({}))
        with pytest.raises(Failed) as failure:
            await outgoing.post(f"https://localhost:{heard.port}/x", {}, b"{}")
        assert (failure.value.why, failure.value.gone) == ("forbidden", True)
        assert not heard.posted
        await outgoing.close()
    assert [is_public(each) for each in ("8.8.8.8", "2002:a00:1::", "fe80::1%eth0", "224.0.0.1", "100.64.0.1")] == [
        True, False, False, False, False,
    ]  # fmt: skip


def test_webhooks_get_the_bodies_they_understand() -> None:
    told = Told("Pocket Mars", "It is your turn. (@everyone, <!channel> *Bob*)", "/table/x", "x", "turn", "en")
    discord = hook_body("discord", told, "https://mars.example/table/x")
    assert discord["allowed_mentions"] == {"parse": []}
    assert "\\@everyone" in discord["content"]
    assert "<!channel>" not in hook_body("slack", told, "")["text"]
    assert set(hook_body("matrix", told, "")) == {"text", "username"}
    assert hook_body("json", told, "")["url"] is None


async def test_a_mail_is_sent_only_to_who_agrees(tmp_path: Path) -> None:
    port = free_port()
    home = "https://mars.example"
    settings = {"smtp": f"smtp://127.0.0.1:{port}", "mail_from": "pavonis@mars.example", "address": home}
    async with mail_server(port) as box, telling(tmp_path, **settings) as (house, _):
        table, people = await house.friends(2, start=False)
        for bad in ("nobody", "a@b\r\nBcc: c@d", "a b@c.d"):
            assert await people[1].refused("POST", "/api/me/notifications/mail", {"address": bad}) == (422, "bad_endpoint")
        found = await people[1].post("/api/me/notifications/mail", {"address": "bob@example.org"}, lang="pl")
        assert [(each["shown"], each["confirmed"]) for each in found["endpoints"]] == [("b…@example.org", False)]
        await people[0].post(f"/api/tables/{table}/start")
        await house.service.dispatcher.look()
        assert not await rows(house), "nothing is sent before the owner agrees"
        to, asked = box.mails[0]
        letter: Any = message_from_bytes(asked, policy=policy.default)
        assert (to, letter["Subject"]) == (["bob@example.org"], "Czy Pavonis może do ciebie pisać?")
        token = letter.get_content().partition("#confirm=")[2].split()[0]
        assert await people[0].refused("POST", "/api/notifications/confirm", {"token": token + "0"}) == (404, "no_such_link")
        await people[0].post("/api/notifications/confirm", {"token": token})
        await people[1].post(f"/api/tables/{table}/seats/1/concede")

        async def arrived() -> bool:
            return len(box.mails) == 2

        await until(arrived, 30)
        told: Any = message_from_bytes(box.mails[1][1], policy=policy.default)
        assert "Koniec gry" in told["Subject"]
        assert f"{home}/table/{table}" in told.get_content()
        way_out = told["List-Unsubscribe"].strip("<>").removeprefix(home)
        assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        await people[0].client.post(way_out, content="List-Unsubscribe=One-Click")
        assert not (await people[1].get("/api/me/notifications"))["endpoints"]


async def test_mails_that_ask_are_few(tmp_path: Path) -> None:
    port = free_port()
    settings = {"smtp": f"smtp://127.0.0.1:{port}", "mail_from": "pavonis@mars.example", "address": "https://mars.example"}
    async with mail_server(port) as box, telling(tmp_path, **settings) as (house, _):
        eve = await house.visitor()
        for number in range(5):
            await eve.post("/api/me/notifications/mail", {"address": f"bob{number}@example.org"})
        assert await eve.refused("POST", "/api/me/notifications/mail", {"address": "x@example.org"}) == (429, "too_fast")
        assert len(box.mails) == 5


async def test_without_a_mail_server_there_is_no_mail(house: House) -> None:
    eve = await house.visitor()
    assert await eve.refused("POST", "/api/me/notifications/mail", {"address": "bob@example.org"}) == (409, "no_mail")


async def test_a_trial_arrives_or_says_why(tmp_path: Path) -> None:
    async with telling(tmp_path) as (house, heard):
        eve = await house.visitor()
        await hook(eve, heard)
        await eve.post("/api/me/notifications/test", lang="pl")
        assert json.loads(heard.posted[0].body)["text"].startswith("Tak Pavonis")
        heard.statuses = [500]
        assert await eve.refused("POST", "/api/me/notifications/test") == (409, "not_reached")


async def test_a_person_has_a_few_endpoints_and_removes_their_own(tmp_path: Path) -> None:
    async with telling(tmp_path) as (house, heard):
        eve, mallory = await house.visitor(), await house.visitor()
        for number in range(12):
            found = await hook(eve, heard, f"/{number}")
        again = await hook(eve, heard, "/3")
        assert len(again["endpoints"]) == 12, "the same address is the same endpoint"
        body = {"kind": "json", "url": f"{heard.url}/new"}
        assert await eve.refused("POST", "/api/me/notifications/webhook", body) == (429, "too_many_endpoints")
        await mallory.ask("PUT", "/api/me", {"name": "Mallory"})
        await mallory.ask("DELETE", f"/api/me/notifications/{found['endpoints'][0]['id']}")
        assert len((await eve.get("/api/me/notifications"))["endpoints"]) == 12
        await eve.ask("DELETE", f"/api/me/notifications/{found['endpoints'][0]['id']}")
        assert len((await eve.get("/api/me/notifications"))["endpoints"]) == 11
