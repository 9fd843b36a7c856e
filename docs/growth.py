"""Draw docs/growth.svg, how the cost of a decision grows.

python -m bench.engines --json > engines.json && python docs/growth.py engines.json
"""

import json
import sys
from pathlib import Path
from typing import Any

from pavonis.study import plots


def picture(found: dict[str, Any]) -> str:
    """Two sets of axes side by side, with one line for each game."""
    plots.check()
    figure, (players, cards) = plots.axes(8.2, 3.4, columns=2)
    for colour, key in zip(plots.SERIES, [key for key in found if key != "compiled"], strict=False):
        by_players = [(row["players"], row["microseconds"]["decisions"]) for row in found[key]["players"]]
        by_cards = sorted((row["cards"], row["microseconds"]) for row in found[key]["rounds"])
        players.plot(*zip(*by_players, strict=True), "o-", ms=4, color=colour, label=key)
        cards.plot(*zip(*by_cards, strict=True), "o-", ms=3, color=colour)
    players.set_title("µs per decision, by players")
    cards.set_title("µs per decision, by cards in play")
    players.set_xlabel("players")
    cards.set_xlabel("cards in play, two players")
    for axes in (players, cards):
        axes.locator_params(axis="x", integer=True)
        axes.set_ylim(bottom=0)
        axes.grid(axis="y")
    figure.legend(loc="outside lower center", ncols=4)
    figure.set_facecolor(plots.LIGHT["paper"])  # a picture in a document does not know how dark the screen is
    return plots.svg(figure, "growth")


def main() -> None:
    """Draw what `bench.engines` has found."""
    found = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    Path(__file__).with_name("growth.svg").write_text(picture(found), encoding="utf-8")


if __name__ == "__main__":
    main()
