"""Every number on every card, changed by one: does a test of ours notice?

    python -m tests.cards.mutants                       all games
    python -m tests.cards.mutants ares-expedition       one game; --card NAME for one card
    python -m tests.cards.mutants --write               and put the score into docs/mutants.md
    python -m tests.cards.mutants --kept FILE           and keep each verdict: a run that is stopped goes on from there

A mutant is the file of the cards with one number of one line one higher or one lower; a named step of a scale, such as a zone,
counts as a number. It is loaded in a process of its own. There the tests in the folders of the game are run, first those that name
the card. A mutant is noticed when one of them fails.
"""

import argparse
import ast
import gc
import hashlib
import inspect
import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "mutants.md"
PATIENCE = 60  # seconds of work until a mutant that does not end counts as noticed
BY_ITS_OWN, BY_OTHERS, MISSED = 1, 2, 3


class Deck(NamedTuple):
    """Where the numbers of a game's cards are, and its tests."""

    module: str
    lines: dict[str, tuple[int, int]]  # by function: the place of the English name, and of the first argument that may change
    folders: tuple[str, ...]
    scales: tuple[tuple[str, ...], ...] = ()  # names that stand for numbers in a row
    alike: dict[tuple[str, str], str] = {}  # noqa: RUF012  # card and change: why no test can tell


DECKS = {
    "ares-expedition": Deck(
        "pavonis.games.ares_expedition.cards",
        {"card": (1, 2), "first_game": (1, 2), "corporation": (2, 3)},
        ("tests/cards/ares_expedition", "tests/rulebook/ares_expedition"),
        (("PURPLE", "RED", "YELLOW", "WHITE"),),
    ),
    "pocket-mars": Deck(
        "pavonis.games.pocket_mars.cards",
        {"card": (3, 2), "building": (2, 3)},
        ("tests/cards/pocket_mars", "tests/rulebook/pocket_mars"),
        alike={("Data Archive", "number 3: 2 to 3"): "a prep module has no third card to look at"},
    ),
    "mission-red-planet": Deck(
        "pavonis.games.mission_red_planet.cards",
        {"character": (1, 2), "ships": (1, 2), "mission": (1, 2), "discovery": (1, 2), "action": (1, 2)},
        ("tests/cards/mission_red_planet", "tests/rulebook/mission_red_planet"),
    ),
    "terraforming-mars": Deck(
        "pavonis.games.terraforming_mars.cards",
        {"card": (1, 2), "era": (1, 2), "corporation": (2, 3)},
        ("tests/cards/terraforming_mars", "tests/rulebook/terraforming_mars"),
    ),
}


class Mutant(NamedTuple):
    """A card with one number changed, and the whole file with it."""

    card: str
    change: str
    source: str


# Mutants


def numbers(call: ast.Call, first: int, scales: tuple[tuple[str, ...], ...]) -> Iterator[tuple[ast.expr, str]]:
    """The numbers of a line that may change, each with what it may become."""
    for argument in [*call.args[first:], *[keyword.value for keyword in call.keywords]]:
        for node in ast.walk(argument):
            if isinstance(node, ast.Constant) and type(node.value) is int:
                yield from [(node, str(wrong)) for wrong in (node.value - 1, node.value + 1) if wrong >= 0]
            elif isinstance(node, ast.Name):
                for scale in scales:
                    if node.id in scale:
                        place = scale.index(node.id)
                        yield from [(node, wrong) for wrong in scale[max(0, place - 1) : place + 2] if wrong != node.id]


def mutants(deck: Deck) -> Iterator[Mutant]:
    """Every card with one number changed, every such number in turn."""
    path = ROOT / "src" / Path(*deck.module.split(".")).with_suffix(".py")
    source = path.read_text(encoding="utf-8")
    rows = source.encode().splitlines(keepends=True)
    for call in ast.walk(ast.parse(source)):
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in deck.lines):
            continue
        place, first = deck.lines[call.func.id]
        name = call.args[place] if place < len(call.args) else None
        title = title_of(name)
        if title is None:
            continue  # the function that makes such lines
        found = list(numbers(call, first, deck.scales))
        places = sorted({(node.lineno, node.col_offset) for node, _ in found})
        for node, wrong in found:
            row = rows[node.lineno - 1]
            right = row[node.col_offset : node.end_col_offset].decode()
            changed = row[: node.col_offset] + wrong.encode() + row[node.end_col_offset :]
            number = places.index((node.lineno, node.col_offset)) + 1
            text = b"".join([*rows[: node.lineno - 1], changed, *rows[node.lineno :]]).decode()
            yield Mutant(title, f"number {number}: {right} to {wrong}", text)


def title_of(name: ast.expr | None) -> str | None:
    """What a line is called: by its English name, or by a constant such as the destination of a ship."""
    if isinstance(name, ast.Constant) and isinstance(name.value, str):
        return name.value
    return name.id if isinstance(name, ast.Name) and name.id.isupper() else None


class Changed(MetaPathFinder, Loader):
    """Loads one module from another source."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.source = source

    def find_spec(self, fullname: str, path: Any = None, target: ModuleType | None = None) -> ModuleSpec | None:
        return spec_from_loader(fullname, self) if fullname == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.source, self.name, "exec"), module.__dict__)


# The tests


def rows_of(test: Callable[..., None]) -> Iterator[dict[str, Any]] | None:
    """The arguments a test is run with; None if it needs more than pytest's parametrize gives."""
    parts: list[list[dict[str, Any]]] = []
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "parametrize":
            names = mark.args[0].split(",") if isinstance(mark.args[0], str) else mark.args[0]
            parts.append([dict(zip(names, values(row, len(names)), strict=True)) for row in mark.args[1]])
    known = {name for part in parts for row in part for name in row}
    if set(inspect.signature(test).parameters) - known:
        return None
    return ({name: value for row in rows for name, value in row.items()} for rows in product(*parts))


def is_slow(test: Callable[..., None]) -> bool:
    """Whether a test would use up the time of a mutant."""
    return any(mark.name == "slow" for mark in getattr(test, "pytestmark", []))


def values(row: Any, count: int) -> Any:
    """So many arguments, of a row or of `pytest.param`."""
    if hasattr(row, "marks"):
        return row.values
    return (row,) if count == 1 else row


def told(value: Any) -> str:
    """All that an argument of a test says."""
    return str(vars(value)) if hasattr(value, "__dict__") else str(value)


def checks(folder: str, card: str) -> tuple[list[Callable[[], None]], list[Callable[[], None]]]:
    """The tests of a folder: those that name a card, and the others."""
    named: list[Callable[[], None]] = []
    others: list[Callable[[], None]] = []
    for path in sorted((ROOT / folder).glob("test_*.py")):
        if path.stem == "test_mutants":
            continue
        module = import_module(f"{folder.replace('/', '.')}.{path.stem}")
        in_file = card in path.read_text(encoding="utf-8")
        for title, test in vars(module).items():
            rows = rows_of(test) if title.startswith("test_") and inspect.isfunction(test) and not is_slow(test) else None
            if rows is None:
                continue
            in_body = in_file and card in inspect.getsource(test)
            for row in rows:
                mentions = in_body or any(card in told(value) for value in row.values())
                (named if mentions else others).append(partial(test, **row))
    return named, others


def fails(check: Callable[[], None]) -> bool:
    """Whether a check fails; a wrong card may break anything: a count, an offer, or the table itself.

    A block of `pytest.raises` in which nothing is raised fails with an outcome of pytest, which is no `Exception`.
    """
    try:
        check()
    except pytest.skip.Exception:
        return False
    except (Exception, pytest.fail.Exception):
        return True
    return False


def verdict(deck: Deck, mutant: Mutant) -> int:
    """Load the game with a mutant, here and now, and see who notices."""
    sys.meta_path.insert(0, Changed(deck.module, mutant.source))
    others: list[Callable[[], None]] = []
    try:
        for folder in deck.folders:
            named, rest = checks(folder, mutant.card)
            others += rest
            if any(fails(check) for check in named):
                return BY_ITS_OWN
    except Exception:  # the game cannot even be loaded
        return BY_ITS_OWN
    return BY_OTHERS if any(fails(check) for check in others) else MISSED


# Runs


def in_a_process(deck: Deck, mutant: Mutant) -> int:
    """Begin to look at a mutant in a process of its own; its number."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)  # its own time: others may be busy on this machine
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    os.dup2(1, 2)
    os._exit(verdict(deck, mutant))


def run(deck: Deck, found: list[Mutant], jobs: int, kept: Path | None = None) -> list[int]:
    """The verdict on each mutant, in order."""
    if deck.module in sys.modules:
        raise RuntimeError(f"{deck.module} is loaded already: mutants need a process of their own")
    preload()
    gc.disable()  # each process ends soon, and looking for garbage would copy all that it shares with this one
    now = digest(deck) if kept else ""
    known = read_kept(kept, now) if kept else {}
    verdicts = [known.get(key(mutant), 0) for mutant in found]
    running: dict[int, int] = {}
    for number, mutant in enumerate(found):
        if verdicts[number]:
            continue
        if len(running) == jobs:
            keep(kept, now, found, verdicts, collect(running, verdicts))
        running[in_a_process(deck, mutant)] = number
    while running:
        keep(kept, now, found, verdicts, collect(running, verdicts))
    return verdicts


def collect(running: dict[int, int], verdicts: list[int]) -> int:
    """Wait for one of the processes; whose it was."""
    child, status = os.wait()
    code = os.waitstatus_to_exitcode(status)
    number = running.pop(child)
    verdicts[number] = code if code in (BY_ITS_OWN, BY_OTHERS, MISSED) else BY_ITS_OWN
    return number


def digest(deck: Deck) -> str:
    """What the verdicts on a game depend on: its sources, those that it shares with others, and its tests."""
    shared = [f"src/pavonis/{name}" for name in ("core", "kit", "testing")]
    own = "/".join(["src", *deck.module.split(".")[:-1]])
    paths = [path for folder in (own, *shared, *deck.folders) for path in sorted((ROOT / folder).rglob("*.py"))]
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:16]


def key(mutant: Mutant) -> str:
    """A mutant by what a person can read and by its source: several ships go to one region."""
    return f"{mutant.card}, {mutant.change}, {hashlib.sha256(mutant.source.encode()).hexdigest()[:8]}"


def read_kept(kept: Path, now: str) -> dict[str, int]:
    """The verdicts in a file that were given on the same sources and tests."""
    rows = [json.loads(row) for row in kept.read_text(encoding="utf-8").splitlines()] if kept.exists() else []
    return {mutant: code for on, mutant, code in rows if on == now}


def keep(kept: Path | None, now: str, found: list[Mutant], verdicts: list[int], number: int) -> None:
    """Add a verdict to the file."""
    if kept is not None:
        with kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps([now, key(found[number]), verdicts[number]]) + "\n")


def preload() -> None:
    """Load once what all mutants share: everything but the games."""
    for name in (
        "pavonis.testing.table",
        "pavonis.text.projects",
        "pavonis.kit.pile_position",
        "pavonis.kit.project_state",
    ):
        import_module(name)


def missed(deck: Deck, found: list[Mutant], verdicts: list[int]) -> list[Mutant]:
    """The mutants that nobody notices, though somebody could."""
    pairs = zip(found, verdicts, strict=True)
    return [mutant for mutant, code in pairs if code == MISSED and (mutant.card, mutant.change) not in deck.alike]


# The page

HEAD = """# Mutants

Every number on every card line is changed by one, up and down, one at a time; then the tests of the game run. The table says how
many of these mutants a test noticed: a test that names the card, or another one. `alike` are mutants that no position can tell from
the printed card; the reasons are in `tests/cards/mutants.py`. You can repeat the run with `python -m tests.cards.mutants --write`.
`make test-all` fails if a mutant is missed.

| game | mutants | noticed by a test of the card | by another test | alike | missed | score |
|---|---|---|---|---|---|---|
"""


def line(game: str, deck: Deck, found: list[Mutant], verdicts: list[int]) -> str:
    """The row of a game."""
    counts = Counter(verdicts)
    left = len(missed(deck, found, verdicts))
    alike = counts[MISSED] - left
    score = 100 * (1 - left / len(found))
    return f"| {game} | {len(found)} | {counts[BY_ITS_OWN]} | {counts[BY_OTHERS]} | {alike} | {left} | {score:.1f} % |\n"


def write(lines: dict[str, str]) -> None:
    """Put the rows of some games into the page; those of others stay."""
    old = PAGE.read_text(encoding="utf-8").splitlines(keepends=True) if PAGE.exists() else []
    rows = {row.split("|")[1].strip(): row for row in old if row.startswith("| ")} | lines
    PAGE.write_text(HEAD + "".join(rows[game] for game in DECKS if game in rows), encoding="utf-8")


def main() -> None:
    """Run, report, and fail if a mutant is missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.cards.mutants", description="Change every number on every card by one.")
    parser.add_argument("games", nargs="*", default=list(DECKS))
    parser.add_argument("--card")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kept", type=Path, help="a file of verdicts, to go on after a stop")
    parser.add_argument("--write", action="store_true", help="put the score into docs/mutants.md")
    chosen = parser.parse_args()
    lines: dict[str, str] = {}
    left = 0
    for game in chosen.games:
        deck = DECKS[game]
        begin = time.perf_counter()
        found = [mutant for mutant in mutants(deck) if chosen.card in (None, mutant.card)]
        verdicts = run(deck, found, chosen.jobs, chosen.kept)
        for mutant in missed(deck, found, verdicts):
            print(f"missed: {mutant.card}, {mutant.change}")
            left += 1
        lines[game] = line(game, deck, found, verdicts)
        print(lines[game].strip(), f"{time.perf_counter() - begin:.0f} s")
    if chosen.write:
        write(lines)
    sys.exit(left > 0)


if __name__ == "__main__":
    os.environ["PAVONIS_PURE"] = "1"  # a compiled module would not be read from its source
    sys.dont_write_bytecode = False  # or every process would compile all modules anew
    main()
