"""Processes that take turns: each does what a line of JSON asks for and answers with a line, so that only one works at a time."""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any


def serve(greeting: Any, work: Callable[..., Any]) -> None:
    """Be such a process: greet, then answer every line, a list of arguments, until there are no more."""
    print(json.dumps(greeting), flush=True)
    for line in sys.stdin:
        print(json.dumps(work(*json.loads(line))), flush=True)


def parser_of(doc: str | None, spans: int, seconds: float, of: str = "", flag: str = "--spans") -> argparse.ArgumentParser:
    """The command line of a measurement in spans."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(flag, type=int, default=spans, help=f"how many spans{of and f' {of}'} (default {spans})")
    parser.add_argument("--seconds", type=float, default=seconds, help=f"the length of a span (default {seconds:g})")
    parser.add_argument("--json", action="store_true")
    return parser


def chosen_or_serve(parser: argparse.ArgumentParser, greeting: Callable[[], Any], work: Callable[..., Any]) -> argparse.Namespace:
    """What the command line says. A process that was started to take turns does that instead, and ends."""
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        serve(greeting(), work)
        raise SystemExit
    return chosen


class Worker:
    """Such a process, started from a module of this folder with `--serve`."""

    def __init__(self, module: str, **environment: str) -> None:
        self.module = module
        self.process = subprocess.Popen(
            [sys.executable, "-m", module, "--serve"],
            env={**os.environ, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # OpenSpiel greets there
            text=True,
        )
        self.greeting = self.answer()

    def answer(self) -> Any:
        """The next line of the process."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"a process has ended; run `python -m {self.module} --serve` to see why")
        return json.loads(line)

    def ask(self, *arguments: Any) -> Any:
        """What the process answers to these arguments."""
        assert self.process.stdin is not None
        print(json.dumps(arguments), file=self.process.stdin, flush=True)
        return self.answer()

    def close(self) -> None:
        """Let the process end."""
        self.process.communicate()
