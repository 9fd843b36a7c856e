"""What classes and functions say about themselves: compiled ones come without their docstrings, which are read from the sources."""

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

PARAGRAPH = "\n\n"


def explained(kind: type) -> str:
    """The docstring of a class, and below it those of its compiled methods, about which `help` would not say a word."""
    parts = [kind.__doc__ or written(kind) or ""]
    known: set[str] = set()
    for base in kind.__mro__:
        node = _node(base) if "__mypyc_attrs__" in vars(base) else None
        for method in node.body if isinstance(node, ast.ClassDef) else []:
            if isinstance(method, ast.FunctionDef) and method.name[0] != "_" and method.name not in known:
                parts.append(f"{method.name}: {(ast.get_docstring(method) or '').partition(PARAGRAPH)[0]}")
        known.update(vars(base))
    return PARAGRAPH.join(parts)


def written(value: type | Callable[..., Any]) -> str | None:
    """What the source says about a class or function: compiled ones come without their docstrings."""
    node = _node(value)
    return ast.get_docstring(node) if node else None


def _node(value: type | Callable[..., Any]) -> ast.ClassDef | ast.FunctionDef | None:
    """A class or function as its source has it."""
    source = Path(__file__).parents[2].joinpath(*value.__module__.split(".")).with_suffix(".py")
    top = ast.parse(source.read_bytes()).body if source.is_file() else []
    found = [node for node in top if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == value.__name__]
    return found[0] if found else None
