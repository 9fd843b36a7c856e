"""Tables: opened, begun, listed, played again, cleared away."""

import random
import time
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import Connection, func, select, update

from pavonis.server.expiry import SteadyClock, expire
from pavonis.server.models import EntryRow, Person, SeatRow, TableRow
from tests.server.people import House, play_out

pytestmark = pytest.mark.anyio


async def test_one_click_against_a_bot(house: House) -> None:
    ada = await house.visitor()
    await ada.ask("PUT", "/api/me", {"name": "  Ada   Lovelace "})
    view = await ada.open("me", "relaxed", start=True)
    assert view["status"] == "playing"
    assert [(seat["kind"], seat["name"], seat["colour"]) for seat in view["seats"]] == [
        ("person", "Ada Lovelace", "red"),
        ("bot", "Sirius", "blue"),
    ]
    assert view["play"]["moves"]
    assert view["seed"] is None


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess"}, 404, "no_such_game"),
        ({"game": "terraforming-mars-the-film"}, 404, "no_such_game"),
        ({"options": {"draft": "yes"}}, 422, "bad_options"),
        ({"options": {"speed": 3}}, 422, "bad_options"),
        ({"options": {"deck": "/etc/hostname"}}, 422, "bad_options"),
        ({"options": {"deck": {"cards": []}}}, 422, "bad_options"),
        ({"seats": [{"kind": "me"}]}, 422, "bad_seats"),
        ({"seats": [{"kind": "me"}] * 5}, 422, "bad_seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, 422, "bad_level"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "search:100000"}]}, 422, "bad_level"),
        ({"seats": [{"kind": "me", "level": "steady"}, {"kind": "open"}]}, 422, "bad_level"),
        ({"seats": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "a"}]}, 409, "name_taken"),
        ({"seats": [{"kind": "me", "colour": "red"}, {"kind": "me", "colour": "red"}]}, 409, "colour_taken"),
        ({"seats": [{"kind": "me", "name": "x" * 25}, {"kind": "open"}]}, 422, "bad_name"),
        ({"seats": [{"kind": "me", "name": "\u202e"}, {"kind": "open"}]}, 422, "bad_name"),
        ({"seed": "7"}, 409, "chosen_seed"),
        ({"seed": "seven", "seats": [{"kind": "me"}, {"kind": "me"}]}, 422, "bad_seed"),
        ({"start": True}, 409, "seats_open"),
        ({"surprise": 1}, 400, "malformed"),
    ],
)
async def test_wishes_that_cannot_be_granted(house: House, body: dict[str, object], status: int, code: str) -> None:
    ada = await house.visitor()
    wish = {"game": "pocket-mars", "seats": [{"kind": "me"}, {"kind": "open"}], **body}
    assert await ada.refused("POST", "/api/tables", wish) == (status, code)


async def test_a_chosen_seed_is_shown_to_all_and_keeps_others_out(house: House) -> None:
    ada, eve = await house.visitor(), await house.visitor()
    view = await ada.open("me", "me", "relaxed", seed="42", start=True)
    table = view["id"]
    assert view["seed"] == (await eve.look(table))["seed"] == "42"
    assert await ada.refused("POST", f"/api/tables/{table}/seats/2/invite") == (409, "chosen_seed")
    lobby = (await ada.open("me", "me", seed="42"))["id"]
    assert await ada.refused("PATCH", f"/api/tables/{lobby}/seats/1", {"kind": "open"}) == (409, "chosen_seed")
    assert await ada.refused("POST", f"/api/tables/{lobby}/seats/1/remove", {}) == (409, "chosen_seed")
    again = await ada.open("me", "me", "relaxed", seed="42", start=True)
    assert again["play"]["observation"]["players"][0] == view["play"]["observation"]["players"][0]


async def test_nobody_but_the_host_begins(house: House) -> None:
    table, (ada, bob) = await house.friends(2, start=False)
    assert await bob.refused("POST", f"/api/tables/{table}/start") == (403, "not_host")
    await ada.post(f"/api/tables/{table}/start")
    assert await ada.refused("POST", f"/api/tables/{table}/start") == (409, "not_lobby")
    lonely = (await ada.open("me", "open"))["id"]
    assert await ada.refused("POST", f"/api/tables/{lonely}/start") == (409, "seats_open")


async def test_my_tables(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    eve = await house.visitor()
    assert await eve.get("/api/me") == {"known": False, "name": "", "tables": 0}
    assert await eve.get("/api/me/tables") == []
    second = (await bob.open("me", "open"))["id"]
    mine = {card["id"]: card for card in await bob.get("/api/me/tables")}
    assert set(mine) == {table, second}
    assert (mine[table]["seats"], mine[table]["host"], mine[table]["your_turn"]) == ([1], False, True)
    assert (mine[second]["status"], mine[second]["your_turn"]) == ("lobby", False)
    assert (await ada.get("/api/me"))["tables"] == 1


async def test_rematch(house: House) -> None:
    table, people = await house.friends(2)
    assert await people[0].refused("POST", f"/api/tables/{table}/rematch") == (409, "not_finished")
    await play_out(table, people, random.Random(5))
    eve = await house.visitor()
    await eve.ask("PUT", "/api/me", {"name": "Eve"})
    assert await eve.refused("POST", f"/api/tables/{table}/rematch") == (403, "not_yours")
    first = await people[1].post(f"/api/tables/{table}/rematch")
    second = await people[0].post(f"/api/tables/{table}/rematch")
    assert first["id"] == second["id"] == (await eve.look(table))["rematch"]
    assert (first["status"], first["host"], second["host"], second["mine"]) == ("lobby", True, False, [0])


async def test_a_table_alone_is_played_again_at_once(house: House) -> None:
    ada = await house.visitor()
    table = (await ada.open("me", "me", start=True))["id"]
    await play_out(table, [ada, ada], random.Random(3))
    again = await ada.post(f"/api/tables/{table}/rematch")
    assert (again["status"], again["seed"]) == ("playing", None)


async def test_closing(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    assert await bob.refused("DELETE", f"/api/tables/{table}") == (403, "not_host")
    assert await ada.refused("DELETE", f"/api/tables/{table}") == (409, "seat_taken")
    await ada.post(f"/api/tables/{table}/seats/1/remove", {})
    await ada.ask("DELETE", f"/api/tables/{table}", status=204)
    assert await ada.refused("GET", f"/api/tables/{table}") == (404, "no_such_table")

    def count(connection: Connection) -> list[int | None]:
        return [connection.scalar(select(func.count()).select_from(model)) for model in (TableRow, SeatRow, EntryRow)]

    assert await house.service.db.read(count) == [0, 0, 0]


async def test_old_tables_and_people_expire_in_two_steps(house: House) -> None:
    running, (ada, _) = await house.friends(2)
    waiting, kept = [(await ada.open("me", "open"))["id"] for _ in range(2)]
    eve = await house.visitor()
    await eve.ask("PUT", "/api/me", {"name": "Eve"})
    long_ago = datetime.now(UTC) - timedelta(days=61)
    steady = 2 * 86400.0

    def age(connection: Connection) -> None:
        connection.execute(update(TableRow).where(TableRow.id.in_([running, waiting])).values(touched=long_ago))
        connection.execute(update(Person).values(seen=long_ago))

    async def expired(later: timedelta = timedelta(0), steady: float = steady) -> set[str]:
        now = datetime.now(UTC) + later
        await house.service.db.write(lambda connection: expire(connection, house.service.settings, now, steady))
        return {running, waiting, kept} - set(await house.service.db.read(lambda db: db.scalars(select(TableRow.id)).all()))

    await house.service.db.write(age)
    assert await expired() == set(), "only marked"
    assert await expired(timedelta(hours=2)) == set()
    assert await expired(timedelta(hours=25), steady=3600) == set(), "not after a restart or a jump of the clock"
    assert await expired(timedelta(hours=25)) == {waiting}, "never a running game"
    house.service.people.forget_all()
    assert not (await eve.get("/api/me"))["known"]


async def test_a_wrong_clock_deletes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ada, _) = await house.friends(2)
    other = (await ada.open("me", "open"))["id"]
    clock = SteadyClock()
    real = time.time
    monkeypatch.setattr("time.time", lambda: real() + 61 * 86400)
    assert clock.steady_for() < 1, "61 days ahead: a jump"
    ahead = datetime.now(UTC) + timedelta(days=61)
    for _ in range(3):
        await house.service.db.write(lambda db: expire(db, house.service.settings, ahead, clock.steady_for()))
    monkeypatch.undo()
    await house.service.db.write(lambda db: expire(db, house.service.settings, datetime.now(UTC), 10**6))
    for each in (table, other):
        assert (await ada.look(each))["host"]
    assert await house.service.db.read(lambda db: db.scalars(select(TableRow.expiring)).all()) == [None, None]


async def test_who_says_no_name_gets_one_in_their_language(house: House) -> None:
    ada = await house.visitor()
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "level": "steady"}, {"kind": "open"}]
    body = {"game": "pocket-mars", "seats": seats}
    for lang, names in (("ru", ["Капитан", "Инженер", "Сириус", ""]), ("pl", ["Kapitan", "Inżynier", "Syriusz", ""])):
        view = await ada.post("/api/tables", body, lang=lang)
        assert [seat["name"] for seat in view["seats"]] == names
    bob = await house.visitor()
    view = await bob.post("/api/invites/accept", {"token": await ada.invite(view["id"], 3)}, lang="en")
    assert view["seats"][3]["name"] == "Captain", "in the language of who sits down"


async def test_messages(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    eve = await house.visitor()
    said = await bob.post(f"/api/tables/{table}/messages", {"text": " Good luck!\u0007 "})
    assert (said["kind"], said["name"], said["text"], said["seat"]) == ("say", "Engineer", "Good luck!", 1)
    heard = await eve.get(f"/api/tables/{table}/messages")
    assert [message["kind"] for message in heard] == ["notice", "notice", "say"]
    assert heard[-1] == said
    assert (await eve.get(f"/api/tables/{table}/messages", lang="pl"))[1]["text"] == "Gra się zaczyna."
    assert (await eve.post(f"/api/tables/{table}/messages", {"text": "boo"}))["watchers"], "among spectators"
    assert await ada.refused("POST", f"/api/tables/{table}/messages", {"text": " \n "}) == (422, "bad_text")
    assert await ada.refused("POST", f"/api/tables/{table}/messages", {"text": "x" * 501}) == (413, "too_large")
