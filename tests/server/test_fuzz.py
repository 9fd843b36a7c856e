"""The contract, fuzzed: whatever fits it, or almost does, gets an answer that the contract describes."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.processes import Player, Server

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("processes")]

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
EXAMPLES = 40  # for each path


@pytest.mark.parametrize("known", [False, True], ids=["stranger", "player"])
def test_every_path(tmp_path: Path, known: bool) -> None:
    free = {"tables_limit": 100_000, "messages_per_minute": 1_000_000, "bot_seconds": 0.2, "hint": "relaxed", "uploads_per_hour": 0}
    with Server(tmp_path, str(tmp_path / "tables.db"), **free) as server:
        command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/api/openapi.json", "--checks", CHECKS]
        command += ["--max-examples", str(EXAMPLES), "--generation-deterministic", "--no-color", "--continue-on-failure"]
        command += ["--phases", "examples,coverage,fuzzing,stateful"]
        if known:
            command += ["--header", f"Cookie: pavonis={seated(server, tmp_path)}"]
        done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def seated(server: Server, folder: Path) -> str:
    """Sit down at a running game of somebody else, and have the fuzzer try that one; the cookie."""
    ada, bob = Player(server.url), Player(server.url)
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "relaxed"}]
    table = bob.ask("POST", "/api/tables", {"game": "pocket-mars", "seats": seats})["id"]
    ada.ask("POST", "/api/invites/accept", {"token": bob.ask("POST", f"/api/tables/{table}/seats/1/invite")["token"]})
    bob.ask("POST", f"/api/tables/{table}/start")
    values = {"path.table": table, "path.game": "pocket-mars"}
    lines = [f'"{name}" = "{value}"' for name, value in values.items()]
    (folder / "schemathesis.toml").write_text("\n".join(["[parameters]", *lines]), encoding="utf-8")
    return str(ada.client.cookies["pavonis"])
