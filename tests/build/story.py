"""A random game as lines that differ where two engines differ: `python -m tests.build.story 3` prints that of the fourth case."""

import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple

from msgspec import to_builtins

from pavonis._engine import COMPILED
from pavonis.core.game import SPECTATOR
from pavonis.core.record import fingerprint
from pavonis.games import load

EVERY = 20  # moves between two looks at what everybody sees


class Case(NamedTuple):
    """What is played."""

    game: str
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *self.options])


CASES = [
    Case("pocket-mars", 2, {}),
    Case("pocket-mars", 4, {"draft": True}),
    Case("mission-red-planet", 2, {}),
    Case("mission-red-planet", 5, {}),
    Case("terraforming-mars", 1, {}),
    Case("terraforming-mars", 3, {"draft": True}),
    Case("ares-expedition", 1, {}),
    Case("ares-expedition", 3, {}),
]


def told(case: Case) -> list[str]:
    """Positions by their fingerprints, and now and then what every viewer sees and may take for true; at the end all events."""
    return list(tell(case))


def tell(case: Case) -> Iterator[str]:
    """The same, line by line."""
    game = load(case.game, **case.options)
    s = game.new(case.seats, 1)
    random = Random(1)
    number = 0
    while waiting := game.waiting(s):
        seat = waiting[random.randrange(len(waiting))]
        moves = game.legal(s, seat)
        if number % EVERY == 0:
            for viewer in (SPECTATOR, *range(case.seats)):
                seen = json.dumps(to_builtins(game.observe(s, viewer)))
                yield f"{viewer} sees {blake2b(seen.encode(), digest_size=8).hexdigest()}"
                yield f"{viewer} takes for true {fingerprint(game.resample(s, viewer, number))}"
        move = moves[random.randrange(len(moves))]
        game.apply(s, seat, move)
        number += 1
        yield f"{number} of {len(moves)} {game.space.phrase(move)}: {fingerprint(s)}"
    yield f"{game.scores(s)} {game.winners(s)}"
    yield blake2b(repr(s.log).encode(), digest_size=8).hexdigest()


if __name__ == "__main__":
    print("compiled" if COMPILED else "pure")
    print("\n".join(told(CASES[int(sys.argv[1])])))
