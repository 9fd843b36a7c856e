"""What is somewhere in data that holds other data."""

from collections.abc import Iterator
from typing import Any, TypeVar

T = TypeVar("T")


def every(kind: type[T], data: Any) -> Iterator[T]:
    """Everything of that kind in nested lists, tuples and dicts."""
    if isinstance(data, kind):
        yield data
    elif isinstance(data, dict):
        yield from every(kind, list(data.values()))
    elif isinstance(data, list | tuple):
        for value in data:
            yield from every(kind, value)
