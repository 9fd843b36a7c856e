"""Project cards and corporations, as both games of them print them: parts of a card, cards by number, numbered lists of effects.

A source is a card or a corporation. A program is a list of effects with a number: each source has room for some, the first of which
are the effects of the card itself.
"""

from typing import Any, Final, Generic, TypeVar

from pavonis.kit.terraforming import NO_CUBES, PROGRAM_ROOM


class Part:
    """Something printed on a card."""


class ProjectOp(Part):
    """One effect. What its numbers mean depends on its code; a game adds what else it prints."""

    def __init__(
        self, code: int, n: int, what: int, per: int, tag: int, each: int, choices: list[list[Any]] | None, sure: bool
    ) -> None:
        self.code: Final = code
        self.n: Final = n
        self.what: Final = what  # the resource, parameter, tile or kind of cube
        self.per: Final = per  # what the amount counts
        self.tag: Final = tag
        self.each: Final = each
        self.choices: Final[list[list[Any]]] = choices or []  # lists of effects of the same game
        self.programs: Final[list[int]] = []  # the numbers of the choices, filled in by `Programs`
        self.sure: Final = sure  # can never be in the way


class Need(Part):
    """A requirement: at least, or at most, so much."""

    def __init__(self, what: int, n: int, most: bool = False, tag: int = 0) -> None:
        self.what: Final = what
        self.n: Final = n
        self.most: Final = most
        self.tag: Final = tag  # or the resource produced


class Lasting(Part):
    """A lasting effect that nothing sets off: it changes what things cost, need or bring."""

    def __init__(self, kind: int, n: int = 0, what: int = 0, price: int = 0) -> None:
        self.kind: Final = kind
        self.n: Final = n
        self.what: Final = what
        self.price: Final = price  # what is paid for it each time


class ProjectWatch(Part):
    """A lasting effect that something sets off; a game adds when it does."""

    def __init__(self, on: int, tags: list[int]) -> None:
        self.on: Final = on  # what sets it off
        self.tags: Final = tags  # of which one has to be there, where tags set it off


class ProjectTrigger:
    """A lasting effect of a source, and its program."""

    def __init__(self, source: int, on: int, tags: list[int], program: int) -> None:
        self.source: Final = source
        self.on: Final = on
        self.tags: Final = tags
        self.program: Final = program


class Points(Part):
    """Victory points."""

    def __init__(self, per: int, n: int, each: int = 1, tag: int = 0) -> None:
        self.per: Final = per
        self.n: Final = n
        self.each: Final = each
        self.tag: Final = tag


class Holds(Part):
    """The kind of cubes a card collects."""

    def __init__(self, cubes: int) -> None:
        self.cubes: Final = cubes


class ProjectCard:
    """A project card, or a corporation: then its cost is the money it begins with."""

    def __init__(
        self, number: int, printed: str, name: str, cost: int, kind: int, tags: list[int], parts: list[Part], set: int
    ) -> None:
        self.number: Final = number  # as a source, for ever: in codes, frames and observations
        self.printed: Final = printed  # the number that players read
        self.name: Final = name
        self.cost: Final = cost
        self.kind: Final = kind
        self.tags: Final = tags
        self.set: Final = set
        self.needs: Final = [part for part in parts if isinstance(part, Need)]
        self.lasting: Final = [part for part in parts if isinstance(part, Lasting)]
        self.points: Final = [part for part in parts if isinstance(part, Points)]
        cubes = NO_CUBES
        for part in parts:
            if isinstance(part, Holds):
                cubes = part.cubes
        self.cubes: Final = cubes


C = TypeVar("C", bound=ProjectCard)
O = TypeVar("O", bound=ProjectOp)  # noqa: E741  (an op of one game)
T = TypeVar("T", bound=ProjectTrigger)


def by_number(cards: list[C], hole: C) -> list[C]:
    """All sources by number, with holes where no number is given yet."""
    found = [hole] * (max([card.number for card in cards]) + 1)
    for card in cards:
        assert found[card.number] is hole, "two sources have the same number"
        found[card.number] = card
    return found


class Programs(Generic[O]):
    """The programs of all sources, and of owners beyond them that are no sources."""

    def __init__(self, owners: int) -> None:
        self.lists: Final[list[list[O]]] = [[] for _ in range(owners * PROGRAM_ROOM)]
        self.taken: Final = [0] * owners  # how many each owner has

    def number(self, owner: int, ops: list[O]) -> int:
        """Give a list of effects, and the choices in it, their numbers: the next ones of their owner."""
        assert self.taken[owner] < PROGRAM_ROOM, "a source has more lists of effects than there is room for"
        found = owner * PROGRAM_ROOM + self.taken[owner]
        self.taken[owner] += 1
        self.lists[found] = ops
        for op in ops:
            for choice in op.choices:
                op.programs.append(self.number(owner, choice))
        return found


# Tables by source


def totals(cards: list[C], kind: int) -> list[int]:
    """What each source adds up to by lasting effects of a kind."""
    return [sum([part.n for part in card.lasting if part.kind == kind]) for card in cards]


def amounts(cards: list[C], kind: int) -> list[list[tuple[int, int]]]:
    """Of each source, what its lasting effects of a kind are about, and how much: the tags of a discount, the metals of a worth."""
    return [[(part.what, part.n) for part in card.lasting if part.kind == kind] for card in cards]


def only_source(cards: list[C], kind: int) -> int:
    """The only source with a lasting effect of a kind."""
    found = [source for source, card in enumerate(cards) for part in card.lasting if part.kind == kind]
    assert len(found) == 1, "no source has such an effect, or several have"
    return found[0]


def collectors(cards: list[C], kinds: int) -> list[list[int]]:
    """By the kind of cubes: the numbers of those cards that collect them."""
    return [[card.number for card in cards if card.cubes == cubes] for cubes in range(kinds)]


def by_tag(triggers: list[T], on_tag: int, tags: int) -> list[list[T]]:
    """By tag: the triggers that wait for it."""
    return [[trigger for trigger in triggers if trigger.on == on_tag and tag in trigger.tags] for tag in range(tags)]


def by_event(triggers: list[T], events: int) -> list[list[T]]:
    """By what sets them off: the triggers that wait for it."""
    return [[trigger for trigger in triggers if trigger.on == on] for on in range(events)]
