"""Data files travel with the package."""

import os
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def test_every_file_of_words_is_part_of_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    setuptools: Any = pytest.importorskip("setuptools")
    built = setuptools.Distribution()
    built.parse_config_files()
    command = built.get_command_obj("build_py")
    command.ensure_finalized()
    command.manifest_files = {}  # what a source archive adds; asking for it would build one
    carried = {os.path.normpath(path) for path in command.find_data_files("pavonis", "src/pavonis")}
    words = {str(path.relative_to(ROOT)) for path in (ROOT / "src" / "pavonis").rglob("*.toml")}
    assert len(words) > 50
    assert words <= carried
