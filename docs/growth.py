"""Draw docs/growth.svg, how the cost of a decision grows.

python -m bench.engines --json > engines.json && python docs/growth.py engines.json
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

WIDTH: Final = 330  # of a panel, in pixels
HEIGHT: Final = 220
LEFT: Final = 44
TOP: Final = 34
BETWEEN: Final = 60
COLOURS: Final = {
    "pocket-mars": "#c2571a",
    "mission-red-planet": "#b02a4a",
    "terraforming-mars": "#2a7a3f",
    "ares-expedition": "#2f5fa8",
}

Line = list[tuple[float, float]]


class Panel:
    """One set of axes, from zero to the largest values."""

    def __init__(self, left: int, title: str, across: str, lines: dict[str, Line]) -> None:
        self.left = left
        self.title = title
        self.across = across
        self.lines = lines
        self.most_x = max(x for line in lines.values() for x, _ in line)
        self.most_y = max(y for line in lines.values() for _, y in line) * 1.1

    def x(self, value: float) -> float:
        return round(self.left + WIDTH * value / self.most_x, 1)

    def y(self, value: float) -> float:
        return round(TOP + HEIGHT * (1 - value / self.most_y), 1)

    def draw(self) -> list[str]:
        """The axes with their marks, and a line with points for each game."""
        right, bottom = self.left + WIDTH, TOP + HEIGHT
        parts = [
            f'<text x="{self.left}" y="{TOP - 14}" class="title">{self.title}</text>',
            f'<path d="M{self.left} {TOP}V{bottom}H{right}" class="axis"/>',
            f'<text x="{right}" y="{bottom + 32}" class="end">{self.across}</text>',
        ]
        for mark in marks(self.most_y):
            parts.append(f'<path d="M{self.left} {self.y(mark)}H{right}" class="grid"/>')
            parts.append(f'<text x="{self.left - 6}" y="{self.y(mark) + 4}" class="end">{mark:g}</text>')
        for mark in marks(self.most_x):
            parts.append(f'<text x="{self.x(mark)}" y="{bottom + 16}" class="middle">{mark:g}</text>')
        for key, line in self.lines.items():
            points = " ".join(f"{self.x(x)},{self.y(y)}" for x, y in line)
            parts.append(f'<polyline points="{points}" stroke="{COLOURS[key]}"/>')
            parts.extend(f'<circle cx="{self.x(x)}" cy="{self.y(y)}" r="2.5" fill="{COLOURS[key]}"/>' for x, y in line)
        return parts


def marks(most: float) -> list[float]:
    """Round numbers up to the largest value, three to seven of them."""
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100) if most / step <= 7)
    return [number * step for number in range(int(most // step) + 1)]


def picture(found: dict[str, Any]) -> str:
    """Two panels side by side, and whose line is whose."""
    games = [key for key in found if key != "compiled"]
    by_players = {key: [(row["players"], row["microseconds"]["decisions"]) for row in found[key]["players"]] for key in games}
    by_cards = {key: sorted((row["cards"], row["microseconds"]) for row in found[key]["rounds"]) for key in games}
    panels = [
        Panel(LEFT, "µs a decision, by players", "players", by_players),
        Panel(LEFT + WIDTH + BETWEEN, "µs a decision, two players, by cards in play", "cards in play", by_cards),
    ]
    width, height = LEFT + 2 * WIDTH + BETWEEN + 20, TOP + HEIGHT + 70
    parts = [part for panel in panels for part in panel.draw()]
    for number, key in enumerate(games):
        x = LEFT + number * 175
        parts.append(f'<rect x="{x}" y="{height - 20}" width="12" height="12" fill="{COLOURS[key]}"/>')
        parts.append(f'<text x="{x + 18}" y="{height - 10}">{key}</text>')
    style = (
        "text{font:12px sans-serif;fill:#222}.title{font-weight:bold}.end{text-anchor:end}.middle{text-anchor:middle}"
        "path{fill:none}.axis{stroke:#222}.grid{stroke:#ddd}polyline{fill:none;stroke-width:1.5}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f'<style>{style}</style><rect width="100%" height="100%" fill="#fff"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def main() -> None:
    """Draw what `bench.engines` has found."""
    found = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    Path(__file__).with_name("growth.svg").write_text(picture(found), encoding="utf-8")


if __name__ == "__main__":
    main()
