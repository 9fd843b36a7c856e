"""A table of Terraforming Mars for tests."""

from typing import Any

from pavonis.testing import table


def mars(seats: int = 2, seed: int = 0, **options: Any) -> Any:
    """A table a little after the set-up: seat 0 is about to move."""
    return table("terraforming-mars", seats, seed, **options)
