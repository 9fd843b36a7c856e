"""Draw docs/games/*.svg, a position of each game: python docs/boards.py"""

from pathlib import Path
from random import Random

import pavonis

MOVES = {"terraforming-mars": 150, "ares-expedition": 150, "pocket-mars": 150, "mission-red-planet": 100}


def picture(key: str) -> str:
    """The board in the middle of a random game of three."""
    match = pavonis.Match.new(key, 3, seed=1)
    chance = Random(1)
    for _ in range(MOVES[key]):
        if not match.over:
            match.play(match.waiting()[0], chance.choice(match.legal()))
    drawn = match._repr_html_()
    return drawn[: drawn.index("</svg>") + len("</svg>")] + "\n"


def main() -> None:
    """Draw them all."""
    for key in MOVES:
        Path(__file__).with_name("games").joinpath(f"{key}.svg").write_text(picture(key), encoding="utf-8")


if __name__ == "__main__":
    main()
