"""A card as rows of icons, each with a plain word, so that it reads without pictures. The same in every language but for the words.

The name of an icon says which picture it is: "plants" is a resource, "plants_production" its production, "animal_cube" what lies on
cards, "science_tag", "red_zone", "temperature", "automated_card" a green card.
"""

from collections.abc import Sequence

from pavonis.games.ares_expedition import effects
from pavonis.games.ares_expedition.cards import Card
from pavonis.games.ares_expedition.effects import (
    ALL_CARDS,
    ARES_TAG_NAMES,
    COSTLY,
    COSTLY_CARDS,
    METAL_NAMES,
    RESOURCE_NAMES,
    ZONE_NAMES,
    Op,
    Produces,
    Watch,
)
from pavonis.games.ares_expedition.faces import FACES
from pavonis.kit.projects import Lasting, Need, Points
from pavonis.kit.terraforming import CUBE_NAMES, MICROBES, OCEANS, PARAMETER_NAMES
from pavonis.text import Text, joined, say, signed
from pavonis.text.icons import Icons, pictured

SET_OFF_BY = {
    effects.ON_CARD: "card",
    effects.ON_TEMPERATURE: "temperature",
    effects.ON_OXYGEN: "oxygen",
    effects.ON_OCEAN: "oceans",
    effects.ON_FOREST: "forest",
    effects.ON_USE: "action",
    effects.ON_STEEL: "steel",
}
POINTS_FOR = {
    effects.PER_FOREST: "forest",
    effects.PER_PROJECT: "card",
    effects.PER_BLUE: "active_card",
}
FREE_OF_CHARGE = "0"


ABOUT = {"resource": RESOURCE_NAMES, "parameter": PARAMETER_NAMES, "cubes": CUBE_NAMES}
SIMPLE = (  # so much more or less of one thing
    effects.DRAW, effects.DISCARD, effects.THROW, effects.FLIP, effects.RAISE, effects.FOREST, effects.ADD_HERE, effects.TAKE_HERE,
    effects.ADD, effects.TAKE_ANY, effects.ADD_ANY,
)  # fmt: skip
LOST = (effects.TAKE_HERE, effects.TAKE_ANY, effects.DISCARD, effects.THROW)


def picture(op: Op, card: Card) -> str:
    """The name of the picture of an effect."""
    return pictured(FACES[op.code].icon, ABOUT, op.what, CUBE_NAMES[card.cubes])


class IconRow(Icons):
    """The icons of cards in the words of one language."""

    def rows(self, card: Card) -> dict[str, Text]:
        """The icons of a card by what they are about, as its text is divided."""
        given = [op for op in card.ops if op.code in (effects.SPEND, effects.SPEND_RATING)]
        done = [op for op in card.ops if op not in given]
        actions = [say(self.icon("action"), ": ", self.ops(way.ops, card)) for way in card.actions]
        lasting = [self.watch(watch, card) for watch in card.watches] + [self.lasting(part) for part in card.lasting]
        return {
            "requirement": joined([*(self.need(need) for need in card.needs), *(self.op(op, card) for op in given)], ", "),
            "effect": self.ops(done, card),
            "production": joined([self.produces(part) for part in card.produces], ", "),
            "metals": joined([self.icon(METAL_NAMES[part.metal], part.n, signed(part.n)) for part in card.capacities], ", "),
            "action": joined(actions, "; "),
            "lasting": joined(lasting, "; "),
            "points": joined([self.points(part, card) for part in card.points], ", "),
        }

    def tags(self, tags: Sequence[int]) -> Text:
        """Any of these tags."""
        return joined([self.icon(f"{ARES_TAG_NAMES[tag]}_tag") for tag in tags], " / ")

    def need(self, need: Need) -> Text:
        """A requirement."""
        sign = "≤" if need.most else "≥"
        if need.what < OCEANS:
            return say(self.icon(PARAMETER_NAMES[need.what]), f" {sign} ", self.icon(f"{ZONE_NAMES[need.n]}_zone", need.n))
        name = {effects.TAGS_HELD: f"{ARES_TAG_NAMES[need.tag]}_tag", effects.RATING_HELD: "rating"}.get(need.what, "oceans")
        return self.icon(name, need.n, f"{sign} {need.n}")

    def produces(self, part: Produces) -> Text:
        """What is received in the production phase."""
        row = self.change(f"{RESOURCE_NAMES[part.resource]}_production", part.n)
        if part.tag == effects.NO_TAG:
            return row
        name = "forest" if part.tag == effects.FORESTS else f"{ARES_TAG_NAMES[part.tag]}_tag"
        return say(row, " / ", self.icon(name, part.each, str(part.each) if part.each > 1 else ""))

    def ops(self, ops: list[Op], card: Card) -> Text:
        """Effects one after another."""
        return joined([self.op(op, card) for op in ops], ", ")

    def op(self, op: Op, card: Card) -> Text:
        """One effect."""
        code = op.code
        if code in (effects.GAIN, effects.RATING):
            return say(self.change(picture(op, card), op.n), self.depends(op))
        if code in (effects.SPEND, effects.SPEND_MONEY, effects.SPEND_RATING):
            return self.price(op, picture(op, card))
        if code == effects.CHOOSE:
            return joined([self.ops(choice, card) for choice in op.choices], " / ")
        if code not in SIMPLE:
            return self.card_op(op)
        row = self.change(picture(op, card), -op.n if code in LOST else op.n)
        if code in (effects.ADD, effects.TAKE_ANY):
            return say(row, "*")  # on another card
        return say(row, ", ", self.change("oxygen", op.n)) if code == effects.FOREST else row

    def depends(self, op: Op) -> Text:
        """What an amount depends on."""
        if op.per == effects.FIXED:
            return []
        if op.per == effects.IF_CHOSEN:
            return say(" (", self.icon("action_phase"), ")")
        tag = f"{ARES_TAG_NAMES[op.tag]}_tag"
        if op.per == effects.PER_OWN_TAG:
            return say(" / ", self.icon(tag))
        return say(" (", self.icon(tag, op.each, f"≥ {op.each}"), ")")

    def price(self, op: Op, name: str) -> Text:
        """What has to be given, and what makes it less."""
        row = self.change(name, -op.n)
        return row if op.cut == effects.NO_CUT else say(row, " (", self.change(name, op.less), self.cut(op), ")")

    def cut(self, op: Op) -> Text:
        """What makes a price lower."""
        if op.cut == effects.PER_METAL:
            return say(" / ", self.icon(METAL_NAMES[op.what]))
        if op.cut == effects.PER_TAG_HELD:
            return say(" / ", self.tags([op.what]))
        is_blue = op.cut == effects.WITH_BLUE_CARDS
        return say(": ", self.icon("active_card", op.what, f"≥ {op.what}") if is_blue else self.icon("action_phase"))

    def card_op(self, op: Op) -> Text:
        """Effects about cards."""
        code = op.code
        if code == effects.LOOK:
            return say(self.icon("look", op.n, str(op.n)), ": ", self.change("card", op.what))
        if code == effects.SCREEN:
            return say(self.icon("look", op.n, str(op.n)), ": ", self.change("card", 1), " (", self.tags(op.tags), ")")
        if code == effects.BRAINSTORM:
            money = say(self.icon("automated_card"), ": ", self.change(RESOURCE_NAMES[0], op.n))
            return say(self.icon("look", 1, "1"), ": ", money, " / ", self.change("card", 1))
        if code == effects.EXCHANGE:
            row = say(self.change("card", -1), ", ", self.change("card", 1))
            return say(row, " (", self.tags([op.tag]), ": ", self.change("card", 2), ")")
        if code == effects.REDRAFT:
            return say(self.icon("card", -op.n, f"−1…{op.n}"), ", ", self.icon("card", op.n, f"+1…{op.n}"))
        if code == effects.CONVERT:
            most = str(op.n) if op.n else ""
            given = self.icon(RESOURCE_NAMES[op.what], -op.n, f"−1…{most}")
            return say(given, ", ", self.icon(RESOURCE_NAMES[op.each], op.n, f"+1…{most}"))
        return self.next_card(op)

    def next_card(self, op: Op) -> Text:
        """Effects on the cards played after this one."""
        if op.code == effects.EXTRA_PLAY:
            return say(self.icon("more_cards", op.n, signed(op.n)), ": ", self.icon("active_card"), " / ", self.icon("event_card"))
        if op.code == effects.FREE_PLAY:
            green = say(self.icon("automated_card"), " ", self.icon("cost", op.n, f"≤ {op.n}"))
            return say(self.icon("more_cards", 1, signed(1)), ": ", green, ": ", self.icon(RESOURCE_NAMES[0], 0, FREE_OF_CHARGE))
        if op.code == effects.NEXT_CHEAPER:
            return say(self.icon("next_card"), ": ", self.change(RESOURCE_NAMES[0], -op.n))
        assert op.code == effects.NEXT_EASIER
        return say(self.icon("next_card"), ": ", self.icon("easier", op.n, f"±{op.n}"))

    def watch(self, watch: Watch, card: Card) -> Text:
        """A lasting effect: what sets it off, and what it brings."""
        row = self.tags(watch.tags) if watch.tags else self.icon(SET_OFF_BY[watch.on])
        return say(row, ": ", self.ops(watch.ops, card))

    def lasting(self, part: Lasting) -> Text:
        """A lasting effect that nothing sets off."""
        kind, money = part.kind, RESOURCE_NAMES[0]
        if kind == effects.CHEAPER:
            what = self.icon("card") if part.what in (ALL_CARDS, COSTLY_CARDS) else self.tags([part.what])
            costly = self.icon("cost", COSTLY, f"≥ {COSTLY}") if part.what == COSTLY_CARDS else []
            return say(what, " " if costly else "", costly, ": ", self.change(money, -part.n))
        if kind in (effects.METAL_WORTH, effects.SALE):
            what = self.icon(METAL_NAMES[part.what] if kind == effects.METAL_WORTH else "sold_card")
            return say(what, ": ", self.change(money, part.n))
        if kind == effects.EASIER:
            return self.icon("easier", part.n, f"±{part.n}")
        if kind in (effects.RESEARCH_DRAW, effects.RESEARCH_KEEP):
            return say(self.icon("research_phase"), ": ", self.change("look" if kind == effects.RESEARCH_DRAW else "card", part.n))
        if kind == effects.STANDARD_CHEAPER:
            return say(self.icon("standard_action"), ": ", self.change(money, -part.n))
        if kind == effects.FOREST_CHEAPER:
            return say(self.icon("forest"), ": ", self.change("plants", -part.n))
        if kind == effects.PAYS_HEAT:
            return say(self.icon("heat", 1), " = ", self.icon(money, 1))
        return self.offer(part)

    def offer(self, part: Lasting) -> Text:
        """A lasting effect that is paid for each time."""
        if part.kind == effects.INITIATIVE:
            price = self.change(RESOURCE_NAMES[0], -part.price)
            return say(self.change("rating", 1), ": ", price, ", ", self.change("rating", part.n))
        given = self.change(f"{CUBE_NAMES[MICROBES]}_cube" if part.kind == effects.SAVES_CUBES else "plants", -part.price)
        return say(self.icon("card"), ": ", given, ", ", self.change(RESOURCE_NAMES[0], -part.n))

    def points(self, part: Points, card: Card) -> Text:
        """Points, and what they are given for."""
        points = self.change("points", part.n)
        if part.per == effects.POINTS:
            return points
        tag = f"{ARES_TAG_NAMES[part.tag]}_tag"
        name = POINTS_FOR.get(part.per, tag if part.per == effects.PER_TAG else f"{CUBE_NAMES[card.cubes]}_cube")
        return say(points, " / ", self.icon(name, part.each, str(part.each) if part.each > 1 else ""))
