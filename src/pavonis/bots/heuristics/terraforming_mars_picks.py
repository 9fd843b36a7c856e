"""The small picks of Terraforming Mars by rule of thumb: where a tile goes, who loses what, which card gets or loses cubes."""

from typing import Final

from pavonis.bots.evaluation import UNCLEAR, added
from pavonis.bots.heuristics import terraforming_mars_cards as worths
from pavonis.bots.heuristics import terraforming_mars_effects as effect_worths
from pavonis.bots.heuristics.terraforming_mars_map import place_worth
from pavonis.bots.heuristics.terraforming_mars_outlook import Outlook
from pavonis.core.game import Frame
from pavonis.games.terraforming_mars import effects, moves
from pavonis.games.terraforming_mars.board import GREENERY_TILE, OCEAN_TILE, PLACE_ROOM
from pavonis.games.terraforming_mars.effects import Op
from pavonis.games.terraforming_mars.tables import BOXES, PROGRAMS
from pavonis.kit.terraforming import HEAT, MEGACREDITS

PLACING: Final = (effects.TILE, effects.MINE, effects.CLAIM, effects.FLOOD)
HURTING: Final = (effects.REMOVE_ANY, effects.STEAL_ANY, effects.INFECT)


def best_of(found: list[float], options: list[int]) -> int:
    """The option with the highest worth."""
    return options[found.index(max(found))]


def effect(o: Outlook, ask: Frame, options: list[int]) -> int:
    """A pick for an effect."""
    op = PROGRAMS[ask[1]][ask[4]]
    code = op.code
    if code in PLACING and options[0] >= moves.PLACE:
        tile = GREENERY_TILE if code == effects.CLAIM else OCEAN_TILE if code == effects.FLOOD else op.what
        return best_of([place_worth(o, tile, (move - moves.PLACE) % PLACE_ROOM) for move in options], options)
    if code in HURTING or code == effects.FLOOD:
        return victim(o, code, options)
    if code == effects.LOWER_ANY:
        return lowered(o, options)
    if code in (effects.ADD, effects.FAVOUR):
        return best_of([effect_worths.cube_worth(o, move - moves.ADD) for move in options], options)
    if code == effects.TAKE_CUBE and options[-1] >= moves.TAKE:
        return robbed(o, options)
    if code == effects.LOOK:
        return looked(o, op, options)
    if code == effects.COPY_BOX:
        found: list[float] = []
        for move in options:
            found.append(added([effect_worths.op_worth(o, move - moves.COPY, each) for each in BOXES[move - moves.COPY]]))
        return best_of(found, options)
    if code == effects.INSULATE:
        return options[-1] if o.made[MEGACREDITS] > o.made[HEAT] else options[0]
    if code == effects.SELL_ENERGY:
        return options[-1] if o.money > o.stock[HEAT] else options[0]
    if code == effects.EXCHANGE_CARD:
        found = [worths.net_worth(o, move - moves.DISCARD) if move != moves.DECLINE else 1e3 for move in options]
        worst = found.index(min(found))
        return options[worst] if found[worst] * o.w.kept < o.card else moves.DECLINE
    return UNCLEAR


def victim(o: Outlook, code: int, options: list[int]) -> int:
    """Who loses what: never oneself; the rival with the highest rating, and of the most costly things as many as possible."""
    if code == effects.INFECT:
        return UNCLEAR
    start = moves.STEAL if code == effects.STEAL_ANY else moves.REMOVE
    best = moves.DECLINE
    most = 0.0
    for move in options:
        rest, loser = divmod(move - start, moves.VICTIM_ROOM)
        if move != moves.DECLINE and loser != o.seat:
            amount, resource = divmod(rest, moves.RESOURCE_ROOM)
            rank = 1.0 if loser >= len(o.s.hands) else 1.0 + 0.01 * o.s.rating[loser]
            worth = (amount + 1) * o.stock[resource] * rank
            if worth > most:
                most = worth
                best = move
    return best


def lowered(o: Outlook, options: list[int]) -> int:
    """Whose production falls: that of the rival who has the most points."""
    s = o.s
    best = options[0]
    most = -1
    for move in options:
        loser = (move - moves.LOWER) % moves.VICTIM_ROOM
        points = 0 if loser == o.seat else s.rating[loser] if loser < len(s.hands) else 1
        if points > most:
            most = points
            best = move
    return best


def robbed(o: Outlook, options: list[int]) -> int:
    """Which card loses a cube: a rival's, the one that counts most."""
    found: list[float] = []
    for move in options:
        if move == moves.TAKE_NEUTRAL:
            found.append(1e3)
        else:
            worth = effect_worths.cube_worth(o, move - moves.TAKE)
            found.append(-worth if o.s.holder[move - moves.TAKE] == o.seat else worth)
    return best_of(found, options)


def looked(o: Outlook, op: Op, options: list[int]) -> int:
    """A card looked at: keep the best, or buy it if it is worth its price."""
    if op.each:
        worth = o.w.kept * worths.net_worth(o, options[-1] - moves.BUY)
        return options[-1] if worth > op.each * o.money else options[0]
    ranked = sorted([(-worths.net_worth(o, card), card) for card in o.s.offers[o.seat]])
    keep = sorted([card for _, card in ranked[: op.what]])
    for move in options:
        if move - moves.KEEP in keep:
            return move
    return options[0]
