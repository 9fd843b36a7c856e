"""A table of Ares Expedition for tests."""

from typing import Any

from pavonis.testing import table


def ares(seats: int = 2, seed: int = 0, **options: Any) -> Any:
    """A table in the development phase of the first round, which nobody has chosen."""
    return table("ares-expedition", seats, seed, **options)
