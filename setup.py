"""Build pavonis: the engine compiled with mypyc where there is a C compiler, plain Python elsewhere.

PAVONIS_COMPILE  auto (default): compile if it is possible and say so if it is not; require: fail if not; never.
PAVONIS_PAGE     none: build a package without the page of the server; else that is an error.
PAVONIS_OPT      the optimisation level of the C compiler, 0 to 3 (default).
"""

import hashlib
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# Imported late on purpose: setuptools provides it where Python no longer does.
from distutils.ccompiler import new_compiler  # isort: skip
from distutils.errors import CCompilerError, DistutilsError  # isort: skip
from distutils.sysconfig import customize_compiler, get_python_inc  # isort: skip

HERE = Path(__file__).resolve().parent
SOURCE = HERE / "src"
PACKAGE = SOURCE / "pavonis"

ENGINE = ("core/*.py", "kit/*.py", "games/*/*.py", "bots/*.py", "bots/heuristics/*.py")
PLAIN = {
    "__init__.py",
    "deckfile.py",
    "facts.py",
    "levels.py",
    "naming.py",
    "observation.py",
    "options.py",
    "outside.py",
    "pile_position.py",
    "position.py",
    "readings.py",
    "registry.py",
    "screen.py",
}
# Compiled code holds copies of constants of the plain modules it imports, so those make it stale as well.
WATCHED = ("core", "kit", "games", "text", "bots")

GROUP = "pavonis"  # names the shared library, pavonis__mypyc, which the stale guard knows
STAMP = "_compiled.json"
JOBS = 2


def engine_sources() -> list[Path]:
    """List the modules to compile, in a stable order."""
    return sorted(path for glob in ENGINE for path in PACKAGE.glob(glob) if path.name not in PLAIN)


def module_name(path: Path) -> str:
    """Name the module of a source as it is imported."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


def hashes() -> dict[str, str]:
    """Hash every source the compiled code depends on, by its path inside the package."""
    paths = sorted(path for folder in WATCHED for path in (PACKAGE / folder).rglob("*.py"))
    return {path.relative_to(PACKAGE).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in paths}


def why_not_compiled() -> str:
    """Say what is missing for a compiled build, or nothing."""
    if find_spec("mypyc") is None:
        return "mypyc is not installed"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            objects = compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
            if compiler.compiler_type == "unix":
                compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except (CCompilerError, DistutilsError, OSError) as error:
            return f"no working C compiler with Python's headers ({error})"
    return ""


def wants_compiling(sources: Sequence[Path]) -> bool:
    """Decide whether this build compiles the engine, and say so when it does not."""
    mode = os.environ.get("PAVONIS_COMPILE") or "auto"
    if mode not in ("auto", "require", "never"):
        raise SystemExit(f"pavonis: PAVONIS_COMPILE must be auto, require or never, not {mode!r}")
    if mode == "never":
        reason = "PAVONIS_COMPILE=never"
    elif not sources:
        reason = "no engine module yet"
    else:
        reason = why_not_compiled()
        if reason and mode == "require":
            raise SystemExit(f"pavonis: cannot compile the engine and PAVONIS_COMPILE=require: {reason}")
    if reason:
        print(f"pavonis: building pure Python, several times slower than compiled: {reason}", file=sys.stderr)
    return not reason


def extensions(sources: Sequence[Path]) -> list[Extension]:
    """Translate the engine to C and describe how to compile it."""
    from mypyc.build import mypycify

    for path in sources:
        # mypy finds the top of a package by its __init__.py files; without one the module would get another name.
        if not (path.parent / "__init__.py").is_file():
            raise SystemExit(f"pavonis: {path.parent.relative_to(HERE)} has no __init__.py")
    found: list[Extension] = mypycify(
        # Types are checked strictly by `make lint`; a build must not fail for another version of somebody's stubs.
        # A cache of its own: `make test` checks types at the same time, and the cache is a database that one process locks.
        ["--config-file=", "--cache-dir=.mypy_cache/engine", "--ignore-missing-imports", "--follow-imports=silent"]
        + [str(path.relative_to(HERE)) for path in sources],
        opt_level=os.environ.get("PAVONIS_OPT") or "3",
        debug_level="0",
        multi_file=True,
        group_name=GROUP,
    )
    for extension in found:
        # A newer compiler knows warnings that mypyc, which asks for -Werror, has not met.
        if "-Werror" in extension.extra_compile_args:
            extension.extra_compile_args.append("-Wno-error")
    return found


def sweep(root: Path) -> None:
    """Remove the stamp and the compiled files below a folder; the stamp goes first, so nothing is trusted meanwhile."""
    package = root / "pavonis"
    suffix = Path(EXTENSION_SUFFIXES[0]).suffix  # for every Python: there is one stamp, the others are dead
    (package / STAMP).unlink(missing_ok=True)
    for path in [*root.glob(f"{GROUP}__mypyc*{suffix}"), *package.rglob(f"*{suffix}")]:
        path.unlink()


class BuildPython(build_py):
    """Copy the sources; an editable pure build also drops what an earlier one compiled. A wheel must have the page."""

    def run(self) -> None:
        page = PACKAGE / "server" / "static" / "index.html"
        if not self.editable_mode and not page.is_file() and os.environ.get("PAVONIS_PAGE") != "none":
            raise SystemExit(
                "pavonis: the page of the server is not built: run `make wheel`, or set PAVONIS_PAGE=none to do without"
            )
        if self.editable_mode and not self.distribution.ext_modules:
            sweep(SOURCE)
        super().run()


class BuildEngine(build_ext):
    """Compile the engine, several files at a time, and leave a stamp of what it was made from."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.force = True  # time stamps of C files do not tell what they were made from
        self.parallel = JOBS

    def run(self) -> None:
        root = SOURCE if self.inplace else Path(self.build_lib)
        sweep(root)
        super().run()
        if self.extensions:
            stamp = {
                "suffix": EXTENSION_SUFFIXES[0],
                "compiled": [module_name(path) for path in SOURCES],
                "sources": HASHES,
            }
            (root / "pavonis" / STAMP).write_text(json.dumps(stamp, indent=1) + "\n")

    def build_extensions(self) -> None:
        # `parallel` spreads extensions, but nearly all the work is in the many files of one: the shared library.
        one_by_one = self.compiler.compile
        with ThreadPoolExecutor(JOBS) as pool:

            def compile_all(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
                parts = pool.map(lambda source: one_by_one([source], *args, **kwargs), sources)
                return [made for part in parts for made in part]

            self.compiler.compile = compile_all
            super().build_extensions()


os.chdir(HERE)
SOURCES = engine_sources()
HASHES = hashes()  # before mypyc reads the sources: an edit during the build makes it stale, not wrong
# Asking for metadata runs this file too, and must not cost a translation to C.
BUILDS = not {"egg_info", "dist_info", "sdist", "clean"}.intersection(sys.argv)

setup(
    cmdclass={"build_ext": BuildEngine, "build_py": BuildPython},
    ext_modules=extensions(SOURCES) if BUILDS and wants_compiling(SOURCES) else [],
)
