"""The wheel: it has the page or is not built, and it serves from anywhere."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.server.processes import Server

ROOT = Path(__file__).resolve().parents[2]
PAGE = "src/pavonis/server/static"

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("processes")]


def source(folder: Path, page: str) -> Path:
    """A copy of what a wheel is built from, with a small page or none."""
    found = folder / "source"
    shutil.copytree(ROOT / "src", found / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "static", "*.egg-info"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, found)
    if page:
        (found / PAGE).mkdir()
        (found / PAGE / "index.html").write_text(page, encoding="utf-8")
    return found


def wheel(folder: Path, page: str) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-build-isolation",
        "--no-deps",
        "--wheel-dir",
        str(folder),
        ".",
    ]
    environment = {**os.environ, "PAVONIS_COMPILE": "never"}
    environment.pop("PYTHONPATH", None)
    return subprocess.run(command, cwd=source(folder, page), env=environment, capture_output=True, text=True, check=False)


def test_a_wheel_without_the_page_is_not_built(tmp_path: Path) -> None:
    done = wheel(tmp_path, "")
    assert done.returncode != 0
    assert "the page of the server is not built" in done.stdout + done.stderr


def test_a_wheel_serves_outside_the_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = wheel(tmp_path, "<!doctype html><title>Pavonis of the wheel</title>")
    assert done.returncode == 0, done.stdout + done.stderr
    installed = tmp_path / "installed"
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as archive:
        archive.extractall(installed)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(installed))
    with Server(tmp_path, str(tmp_path / "tables.db")) as server:
        assert "Pavonis of the wheel" in httpx.get(server.url).text
        assert len(httpx.get(f"{server.url}/api/games").json()) == 4
        asked = [sys.executable, "-c", "import pavonis; print(pavonis.__file__)"]
        assert subprocess.run(asked, capture_output=True, text=True, check=True).stdout.startswith(str(installed))
