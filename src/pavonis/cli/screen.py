"""Where the terminal table prints and asks: in colour with completion on a terminal, in plain sentences everywhere else."""

import os
import sys
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console
from rich.text import Text as RichText

from pavonis.text import Piece, Text, plain
from pavonis.text.layout import hang, width, wrap

STYLES = {
    "strong": "bold",
    "dim": "dim",
    "green": "bold green",
    "orange": "bold dark_orange",
    "purple": "bold magenta",
    "blue": "bold dodger_blue1",
    "black": "bold white on grey23",
    "seat0": "bold red",
    "seat1": "bold cyan",
    "seat2": "bold yellow",
    "seat3": "bold violet",
    "seat4": "bold green3",
    "seat5": "bold white",
}


class Screen:
    """One terminal. `fancy` means colours, drawings and completion; otherwise numbers in, sentences out."""

    def __init__(self) -> None:
        terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        self.fancy = terminal and not os.environ.get("NO_COLOR")
        self.console = Console(highlight=False, soft_wrap=True, no_color=not self.fancy)
        self.width = min(self.console.width, 140)
        self._session: object | None = None

    def text(self, text: Text) -> None:
        """Print one sentence or one line of a drawing; on a terminal a sentence that is too long is broken between words."""
        if not self.fancy:
            print(plain(text))
            return
        for part in wrap(text, self.width) if width(text) > self.width else [text]:
            line = RichText()
            for piece in part:
                line.append(piece.text, STYLES.get(piece.style))
            self.console.print(line)

    def item(self, head: str, text: Text) -> None:
        """Print one line of a list. On a terminal a long line is wrapped with an indent."""
        if self.fancy:
            self.texts(hang([Piece(head, "strong")], text, self.width))
        else:
            self.text([Piece(head), *text])

    def texts(self, texts: Iterable[Text]) -> None:
        """Print several lines."""
        for text in texts:
            self.text(text)

    def say(self, sentence: str, style: str = "") -> None:
        """Print a sentence of the terminal's own."""
        for line in sentence.splitlines() or [""]:
            self.text([Piece(line, style)])

    def clear(self) -> None:
        """Hide everything, including what can be scrolled back to, so that the next person does not see it."""
        if self.fancy:
            sys.stdout.write("\x1b[3J\x1b[2J\x1b[H")
            sys.stdout.flush()
        else:
            print("\n" * 60)

    def busy(self, sentence: str) -> AbstractContextManager[object]:
        """Show that somebody is thinking while the block runs."""
        return self.console.status(sentence) if self.fancy else nullcontext()

    def ask(self, prompt: str, words: list[str]) -> str:
        """One line of input, with completion on a terminal; EOFError when there is no more."""
        if self.fancy:
            return self._ask_with_completion(prompt, words)
        sys.stdout.write(prompt + ("" if prompt.endswith(" ") else " "))
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        if not sys.stdin.isatty():
            print()  # nobody pressed Enter on this screen
        return line.strip()

    def _ask_with_completion(self, prompt: str, words: list[str]) -> str:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import WordCompleter

        if not isinstance(self._session, PromptSession):
            self._session = PromptSession()
        completer = WordCompleter(words, ignore_case=True, sentence=True, match_middle=True)
        answer = self._session.prompt(prompt, completer=completer, complete_while_typing=False)
        return str(answer).strip()
