"""What people install: the wheel in clean environments outside the checkout, by pip, pipx and uv.

It takes minutes and needs packages from an index. `PAVONIS_WHEEL` names a wheel that is built already; else one is built.
"""

import os
import shutil
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.server.processes import free_port

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "src" / "pavonis" / "server" / "static" / "index.html"
SITE = ROOT / "src" / "pavonis" / "server" / "documentation" / "index.html"

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("processes")]


def outside(folder: Path) -> dict[str, str]:
    """The environment of somebody who has no checkout, and gets the newest release of everything: no constraints of ours."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PAVONIS_", "PYTHON", "VIRTUAL_ENV"))}
    homes = {name: str(folder / name.lower()) for name in ("XDG_STATE_HOME", "XDG_DATA_HOME", "PIPX_HOME", "UV_CACHE_DIR")}
    return {**kept, **homes, "NO_COLOR": "1"}


def run(folder: Path, *command: str, said: str = "") -> str:
    """What a command prints, run outside the checkout."""
    done = subprocess.run(
        command, cwd=folder, env=outside(folder), input=said, capture_output=True, text=True, timeout=1800, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


RESEARCH = """
import gymnasium, pavonis, pavonis.rl
from pavonis.rl import pocket_mars_v0
from pettingzoo.test import api_test

env = gymnasium.make("pavonis/TerraformingMars-v0")
vector, info = env.reset(seed=1)
assert vector.shape == env.observation_space.shape and env.unwrapped.action_masks().any()
envs = gymnasium.make_vec("pavonis/PocketMars-v0", num_envs=2, opponents="random", players=2)
vectors, infos = envs.reset(seed=1)
envs.step(infos["action_mask"].argmax(axis=1))
api_test(pocket_mars_v0.env(), num_cycles=20)
match = pavonis.Match.new("terraforming-mars", 2, seed=6, corporate_era=False)
match.push("corporation Ecoline")
assert match._repr_html_().startswith("<svg") and "Terraforming Mars" in repr(match)
match.undo()
result = pavonis.simulate("pocket-mars", "pavonis.rl.net:NetBot,random", games=4, run="mars", story=True)
result.data.to_parquet("tables")
import pyarrow.parquet
print("seats", pyarrow.parquet.read_table("tables/seats.parquet").num_rows)
"""


def fresh(folder: Path, *wanted: str) -> Path:
    """The programs of a new environment with some packages; without an index the test is skipped, and the summary says so."""
    run(folder, sys.executable, "-m", "venv", "clean")
    pip = [str(folder / "clean" / "bin" / "python"), "-m", "pip", "install", "--quiet", *wanted]
    done = subprocess.run(pip, cwd=folder, env=outside(folder), capture_output=True, text=True, timeout=1800, check=False)
    if "No matching distribution" in done.stderr:
        pytest.skip(f"NO INDEX OF PACKAGES, {' '.join(wanted)} IS NOT TRIED: {done.stderr.splitlines()[-1]}")
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "clean" / "bin"


def copied(folder: Path) -> None:
    """What a release is made from."""
    left_out = shutil.ignore_patterns("*.so", "_compiled.json", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left_out)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, folder)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel with the page and, where there is a compiler, the compiled engine."""
    if "PAVONIS_WHEEL" in os.environ:
        return Path(os.environ["PAVONIS_WHEEL"]).resolve()
    if not PAGE.exists():
        pytest.skip("THE PAGE IS NOT BUILT, THE WHEEL IS NOT TRIED: make web")
    folder = tmp_path_factory.mktemp("wheel")
    copied(folder)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps", "--wheel-dir", "dist", "."]
    environment = {**outside(folder), "PAVONIS_COMPILE": "auto", "PAVONIS_OPT": "0"}
    subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True, timeout=3000)
    return next((folder / "dist").glob("*.whl"))


def test_a_wheel_carries_everything(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert "pavonis/server/static/index.html" in names
    assert any(name.startswith("pavonis/server/static/assets/") for name in names)
    assert sum(name.startswith("pavonis/rl/weights/") for name in names) == 4
    if SITE.exists():
        assert "pavonis/server/documentation/index.html" in names
    if "PAVONIS_WHEEL" not in os.environ and (shutil.which("gcc") or shutil.which("cc")):
        assert any(name.startswith("pavonis__mypyc") for name in names), "the engine is not compiled"


def test_pip_is_enough_to_play_at_the_terminal(wheel: Path, tmp_path: Path) -> None:
    programs = fresh(tmp_path, str(wheel))
    told = run(tmp_path, str(programs / "pavonis"), "play", "pocket-mars", "--bots", "random", "--seed", "1", said="1\n" * 3)
    assert "Pocket Mars" in told
    told = run(tmp_path, str(programs / "pavonis"), "simulate", "terraforming-mars", "--bots", "random,random", "--games", "2")
    assert "random" in told
    where = run(
        tmp_path, str(programs / "python"), "-c", "import pavonis, pavonis._engine as e; print(pavonis.__file__, e.COMPILED)"
    )
    assert where.startswith(str(tmp_path))
    assert where.split()[1] == str("linux" in wheel.name or "mac" in wheel.name or "win" in wheel.name)


def test_the_extra_serves_the_page(wheel: Path, tmp_path: Path) -> None:
    programs = fresh(tmp_path, f"{wheel}[server]")
    port = free_port()
    command = [str(programs / "pavonis"), "serve", "--no-open", "--port", str(port), "--database", str(tmp_path / "tables.db")]
    with (tmp_path / "server.log").open("wb") as log:
        server = subprocess.Popen(command, cwd=tmp_path, env=outside(tmp_path), stdout=log, stderr=log)
    try:
        url = f"http://127.0.0.1:{port}"
        for _ in range(1200):
            try:
                if httpx.get(f"{url}/health", timeout=5).status_code == 200:
                    break
            except httpx.TransportError:
                assert server.poll() is None, (tmp_path / "server.log").read_text(encoding="utf-8")
            time.sleep(0.1)
        page = httpx.get(url, timeout=30).text
        assert "/assets/" in page
        assert len(httpx.get(f"{url}/api/games", timeout=30).json()) == 4
        if SITE.exists():
            assert "Pavonis" in httpx.get(f"{url}/docs/", timeout=30, follow_redirects=True).text
    finally:
        server.terminate()
        server.wait(60)


def test_a_researcher_starts_from_the_wheel(wheel: Path, tmp_path: Path) -> None:
    programs = fresh(tmp_path, f"{wheel}[rl,parquet]")
    assert run(tmp_path, str(programs / "python"), "-c", RESEARCH).splitlines()[-1] == "seats 8"


def test_a_source_distribution_makes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    copied(tmp_path)
    made = run(tmp_path, sys.executable, "-c", "from setuptools.build_meta import build_sdist; print(build_sdist('dist'))")
    source = tmp_path / "dist" / made.splitlines()[-1]
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps", "--wheel-dir", "wheels"]
    environment = {**outside(tmp_path), "PAVONIS_COMPILE": "never"}
    subprocess.run([*pip, str(source)], cwd=tmp_path, env=environment, check=True, timeout=1800)
    with zipfile.ZipFile(next((tmp_path / "wheels").glob("*.whl"))) as plain, zipfile.ZipFile(wheel) as compiled:
        made_of = {name for name in compiled.namelist() if name.startswith("pavonis/") and not name.endswith((".so", ".json"))}
        if not SITE.exists():  # a wheel that is built already may have the site, and this checkout none
            made_of = {name for name in made_of if not name.startswith("pavonis/server/documentation/")}
        assert made_of - set(plain.namelist()) == set()


@pytest.mark.parametrize("runner", ["pipx", "uv"])
def test_it_is_played_without_being_installed(wheel: Path, tmp_path: Path, runner: str) -> None:
    programs = fresh(tmp_path, runner)
    ways = {"pipx": [str(programs / "pipx"), "run", "--spec", str(wheel)], "uv": [str(programs / "uvx"), "--from", str(wheel)]}
    told = run(tmp_path, *ways[runner], "pavonis", "play", "pocket-mars", "--bots", "random", "--seed", "1", said="1\n" * 3)
    assert "Pocket Mars" in told
