"""A test of a project card in one line: what is given, what is picked, and all that has changed. A game lays out its own table."""

from collections.abc import Sequence
from typing import Any

MONEY = 100
Given = dict[str, Any]


class Case:
    """One line."""

    def __init__(self, how: str, card: str, given: Given, phrases: tuple[str, ...], changes: dict[str, Any]) -> None:
        self.how = how
        self.card = card
        self.given = given
        self.phrases = phrases
        self.changes = changes
        self.cost = 0
        self.tags = ""

    @property
    def name(self) -> str:
        """What the test is called."""
        return f"{self.card}: {self.how} {' '.join(map(str, self.given))}".strip()

    @property
    def verb(self) -> str:
        """The move that the case is about."""
        return "use" if "act" in self.how else "play"


def cards_that(cases: Sequence[Case], how: str) -> set[str]:
    """The cards of which some case says this."""
    return {case.card for case in cases if case.how == how}


def given(**things: Any) -> Given:
    """What lies on the table, besides the card and 100 megacredits."""
    return things


def acts(card: str, before: Given, *phrases: str, **changes: Any) -> Case:
    """Used, and after these picks, the action of the card has changed this."""
    return Case("acts", card, before, phrases, changes)


def cannot(card: str, before: Given, *reasons: str) -> Case:
    """The card cannot be played, for these reasons."""
    return Case("cannot", card, before, reasons, {})


def cannot_act(card: str, before: Given, *reasons: str) -> Case:
    """The action cannot be used, for these reasons."""
    return Case("cannot act", card, before, reasons, {})


def scores(card: str, before: Given, points: int) -> Case:
    """In play, the card is worth so many points."""
    return Case("scores", card, before, (), {"points": points})


def asks(card: str, before: Given, *phrases: str) -> Case:
    """Played, the card offers exactly these picks."""
    return Case("asks", card, before, phrases, {})


def lay_out_common(t: Any, before: Given) -> None:
    """What both games lay out alike: the deck, the parameters, cubes, tags and money."""
    if "deck" in before:
        t.deck_top(*before["deck"])
    for name in ("temperature", "oxygen", "oceans"):
        if name in before:
            t.set(**{name: before[name]})
    for other, count in before.get("cubes", {}).items():
        t.cubes(other, count)
    if "tags" in before:
        t.tags(0, **before["tags"])
    t.seat(0, megacredits=before.get("megacredits", MONEY))


def compare(found: dict[str, Any], expected: dict[str, Any], changes: dict[str, Any]) -> None:
    """What was read after the picks is what was read before them with these changes, and nothing else."""
    for name, change in changes.items():
        if name == "cubes":
            for card, count in change.items():
                expected[f"cubes {card}"] += count
        else:
            expected[name] += change
    assert {name: value for name, value in found.items() if value != expected[name]} == {}, {
        name: value for name, value in expected.items() if value != found[name]
    }
