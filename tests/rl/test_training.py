"""The training scripts of `examples/` run, and learn; where torch cannot be had, the summary of the tests says so."""

import csv
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from pavonis.games import OURS

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
NEEDS = {"train_cleanrl": ["torch"], "train_sb3": ["torch", "sb3_contrib"]}


def train(folder: Path, script: str, *words: str) -> list[dict[str, float]]:
    """The learning curve of a run."""
    for name in NEEDS[script]:
        if find_spec(name) is None:
            pytest.skip(f"{name.upper()} IS MISSING, {script}.py IS NOT TRIED: pip install -c constraints.txt torch sb3-contrib")
    curve, saved = folder / "curve.csv", folder / "policy.zip"
    command = [sys.executable, str(EXAMPLES / f"{script}.py"), *words, "--curve", str(curve), "--save", str(saved)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=1800, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert saved.stat().st_size > 10_000
    with curve.open(encoding="utf-8") as file:
        rows = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]
    assert all(0 <= row["won"] <= 1 for row in rows)
    return rows


def test_the_single_file_trains_for_a_moment(tmp_path: Path) -> None:
    few = ["--decisions", "512", "--rollout", "16", "--test-every", "1", "--tests", "4"]
    rows = train(tmp_path, "train_cleanrl", "pocket-mars", *few)
    assert [row["decisions"] for row in rows] == [0, 512]


def test_stable_baselines_trains_for_a_moment(tmp_path: Path) -> None:
    rows = train(tmp_path, "train_sb3", "pocket-mars", "--decisions", "2048", "--rollout", "256")
    assert [row["decisions"] for row in rows] == [2048]


@pytest.mark.slow
@pytest.mark.parametrize("key", OURS)
@pytest.mark.parametrize("script", NEEDS)
def test_every_game_is_trained(tmp_path: Path, script: str, key: str) -> None:
    rollout = "64" if script == "train_cleanrl" else "512"
    rows = train(tmp_path, script, key, "--decisions", "4096", "--rollout", rollout)
    assert rows[-1]["decisions"] >= 4096


@pytest.mark.slow
@pytest.mark.parametrize(("script", "least"), [("train_cleanrl", 0.85), ("train_sb3", 0.6)])
def test_a_minute_of_training_beats_chance(tmp_path: Path, script: str, least: float) -> None:
    rows = train(tmp_path, script, "pocket-mars", "--minutes", "1")
    assert rows[-1]["won"] >= least
    assert rows[-1]["won"] > rows[0]["won"]
