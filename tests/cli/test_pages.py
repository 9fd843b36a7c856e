"""The commands that the pages show exist, and take the options they are shown with."""

import re
import shlex
from importlib.util import find_spec
from pathlib import Path

import click
import pytest

from pavonis.cli import app

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md")), ROOT / "bench" / "peers.md"]
BLOCK = re.compile(r"^ *```sh\n(.*?)^ *```", re.DOTALL | re.MULTILINE)


def commands(page: Path) -> list[list[str]]:
    """The command lines of a page, each as its words; variables of the shell before them are left out."""
    text = "\n".join(BLOCK.findall(page.read_text(encoding="utf-8"))).replace("\\\n", " ")
    lines = [part.strip() for line in text.splitlines() for part in line.split("&&")]
    words = [shlex.split(line.strip("()"), comments=True) for line in lines]
    return [[word for number, word in enumerate(line) if number or "=" not in word] for line in words if line]


def understood(words: list[str]) -> None:
    """Let our command line read a command without doing anything; it says so if it does not understand."""
    context = click.Context(app, info_name="pavonis")
    command: click.Command = app
    while isinstance(command, click.Group) and words and not words[0].startswith("-"):
        _, found, words = command.resolve_command(context, words)
        assert found is not None
        command = found
    command.make_parser(click.Context(command)).parse_args([word for word in words if word not in (">", "|")])


def missing(name: str, words: list[str]) -> list[str]:
    """What a module that is run by Python does not know of: options stand in its source, or beside it if several share them."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        return [name]
    sources = [path.read_text(encoding="utf-8") for path in Path(spec.origin).parent.glob("*.py")]
    return [word for word in words if word.startswith("--") and not any(f'"{word}"' in source for source in sources)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_commands_on_a_page_are_understood(page: Path) -> None:
    for words in commands(page):
        if words[0] == "pavonis":
            understood(words[1:])
        elif words[:2] == ["python", "-m"] and words[2].startswith(("bench", "pavonis")):
            assert missing(words[2], words[3:]) == []
        elif words[0] == "python" and words[1].startswith("examples/"):
            source = (ROOT / words[1]).read_text(encoding="utf-8")
            assert [word for word in words[2:] if word.startswith("--") and f'"{word}"' not in source] == []


def test_commands_are_found_and_misunderstood_ones_too() -> None:
    assert sum(len(commands(page)) for page in PAGES) > 200
    with pytest.raises(click.UsageError, match="No such option"):
        understood(["simulate", "pocket-mars", "--gmaes", "3"])
    with pytest.raises(click.UsageError, match="No such command"):
        understood(["simulte"])
    assert missing("bench.figures", ["--no-such-option"]) == ["--no-such-option"]
