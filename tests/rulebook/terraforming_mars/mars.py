"""A table of Terraforming Mars for tests, without the list of games."""

from importlib import import_module
from typing import Any

from pavonis.games.terraforming_mars.options import load
from pavonis.games.terraforming_mars.position import Position
from pavonis.testing.table import Table


class MarsTable(Table):
    """A position in somebody's hands; names are read from the files of this game."""

    def _names(self, constants: str) -> dict[int, str]:
        module = import_module(f"pavonis.games.terraforming_mars.{constants}")
        return {code: name for name, code in vars(module).items() if name.isupper()}


def mars(seats: int = 2, seed: int = 0, **options: Any) -> Any:
    """A table a little after the set-up: seat 0 is about to move."""
    position: Any = Position(load(**options), seats, seed)
    return MarsTable(position)
