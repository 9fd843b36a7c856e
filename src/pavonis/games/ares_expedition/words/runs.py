"""Effects in runs that one clause can speak of: "gain 2 heat and 2 plants"."""

from pavonis.games.ares_expedition import effects
from pavonis.games.ares_expedition.cards import Card
from pavonis.games.ares_expedition.effects import Op, Produces, Watch
from pavonis.kit.projects import Lasting
from pavonis.text.projects import EffectRun, grouped


class Run(EffectRun[Op, Card]):
    """Effects that one clause speaks of."""

    def counts_itself(self) -> bool:
        """Whether the card has the tag that its effect counts."""
        return self.op.tag in self.card.tags

    # What a template may ask for.

    def including(self) -> str:
        """That the card counts itself, if it does."""
        return str(self.words.language.including["tag"]) if self.counts_itself() else ""

    def cut(self) -> str:
        """What makes the price of an action lower."""
        return "" if self.op.cut == effects.NO_CUT else str(self.words.language.cuts[self.op.cut](self.op))

    def tag_list(self) -> str:
        """The tags that an effect looks for."""
        return str(self.words.tag_list(self.op.tags, self.words.language.tags_or))


def runs(ops: list[Op]) -> list[list[Op]]:
    """Effects in groups that one clause can speak of: plain gains."""
    return grouped(ops, lambda one, other: one.code == other.code == effects.GAIN and one.per == other.per == effects.FIXED)


def productions(card: Card) -> list[list[Produces]]:
    """What a card produces, in groups that one sentence can speak of: what it produces whatever else is in play."""
    return grouped(card.produces, lambda one, other: one.tag == other.tag == effects.NO_TAG)


def watch_runs(card: Card) -> list[list[Watch]]:
    """The lasting effects that bring the same."""
    return grouped(card.watches, lambda one, other: [signature(op) for op in one.ops] == [signature(op) for op in other.ops])


def signature(op: Op) -> tuple[int, ...]:
    """What two effects have to share to be the same."""
    return op.code, op.n, op.what, op.per, op.tag


def lasting_runs(card: Card) -> list[list[Lasting]]:
    """The other lasting effects: of one kind with the same number, and both that change the research phase."""
    return grouped(card.lasting, alike)


def alike(one: Lasting, other: Lasting) -> bool:
    """Whether two lasting effects belong to one sentence."""
    return (one.kind == other.kind and one.n == other.n) or (one.kind, other.kind) == (effects.RESEARCH_DRAW, effects.RESEARCH_KEEP)
