"""The package of this folder, installed by pip into a folder of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def install(folder: Path) -> dict[str, str]:
    """Install it, and give the environment of a shell that sees it."""
    source, site = folder / "source", folder / "site"
    shutil.copytree(HERE / "countdown", source)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-build-isolation", "--no-deps", "--no-index"]
    subprocess.run([*pip, "--target", str(site), str(source)], check=True, capture_output=True, timeout=120)
    path = os.pathsep.join([str(site), str(ROOT), str(ROOT / "src")])
    return {**os.environ, "PYTHONPATH": path, "NO_COLOR": "1", "XDG_STATE_HOME": str(folder / "state")}
