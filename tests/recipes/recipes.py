"""The recipes of CONTRIBUTING.md, read from the page: what to write into which file, and what to run then.

A recipe stands between `<!-- recipe: NAME -->` and `<!-- end -->`. Each step names a file and a place in it, followed by a
block of `diff` with the lines that are added:

    `path/to/file.py`, after `the beginning of a line`:        (or: before; in place of)
    `path/to/file.py`, a new file:

Blocks of `sh` are what to run then.
"""

import os
import re
import shutil
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "CONTRIBUTING.md"

_RECIPE = re.compile(r"<!-- recipe: (.+?) -->\n(.*?)<!-- end -->", re.DOTALL)
_STEP = re.compile(
    r"`(?P<path>[^`\n]+)`, (?:(?P<where>after|before|in place of) `(?P<line>[^`\n]+)`|a new file):\n+```diff\n(?P<text>.*?)^```$",
    re.DOTALL | re.MULTILINE,
)
_RUN = re.compile(r"^```sh\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_LEFT_OUT = shutil.ignore_patterns("*.so", "static", "__pycache__", "node_modules", "records", ".git", ".venv", "build", "dist")


class Step(NamedTuple):
    """Something to write: into a file beside a line that begins so, or as a new file."""

    path: str
    where: str | None
    line: str | None
    text: str


class Recipe(NamedTuple):
    """How to add something."""

    name: str
    steps: list[Step]
    commands: list[str]

    def files(self) -> set[str]:
        """The files it touches."""
        return {step.path for step in self.steps}


def recipes() -> list[Recipe]:
    """All recipes of the page."""
    found = []
    for name, text in _RECIPE.findall(PAGE.read_text(encoding="utf-8")):
        steps = [Step(m["path"], m["where"], m["line"], _added(m["text"])) for m in _STEP.finditer(text)]
        found.append(Recipe(name, steps, "".join(_RUN.findall(text)).splitlines()))
    return found


def _added(block: str) -> str:
    """The lines of a diff, of which all are added."""
    return "".join(line.removeprefix("+") for line in block.splitlines(keepends=True))


class Scratch:
    """A scratch copy of what a recipe can touch or run: plain sources, tests and the page's own.

    One serves many recipes, because Python then compiles its sources once.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("src", "tests", "docs", "examples", "web/src/phrases", "web/scripts"):
            shutil.copytree(ROOT / name, folder / name, ignore=_LEFT_OUT)
        for name in ("pyproject.toml", "README.md", "CONTRIBUTING.md"):
            shutil.copy2(ROOT / name, folder)
        (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        self.copied = self._files()

    def _files(self) -> dict[Path, tuple[int, int]]:
        """Its files, with what shows whether they have changed; what Python compiles is left out."""
        found = {}
        for folder, _, names in os.walk(self.folder):
            if not folder.endswith(("__pycache__", ".pytest_cache")):
                for path in (Path(folder, name) for name in names):
                    status = path.stat()
                    found[path] = status.st_mtime_ns, status.st_size
        return found

    def restore(self) -> None:
        """Make it as it was, whatever a recipe and its commands have written."""
        found = self._files()
        for path in found.keys() - self.copied.keys():
            path.unlink()
        for path, status in self.copied.items():
            if found.get(path) != status:
                shutil.copy2(ROOT / path.relative_to(self.folder), path)


def carry_out(step: Step, folder: Path) -> None:
    """Write what a step says; AssertionError if its place is not there, or there twice."""
    path = folder / step.path
    if step.line is None:
        assert not path.exists(), f"{step.path} is there already"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(step.text, encoding="utf-8")
        return
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    places = [number for number, line in enumerate(lines) if line.strip().startswith(step.line.strip())]
    assert len(places) == 1, f"{step.path}: {len(places)} lines begin with '{step.line}'"
    start = places[0] + (step.where == "after")
    stop = start + (step.where == "in place of")
    path.write_text("".join([*lines[:start], step.text, *lines[stop:]]), encoding="utf-8")
