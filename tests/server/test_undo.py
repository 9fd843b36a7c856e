"""Undo: one's own last steps while nothing was seen, across other people only if all agree."""

import random

import pytest

from tests.server.people import House, Visitor, answer

pytestmark = pytest.mark.anyio


async def begun(people: list[Visitor], table: str) -> int:
    """Everybody prepares; the seat that has the first turn."""
    for seat, who in enumerate(people):
        play = (await who.look(table, seat=seat))["play"]
        await who.play(table, seat, sorted(move["move"] for move in play["among"])[:2], play["step"])
    return int((await people[0].look(table))["play"]["waiting"][0])


async def quiet_turn(who: Visitor, table: str, seat: int) -> None:
    """A turn that shows the player nothing hidden: a launch."""
    play = (await who.look(table, seat=seat))["play"]
    assert 20 in [move["move"] for move in play["moves"]]
    await who.play(table, seat, [20], play["step"])


async def test_a_step_of_ones_own(house: House) -> None:
    table, people = await house.friends(2)
    seat = await begun(people, table)
    who = people[seat]
    before = (await who.look(table, seat=seat))["play"]
    assert before["undo"] in ("learned", "ask")
    await quiet_turn(who, table, seat)
    after = (await who.look(table, seat=seat))["play"]
    assert after["undo"] == "yes"
    done = await who.post(f"/api/tables/{table}/undo", {"seat": seat, "step": after["step"]})
    assert done == {"step": before["step"] + 2, "asked": False}
    again = (await who.look(table, seat=seat))["play"]
    assert (again["observation"], again["moves"], again["log"]) == (before["observation"], before["moves"], before["log"])
    assert (await who.get(f"/api/tables/{table}/messages"))[-1]["text"].endswith("undoes a step.")
    stale = {"seat": seat, "step": after["step"]}
    assert await who.refused("POST", f"/api/tables/{table}/undo", stale) == (409, "stale")


async def test_not_across_something_seen(house: House) -> None:
    table, people = await house.friends(2)
    await begun(people, table)
    chance = random.Random(8)
    for _ in range(300):
        view = await people[0].look(table)
        seat = view["play"]["waiting"][0]
        play = (await people[seat].look(table, seat=seat))["play"]
        revealing = [move["move"] for move in play["moves"] if move["reveals"]]
        await people[seat].play(table, seat, revealing[:1] or answer(play, chance), play["step"])
        if revealing:
            break
    play = (await people[seat].look(table, seat=seat))["play"]
    assert play["undo"] == "learned"
    response = await people[seat].client.post(f"/api/tables/{table}/undo", json={"seat": seat, "step": play["step"]})
    assert (response.status_code, response.json()["detail"]) == (409, {"why": "learned"})


async def test_across_others_by_consent_of_all(house: House) -> None:
    table, people = await house.friends(3)
    first = await begun(people, table)
    before = (await people[first].look(table, seat=first))["play"]["observation"]
    second = (first + 1) % 3
    third = (first + 2) % 3
    await quiet_turn(people[first], table, first)
    await quiet_turn(people[second], table, second)
    play = (await people[first].look(table, seat=first))["play"]
    assert play["undo"] == "ask"
    undo, say = f"/api/tables/{table}/undo", f"/api/tables/{table}/undo/answer"
    assert (await people[first].post(undo, {"seat": first, "step": play["step"]}))["asked"]
    asked = (await people[third].look(table))["undo_request"]
    assert asked == {"seat": first, "consents": [], "needed": sorted({second, third}), "learned": []}
    assert (await people[second].post(say, {"seat": second, "agree": True}))["asked"]
    assert await people[second].refused("POST", say, {"seat": third, "agree": True}) == (403, "not_yours")
    assert (await people[first].post(say, {"seat": first, "agree": True}))["asked"], "who asks does not count"
    assert not (await people[third].post(say, {"seat": third, "agree": True}))["asked"]
    view = await people[first].look(table, seat=first)
    assert view["undo_request"] is None
    assert view["play"]["observation"] == before
    assert (await people[second].look(table, seat=second))["play"]["step"] == 4, "two picks, a turn and its undo"


async def test_who_is_asked_knows_what_others_have_seen_since(house: House) -> None:
    table, people = await house.friends(3)
    await begun(people, table)
    chance = random.Random(3)
    before, undo = -1, "nothing"
    for _ in range(300):
        seat = (await people[0].look(table))["play"]["waiting"][0]
        play = (await people[seat].look(table, seat=seat))["play"]
        move = chance.choice(play["moves"])
        await people[seat].play(table, seat, [move["move"]], play["step"])
        undo = (await people[before].look(table, seat=before))["play"]["undo"] if before not in (-1, seat) else "nothing"
        if move["reveals"] and undo == "ask":
            break
        before = seat
    assert undo == "ask"
    step = (await people[before].look(table, seat=before))["play"]["step"]
    assert (await people[before].post(f"/api/tables/{table}/undo", {"seat": before, "step": step}))["asked"]
    for who in people:
        learned = (await who.look(table))["undo_request"]["learned"]
        assert seat in learned
        assert before not in learned


async def test_one_no_is_enough_and_a_move_ends_the_request(house: House) -> None:
    table, people = await house.friends(2)
    first = await begun(people, table)
    other = 1 - first
    await quiet_turn(people[first], table, first)
    await quiet_turn(people[other], table, other)
    step = (await people[first].look(table, seat=first))["play"]["step"]
    undo, say = f"/api/tables/{table}/undo", f"/api/tables/{table}/undo/answer"
    await people[first].post(undo, {"seat": first, "step": step})
    assert not (await people[other].post(say, {"seat": other, "agree": False}))["asked"]
    assert await people[other].refused("POST", say, {"seat": other, "agree": True}) == (409, "no_request")
    await people[first].post(undo, {"seat": first, "step": step})
    waiting = (await people[0].look(table))["play"]["waiting"][0]
    await quiet_turn(people[waiting], table, waiting)
    assert (await people[0].look(table))["undo_request"] is None
    assert await people[other].refused("POST", say, {"seat": other, "agree": True}) == (409, "no_request")


async def test_a_hot_seat_agrees_with_itself(house: House) -> None:
    ada = await house.visitor()
    table = (await ada.open("me", "me", start=True))["id"]
    first = await begun([ada, ada], table)
    await quiet_turn(ada, table, first)
    await quiet_turn(ada, table, 1 - first)
    step = (await ada.look(table, seat=first))["play"]["step"]
    assert not (await ada.post(f"/api/tables/{table}/undo", {"seat": first, "step": step}))["asked"]
    assert (await ada.look(table))["play"]["waiting"] == [first]
