"""Bots that others have written: a class by `module:Class`, or a name that an installed package has registered.

A package registers a bot by an entry point of the group `pavonis.bots`. Either way it makes a `Bot` from a spec, a seed and a
budget: a subclass of `Bot` that keeps its constructor does so.
"""

import os
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from pavonis.bots.bot import Bot, Budget

GROUP = "pavonis.bots"
Maker = Callable[[str, int, Budget], Bot]


@cache
def registered() -> dict[str, EntryPoint]:
    """The bots of installed packages, by name. They are looked for once: reading about every package takes longer than a move."""
    return {point.name: point for point in entry_points(group=GROUP)}


def maker(kind: str, attribute: str) -> Maker | None:
    """What makes the bots of a spec: `kind` is a registered name, or the module in which the attribute is found.

    None if there is no such name and no such module; ValueError if there is one and it cannot be used.
    """
    points = registered()
    if kind in points:
        found = points[kind].load()
    elif attribute.isidentifier() and all(part.isidentifier() for part in kind.split(".")):
        found = _attribute(kind, attribute)
    else:
        return None
    if found is not None and not callable(found):
        raise ValueError(f"{kind}:{attribute} is not a class of bots and does not make one: {found!r}")
    made: Maker | None = found
    return made


def _attribute(module: str, name: str) -> object:
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)  # a command finds the file beside it, as `python -m` does
    try:
        found: object = getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        if error.name is not None and module.startswith(error.name):
            return None
        raise ValueError(f"bot '{module}:{name}': {error}") from None
    except AttributeError:
        raise ValueError(f"the module {module} has no '{name}'") from None
    return found
