"""What the words of Ares Expedition tell piece by piece: the parts of a card's text, and what templates ask for by name."""

from pavonis.games.ares_expedition import effects
from pavonis.games.ares_expedition.cards import Card
from pavonis.games.ares_expedition.effects import COSTLY, EVENT_TAG, MEGACREDITS, PLANTS, Capacity, Produces, Watch
from pavonis.games.ares_expedition.tables import (
    BONUS_DRAWN,
    BONUS_KEPT,
    COST,
    DEVELOPMENT_BONUS,
    FOREST_FOR_PLANTS,
    HAND_LIMIT,
    INITIATIVE_PRICE,
    METAL_TAGS,
    METAL_VALUES,
    PRINTED,
    PRODUCTION_BONUS,
    RESEARCH_DRAWN,
    RESEARCH_KEPT,
    SAVED_BY_CUBES,
    SAVED_BY_PLANTS,
    SAVING_CUBES,
    SAVING_PLANTS,
    STANDARD_COST,
)
from pavonis.games.ares_expedition.words.language import (
    CapacityTold,
    Language,
    LastingTold,
    Level,
    NeedTold,
    PointsTold,
    ProducesTold,
    WatchTold,
)
from pavonis.kit.projects import Lasting, Need, Points
from pavonis.kit.terraforming import MICROBES, OCEANS, PARAMETER_NAMES, value_of
from pavonis.text import common, plain
from pavonis.text.projects import Amount, ProjectWords

NEED_NAMES = [*PARAMETER_NAMES, "tags", "rating"]
PHASE_FACTS = {
    "development_bonus": DEVELOPMENT_BONUS,
    "production_bonus": PRODUCTION_BONUS,
    "research_drawn": RESEARCH_DRAWN,
    "research_kept": RESEARCH_KEPT,
    "bonus_drawn": BONUS_DRAWN,
    "bonus_kept": BONUS_KEPT,
}


class CardClauses(ProjectWords[Language]):
    """The parts of which texts of cards are made."""

    def needs(self, needs: list[Need]) -> str:
        """All requirements of a card."""
        return self.framed("needs", needs=self.grammar.series([self._need(need) for need in needs]))

    def _need(self, need: Need) -> str:
        told = NeedTold(need.n, need.tag, need.most, single_zone(need))
        return self.language.requirements[NEED_NAMES[need.what]](told)

    def watch(self, watches: list[Watch], card: Card) -> str:
        """When a lasting effect is set off."""
        first, language = watches[0], self.language
        if first.on == effects.ON_STEEL:
            name = "steel"
        elif first.on != effects.ON_TAG:
            name = "deeds"
        else:
            name = "event" if first.tags == [EVENT_TAG] else "tags"
        deeds = [language.deeds[watch.on] for watch in watches] if name == "deeds" else [""]
        itself = any(watch.itself for watch in card.watches)
        told = WatchTold(
            deeds=self.grammar.series(deeds, language.tags_or),
            tag_list=self.tag_list(first.tags, language.tags_or),
            including=language.including["card"] if itself else "",
        )
        return language.watches[name](told)

    def lasting(self, parts: list[Lasting], card: Card) -> str:
        """Lasting effects of one kind that nothing sets off."""
        told = [self._lasting(part, parts, card) for part in parts]
        kind = parts[0].kind
        if kind == effects.METAL_WORTH:
            return self.grammar.series([self.part("metal_worth", each) for each in told], self.language.worth_and)
        if kind in (effects.RESEARCH_DRAW, effects.RESEARCH_KEEP):
            names = ["research_draw" if part.kind == effects.RESEARCH_DRAW else "research_keep" for part in parts]
            more = self.grammar.series([self.part(name, each) for name, each in zip(names, told, strict=True)])
            return self.framed("research", more=more)
        return self.language.lasting[kind](told[0])

    def _lasting(self, part: Lasting, parts: list[Lasting], card: Card) -> LastingTold:
        tagged = part.kind == effects.CHEAPER and part.what < effects.ALL_CARDS
        names = [self.language.tags[each.what].form("other") for each in parts] if tagged else [""]
        usual = STANDARD_COST[FOREST_FOR_PLANTS]
        return LastingTold(
            n=part.n,
            what=part.what,
            price=part.price,
            cubes=card.cubes,
            tag=METAL_TAGS[part.what] if part.kind == effects.METAL_WORTH else 0,
            tag_list=self.grammar.series(names, self.language.tags_or),
            costly=COSTLY,
            plants_needed=usual - part.n,
            plants_usual=usual,
        )

    def produces(self, parts: list[Produces], card: Card) -> str:
        """What is received in the production phase."""
        first = parts[0]
        name = "tag" if first.each == 1 else "tags"
        name = {effects.NO_TAG: "fixed", effects.FORESTS: "forests"}.get(first.tag, name)
        amounts = self.grammar.series([self.part("produced", Amount(part.n, part.resource)) for part in parts])
        including = self.language.including["tag"] if first.tag in card.tags else ""
        return self.language.produces[name](ProducesTold(amounts, first.tag, first.each, including))

    def capacity(self, part: Capacity) -> str:
        """Steel or titanium."""
        less = part.n * METAL_VALUES[part.metal]
        return self.part("capacity", CapacityTold(part.metal, part.n, METAL_TAGS[part.metal], less))

    def points(self, part: Points, card: Card) -> str:
        """The points of a card."""
        each = self.language.each_cube[card.cubes][part.each > 1].format(part.each)
        return self.language.points[part.per](PointsTold(self.points_counted(part.n), part.each, part.tag, each))

    def begins(self, card: Card) -> str:
        """What a corporation begins with."""
        return self.framed("begins", stock=self.part("produced", Amount(card.cost, MEGACREDITS)))

    def phase_text(self, phase: int) -> tuple[str, str]:
        """What everybody may do in a phase, and the bonus of those who chose it."""
        text, bonus = self.language.phase_texts[phase]
        return plain(self.filled(text, PHASE_FACTS)), plain(self.filled(bonus, PHASE_FACTS))

    # What templates ask for.

    def capital(self, corporation: int, case: str = "acc") -> str:
        """The money that a corporation begins with."""
        return self.amount(COST[corporation], MEGACREDITS, case)

    def turned_into(self, card: int) -> str:
        """The resource that the action of a card turns another one into."""
        return self.language.resource_names[
            next(op.each for way in PRINTED[card].actions for op in way.ops if op.code == effects.CONVERT)
        ]

    def hand_limit(self, case: str = "nom") -> str:
        """The cards that may be held at the end of a round."""
        return self.grammar.count(HAND_LIMIT, common(self.grammar.key).card, case)

    def initiative_price(self) -> int:
        """What it costs to raise the rating once more."""
        return INITIATIVE_PRICE

    def saving_plants(self) -> str:
        """The plants that make a card cheaper."""
        return self.amount(SAVING_PLANTS, PLANTS)

    def saving_cubes(self) -> str:
        """The microbes that make a card cheaper."""
        return self.cubes(SAVING_CUBES, MICROBES)

    def saved_by_plants(self) -> int:
        """By how much plants make it cheaper."""
        return SAVED_BY_PLANTS

    def saved_by_cubes(self) -> int:
        """By how much microbes make it cheaper."""
        return SAVED_BY_CUBES

    def zone_least(self, parameter: int, zone: int) -> str:
        """That temperature or oxygen is high enough."""
        return self._need(Need(parameter, zone))

    def zone_most(self, parameter: int, zone: int) -> str:
        """That temperature or oxygen is low enough."""
        return self._need(Need(parameter, zone, most=True))

    def level(self, parameter: int, step: int) -> str:
        """A step of temperature or oxygen as a value."""
        return self.language.levels[PARAMETER_NAMES[parameter]](Level(self.minus(value_of(parameter, step))))


def single_zone(need: Need) -> bool:
    """Whether a requirement on temperature or oxygen leaves one zone only."""
    return need.what < OCEANS and need.n == (effects.PURPLE if need.most else effects.WHITE)
