"""Every recipe of CONTRIBUTING.md is carried out to the letter in a scratch copy, and what it promises holds."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.recipes.recipes import Recipe, carry_out, copy, recipes

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


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_a_recipe_works(recipe: Recipe, tmp_path: Path) -> None:
    copy(tmp_path)
    commands = [shlex.split(command) for command in recipe.commands]
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path / 'src'}{os.pathsep}{tmp_path}", "PAVONIS_PURE": "1"}
    for step in recipe.steps:
        carry_out(step, tmp_path)
    for command in commands:
        words = [sys.executable, *command[1:]] if command[0] == "python" else [sys.executable, "-m", *command]
        done = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode == 0, f"{shlex.join(command)}\n{done.stdout[-3000:]}\n{done.stderr[-2000:]}"
