"""Every recipe of CONTRIBUTING.md is carried out to the letter in a scratch copy, and what it promises holds."""

import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.recipes.recipes import ROOT, Recipe, Scratch, carry_out, recipes

RECIPES = recipes()
MOST_FILES = {"card": 3, "option": 4, "bot": 1}  # by the first word of its name; an option has a test beside its files


def test_the_page_has_every_kind_of_recipe() -> None:
    assert {recipe.name.split()[0] for recipe in RECIPES} == {"card", "effect", "option", "bot", "game", "language"}
    games = {recipe.name.split()[1] for recipe in RECIPES if recipe.name.startswith("card ")}
    assert games == {"terraforming-mars", "ares-expedition", "pocket-mars", "mission-red-planet"}


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_a_recipe_takes_no_more_files_than_it_may(recipe: Recipe) -> None:
    assert recipe.steps
    assert recipe.commands
    assert len(recipe.files()) <= MOST_FILES.get(recipe.name.split()[0], 99)


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    """One copy for all recipes."""
    return Scratch(tmp_path_factory.mktemp("scratch"))


@pytest.fixture
def scratch(copied: Scratch) -> Iterator[Path]:
    """The copy as no recipe has touched it."""
    yield copied.folder
    copied.restore()


def test_a_scratch_copy_is_as_it_was(copied: Scratch) -> None:
    changed, gone, new = (copied.folder / name for name in ("README.md", "pyproject.toml", "src/new.py"))
    changed.write_text("", encoding="utf-8")
    gone.unlink()
    new.write_text("", encoding="utf-8")
    copied.restore()
    assert changed.read_bytes() == (ROOT / "README.md").read_bytes()
    assert gone.exists()
    assert not new.exists()


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_a_recipe_works(recipe: Recipe, scratch: Path) -> None:
    commands = [shlex.split(command) for command in recipe.commands]
    environment = {
        **os.environ,
        "PYTHONPATH": f"{scratch / 'src'}{os.pathsep}{scratch}",
        "PAVONIS_PURE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # importing all of them takes longer than most recipes
        "PYTEST_PLUGINS": "pytest_timeout",  # the settings name it
    }
    for step in recipe.steps:
        carry_out(step, scratch)
    for command in commands:
        words = [sys.executable, *command[1:]] if command[0] == "python" else [sys.executable, "-m", *command]
        done = subprocess.run(words, cwd=scratch, env=environment, capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode == 0, f"{shlex.join(command)}\n{done.stdout[-3000:]}\n{done.stderr[-2000:]}"
