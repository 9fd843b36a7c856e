"""A table of Ares Expedition for tests, without the list of games."""

from importlib import import_module
from typing import Any

from pavonis.games.ares_expedition.options import load
from pavonis.games.ares_expedition.position import Position
from pavonis.testing.table import Table


class AresTable(Table):
    """A position in somebody's hands; names are read from the files of this game."""

    def _names(self, constants: str) -> dict[int, str]:
        module = import_module(f"pavonis.games.ares_expedition.{constants}")
        return {code: name for name, code in vars(module).items() if name.isupper()}


def ares(seats: int = 2, seed: int = 0, **options: Any) -> Any:
    """A table in the development phase of the first round, which nobody has chosen."""
    position: Any = Position(load(**options), seats, seed)
    return AresTable(position)
