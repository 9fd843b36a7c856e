"""Backups: everything in one file, from a running server, into any other database."""

import asyncio
import gzip
import random
from pathlib import Path

import pytest
from click.testing import CliRunner

from pavonis.cli.backup import backup, restore
from tests.server.conftest import opened
from tests.server.people import answer

pytestmark = pytest.mark.anyio


def run(command: object, *arguments: str) -> tuple[int, str]:
    found = CliRunner().invoke(command, arguments)  # type: ignore[arg-type]
    return found.exit_code, f"{found.output}{found.exception or ''}"


async def test_a_restored_server_goes_on(tmp_path: Path) -> None:
    old, new, file = str(tmp_path / "old.db"), str(tmp_path / "new.db"), str(tmp_path / "tables.backup")
    chance = random.Random(1)
    async with opened(old) as house:
        table, people = await house.friends(2, options={"draft": True})
        for _ in range(15):
            seat = (await people[0].look(table))["play"]["waiting"][0]
            play = (await people[seat].look(table, seat=seat))["play"]
            await people[seat].play(table, seat, answer(play, chance), play["step"])
        await people[1].post(f"/api/tables/{table}/messages", {"text": "żółć"})
        code, output = await asyncio.to_thread(run, backup, file, "--database", old)
        assert code == 0, output
        views = [await who.look(table) for who in people]
        said = await people[0].get(f"/api/tables/{table}/messages")
        cookies = [who.client.cookies["pavonis"] for who in people]
    code, output = await asyncio.to_thread(run, restore, file, "--database", new)
    assert code == 0, output
    async with opened(new) as house:
        for cookie, view in zip(cookies, views, strict=True):
            who = await house.visitor()
            who.client.cookies.set("pavonis", cookie)
            assert await who.look(table) == view
        assert await who.get(f"/api/tables/{table}/messages") == said
    code, output = await asyncio.to_thread(run, restore, file, "--database", new)
    assert code != 0
    assert "not empty" in output


def test_what_is_not_a_whole_backup_is_refused(tmp_path: Path) -> None:
    file, database = tmp_path / "x.backup", str(tmp_path / "new.db")
    for content in (b"", b"hello", gzip.compress(b"{}\n[]\n"), gzip.compress(b'{"pavonis_backup":1}\n["person",{}]\n')):
        file.write_bytes(content)
        code, output = run(restore, str(file), "--database", database)
        assert code != 0
        assert "x.backup" in output
