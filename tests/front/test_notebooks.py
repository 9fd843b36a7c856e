"""The notebooks of `examples/` run from top to bottom, and what their cells show can be shown."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples").glob("*.ipynb"))


def run(source: str, names: dict[str, Any]) -> Any:
    """Run a cell as a notebook does: the value of its last expression is what it shows."""
    tree = ast.parse(source)
    last = tree.body[-1]
    if not isinstance(last, ast.Expr):
        exec(compile(tree, "cell", "exec"), names)
        return None
    exec(compile(ast.Module(tree.body[:-1], []), "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)


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
