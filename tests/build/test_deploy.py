"""The files of `deploy/` and the container file: their syntax, and that they say what the program says."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
PORT = "127.0.0.1:8046"


def tool(name: str) -> str:
    """Where a program is, also where only root would look; without it the test is skipped, and the summary says so."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{name.upper()} IS MISSING, ITS FILE IN deploy/ IS NOT CHECKED")
    return found


def said(*command: str, **environment: str) -> tuple[int, str]:
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, env={**os.environ, **environment})
    return done.returncode, done.stdout + done.stderr


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "pavonis.service").read_text(encoding="utf-8")
    program = "/opt/pavonis/bin/pavonis"
    assert program in unit
    (tmp_path / "pavonis.service").write_text(unit.replace(program, "/bin/true"), encoding="utf-8")  # it must be there
    code, output = said(tool("systemd-analyze"), "verify", "--man=no", str(tmp_path / "pavonis.service"))
    told = [line for line in output.splitlines() if "pavonis.service" in line]  # other units of the machine are not ours
    assert (code, told) == (0, [])


def test_nginx_understands_its_file(tmp_path: Path) -> None:
    nginx, openssl = tool("nginx"), tool("openssl")
    pem, key = tmp_path / "mars.pem", tmp_path / "mars.key"
    asked = [
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-subj",
        "/CN=mars.example.org",
        "-keyout",
        str(key),
        "-out",
        str(pem),
    ]
    assert said(openssl, *asked)[0] == 0
    part = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    part = part.replace("/etc/ssl/mars.example.org.pem", str(pem)).replace("/etc/ssl/mars.example.org.key", str(key))
    (tmp_path / "part.conf").write_text(part, encoding="utf-8")
    folders = "".join(f"{name}_temp_path {tmp_path};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    whole = f"pid {tmp_path}/pid; events {{}} http {{ access_log off; {folders} include {tmp_path}/part.conf; }}"
    (tmp_path / "whole.conf").write_text(whole, encoding="utf-8")
    code, output = said(nginx, "-t", "-p", str(tmp_path), "-e", str(tmp_path / "error.log"), "-c", str(tmp_path / "whole.conf"))
    assert code == 0, output
    assert "[warn]" not in output


def test_caddy_understands_its_file(tmp_path: Path) -> None:
    code, output = said(
        tool("caddy"), "adapt", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile", "--validate", HOME=str(tmp_path)
    )
    assert code == 0, output
    assert PORT in output


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_proxies_know_where_the_server_listens(name: str) -> None:
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert "`PAVONIS_HOST` | 127.0.0.1 |" in hosting
    assert "`PAVONIS_PORT` | 8046 |" in hosting
    assert PORT in (DEPLOY / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", ["deploy/pavonis.service", "Containerfile"])
def test_settings_that_are_named_exist(path: str) -> None:
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    names = set(re.findall(r"PAVONIS_[A-Z_]+", (ROOT / path).read_text(encoding="utf-8")))
    assert names
    of_the_build = {"PAVONIS_COMPILE"}
    assert [name for name in names - of_the_build if f"`{name}`" not in hosting] == []


def test_the_container_file_copies_what_is_there_and_installs_what_exists() -> None:
    lines = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    steps = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    known = {"ARG", "FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "ENV", "EXPOSE", "HEALTHCHECK", "CMD"}
    assert [word for word, _ in steps if word not in known] == []
    assert [rest for word, rest in steps if word == "FROM"] == ["${BASE} AS build", "${BASE}"]
    copied = [rest.split()[0] for word, rest in steps if word == "COPY" and not rest.startswith("--from=")]
    assert [path for path in copied if not (ROOT / path).exists()] == []
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    extras = [name for line in lines for found in re.findall(r"\[([a-z,]+)\]\"", line) for name in found.split(",")]
    assert extras == ["server", "postgres", "redis"]
    assert [name for name in extras if f"\n{name} = [" not in project] == []
    assert "\nwheel:" in (ROOT / "Makefile").read_text(encoding="utf-8")
