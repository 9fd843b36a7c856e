"""The numbers of an evaluation that training may change, by name: `rate`, `length.2.0` for a number in a list of lists."""

from collections.abc import Sequence
from typing import Any, Final

STEP: Final = 0.25  # of its value: how far a number is tried to either side at first
LEAST, MOST = 0.1, 5.0  # of its value: how far it may go


class Knob:
    """One number: what it is, how far training may try to either side at first, and the limits."""

    def __init__(self, name: str, value: float, step: float, low: float, high: float) -> None:
        self.name: Final = name
        self.value: Final = value
        self.step: Final = step
        self.low: Final = low
        self.high: Final = high

    def __repr__(self) -> str:
        return f"Knob({self.name}={self.value}, step={self.step}, from {self.low} to {self.high})"


def knobs_of(holder: Any, names: Sequence[str], limits: dict[str, tuple[float, float, float]], prefix: str = "") -> list[Knob]:
    """The numbers of an object in these attributes; a number whose limits are not given keeps its sign, and 0 stays as it is."""
    found: list[Knob] = []
    for name in names:
        for path, value in numbers(getattr(holder, name), name):
            limit = limits.get(path) or limits.get(name)
            if limit is not None:
                found.append(Knob(prefix + path, value, limit[0], limit[1], limit[2]))
            elif value:
                ends = sorted([LEAST * value, MOST * value])
                found.append(Knob(prefix + path, value, STEP * abs(value), ends[0], ends[1]))
    return found


def numbers(thing: Any, path: str) -> list[tuple[str, float]]:
    """All numbers in a thing, which is a number or a list of such things, with their paths."""
    if isinstance(thing, list):
        found: list[tuple[str, float]] = []
        for place, part in enumerate(thing):
            found += numbers(part, f"{path}.{place}")
        return found
    return [(path, float(thing))]


def turn(holder: Any, values: dict[str, float], prefix: str = "") -> None:
    """Give the numbers of an object other values: of all values given, those whose name begins with the prefix."""
    for name, value in values.items():
        if not name.startswith(prefix):
            continue
        path = name[len(prefix) :].split(".")
        if len(path) == 1:
            if hasattr(holder, path[0]):
                setattr(holder, path[0], float(value))
            continue
        inner: Any = getattr(holder, path[0], None)
        if inner is not None:
            for place in path[1:-1]:
                inner = inner[int(place)]
            inner[int(path[-1])] = float(value)
