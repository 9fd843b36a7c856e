"""The plots of a report, as SVG (extra `report`)."""

import io
from collections import Counter
from typing import Any

from pavonis.cli.statistics import CardUse, Run, Share

RUST = "#b5482a"
SAND = "#d9a66c"
DUSK = "#3b2a3f"
MOST = 40  # cards in one plot


def plotting() -> Any:
    """The plotting library, without a screen."""
    try:
        import matplotlib as mpl
    except ModuleNotFoundError:
        raise ValueError("plots need matplotlib, which is not installed: pip install 'pavonis[report]'") from None
    mpl.use("svg")
    mpl.rcParams.update({"axes.spines.top": False, "axes.spines.right": False, "svg.fonttype": "none", "svg.hashsalt": "pavonis"})
    from matplotlib import pyplot

    return pyplot


def _svg(figure: Any, pyplot: Any) -> str:
    out = io.StringIO()
    figure.tight_layout()
    figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    pyplot.close(figure)
    text = out.getvalue()
    return text[text.index("<svg") :]


def seats(run: Run) -> str:
    """How often each seat wins."""
    pyplot = plotting()
    figure, axes = pyplot.subplots(figsize=(6, 3))
    _points(axes, [(f"seat {number + 1}", share) for number, share in enumerate(run.by_seat())])
    axes.axvline(1 / run.seats, color=SAND, linestyle="--")
    axes.set_xlabel("games won")
    return _svg(figure, pyplot)


def lengths(run: Run) -> str:
    """How many rounds games take."""
    pyplot = plotting()
    figure, axes = pyplot.subplots(figsize=(6, 3))
    counted = Counter(run.lengths())
    axes.bar(list(counted), [count / len(run.games) for count in counted.values()], color=RUST)
    axes.set_xlabel("rounds")
    axes.set_ylabel("games")
    return _svg(figure, pyplot)


def points(run: Run) -> str:
    """Where the points come from, round by round."""
    pyplot = plotting()
    figure, axes = pyplot.subplots(figsize=(7, 4))
    for name, by_round in run.points().items():
        axes.plot(list(by_round), list(by_round.values()), label=name, linewidth=2)
    axes.set_xlabel("round")
    axes.set_ylabel("mean points of a seat")
    axes.legend(frameon=False, fontsize="small")
    return _svg(figure, pyplot)


def cards(uses: list[CardUse], fair: float) -> str:
    """The share of victories of who used each card, with its interval."""
    pyplot = plotting()
    shown = uses[:MOST]
    figure, axes = pyplot.subplots(figsize=(8, 1 + 0.24 * len(shown)))
    _points(axes, [(f"{use.card} ({use.wins.trials})", use.wins) for use in shown])
    axes.axvline(fair, color=SAND, linestyle="--")
    axes.set_xlabel("games won by seats that did so, of as many as stand behind the name")
    return _svg(figure, pyplot)


def _points(axes: Any, shares: list[tuple[str, Share]]) -> None:
    """Shares as dots with their intervals, from top to bottom."""
    for place, (_, share) in enumerate(shares):
        low, high = share.interval
        axes.plot([low, high], [place, place], color=DUSK, linewidth=1.5)
        axes.plot([share.value], [place], "o", color=RUST, markersize=5)
    axes.set_yticks(range(len(shares)), [name for name, _ in shares])
    axes.invert_yaxis()
