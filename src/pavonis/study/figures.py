"""The figures of a report: each is a plot and, folded away below it, a table of the same numbers."""

import html
from collections import Counter
from typing import Any

from pavonis.study import plots
from pavonis.study.statistics import CardUse, Dataset
from pavonis.study.tally import Share

WIDTH = 5.6  # inches; a telephone shows it whole, and its words can still be read
ROW = 0.2  # of a plot with one line for each card
MOST_COLUMNS = 20


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{share:.1%}"


def seats(run: Dataset) -> str:
    """How often each seat wins."""
    rows = [(f"Seat {number}", share) for number, share in enumerate(run.by_seat(), 1)]
    plot = _shares("seats", [name for name, _ in rows], {"games won": [share for _, share in rows]}, 1 / run.seats)
    return plot + _table(["", "games won", "interval"], [[name, *_numbers(share)] for name, share in rows])


def pairings(found: list[dict[str, Any]]) -> str:
    """How often the first bot of each pair wins; of partners, how often they win together."""
    rows = []
    for pairing in found:
        joint = pairing["joint"]
        won = Share(joint["won"] if joint else pairing["won_by_a"], pairing["games"])
        other = "itself" if pairing["a"] == pairing["b"] else pairing["b"]
        rows.append((f"{pairing['a']} {'with' if joint else 'against'} {other}", won))
    plot = _shares("bots", [name for name, _ in rows], {"games won": [share for _, share in rows]}, 1 / 2)
    numbers = [[name, f"{share.trials:,}", *_numbers(share)] for name, share in rows]
    return plot + _table(["", "games", "games won", "interval"], numbers)


def cards(what: str, uses: list[CardUse], fair: float, taken: str) -> str:
    """The share of games won by the users of each card, and how often it was used when it could be."""
    names = [use.card for use in uses]
    series: dict[str, list[Share | None]] = {"games won": [use.wins for use in uses]}
    heads = ["card", "seats", "games won", "interval"]
    if any(use.taken for use in uses):
        series[taken] = [use.taken for use in uses]
        heads += [taken, "interval"]
    rows = []
    for use in uses:
        more = _numbers(use.taken) if use.taken else ["", ""]
        rows.append([use.card, f"{use.wins.trials:,}", *_numbers(use.wins), *(more if taken in series else [])])
    return _shares(what, names, series, fair) + _table(heads, rows)


def lengths(run: Dataset) -> str:
    """How many rounds games take, as columns."""
    found = run.lengths()
    least, most = min(found), max(found)
    size = -(-(most - least + 1) // MOST_COLUMNS)
    counted = Counter((number - least) // size for number in found)
    firsts = [least + place * size for place in range((most - least) // size + 1)]
    names = [str(first) if size == 1 else f"{first}\N{EN DASH}{first + size - 1}" for first in firsts]
    shares = [counted[place] / len(found) for place in range(len(firsts))]
    figure, (axes,) = plots.axes(WIDTH, 2.4)
    bars = axes.bar(range(len(firsts)), [100 * share for share in shares], color=plots.SERIES[0], width=0.8)
    if len(firsts) <= 12:
        axes.bar_label(bars, [f"{share:.0%}" for share in shares], color=plots.LIGHT["dim"], fontsize=8, padding=2)
    step = -(-len(names) // 10)
    axes.set_xticks(range(0, len(names), step), names[::step])
    axes.set_xlabel("rounds")
    axes.set_ylabel("% of games")
    axes.grid(axis="y")
    plot = plots.inline(figure, "lengths", "games by rounds")
    return plot + _table(["rounds", "games"], [[name, percent(share)] for name, share in zip(names, shares, strict=True)])


def points(run: Dataset, names: dict[str, str]) -> str:
    """Where the points come from, round by round."""
    found = run.points()
    figure, (axes,) = plots.axes(WIDTH, 3.6)
    for place, (line, by_round) in enumerate(found.items()):
        colour = plots.SERIES[place % len(plots.SERIES)]
        dashes = plots.DASHES[place // len(plots.SERIES) % len(plots.DASHES)]
        axes.plot(list(by_round), list(by_round.values()), color=colour, linestyle=dashes, label=names.get(line, line))
    axes.set_xlabel("round")
    axes.set_ylabel("mean points")
    axes.grid(axis="y")
    axes.locator_params(axis="x", integer=True)
    figure.legend(loc="outside lower center", ncols=3, fontsize=9)
    last = [[names.get(line, line), f"{by_round[max(by_round)]:.1f}"] for line, by_round in found.items()]
    return plots.inline(figure, "points", "mean points by round") + _table(["", "points at the end"], last)


def _shares(key: str, names: list[str], series: dict[str, list[Share | None]], fair: float) -> str:
    """Shares as dots on their intervals, a row for each name, with a line where a fair share is."""
    figure, (axes,) = plots.axes(WIDTH, 0.9 + ROW * len(names) * len(series) ** 0.5)
    for place, (label, shares) in enumerate(series.items()):
        offset = 0.28 * (place - (len(series) - 1) / 2)
        there = [(row + offset, share) for row, share in enumerate(shares) if share]
        values = [100 * share.value for _, share in there]
        low = [100 * max(0.0, share.value - share.interval[0]) for _, share in there]
        high = [100 * max(0.0, share.interval[1] - share.value) for _, share in there]
        heights = [row for row, _ in there]
        axes.errorbar(
            values, heights, xerr=[low, high], fmt="o", ms=4, lw=1.6, color=plots.SERIES[place], label=label, clip_on=False
        )
    axes.axvline(100 * fair, color=plots.LIGHT["dim"], lw=0.9, ls=(0, (3, 2)))
    axes.set_yticks(range(len(names)), names)
    axes.tick_params(axis="y", length=0, labelcolor=plots.LIGHT["ink"])
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.set_xlim(0, 100)
    axes.set_xlabel("%")
    axes.grid(axis="x")
    if len(series) > 1:
        figure.legend(loc="outside upper center", ncols=2, fontsize=9)
    return plots.inline(figure, key, f"shares: {', '.join(series)}")


def _numbers(share: Share) -> list[str]:
    low, high = share.interval
    return [percent(share.value), f"{low:.0%}\N{EN DASH}{high:.0%}"]


def _table(heads: list[str], rows: list[list[str]]) -> str:
    """The numbers of a plot, for readers who want them exactly or cannot see it."""
    head = "".join(f"<th>{html.escape(each)}</th>" for each in heads)
    body = "".join(
        f'<tr><th scope="row">{html.escape(first)}</th>{"".join(f"<td>{html.escape(each)}</td>" for each in rest)}</tr>'
        for first, *rest in rows
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f"<details><summary>The numbers</summary>{table}</details>"
