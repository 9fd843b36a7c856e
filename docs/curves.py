"""Draw docs/curves.svg, how the training scripts learn: the share won against random play, by seconds of processor time.

mkdir curves
python examples/train_cleanrl.py pocket-mars --minutes 1 --test-every 5 --curve curves/cleanrl-pocket-mars.csv
python examples/train_sb3.py pocket-mars --minutes 1 --curve curves/sb3-pocket-mars.csv
python docs/curves.py curves

Curves of other games in the same folder are drawn too.
"""

import csv
import sys
from pathlib import Path

from pavonis.games import OURS
from pavonis.study import plots

SCRIPTS = {"cleanrl": "train_cleanrl.py", "sb3": "train_sb3.py"}
SECONDS = 65


def read(path: Path) -> tuple[list[float], list[float]]:
    """Seconds, and shares in per cent."""
    with path.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return [float(row["seconds"]) for row in rows], [100 * float(row["won"]) for row in rows]


def picture(folder: Path) -> str:
    """Two sets of axes side by side, one for each script, with one line for each game."""
    plots.check()
    figure, both = plots.axes(8.2, 3.4, columns=2)
    for axes, (script, title) in zip(both, SCRIPTS.items(), strict=True):
        for colour, key in zip(plots.SERIES, OURS, strict=False):
            path = folder / f"{script}-{key}.csv"
            if path.exists():
                axes.plot(*read(path), "o-", ms=3, color=colour, label=key if script == "cleanrl" else None)
        axes.set_title(f"{title}: % won")
        axes.set_xlabel("seconds of processor time")
        axes.set_xlim(0, SECONDS)
        axes.set_ylim(0, 102)
        axes.grid(axis="y")
    figure.legend(loc="outside lower center", ncols=4)
    figure.set_facecolor(plots.LIGHT["paper"])  # a picture in a document does not know how dark the screen is
    return plots.svg(figure, "curves")


def main() -> None:
    """Draw the curves in a folder."""
    Path(__file__).with_name("curves.svg").write_text(picture(Path(sys.argv[1])), encoding="utf-8")


if __name__ == "__main__":
    main()
