"""Processes that end with the one that started them. An orphan would hold the port, or compute for nobody."""

import ctypes
import os
import signal
import sys
import threading
import time

DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG
LOOK = 1.0  # seconds


def end_with_parent(parent: int | None = None) -> None:
    """Have this process killed when its parent, which may be known by its number, is gone, whatever it is doing then."""
    parent = parent or os.getppid()
    if sys.platform == "linux" and ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL) == 0:
        if os.getppid() != parent:  # it went before we could ask
            os._exit(1)
        return
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK)
    os._exit(1)
