"""A card as rows of icons, each with a plain word, so that it reads without pictures. The same in every language but for the words.

The name of an icon says which picture it is: "plants" is a resource, "plants_production" its production, "animal_cube" what lies on
cards, "science_tag", "ocean_tile", "temperature". With "any_" before it, it is about any player: the red frame of the rulebook.
"""

from pavonis.games.terraforming_mars import effects
from pavonis.games.terraforming_mars.board import MINING_AREA, OCEAN_TILE, TILE_NAMES
from pavonis.games.terraforming_mars.cards import Card
from pavonis.games.terraforming_mars.effects import ALL_CARDS, Op, Watch
from pavonis.games.terraforming_mars.faces import FACES
from pavonis.kit.projects import Lasting, Need, Points
from pavonis.kit.terraforming import (
    CUBE_NAMES,
    ENERGY,
    HEAT,
    MEGACREDITS,
    PARAMETER_NAMES,
    PLANTS,
    RESOURCE_NAMES,
    STEEL,
    TAG_NAMES,
    TEMPERATURE,
    TITANIUM,
    value_of,
)
from pavonis.text import Text, joined, say
from pavonis.text.icons import Icons, pictured

PER = {
    effects.CITIES_ON_MARS: "city_tile",
    effects.ALL_CITIES: "any_city_tile",
    effects.ALL_EVENTS: "any_event",
}
SET_OFF_BY = {
    effects.ON_PROJECT: "standard_project",
    effects.ON_OCEAN: "ocean_tile",
    effects.ON_CITY: "city_tile",
    effects.ON_CITY_ON_MARS: "city_tile",
    effects.ON_GREENERY: "greenery_tile",
    effects.ON_METAL_BONUS: "metal_bonus",
}
PROTECTED = "protected"
POINTS_FOR = {
    effects.PER_TAG: "jovian_tag",
    effects.PER_CITY: "any_city_tile",
    effects.PER_CITY_BESIDE: "city_tile",
    effects.PER_OCEAN_BESIDE: "ocean_tile",
}


ABOUT = {"resource": RESOURCE_NAMES, "parameter": PARAMETER_NAMES, "tile": TILE_NAMES, "cubes": CUBE_NAMES}


def picture(op: Op, card: Card) -> str:
    """The name of the picture of an effect."""
    return pictured(FACES[op.code].icon, ABOUT, op.what, CUBE_NAMES[card.cubes])


class IconRow(Icons):
    """The icons of cards in the words of one language."""

    def rows(self, card: Card) -> dict[str, Text]:
        """The icons of a card by what they are about, as its text is divided."""
        effect = [self.start(part.resource, part.n, part.produced) for part in card.starts]
        effect += [self.op(op, card) for op in [*card.first, *card.ops]]
        actions = [say(self.icon("action"), ": ", self.ops(way.ops, card)) for way in card.actions]
        lasting = [self.watch(watch, card) for watch in card.watches] + [self.lasting(part) for part in card.lasting]
        return {
            "requirement": joined([self.need(need) for need in card.needs], ", "),
            "effect": joined(effect, ", "),
            "action": joined(actions, "; "),
            "lasting": joined(lasting, "; "),
            "points": joined([self.points(part, card) for part in card.points], ", "),
        }

    def word(self, name: str) -> str:
        """The plain word of an icon."""
        if name.startswith("any_"):
            return f"{self.word(name.removeprefix('any_'))} ({self.words['any']})"
        return self.words[name] if name == "metal_production" else super().word(name)

    def start(self, resource: int, n: int, produced: bool) -> Text:
        """What a corporation begins with."""
        return self.change(RESOURCE_NAMES[resource] + ("_production" if produced else ""), n)

    def need(self, need: Need) -> Text:
        """A requirement."""
        sign = "≤" if need.most else "≥"
        if need.what < effects.TAGS_HELD:
            value = value_of(need.what, need.n)
            unit = "°C" if need.what == TEMPERATURE else "%" if PARAMETER_NAMES[need.what] == "oxygen" else ""
            return self.icon(PARAMETER_NAMES[need.what], value, f"{sign} {value}{unit}".replace("-", "−").replace("°C", "°"))
        name = {
            effects.TAGS_HELD: f"{TAG_NAMES[need.tag]}_tag",
            effects.PRODUCTION_HELD: f"{RESOURCE_NAMES[need.tag]}_production" if need.tag < len(RESOURCE_NAMES) else "",
            effects.GREENERY_HELD: "greenery_tile",
            effects.CITIES_IN_PLAY: "any_city_tile",
        }[need.what]
        return self.icon(name, need.n, f"{sign} {need.n}")

    def ops(self, ops: list[Op], card: Card) -> Text:
        """Effects one after another."""
        return joined([self.op(op, card) for op in ops], ", ")

    def op(self, op: Op, card: Card) -> Text:
        """One effect."""
        code = op.code
        if code in (effects.PRODUCE, effects.GAIN, effects.SPEND, effects.SPEND_MONEY, effects.RATING, effects.LOWER_ANY):
            return self.brings(op, card)
        if code in (effects.REMOVE_ANY, effects.STEAL_ANY):
            icons = [self.change(f"any_{RESOURCE_NAMES[resource]}", -most) for resource, most in op.amounts]
            return (
                say(self.icon("steal"), ": " if icons else "", joined(icons, " / "))
                if code == effects.STEAL_ANY
                else joined(icons, " / ")
            )
        if code == effects.RAISE:
            return self.change(picture(op, card), op.n)
        if code in (effects.TILE, effects.MINE, effects.FLOOD):
            tile = OCEAN_TILE if code == effects.FLOOD else op.what
            icon = self.icon(f"{TILE_NAMES[tile]}_tile", 1)
            if code == effects.FLOOD:
                return say(icon, ", ", self.change("any_megacredits", -op.n))
            return say(icon, ", ", self.change("metal_production", 1)) if tile in (MINING_AREA, MINING_AREA + 1) else icon
        if code == effects.CHOOSE:
            return joined([self.ops(choice, card) for choice in op.choices], " / ")
        return self.card_op(op, card)

    def brings(self, op: Op, card: Card) -> Text:
        """A resource, a production or the rating goes up or down."""
        if op.code == effects.SPEND_MONEY:
            also = say(" (", self.icon(RESOURCE_NAMES[op.what]), ")") if op.what in (STEEL, TITANIUM) else []
            return say(self.change(picture(op, card), -op.n), also)
        n = -op.n if op.code in (effects.SPEND, effects.LOWER_ANY) else op.n
        name = picture(op, card)
        if op.per == effects.IF_TAGS:
            tag = self.icon(f"{TAG_NAMES[op.tag]}_tag", 3, "3")
            return say(self.change(name, 1), " / ", tag, ": ", self.change(name, 1 + n))
        return say(self.change(name, n), self.per(op))

    def per(self, op: Op) -> Text:
        """What an amount counts."""
        if op.per == effects.FIXED:
            return []
        name = PER.get(op.per, f"{TAG_NAMES[op.tag]}_tag")
        if op.per == effects.OPPONENTS_TAGS:
            name = f"any_{name}"
        return say(" / ", self.icon(name, op.each, str(op.each) if op.each > 1 else ""))

    def card_op(self, op: Op, card: Card) -> Text:
        """Effects about cards and what lies on them."""
        code = op.code
        if code in (effects.DRAW, effects.LOOK):
            row = self.change("card", op.n)
            if code == effects.DRAW:
                return row
            price = say(" ", self.change("megacredits", -op.each)) if op.each else []
            return say(self.icon("look", op.n, str(op.n)), ": ", self.change("card", op.what), price)
        if code in (effects.ADD_HERE, effects.TAKE_HERE):
            n = op.n if code == effects.ADD_HERE else -op.n
            return self.change(picture(op, card), n)
        if code == effects.ADD:
            return say(self.change(picture(op, card), op.n), "*")
        if code == effects.TAKE_CUBE:
            cube = f"{CUBE_NAMES[op.what]}_cube"
            return say(self.change(f"any_{cube}", -1), ", ", self.change(cube, 1))
        return self.bespoke(op)

    def bespoke(self, op: Op) -> Text:
        """Effects of single cards."""
        code = op.code
        if code == effects.INSULATE:
            return say(self.icon("heat_production", -1, "−…"), ", ", self.icon("megacredits_production", 1, "+…"))
        if code == effects.SELL_ENERGY:
            return say(self.icon(RESOURCE_NAMES[ENERGY], -1, "−…"), ", ", self.icon(RESOURCE_NAMES[MEGACREDITS], 1, "+…"))
        if code == effects.NEXT_CHEAPER:
            return say(self.icon("next_card"), ": ", self.change("megacredits", -op.n))
        if code == effects.FAVOUR:
            return self.change("cube", 1)
        if code == effects.INFECT:
            animals = self.change("any_animal_cube", -op.n)
            return say(animals, " / ", self.change(f"any_{RESOURCE_NAMES[PLANTS]}", -op.what))
        if code == effects.ENHANCE:
            cubes = say(self.change("microbe_cube", 1), " / ", self.change("animal_cube", 1))
            return say(self.change(RESOURCE_NAMES[PLANTS], 1), " / ", cubes)
        if code == effects.CONFER:
            draw = say(self.change("science_cube", -1), ", ", self.change("card", 1))
            return say(self.change("science_cube", 1), " / ", draw)
        return self.icon(FACES[code].icon, op.n)

    def watch(self, watch: Watch, card: Card) -> Text:
        """A lasting effect: what sets it off, and what it brings."""
        row = [self.icon(f"{TAG_NAMES[tag]}_tag") for tag in watch.tags]
        if watch.event:
            row.insert(0, self.icon("event"))
        if watch.cost > 1:
            row.append(self.icon("cost", watch.cost, f"≥ {watch.cost}"))
        elif not row:
            row.append(self.icon(("any_" if watch.anybody else "") + SET_OFF_BY[watch.on]))
        between = " + " if watch.event else " / "
        return say(
            joined(row, between), f" ({self.words['any']})" if watch.anybody and watch.tags else "", ": ", self.ops(watch.ops, card)
        )

    def lasting(self, part: Lasting) -> Text:
        """A lasting effect that nothing sets off."""
        if part.kind == effects.CHEAPER:
            what = self.icon("card") if part.what == ALL_CARDS else self.icon(f"{TAG_NAMES[part.what]}_tag")
            return say(what, ": ", self.change("megacredits", -part.n))
        if part.kind == effects.METAL_WORTH:
            return say(self.icon(RESOURCE_NAMES[part.what]), ": ", self.change("megacredits", part.n))
        if part.kind == effects.EASIER:
            return self.icon("easier", part.n, f"±{part.n}")
        if part.kind == effects.PROJECT_CHEAPER:
            return say(self.icon("standard_project"), ": ", self.change("megacredits", -part.n))
        if part.kind == effects.GREENERY_CHEAPER:
            return say(self.icon("greenery_tile"), ": ", self.change("plants", -part.n))
        if part.kind == effects.PAYS_HEAT:
            return say(self.icon(RESOURCE_NAMES[HEAT], 1), " = ", self.icon("megacredits", 1))
        kept = self.icon("animal_cube")
        if part.kind == effects.PROTECTS_ALL:
            kept = joined([self.icon("plants"), kept, self.icon("microbe_cube")], ", ")
        return say(self.icon(PROTECTED), ": ", kept)

    def points(self, part: Points, card: Card) -> Text:
        """Points, and what they are given for."""
        points = self.change("points", part.n)
        if part.per == effects.POINTS:
            return points
        name = POINTS_FOR.get(part.per, f"{CUBE_NAMES[card.cubes]}_cube")
        return say(points, " / ", self.icon(name, part.each, str(part.each) if part.each > 1 else ""))
