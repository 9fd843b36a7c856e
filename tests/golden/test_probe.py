"""A new card, corporation or place adds codes and moves none: codes, golden games and encodings stay as they are."""

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
KEYS = sorted(path.stem.replace("_", "-") for path in (Path(__file__).parent / "probes").glob("*.py"))


def told(*arguments: str) -> dict[str, Any]:
    """What a fresh process says about a game."""
    command = [sys.executable, "-m", "tests.golden.probe", *arguments]
    # The plain engine: compiled modules know the cards they were compiled with.
    env = {**os.environ, "PAVONIS_PURE": "1"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("key", KEYS)
def test_what_is_added_changes_nothing_else(key: str) -> None:
    before, after = told(key), told(key, "--added")
    assert [line for line in before["codes"] if line not in after["codes"]] == []
    phrases = {line.partition(" ")[2] for line in after["codes"]} - {line.partition(" ")[2] for line in before["codes"]}
    assert set(import_module(f"tests.golden.probes.{key.replace('-', '_')}").PHRASES) <= phrases
    assert after["records"] == before["records"]
    assert after["encodings"] == before["encodings"]
