"""One list of languages, and what another language takes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pavonis.games import box, games
from pavonis.text import LANGUAGES, catalogue
from pavonis.text.languages import grammar_of
from tests.folders import FOLDERS
from tests.text import languages
from tests.text.missing import ROOT, missing


def test_the_page_has_the_same_list() -> None:
    assert languages.FILE.read_text(encoding="utf-8") == languages.listed(), "run python -m tests.text.languages"


def test_a_language_that_nobody_speaks_is_refused_with_the_list() -> None:
    with pytest.raises(ValueError, match="no language 'xx'; there are: en, ru, pl"):
        grammar_of("xx")
    with pytest.raises(ValueError, match="no language 'xx'"):
        catalogue("pavonis.cli.phrases", "xx")
    with pytest.raises(ValueError, match="no language 'xx'"):
        box("pocket-mars").option_words("xx")


@pytest.mark.parametrize("key", games())
def test_every_game_has_its_blurb_in_every_language(key: str) -> None:
    assert list(box(key).blurb) == list(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_lacks_anything(language: str) -> None:
    assert missing(language) == {}


def test_a_language_with_three_phrases_fails_with_the_list_of_what_is_missing(tmp_path: Path) -> None:
    made = {"over": "Yx qex.", "total": "Zum", "points": "Pox"}
    copy = scratch(tmp_path)
    listed = copy / "src/pavonis/text/languages.py"
    listed.write_text(listed.read_text(encoding="utf-8").replace('"pl": "Polski"', '"pl": "Polski", "xx": "Xox"'), encoding="utf-8")
    phrases = "".join(f'{key} = "{said}"\n' for key, said in made.items())
    (copy / "src/pavonis/cli/phrases/xx.toml").write_text(phrases, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "tests.text.missing", "xx"],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stderr
    by_file = listing(done.stdout)
    assert "src/pavonis/text/languages.py" not in by_file  # that much is done
    assert set(by_file["src/pavonis/cli/phrases/xx.toml"]) == set(catalogue("pavonis.cli.phrases", "en")) - set(made)
    assert by_file["src/pavonis/text/xx.py"] == ["GRAMMAR", "BOOK", "COMMON"]
    assert {"bot_names", "levels.steady", "refusals.game_over"} <= set(by_file["src/pavonis/text/xx.toml"])
    assert {"errors.illegal", "notices.started", "crew"} <= set(by_file["src/pavonis/server/phrases/xx.toml"])
    assert {"shelf", "welcome"} <= set(by_file["web/src/phrases/xx.ts"])
    for folder in FOLDERS.values():
        assert {"title", "rules", "labels.deck"} <= set(by_file[f"src/pavonis/games/{folder}/words/xx.toml"])
        assert "goal.heading" in by_file[f"src/pavonis/games/{folder}/lesson/xx.toml"]
        assert by_file[f"src/pavonis/games/{folder}/__init__.py"] == ["blurb: xx"]
        assert by_file[f"src/pavonis/games/{folder}"][0].startswith("names of ")
    assert len(by_file["tests/golden/text"]) == 2 * len(FOLDERS)


def scratch(folder: Path) -> Path:
    """A copy of the sources to change, without what was built from them."""
    built = shutil.ignore_patterns("*.so", "_compiled.json", "static", "__pycache__", "node_modules")
    for part in ("src", "tests/text", "tests/golden/text", "web/scripts", "web/src/phrases"):
        shutil.copytree(ROOT / part, folder / part, ignore=built)
    shutil.copy(ROOT / "tests/folders.py", folder / "tests/folders.py")
    (folder / "web/node_modules").symlink_to((ROOT / "web/node_modules").resolve())
    return folder


def listing(text: str) -> dict[str, list[str]]:
    """The printed list by file."""
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line.startswith("  "):
            found[list(found)[-1]].append(line.strip())
        else:
            found[line] = []
    return found
