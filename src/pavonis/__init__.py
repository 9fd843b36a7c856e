"""Exact rules, bots and tables for four Mars board games."""

from importlib import import_module
from typing import TYPE_CHECKING

import pavonis._engine  # noqa: F401 - before any engine module: it decides whether those are loaded compiled

if TYPE_CHECKING:
    from pavonis.core.record import Record
    from pavonis.core.view import View
    from pavonis.games import load

__all__ = ["Record", "View", "__version__", "load"]

__version__ = "0.1.0"

_HOMES = {"Record": "pavonis.core.record", "View": "pavonis.core.view", "load": "pavonis.games"}


def __getattr__(name: str) -> object:
    """Import a public name when it is first used, so that `import pavonis` stays cheap."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value
