"""A limit on the live connections of one client, kept by each worker."""


class ConnectionLimiter:
    """So many connections at once for each client."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: dict[str, int] = {}

    def acquire(self, client: str) -> bool:
        """Whether the client may open another connection."""
        count = self._open.get(client, 0)
        if count >= self.most > 0:
            return False
        self._open[client] = count + 1
        return True

    def release(self, client: str) -> None:
        """The client has closed a connection."""
        left = self._open.get(client, 0) - 1
        if left > 0:
            self._open[client] = left
        else:
            self._open.pop(client, None)
