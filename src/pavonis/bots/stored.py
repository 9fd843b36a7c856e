"""The weights that were trained, as data: one file for each game in `weights/`, with where its numbers come from.

`hand` are the weights that stand in the source, which no training has touched; they make the anchor `greedy@1`.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any

HAND = "hand"
GREEDY = "greedy"  # for looking one action ahead
QUICK = "quick"  # for playing by rule of thumb
PURPOSES = (HAND, GREEDY, QUICK)


@cache
def trained(game: str) -> dict[str, Any]:
    """What was trained for a game; empty if nothing was."""
    path = files("pavonis") / "bots" / "weights" / f"{game}.json"
    return json.loads(path.read_text("utf-8")) if path.is_file() else {}


def weights_for(game: str, purpose: str) -> dict[str, float]:
    """The trained weights for a purpose, by name; what is not named is as in the source."""
    if purpose == HAND:
        return {}
    found: dict[str, float] = trained(game).get(purpose, {}).get("weights", {})
    return found


def values_of(game: str) -> dict[str, dict[str, Any]]:
    """The learned values by the number of seats: the names of their facts, the weights of these and the spreads by stage."""
    found: dict[str, dict[str, Any]] = trained(game).get("value", {})
    return found


def totals_of(game: str) -> dict[str, dict[str, Any]]:
    """How points at the end follow from what the terms say, by the number of seats."""
    found: dict[str, dict[str, Any]] = trained(game).get("totals", {})
    return found
