"""The plots of a report, as pieces of a page: they need no library, load nothing, and grow and shrink with the window."""

import html
from collections import Counter

from pavonis.cli.statistics import CardUse, Run, Share

MOST_COLUMNS = 20
WIDTH, HEIGHT = 360, 230  # of the line chart, in its own units
LEFT, RIGHT, TOP, BOTTOM = 34, 6, 8, 30  # what its margins take
LINES = ("", "7 3", "2 3", "9 3 2 3")  # solid, dashed, dotted, both: colours alone do not tell lines apart for everybody
COLOURS = 6  # of the style
WON = '<th colspan="2">games won</th><th class="interval"></th>'


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{share:.1%}"


def bar(share: Share, fair: float | None = None) -> str:
    """A share as a dot on its interval, on a track from 0 to 100 %, with a mark where a fair share is."""
    low, high = share.interval
    mark = "" if fair is None else f'<i class="fair" style="left:{fair:.2%}"></i>'
    reach = f'<i class="reach" style="left:{low:.2%};width:{high - low:.2%}"></i>'
    return f'<span class="track">{mark}{reach}<i class="dot" style="left:{share.value:.2%}"></i></span>'


def _cells(share: Share, fair: float | None, kind: str) -> str:
    low, high = share.interval
    return (
        f'<td class="bar {kind}">{bar(share, fair)}</td><td>{percent(share.value)}</td>'
        f'<td class="interval">{low:.0%}\N{EN DASH}{high:.0%}</td>'
    )


def seats(run: Run) -> str:
    """How often each seat wins."""
    rows = [
        f'<tr><th scope="row">Seat {number}</th>{_cells(share, 1 / run.seats, "won")}</tr>'
        for number, share in enumerate(run.by_seat(), 1)
    ]
    return f"<table><thead><tr><th></th>{WON}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def cards(uses: list[CardUse], fair: float, taken: str) -> str:
    """The share of victories of who used each card, and how often it was used when it could be."""
    both = any(use.taken for use in uses)
    head = f"<th>card</th><th>seats</th>{WON}"
    if both:  # a small window has no room for the second bar: there its heading is one word above the number
        small = f'<span class="small">{taken.partition(" ")[0]}</span>'
        head += f'<th class="bar taken">{taken}</th><th>{small}</th><th class="interval"></th>'
    rows = []
    for use in uses:
        cells = _cells(use.wins, fair, "won") + (_cells(use.taken, None, "taken") if use.taken else "<td></td>" * 3 * both)
        rows.append(f'<tr><th scope="row">{html.escape(use.card)}</th><td>{use.wins.trials:,}</td>{cells}</tr>')
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def lengths(run: Run) -> str:
    """How many rounds games take, as columns."""
    found = run.lengths()
    least, most = min(found), max(found)
    width = -(-(most - least + 1) // MOST_COLUMNS)
    counted = Counter((number - least) // width for number in found)
    tallest = max(counted.values())
    columns = []
    for place in range((most - least) // width + 1):
        first = least + place * width
        name = str(first) if width == 1 else f"{first}\N{EN DASH}{first + width - 1}"
        share = counted[place] / len(found)
        columns.append(
            f'<div title="{name}: {percent(share)}"><b>{share:.0%}</b><i style="height:{counted[place] / tallest:.2%}"></i>'
            f"<span>{name}</span></div>"
        )
    return f'<div class="columns" role="img" aria-label="games by rounds">{"".join(columns)}</div>'


def points(run: Run, names: dict[str, str]) -> str:
    """Where the points come from, round by round, as lines with a legend."""
    found = run.points()
    rounds = sorted({number for by_round in found.values() for number in by_round})
    values = [value for by_round in found.values() for value in by_round.values()]
    low, high = min(0.0, *values), max(1.0, *values)
    step = _step(high - low)

    def x(number: float) -> float:
        return LEFT + (number - rounds[0]) / max(1, rounds[-1] - rounds[0]) * (WIDTH - LEFT - RIGHT)

    def y(value: float) -> float:
        return TOP + (high - value) / (high - low) * (HEIGHT - TOP - BOTTOM)

    parts = []
    for level in range(int(low // step), int(high // step) + 1):
        at = y(level * step)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{at:.1f}" y2="{at:.1f}"/>')
        parts.append(f'<text x="{LEFT - 5}" y="{at + 3.5:.1f}" text-anchor="end">{level * step:g}</text>')
    for number in rounds[:: -(-len(rounds) // 10)]:
        parts.append(f'<text x="{x(number):.1f}" y="{HEIGHT - BOTTOM + 14}" text-anchor="middle">{number}</text>')
    parts.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 3}" text-anchor="middle">round</text>')
    legend = []
    for place, (name, by_round) in enumerate(found.items()):
        style = f'class="line c{place % COLOURS}" stroke-dasharray="{LINES[place // COLOURS % len(LINES)]}"'
        path = " ".join(f"{x(number):.1f},{y(value):.1f}" for number, value in by_round.items())
        parts.append(f'<polyline {style} points="{path}"/>')
        swatch = f'<svg viewBox="0 0 26 8" class="swatch"><line {style} x1="1" x2="25" y1="4" y2="4"/></svg>'
        legend.append(f"<li>{swatch}{html.escape(names.get(name, name))} <b>{by_round[max(by_round)]:.1f}</b></li>")
    chart = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" class="chart" role="img" aria-label="mean points by round">{"".join(parts)}</svg>'
    return f'{chart}<ul class="legend">{"".join(legend)}</ul>'


def _step(span: float) -> float:
    """A round number of points, of which there are four to ten in the span."""
    size = 0.1
    while True:
        for factor in (1, 2, 5):
            if span / (size * factor) <= 7:
                return size * factor
        size *= 10
