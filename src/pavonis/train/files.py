"""Weights as files: what was trained, and where it comes from."""

import json
import subprocess
from pathlib import Path
from typing import Any

from pavonis import __version__

FOLDER = Path(__file__).resolve().parents[1] / "bots" / "weights"


def commit() -> str:
    """The commit of the checkout that the source lies in, marked if files were changed since; empty if there is none."""
    try:
        found = subprocess.run(
            ["git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"],
            cwd=FOLDER.parent,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return found.stdout.strip()


def origin(command: str, seed: int, games: int) -> dict[str, Any]:
    """Where weights come from."""
    return {"command": command, "seed": str(seed), "games": games, "version": __version__, "commit": commit()}


def merge(path: Path, game: str, section: str, content: dict[str, Any], part: str = "") -> None:
    """Write a section of a file of weights, or a part of it; the rest stays, and so do weights of it that are not named."""
    whole: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.is_file() else {"game": game}
    if whole.get("game") != game:
        raise ValueError(f"{path} holds weights of {whole.get('game')}, not of {game}")
    before = whole.get(section, {})
    if isinstance(before.get("weights"), dict):
        content = {**content, "weights": {**before["weights"], **content["weights"]}}
        content["made"] = [*before.get("made", []), *content["made"]]
    whole[section] = {**before, part: content} if part else content
    path.write_text(json.dumps(whole, indent=1, ensure_ascii=False) + "\n", "utf-8")
