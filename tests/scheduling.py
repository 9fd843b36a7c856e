"""How the tests are shared out among the workers, when one of them dies too."""

from collections.abc import Iterator

from xdist.scheduler import LoadGroupScheduling
from xdist.workermanage import WorkerController


class Scheduling(LoadGroupScheduling):  # type: ignore[misc]  # it has no types
    """
    Groups as pytest-xdist has them, and an end to every run.

    There a test that kills its worker is given to the next worker, and pytest-rerunfailures cannot ask for it again. The worker
    that takes over may wait for ever: it keeps its last test back until it hears what follows, and here nothing does.
    """

    def remove_node(self, node: WorkerController) -> str | None:
        """Name the test that crashed, and keep what its worker had before it for the one that takes over."""
        work = self.assigned_work.pop(node)
        left = {scope: dict.fromkeys((test for test, done in unit.items() if not done), False) for scope, unit in work.items()}
        crashed = next((test for unit in left.values() for test in unit), None)
        if crashed is not None:
            del left[self._split_scope(crashed)][crashed]
        self._put_back(left)
        return crashed

    def mark_test_pending(self, item: str) -> None:
        self._put_back({self._split_scope(item): {item: False}})

    def schedule(self) -> None:
        super().schedule()
        for node in self._idle():
            self._reschedule(node)

    def _reschedule(self, node: WorkerController) -> None:
        if node in self.registered_collections:  # one that takes over is there before it knows the tests
            super()._reschedule(node)

    def _put_back(self, work: dict[str, dict[str, bool]]) -> None:
        for scope, unit in work.items():
            if unit:
                self.workqueue[scope] = {**self.workqueue.get(scope, {}), **unit}

    def _idle(self) -> Iterator[WorkerController]:
        """Who would wait for a second piece of work before beginning with the first."""
        return (node for node in self.nodes if self._pending_of(self.assigned_work[node]) < 2)
