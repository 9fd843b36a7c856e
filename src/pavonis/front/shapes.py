"""The few shapes that pictures are made of. Every seat has a colour and a shape, so that colours alone tell nothing."""

from html import escape
from math import cos, pi, sin
from typing import Final

INK: Final = "#241a2c"
DIM: Final = "#66545a"
LINE: Final = "#dcc4ac"
PAPER: Final = "#fffaf3"
SAND: Final = "#f0d9bf"
RUST: Final = "#a93b14"
OCEAN: Final = "#3d86a8"
GREEN: Final = "#4f9a5f"
STONE: Final = "#8d7f86"
SEATS: Final = ("#b3261e", "#14627f", "#80510a", "#6b3aa0", "#1d6b38", "#4a4a4a")
MARKS: Final = "●▲■◆★✚"


def svg(width: float, height: float, title: str, *parts: str) -> str:
    """A whole picture; its title is read aloud."""
    style = f"font-family:system-ui,sans-serif;max-width:{width:g}px;width:100%;height:auto"
    ground = rect(0, 0, width, height, PAPER, radius=8)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" style="{style}">'
    return f"{head}<title>{escape(title)}</title>{ground}{''.join(parts)}</svg>"


def text(x: float, y: float, words: object, size: float = 12, colour: str = INK, anchor: str = "start", bold: bool = False) -> str:
    """A line of text that stands on y."""
    weight = ' font-weight="600"' if bold else ""
    at = f'x="{x:.1f}" y="{y:.1f}" font-size="{size:g}"'
    return f'<text {at} fill="{colour}" text-anchor="{anchor}"{weight}>{escape(str(words))}</text>'


def rect(x: float, y: float, width: float, height: float, fill: str, stroke: str = "none", radius: float = 3) -> str:
    """A box."""
    size = f'width="{max(0.0, width):.1f}" height="{height:.1f}" rx="{radius:g}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} fill="{fill}" stroke="{stroke}"/>'


def circle(x: float, y: float, radius: float, fill: str, stroke: str = "none", width: float = 1) -> str:
    """A disc."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"/>'


def hexagon(x: float, y: float, radius: float, fill: str, stroke: str, width: float = 1) -> str:
    """A hexagon that stands on a corner."""
    corners = [(x + radius * sin(pi * k / 3), y - radius * cos(pi * k / 3)) for k in range(6)]
    points = " ".join(f"{a:.1f},{b:.1f}" for a, b in corners)
    return f'<polygon points="{points}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"/>'


def bar(x: float, y: float, width: float, name: str, value: int, least: int, most: int, unit: str, fill: str) -> str:
    """A track with its name and value above it."""
    done = width * (value - least) / (most - least)
    label = text(x, y - 5, f"{name} {value}{unit} of {most}{unit}", 11, DIM)
    return label + rect(x, y, width, 9, PAPER, LINE) + rect(x, y, done, 9, fill)


def mark(seat: int) -> str:
    """The shape of a seat."""
    return MARKS[seat % len(MARKS)]


def colour(seat: int) -> str:
    """The colour of a seat."""
    return SEATS[seat % len(SEATS)]


def table(x: float, y: float, heads: list[str], rows: list[list[object]], columns: list[float], active: set[int]) -> str:
    """A line for each seat; the seats that are active are marked. `columns` are where the columns begin, from x on."""
    parts = [text(x + at, y, head, 10, DIM) for at, head in zip(columns, heads, strict=True)]
    for seat, row in enumerate(rows):
        below = y + 18 * (seat + 1)
        if seat in active:
            parts.append(text(x - 12, below, "▸", 11, RUST))
        for number, (at, cell) in enumerate(zip(columns, row, strict=True)):
            first = number == 0
            parts.append(
                text(x + at, below, f"{mark(seat)} {cell}" if first else cell, 12, colour(seat) if first else INK, bold=first)
            )
    return "".join(parts)


def counted(x: float, y: float, counts: list[int], size: float = 12, anchor: str = "middle") -> str:
    """How many pieces each seat has somewhere: its mark and, from two on, the number."""
    spans = [
        f'<tspan fill="{colour(seat)}">{mark(seat)}{count if count > 1 else ""} </tspan>'
        for seat, count in enumerate(counts)
        if count
    ]
    at = f'x="{x:.1f}" y="{y:.1f}" font-size="{size:g}"'
    return f'<text {at} text-anchor="{anchor}">{"".join(spans)}</text>' if spans else ""
