"""How far a run has come: a bar in a terminal, a bar in a notebook, nothing into a pipe."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

Told = Callable[[int, int], None]  # how many games of how many are done
OFTEN = 0.2  # seconds between two pictures of a notebook's bar


@contextmanager
def shown(progress: bool | Told, what: str = "games") -> Iterator[Told]:
    """A function to be told how much is done: somebody's own, or one that draws where a bar can be drawn."""
    if not isinstance(progress, bool):
        yield progress
    elif not progress:
        yield _nothing
    elif (shell := _notebook()) is not None:
        yield _NotebookBar(shell, what)
    elif sys.stderr.isatty():
        with _terminal_bar(what) as told:
            yield told
    else:
        yield _nothing


def _nothing(done: int, total: int) -> None:
    """Say nothing."""


@contextmanager
def _terminal_bar(what: str) -> Iterator[Told]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def _notebook() -> Any:
    """What shows things in the notebook that we run in; None if there is none."""
    found = sys.modules.get("IPython")
    shell = found.get_ipython() if found is not None else None
    return sys.modules["IPython.display"] if shell is not None and hasattr(shell, "kernel") else None


class _NotebookBar:
    """A bar that is drawn by the browser itself, and drawn again a few times a second."""

    def __init__(self, display: Any, what: str = "games") -> None:
        self.display = display
        self.what = what
        self.handle: Any = None
        self.start = self.last = monotonic()

    def __call__(self, done: int, total: int) -> None:
        now = monotonic()
        if self.handle is not None and done < total and now - self.last < OFTEN:
            return
        self.last = now
        left = f", {(now - self.start) / done * (total - done):,.0f} s left" if 0 < done < total else ""
        picture = self.display.HTML(f'<progress value="{done}" max="{total}"></progress> {done:,} of {total:,} {self.what}{left}')
        if self.handle is None:
            self.handle = self.display.display(picture, display_id=True)
        else:
            self.handle.update(picture)
