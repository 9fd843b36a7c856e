"""Every code of every game, frozen with what it means: a code is for ever.

    python -m tests.golden.codes                  adds what is new to the files of all games
    python -m tests.golden.codes pocket-mars      of one game

A file has a line for each move (`1064 play Birds`), each event (`event 17 stock seat resource change`) and each reason. A line that
is there is never changed or removed.
"""

import sys
from pathlib import Path

from pavonis.core.catalogue import Catalogue
from pavonis.games import games, load

FOLDER = Path(__file__).parent / "codes"


def path(key: str) -> Path:
    """Where the codes of a game are frozen."""
    return FOLDER / f"{key}.txt"


def frozen(key: str) -> list[str]:
    """The lines of the file of a game."""
    return path(key).read_text(encoding="utf-8").splitlines() if path(key).exists() else []


def present(key: str) -> list[str]:
    """What the file would hold if it were written now."""
    game = load(key)
    moves = [f"{code} {game.space.phrase(code)}" for code in game.space.codes()]
    return [*moves, *catalogued("event", game.events), *catalogued("reason", game.reasons)]


def catalogued(kind: str, catalogue: Catalogue) -> list[str]:
    """The events or the reasons of a game, each with the names of what follows it."""
    return [f"{kind} {code} {' '.join(catalogue[code])}" for code in sorted(catalogue)]


def lost(key: str, now: list[str]) -> list[str]:
    """The frozen lines that do not hold any more."""
    kept = set(now)
    return [line for line in frozen(key) if line not in kept]


def main() -> None:
    """Write the files, unless a frozen line would be lost."""
    FOLDER.mkdir(exist_ok=True)
    for key in sys.argv[1:] or games():
        now = present(key)
        if changed := lost(key, now):
            raise SystemExit(f"{key}: these lines are frozen, but do not hold any more:\n" + "\n".join(changed))
        path(key).write_text("\n".join(now) + "\n", encoding="utf-8")
        print(f"{key}: {len(now)} lines")


if __name__ == "__main__":
    main()
