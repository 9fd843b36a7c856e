"""Tournaments: tables are made and counted by the server itself, once, whoever else is about to do it."""

import asyncio
import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, func, select

from pavonis.server.errors import Refused
from pavonis.server.expiry import expire
from pavonis.server.models import TableRow
from pavonis.server.tournaments import rounds
from pavonis.server.tournaments.models import PairingRow
from tests.server.conftest import opened
from tests.server.people import House, Visitor, until
from tests.server.processes import empty_database
from tests.server.sinks import sink

pytestmark = pytest.mark.anyio
CUP = {"name": "Olympus Cup", "game": "pocket-mars", "rounds": 2}


async def entered(house: House, count: int, **more: Any) -> tuple[str, list[Visitor]]:
    """A tournament with so many people; the first organises it."""
    people = [await house.visitor() for _ in range(count)]
    cup = (await people[0].post("/api/tournaments", {**CUP, **more}))["id"]
    for number, person in enumerate(people):
        await person.post(f"/api/tournaments/{cup}/join", {"name": f"Person {number}"})
    return cup, people


async def look(who: Visitor, cup: str) -> Any:
    return await who.get(f"/api/tournaments/{cup}")


async def lose(who: Visitor, cup: str) -> bool:
    """Give up one's game in the present round, if there is one."""
    table = (await look(who, cup))["table"]
    if table is None:
        return False
    await until(lambda: _begun(who, table), 30)
    view = await who.look(table)
    answer = await who.client.post(f"/api/tables/{table}/seats/{view['mine'][0]}/concede")
    assert answer.status_code == 200 or answer.json()["error"] == "not_playing", "at most the rival was quicker"
    return answer.status_code == 200


async def _begun(who: Visitor, table: str) -> bool:
    """Whether the game of a table has begun: a round is stored a moment before."""
    return bool((await who.look(table))["status"] != "lobby")


async def at_round(who: Visitor, cup: str, number: int, status: str = "running") -> bool:
    found = await look(who, cup)
    return (found["round"], found["status"]) == (number, status)


async def test_there_are_none_unless_the_host_wants_them(house: House) -> None:
    ada = await house.visitor()
    assert await ada.get("/api/tournaments") == {"on": False, "tournaments": []}
    assert await ada.refused("POST", "/api/tournaments", CUP) == (409, "no_tournaments")


async def test_who_may_do_what(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db", tournaments=True) as house:
        cup, (ada, bob, eve) = await entered(house, 3)
        path = f"/api/tournaments/{cup}"
        assert await bob.refused("POST", f"{path}/next") == (403, "not_organiser")
        assert await bob.refused("DELETE", path) == (403, "not_organiser")
        assert await bob.refused("DELETE", f"{path}/entrants/0") == (403, "not_organiser")
        assert (await (await house.visitor()).refused("GET", "/api/tournaments/nothing")) == (404, "no_such_tournament")
        kim = await house.visitor()
        assert await kim.refused("POST", f"{path}/join", {"name": "person 1"}) == (409, "name_taken")
        assert len((await kim.post(f"{path}/join", {}))["entrants"]) == 4
        assert len((await kim.post(f"{path}/leave"))["entrants"]) == 3
        await bob.post(f"{path}/leave")
        await eve.post(f"{path}/leave")
        assert await ada.refused("POST", f"{path}/next") == (409, "too_few_entrants")
        await bob.post(f"{path}/join", {"name": "Bob"})
        begun = await ada.post(f"{path}/next")
        assert (begun["status"], begun["round"], [each["name"] for each in begun["entrants"]]) == (
            "running",
            1,
            ["Person 0", "Bob"],
        )
        assert await eve.refused("POST", f"{path}/join", {}) == (409, "tournament_begun")
        assert await ada.refused("POST", f"{path}/next") == (409, "round_open")
        table = begun["table"]
        view = await ada.look(table)
        assert (view["status"], view["host"], view["tournament"]) == (
            "playing",
            False,
            {"id": cup, "name": "Olympus Cup", "round": 1},
        )
        assert await ada.refused("DELETE", f"/api/tables/{table}") == (403, "not_host")
        seat = view["mine"][0]
        assert await ada.refused("POST", f"/api/tables/{table}/hint", {"seat": seat}) == (409, "rated_table")
        card = (await bob.get("/api/tournaments"))["tournaments"][0]
        assert (card["name"], card["entrants"], card["mine"], card["status"]) == ("Olympus Cup", 2, True, "running")
        await ada.ask("DELETE", path)
        assert (await look(bob, cup))["status"] == "finished"
        await lose(bob, cup)
        await until(lambda: _over(ada, cup), 30)
        await ada.ask("DELETE", path)
        assert (await bob.get("/api/tournaments"))["tournaments"] == []


async def _over(who: Visitor, cup: str) -> bool:
    return all(table["over"] for each in (await look(who, cup))["played"] for table in each["tables"])


@pytest.mark.parametrize(
    ("wish", "refusal"),
    [
        ({"seats": 7}, (422, "bad_seats")), ({"game": "chess"}, (404, "no_such_game")), ({"bots": "nobody"}, (422, "bad_level")),
        ({"name": "  "}, (422, "bad_name")), ({"rounds": 0}, (400, "malformed")), ({"options": {"x": 1}}, (422, "bad_options")),
    ],
)  # fmt: skip
async def test_what_cannot_be_organised(tmp_path: Path, wish: dict[str, Any], refusal: tuple[int, str]) -> None:
    async with opened(tmp_path / "tables.db", tournaments=True) as house:
        ada = await house.visitor()
        assert await ada.refused("POST", "/api/tournaments", {**CUP, **wish}) == refusal


async def test_swiss_rounds_follow_each_other_to_the_end(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db", tournaments=True) as house:
        cup, people = await entered(house, 5, rated=True)
        await people[0].post(f"/api/tournaments/{cup}/next")
        for number in (1, 2):
            await until(lambda number=number: at_round(people[0], cup, number), 30)  # type: ignore[misc]
            assert sum([await lose(person, cup) for person in people if await _has_first_seat(person, cup)]) == 2
        await until(lambda: at_round(people[0], cup, 2, "finished"), 30)
        found = await look(people[0], cup)
        assert sum(row["points"] for row in found["standings"]) == 6, "a point a table and a bye, in two rounds"
        rests = [table["seats"][0]["entrant"] for each in found["played"] for table in each["tables"] if len(table["seats"]) == 1]
        assert len(set(rests)) == 2, "nobody rests twice"
        pairs = [tuple(sorted(seat["entrant"] for seat in table["seats"])) for each in found["played"] for table in each["tables"]]
        assert len(set(pairs)) == len(pairs), "nobody meets again"
        assert found["standings"][0]["rank"] == 1
        for row in found["standings"]:
            assert sum(row["against"].values()) == row["points"] - row["byes"]
        assert await people[0].refused("POST", f"/api/tournaments/{cup}/next") == (409, "tournament_begun")
        await until(lambda: _rated(people[0]), 30)


async def _rated(who: Visitor) -> bool:
    return len(await who.get("/api/ratings/pocket-mars")) == 5


async def _has_first_seat(who: Visitor, cup: str) -> bool:
    table = (await look(who, cup))["table"]
    return table is not None and (await who.look(table))["mine"] == [0]


async def test_a_round_robin_of_larger_tables_with_bots(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db", tournaments=True) as house:
        cup, people = await entered(house, 4, system="round_robin", seats=3, bots="relaxed", automatic=False)
        begun = await people[0].post(f"/api/tournaments/{cup}/next")
        assert begun["rounds"] == 3, "four people, two at each table: all pairs"
        assert [len(table["seats"]) for table in begun["played"][0]["tables"]] == [3, 3]
        for number in (1, 2, 3):
            for person in people:
                await lose(person, cup)
            await until(lambda: _over(people[0], cup), 30)
            assert (await look(people[0], cup))["round"] == number, "the organiser begins every round"
            assert (await look(people[0], cup))["ready"]
            await people[0].post(f"/api/tournaments/{cup}/next")
        found = await look(people[0], cup)
        assert found["status"] == "finished"
        assert all(len(row["against"]) == 3 for row in found["standings"])


async def test_somebody_who_leaves_or_is_taken_out(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db", tournaments=True) as house:
        cup, people = await entered(house, 4, system="round_robin")
        await people[0].post(f"/api/tournaments/{cup}/next")
        await people[0].ask("DELETE", f"/api/tournaments/{cup}/entrants/3")
        rival = next(table for table in (await look(people[3], cup))["played"][0]["tables"] if table["mine"])
        await until(lambda: _counted(people[3], cup, rival["number"]), 30)
        for person in people[:3]:
            if await _has_first_seat(person, cup):
                await lose(person, cup)
        await until(lambda: at_round(people[0], cup, 2), 30)
        found = await look(people[0], cup)
        assert found["entrants"][3]["gone"]
        assert found["table"] is not None or len(found["played"][0]["tables"]) == 2
        playing = [seat["entrant"] for table in found["played"][0]["tables"] for seat in table["seats"]]
        assert sorted(playing) == [0, 1, 2]


async def _counted(who: Visitor, cup: str, number: int) -> bool:
    return bool((await look(who, cup))["played"][-1]["tables"][number]["over"])


async def test_what_a_crash_leaves_undone_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path / "tables.db", tournaments=True) as house:
        cup, people = await entered(house, 4)
        cookies = [person.client.cookies["pavonis"] for person in people]

        async def crash(*_: object) -> None:
            raise ConnectionError

        with monkeypatch.context() as broken:
            broken.setattr(rounds, "_start", crash)
            assert await people[0].refused("POST", f"/api/tournaments/{cup}/next") == (503, "unavailable")
        table = (await look(people[0], cup))["table"]
        seat = (await people[0].look(table))["mine"][0]
        assert await people[0].refused("POST", f"/api/tables/{table}/seats/{seat}/remove", {}) == (409, "not_playing")
        assert await people[0].refused("POST", f"/api/tables/{table}/agree", {"agree": False}) == (409, "not_lobby")
    async with opened(tmp_path / "tables.db", tournaments=True) as house:
        people = [await house.visitor() for _ in cookies]
        for person, cookie in zip(people, cookies, strict=True):
            person.client.cookies.set("pavonis", cookie)
        await rounds.sweep(house.service.tables)
        found = await look(people[0], cup)
        assert found["round"] == 1
        assert (await people[0].look(found["table"]))["status"] == "playing"
        gone = found["played"][0]["tables"][0]["table"]
        with monkeypatch.context() as broken:
            broken.setattr(rounds, "count", crash)
            for person in people:
                if await _has_first_seat(person, cup):
                    await lose(person, cup)
        house.service.tables.forget(gone)
        await house.service.db.write(lambda connection: connection.execute(delete(TableRow).where(TableRow.id == gone)).rowcount)
        await rounds.sweep(house.service.tables)
        found = await look(people[0], cup)
        assert found["round"] == 2
        first = found["played"][1]["tables"]
        assert [seat["points"] for seat in first[0]["seats"]] == [0.5, 0.5], "a table that is gone is shared"
        assert [seat["points"] for seat in first[1]["seats"]] == [0, 1]


async def race(house: House, database: str) -> None:
    """Several workers see the end of a round; one makes the next, once."""
    cup, people = await entered(house, 8, rounds=3)
    async with opened(database, tournaments=True) as other:
        both = (house.service.tables, other.service.tables)
        for tables in both:
            tables.alone = False  # as workers with a channel between them
        organiser = await house.service.db.read(lambda connection: rounds.know(connection, cup).row.organiser)
        begun = await asyncio.gather(*(rounds.advance(tables, cup, organiser) for tables in both * 3), return_exceptions=True)
        assert sum(each is True for each in begun) == 1
        assert all(each is True or isinstance(each, Refused) for each in begun)
        for number in (1, 2):
            await asyncio.gather(*(lose(person, cup) for person in people[:4]))
            await asyncio.gather(*(lose(person, cup) for person in people))
            await asyncio.gather(*(rounds.sweep(tables) for tables in both * 3))
            await until(lambda number=number: at_round(people[0], cup, number + 1), 30)  # type: ignore[misc]
        count = select(func.count()).select_from(PairingRow).group_by(PairingRow.round)
        assert await house.service.db.read(lambda connection: list(connection.scalars(count))) == [4, 4, 4]
        made = select(func.count()).select_from(TableRow)
        assert await house.service.db.read(lambda connection: connection.scalar(made)) == 12, "no table is made in vain"


async def test_a_round_is_made_once(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db", tournaments=True) as house:
        await race(house, str(tmp_path / "tables.db"))


async def test_a_round_is_made_once_on_postgresql() -> None:
    database = empty_database()
    async with opened(database, tournaments=True) as house:
        await race(house, database)


async def test_a_place_moves_with_its_person(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db", tournaments=True) as house:
        cup, (ada, bob) = await entered(house, 2, rounds=1)
        await ada.post(f"/api/tournaments/{cup}/next")
        phone = await house.visitor()
        token = (await ada.post("/api/me/transfer"))["token"]
        await phone.post("/api/transfer", {"token": token})
        found = await look(phone, cup)
        assert (found["organiser"], found["entrants"][0]["mine"]) == (True, True)
        await lose(bob, cup)
        await until(lambda: at_round(phone, cup, 1, "finished"), 30)
        assert (await look(phone, cup))["standings"][0]["entrant"] == 0


async def test_people_are_told_that_their_table_is_ready(tmp_path: Path) -> None:
    told: dict[str, Any] = {"private_hosts": "127.0.0.1", "notify_seconds": 0}
    async with sink() as there, opened(tmp_path / "tables.db", tournaments=True, **told) as house:
        cup, (ada, bob) = await entered(house, 2)
        await bob.post("/api/me/notifications/webhook", {"kind": "json", "url": f"{there.url}/bob"}, lang="pl")
        await ada.post(f"/api/tournaments/{cup}/next")
        posted = await there.told()
        assert json.loads(posted[0].body)["text"].startswith("Olympus Cup, runda 1: twój stół czeka.")


async def test_tournaments_that_are_over_expire_and_running_ones_stay(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db", tournaments=True) as house:
        running, people = await entered(house, 2)
        await people[0].post(f"/api/tournaments/{running}/next")
        waiting, _ = await entered(house, 1)
        later = datetime.now(UTC) + timedelta(days=400)
        await house.service.db.write(lambda connection: expire(connection, house.service.settings, later, 10**6))
        house.service.people.forget_all()
        assert (await look(people[1], running))["entrants"][1]["mine"], "who takes part is not forgotten"
        assert await people[0].refused("GET", f"/api/tournaments/{waiting}") == (404, "no_such_tournament")
