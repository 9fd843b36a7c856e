"""Exact rules, bots and tables for four Mars board games.

    import pavonis
    match = pavonis.Match.new("pocket-mars", 2, seed=1)
    match.push("prepare First Forest")
    while not match.over:
        match.let("greedy")
    match.scores, match.log("en")

Names are imported when they are first used, so `import pavonis` is cheap.
"""

from importlib import import_module
from typing import TYPE_CHECKING

import pavonis._engine  # noqa: F401 - before any engine module: it decides whether those are loaded compiled

if TYPE_CHECKING:
    from pavonis.analysis import Review, review
    from pavonis.bots.bot import Bot, Budget, make_bot
    from pavonis.core.game import EVERYBODY, SPECTATOR, Game, IllegalMove
    from pavonis.core.match import CannotUndo
    from pavonis.core.record import Record
    from pavonis.core.view import View  # what bots are handed: annotated so, a bot fits; ours also draw themselves
    from pavonis.front.match import Match, NoSuchMove
    from pavonis.front.speaking import words
    from pavonis.games import games, load
    from pavonis.study import arena, simulate

__all__ = [
    "EVERYBODY", "SPECTATOR",
    "Bot", "Budget", "CannotUndo", "Game", "IllegalMove", "Match", "NoSuchMove", "Record", "Review", "View",
    "__version__", "arena", "games", "load", "make_bot", "review", "simulate", "words",
]  # fmt: skip

__version__ = "0.1.0"

_HOMES = {
    "pavonis.analysis": ("Review", "review"),
    "pavonis.bots.bot": ("Bot", "Budget", "make_bot"),
    "pavonis.core.game": ("EVERYBODY", "SPECTATOR", "Game", "IllegalMove"),
    "pavonis.core.match": ("CannotUndo",),
    "pavonis.core.record": ("Record",),
    "pavonis.front.match": ("Match", "NoSuchMove"),
    "pavonis.front.speaking": ("words",),
    "pavonis.front.view": ("View",),
    "pavonis.games": ("load",),
    "pavonis.study": ("arena", "simulate"),
}


def __getattr__(name: str) -> object:
    """Import a public name when it is first used."""
    if name == "games":
        return import_module("pavonis.games")  # which can be called
    home = next((home for home, names in _HOMES.items() if name in names), None)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(home), name)
    if isinstance(value, type):
        from pavonis.front.docstrings import explained

        value.__doc__ = explained(value)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """What there is to use."""
    return sorted(__all__)
