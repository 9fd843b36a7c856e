"""Hooks of the site: sign and pages from the root of the repository, notebooks, sources that are linked to, no inline scripts."""

import gzip
import hashlib
import posixpath
import re
from pathlib import Path
from typing import Any

from cells import page as page_of
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
ADOPTED = {  # pages of the repository that have a place of their own on the site
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "report-a-vulnerability.md",
    "bench/peers.md": "peers.md",
}
NOTEBOOKS = {"examples/first_steps.ipynb": "first-steps.md"}
SIGN = "web/public/favicon.svg"  # of the table, also of the site
LINK = re.compile(r"(\]\()([^)#\s]+)(#[^)\s]*)?(\))")
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_sources: dict[str, str] = {}  # files that pages link to, by the page that shows them


def on_files(files: Files, config: Any) -> Files:
    """Add the sign, the adopted pages, and a page for each source that is linked to."""
    _sources.clear()
    files.append(File.generated(config, "assets/logo.svg", content=(ROOT / SIGN).read_text(encoding="utf-8")))
    for path, page in ADOPTED.items():
        files.append(File.generated(config, page, content=(ROOT / path).read_text(encoding="utf-8")))
    for path, page in NOTEBOOKS.items():
        files.append(File.generated(config, page, content=page_of(ROOT / path)))
        files.append(File.generated(config, Path(path).name, content=(ROOT / path).read_text(encoding="utf-8")))
    for file in [file for file in files if file.is_documentation_page()]:
        _resolve(file.content_string, file.src_uri)
    for page, path in _sources.items():
        suffix = Path(path).suffix.lstrip(".")
        text = f"# {path}\n\n```{suffix}\n{(ROOT / path).read_text(encoding='utf-8')}\n```\n"
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Let links that leave the folder of the docs lead to the pages made for them; examples with prompts are copied without."""
    return _resolve(markdown.replace("```python\n>>>", "```pycon\n>>>"), page.file.src_uri)


def _resolve(text: str, page: str) -> str:
    """A page with its outward links rewritten; what they lead to is noted. Folders have no page: their name stays as words."""
    origin = next((path for path, adopted in ADOPTED.items() if adopted == page), f"docs/{page}")

    def target(match: re.Match[str]) -> str:
        begin, path, anchor, end = match[1], match[2], match[3] or "", match[4]
        if "://" in path or path.startswith("mailto:"):
            return match[0]
        full = posixpath.normpath(posixpath.join(posixpath.dirname(origin), path))
        if full.startswith("docs/"):
            inside = full.removeprefix("docs/")
            inside = f"{inside}/terraforming-mars.md" if (ROOT / full).is_dir() else inside
        elif full in ADOPTED | NOTEBOOKS:
            inside = (ADOPTED | NOTEBOOKS)[full]
        elif full == "README.md":
            inside = "index.md"
        elif (ROOT / full).is_file():
            inside = f"source/{full}.md"
            _sources[inside] = full
        elif (ROOT / full / "pyproject.toml").is_file():
            inside = f"source/{full}/pyproject.toml.md"
            _sources[inside] = f"{full}/pyproject.toml"
        else:
            return match[0]  # the strict build tells
        return f"{begin}{posixpath.relpath(inside, posixpath.dirname(page) or '.')}{anchor}{end}"

    parts = re.split(r"(```.*?```)", text, flags=re.DOTALL)  # code is left alone
    return "".join(part if part.startswith("```") else LINK.sub(target, part) for part in parts)


def on_post_page(output: str, page: Any, config: Any) -> str:
    """Put inline scripts into files: the server's content security policy allows no others."""
    up = posixpath.relpath(".", posixpath.dirname(page.url) or ".")
    folder = Path(config["site_dir"]) / "assets" / "inline"
    folder.mkdir(parents=True, exist_ok=True)

    def moved(match: re.Match[str]) -> str:
        name = hashlib.sha256(match[1].encode()).hexdigest()[:12] + ".js"
        (folder / name).write_text(match[1], encoding="utf-8")
        return f'<script src="{up}/assets/inline/{name}"></script>'

    return INLINE.sub(moved, output)


def on_post_build(config: Any) -> None:
    """Leave out maps of scripts and a page for errors that the server does not show; compress the rest for it."""
    site = Path(config["site_dir"])
    for path in [*site.rglob("*.map"), site / "404.html"]:
        path.unlink(missing_ok=True)
    for path in [path for path in site.rglob("*") if path.suffix in (".html", ".js", ".css", ".json", ".svg")]:
        path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))
