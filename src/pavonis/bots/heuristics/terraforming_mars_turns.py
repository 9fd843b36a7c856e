"""What an action of Terraforming Mars adds by rule of thumb: to leave out what is hardly ever best, and to play on quickly."""

from typing import Final

from pavonis.bots.heuristics import terraforming_mars_cards as worths
from pavonis.bots.heuristics import terraforming_mars_effects as effect_worths
from pavonis.bots.heuristics.terraforming_mars_map import award_expected
from pavonis.bots.heuristics.terraforming_mars_outlook import Outlook
from pavonis.games.terraforming_mars import moves
from pavonis.games.terraforming_mars.board import CITY_TILE, GREENERY_TILE, OCEAN_TILE
from pavonis.games.terraforming_mars.playable import project_price
from pavonis.games.terraforming_mars.tables import AQUIFER, ASTEROID, AWARD_COSTS, GREENERY, POWER_PLANT
from pavonis.kit.project_state import NOBODY
from pavonis.kit.terraforming import ENERGY, TEMPERATURE

SELLING: Final = -0.2  # points
PLANTING: Final = 1.0
WARMING: Final = 0.8
CLAIMING: Final = 3.0


def all_rough(o: Outlook, options: list[int]) -> list[float]:
    """What each of these actions adds."""
    return [rough(o, option) for option in options]


def rough(o: Outlook, move: int) -> float:
    """What an action adds."""
    if move <= moves.END_TURN:
        return 0.0
    if move == moves.SELL_PATENTS:
        return SELLING
    if move == moves.PLANT_GREENERY:
        return PLANTING
    if move == moves.WARM_UP:
        return WARMING
    if move < moves.MILESTONE:
        return project(o, move - moves.PROJECT)
    if move < moves.AWARD:
        return CLAIMING
    if move < moves.CHOOSE:
        return funding(o, move - moves.AWARD)
    if move < moves.USE:
        card = move - moves.PLAY
        return (1.0 - o.w.kept) * (worths.play_worth(o, card) - o.price(card))
    return worths.use_worth(o, move - moves.USE) * (1.0 - o.w.used)


def project(o: Outlook, number: int) -> float:
    """What a standard project adds."""
    cost = project_price(o.s, o.seat, number) * o.money
    if number == POWER_PLANT:
        return o.made[ENERGY] - cost
    if number == ASTEROID:
        return o.steps[TEMPERATURE] - cost
    tile = OCEAN_TILE if number == AQUIFER else GREENERY_TILE if number == GREENERY else CITY_TILE
    return effect_worths.tile_worth(o, tile) + (o.income if tile == CITY_TILE else 0.0) - cost


def funding(o: Outlook, award: int) -> float:
    """What funding an award adds: the lead over the best rival in it."""
    if o.alone:
        return -1.0
    funded = len(o.s.awards) - o.s.awards.count(NOBODY)
    expected = award_expected(o.s, award, o.later)
    own = expected[o.seat]
    expected[o.seat] = 0.0
    return own - max(expected) - AWARD_COSTS[funded] * o.money
