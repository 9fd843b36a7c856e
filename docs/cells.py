"""A notebook as a page of the site: its cells are run when the site is built, and what they show is shown."""

import ast
import html
import json
import re
from pathlib import Path
from pprint import pformat
from typing import Any

STYLE = re.compile(r'(<svg[^>]*?) style="[^"]*"')


def cells(path: Path) -> list[tuple[str, str]]:
    """The cells of a notebook: kind and text."""
    return [(cell["cell_type"], "".join(cell["source"])) for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]]


def run(source: str, names: dict[str, Any]) -> Any:
    """Run a cell as a notebook does: the value of its last expression is what it shows."""
    tree = ast.parse(source)
    last = tree.body[-1]
    if not isinstance(last, ast.Expr):
        exec(compile(tree, "cell", "exec"), names)
        return None
    exec(compile(ast.Module(tree.body[:-1], []), "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)


def shown(value: Any) -> str:
    """What a notebook shows of a value."""
    if value is None:
        return ""
    drawn = value._repr_html_() if hasattr(value, "_repr_html_") else f"<pre>{html.escape(pformat(value, width=100))}</pre>"
    allowed = STYLE.sub(r"\1", drawn)  # the server's content security policy allows no inline styles
    return f'<div class="shown">{allowed}</div>\n'


def page(path: Path) -> str:
    """The whole notebook as Markdown, with a link to the file."""
    names: dict[str, Any] = {"__name__": "__main__"}
    parts = []
    for kind, text in cells(path):
        parts.append(text if kind == "markdown" else f"```python\n{text}\n```\n\n{shown(run(text, names))}")
    return "\n\n".join([*parts, f"The notebook itself: [{path.name}]({path.name})"]) + "\n"
