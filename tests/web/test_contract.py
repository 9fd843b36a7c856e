"""The page's types are those of the server's contract."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.web.house import ROOT

WEB = ROOT / "web"


def test_the_types_are_current(tmp_path: Path) -> None:
    app = pytest.importorskip("pavonis.server.app")
    settings = pytest.importorskip("pavonis.server.settings")
    node = shutil.which("node")
    if node is None or not (WEB / "node_modules" / "openapi-typescript").is_dir():
        if os.environ.get("CI"):
            pytest.fail("the page's tools are not installed: make web")
        pytest.skip("the page's tools are not installed: make web")
    contract = tmp_path / "openapi.json"
    application = app.litestar(settings.read_settings({}, database=str(tmp_path / "tables.db")))
    contract.write_text(json.dumps(application.openapi_schema.to_schema()))
    command = [node, "scripts/types.mjs", "--check", str(contract)]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
