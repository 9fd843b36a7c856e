"""A compiled file is used only while it belongs to the source beside it."""

import json
import os
import shutil
import subprocess
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from pavonis import _engine
from tests.build.toy import Checkout

COMPILED = "111 True compiled compiled"
PURE = "111 False source source"

needs_compiler = pytest.mark.skipif(
    shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]) is None,
    reason="no C compiler here",
)
# One worker runs them all, so that the toy is compiled once.
pytestmark = pytest.mark.xdist_group("build")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    toy = Checkout.new(tmp_path_factory.mktemp("built"))
    done = toy.build(PAVONIS_COMPILE="require")
    assert done.returncode == 0, done.stdout + done.stderr
    return toy


@pytest.fixture
def toy(built: Checkout, tmp_path: Path) -> Checkout:
    return built.copy(tmp_path)


def said(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, done.stderr
    assert "RuntimeWarning" not in done.stderr
    return done.stdout.strip()


def said_with_warning(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, done.stderr
    assert done.stderr.count(f"RuntimeWarning: {_engine.STALE}") == 1
    return done.stdout.strip()


@needs_compiler
def test_fresh_build_runs_compiled(toy: Checkout) -> None:
    assert said(toy.run()) == COMPILED


@needs_compiler
def test_pure_on_request(toy: Checkout) -> None:
    assert said(toy.run(PAVONIS_PURE="1")) == PURE
    assert said(toy.run(PAVONIS_PURE="0")) == COMPILED


@needs_compiler
def test_edited_source_is_what_runs(toy: Checkout) -> None:
    toy.edit("core/base.py", "ANSWER: Final = 1", "ANSWER: Final = 2")
    assert said_with_warning(toy.run()) == "112 False source source"
    assert said(toy.run(PAVONIS_PURE="1")) == "112 False source source"


@needs_compiler
def test_constant_of_a_plain_module_is_not_stale_either(toy: Checkout) -> None:
    toy.edit("games/toy/options.py", "100", "200")
    assert said_with_warning(toy.run()) == "211 False source source"


@needs_compiler
def test_edit_undone_is_fresh_again(toy: Checkout) -> None:
    toy.edit("core/base.py", "ANSWER: Final = 1", "ANSWER: Final = 2")
    toy.edit("core/base.py", "ANSWER: Final = 2", "ANSWER: Final = 1")
    assert said(toy.run()) == COMPILED


@needs_compiler
def test_source_gone(toy: Checkout) -> None:
    (toy.package / "core/base.py").unlink()
    done = toy.run()
    assert done.returncode != 0
    assert "pavonis.core.base is compiled but its source is gone" in done.stderr


@needs_compiler
def test_compiled_file_without_stamp_is_never_loaded(toy: Checkout) -> None:
    (toy.package / _engine.STAMP).unlink()
    assert said(toy.run()) == PURE


@needs_compiler
def test_stamp_that_cannot_be_read(toy: Checkout) -> None:
    (toy.package / _engine.STAMP).write_text("{")
    assert said_with_warning(toy.run()) == PURE


@needs_compiler
def test_build_for_another_python(toy: Checkout) -> None:
    stamp = json.loads((toy.package / _engine.STAMP).read_text())
    (toy.package / _engine.STAMP).write_text(json.dumps({**stamp, "suffix": ".cpython-399.so"}))
    assert said(toy.run()) == PURE


@needs_compiler
def test_compiled_file_the_build_did_not_make(toy: Checkout) -> None:
    (toy.package / "core/extra.py").write_text("")
    (toy.package / f"core/extra{EXTENSION_SUFFIXES[0]}").write_bytes(b"")
    assert said_with_warning(toy.run()) == PURE


@needs_compiler
def test_new_module_without_compiled_file(toy: Checkout) -> None:
    (toy.package / "core/extra.py").write_text("")
    assert said(toy.run()) == COMPILED


@needs_compiler
@pytest.mark.parametrize("lost", ["pavonis/core/base", _engine.LIBRARY])
def test_compiled_file_lost(toy: Checkout, lost: str) -> None:
    (toy.root / "src" / (lost + EXTENSION_SUFFIXES[0])).unlink()
    assert said_with_warning(toy.run()) == PURE


@needs_compiler
def test_pure_build_removes_the_compiled_one(toy: Checkout) -> None:
    assert toy.build(PAVONIS_COMPILE="never").returncode == 0
    assert not list(toy.root.glob("src/**/*.so"))
    assert said(toy.run()) == PURE


def test_no_compiler_means_a_pure_build_that_says_so(tmp_path: Path) -> None:
    toy = Checkout.new(tmp_path)
    done = toy.build(PAVONIS_COMPILE="auto", CC="/bin/false")
    assert done.returncode == 0
    assert "building pure Python" in done.stderr
    assert "no working C compiler" in done.stderr
    assert said(toy.run()) == PURE


def test_required_compiler_missing(tmp_path: Path) -> None:
    done = Checkout.new(tmp_path).build(PAVONIS_COMPILE="require", CC="/bin/false")
    assert done.returncode != 0
    assert "cannot compile the engine and PAVONIS_COMPILE=require: no working C compiler" in done.stderr


def test_unknown_mode(tmp_path: Path) -> None:
    done = Checkout.new(tmp_path).build(PAVONIS_COMPILE="perhaps")
    assert done.returncode != 0
    assert "must be auto, require or never" in done.stderr


def test_nothing_to_compile_yet(tmp_path: Path) -> None:
    toy = Checkout.new(tmp_path)
    for name in ("core", "games"):
        shutil.rmtree(toy.package / name)
    done = toy.build(PAVONIS_COMPILE="require")
    assert done.returncode == 0
    assert "no engine module yet" in done.stderr


def test_this_build_is_not_stale() -> None:
    stamp = Path(_engine.__file__).with_name(_engine.STAMP)
    if os.environ.get("PAVONIS_PURE") or not stamp.exists():
        pytest.skip("the engine runs as plain Python here")
    built_for = json.loads(stamp.read_text())["suffix"]
    assert (built_for == EXTENSION_SUFFIXES[0]) == _engine.COMPILED, _engine.STALE
