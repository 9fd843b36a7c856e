"""A card of another set, a corporation and a place off the planet that Terraforming Mars does not have."""

from tests.golden.edits import edited

PHRASES = ["play Probe Card", "use Probe Card", "use Probe Corporation", "corporation Probe Corporation", "place city 64"]
SET = 9


def add() -> None:
    """Put them in the box."""
    edited("pavonis.games.terraforming_mars.board", 'OFF_MARS: Final = ["01", "02"]', 'OFF_MARS: Final = ["01", "02", "64"]')
    from pavonis.games.terraforming_mars import cards
    from pavonis.games.terraforming_mars.parts import action, choose, gain, holds, on_tags, production
    from pavonis.kit.terraforming import ACTIVE, ANIMALS, HEAT, PLANTS, SCIENCE, STEEL

    parts = [choose([gain(PLANTS, 1)], [gain(HEAT, 2)]), action(gain(STEEL, 1)), on_tags([SCIENCE], gain(HEAT, 1)), holds(ANIMALS)]
    cards.PROJECT_CARDS.append(cards.project(300, "Probe Card", 7, ACTIVE, [SCIENCE], parts, SET))
    company = cards.corporation(40, "R99", "Probe Corporation", 30, [SCIENCE], production(HEAT, 1), action(gain(HEAT, 1)), set=SET)
    cards.CORPORATIONS.append(company)
