"""What a viewer of Terraforming Mars observes: a whitelist. The types are in `observation.py`."""

from typing import Final, Literal

from pavonis.core.game import EVERYBODY, Frame
from pavonis.games.terraforming_mars import effects, legal, moves, paying, placing, steps, verbs
from pavonis.games.terraforming_mars.board import (
    BONUS_CARDS,
    BONUS_PLANTS,
    BONUS_STEEL,
    BONUS_TITANIUM,
    NEIGHBOURS,
    NO_TILE,
    OCEAN_BONUS,
    OCEAN_TILE,
    ON_MARS,
    PLACES,
    TILE_NAMES,
)
from pavonis.games.terraforming_mars.faces import FACES
from pavonis.games.terraforming_mars.hidden import known_cards
from pavonis.games.terraforming_mars.memory import EMPTY, draft_groups
from pavonis.games.terraforming_mars.observation import (
    TerraformingMarsAsked,
    TerraformingMarsClaim,
    TerraformingMarsDraft,
    TerraformingMarsGain,
    TerraformingMarsGoal,
    TerraformingMarsKept,
    TerraformingMarsMeans,
    TerraformingMarsMetals,
    TerraformingMarsParameters,
    TerraformingMarsPayment,
    TerraformingMarsPlacing,
    TerraformingMarsPlayed,
    TerraformingMarsPlayer,
    TerraformingMarsPrice,
    TerraformingMarsProject,
    TerraformingMarsResources,
    TerraformingMarsSeen,
    TerraformingMarsTags,
    TerraformingMarsTile,
)
from pavonis.games.terraforming_mars.playable import greenery_price, milestone_level, project_price
from pavonis.games.terraforming_mars.scoring import award_levels, score_sheet
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.state import CUTS, NOWHERE, SOLO_GENERATIONS, MarsState
from pavonis.games.terraforming_mars.tables import (
    ASKING_BY_TAG,
    AWARD_COSTS,
    CARD_PRICE,
    HELION,
    METALS,
    MILESTONE_COST,
    MILESTONE_NEEDS,
    MOST_CLAIMED,
    OWN_HEAT,
    PATENT_PRICE,
    PAY_STEEL,
    PAY_TITANIUM,
    PROGRAMS,
    PROJECT_COST,
    TAGS_OF,
)
from pavonis.kit.observation import ScoreEntry
from pavonis.kit.piles import seen_cards, seen_pile
from pavonis.kit.project_state import NOBODY
from pavonis.kit.terraforming import (
    HEAT,
    MEGACREDITS,
    PARAMETERS,
    RESOURCE_NAMES,
    RESOURCES,
    STEEL,
    TAG_NAMES,
    TAGS,
    TITANIUM,
    value_of,
)
from pavonis.kit.zones import members

RESEARCH: Final = (steps.RESEARCH, steps.DRAFT, steps.PASS_ON, steps.BUY, steps.REVEAL_BOUGHT)
STAGES: Final[list[Literal["set_up", "play", "last_greeneries", "over"]]] = ["set_up", "play", "last_greeneries", "over"]
PLENTY: Final = 1000  # more money than anything costs
PLACING: Final = (effects.TILE, effects.MINE, effects.FLOOD, effects.CLAIM)


def observe(setting: Setting, s: MarsState, viewer: int) -> TerraformingMarsSeen:
    """All that a viewer may know; hidden cards are counted, and named where their place is known."""
    known = known_cards(s, viewer)
    seats = range(len(s.hands))
    levels = [award_levels(s, award) for award in range(len(s.awards))]
    sheets = [score_sheet(s, seat, levels) for seat in seats]
    claimed = len(s.milestones) - s.milestones.count(NOBODY)
    funded = len(s.awards) - s.awards.count(NOBODY)
    own = viewer >= 0
    return TerraformingMarsSeen(
        stage=STAGES[s.stage],
        research=any(frame[0] in RESEARCH for frame in s.table),
        generation=s.generation,
        last_generation=SOLO_GENERATIONS if len(s.hands) == 1 else None,
        first=s.first,
        active=s.active,
        taken=s.taken,
        parameters=TerraformingMarsParameters(*[value_of(p, s.tracks[p]) for p in range(PARAMETERS)]),
        tiles=[observe_tile(s, place) for place in range(PLACES) if s.tiles[place] != NO_TILE],
        claim=None if s.claimed == NOWHERE else TerraformingMarsClaim(s.claimed, s.claimer),
        players=[observe_player(s, seat, known, viewer in (EVERYBODY, seat), sheets[seat]) for seat in seats],
        milestones=[observe_milestone(s, number) for number in range(len(s.milestones))],
        milestone_price=MILESTONE_COST if claimed < MOST_CLAIMED else None,
        awards=[observe_award(s, number, levels[number]) for number in range(len(s.awards))],
        award_price=AWARD_COSTS[funded] if funded < MOST_CLAIMED else None,
        deck=len(s.deck) - s.drawn,
        discard=seen_pile(s.discard, known),
        scores=[sum([entry.points for entry in sheet]) for sheet in sheets],
        score_sheets=sheets,
        draft=observe_draft(s, viewer) if s.kept else None,
        prices=observe_prices(s, viewer) if own else [],
        projects=observe_projects(setting, s, viewer) if own else [],
        asked=observe_question(setting, s, viewer) if own and s.owed >> viewer & 1 else None,
        order=list(s.deck[s.drawn :]) if viewer == EVERYBODY else None,
    )


def seat_or_none(seat: int) -> int | None:
    """A seat, or nothing for nobody."""
    return None if seat == NOBODY else seat


def observe_tile(s: MarsState, place: int) -> TerraformingMarsTile:
    """A tile, its place and its owner."""
    return TerraformingMarsTile(place, TILE_NAMES[s.tiles[place]], seat_or_none(owner_of(s, place)))


def owner_of(s: MarsState, place: int) -> int:
    """Whose tile lies on a place; an ocean or a neutral tile is nobody's."""
    if place >= ON_MARS:
        return s.outposts[place - ON_MARS]
    for seat in range(len(s.hands)):
        if s.own[seat] >> place & 1:
            return seat
    return NOBODY


def observe_player(s: MarsState, seat: int, known: int, open_to_viewer: bool, sheet: list[ScoreEntry]) -> TerraformingMarsPlayer:
    """What lies before a player."""
    base = seat * RESOURCES
    points = {entry.number: entry.points for entry in sheet if entry.line == "cards"}
    return TerraformingMarsPlayer(
        corporation=seat_or_none(s.corporations[seat]),
        rating=s.rating[seat],
        stock=TerraformingMarsResources(*s.stock[base : base + RESOURCES]),
        production=TerraformingMarsResources(*s.production[base : base + RESOURCES]),
        tags=TerraformingMarsTags(*s.tags[seat * TAGS : seat * TAGS + TAGS]),
        discounts=observe_discounts(s.cuts[seat * CUTS : seat * CUTS + CUTS]),
        shift=s.shift[seat],
        next_cut=s.next_cut[seat],
        next_shift=s.next_shift[seat],
        worth=TerraformingMarsMetals(s.worth[seat * 2], s.worth[seat * 2 + 1]),
        greenery_price=greenery_price(s, seat),
        hand=seen_cards(s.hands[seat], known),
        offers=seen_cards(s.offers[seat], known),
        played=[TerraformingMarsPlayed(card, s.cubes[card], points.get(card, 0)) for card in s.played[seat]],
        events=list(s.events[seat]),
        ready=list(s.ready[seat]),
        passed=s.passed >> seat & 1 == 1,
        raised=s.raised >> seat & 1 == 1,
        cities=s.cities_of(seat),
        tiles=s.tiles_of(seat),
        corporations=list(s.dealt[seat]) if open_to_viewer else [],
        sealed=list(s.sealed[seat]) if open_to_viewer else [],
    )


def observe_discounts(cuts: list[int]) -> dict[str, int]:
    """What cards cost a player less, by tag, and on all of them."""
    if not any(cuts):
        return {}
    found = {TAG_NAMES[tag]: cuts[tag] for tag in range(TAGS) if cuts[tag]}
    if cuts[effects.ALL_CARDS]:
        found["all"] = cuts[effects.ALL_CARDS]
    return found


def observe_milestone(s: MarsState, number: int) -> TerraformingMarsGoal:
    """A milestone, and who has enough for it."""
    levels = [milestone_level(s, seat, number) for seat in range(len(s.hands))]
    enough = [seat for seat, level in enumerate(levels) if level >= MILESTONE_NEEDS[number]]
    return TerraformingMarsGoal(seat_or_none(s.milestones[number]), levels, enough)


def observe_award(s: MarsState, number: int, levels: list[int]) -> TerraformingMarsGoal:
    """An award, and who has most of what it counts."""
    best = max(levels)
    return TerraformingMarsGoal(
        seat_or_none(s.awards[number]), levels, [seat for seat, level in enumerate(levels) if level == best]
    )


def observe_draft(s: MarsState, viewer: int) -> TerraformingMarsDraft:
    """What each seat has kept; `among` lists, for each card and pack the viewer has seen, what it may be."""
    seats = len(s.hands)
    kept_among: dict[int, list[int]] = {}
    pack_among: list[list[int]] = [[] for _ in range(seats)]
    for group in draft_groups(s, viewer):
        for place in group.kept:
            kept_among[place] = members(group.cards)
        if group.holder >= 0:
            pack_among[group.holder] = members(group.cards)
    kept: list[list[TerraformingMarsKept]] = []
    for seat in range(seats):
        places = range(seat, len(s.kept), seats)
        own = viewer in (EVERYBODY, seat)
        kept.append(
            [TerraformingMarsKept(s.kept[p] if own and s.kept[p] != EMPTY else None, kept_among.get(p, [])) for p in places]
        )
    return TerraformingMarsDraft(len(s.kept) // seats, kept, pack_among)


# What only the viewer is told: prices, and more about the question


def observe_prices(s: MarsState, seat: int) -> list[TerraformingMarsPrice]:
    """What a seat's own cards cost it now."""
    base = seat * RESOURCES
    money = s.stock[base + MEGACREDITS]
    steel = s.stock[base + STEEL] * s.worth[seat * 2]
    titanium = s.stock[base + TITANIUM] * s.worth[seat * 2 + 1]
    heat = s.stock[base + HEAT] if s.holder[HELION] == seat else 0
    hand = s.hands[seat]
    found: list[TerraformingMarsPrice] = []
    for card in hand + s.offers[seat]:
        price = verbs.price_of(s, seat, card)
        metals = (steel if METALS[card] & PAY_STEEL else 0) + (titanium if METALS[card] & PAY_TITANIUM else 0)
        budget = money + metals + max(0, heat - OWN_HEAT[card])
        payable: Literal["now", "by selling", "no"] = "now"
        if price > budget:
            patents = len(hand) - 1 if card in hand else len(hand)
            payable = "by selling" if price <= budget + PATENT_PRICE * patents else "no"
        found.append(TerraformingMarsPrice(card, price, min(metals, price), payable))
    return found


def observe_projects(setting: Setting, s: MarsState, seat: int) -> list[TerraformingMarsProject]:
    """The standard projects for a seat."""
    money = paying.budget(s, seat, paying.means_of(s, seat, 0))
    possible = legal.projects(setting, s, seat, PLENTY)
    prices = [project_price(s, seat, project) for project in range(len(PROJECT_COST))]
    return [TerraformingMarsProject(price, price <= money, moves.PROJECT + n in possible) for n, price in enumerate(prices)]


def observe_question(setting: Setting, s: MarsState, seat: int) -> TerraformingMarsAsked | None:
    """What a screen needs to know about a question besides its words."""
    ask = s.asks[seat]
    if ask is None:
        return None
    code = ask[0]
    if code == steps.ASK_EFFECT:
        return observe_effect(setting, s, seat, ask)
    if code == steps.ASK_PAY:
        return TerraformingMarsAsked("pay", payment=observe_payment(s, seat, ask[1], ask[2], ask[3]))
    if code == steps.ASK_BUY or (code == steps.ASK_START and s.sealed[seat]):
        return TerraformingMarsAsked("buy", each=-CARD_PRICE)
    if code == steps.ASK_SELL:
        return TerraformingMarsAsked("sell", each=PATENT_PRICE)
    if code == steps.ASK_WAY:
        return TerraformingMarsAsked("way", ask[1])
    if code == steps.ASK_ORDER:
        card = ask[3]
        triggers = [trigger.source for tag in TAGS_OF[card] for trigger in ASKING_BY_TAG[tag]]
        return TerraformingMarsAsked("order", card, [source for source in triggers if s.holder[source] == seat])
    return None


def observe_effect(setting: Setting, s: MarsState, seat: int, ask: Frame) -> TerraformingMarsAsked:
    """What an effect asks; of a tile to be placed, what each place would bring."""
    op = PROGRAMS[ask[1]][ask[4]]
    source = None if ask[3] == steps.NONE else ask[3]
    kind = FACES[op.code].asks
    if op.code not in PLACING or (op.code == effects.FLOOD and ask[5]):
        return TerraformingMarsAsked(kind, source)
    tile = OCEAN_TILE if op.code == effects.FLOOD else NO_TILE if op.code == effects.CLAIM else op.what
    number = placing.move_kind(tile)
    start = moves.placed(number, 0)
    gains: list[TerraformingMarsGain] = []
    if tile != NO_TILE:  # a marker brings nothing
        options = FACES[op.code].offers(setting, s, seat, ask[3], op, ask[5])
        gains = [observe_gain(s, move - start) for move in options if move >= start]
    return TerraformingMarsAsked(kind, source, placing=TerraformingMarsPlacing(TILE_NAMES[tile], number, gains))


def printed_gain(place: int, money: int) -> TerraformingMarsGain:
    """What is printed on a place, and so much money."""
    return TerraformingMarsGain(place, BONUS_STEEL[place], BONUS_TITANIUM[place], BONUS_PLANTS[place], BONUS_CARDS[place], money)


PRINTED_GAINS: Final = [printed_gain(place, 0) for place in range(PLACES)]


def observe_gain(s: MarsState, place: int) -> TerraformingMarsGain:
    """What a tile on a place would bring."""
    oceans = (NEIGHBOURS[place] & s.oceans).bit_count()
    return printed_gain(place, OCEAN_BONUS * oceans) if oceans else PRINTED_GAINS[place]


def observe_payment(s: MarsState, seat: int, price: int, means: int, spare: int) -> TerraformingMarsPayment:
    """A price that is being paid, and what it can be paid with besides megacredits."""
    found: list[TerraformingMarsMeans] = []
    while means:
        at = paying.Bounds(s, seat, price, means, spare)
        if at.has:
            found.append(TerraformingMarsMeans(at.number, RESOURCE_NAMES[at.resource], at.has, at.worth))
        means &= ~at.bit
    return TerraformingMarsPayment(price, found)
