"""What the words of Terraforming Mars tell piece by piece: the parts of a card's text, and what templates ask for by name."""

from functools import cache, cached_property

from pavonis.games.terraforming_mars import board, effects, moves
from pavonis.games.terraforming_mars.board import TILE_NAMES
from pavonis.games.terraforming_mars.cards import BEGINNER, Card
from pavonis.games.terraforming_mars.effects import Watch
from pavonis.games.terraforming_mars.tables import COST, GREENERY_PLANTS, MILESTONE_COST, PRINTED, TEMPERATURE_HEAT
from pavonis.games.terraforming_mars.words.language import FREE_TILES, Language, LastingTold, NeedTold, PointsTold, WatchTold
from pavonis.kit.projects import Lasting, Need, Points
from pavonis.kit.terraforming import ANIMALS, HEAT, MEGACREDITS, PARAMETER_NAMES, STEEL, TEMPERATURE, TITANIUM, value_of
from pavonis.text import Noun, Text
from pavonis.text.names import Names, name_in
from pavonis.text.projects import Amount, ProjectWords

MEANS = (STEEL, TITANIUM, HEAT)  # of payment, besides money
NEED_NAMES = [*PARAMETER_NAMES, "tags", "production", "greenery", "cities"]
PLACING = (effects.TILE, effects.MINE)
PLACED = {moves.OCEAN: board.OCEAN_TILE, moves.GREENERY: board.GREENERY_TILE, moves.CITY: board.CITY_TILE}


class CardClauses(ProjectWords[Language]):
    """The parts of which texts of cards are made."""

    @cached_property
    def tiles(self) -> list[Noun]:
        """All tiles; the special ones are called by their cards."""
        return [*self.language.tiles, *special_tiles(self.language.special_tile, self.grammar.key, self._translated)]

    def needs(self, needs: list[Need]) -> str:
        """All requirements of a card."""
        return self.framed("needs", needs=self.grammar.series([self._need(need) for need in needs]))

    def _need(self, need: Need) -> str:
        value = value_of(need.what, need.n) if need.what < effects.TAGS_HELD else need.n
        return self.language.requirements[NEED_NAMES[need.what]](NeedTold(value, self.minus(value), need.tag, need.most))

    def watch(self, watch: Watch, card: Card) -> str:
        """When a lasting effect is set off."""
        own_tag = watch.on == effects.ON_TAG and set(watch.tags) & set(card.tags)
        own_tile = any(op.code == effects.TILE and op.what == board.CITY_TILE for op in card.ops)
        counts = "tag" if own_tag else "tile" if own_tile else ""
        told = WatchTold(
            tag_list=self.tag_list(watch.tags, self.language.tags_or),
            tag=watch.tags[0] if watch.tags else 0,
            cost=watch.cost,
            event=watch.event,
            anybody=watch.anybody,
            including=self.language.including[counts] if counts else "",
        )
        return self.language.watches[watch.on](told)

    def lasting(self, part: Lasting) -> str:
        """A lasting effect that nothing sets off."""
        needed = GREENERY_PLANTS - part.n
        return self.language.lasting[part.kind](LastingTold(part.n, part.what, self.project_name(0), needed, GREENERY_PLANTS))

    def points(self, part: Points, card: Card) -> str:
        """The points of a card."""
        each = self.language.each_cube[card.cubes][part.each > 1].format(part.each)
        told = PointsTold(self.points_counted(part.n), part.each, each, self.language.cubes[card.cubes].form())
        return self.language.points[part.per](told)

    def begins(self, card: Card) -> str:
        """What a corporation begins with."""
        stock = [Amount(card.cost, MEGACREDITS), *(Amount(part.n, part.resource) for part in card.starts if not part.produced)]
        produced = [Amount(part.n, part.resource) for part in card.starts if part.produced]
        held = [*(self.part("stock", each) for each in stock), *(self.part("start", each) for each in produced)]
        free = self.language.free_cards if card.number == BEGINNER else ""
        return self.framed("begins", holdings=self.grammar.series(held), free=free)

    # What templates ask for.

    def project_name(self, project: int) -> str:
        """A standard project."""
        return self.language.projects[project]

    def tile(self, tile: int, case: str = "nom") -> str:
        """A tile."""
        return self.tiles[tile].form(case)

    def asked_tile(self, effect: int, what: int) -> str:
        """The tile that an effect asks to be placed."""
        return self.tile(board.OCEAN_TILE if effect == effects.FLOOD else what)

    def placed_tile(self, kind: int, case: str = "nom") -> str:
        """The tile that a move of placing speaks of; special ones are not told apart."""
        return self.tile(PLACED.get(kind, 0), case)

    def place_rule(self, where: int) -> str:
        """Where a tile may lie, as a reason."""
        return self.language.place_rules.get(where, self.language.places[where])

    def asked_means(self, means: int, case: str = "nom") -> str:
        """The means of payment that is asked about: the first of those left."""
        return self.means_noun((means & -means).bit_length() - 1, case)

    def means_noun(self, means: int, case: str = "nom") -> str:
        """A means of payment."""
        return self.language.resources[MEANS[means]].form(case)

    def means_amount(self, amount: int, means: int) -> str:
        """So much of a means of payment."""
        return self.amount(amount, MEANS[means])

    def heat_price(self, case: str = "acc") -> str:
        """What a step of temperature costs."""
        return self.amount(TEMPERATURE_HEAT, HEAT, case)

    def milestone_price(self, case: str = "acc") -> str:
        """What a milestone costs."""
        return self.amount(MILESTONE_COST, MEGACREDITS, case)

    def capital(self, corporation: int, case: str = "acc") -> str:
        """The money that a corporation begins with."""
        return self.amount(COST[corporation], MEGACREDITS, case)

    def killed(self, number: int) -> str:
        """The animals that a move of this number removes."""
        return self.cubes(number + 1, ANIMALS)

    def taken(self, number: int, resource: int) -> str:
        """What a move of this number takes."""
        return self.amount(number + 1, resource)

    def one_cube(self, kind: int) -> str:
        """One cube of a kind."""
        return self.cubes(1, kind)

    def many_of(self, resource: int) -> str:
        """A resource in the genitive, however much of it."""
        return self.language.resources[resource].cases["gen"][-1]

    def at_least(self, parameter: int, value: int) -> str:
        """That a global parameter is high enough."""
        return self.language.requirements[PARAMETER_NAMES[parameter]](NeedTold(value, self.minus(value)))

    def at_most(self, parameter: int, value: int) -> str:
        """That a global parameter is low enough."""
        return self.language.requirements[PARAMETER_NAMES[parameter]](NeedTold(value, self.minus(value), most=True))

    def level(self, parameter: int, value: int) -> str:
        """A value of a global parameter."""
        return self.language.levels[PARAMETER_NAMES[parameter]](NeedTold(value, self.minus(value)))

    def degrees(self, step: int) -> str:
        """A step of temperature in degrees."""
        return self.minus(value_of(TEMPERATURE, step))

    def of(self, victim: int) -> Text:
        """A player, or the neutral opponent, as the one that something belongs to."""
        return self.line("of_victim", victim)

    def to(self, victim: int) -> Text:
        """The same, as the one that something is done to."""
        return self.line("to_victim", victim)

    def holder(self, source: int) -> Text:
        """A card or a corporation as the one that has something."""
        return self.line("holder", source)


@cache
def special_cards() -> list[Card]:
    """The cards that special tiles are called by."""
    tiles = range(len(FREE_TILES), len(TILE_NAMES))
    return [next(card for card in PRINTED for op in card.ops if op.what == tile and op.code in PLACING) for tile in tiles]


def special_tiles(noun: Noun, language: str, names: Names) -> list[Noun]:
    """The special tiles in a language."""
    called = [name_in(language, card.name, card.printed, names) for card in special_cards()]
    return [Noun(**{case: "/".join(forms).replace("{name}", name) for case, forms in noun.cases.items()}) for name in called]
