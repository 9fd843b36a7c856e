"""A tiny package with the real build files, compiled in a folder of its own."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

BASE = """
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

S = TypeVar("S")
ANSWER: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    def new(self, seed: int) -> S:
        raise NotImplementedError

    def score(self, state: S) -> int:
        return ANSWER
"""

RULES = """
from pavonis.core.base import Game
from pavonis.games.toy.options import BONUS


class State:
    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed


class Toy(Game[State]):
    def new(self, seed: int) -> State:
        return State(seed)

    def score(self, state: State) -> int:
        return super().score(state) + state.seed + BONUS
"""

# What another program sees: the score 1 + 10 + 100, whether the engine says it is compiled, and what each module is.
PROGRAM = """
import pavonis._engine
from pavonis.core import base
from pavonis.games.toy import rules

class Mine(rules.Game):
    def new(self, seed):
        return seed

game = rules.Toy()
kinds = ["source" if module.__file__.endswith(".py") else "compiled" for module in (base, rules)]
assert base.__name__ == "pavonis.core.base" and isinstance(game, base.Game)
assert Mine().score(Mine().new(1)) == base.ANSWER
print(game.score(game.new(10)), pavonis._engine.COMPILED, *kinds)
"""

FILES = {
    "core/__init__.py": "",
    "core/base.py": BASE,
    "games/__init__.py": "",
    "games/toy/__init__.py": "",
    "games/toy/options.py": "from typing import Final\n\nBONUS: Final = 100\n",
    "games/toy/rules.py": RULES,
}


class Checkout:
    """A checkout of the toy, to build, edit and run."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "pavonis"

    @classmethod
    def new(cls, root: Path) -> "Checkout":
        """Lay out the sources with the build files of this repository."""
        toy = cls(root)
        for name in ("setup.py", "pyproject.toml", "LICENSE", "NOTICE"):
            shutil.copy(ROOT / name, root)
        (root / "README.md").touch()
        toy.write("__init__.py", 'import pavonis._engine\n\n__version__ = "0.1.0"\n')
        shutil.copy(ROOT / "src" / "pavonis" / "_engine.py", toy.package)
        for name, text in FILES.items():
            toy.write(name, text)
        return toy

    def copy(self, root: Path) -> "Checkout":
        """Take the checkout, with what was built in it, to another folder."""
        shutil.copytree(self.root, root, dirs_exist_ok=True)
        return Checkout(root)

    def write(self, name: str, text: str) -> None:
        """Write a file of the package."""
        path = self.package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def edit(self, name: str, old: str, new: str) -> None:
        """Change a source as an editor would."""
        text = (self.package / name).read_text()
        assert old in text
        self.write(name, text.replace(old, new))

    def build(self, **env: str) -> subprocess.CompletedProcess[str]:
        """Build in place, as `make build` does."""
        return self.python("setup.py", "--quiet", "build_ext", "--inplace", PAVONIS_OPT="0", **env)

    def run(self, **env: str) -> subprocess.CompletedProcess[str]:
        """Run a program that uses the package."""
        return self.python("-c", PROGRAM, **env)

    def python(self, *args: str, **env: str) -> subprocess.CompletedProcess[str]:
        """Run Python in the checkout."""
        return subprocess.run(
            [sys.executable, *args],
            cwd=self.root,
            env=self._environment(env),
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )

    def _environment(self, extra: Mapping[str, str]) -> dict[str, str]:
        outer = {name: value for name, value in os.environ.items() if not name.startswith("PAVONIS_")}
        return {**outer, "PYTHONPATH": str(self.root / "src"), "PYTHONDONTWRITEBYTECODE": "1", **extra}
