"""Decide, before any engine module is imported, whether the compiled engine runs or the plain one.

A compiled file hides the source beside it, so it may be loaded only while it is known to come from that source. The
build leaves a stamp with the hash of every source the compiled code was made from. Either all of them agree and all
compiled modules are used, or none is: half an engine would be neither fast nor the same.
"""

import hashlib
import json
import os
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from types import ModuleType
from typing import Final

STAMP: Final = "_compiled.json"
LIBRARY: Final = "pavonis__mypyc"  # the shared library that holds the code of all compiled modules
STALE: Final = "the compiled engine is older than its source; running pure Python; run `make build`"

_FOLDER: Final = os.path.dirname(os.path.abspath(__file__))


def trusted_modules(folder: str) -> frozenset[str]:
    """Name the modules that may be loaded compiled: all that the build made, or none."""
    if os.environ.get("PAVONIS_PURE", "0") not in ("", "0"):
        return frozenset()
    try:
        with open(os.path.join(folder, STAMP), "rb") as file:
            stamp = json.load(file)
        if stamp["suffix"] != EXTENSION_SUFFIXES[0]:
            return frozenset()  # built for another Python: for this one nothing is compiled
        compiled: list[str] = stamp["compiled"]
        fresh = _same_sources(folder, stamp["sources"]) and _same_binaries(folder, compiled)
    except FileNotFoundError:
        return frozenset()
    except (ValueError, KeyError, TypeError):
        fresh = False  # a stamp that cannot be read vouches for nothing
    if fresh:
        return frozenset(compiled)
    warnings.warn(STALE, RuntimeWarning, stacklevel=2)
    return frozenset()


def _same_sources(folder: str, hashes: dict[str, str]) -> bool:
    """Tell whether every source is still the one that was compiled."""
    for name, digest in hashes.items():
        try:
            with open(os.path.join(folder, name), "rb") as file:
                if hashlib.sha256(file.read()).hexdigest() != digest:
                    return False
        except OSError:
            return False
    return True


def _same_binaries(folder: str, compiled: list[str]) -> bool:
    """Tell whether the compiled files beside the sources are exactly those of the build."""
    suffix = EXTENSION_SUFFIXES[0]
    root = os.path.dirname(folder)
    expected = {os.path.join(root, *name.split(".")) + suffix for name in compiled}
    found = {
        entry.path
        for parent in {os.path.dirname(path) for path in expected}
        for entry in os.scandir(parent)
        if entry.name.endswith(suffix)
    }
    return found == expected and os.path.isfile(os.path.join(root, LIBRARY + suffix))


class EngineFinder:
    """Load every module of this package from its source, except those trusted to be loaded compiled."""

    def __init__(self, folder: str, trusted: frozenset[str]) -> None:
        self.package = os.path.basename(folder) + "."
        self.root = os.path.dirname(folder)
        self.trusted = trusted

    def find_spec(self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Find a module of this package; leave all others to the usual finders."""
        if fullname == LIBRARY and self.trusted:
            # Another build's library further up the path must not serve these modules.
            return FileFinder(self.root, (ExtensionFileLoader, EXTENSION_SUFFIXES)).find_spec(fullname)
        if path is None or not fullname.startswith(self.package) or fullname in self.trusted:
            return None
        for entry in path:
            spec = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
            spec = FileFinder(entry, (ExtensionFileLoader, EXTENSION_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                raise ImportError(f"{fullname} is compiled but its source is gone", name=fullname)
        return None


_TRUSTED: Final = trusted_modules(_FOLDER)

COMPILED: Final = bool(_TRUSTED)

sys.meta_path.insert(0, EngineFinder(_FOLDER, _TRUSTED))
