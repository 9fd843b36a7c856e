"""What people say: players and spectators apart, reactions, and how far one has read."""

from typing import Any

import pytest

from pavonis.server import messages
from tests.server.people import House

pytestmark = pytest.mark.anyio


async def test_spectators_talk_among_themselves_until_the_game_is_over(house: House) -> None:
    table, people = await house.friends(2)
    eve, mallory = await house.visitor(), await house.visitor()
    where = f"/api/tables/{table}/messages"
    said = await eve.post(where, {"text": "Red should build."}, lang="pl")
    assert (said["seat"], said["name"], said["watchers"]) == (None, "Widz", True)
    await eve.ask("PUT", "/api/me", {"name": "Eve"})
    assert (await eve.post(where, {"text": "Or not."}))["name"] == "Eve"
    await people[0].post(where, {"text": "Hello!"})
    texts = [message["text"] for message in await mallory.get(where) if message["kind"] == "say"]
    assert texts == ["Red should build.", "Or not.", "Hello!"]
    for person in people:
        assert [message["text"] for message in await person.get(where) if message["kind"] == "say"] == ["Hello!"]
    async with people[1].live(table) as live:
        first = (await live.hear("chat"))["messages"]
        assert not any(message["watchers"] for message in first)
        await eve.post(where, {"text": "Psst."})
        await people[0].post(where, {"text": "Well?"})
        news = (await live.hear("chat"))["messages"]
        assert [message["text"] for message in news] == ["Well?"], "and nothing else was sent in between"
    await people[1].post(f"/api/tables/{table}/seats/1/concede")
    texts = [message["text"] for message in await people[0].get(where) if message["kind"] == "say"]
    assert texts == ["Red should build.", "Or not.", "Hello!", "Psst.", "Well?"]


async def test_what_is_said_while_messages_are_read_is_shown_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people = await house.friends(2)
    where = f"/api/tables/{table}/messages"
    read, late = messages.read, ["Well?"]

    async def read_slowly(*about: Any) -> Any:
        found = await read(*about)
        if late:
            await people[0].post(where, {"text": late.pop()})
        return found

    async with people[1].live(table) as live:
        await live.hear("chat")
        monkeypatch.setattr(messages, "read", read_slowly)
        await people[0].post(where, {"text": "Hello!"})
        for text in ("Hello!", "Well?"):
            assert [message["text"] for message in (await live.hear("chat"))["messages"]] == [text]


async def test_a_reaction_is_about_a_message_that_one_may_read(house: House) -> None:
    table, people = await house.friends(2)
    where = f"/api/tables/{table}/messages"
    eve = await house.visitor()
    hidden = (await eve.post(where, {"text": "Psst."}))["number"]
    shown = (await people[0].post(where, {"text": "Hello!"}))["number"]
    found = await people[1].post(f"{where}/{shown}/react", {"emoji": "👍"})
    assert (found["kind"], found["about"], found["text"], found["seat"]) == ("react", shown, "👍", 1)
    assert await people[1].refused("POST", f"{where}/{hidden}/react", {"emoji": "👍"}) == (404, "no_such_message")
    assert await people[1].refused("POST", f"{where}/999/react", {"emoji": "👍"}) == (404, "no_such_message")
    assert (await people[1].refused("POST", f"{where}/{shown}/react", {"emoji": "<b>"}))[0] == 400
    assert (await eve.post(f"{where}/{shown}/react", {"emoji": "🎉"}))["watchers"] is True


async def test_everybody_sees_how_far_the_others_have_read(house: House) -> None:
    table, people = await house.friends(2)
    where = f"/api/tables/{table}/messages"
    number = (await people[0].post(where, {"text": "Hello!"}))["number"]
    await people[1].post(f"{where}/read", {"read": number + 1})
    await people[1].post(f"{where}/read", {"read": 1})
    await people[0].post(f"{where}/read", {"read": 100_000})
    seats = (await people[0].look(table))["seats"]
    assert [seat["read"] for seat in seats] == [number + 1, number + 1]
    eve = await house.visitor()
    await eve.ask("PUT", "/api/me", {"name": "Eve"})
    assert await eve.refused("POST", f"{where}/read", {"read": 1}) == (403, "not_yours")


async def test_spectators_are_limited_by_address(tmp_path: object, house: House) -> None:
    table, _ = await house.friends(2)
    where = f"/api/tables/{table}/messages"
    refused = 0
    for number in range(25):
        eve = await house.visitor()
        answer = await eve.client.post(where, json={"text": f"{number}"})
        refused += answer.status_code == 429
    assert refused == 5, "somebody new each time, from the same address"
