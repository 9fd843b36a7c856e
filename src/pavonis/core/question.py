"""Moves, and what a seat is asked."""

from typing import Final

Move = int  # a meaning in the game's fixed, named space, never an index into a list


class Question:
    """What a seat is asked: enough for a screen to offer the legal moves well, without knowing the rules."""

    def __init__(
        self,
        kind: str,
        subject: tuple[int, ...] = (),
        least: int = 1,
        most: int = 1,
        usual: Move | None = None,
        fresh: bool = False,
        among: tuple[Move, ...] = (),
    ) -> None:
        self.kind: Final = kind  # the name under which the words of a language know it
        self.subject: Final = subject  # what it is about: a card, a building, a seat
        self.least: Final = least  # how many of `among` are still to be picked; they are sent one by one, in ascending order
        self.most: Final = most
        self.among: Final = among  # if more than one pick makes up the answer: all that may be part of it
        self.usual: Final = usual  # the answer most people give, if there is one
        self.fresh: Final = fresh  # starts a whole action, rather than filling in one already begun

    def __repr__(self) -> str:
        parts = [repr(self.kind), *[str(number) for number in self.subject]]
        if self.among:
            parts.append(f"pick {self.least} to {self.most} of {len(self.among)}")
        return f"Question({', '.join(parts)})"
