"""How right a judgement of positions was, by quarter of the game."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
QUARTERS = 4


def margins(points: Numbers) -> Numbers:
    """How far each seat is ahead of the best of the others."""
    found = np.empty_like(points)
    for seat in range(points.shape[1]):
        found[:, seat] = points[:, seat] - np.delete(points, seat, axis=1).max(axis=1)
    return found


def measures(progress: Numbers, points: Numbers, chances: Numbers, finals: Numbers, won: Numbers) -> list[dict[str, Any]]:
    """For each quarter: positions, correlation of the expected with the final margin, Brier score, and that of the base rate.

    The Brier score is the mean square of the chance of a seat less what it has won. The base rate gives every seat the same chance.
    """
    found = []
    seats = points.shape[1]
    for quarter in range(QUARTERS):
        here = (progress >= quarter / QUARTERS) & (progress < (quarter + 1) / QUARTERS + (quarter == QUARTERS - 1))
        if here.sum() < 2:
            continue
        said, final = margins(points[here]).reshape(-1), margins(finals[here]).reshape(-1)
        found.append(
            {
                "quarter": quarter + 1,
                "positions": int(here.sum()),
                "correlation": round(float(np.corrcoef(said, final)[0, 1]), 3) if said.std() and final.std() else 0.0,
                "brier": round(float(np.mean((chances[here] - won[here]) ** 2)), 4),
                "base": round(float(np.mean((1.0 / seats - won[here]) ** 2)), 4),
            }
        )
    return found


def reliability(chances: Numbers, won: Numbers, bins: int = 10) -> list[dict[str, Any]]:
    """How often seats won whose chance was said to be in each of some ranges."""
    found = []
    for number in range(bins):
        here = (chances >= number / bins) & (chances < (number + 1) / bins + (number == bins - 1))
        if here.any():
            said, came = float(chances[here].mean()), float(won[here].mean())
            found.append({"said": round(said, 3), "won": round(came, 3), "seats": int(here.sum())})
    return found
