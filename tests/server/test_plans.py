"""Moves planned ahead: made when the turn comes, cancelled with a reason, and never seen by others."""

from datetime import timedelta

import pytest

from pavonis.kit.terraforming import MEGACREDITS, RESOURCES
from pavonis.server import plans
from tests.server.people import House, Json, Visitor, until

pytestmark = pytest.mark.anyio


async def waiting_for_other(house: House) -> tuple[str, list[Visitor], int]:
    """A table of two at which one is to take an action, and the seat that waits, which may pass and has money."""
    for _ in range(20):  # deals, which chance chooses where people sit down: with some corporations the first action is not free
        table, people = await house.friends(2, game="terraforming-mars")
        seat = await first_to_wait(people, table)
        if {"pass", "project"} <= {move["name"] for move in await offered(people[seat], table, seat)}:
            return table, people, seat
    raise AssertionError("nobody may pass or has money")


async def first_to_wait(people: list[Visitor], table: str) -> int:
    """Play until one of two is to take an action; the seat of the other."""
    for _ in range(200):
        play = (await people[0].look(table))["play"]
        at: int = play["waiting"][0]
        mine = (await people[at].look(table, seat=at))["play"]
        if len(play["waiting"]) == 1 and mine["question"]["kind"] in ("action", "turn"):
            return 1 - at
        await people[at].play(table, at)
    raise AssertionError("nobody is asked for an action")


async def offered(who: Visitor, table: str, seat: int) -> list[Json]:
    found: list[Json] = await who.get(f"/api/tables/{table}/plan", seat=seat)
    return found


async def plan(who: Visitor, table: str, seat: int, move: int) -> Json:
    step = (await who.look(table, seat=seat))["play"]["step"]
    return await who.ask("PUT", f"/api/tables/{table}/plan", {"seat": seat, "step": step, "move": move})


async def others_turn_ends(people: list[Visitor], table: str, seat: int) -> None:
    """The other one passes, or goes on until it is no longer their turn."""
    for _ in range(50):
        play = (await people[1 - seat].look(table, seat=1 - seat))["play"]
        if 1 - seat not in play["waiting"]:
            return
        names = {move["name"]: move["move"] for move in play["moves"]}
        await people[1 - seat].play(table, 1 - seat, [names.get("pass", play["moves"][0]["move"])])


async def test_a_planned_pass_is_made_when_the_turn_comes(house: House) -> None:
    table, people, seat = await waiting_for_other(house)
    passing = next(move for move in await offered(people[seat], table, seat) if move["name"] == "pass")
    seen = await plan(people[seat], table, seat, passing["move"])
    assert seen["play"]["plan"]["move"] == passing["move"]
    assert seen["play"]["plan"]["words"]
    step = seen["play"]["step"]
    await others_turn_ends(people, table, seat)

    async def made() -> bool:
        play = (await people[seat].look(table, seat=seat))["play"]
        return bool(play["step"] == step + 1 and play["plan"] is None)

    await until(made)
    assert (await house.service.tables.get(table)).answers[seat][step] == passing["move"]


async def test_nobody_else_notices_a_plan(house: House) -> None:
    table, people, seat = await waiting_for_other(house)
    stranger = await house.visitor()
    other = people[1 - seat]
    passing = next(move for move in await offered(people[seat], table, seat) if move["name"] == "pass")
    async with other.live(table) as rival, stranger.live(table) as watcher, people[seat].live(table) as own:
        for live in (rival, watcher, own):
            await live.view()
        while not await rival.silent(0.3):
            pass
        while not await watcher.silent(0.1):
            pass
        before = [await other.look(table), await stranger.look(table), await other.get("/api/me/tables")]
        await plan(people[seat], table, seat, passing["move"])
        while (seen := (await own.view())["play"]["plan"]) is None:
            pass
        assert seen["move"] == passing["move"], "its owner sees it at once"
        assert await rival.silent(0.3)
        assert await watcher.silent(0.1)
        after = [await other.look(table), await stranger.look(table), await other.get("/api/me/tables")]
    assert before == after
    assert after[0]["play"]["plan"] is after[1]["play"]["plan"] is None


async def test_a_plan_is_cancelled_with_a_reason_when_it_is_no_longer_legal(house: House) -> None:
    table, people, seat = await waiting_for_other(house)
    offers = await offered(people[seat], table, seat)
    dear = next(move for move in offers if move["name"] == "project")  # which only money pays for
    await plan(people[seat], table, seat, dear["move"])
    held = await house.service.tables.get(table)
    carry_out, house.service._carry_out = house.service._carry_out, lambda table_id: None  # type: ignore[method-assign]
    await others_turn_ends(people, table, seat)
    state = held.playing().state
    state.stock[seat * RESOURCES + MEGACREDITS] = 0  # somebody has taken all the money
    carry_out(table)

    async def told() -> bool:
        found = (await people[seat].look(table, seat=seat))["play"]["plan"]
        return bool(found and found["cancelled"] == "illegal" and found["reasons"])

    await until(told)


async def test_a_plan_is_cancelled_when_it_would_do_something_else(house: House) -> None:
    table, people, seat = await waiting_for_other(house)
    passing = next(move for move in await offered(people[seat], table, seat) if move["name"] == "pass")
    await plan(people[seat], table, seat, passing["move"])

    def changed(held: object) -> object:
        made = plans.plan_of(held, seat)  # type: ignore[arg-type]
        assert made is not None
        made.effect = ["00000000"]
        return plans._quietly(held, seat, made)  # type: ignore[arg-type]

    await house.service.tables.edit(table, changed)  # type: ignore[arg-type]
    await others_turn_ends(people, table, seat)

    async def told() -> bool:
        found = (await people[seat].look(table, seat=seat))["play"]["plan"]
        return bool(found and found["cancelled"] == "changed")

    await until(told)
    play = (await people[seat].look(table, seat=seat))["play"]
    assert seat in play["waiting"], "the seat decides itself"
    await people[seat].ask("DELETE", f"/api/tables/{table}/plan", seat=seat)
    assert (await people[seat].look(table, seat=seat))["play"]["plan"] is None


async def test_what_cannot_be_planned_is_refused(house: House) -> None:
    table, people, seat = await waiting_for_other(house)
    other = people[1 - seat]
    step = (await other.look(table, seat=1 - seat))["play"]["step"]
    path = f"/api/tables/{table}/plan"
    assert await other.refused("PUT", path, {"seat": 1 - seat, "step": step, "move": 1}) == (409, "your_turn")
    assert await other.refused("PUT", path, {"seat": seat, "step": step, "move": 1}) == (403, "not_yours")
    assert await other.refused("GET", path, seat=seat) == (403, "not_yours")
    step = (await people[seat].look(table, seat=seat))["play"]["step"]
    assert await people[seat].refused("PUT", path, {"seat": seat, "step": step, "move": 999_999}) == (409, "cannot_plan")
    assert await people[seat].refused("PUT", path, {"seat": seat, "step": step + 1, "move": 1}) == (409, "stale")


@pytest.mark.parametrize("game", ["pocket-mars", "ares-expedition", "mission-red-planet"])
async def test_every_game_can_be_asked_what_can_be_planned(house: House, game: str) -> None:
    table, people = await house.friends(2 if game != "mission-red-planet" else 3, game=game)
    asked = 0
    for _ in range(40):
        play = (await people[0].look(table))["play"]
        for seat, who in enumerate(people):
            if seat not in play["waiting"]:
                moves = await offered(who, table, seat)
                asked += bool(moves)
        at = play["waiting"][0]
        await people[at].play(table, at)
    assert asked


async def test_a_plan_outlives_a_restart(house: House) -> None:
    """What was planned is carried out by whichever worker looks, also if the one that stored the last move is gone."""
    table, people, seat = await waiting_for_other(house)
    passing = next(move for move in await offered(people[seat], table, seat) if move["name"] == "pass")
    step = (await plan(people[seat], table, seat, passing["move"]))["play"]["step"]
    house.service._carry_out = lambda table_id: None  # type: ignore[method-assign]  # it has died just then
    await others_turn_ends(people, table, seat)
    assert (await people[seat].look(table, seat=seat))["play"]["step"] == step
    await house.service.resume(timedelta(0))
    assert (await people[seat].look(table, seat=seat))["play"]["step"] == step + 1
