"""Seats: links that work once, devices that change, guests that go, bots that stand in."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import Connection, select, update

from pavonis.server.live_table import PRESENT
from pavonis.server.middleware import COOKIE
from pavonis.server.models import LinkRow, Person, TableRow
from pavonis.server.people import hashed
from tests.server.people import House, until

pytestmark = pytest.mark.anyio


async def change(house: House, table: str, **values: datetime) -> None:
    """Have something at the table be at another time."""

    def work(connection: Connection) -> None:
        connection.execute(update(TableRow).where(TableRow.id == table).values(meta=TableRow.meta + 1, **values))

    await house.service.db.write(work)
    await house.service.tables.renew(table)


async def long_ago(house: House, table: str) -> None:
    """Have everybody who is not connected be away for long."""
    await change(house, table, created=datetime.now(UTC) - timedelta(hours=1))


async def in_time(house: House, table: str) -> None:
    """Let the delay of a request pass."""
    await change(house, table, handover_at=datetime.now(UTC) - timedelta(seconds=1))
    await house.service.hand_over()


async def test_nobody_is_invited_to_the_seat_of_somebody_who_is_there(house: House) -> None:
    """Else the host would read that hand in a second browser."""
    table, (ada, bob) = await house.friends(2)
    invite = f"/api/tables/{table}/seats/1/invite"
    assert await ada.refused("POST", invite) == (409, "not_absent"), "the game has just begun"
    await long_ago(house, table)
    async with bob.live(table) as connection:
        await connection.view()

        async def online() -> bool:
            return bool((await ada.look(table))["seats"][1]["online"])

        await until(online)
        assert await ada.refused("POST", invite) == (409, "not_absent")
    assert await ada.refused("POST", invite) == (409, "not_absent"), "and was there a moment ago"


async def test_a_seat_changes_hands_when_the_table_agrees(house: House) -> None:
    table, (ada, bob, _) = await house.friends(3)
    await long_ago(house, table)
    eve = await house.visitor()
    async with bob.live(table) as at_bob:
        await at_bob.view()
        assert (await eve.accept(await ada.invite(table, 2), name="Eve"))["viewer"] == -1
        asked = (await ada.look(table))["handover"]
        assert (asked["seat"], asked["name"], asked["needed"]) == (2, "Eve", [1])
        await house.service.hand_over()
        assert (await eve.look(table))["mine"] == [], "not before its time"
        await in_time(house, table)
        assert (await eve.look(table))["mine"] == [], "Bob has not agreed"
        answer = f"/api/tables/{table}/handover"
        assert await eve.refused("POST", answer, {"seat": 1, "agree": True}) == (403, "not_yours")
        await bob.post(answer, {"seat": 1, "agree": True})
        await house.service.hand_over()
        view = await eve.look(table)
        assert (view["mine"], view["handover"], view["seats"][2]["name"]) == ([2], None, "Eve")
    said = [message["text"] for message in await ada.get(f"/api/tables/{table}/messages")]
    assert said[-2:] == ["Somebody asks to take Geologist’s seat.", "Geologist’s seat has changed hands."]


async def test_a_host_alone_with_bots_gets_none_of_their_hands(house: House) -> None:
    ada, second = await house.visitor(), await house.visitor()
    table = (await ada.open("me", "relaxed", "relaxed", start=True))["id"]
    await long_ago(house, table)
    assert await ada.refused("POST", f"/api/tables/{table}/seats/1/invite") == (409, "bots_seat")
    assert (await second.look(table))["mine"] == []


async def test_a_guest_who_was_removed_leaves_no_hand_to_the_host(house: House) -> None:
    table, (ada, _) = await house.friends(2)
    await ada.post(f"/api/tables/{table}/seats/1/remove", {"level": "relaxed"})
    assert (await ada.look(table))["seats"][1]["kind"] == "bot", "a bot plays on"
    assert await ada.refused("POST", f"/api/tables/{table}/seats/1/invite") == (409, "bots_seat")


async def test_a_bots_seat_needs_another_player_also_while_that_one_is_away(house: House) -> None:
    ada, bob, second = [await house.visitor() for _ in range(3)]
    table = (await ada.open("me", "open", "relaxed"))["id"]
    await bob.accept(await ada.invite(table, 1))
    await ada.post(f"/api/tables/{table}/start")
    await second.accept(await ada.invite(table, 2))
    assert (await ada.look(table))["handover"]["needed"] == [1], "Bob is not connected"
    await in_time(house, table)
    assert (await second.look(table))["mine"] == [], "and has not agreed"
    await bob.post(f"/api/tables/{table}/handover", {"seat": 1, "agree": True})
    await house.service.hand_over()
    assert (await second.look(table))["mine"] == [2]


async def test_who_comes_back_keeps_the_seat(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    await long_ago(house, table)
    eve = await house.visitor()
    await eve.accept(await ada.invite(table, 1))
    play = (await bob.look(table, seat=1))["play"]
    await bob.play(table, 1, sorted(move["move"] for move in play["among"])[:1], 0)
    assert (await ada.look(table))["handover"] is None, "who moves is there"
    await eve.accept(await ada.invite(table, 1))
    async with bob.live(table) as connection:
        await connection.view()

        async def void() -> bool:
            return (await ada.look(table))["handover"] is None

        await until(void)
    await in_time(house, table)
    assert (await bob.look(table))["mine"] == [1]


async def test_a_bots_seat_is_handed_over_in_sight_of_everybody(house: House) -> None:
    ada, bob, eve, dan = [await house.visitor() for _ in range(4)]
    table = (await ada.open("me", "open", "relaxed"))["id"]
    await bob.accept(await ada.invite(table, 1))
    await ada.post(f"/api/tables/{table}/start")
    async with bob.live(table) as connection:
        await connection.view()
        assert (await eve.accept(await ada.invite(table, 2)))["mine"] == []
        again = await ada.invite(table, 2)
        assert await dan.refused("POST", "/api/invites/accept", {"token": again}) == (409, "handover_pending")
        await bob.post(f"/api/tables/{table}/handover", {"seat": 1, "agree": False})
        assert await bob.refused("POST", f"/api/tables/{table}/handover", {"seat": 1, "agree": True}) == (409, "no_request")
        await in_time(house, table)
    assert ((await eve.look(table))["mine"], (await ada.look(table))["seats"][2]["kind"]) == ([], "bot")
    assert await bob.refused("POST", "/api/invites/accept", {"token": again}) == (409, "seat_taken"), "one hand is enough"


async def test_an_invitation_works_once(house: House) -> None:
    ada, bob, eve = [await house.visitor() for _ in range(3)]
    table = (await ada.open("me", "open"))["id"]
    token = await ada.invite(table, 1)
    seen = await bob.post("/api/invites/look", {"token": token})
    assert (seen["table"], seen["seat"], seen["status"], "red" in seen["colours"]) == (table, 1, "lobby", False)
    view = await bob.accept(token, name="Bob", colour="green")
    assert (view["viewer"], view["mine"], view["host"]) == (1, [1], False)
    assert await eve.refused("POST", "/api/invites/accept", {"token": token}) == (404, "no_such_link")
    assert await eve.refused("POST", "/api/invites/look", {"token": token}) == (404, "no_such_link")
    assert [seat["name"] for seat in (await eve.look(table))["seats"]] == ["Captain", "Bob"]


async def test_a_new_invitation_makes_the_old_one_void(house: House) -> None:
    ada, bob = await house.visitor(), await house.visitor()
    table = (await ada.open("me", "open"))["id"]
    old, new = await ada.invite(table, 1), await ada.invite(table, 1)
    assert await bob.refused("POST", "/api/invites/accept", {"token": old}) == (404, "no_such_link")
    await bob.accept(new)


async def test_invitations_grow_old(house: House) -> None:
    ada, bob = await house.visitor(), await house.visitor()
    token = await ada.invite((await ada.open("me", "open"))["id"], 1)
    past = datetime.now(UTC) - timedelta(seconds=1)

    def age(connection: Connection) -> None:
        connection.execute(update(LinkRow).values(expires=past))

    await house.service.db.write(age)
    assert await bob.refused("POST", "/api/invites/accept", {"token": token}) == (404, "no_such_link")


async def test_only_the_host_invites_and_not_to_a_bot_of_their_own(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    assert await bob.refused("POST", f"/api/tables/{table}/seats/0/invite") == (403, "not_host")
    assert await ada.refused("POST", f"/api/tables/{table}/seats/0/invite") == (409, "seat_taken")
    assert await ada.refused("POST", f"/api/tables/{table}/seats/7/invite") == (404, "no_such_seat")


async def test_a_lost_cookie_is_not_a_lost_seat(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    await long_ago(house, table)
    again = await house.visitor()
    view = await again.accept(await ada.invite(table, 1))
    assert (view["mine"], view["handover"]["needed"]) == ([], [])
    await in_time(house, table)
    view = await again.look(table)
    assert view["mine"] == [1]
    assert view["play"]["moves"]
    assert (await bob.look(table))["viewer"] == -1
    post = {"seat": 1, "step": 0, "moves": [600]}
    assert await bob.refused("POST", f"/api/tables/{table}/moves", post) == (403, "not_yours")
    heard = await ada.get(f"/api/tables/{table}/messages")
    assert heard[-1]["text"] == "Engineer’s seat has changed hands."


async def test_seats_move_to_another_device(house: House) -> None:
    table, (ada, _) = await house.friends(2)
    phone, eve = await house.visitor(), await house.visitor()
    link = await ada.post("/api/me/transfer")
    assert link["path"] == f"/transfer#{link['token']}"
    assert (await phone.post("/api/transfer", {"token": link["token"]}))["tables"] == 1
    view = await phone.look(table)
    assert (view["viewer"], view["host"]) == (0, True)
    assert (await ada.look(table))["viewer"] == -1
    assert await eve.refused("POST", "/api/transfer", {"token": link["token"]}) == (404, "no_such_link")
    assert await eve.refused("POST", "/api/me/transfer") == (401, "no_session")


async def test_links_are_not_of_the_other_kind(house: House) -> None:
    table, (ada, _) = await house.friends(2)
    await long_ago(house, table)
    eve = await house.visitor()
    transfer = (await ada.post("/api/me/transfer"))["token"]
    assert await eve.refused("POST", "/api/invites/accept", {"token": transfer}) == (404, "no_such_link")
    invite = await ada.invite(table, 1)
    assert await eve.refused("POST", "/api/transfer", {"token": invite}) == (404, "no_such_link")


async def test_only_hashes_are_stored(house: House) -> None:
    table, (ada, _) = await house.friends(2)
    await long_ago(house, table)
    token = await ada.invite(table, 1)
    cookie = ada.client.cookies[COOKIE]

    def stored(connection: Connection) -> tuple[set[str], set[str]]:
        return set(connection.scalars(select(Person.token_hash))), set(connection.scalars(select(LinkRow.token_hash)))

    people, links = await house.service.db.read(stored)
    assert hashed(cookie) in people
    assert links == {hashed(token)}
    assert cookie not in people


async def test_the_cookie(house: House) -> None:
    for scheme, secure in (("http", False), ("https", True)):
        visitor = await house.visitor()
        visitor.client.base_url = f"{scheme}://test"
        response = await visitor.client.put("/api/me", json={"name": "Ada"})
        cookie = response.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert ("Secure" in cookie) == secure
        assert ("strict-transport-security" in response.headers) == secure


async def test_hot_seat(house: House) -> None:
    ada = await house.visitor()
    table = (await ada.open("me", "me", start=True))["id"]
    for seat in (0, 1):
        view = await ada.look(table, seat=seat)
        assert view["viewer"] == seat
        hands = [[card["card"] for card in player["hand"]] for player in view["play"]["observation"]["players"]]
        assert None not in hands[seat]
        assert set(hands[1 - seat]) == {None}
    assert (await ada.look(table, seat=-1))["viewer"] == -1
    play = (await ada.look(table, seat=0))["play"]
    await ada.play(table, 0, [play["among"][0]["move"], play["among"][1]["move"]], 0)
    assert (await ada.look(table))["viewer"] == 1, "the seat that is waited for comes first"


async def test_changes_of_seats(house: House) -> None:
    table, (ada, bob, _) = await house.friends(3, start=False)
    seats = f"/api/tables/{table}/seats"
    await bob.ask("PATCH", f"{seats}/1", {"name": "Bob", "colour": "white"})
    assert await bob.refused("PATCH", f"{seats}/1", {"name": "captain"}) == (409, "name_taken")
    assert await bob.refused("PATCH", f"{seats}/1", {"colour": "red"}) == (409, "colour_taken")
    assert await bob.refused("PATCH", f"{seats}/0", {"name": "Fool"}) == (403, "not_host")
    assert await ada.refused("PATCH", f"{seats}/1", {"name": "Fool"}) == (403, "not_yours")
    assert await ada.refused("PATCH", f"{seats}/1", {"kind": "bot", "level": "steady"}) == (403, "not_yours")
    assert await bob.refused("PATCH", f"{seats}/1", {"kind": "open"}) == (403, "not_host")
    await ada.post(f"{seats}/2/remove", {})
    view = await ada.ask("PATCH", f"{seats}/2", {"kind": "bot", "level": "sharp"})
    assert (view["seats"][2]["kind"], view["seats"][2]["level"]) == ("bot", "sharp")
    view = await ada.ask("PATCH", f"{seats}/2", {"level": "relaxed"})
    assert view["seats"][2]["level"] == "relaxed"
    view = await ada.ask("PATCH", f"{seats}/2", {"kind": "me"})
    assert view["mine"] == [0, 2]
    assert await ada.refused("PATCH", f"{seats}/2", {"kind": None}) == (400, "malformed")


async def test_a_bot_stands_in_and_goes(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    seats = f"/api/tables/{table}/seats"
    assert await bob.refused("POST", f"{seats}/0/bot", {}) == (403, "not_host")
    view = await bob.post(f"{seats}/1/bot", {"level": "relaxed"})
    assert (view["seats"][1]["kind"], view["seats"][1]["mine"]) == ("away", True)
    post = {"seat": 1, "step": 0, "moves": [600]}
    assert (await bob.refused("POST", f"/api/tables/{table}/moves", post))[1] in ("bot_plays", "stale")
    view = await bob.post(f"{seats}/1/return")
    assert view["seats"][1]["kind"] == "person"
    assert await ada.refused("POST", f"{seats}/1/return") == (403, "not_yours")


async def test_the_host_gives_only_an_absent_seat_to_a_bot(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    bot = f"/api/tables/{table}/seats/1/bot"

    async def online() -> bool:
        return bool((await ada.look(table))["seats"][1]["online"])

    async def offline() -> bool:
        return not await online()

    async with bob.live(table) as connection:
        await connection.view()
        await until(online)
        assert await ada.refused("POST", bot, {}) == (409, "not_absent")
    await until(offline)
    assert (await ada.post(bot, {"level": "relaxed"}))["seats"][1]["kind"] == "away"


async def test_who_stays_connected_stays_there(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    async with bob.live(table) as connection:
        await connection.view()
        long_ago = datetime.now(UTC) - PRESENT
        house.service.tables.note_seen(table, 1, long_ago)
        assert not (await ada.look(table))["seats"][1]["online"], "after a while without a word somebody counts as gone"
        await house.service.presence.note()
        assert (await ada.look(table))["seats"][1]["online"], "a connection is such a word"
        assert await ada.refused("POST", f"/api/tables/{table}/seats/1/bot", {}) == (409, "not_absent")


async def test_a_removed_guest_sees_nothing_more(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    async with bob.live(table) as connection:
        assert (await connection.view())["viewer"] == 1
        await ada.post(f"/api/tables/{table}/seats/1/remove", {"level": "relaxed"})
        while (view := await connection.view())["viewer"] == 1:
            pass
        assert view["viewer"] == -1
        assert view["play"]["question"] is None
        assert all(card["card"] is None for player in view["play"]["observation"]["players"] for card in player["hand"])
    assert (await ada.look(table))["seats"][1]["kind"] == "bot"
