"""A run of the tests comes to its end, whatever a test does to its worker."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = "[pytest]\ntimeout = 20\ntimeout_method = thread\n"
RULES = f"import sys\nsys.path.insert(0, {str(ROOT)!r})\nfrom tests.conftest import pytest_xdist_make_scheduler\n"
TESTS = """
import os, pathlib
import pytest

here = pathlib.Path(__file__).parent

@pytest.mark.flaky(reruns=1)
def test_that_kills_its_worker_once():
    if not (here / "killed").exists():
        (here / "killed").touch()
        os._exit(1)

@pytest.mark.parametrize("n", range(5))
def test_that_passes(n):
    pass

@pytest.mark.xdist_group("together")
@pytest.mark.parametrize("n", range(3))
def test_of_a_group(n):
    if n == 1:
        os._exit(1)
"""


def test_a_dead_worker_costs_one_test(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text(SETTINGS)
    (tmp_path / "conftest.py").write_text(RULES)
    (tmp_path / "test_it.py").write_text(TESTS)
    run = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "loadgroup", "-q"]
    done = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
    assert "1 failed, 8 passed, 1 rerun" in done.stdout, done.stdout
    assert "crashed while running 'test_it.py::test_of_a_group[1]" in done.stdout
