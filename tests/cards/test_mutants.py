"""Every number on every card is noticed when it is changed by one; `tests/cards/mutants.py` says how."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cards import mutants
from tests.cards.mutants import DECKS, PAGE, ROOT, Mutant

SAMPLE = "import sys\nfrom tests.cards.mutants import *\ndeck = DECKS[sys.argv[1]]\n"
RIGHT = SAMPLE + (
    "found = list({each.card: each for each in mutants(deck)}.values())[::70]\n"
    "source = (ROOT / 'src' / Path(*deck.module.split('.')).with_suffix('.py')).read_text(encoding='utf-8')\n"
    "print(run(deck, [each._replace(source=source) for each in found], 2))\n"
)


def alone(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run something in a process that has not loaded any game; compiled games could not be changed."""
    environment = {**os.environ, "PAVONIS_PURE": "1", "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def of(card: str) -> dict[str, Mutant]:
    """The mutants of a card of Ares Expedition, by what is changed."""
    return {mutant.change: mutant for mutant in mutants.mutants(DECKS["ares-expedition"]) if mutant.card == card}


def test_every_number_of_a_line_is_changed() -> None:
    assert list(of("Bribed Committee")) == [
        "number 1: 5 to 4", "number 1: 5 to 6", "number 2: 2 to 1", "number 2: 2 to 3", "number 3: 2 to 1", "number 3: 2 to 3",
    ]  # fmt: skip
    assert [change for change in of("Fish") if "RED" in change] == ["number 2: RED to PURPLE", "number 2: RED to YELLOW"]
    assert "rating(2), points(-3)" in of("Bribed Committee")["number 3: 2 to 3"].source


def nothing_is_raised() -> None:
    with pytest.raises(ValueError, match="too little"):
        pass


def nothing_is_there() -> None:
    raise KeyError("a card")


def nothing_is_run() -> None:
    pytest.skip("not here")


def nothing_happens() -> None:
    """A check that is content."""


def test_a_check_fails_by_an_error_or_by_one_that_does_not_come() -> None:
    assert mutants.fails(nothing_is_raised)
    assert mutants.fails(nothing_is_there)
    assert not mutants.fails(nothing_is_run)
    assert not mutants.fails(nothing_happens)


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "verdicts"
    one = ("-m", "tests.cards.mutants", "mission-red-planet", "--card", "Soldier", "--kept", str(kept))
    first = alone(*one)
    assert first.returncode == 0, first.stderr
    rows = kept.read_text(encoding="utf-8").splitlines()
    assert len(rows) == len({row.split('"')[3] for row in rows}) > 2
    kept.write_text("\n".join([*rows[:-1], rows[0].replace(rows[0][2:18], "0" * 16)]) + "\n", encoding="utf-8")
    again = alone(*one)
    assert again.stdout.rpartition("|")[0] == first.stdout.rpartition("|")[0]
    assert kept.read_text(encoding="utf-8").splitlines()[len(rows) :] == rows[-1:], "only what was missing was run"


@pytest.mark.parametrize("game", DECKS)
def test_a_card_without_a_fault_is_not_accused(game: str) -> None:
    found = alone("-c", RIGHT, game)
    assert found.returncode == 0, found.stderr
    assert set(found.stdout.strip(" []\n").split(", ")) == {str(mutants.MISSED)}


def counted(row: str) -> tuple[int, int, int]:
    """A row's mutants, those noticed by any test, and those missed; which test is first to notice changes with the tests."""
    mutants, of_the_card, by_others, _, missed = [int(cell) for cell in row.split("|")[2:7]]
    return mutants, of_the_card + by_others, missed


@pytest.mark.slow
@pytest.mark.parametrize("game", DECKS)
def test_every_mutant_is_noticed_and_the_page_says_so(game: str) -> None:
    found = alone("-m", "tests.cards.mutants", game)
    assert found.returncode == 0, found.stdout + found.stderr
    row = next(line for line in found.stdout.splitlines() if line.startswith(f"| {game} "))
    page = next(line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith(f"| {game} "))
    assert counted(row) == counted(page), "run `python -m tests.cards.mutants --write`"
