"""The files of a game's folder, for tests that look inside."""

from importlib import import_module
from types import ModuleType

from pavonis.games import OURS

FOLDERS = {key: key.replace("-", "_") for key in OURS}


def part(key: str, name: str) -> ModuleType:
    """One file of a game, by name."""
    return import_module(f"pavonis.games.{FOLDERS[key]}.{name}")
