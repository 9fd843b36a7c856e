"""A card of another set, a corporation and a standard action that Ares Expedition does not have.

Its board has no places to choose from: what a player chooses there is a standard action.
"""

from tests.golden.edits import edited

PHRASES = ["play Probe Card", "use Probe Card", "corporation Probe Corporation", "add to Probe Card", "standard action probe"]
SET = 9
OCEAN = """StandardAction("ocean", 15, effects.MEGACREDITS, OCEANS),"""
MORE = f"""{OCEAN}
    StandardAction("probe", 9999, effects.MEGACREDITS, OCEANS),"""


def add() -> None:
    """Put them in the box; the action costs more than anybody ever has."""
    from pavonis.games.ares_expedition import cards
    from pavonis.games.ares_expedition.effects import HEAT, PLANTS
    from pavonis.games.ares_expedition.parts import action, choose, gain, holds, on_tags, production
    from pavonis.kit.terraforming import ACTIVE, ANIMALS, SCIENCE

    parts = [choose([gain(PLANTS, 1)], [gain(HEAT, 2)]), action(gain(HEAT, 1)), on_tags([SCIENCE], gain(HEAT, 1)), holds(ANIMALS)]
    cards.PROJECT_CARDS.append(cards.project(300, "Probe Card", 7, ACTIVE, [SCIENCE], parts, first_game=False, set=SET))
    cards.CORPORATIONS.append(cards.corporation(40, "301", "Probe Corporation", 30, [SCIENCE], production(HEAT, 1), set=SET))
    edited("pavonis.games.ares_expedition.tables", OCEAN, MORE)
