"""What a seat of Terraforming Mars does by rule of thumb against rivals: actions, cards to buy, corporations, hexes for tiles.

A habit is a sum: the situation speaks for each kind of action, a few aspects for the action itself, and every card for itself. All
weights were found by practice, games of the rule against itself and its past (`pavonis train terraforming-mars --what quick --how
practice`).
"""

from math import exp
from typing import Final

from pavonis.bots.bot import Chance
from pavonis.bots.evaluation import UNCLEAR, Slope, added, likelihoods
from pavonis.bots.habits import Reasons, drawn_of, likeliest
from pavonis.bots.heuristics import terraforming_mars_cards as worths
from pavonis.bots.heuristics import terraforming_mars_effects as effect_worths
from pavonis.bots.heuristics import terraforming_mars_turns as turns
from pavonis.bots.heuristics.terraforming_mars_aspects import MUCH, SOME, STEPS, Scene, act_kind, limited
from pavonis.bots.heuristics.terraforming_mars_map import FULL, place_worth
from pavonis.bots.heuristics.terraforming_mars_outlook import NEVER, Outlook
from pavonis.bots.heuristics.terraforming_mars_weights import (
    ACT_ASPECTS,
    ACTS,
    BUY_ASPECTS,
    CLAIMS,
    HEX_ASPECTS,
    HEXES,
    PACKS,
    SITUATION,
    WAY_ASPECTS,
    WAYS,
)
from pavonis.core.game import Frame
from pavonis.games.terraforming_mars import effects, moves, steps, verbs
from pavonis.games.terraforming_mars.board import (
    BONUS_CARDS,
    BONUS_PLANTS,
    GREENERY_TILE,
    LAND,
    NEIGHBOURS,
    OCEAN_AREAS,
    OCEAN_TILE,
    PLACE_ROOM,
)
from pavonis.games.terraforming_mars.effects import Op
from pavonis.games.terraforming_mars.placing import CITY_TILES
from pavonis.games.terraforming_mars.tables import CARD_PRICE, KIND, PROGRAMS, SOURCES, TAGS_OF, USES
from pavonis.kit.terraforming import ACTIVE, AUTOMATED, TAGS

PRACTISED: Final = (steps.ASK_TURN, steps.ASK_DRAFT, steps.ASK_WAY, steps.ASK_EFFECT)  # and what is bought
PLACING: Final = (effects.TILE, effects.MINE)
FIRST_ACT: Final = ACTS * SITUATION  # where the weights of actions, of purchases, of hexes, of ways and of cards begin
FIRST_BUY: Final = FIRST_ACT + ACTS * ACT_ASPECTS  # in the research phase; then those at the start
FIRST_MOOD: Final = FIRST_BUY + 2 * BUY_ASPECTS  # the situation in which cards are bought
FIRST_HEX: Final = FIRST_MOOD + SITUATION
FIRST_WAY: Final = FIRST_HEX + HEXES * HEX_ASPECTS
FIRST_PACK: Final = FIRST_WAY + WAYS * WAY_ASPECTS  # what a corporation, and what a drafted card is worth
FIRST_CARD: Final = FIRST_PACK + PACKS
PLAYED: Final = FIRST_CARD  # + card
PLAYED_EARLY: Final = PLAYED + SOURCES
USED: Final = PLAYED_EARLY + SOURCES
USED_EARLY: Final = USED + SOURCES
KEPT: Final = USED_EARLY + SOURCES
KEPT_EARLY: Final = KEPT + SOURCES
TURNED: Final = KEPT_EARLY + SOURCES  # the action of a card in its last way
CLAIMED: Final = TURNED + SOURCES  # + milestone, and as many places further on + award
CLAIM_ROOM: Final = CLAIMS // 2
PLAYED_TAG: Final = CLAIMED + CLAIMS  # + tag, and as many places further on for each such tag in play
KEPT_TAG: Final = PLAYED_TAG + 2 * TAGS
OWN_TAGS: Final = 4.0  # what makes tags in play about 1
WORTH: Final = 0  # the aspect that counts before any practice, of actions and hexes
BUY_WORTH: Final = 3
CROWDED: Final = 13
SENSE: Final = 3.0
CLOSED: Final = -6.0  # against a card for which a better one could not be paid any more


def beginning() -> dict[int, float]:
    """The weights before any practice: what seems to add more is likelier."""
    found: dict[int, float] = {}
    for kind in range(ACTS):
        found[FIRST_ACT + kind * ACT_ASPECTS + WORTH] = SENSE
    for kind in range(PACKS):
        found[FIRST_BUY + kind * BUY_ASPECTS + BUY_WORTH] = SENSE
        found[FIRST_BUY + kind * BUY_ASPECTS + CROWDED] = CLOSED
        found[FIRST_PACK + kind] = SENSE
    for kind in range(HEXES):
        found[FIRST_HEX + kind * HEX_ASPECTS + WORTH] = SENSE
    for kind in range(WAYS):
        found[FIRST_WAY + kind * WAY_ASPECTS + WORTH] = SENSE
    return found


# Actions of a turn


def act(scene: Scene, move: int, rough: float) -> Reasons:
    """What speaks for an action, besides what the situation says for all of its kind."""
    kind = act_kind(move)
    reasons = Reasons(move, FIRST_ACT + kind * ACT_ASPECTS, scene.of_act(move, rough))
    if move >= moves.USE:
        reasons.card(USED + move - moves.USE, USED_EARLY + move - moves.USE, scene.left)
    elif move >= moves.PLAY:
        of_tags(reasons, scene.o, PLAYED_TAG, move - moves.PLAY)
        reasons.card(PLAYED + move - moves.PLAY, PLAYED_EARLY + move - moves.PLAY, scene.left)
    elif move >= moves.AWARD:
        reasons.card(CLAIMED + CLAIM_ROOM + move - moves.AWARD, 0, scene.left)
    elif move >= moves.MILESTONE:
        reasons.card(CLAIMED + move - moves.MILESTONE, 0, scene.left)
    return reasons


def of_tags(reasons: Reasons, o: Outlook, first: int, card: int) -> None:
    """What the tags of a card say for it, and that a seat has such tags in play."""
    for tag in TAGS_OF[card]:
        reasons.card(first + tag, first + TAGS + tag, o.s.tags[o.seat * TAGS + tag] / OWN_TAGS)


def leaning_to(scene: Scene, move: int, rough: float) -> float:
    """How much `act` speaks for an action, added up at once: this is asked most of all."""
    habits = scene.o.w.habits
    left = scene.left
    at = FIRST_ACT + act_kind(move) * ACT_ASPECTS
    worth = limited(rough)
    total = (habits[at] + habits[at + 1] * left) * worth
    if move >= moves.USE or moves.MILESTONE <= move < moves.PLAY or move < moves.PLANT_GREENERY:  # no price, no step
        total += habits[at + 4] * scene.money + habits[at + 5] * scene.need
        if move >= moves.USE:
            return total + habits[USED + move - moves.USE] + left * habits[USED_EARLY + move - moves.USE]
        if move < moves.MILESTONE:
            return total
        first = CLAIMED if move < moves.AWARD else CLAIMED + CLAIM_ROOM - moves.AWARD + moves.MILESTONE
        return total + habits[first + move - moves.MILESTONE]
    price = scene.price(move)
    after = scene.purse - price
    steps = scene.steps(move)
    total += (habits[at + 2] + habits[at + 3] * left) * price / MUCH
    total += habits[at + 4] * after / MUCH + habits[at + 5] * exp(-after / SOME)
    pushed = scene.pushed(move, steps)
    if pushed > 0.0:
        total += habits[at + 6] * (pushed if pushed < 1.0 else 1.0) + (habits[at + 7] if pushed > 1.0 else 0.0)
    if steps:
        total += steps * (habits[at + 8] + habits[at + 9] * scene.lead + habits[at + 10] * left)
    if move >= moves.PLAY:
        card = move - moves.PLAY
        s = scene.o.s
        for tag in TAGS_OF[card]:
            own = s.tags[scene.o.seat * TAGS + tag] / OWN_TAGS
            total += habits[PLAYED_TAG + tag] + own * habits[PLAYED_TAG + TAGS + tag]
        total += habits[PLAYED + card] + left * habits[PLAYED_EARLY + card]
    return total


def best_act(o: Outlook, options: list[int]) -> int:
    """The action for which most speaks; what the situation says is added up once for each kind."""
    habits = o.w.habits
    scene = Scene(o)
    roughs = turns.all_rough(o, options)
    seen = scene.situation(options, roughs)
    known = [False] * ACTS
    said = [0.0] * ACTS
    best = options[0]
    most = -1e9
    for number in range(len(options)):
        kind = act_kind(options[number])
        if not known[kind]:
            known[kind] = True
            at = kind * SITUATION
            total = 0.0
            for each in seen:
                total += habits[at] * each
                at += 1
            said[kind] = total
        leaning = said[kind] + leaning_to(scene, options[number], roughs[number])
        if leaning > most:
            most = leaning
            best = options[number]
    return best


def acts(o: Outlook, options: list[int]) -> list[Reasons]:
    """What speaks for each action, all of it."""
    scene = Scene(o)
    roughs = turns.all_rough(o, options)
    seen = scene.situation(options, roughs)
    found: list[Reasons] = []
    for number in range(len(options)):
        reasons = act(scene, options[number], roughs[number])
        reasons.also(act_kind(options[number]) * SITUATION, seen)
        found.append(reasons)
    return found


# Cards that are bought


class Purchase:
    """An offer of cards, which are looked at one by one in ascending order."""

    def __init__(self, o: Outlook, at_start: bool, offer: list[int], bought: int, money: int) -> None:
        self.o: Final = o
        self.scene: Final = Scene(o)
        self.first: Final = FIRST_BUY + (BUY_ASPECTS if at_start else 0)
        self.seen: Final = [] if at_start else self.scene.situation([], [])
        self.offer: Final = offer
        self.worths: Final = [o.w.kept * worths.net_worth(o, card) - CARD_PRICE * o.money for card in offer]
        self.bought = bought
        self.money = money  # that is left

    def reasons(self, number: int) -> list[Reasons]:
        """What speaks for leaving one of the cards, and for buying it."""
        o = self.o
        card = self.offer[number]
        left = self.scene.left
        worth = limited(self.worths[number])
        better = 0
        for other in range(number + 1, len(self.offer)):
            if self.worths[other] > self.worths[number] and self.worths[other] > 0.0:
                better += 1
        wait = o.wait(card)
        price = verbs.price_of(o.s, o.seat, card) / MUCH
        after = self.money - CARD_PRICE
        aspects = [
            1.0, left, left * left, worth, worth * left, price, price * left, after / MUCH, exp(-after / SOME), self.bought / 4.0,
            len(o.s.hands[o.seat]) / 10.0, better / 4.0, 1.0 if wait == NEVER else 0.0,
            1.0 if (better + 1) * CARD_PRICE > self.money else 0.0, wait / 4.0 if wait > 0.0 else 0.0, float(STEPS[card]),
            1.0 if KIND[card] == ACTIVE else 0.0, 1.0 if KIND[card] == AUTOMATED else 0.0,
        ]  # fmt: skip
        found = Reasons(card, self.first, aspects)
        if self.seen:
            found.also(FIRST_MOOD, self.seen)
        of_tags(found, o, KEPT_TAG, card)
        found.card(KEPT + card, KEPT_EARLY + card, left)
        return [Reasons(moves.DONE, 0, []), found]

    def take(self) -> None:
        """One of them is bought."""
        self.bought += 1
        self.money -= CARD_PRICE


def bought_next(purchase: Purchase) -> int:
    """The lowest card that is bought, or no more."""
    for number in range(len(purchase.offer)):
        if purchase.money < CARD_PRICE:
            break
        pair = purchase.reasons(number)
        if pair[1].leaning(purchase.o.w.habits) > 0.0:
            return moves.BUY + purchase.offer[number]
    return moves.DONE


def bought_by_chance(purchase: Purchase, chance: Chance, slope: Slope) -> list[int]:
    """All that is bought, each card with chance, and that there is no more, if that has to be said."""
    found: list[int] = []
    for number in range(len(purchase.offer)):
        if purchase.money < CARD_PRICE:
            break
        one = drawn_of(purchase.o.w.habits, purchase.reasons(number), chance, slope)
        if one.move != moves.DONE:
            found.append(moves.BUY + one.move)
            purchase.take()
    if not found or (purchase.money >= CARD_PRICE and found[-1] != moves.BUY + purchase.offer[-1]):
        found.append(moves.DONE)
    return found


# Other picks


def corporations(gains: list[float], options: list[int]) -> list[Reasons]:
    """What speaks for corporations; the gains are what they promise with all that they can buy."""
    found: list[Reasons] = []
    for number in range(len(options)):
        reasons = Reasons(options[number], FIRST_PACK, [gains[number] - gains[0]])
        reasons.card(KEPT + options[number] - moves.CORPORATION, 0, 1.0)
        found.append(reasons)
    return found


def drafts(o: Outlook, options: list[int]) -> list[Reasons]:
    """What speaks for cards of a pack."""
    scene = Scene(o)
    found: list[Reasons] = []
    for option in options:
        card = option - moves.DRAFT
        worth = limited(worths.net_worth(o, card))
        reasons = Reasons(option, FIRST_PACK + 1, [worth])
        of_tags(reasons, o, KEPT_TAG, card)
        reasons.card(KEPT + card, KEPT_EARLY + card, scene.left)
        found.append(reasons)
    return found


def hexes(o: Outlook, op: Op, options: list[int]) -> list[Reasons]:
    """What speaks for places of a tile."""
    tile = op.what
    kind = 0 if tile == OCEAN_TILE else 1 if tile == GREENERY_TILE else 2 if tile in CITY_TILES else 3
    s = o.s
    own = s.own[o.seat]
    time = min(1.0, o.later / FULL)
    found: list[Reasons] = []
    for option in options:
        place = (option - moves.PLACE) % PLACE_ROOM
        around = NEIGHBOURS[place]
        free = (around & LAND & ~s.covered).bit_count()
        mine = (around & own & s.cities).bit_count()
        cities = (around & s.cities).bit_count() - mine
        trees = (around & own & s.greeneries).bit_count()
        others = (around & s.greeneries).bit_count() - trees
        wet = (around & s.oceans).bit_count()
        dry = (around & OCEAN_AREAS & ~s.covered).bit_count()
        aspects = [
            place_worth(o, tile, place), float(mine), float(cities), mine * time, cities * time,
            float(trees), float(others), free / 3.0, free * time / 3.0, float(wet), dry * time, float(BONUS_PLANTS[place]),
            float(BONUS_CARDS[place]),
        ]  # fmt: skip
        found.append(Reasons(option, FIRST_HEX + kind * HEX_ASPECTS, aspects))
    return found


def ways(o: Outlook, card: int, programs: list[list[Op]], numbers: list[int]) -> list[Reasons]:
    """What speaks for each way of an action or effect."""
    found: list[Reasons] = []
    left = Scene(o).left
    for number in numbers:
        worth = added([effect_worths.op_worth(o, card, op) for op in programs[number]])
        aspects = [limited(worth), 1.0, left, o.last, o.s.cubes[card] / 4.0]
        reasons = Reasons(moves.CHOOSE + number, FIRST_WAY + min(number, WAYS - 1) * WAY_ASPECTS, aspects)
        if number == len(programs) - 1:
            reasons.card(TURNED + card, 0, left)
        found.append(reasons)
    return found


def reasons_for(o: Outlook, ask: Frame, options: list[int]) -> list[Reasons]:
    """What speaks for each of these moves; nothing where habits are not asked."""
    if ask[0] == steps.ASK_TURN:
        return acts(o, options)
    if ask[0] == steps.ASK_DRAFT:
        return drafts(o, options)
    if ask[0] == steps.ASK_WAY:
        return ways(o, ask[1], [use.ops for use in USES[ask[1]]], [option - moves.CHOOSE for option in options])
    if ask[0] == steps.ASK_EFFECT:
        op = PROGRAMS[ask[1]][ask[4]]
        if op.code == effects.CHOOSE:
            return ways(o, ask[3], op.choices, [option - moves.CHOOSE for option in options])
        if op.code in PLACING and options[0] >= moves.PLACE:
            return hexes(o, op, options)
    return []


def by_habit(o: Outlook, ask: Frame, options: list[int]) -> int:
    """The move for which most speaks, or none where habits are not asked."""
    if ask[0] == steps.ASK_TURN:
        return best_act(o, options)
    reasons = reasons_for(o, ask, options)
    return likeliest(o.w.habits, reasons).move if reasons else UNCLEAR


def likely(o: Outlook, ask: Frame, options: list[int]) -> list[float]:
    """How likely each of these moves is, as a logarithm; nothing where habits are not asked."""
    reasons = reasons_for(o, ask, options)
    return likelihoods([each.leaning(o.w.habits) for each in reasons]) if reasons else []


def likely_purchases(purchase: Purchase, options: list[int]) -> list[float]:
    """The same for cards that are bought in ascending order: all that come before must be left."""
    left = 0.0
    found: list[float] = []
    for number in range(len(purchase.offer)):
        leaning = purchase.reasons(number)[1].leaning(purchase.o.w.habits)
        leave, take = likelihoods([0.0, leaning])
        found.append(left + take)
        left += leave
    return [left, *found] if options[0] == moves.DONE else found


def practised(o: Outlook, ask: Frame, options: list[int], chance: Chance, slope: Slope) -> int:
    """The same with chance: e times as likely if 1 more speaks for it. The slope says what makes it likelier."""
    reasons = reasons_for(o, ask, options)
    return drawn_of(o.w.habits, reasons, chance, slope).move if reasons else UNCLEAR
