"""How a long game is tested: a few positions of many games, and a few games closely. The slow tests look at every position."""

from collections.abc import Callable
from typing import Any

from pavonis.testing import conformance
from pavonis.testing.conformance.moments import Watch

FEW = 4  # games whose positions are looked at closely
GAMES = 36  # the fewest from which the counts of hidden things tell anything

# With a property that needs several games, only a few positions of each are looked at.
a_few_games = conformance.Property("a_few_games", lambda: Watch(lambda at: None), fewest=FEW)


def conforms(game: Any, seats: int, invariants: Callable[[Any, Any], None]) -> None:
    """The game keeps every property, and its own invariants."""
    kept = conformance.conserves(lambda s: invariants(game, s))
    conformance.run([*conformance.MANY_GAMES, kept], game, seats, range(GAMES), 0)
    conformance.run([*conformance.EVERY_STEP, conformance.blind, a_few_games], game, seats, range(FEW), 0)
