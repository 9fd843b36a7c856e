"""Settings: by flag, by environment, by default; what is wrong is named."""

import os
import socket
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from pavonis.cli.serve import has_screen, serve
from pavonis.server.run import addresses, listen
from pavonis.server.settings import Settings, default_database, read_settings


def test_flags_beat_the_environment_and_that_the_defaults() -> None:
    environment = {"PAVONIS_PORT": "9000", "PAVONIS_RATE": "2.5", "PAVONIS_PROXIED": "true", "PAVONIS_HOST": "::1"}
    found = read_settings(environment, port=9001, host=None)
    assert (found.port, found.rate, found.proxied, found.host, found.workers) == (9001, 2.5, True, "::1", 1)
    assert read_settings(found.environment()) == found


@pytest.mark.parametrize(
    ("database", "url"),
    [
        ("/srv/t.db", "sqlite:////srv/t.db"),
        ("sqlite:///t.db", "sqlite:///t.db"),
        ("postgres://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("postgresql://u:p@h:1/d", "postgresql+asyncpg://u:p@h:1/d"),
    ],
)
def test_databases(database: str, url: str) -> None:
    assert Settings(database=database).database_url == url


def test_the_default_database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == tmp_path / "pavonis" / "tables.db"
    assert Settings().database_url.endswith("pavonis/tables.db")


def test_bots_of_the_host() -> None:
    found = read_settings({"PAVONIS_BOTS": "rook=exec:node bot.mjs --depth=2; Old Pawn=exec:python3 pawn.py;"})
    assert found.programs == {"rook": "exec:node bot.mjs --depth=2", "Old Pawn": "exec:python3 pawn.py"}
    assert read_settings(found.environment()) == found
    assert Settings().programs == {}
    missing = CliRunner().invoke(serve, ["--bot", "rook=exec:no-such-program-anywhere", "--bot", "pawn=exec:x"])
    assert "the program 'no-such-program-anywhere' of bot 'rook' is not here" in str(missing.exception)


@pytest.mark.parametrize(
    ("environment", "problem"),
    [
        ({"PAVONIS_PORT": "many"}, "setting 'port' cannot be 'many'"),
        ({"PAVONIS_WORKERS": "0"}, "at least one worker"),
        ({"PAVONIS_WORKERS": "2"}, "several workers need a channel"),
        ({"PAVONIS_CHANNELS": "kafka://x"}, "channels are 'memory' or a redis:// URL"),
        ({"PAVONIS_DATABASE": "mysql://x/y"}, "an SQLite file or a postgresql:// URL"),
        ({"PAVONIS_BOTS": "node bot.mjs"}, "a bot is named with up to 20 letters"),
        ({"PAVONIS_BOTS": "Steady=exec:node bot.mjs"}, "a bot cannot be called 'Steady'"),
        ({"PAVONIS_BOTS": "rook=exec:a; Rook=exec:b"}, "a bot cannot be called 'Rook'"),
        ({"PAVONIS_BOTS": "rook=node bot.mjs"}, "should be written rook=exec:COMMAND"),
        ({"PAVONIS_BOTS": "rook=exec:"}, "should be written rook=exec:COMMAND"),
    ],
)
def test_what_is_wrong_is_named(environment: dict[str, str], problem: str) -> None:
    with pytest.raises(ValueError, match=problem.replace("(", r"\(")):
        read_settings(environment)


def test_addresses() -> None:
    assert addresses(Settings(port=80)) == ["http://127.0.0.1:80"]
    assert addresses(Settings(host="::1", port=80)) == ["http://[::1]:80"]
    assert addresses(Settings(host="0.0.0.0", port=80))[0] == "http://127.0.0.1:80"
    with listen("127.0.0.1", 0) as free:
        assert free.getsockname()[1] > 0
    assert not has_screen(), "tests have no terminal"


def test_an_installation_without_the_server_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pavonis.cli.serve.find_spec", lambda name: None)
    found = CliRunner().invoke(serve, ["--no-open"])
    assert "pip install 'pavonis[server]'" in str(found.exception)


def test_a_port_that_is_taken_is_said() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        found = CliRunner().invoke(serve, ["--port", str(taken.getsockname()[1]), "--no-open"])
    assert found.exit_code != 0
    assert "cannot listen at 127.0.0.1" in str(found.exception)
    if sys.platform == "linux":
        assert f"process {os.getpid()} listens there" in str(found.exception)
