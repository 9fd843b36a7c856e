"""Effects in runs that one clause can speak of: "raise your production of heat by 2 and of plants by 1"."""

from typing import NamedTuple

from pavonis.games.terraforming_mars import board, effects
from pavonis.games.terraforming_mars.cards import Card
from pavonis.games.terraforming_mars.effects import Op, Watch
from pavonis.text.projects import Amount, EffectRun, grouped


class Run(EffectRun[Op, Card]):
    """Effects that one clause speaks of."""

    def counts_itself(self) -> bool:
        """Whether the card has the tag that its effect counts."""
        return self.op.per == effects.OWN_TAGS and self.op.tag in self.card.tags

    # What a template may ask for.

    enough = 3  # tags for more of something

    def more(self) -> int:
        """What is gained with enough tags."""
        return 1 + self.op.n

    def per(self) -> str:
        """What an amount counts, if it is not fixed."""
        told = self.words.language.per.get(self.op.per)
        return str(told(self)) if told else ""

    def including(self) -> str:
        """That the card counts itself, if it does."""
        return str(self.words.language.including["tag"]) if self.counts_itself() else ""

    def productions(self) -> str:
        """The productions that change, and by how much."""
        return str(self.words.grammar.series([self.words.part("production", Change(op.what, abs(op.n))) for op in self.ops]))

    def choice_of(self) -> str:
        """Up to so much of one resource or another."""
        choices = [self.words.part("choice", Amount(most, resource)) for resource, most in self.op.amounts]
        return str(self.words.grammar.series(choices, self.words.language.either))

    def tile(self, case: str = "nom") -> str:
        """The tile that is placed."""
        return str(self.words.tile(self.op.what, case))

    def tiles(self) -> str:
        """Several tiles that are placed."""
        return str(self.words.grammar.count(len(self.ops), self.words.tiles[self.op.what]))

    def place(self) -> str:
        """Where a tile may lie."""
        return str(self.words.language.places[self.op.where])

    def where(self) -> str:
        """Where a tile may lie, if it is not the usual place of its kind."""
        if self.op.what == board.GREENERY_TILE and self.op.where == effects.BESIDE_OWN:
            return ""
        return str(self.words.language.capital_note) if self.op.what == board.CAPITAL else self.place()


class Change(NamedTuple):
    """By how much something changes."""

    what: int
    size: int


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
