"""One link per table, one's own link opened again, a lobby that can be changed, and hosts who hand on or disappear."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import Connection, update

from pavonis.server.models import SeatRow
from tests.server.people import House, until

pytestmark = pytest.mark.anyio


async def test_the_address_of_a_table_is_an_invitation(house: House) -> None:
    ada, bob, eve, dan = [await house.visitor() for _ in range(4)]
    table = (await ada.open("me", "open", "open"))["id"]
    view = await bob.post(f"/api/tables/{table}/sit", {"seat": 2, "name": "Bob", "colour": "green"})
    assert (view["viewer"], view["mine"], view["seats"][2]["name"], view["seats"][2]["colour"]) == (2, [2], "Bob", "green")
    assert await eve.refused("POST", f"/api/tables/{table}/sit", {"seat": 2}) == (409, "seat_taken")
    assert (await eve.post(f"/api/tables/{table}/sit", {}))["mine"] == [1], "without a wish, the first free seat"
    assert (await bob.post(f"/api/tables/{table}/sit", {}))["mine"] == [2], "who has a seat is taken back to it"
    assert await dan.refused("POST", f"/api/tables/{table}/sit", {}) == (409, "seat_taken")
    assert (await dan.look(table))["viewer"] == -1, "and may watch"
    await ada.post(f"/api/tables/{table}/start")
    assert await dan.refused("POST", f"/api/tables/{table}/sit", {}) == (409, "not_lobby")
    assert await dan.refused("POST", "/api/tables/nowhere/sit", {}) == (404, "no_such_table")


async def test_a_bots_seat_is_not_free(house: House) -> None:
    ada, bob = await house.visitor(), await house.visitor()
    table = (await ada.open("me", "relaxed"))["id"]
    assert await bob.refused("POST", f"/api/tables/{table}/sit", {"seat": 1}) == (409, "seat_taken")
    assert await bob.refused("POST", f"/api/tables/{table}/sit", {"seat": 7}) == (404, "no_such_seat")


async def test_who_opens_the_own_link_again_is_let_in(house: House) -> None:
    ada, bob, eve = [await house.visitor() for _ in range(3)]
    table = (await ada.open("me", "open"))["id"]
    token = await ada.invite(table, 1)
    assert not (await bob.post("/api/invites/look", {"token": token}))["yours"]
    await bob.accept(token, name="Bob")
    assert (await bob.post("/api/invites/look", {"token": token}))["yours"]
    assert (await bob.accept(token))["mine"] == [1]
    for deed in ("look", "accept"):
        assert await eve.refused("POST", f"/api/invites/{deed}", {"token": token}) == (404, "no_such_link"), "of somebody else"
    await ada.post(f"/api/tables/{table}/seats/1/remove", {"level": "steady"})
    for deed in ("look", "accept"):
        assert await bob.refused("POST", f"/api/invites/{deed}", {"token": token}) == (404, "no_such_link"), "no longer"
    await eve.accept(await ada.invite(table, 1))


async def test_a_used_invitation_moves_no_seats(house: House) -> None:
    """It names a person too, as a transfer does."""
    ada, bob, eve = [await house.visitor() for _ in range(3)]
    table = (await ada.open("me", "open"))["id"]
    token = await ada.invite(table, 1)
    await bob.accept(token)
    assert await eve.refused("POST", "/api/transfer", {"token": token}) == (404, "no_such_link")
    assert (await bob.look(table))["mine"] == [1]
    moved = (await bob.post("/api/me/transfer"))["token"]
    await eve.post("/api/transfer", {"token": moved})
    assert (await eve.accept(token))["mine"] == [1], "the link goes with the seat"


async def test_the_host_changes_the_table_before_the_game(house: House) -> None:
    ada, bob = await house.visitor(), await house.visitor()
    table = (await ada.open("me", "open"))["id"]
    view = await ada.ask("PATCH", f"/api/tables/{table}", {"options": {"draft": True}, "seats": 4})
    assert view["options"]["draft"] is True
    assert [seat["kind"] for seat in view["seats"]] == ["person", "open", "open", "open"]
    assert len({seat["colour"] for seat in view["seats"]}) == 4
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Bob"})
    assert await bob.refused("PATCH", f"/api/tables/{table}", {"seats": 2}) == (403, "not_host")
    view = await ada.ask("PATCH", f"/api/tables/{table}", {"seats": 2})
    assert [seat["name"] for seat in view["seats"]] == ["Captain", "Bob"]
    view = await ada.ask("PATCH", f"/api/tables/{table}", {"order": [1, 0]})
    assert ([seat["name"] for seat in view["seats"]], view["mine"]) == (["Bob", "Captain"], [1])
    assert await ada.refused("PATCH", f"/api/tables/{table}", {"order": [0, 0]}) == (422, "bad_seats")
    assert await ada.refused("PATCH", f"/api/tables/{table}", {"seats": 1}) == (409, "seat_taken"), "a person sits there"
    assert await ada.refused("PATCH", f"/api/tables/{table}", {"seats": 5}) == (422, "bad_seats")
    assert await ada.refused("PATCH", f"/api/tables/{table}", {"options": {"moon": 1}}) == (422, "bad_options")
    await ada.post(f"/api/tables/{table}/start")
    assert await ada.refused("PATCH", f"/api/tables/{table}", {"seats": 3}) == (409, "not_lobby")
    assert (await bob.look(table))["viewer"] == 0


async def test_links_to_seats_that_moved_are_void(house: House) -> None:
    ada, bob = await house.visitor(), await house.visitor()
    table = (await ada.open("me", "open", "open"))["id"]
    token = await ada.invite(table, 2)
    await ada.ask("PATCH", f"/api/tables/{table}", {"seats": 2})
    assert await bob.refused("POST", "/api/invites/accept", {"token": token}) == (404, "no_such_link")


async def test_the_host_hands_on(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    assert await bob.refused("POST", f"/api/tables/{table}/host", {"seat": 1}) == (403, "not_host")
    view = await ada.post(f"/api/tables/{table}/host", {"seat": 1})
    assert (view["host"], [seat["host"] for seat in view["seats"]]) == (False, [False, True])
    assert (await bob.look(table))["host"]
    said = [message["text"] for message in await bob.get(f"/api/tables/{table}/messages")]
    assert said[-1] == "Engineer is the host now."


async def test_a_host_who_is_gone_is_succeeded(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    async with bob.live(table) as connection:
        await connection.view()
        await house.service.find_hosts()
        assert (await ada.look(table))["host"], "away for a moment only"

        def long_ago(connection: Connection) -> None:
            past = datetime.now(UTC) - timedelta(minutes=30)
            connection.execute(update(SeatRow).where(SeatRow.table_id == table, SeatRow.seat == 0).values(seen=past))

        async def succeeded() -> bool:  # that Ada has just looked may be noted a little later
            await house.service.db.write(long_ago)
            house.service.tables.forget(table)
            await house.service.tables.get(table)
            await house.service.find_hosts()
            return bool((await bob.look(table))["host"])

        await until(succeeded)
        assert not (await ada.look(table))["host"]
