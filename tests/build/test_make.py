"""What `make` hands on to everything that it starts."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(shutil.which("make") is None, reason="no make here")
def test_what_python_has_compiled_is_kept_where_it_usually_is_not() -> None:
    shown = 'shown: ; @echo "[$$PYTHONDONTWRITEBYTECODE]"'
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop("MAKEFLAGS", None)  # of the make that runs the tests
    done = subprocess.run(
        ["make", "-s", "--no-print-directory", f"--eval={shown}", "shown"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "[]\n"
