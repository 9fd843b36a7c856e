"""Every file and every page that the documentation names is there."""

import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import pavonis
import pavonis.study
from pavonis import __version__
from pavonis.front.docstrings import written

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md")), ROOT / "bench" / "peers.md"]
NAMED = re.compile(r"`((?:src|tests|web|docs|bench|examples)/[\w./-]+)`")
LINKED = re.compile(r"\]\((?!https?:|#|mailto:)([^)#]+)(?:#[^)]*)?\)")


def named(text: str) -> set[str]:
    """The paths that a page names from the root of the project, but for those that a recipe makes."""
    return set(NAMED.findall(re.sub(r"`[^`\n]+`, a new file:", "", text)))


def linked(text: str) -> set[str]:
    """The pages and pictures that a page links to, seen from itself."""
    return set(LINKED.findall(text))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_what_a_page_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [path for path in named(text) if not (ROOT / path).exists()] == []
    assert [path for path in linked(text) if not (page.parent / path).exists()] == []


def test_the_lines_that_the_page_on_architecture_quotes_are_in_the_sources() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    quoted = [line.strip() for block in re.findall(r"```py\n(.*?)```", text, flags=re.DOTALL) for line in block.splitlines()]
    files = [ROOT / path for path in named(text) if path.endswith(".py")]
    lines = {line.strip().rstrip(",") for file in files for line in file.read_text(encoding="utf-8").splitlines()}
    assert len(quoted) == 3
    assert [line for line in quoted if line not in lines] == []


def test_paths_and_links_are_found() -> None:
    text = "See `src/pavonis/box.py`, [a page](python.md#views) and [a site](https://example.org), not `make test`."
    assert (named(text), linked(text)) == ({"src/pavonis/box.py"}, {"python.md"})


def test_every_page_can_be_reached_from_the_first() -> None:
    seen: set[Path] = set()
    todo = [ROOT / "README.md"]
    while todo:
        page = todo.pop()
        seen.add(page)
        found = {(page.parent / path).resolve() for path in linked(page.read_text(encoding="utf-8")) if path.endswith(".md")}
        todo += [each for each in found if each not in seen and each.exists()]
    assert [page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md") if page not in seen] == []


GOALS = {  # what somebody comes for, and the pages that take them there
    "play": ["docs/start/player.md", "docs/playing.md", "docs/howto/play-with-friends.md", "docs/rulings.md"],
    "host": ["docs/start/host.md", "docs/hosting.md", "deploy/pavonis.service", "deploy/nginx.conf", "docs/security.md"],
    "write a bot": ["docs/start/bot-writer.md", "docs/bots.md", "docs/howto/run-a-tournament.md", "docs/strength.md"],
    "study": ["docs/start/researcher.md", "docs/study.md", "docs/rl.md", "docs/encodings.md", "examples/train_sb3.py"],
    "contribute": ["docs/start/contributor.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/testing.md"],
}


@pytest.mark.parametrize("goal", GOALS)
def test_two_clicks_lead_to_the_goal(goal: str) -> None:
    first = DOCS / "index.md"
    once = {(first.parent / path).resolve() for path in linked(first.read_text(encoding="utf-8"))}
    twice = {
        (page.parent / path).resolve() for page in once if page.suffix == ".md" for path in linked(page.read_text(encoding="utf-8"))
    }
    assert [path for path in GOALS[goal] if ROOT / path not in once | twice] == []


def test_the_summary_of_strength_says_what_its_sections_say() -> None:
    page = (DOCS / "strength.md").read_text(encoding="utf-8")
    sections = {title: text for title, _, text in (part.partition("\n") for part in page.split("\n## "))}
    rows = re.findall(r"^\| \[([^]]+)\]\(#(.*)$", sections["Summary"], flags=re.MULTILINE)
    assert len(rows) == 4
    for game, row in rows:
        for won, interval in re.findall(r"([\d.]+ %) \(([^)]+)\)", row):
            assert re.search(rf"{re.escape(won)}[ |,]+{re.escape(interval)}", sections[game]), (game, won, interval)


def test_the_summary_of_speed_says_what_its_tables_say() -> None:
    head, _, rest = (DOCS / "performance.md").read_text(encoding="utf-8").partition("\n## Measure your machine")
    cells = [cell for row in re.findall(r"^\| (.*[\d)]) \|$", head, flags=re.MULTILINE) for cell in row.split(" | ")[1:]]
    assert len(cells) == 4 * 6
    assert [cell for cell in cells if f" {cell} " not in rest] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_python_on_a_page_is_run(page: Path) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    assert [block for block in blocks if not block.startswith(">>> ")] == [], "what is only shown is marked as `py`"


def test_every_page_has_its_place_on_the_site() -> None:
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2]
    placed = set(re.findall(r"[\w/-]+\.md", nav))
    assert [page for page in (page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")) if page not in placed] == []


@pytest.mark.parametrize("package", [pavonis, pavonis.study], ids=["pavonis", "pavonis.study"])
def test_every_public_name_is_in_the_reference_and_explained(package: ModuleType) -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in (DOCS / "reference").glob("*.md"))
    named = {path.rpartition(".")[2] for path in re.findall(r"(?:::: |`)(pavonis[\w.]+)", pages)}
    public = [name for name in package.__all__ if name != "__version__"]
    assert [name for name in public if name not in named] == []
    explained = [name for name in public if not name.isupper()]
    assert [name for name in explained if not (getattr(package, name).__doc__ or written(getattr(package, name)))] == []


@pytest.mark.slow
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs", reason="MKDOCS IS MISSING: make docs")
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path / "site")],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    assert not list((tmp_path / "site").rglob("__pycache__")), "what Python leaves beside the hooks is no part of the site"
    pages = list((tmp_path / "site").rglob("*.html"))
    assert len(pages) > len(list(DOCS.rglob("*.md")))
    core = (tmp_path / "site" / "reference" / "core.html").read_text(encoding="utf-8")
    assert "pavonis.core.game.Game.observe" in core, "the reference is made from the sources, also where they are compiled"
    assert "<svg" in (tmp_path / "site" / "first-steps.html").read_text(encoding="utf-8"), "what a notebook draws is on its page"
    assert 'class="gp"' in (tmp_path / "site" / "python.html").read_text(encoding="utf-8"), "examples are copied without prompts"
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert "<script>" not in text, "the server's content security policy allows no inline scripts"
        assert not re.search(r"""<(?:script|img|link)[^>]*(?:src|href)="https?:""", text), "nothing is fetched from anywhere"


@pytest.mark.parametrize("path", ["CITATION.cff", "docs/cite.md"])
def test_the_version_to_cite_is_this_one(path: str) -> None:
    found = re.findall(r"version\s*[:=] \{?([\d.]+)\}?,?$", (ROOT / path).read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert [version for version in found if version != "1.2.0"] == [__version__]  # 1.2.0 is the version of the format
