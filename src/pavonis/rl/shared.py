"""Many games of one kind in several processes, which write into the same arrays: no array is sent from one to another."""

from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pavonis.rl.play import Play, Reward
from pavonis.rl.vector import Batch, Games

RESET, STEP, STOP = b"r", b"s", b"q"


class Layout:
    """Where the arrays lie in the memory that all processes share: those of a batch, and the moves to be made."""

    def __init__(self, count: int, size: int, actions: int, players: int) -> None:
        self.count = count
        self.shapes: list[tuple[tuple[int, ...], Any]] = [
            ((count,), np.int64),
            ((count, size), np.float32),
            ((count, actions), np.bool_),
            ((count, players), np.float32),
            ((count,), np.bool_),
            ((count,), np.int64),
        ]
        self.starts: list[int] = []
        at = 0
        for shape, kind in self.shapes:
            self.starts.append(at)
            at += (int(np.prod(shape)) * np.dtype(kind).itemsize + 63) // 64 * 64
        self.bytes = max(at, 1)

    def arrays(self, memory: SharedMemory, rows: slice) -> tuple[Batch, NDArray[np.int64]]:
        """The rows of some games: what they show, and their moves."""
        found: list[Any] = [
            np.ndarray(shape, kind, memory.buf, start)[rows] for (shape, kind), start in zip(self.shapes, self.starts, strict=True)
        ]
        return Batch(*found[:5]), found[5]


class SharedGames:
    """As `Games`, in so many worker processes. The same seed plays the same games, however many workers there are.

    Close it in the end, or use it as a context manager. The arrays belong to it: copy what you keep.
    """

    def __init__(
        self,
        key: str,
        count: int,
        workers: int = 2,
        players: int | None = None,
        seed: int = 0,
        reward: Reward = "win",
        **options: Any,
    ) -> None:
        if not 1 <= workers <= count:
            raise ValueError(f"{count} games are for 1 to {count} workers, not {workers}")
        self.play = Play(key, players, reward, options)
        self.actions, self.players, self.size = self.play.actions, self.play.seats, self.play.encoder.size
        layout = Layout(count, self.size, self.actions, self.players)
        self._memory = SharedMemory(create=True, size=layout.bytes)
        self._batch, self._moves = layout.arrays(self._memory, slice(0, count))
        self._rows = np.arange(count)
        self._pipes: list[Connection] = []
        self._processes = []
        context = get_context("spawn")
        edges = [count * number // workers for number in range(workers + 1)]
        for first, end in pairwise(edges):
            ours, theirs = context.Pipe()
            settings = {"key": key, "players": self.players, "seed": seed, "reward": reward, **options}
            process = context.Process(target=_work, args=(theirs, self._memory.name, layout, first, end, settings), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def reset(self) -> Batch:
        """Begin all games."""
        return self._all(RESET)

    def step(self, actions: NDArray[np.int64]) -> Batch:
        """One move in every game, of the seat that was asked; ValueError if one is not legal, and no game has changed."""
        legal = (actions >= 0) & self._batch.masks[self._rows, actions]
        if not legal.all():
            wrong = int(np.flatnonzero(~legal)[0])
            raise ValueError(f"game {wrong}: move {int(actions[wrong])} is not legal for seat {int(self._batch.seats[wrong])}")
        self._moves[:] = actions
        return self._all(STEP)

    def _all(self, what: bytes) -> Batch:
        for pipe in self._pipes:
            pipe.send_bytes(what)
        for pipe in self._pipes:
            pipe.recv_bytes()  # EOFError if a worker has died
        return self._batch

    def close(self) -> None:
        """End the workers and give the memory back."""
        for pipe in self._pipes:
            pipe.send_bytes(STOP)
            pipe.close()
        for process in self._processes:
            process.join()
        if self._pipes:
            self._pipes = []
            del self._batch, self._moves
            self._memory.close()
            self._memory.unlink()

    def __enter__(self) -> "SharedGames":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def _work(pipe: Connection, name: str, layout: Layout, first: int, end: int, settings: dict[str, Any]) -> None:
    """What a worker does: its rows of the games."""
    memory = SharedMemory(name)
    batch, moves = layout.arrays(memory, slice(first, end))
    games = Games(count=end - first, first=first, arrays=batch, **settings)
    try:
        while (what := pipe.recv_bytes()) != STOP:
            if what == RESET:
                games.reset()
            else:
                games.step(moves)
            pipe.send_bytes(b"")
    except EOFError:
        pass  # the owner is gone
    finally:
        del games, batch, moves
        memory.close()
