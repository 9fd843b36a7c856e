"""Golden records: whole games of every mode as text that a person can read, replayed to the digit by the tests.

    python -m tests.golden.records          writes those that are missing
    python -m tests.golden.records --renew  writes all anew; then bump `rules_version` and say why in CHANGELOG.md

A file begins with the game's options as JSON; then comes a line for each move, `seat phrase`, with the fingerprint of the position
every ten moves; the last line is the result.
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from pavonis.core.game import Game
from pavonis.core.record import fingerprint
from pavonis.games import load

FOLDER = Path(__file__).parent / "records"
EVERY = 10  # moves between two fingerprints


class Golden(NamedTuple):
    """What is played: the name of the file says it too."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any]

    def path(self) -> Path:
        """Where the record is kept."""
        options = "".join(f"-{key}" if value is True else f"-{key}-{value}" for key, value in self.options.items())
        return FOLDER / f"{self.game}-{self.seats}{options}-{self.seed}.txt"


GOLDEN = [
    Golden("pocket-mars", seats, seed, {"draft": True} if draft else {})
    for seats in (2, 3, 4)
    for draft in (False, True)
    for seed in (1, 2)
]
GOLDEN += [
    Golden("mission-red-planet", seats, seed, {"layout": layout})
    for seats in (2, 3, 4, 5, 6)
    for seed, layout in ((1, (seats - 2) % 4 + 1), (2, "random"))
]
GOLDEN += [
    Golden("terraforming-mars", 1, 1, {}),
    Golden("terraforming-mars", 2, 1, {}),
    Golden("terraforming-mars", 2, 2, {"effect_order": "free"}),
    Golden("terraforming-mars", 2, 3, {"corporate_era": False, "beginner": True}),
    Golden("terraforming-mars", 3, 1, {"draft": True}),
    Golden("terraforming-mars", 3, 2, {"corporate_era": False}),
    Golden("terraforming-mars", 4, 1, {}),
    Golden("terraforming-mars", 5, 1, {"draft": True, "effect_order": "free"}),
]
GOLDEN += [
    Golden("ares-expedition", 1, 1, {"level": "expert"}),
    Golden("ares-expedition", 1, 2, {"level": "specialist"}),
    Golden("ares-expedition", 1, 3, {"level": "novice"}),
    Golden("ares-expedition", 2, 1, {}),
    Golden("ares-expedition", 2, 2, {"first_game": True}),
    Golden("ares-expedition", 2, 3, {"cooperative": True}),
    Golden("ares-expedition", 3, 1, {"mulligan": True}),
    Golden("ares-expedition", 4, 1, {}),
]


def write(golden: Golden) -> str:
    """Play a game of random moves, the same on every machine, and tell it."""
    game = load(golden.game, **golden.options)
    s = game.new(golden.seats, golden.seed)
    random = Random(golden.seed)
    header = {"game": game.key, "rules_version": game.rules_version, "seats": golden.seats, "seed": golden.seed}
    header["options"] = game.options
    lines = [json.dumps(header, ensure_ascii=False)]
    count = 0
    while waiting := game.waiting(s):
        seat = waiting[random.randrange(len(waiting))]
        moves = game.legal(s, seat)
        move = moves[random.randrange(len(moves))]
        lines.append(f"{seat} {game.notation(s, seat, move)}")
        game.apply(s, seat, move)
        count += 1
        if count % EVERY == 0:
            lines.append(f"# {fingerprint(s)}")
    lines.append(result(game, s))
    return "\n".join(lines) + "\n"


def read(text: str) -> tuple[str, str]:
    """Replay a golden record; its last line, and the result that the rules give now."""
    header, *lines, last = text.splitlines()
    facts = json.loads(header)
    game = load(facts["game"], **facts["options"])
    assert game.rules_version == facts["rules_version"], "the rules version has changed: renew the golden records it concerns"
    s = game.new(facts["seats"], facts["seed"])
    for number, line in enumerate(lines, 2):
        mark, _, phrase = line.partition(" ")
        if mark == "#":
            assert fingerprint(s) == phrase, f"line {number}: the position is another one than it was"
        else:
            game.checked_apply(s, int(mark), game.parse(s, int(mark), phrase))
    return last, result(game, s)


def result(game: Game[Any], s: Any) -> str:
    """The end of a game in one line."""
    return f"scores {game.scores(s)} winners {game.winners(s)} fingerprint {fingerprint(s)}"


def main() -> None:
    """Write the files."""
    for golden in GOLDEN:
        if "--renew" in sys.argv or not golden.path().exists():
            golden.path().write_text(write(golden), encoding="utf-8")
            print(golden.path().name)


if __name__ == "__main__":
    main()
