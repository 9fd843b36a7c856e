"""What a language still lacks beside English, file by file.

python -m tests.text.missing de    prints the list, and fails unless it is empty
"""

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from pavonis.games import OURS, box
from pavonis.text import DEFAULT, LANGUAGES
from pavonis.text.book import VOCABULARY
from tests.text import golden

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "pavonis"
ABSENT: Any = object()
DEEPEST = 1  # how far entries are compared: languages differ in the cases of a noun and in the variants of a sentence


def missing(language: str) -> dict[str, list[str]]:
    """By file, all that is missing; files that lack nothing are left out."""
    found = {
        "src/pavonis/text/languages.py": [] if language in LANGUAGES else [f"LANGUAGES: {language}"],
        f"src/pavonis/text/{language}.py": [] if (SOURCE / "text" / f"{language}.py").exists() else ["GRAMMAR", "BOOK", "COMMON"],
        **in_file("text", language),
    }
    for key in OURS:
        folder = f"games/{key.replace('-', '_')}"
        found[f"src/pavonis/{folder}/__init__.py"] = [] if language in box(key).blurb else [f"blurb: {language}"]
        for part in ("words", "lesson", "signs"):
            found |= in_file(f"{folder}/{part}", language)
        found[f"src/pavonis/{folder}/options.py"] = unspoken(key, language)
        found[f"src/pavonis/{folder}"] = unnamed(key, language)
    for folder in ("text/project_signs", "analysis/phrases", "cli/phrases", "server/phrases"):
        found |= in_file(folder, language)
    found[f"web/src/phrases/{language}.ts"] = list(lacks(page(DEFAULT), page(language)))
    found["web/src/phrases/languages.json"] = [] if language in listed_for_page() else ["run python -m tests.text.languages"]
    found["tests/golden/text"] = [f"{file}: run {golden.COMMAND}" for file in unwritten(language)]
    return {file: what for file, what in found.items() if what}


def in_file(folder: str, language: str) -> dict[str, list[str]]:
    """What the file of a language lacks; its own vocabulary may be another than the English one."""
    path = SOURCE / folder / f"{language}.toml"
    whole = {name: said for name, said in words(SOURCE / folder / f"{DEFAULT}.toml").items() if name not in VOCABULARY}
    return {f"src/pavonis/{folder}/{path.name}": list(lacks(whole, words(path) if path.exists() else ABSENT))}


def words(path: Path) -> dict[str, Any]:
    """A file of words."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def lacks(whole: Any, part: Any, path: str = "") -> Iterator[str]:
    """The entries of a catalogue that another one lacks, or has left empty."""
    if isinstance(whole, Mapping) and not isinstance(part, str) and path.count(".") < DEEPEST:
        entries = [(key, whole[key], ABSENT if part is ABSENT else part.get(key, ABSENT)) for key in whole]
    elif isinstance(whole, list | tuple) and part is not ABSENT and len(part) < len(whole):
        yield f"{path}: {len(part)} of {len(whole)}"
        return
    else:
        if part is ABSENT or (whole and isinstance(part, str) and not part.strip()):
            yield path
        return
    for key, value, other in entries:
        yield from lacks(value, other, f"{path}.{key}" if path else str(key))


def unspoken(key: str, language: str) -> list[str]:
    """Options, and values of options, without words in the language."""
    options = import_module(f"pavonis.games.{key.replace('-', '_')}.options")
    tables = {"WORDS": options.WORDS, "VALUES": options.VALUES}
    return [f"{table}: {name}" for table, words in tables.items() for name, said in words.items() if language not in said]


def unnamed(key: str, language: str) -> list[str]:
    """Cards without a name in the language."""
    game = box(key).game()
    count = len(box(key).words(game, DEFAULT, []).cards())
    try:
        cards = box(key).words(game, language, []).cards()
    except (ImportError, LookupError, TypeError, ValueError):
        return [f"names of {count} cards"]
    return [f"name of card {card['number']}" for card in cards if not card["name"].strip()]


@cache
def page(language: str) -> Any:
    """The page's phrases, which are TypeScript."""
    if not (ROOT / "web" / "src" / "phrases" / f"{language}.ts").exists():
        return ABSENT
    done = subprocess.run(["node", "scripts/phrases.mjs", language], cwd=ROOT / "web", capture_output=True, check=True)
    return json.loads(done.stdout)


def listed_for_page() -> Any:
    """The list of languages that the page has."""
    return json.loads((ROOT / "web" / "src" / "phrases" / "languages.json").read_text(encoding="utf-8"))


def unwritten(language: str) -> list[str]:
    """The golden files that the language has not yet."""
    names = sorted(path.name.replace(f".{DEFAULT}.", f".{language}.") for path in golden.FOLDER.glob(f"*.{DEFAULT}.txt"))
    return [name for name in names if not (golden.FOLDER / name).exists()]


if __name__ == "__main__":
    report = missing(sys.argv[1])
    for file, what in report.items():
        print(file)
        for each in what:
            print(f"  {each}")
    sys.exit(bool(report))
