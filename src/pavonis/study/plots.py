"""Plots as SVG, drawn by matplotlib in the colours of the page: for reports and for the pictures in `docs/`."""

import io
import re
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# By name, on a light and on a dark screen. Inside a page the plots change with the reader's system.
PALETTE: Final = {
    "ink": ("#241a2c", "#f7efe4"),
    "dim": ("#66545a", "#bdb7cc"),
    "line": ("#dcc4ac", "#3b4270"),
    "paper": ("#fffaf3", "#1b2040"),
    "c0": ("#a93b14", "#e8703f"),
    "c1": ("#14627f", "#a6dcec"),
    "c2": ("#1d6b38", "#8fd6a4"),
    "c3": ("#6b3aa0", "#c8a0ee"),
    "c4": ("#80510a", "#f4bd68"),
    "c5": ("#a52368", "#ff9cc8"),
}
LIGHT: Final = {name: light for name, (light, _) in PALETTE.items()}
SERIES: Final = [LIGHT[f"c{number}"] for number in range(6)]
DASHES: Final = ["-", (0, (5, 2)), (0, (1, 1.5)), (0, (5, 1.5, 1, 1.5))]  # colours alone do not tell lines apart for everybody
STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",  # words stay words: they can be read aloud, searched and copied
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": LIGHT["ink"],
    "axes.edgecolor": LIGHT["line"],
    "axes.labelcolor": LIGHT["dim"],
    "axes.titlecolor": LIGHT["ink"],
    "axes.titlelocation": "left",
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": LIGHT["line"],
    "grid.linewidth": 0.6,
    "xtick.color": LIGHT["line"],
    "ytick.color": LIGHT["line"],
    "xtick.labelcolor": LIGHT["dim"],
    "ytick.labelcolor": LIGHT["dim"],
    "legend.frameon": False,
    "figure.facecolor": "none",
    "figure.constrained_layout.h_pad": 0.1,
    "figure.constrained_layout.w_pad": 0.1,
}


def check() -> None:
    """ValueError if there is nothing to draw with."""
    if find_spec("matplotlib") is None:
        raise ValueError("plots need matplotlib, which is not installed: pip install 'pavonis[report]'")


def axes(width: float, height: float, columns: int = 1) -> "tuple[Figure, list[Axes]]":
    """An empty figure, in inches, with so many sets of axes side by side."""
    from matplotlib import rcParams
    from matplotlib.figure import Figure

    rcParams.update(STYLE)
    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, list(figure.subplots(1, columns, squeeze=False)[0])


def svg(figure: "Figure", name: str) -> str:
    """The figure as a file. The same figure always gives the same text; two names never share an id inside one page."""
    from matplotlib import rc_context

    out = io.StringIO()
    with rc_context({"svg.hashsalt": name}):
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = re.sub(r'<g id="[^"]*">', "<g>", out.getvalue())
    return re.sub(r"[ \t]+\n", "\n", text)


def inline(figure: "Figure", name: str, label: str) -> str:
    """The figure as a part of a page, which gives it its colours and its width."""
    text = svg(figure, name)
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    box = re.search(r'viewBox="[^"]*"', text)
    head = f'<svg class="chart" role="img" aria-label="{label}" {box[0] if box else ""}>'
    text = head + text[text.index(">") + 1 :]
    for key, light in LIGHT.items():
        text = text.replace(light, f"var(--{key})")
    return text
