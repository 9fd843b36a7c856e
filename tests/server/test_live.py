"""Live connections: everybody hears what concerns them, once, in their language, and nothing else."""

import json

import pytest
from httpx_ws import WebSocketDisconnect

from tests.server.people import House, Live, Visitor

pytestmark = pytest.mark.anyio


async def settled(connection: Live) -> None:
    """Hear everything there is to hear."""
    while not await connection.silent(0.2):
        pass


async def prepare(who: Visitor, table: str, seat: int, count: int = 2) -> None:
    play = (await who.look(table, seat=seat))["play"]
    await who.play(table, seat, sorted(move["move"] for move in play["among"])[:count], play["step"])


async def test_everybody_sees_a_move(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    eve = await house.visitor()
    async with ada.live(table) as at_ada, bob.live(table) as at_bob, eve.live(table, "?lang=ru") as at_eve:
        first = await at_eve.view()
        assert (first["viewer"], first["play"]["step"], first["play"]["undo"]) == (-1, None, None)
        assert (await at_eve.hear("chat"))["messages"][1]["text"] == "Игра начинается."
        for connection in (at_ada, at_bob, at_eve):
            await settled(connection)
        await prepare(ada, table, 0)
        assert (await at_ada.view())["play"]["step"] == 2
        assert (await at_bob.view())["play"]["waiting"] == [1]
        assert (await at_eve.view())["play"]["waiting"] == [1]


async def test_only_news_of_the_log_is_sent(house: House) -> None:
    table, people = await house.friends(2)
    async with people[0].live(table) as connection:
        lines: list[object] = []
        view = await connection.view()
        for _ in range(2):
            log = view["play"]["log"]
            lines[log["start"] :] = log["lines"]
        await settled(connection)
        for seat, who in enumerate(people):
            await prepare(who, table, seat)
        await settled(connection)
        for message in [each for each in connection.heard if each["type"] == "view"]:
            log = message["view"]["play"]["log"]
            lines[log["start"] :] = log["lines"]
    assert lines == (await people[0].look(table, seat=0))["play"]["log"]["lines"]
    tail = (await people[0].look(table, seat=0, log=len(lines) - 1))["play"]["log"]
    assert (tail["start"], tail["lines"]) == (len(lines) - 1, lines[-1:])


async def test_spectators_who_lack_different_lines_get_what_they_lack(house: House) -> None:
    """What is written out once for several spectators is right for each: who comes later, and who reads another language."""
    table, people = await house.friends(2)
    early, other, late = [await house.visitor() for _ in range(3)]
    async with early.live(table) as first, other.live(table, "?lang=pl") as second:
        for connection in (first, second):
            await settled(connection)
        for seat, who in enumerate(people):
            await prepare(who, table, seat)
        for connection in (first, second):
            await settled(connection)
        async with late.live(table) as third:
            whole = (await third.view())["play"]["log"]
            assert whole["start"] == 0
            await settled(third)
            for connection in (first, second, third):
                connection.heard.clear()
            seat = (await people[0].look(table))["play"]["waiting"][0]
            await people[seat].play(table, seat)
            news = [(await connection.view())["play"]["log"] for connection in (first, second, third)]
        assert [log["start"] for log in news] == [len(whole["lines"])] * 3
        assert news[0] == news[2]
        assert [line["about"] for line in news[0]["lines"]] == [line["about"] for line in news[1]["lines"]]
        assert news[0] != news[1], "in the words of another language"


async def test_what_a_viewer_cannot_see_is_no_news(house: House) -> None:
    """The first of two secret picks changes nothing that others may see: not even a beat tells of it."""
    table, (ada, bob) = await house.friends(2)
    async with bob.live(table) as at_bob, ada.live(table) as at_ada:
        await settled(at_bob)
        await settled(at_ada)
        await prepare(ada, table, 0, count=1)
        assert (await at_ada.view())["play"]["question"]["least"] == 1
        assert await at_bob.silent(0.3)


async def test_another_language_and_another_seat(house: House) -> None:
    ada = await house.visitor()
    table = (await ada.open("me", "me", start=True))["id"]
    async with ada.live(table) as connection:
        english = await connection.view()
        await settled(connection)
        await connection.say(type="look", lang="pl")
        polish = await connection.view()
        assert polish["play"]["question"]["words"] != english["play"]["question"]["words"]
        await connection.say(type="look", seat=1)
        other = await connection.view()
        assert (other["viewer"], other["play"]["log"]["start"]) == (1, 0)
        await connection.say(type="look", seat=5)
        assert (await connection.hear("error"))["error"]["error"] == "no_such_seat"


async def test_what_cannot_be_understood(house: House) -> None:
    table, (ada, _) = await house.friends(2)
    wrongs = ["{", "[]", '{"type":"dance"}', '{"type":"look","seat":"a"}', '{"type":"look","more":1}', '{"type":"look","seat":1}']
    async with ada.live(table) as connection:
        await connection.say(type="ping")
        await connection.hear("pong")
        for wrong in wrongs:
            await connection.socket.send_text(wrong)
            error = (await connection.hear("error"))["error"]
            assert error["error"] in ("malformed", "not_yours"), json.dumps(error)
        await connection.say(type="ping")
        await connection.hear("pong")


async def test_no_such_table(house: House) -> None:
    eve = await house.visitor()
    async with eve.live("nosuchtable") as connection:
        with pytest.raises(WebSocketDisconnect) as caught:
            await connection.view()
    assert caught.value.code == 4404


async def test_a_foreign_page_hears_nothing(house: House) -> None:
    table, (ada, _) = await house.friends(2)
    ada.client.headers["origin"] = "https://evil.example"
    async with ada.live(table) as connection:
        with pytest.raises(WebSocketDisconnect) as caught:
            await connection.view()
    assert caught.value.code == 4403
    assert await ada.refused("POST", f"/api/tables/{table}/moves", {"seat": 0, "step": 0, "moves": [600]}) == (403, "other_site")


async def test_a_closed_table_says_so(house: House) -> None:
    ada = await house.visitor()
    table = (await ada.open("me", "open"))["id"]
    async with ada.live(table) as connection:
        await settled(connection)
        await ada.ask("DELETE", f"/api/tables/{table}")
        await connection.hear("gone")
        with pytest.raises(WebSocketDisconnect):
            await connection.view()


async def test_presence(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    async with ada.live(table) as at_ada:
        await settled(at_ada)
        async with bob.live(table) as at_bob:
            await at_bob.view()
            while not (await at_ada.view())["seats"][1]["online"]:
                pass  # what comes first may be about Ada herself
        while (await at_ada.view())["seats"][1]["online"]:
            pass


async def test_a_lost_announcement_is_made_up_for(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    service = house.service
    async with ada.live(table) as connection:
        await settled(connection)
        service.tables.announce = lambda table: None
        await prepare(bob, table, 1)
        assert await connection.silent()
        service.tables.forget(table)
        await service.catch_up()
        assert (await connection.view())["play"]["waiting"] == [0]


async def test_chat_is_heard(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    async with ada.live(table) as connection:
        await settled(connection)
        await bob.post(f"/api/tables/{table}/messages", {"text": "Hello"})
        assert [message["text"] for message in (await connection.hear("chat"))["messages"]] == ["Hello"]
