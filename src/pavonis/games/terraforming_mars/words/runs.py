"""Effects in runs that one clause can speak of: "raise your production of heat by 2 and of plants by 1"."""

from collections.abc import Callable

from pavonis.games.terraforming_mars import board, effects
from pavonis.games.terraforming_mars.cards import Card
from pavonis.games.terraforming_mars.effects import Op, Watch
from pavonis.text.projects import EffectRun, grouped


class Run(EffectRun[Op, Card]):
    """Effects that one clause speaks of."""

    def counts_itself(self) -> bool:
        """Whether the card has the tag that its effect counts."""
        return self.op.per == effects.OWN_TAGS and self.op.tag in self.card.tags


Clause = Callable[[Run], str]


def runs(ops: list[Op]) -> list[list[Op]]:
    """Effects in groups: productions that rise or fall together, gains, ocean tiles."""
    return grouped(ops, alike)


def alike(one: Op, other: Op) -> bool:
    """Whether two effects belong to one clause."""
    if one.code != other.code or one.per or other.per:
        return False
    if one.code == effects.PRODUCE:
        return (one.n > 0) == (other.n > 0)
    return one.code == effects.GAIN or (one.code == effects.TILE and one.what == other.what == board.OCEAN_TILE)


def watches(card: Card) -> list[Watch]:
    """The lasting effects to be told; that of a cost waits for cards and projects alike, and is told once."""
    return [watch for watch in card.watches if watch.on != effects.ON_PROJECT or watch.cost == 1]
