"""Programs of the host at the tables: chosen by name, named by nobody else, and whatever they do wrong, the game goes on."""

import json
import shutil
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pavonis.core.match import Match
from pavonis.games import load
from pavonis.server import bots
from pavonis.server.bot_worker import BotWorker, Job
from pavonis.server.bot_workers import BotWorkers
from pavonis.server.fair_queue import Asker
from pavonis.text import LANGUAGES
from tests.server.conftest import opened
from tests.server.people import Visitor, until
from tests.server.processes import Player, Server

pytestmark = pytest.mark.anyio

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
USUAL = f"Usual=exec:{sys.executable} {EXAMPLES / 'bot.py'}"
GREETING = 'import json, os, sys, time\nsys.stdin.readline()\nprint(\'{"bot": "bad"}\', flush=True)\n'
BAD = {
    "dies": "sys.stdin.readline(); sys.exit(3)",
    "hangs": "time.sleep(600)",
    "babbles": "for line in sys.stdin: print('hello', flush=True)",
    "cheats": "for line in sys.stdin: print(json.dumps({'choose': json.loads(line)['choose'], 'move': 0}), flush=True)",
}


def written(folder: Path, name: str, *lines: str) -> str:
    """A setting with a program of these lines, which notes its process."""
    path = folder / f"{name}.py"
    note = f"open({str(folder / 'processes')!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
    path.write_text(GREETING + note + "\n".join(lines) + "\n", encoding="utf-8")
    return f"{name}=exec:{sys.executable} {path}"


async def notices(who: Visitor, table: str) -> list[str]:
    return [said["text"] for said in await who.get(f"/api/tables/{table}/messages") if said["kind"] == "notice"]


async def is_over(who: Visitor, table: str) -> bool:
    return bool((await who.look(table))["play"]["over"])


async def test_programs_are_offered_by_name_and_play_to_the_end(tmp_path: Path) -> None:
    programs = USUAL
    node = shutil.which("node")
    if node is not None:
        programs += f"; Busy=exec:{node} {EXAMPLES / 'bot.mjs'}"
    async with opened(tmp_path / "tables.db", bots=programs) as house:
        ada = await house.visitor()
        for lang in LANGUAGES:
            levels = (await ada.get("/api/games/pocket-mars", lang=lang))["levels"]
            assert [level["key"] for level in levels[4:]] == ["Usual", "Busy"][: len(levels) - 4]
            assert all(level["name"] and level["about"] for level in levels)
        view = await ada.open("Usual", "Busy" if node else "relaxed", "relaxed", start=True)
        assert (view["seats"][0]["level"], view["seats"][0]["name"]) == ("Usual", "Usual")
        await until(lambda: is_over(ada, view["id"]), 90)
        assert not [text for text in await notices(ada, view["id"]) if "answer" in text]


async def test_no_request_names_a_command(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db", bots=USUAL) as house:
        ada = await house.visitor()
        table = (await ada.open("me", "Usual"))["id"]
        for level in ("exec:touch x", "usual", "search:10", "random", "Rook"):
            seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
            wish = {"game": "pocket-mars", "seats": seats}
            assert await ada.refused("POST", "/api/tables", wish) == (422, "bad_level")
            body = {"level": level}
            assert await ada.refused("PATCH", f"/api/tables/{table}/seats/1", body) == (422, "bad_level")
            assert await ada.refused("POST", f"/api/tables/{table}/seats/0/bot", body) == (422, "bad_level")
            assert await ada.refused("POST", f"/api/tables/{table}/seats/0/remove", body) == (422, "bad_level")
        changed = await ada.ask("PATCH", f"/api/tables/{table}/seats/1", {"level": "sharp"})
        assert changed["seats"][1]["level"] == "sharp"
        changed = await ada.ask("PATCH", f"/api/tables/{table}/seats/1", {"level": "Usual"})
        assert changed["seats"][1]["level"] == "Usual"
        await ada.ask("PATCH", f"/api/tables/{table}/seats/1", {"kind": "open"})
        changed = await ada.ask("PATCH", f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "Usual"})
        assert changed["seats"][1]["name"] == "Usual"


@pytest.mark.parametrize("how", BAD)
async def test_a_program_that_fails_loses_its_seat(tmp_path: Path, how: str) -> None:
    async with opened(tmp_path / "tables.db", bots=written(tmp_path, how, BAD[how]), bot_seconds=1.5) as house:
        ada = await house.visitor()
        table = (await ada.open({"kind": "bot", "level": how, "name": "Rook"}, "relaxed", start=True))["id"]

        async def replaced() -> bool:
            return bool((await ada.look(table))["seats"][0]["level"] == bots.SUCCESSOR)

        await until(replaced, 60)
        await until(lambda: is_over(ada, table), 60)
        told = [text for text in await notices(ada, table) if text.startswith("Rook")]
        assert len(told) == 2
        assert "another bot makes this move" in told[0]
        assert "a steady bot takes over" in told[1]
        started = [int(line) for line in (tmp_path / "processes").read_text(encoding="utf-8").split()]
        assert len(started) == bots.CHANCES, "it was started afresh after each failure"
        assert not [pid for pid in started if Path(f"/proc/{pid}").exists()], "and none of its processes is left"


async def test_one_bad_answer_costs_a_program_one_move(tmp_path: Path) -> None:
    """It is asked again for the next action, and what it does well is forgotten to have failed."""
    first = f"marked = {str(tmp_path / 'marked')!r}\n"
    answer = "bad = not os.path.exists(marked); open(marked, 'w').close()\n"
    answer += "for line in sys.stdin:\n    asked = json.loads(line)\n"
    answer += "    print(json.dumps({'choose': asked['choose'], 'move': 0 if bad else asked['moves'][0][0]}), flush=True)"
    async with opened(tmp_path / "tables.db", bots=written(tmp_path, "Rook", first + answer)) as house:
        ada = await house.visitor()
        table = (await ada.open("Rook", "relaxed", start=True))["id"]

        async def moved() -> bool:
            return len((await house.service.tables.get(table)).answers[0]) >= 8

        await until(moved, 60)
        assert (await ada.look(table))["seats"][0]["level"] == "Rook"
        assert len([text for text in await notices(ada, table) if "another bot makes this move" in text]) == 1
        assert not house.service.bots._failures


async def test_a_bot_that_the_host_has_struck_off(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db", bots=USUAL) as house:
        ada = await house.visitor()
        house.service.bots.closed = True
        table = (await ada.open("Usual", "relaxed", start=True))["id"]
    async with opened(tmp_path / "tables.db") as house:
        eve = await house.visitor()
        await until(lambda: is_over(eve, table), 60)
        assert (await eve.look(table))["seats"][0]["level"] == bots.SUCCESSOR


async def test_a_program_that_hangs_holds_up_no_other_table(tmp_path: Path) -> None:
    assert [BotWorkers(2).lane(spec) for spec in ("steady", "sharp", "exec:x")] == ["quick", "slow", "outside"]
    async with opened(tmp_path / "tables.db", bots=written(tmp_path, "hangs", BAD["hangs"]), bot_seconds=20) as house:
        ada, bob = await house.visitor(), await house.visitor()
        slow = (await ada.open("me", "hangs", start=True))["id"]
        quick = (await bob.open("me", "sharp", start=True))["id"]

        async def moved() -> bool:
            return len((await house.service.tables.get(quick)).answers[1]) >= 2

        await until(moved, 30)
        assert not (await house.service.tables.get(slow)).answers[1]


async def test_what_a_program_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One number for the whole game, a seed that tells nothing of the deal, and none of the server's passwords."""
    heard = tmp_path / "heard"
    note = f"    open({str(heard)!r}, 'a').write(json.dumps([asked, dict(os.environ)]) + '\\n')\n"
    answer = "    print(json.dumps({'choose': asked['choose'], 'move': asked['moves'][0][0]}), flush=True)"
    spec = written(tmp_path, "Rook", f"for line in sys.stdin:\n    asked = json.loads(line)\n{note}{answer}").partition("=")[2]
    monkeypatch.setenv("PAVONIS_DATABASE", "postgresql://user:secret@host/name")
    match = Match.new(load("pocket-mars"), 2, 123456789)
    bot_workers = BotWorkers(2)
    try:
        for _ in range(3):
            job = Job("move", msgspec.Raw(match.record.to_json().encode()), "table", match.game.waiting(match.state)[0], spec, 9)
            for move in (await bot_workers.ask(job, "outside", Asker("here")))["moves"]:
                match.play(job.seat, move)
    finally:
        await bot_workers.close()
    told: list[tuple[dict[str, Any], dict[str, str]]] = [
        json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()
    ]
    by_seat = {asked["seat"]: {each["game"] for each, _ in told if each["seat"] == asked["seat"]} for asked, _ in told}
    assert all(len(numbers) == 1 for numbers in by_seat.values())
    for asked, environment in told:
        assert asked["seconds"] == 3
        assert abs(asked["seed"] - 123456789) > 1000
        assert "123456789" not in json.dumps(asked)
        assert "secret" not in json.dumps(environment)


def test_a_bot_worker_keeps_the_bots_of_its_games() -> None:
    worker = BotWorker()
    match = Match.new(load("pocket-mars"), 2, 1)
    record = msgspec.Raw(match.record.to_json().encode())
    first = [worker._bot(match, Job("move", record, "a", seat, "relaxed")) for seat in range(2)]
    again = [worker._bot(match, Job("move", record, "a", seat, "relaxed")) for seat in range(2)]
    assert [id(bot) for bot in first] == [id(bot) for bot in again]
    assert first[0].seed != first[1].seed
    for number in range(100):
        worker._bot(match, Job("move", record, str(number), 0, "relaxed"))
    assert len(worker._bots) == 64


@pytest.mark.xdist_group("processes")
def test_a_killed_server_finds_its_program_again(tmp_path: Path) -> None:
    with Server(tmp_path, str(tmp_path / "tables.db"), bots=USUAL) as server:
        ada = Player(server.url)
        seats = [{"kind": "me"}, {"kind": "bot", "level": "Usual"}]
        table = ada.ask("POST", "/api/tables", {"game": "pocket-mars", "seats": seats, "start": True})["id"]
        for _ in range(2):
            before = moves_of_the_program(server, ada, table)
            wait_for(lambda before=before: moves_of_the_program(server, ada, table) > before + 1)
            server.kill()
            server.start()
            assert ada.look(table, 0)["seats"][1]["level"] == "Usual"
        before = moves_of_the_program(server, ada, table)
        wait_for(lambda: moves_of_the_program(server, ada, table) > before)


def moves_of_the_program(server: Server, who: Player, table: str) -> int:
    """How many lines of the log there are about it, after the person has moved if asked."""
    who.move(table, 0)
    log = who.ask("GET", f"/api/tables/{table}?seat=0")["play"]["log"]["lines"]
    return sum("Usual" in "".join(piece["text"] for piece in line["words"]) for line in log)


def wait_for(condition: Any) -> None:
    end = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < end, "it does not come true"
        time.sleep(0.05)
