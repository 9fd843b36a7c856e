"""Cards with one thing wrong, to prove that the cases would notice. A card is put into the tables in place of the printed one."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from pavonis.games.terraforming_mars import effects, ordering, tables
from pavonis.games.terraforming_mars.board import CITY_TILE, GREENERY_TILE, OCEAN_TILE
from pavonis.games.terraforming_mars.cards import Card
from pavonis.games.terraforming_mars.effects import Action, First, Op, Start, Watch
from pavonis.games.terraforming_mars.tables import PRINTED, Trigger, Use
from pavonis.kit.projects import Holds, Lasting, Need, Part, Points
from pavonis.kit.terraforming import (
    ANIMALS,
    FIRST_CARD,
    MICROBES,
    NO_CUBES,
    OXYGEN,
    PARAMETERS,
    RESOURCES,
    STEEL,
    TAGS,
    TEMPERATURE,
    TITANIUM,
)

NUMBERED = {  # effects whose number matters
    effects.PRODUCE, effects.LOWER_ANY, effects.GAIN, effects.SPEND, effects.SPEND_MONEY, effects.RAISE, effects.RATING,
    effects.DRAW, effects.LOOK, effects.ADD_HERE, effects.TAKE_HERE, effects.ADD, effects.FLOOD, effects.NEXT_CHEAPER,
    effects.NEXT_EASIER, effects.INFECT,
}  # fmt: skip
OF_A_RESOURCE = {effects.PRODUCE, effects.LOWER_ANY, effects.GAIN, effects.SPEND}
LISTS = [tables.BY_EVENT, tables.QUIET_BY_TAG, tables.ASKING_BY_TAG]
OTHER_PLACE = {effects.ANY_LAND: effects.NOT_BESIDE_CITY}
OF_THE_OWNER = (effects.ON_CARD,)  # these are never set off by others, whatever is printed
UNSURE = (effects.OCEAN_AREA, effects.AT_NOCTIS, effects.AT_GANYMEDE, effects.AT_PHOBOS)


def changed(op: Op, **change: Any) -> Op:
    """The effect with something changed; whether it can stand in the way follows from the rest."""
    fields = {
        name: getattr(op, name) for name in ("code", "n", "what", "per", "tag", "each", "where", "amounts", "choices", "sure")
    }
    fields.update(change)
    if op.code == effects.PRODUCE and not fields["per"]:
        fields["sure"] = fields["n"] >= 0
    if op.code == effects.TILE:
        fields["sure"] = fields["where"] in UNSURE
    return Op(**fields)


def op_mutants(op: Op) -> Iterator[tuple[str, list[Op]]]:
    """One effect with one thing wrong."""
    yield "left out", []
    if op.code in NUMBERED:
        yield "one more", [changed(op, n=op.n + (1 if op.n > 0 else -1))]
        if abs(op.n) > 1:
            yield "one less", [changed(op, n=op.n - (1 if op.n > 0 else -1))]
    if op.code == effects.PRODUCE and not op.per:
        yield "the other way", [changed(op, n=-op.n)]
    if op.code in OF_A_RESOURCE:
        yield "another resource", [changed(op, what=(op.what + 1) % RESOURCES)]
    if op.code == effects.RAISE:
        yield "another parameter", [changed(op, what=OXYGEN if op.what == TEMPERATURE else TEMPERATURE)]
    if op.code == effects.SPEND_MONEY:
        yield "another metal", [changed(op, what=TITANIUM if op.what == STEEL else STEEL)]
    if op.code in (effects.ADD, effects.TAKE_CUBE):
        yield "other cubes", [changed(op, what=ANIMALS if op.what == MICROBES else MICROBES)]
    if op.code in (effects.TILE, effects.MINE):
        yield "elsewhere", [changed(op, where=OTHER_PLACE.get(op.where, effects.ANY_LAND))]
    if op.code == effects.TILE:
        yield "another tile", [changed(op, what=GREENERY_TILE if op.what in (CITY_TILE, OCEAN_TILE) else CITY_TILE)]
    if op.code == effects.LOOK:
        yield "another price", [changed(op, each=op.each + 1)]
        if not op.each:
            yield "more kept", [changed(op, what=op.what + 1)]
    if op.code == effects.INFECT:
        yield "more plants", [changed(op, what=op.what + 1)]
    yield from counting_mutants(op)
    for number, (resource, most) in enumerate(op.amounts):
        for wrong, what in ((resource, "more removed"), ((resource + 1) % RESOURCES, "something else removed")):
            amounts = [*op.amounts[:number], (wrong, most + (wrong == resource)), *op.amounts[number + 1 :]]
            yield f"{what} {number + 1}", [changed(op, amounts=amounts)]
    for number, choice in enumerate(op.choices):
        yield f"without choice {number + 1}", [changed(op, choices=op.choices[:number] + op.choices[number + 1 :])]
        for what, ops in ops_mutants(choice):
            if ops:
                yield f"choice {number + 1}: {what}", [changed(op, choices=[*op.choices[:number], ops, *op.choices[number + 1 :]])]


def counting_mutants(op: Op) -> Iterator[tuple[str, list[Op]]]:
    """An effect that counts something counts something else."""
    if op.per in (effects.OWN_TAGS, effects.OPPONENTS_TAGS, effects.IF_TAGS):
        yield "another tag", [changed(op, tag=(op.tag + 1) % TAGS)]
    if op.per == effects.OWN_TAGS:
        yield "for every other number", [changed(op, each=op.each + 1)]
        yield "tags of opponents", [changed(op, per=effects.OPPONENTS_TAGS)]
    if op.per == effects.OPPONENTS_TAGS:
        yield "own tags", [changed(op, per=effects.OWN_TAGS)]
    if op.per in (effects.CITIES_ON_MARS, effects.ALL_CITIES):
        yield "other cities", [changed(op, per=effects.CITIES_ON_MARS + effects.ALL_CITIES - op.per)]


def ops_mutants(ops: list[Op]) -> Iterator[tuple[str, list[Op]]]:
    """Several effects, one of which has one thing wrong."""
    for number, op in enumerate(ops):
        for what, wrong in op_mutants(op):
            yield f"effect {number + 1} {what}", [*ops[:number], *wrong, *ops[number + 1 :]]


def part_mutants(part: Part) -> Iterator[tuple[str, list[Part]]]:
    """Something printed with one thing wrong."""
    yield "left out", []
    if isinstance(part, Action):
        for what, ops in ops_mutants(part.ops):
            yield what, [Action(ops, part.if_raised)] if ops else []
        yield "on another condition", [Action(part.ops, not part.if_raised)]
    elif isinstance(part, Watch):
        for what, ops in ops_mutants(part.ops):
            yield what, [Watch(part.on, ops, part.tags, part.anybody, part.event, part.cost)] if ops else []
        if part.on not in OF_THE_OWNER:
            yield "by others", [Watch(part.on, part.ops, part.tags, not part.anybody, part.event, part.cost)]
        for number, tag in enumerate(part.tags):
            tags = [*part.tags[:number], (tag + 1) % TAGS, *part.tags[number + 1 :]]
            yield f"another tag {number + 1}", [Watch(part.on, part.ops, tags, part.anybody, part.event, part.cost)]
        if part.event:
            yield "not only events", [Watch(part.on, part.ops, part.tags, part.anybody, False, part.cost)]
        if part.cost > 1:
            yield "another cost", [Watch(part.on, part.ops, part.tags, part.anybody, part.event, part.cost + 4)]
    elif isinstance(part, Lasting):
        if part.n:
            yield "one more", [Lasting(part.kind, part.n + 1, part.what)]
        if part.kind == effects.CHEAPER:
            yield "for another tag", [Lasting(part.kind, part.n, (part.what + 1) % TAGS)]
        if part.kind == effects.METAL_WORTH:
            yield "another metal", [Lasting(part.kind, part.n, STEEL + TITANIUM - part.what)]
    elif isinstance(part, Points):
        yield "one more", [Points(part.per, part.n + 1, part.each)]
        if part.per in (effects.PER_CUBE, effects.PER_CITY):
            yield "for every other number", [Points(part.per, part.n, part.each + 1)]
        if part.per != effects.POINTS:
            yield "whatever happens", [Points(effects.POINTS, part.n)]
    elif isinstance(part, Need):
        yield from need_mutants(part)
    elif isinstance(part, Holds):
        yield "other cubes", [Holds(ANIMALS if part.cubes != ANIMALS else MICROBES)]
    elif isinstance(part, Start):
        yield "one more", [Start(part.resource, part.n + 1, part.produced)]
        yield "another resource", [Start((part.resource + 1) % RESOURCES, part.n, part.produced)]
        yield "the other way", [Start(part.resource, part.n, not part.produced)]


def need_mutants(part: Need) -> Iterator[tuple[str, list[Part]]]:
    """A requirement with one thing wrong."""
    yield "one more", [Need(part.what, part.n + 1, part.most, part.tag)]
    if part.n > 1:
        yield "one less", [Need(part.what, part.n - 1, part.most, part.tag)]
    if part.what < PARAMETERS:
        yield "the other side", [Need(part.what, part.n, not part.most, part.tag)]
        yield "another parameter", [Need((part.what + 1) % PARAMETERS, part.n, part.most, part.tag)]
    elif part.what in (effects.TAGS_HELD, effects.PRODUCTION_HELD):
        yield "of something else", [Need(part.what, part.n, part.most, part.tag + 1)]


def parts_of(card: Card) -> list[Part]:
    """All that is printed on a card, in groups."""
    holds: list[Part] = [Holds(card.cubes)] if card.cubes != NO_CUBES else []
    firsts: list[Part] = [First(op) for op in card.first]
    return [*card.ops, *card.needs, *card.actions, *card.watches, *card.lasting, *card.points, *card.starts, *firsts, *holds]


def mutants(source: int) -> Iterator[tuple[str, Card]]:
    """A card or corporation with one thing wrong, every such thing in turn."""
    card = PRINTED[source]
    parts = parts_of(card)
    for number, part in enumerate(parts):
        found: Iterator[tuple[str, list[Part]]]
        if isinstance(part, Op):
            found = ((what, list(ops)) for what, ops in op_mutants(part))
        elif isinstance(part, First):
            found = ((what, [First(op) for op in ops]) for what, ops in op_mutants(part.op))
        else:
            found = part_mutants(part)
        for what, wrong in found:
            rest = [*parts[:number], *wrong, *parts[number + 1 :]]
            yield (
                f"{type(part).__name__} {number + 1} {what}",
                Card(card.number, card.printed, card.name, card.cost, card.kind, card.tags, rest, card.set),
            )


@contextmanager
def in_place(source: int, card: Card) -> Iterator[None]:
    """The game with a card in place of the printed one, for a while."""
    kept = [(table, list(table)) for table in [*single_tables(), *[row for lists in LISTS for row in lists], *tables.OF_CUBES]]
    try:
        put(source, card)
        yield
    finally:
        for table, rows in kept:
            table[:] = rows


def single_tables() -> list[list[Any]]:
    """The tables that have a row for each card."""
    return [
        tables.NUMBERED.taken, tables.PRINTED, tables.CUBES_OF, tables.POINTS_OF, tables.NEEDS_OF, tables.NEED, tables.NEED_LEVEL,
        tables.NEED_MOST, tables.PROGRAMS, tables.USES, tables.FIRST_ACTION, tables.DISCOUNTS, tables.WORTHS, tables.EASIER_BY,
        tables.GREENERY_CUT, tables.PROJECT_CUT, tables.HURDLES, tables.BRINGS, tables.OWN_HEAT, tables.BOXES, tables.BOX_PROGRAM,
        ordering.ENTANGLED,
    ]  # fmt: skip


def put(source: int, card: Card) -> None:
    """Fill every table anew for one card, as `tables.py` does for all."""
    tables.PRINTED[source] = card
    tables.CUBES_OF[source] = card.cubes
    tables.POINTS_OF[source] = card.points
    tables.NEEDS_OF[source] = card.needs
    tables.NEED[source] = tables.global_need(card)
    tables.NEED_LEVEL[source] = card.needs[0].n if card.needs else 0
    tables.NEED_MOST[source] = card.needs[0].most if card.needs else False
    ops = [changed(op) for op in card.ops]  # with choices that get numbers of their own
    tables.NUMBERED.taken[source] = 0
    tables.NUMBERED.number(source, ops)
    tables.USES[source] = [Use(source, action) for action in card.actions]
    tables.FIRST_ACTION[source] = tables.NUMBERED.number(source, card.first) if card.first else -1
    tables.HURDLES[source] = [op for op in ops if not op.sure]
    tables.BRINGS[source] = tables.brought(card)
    ordering.ENTANGLED[source] = ordering.is_entangled(ops)
    tables.OWN_HEAT[source] = sum(op.n for op in ops if op.code == effects.SPEND and op.what == RESOURCES - 1)
    put_lasting(source, card)
    for row in tables.OF_CUBES:
        row[:] = [other for other in row if other != source]
    if source >= FIRST_CARD:
        tables.OF_CUBES[card.cubes].append(source)
    box = tables.boxes()[source]
    tables.BOXES[source] = box
    tables.BOX_PROGRAM[source] = tables.NUMBERED.number(source, box) if box else -1


def put_lasting(source: int, card: Card) -> None:
    """What a card changes for as long as it lies there."""

    def total(kind: int) -> int:
        return sum(part.n for part in card.lasting if part.kind == kind)

    tables.DISCOUNTS[source] = [(part.what, part.n) for part in card.lasting if part.kind == effects.CHEAPER]
    tables.WORTHS[source] = [(part.what, part.n) for part in card.lasting if part.kind == effects.METAL_WORTH]
    tables.EASIER_BY[source] = total(effects.EASIER)
    tables.GREENERY_CUT[source] = total(effects.GREENERY_CHEAPER)
    tables.PROJECT_CUT[source] = total(effects.PROJECT_CHEAPER)
    for lists in LISTS:
        for row in lists:
            row[:] = [trigger for trigger in row if trigger.source != source]
    for watch in card.watches:
        trigger = Trigger(source, watch)
        tables.BY_EVENT[watch.on].append(trigger)
        if watch.on == effects.ON_TAG:
            by_tag = tables.ASKING_BY_TAG if source in tables.WITH_CHOICE else tables.QUIET_BY_TAG
            for tag in watch.tags:
                by_tag[tag].append(trigger)
