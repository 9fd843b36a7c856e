"""A module as it would be with another text in it, for tests that change what is printed."""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType


def edited(name: str, old: str, new: str) -> None:
    """Import a module with one text in place of another; nothing may have imported it before."""
    assert name not in sys.modules, f"{name} is imported already"
    package, _, last = name.rpartition(".")
    parent = import_module(package)
    path = Path(parent.__path__[0]) / f"{last}.py"
    source = path.read_text(encoding="utf-8")
    assert source.count(old) == 1, f"{old!r} stands {source.count(old)} times in {path.name}"
    module = ModuleType(name)
    module.__file__ = str(path)
    sys.modules[name] = module
    exec(compile(source.replace(old, new), str(path), "exec"), module.__dict__)
    setattr(parent, last, module)
