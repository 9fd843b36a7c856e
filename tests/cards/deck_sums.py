"""What the decks of games with project cards are asked alike."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from pavonis.kit.projects import ProjectCard
from pavonis.text import LANGUAGES
from pavonis.text.names import Names, name_in

PRINTED_POINTS = 0  # what points are given for: nothing but the card


def costs_and_points(cards: Sequence[ProjectCard]) -> tuple[int, int, int]:
    """All costs, all points printed as a number, and how many cards' points depend on something."""
    points = [part for card in cards for part in card.points]
    fixed = [part.n for part in points if part.per == PRINTED_POINTS]
    return sum(card.cost for card in cards), sum(fixed), len(points) - len(fixed)


def tag_counts(cards: Sequence[ProjectCard], names: Sequence[str]) -> dict[str, int]:
    """How often each tag is printed."""
    return Counter(names[tag] for card in cards for tag in card.tags)


def check_names(names: Names, sources: Sequence[Any], english: Sequence[str]) -> None:
    """Every card and corporation has a name in every language, and no two have the same. Numbers without a card have none."""
    assert list(names) == [source.printed for source in sources]
    for language in LANGUAGES:
        found = [name_in(language, source.name, source.printed, names) for source in sources]
        assert len(set(found)) == len(found)
        assert all(found)
    assert len([name for name in english if name]) == len(sources) == len({name for name in english if name})
