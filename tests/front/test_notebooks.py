"""The notebooks of `examples/` run from top to bottom, and what their cells show can be shown."""

import json
from pathlib import Path
from typing import Any

import pytest

from docs.cells import page, run

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples").glob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path) -> None:
    cells = [cell for cell in json.loads(path.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    names: dict[str, Any] = {"__name__": "__main__"}
    pictures = 0
    for cell in cells:
        assert cell["outputs"] == [], "notebooks are kept without what they have shown"
        shown = run("".join(cell["source"]), names)
        assert repr(shown)
        pictures += hasattr(shown, "_repr_html_") and shown._repr_html_().startswith(("<svg", "<table"))
    assert len(cells) > 5
    assert pictures >= 3


def test_there_is_a_notebook_to_begin_with() -> None:
    assert "first_steps" in [path.stem for path in NOTEBOOKS]


def test_the_site_shows_what_the_cells_show() -> None:
    path = next(path for path in NOTEBOOKS if path.stem == "first_steps")
    shown = page(path)
    assert shown.startswith("# First steps\n")
    assert shown.count("```python\n") == shown.count("\n```\n") > 5
    assert shown.count('<div class="shown"><svg') == 2
    assert shown.count('<div class="shown"><table') == 1
    assert "style=" not in shown, "the server's content security policy allows no inline styles"
    assert "[first_steps.ipynb](first_steps.ipynb)" in shown
