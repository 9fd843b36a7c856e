"""What is fixed about a game, told by a fresh process: `python -m tests.golden.probe pocket-mars [--added]`.

With `--added` the game first gets the things of `tests/golden/probes/<game>.py`: a card, a place or what else it may get more of
one day. `test_probe.py` compares the two. The process is fresh because a game reads its cards into tables when it is imported.
"""

import json
import sys
from hashlib import blake2b
from importlib import import_module
from typing import Any

from pavonis.core.game import Game
from pavonis.games import load
from tests.golden.codes import present
from tests.golden.records import GOLDEN, Golden, read


def encodings(golden: Golden) -> str:
    """The fields of a vector, and the vectors of both ends and the middle of a golden game."""
    from pavonis.rl.encoding import Encoder

    game = load(golden.game, **golden.options)
    encoder = Encoder(game, golden.seats)
    digest = blake2b(repr(encoder.fields).encode(), digest_size=8)
    for s in moments(game, golden):
        for viewer in range(golden.seats):
            digest.update(encoder(s, viewer).tobytes())
    return digest.hexdigest()


def moments(game: Game[Any], golden: Golden) -> list[Any]:
    """The positions of a golden game at the beginning, in the middle and at the end."""
    _, *told, _ = golden.path().read_text(encoding="utf-8").splitlines()
    s = game.new(golden.seats, golden.seed)
    found = [game.clone(s)]
    moves = [line.partition(" ") for line in told if not line.startswith("#")]
    for number, (seat, _, phrase) in enumerate(moves, 1):
        game.apply(s, int(seat), game.parse(s, int(seat), phrase))
        if number in (len(moves) // 2, len(moves)):
            found.append(game.clone(s))
    return found


def main() -> None:
    """Print all that must not change."""
    key = sys.argv[1]
    if "--added" in sys.argv:
        import_module(f"tests.golden.probes.{key.replace('-', '_')}").add()
    records = [golden for golden in GOLDEN if golden.game == key]
    result = {
        "codes": present(key),
        "records": {golden.path().stem: read(golden.path().read_text(encoding="utf-8")) for golden in records},
        "encodings": {golden.path().stem: encodings(golden) for golden in records},
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
