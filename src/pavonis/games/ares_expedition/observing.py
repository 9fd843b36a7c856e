"""What a viewer of Ares Expedition observes: a whitelist. The types are in `observation.py`."""

from typing import Final

from pavonis.core.game import EVERYBODY
from pavonis.games.ares_expedition import paying, steps
from pavonis.games.ares_expedition.effects import ARES_TAG_NAMES, HEAT, METALS, STOCKS
from pavonis.games.ares_expedition.faces import FACES
from pavonis.games.ares_expedition.hidden import hides_neutral, known_cards
from pavonis.games.ares_expedition.observation import (
    AresExpeditionAsked,
    AresExpeditionMetals,
    AresExpeditionNeutral,
    AresExpeditionOcean,
    AresExpeditionParameters,
    AresExpeditionPayment,
    AresExpeditionPlayed,
    AresExpeditionPlayer,
    AresExpeditionPool,
    AresExpeditionPrice,
    AresExpeditionProduction,
    AresExpeditionResearch,
    AresExpeditionSeen,
    AresExpeditionStandard,
    AresExpeditionStock,
    AresExpeditionTags,
    AresExpeditionZones,
    Payable,
    Phase,
    Stage,
    Zone,
)
from pavonis.games.ares_expedition.playable import standard_price
from pavonis.games.ares_expedition.playing import price_shown
from pavonis.games.ares_expedition.scoring import score_sheet
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import NO_PHASE, AresState
from pavonis.games.ares_expedition.tables import (
    CUTS,
    IN_MONEY,
    LEVEL,
    NO_PARAMETER,
    OCEAN_TILES,
    PAID_IN,
    POOL_ROUNDS,
    PROGRAMS,
    RAISES,
    SOLO_ROUNDS,
    SPENT_HEAT,
    STANDARD_COST,
)
from pavonis.games.ares_expedition.verbs import price_of, production_of
from pavonis.kit.observation import ScoreEntry
from pavonis.kit.piles import seen_cards, seen_pile
from pavonis.kit.project_state import NOBODY
from pavonis.kit.terraforming import GOALS, OCEANS, OXYGEN, PARAMETERS, TAGS, TEMPERATURE, value_of
from pavonis.kit.zones import members

STAGES: Final[list[Stage]] = ["set_up", "planning", "phases", "end_step", "over"]
PHASES: Final[list[Phase]] = ["development", "construction", "action", "production", "research"]
ZONES: Final[list[Zone]] = ["purple", "red", "yellow", "white"]
CUT_NAMES: Final = [*ARES_TAG_NAMES, "all", "costly"]
SALES: Final = {steps.ASK_SELL: "sell", steps.ASK_SALE: "sale", steps.ASK_LIMIT: "limit"}


def observe(setting: Setting, s: AresState, viewer: int) -> AresExpeditionSeen:
    """All that a viewer may know; hidden cards are counted, and named where their place is known."""
    known = known_cards(s, viewer)
    seats = range(len(s.hands))
    sheets = [score_sheet(s, seat) for seat in seats]
    own = viewer >= 0
    return AresExpeditionSeen(
        stage=STAGES[s.stage],
        round=s.round,
        last_round=SOLO_ROUNDS if len(s.hands) == 1 else POOL_ROUNDS if setting.cooperative else None,
        phase=phase_name(s.phase),
        phases=[PHASES[phase] for phase in members(s.phases)],
        parameters=parameters(s.tracks),
        opened=parameters(s.opened),
        zones=zones(s),
        oceans=[AresExpeditionOcean(tile, *OCEAN_TILES[tile]) for tile in s.oceans[: s.tracks[OCEANS]]],
        called=s.called == 1,
        players=[observe_player(s, seat, known, viewer in (EVERYBODY, seat), sheets[seat]) for seat in seats],
        deck=len(s.deck) - s.drawn,
        discard=seen_pile(s.discard, known),
        scores=[sum([entry.points for entry in sheet]) for sheet in sheets],
        score_sheets=sheets,
        neutral=observe_neutral(s) if len(s.hands) == 1 else None,
        pool=AresExpeditionPool(s.pool_cubes, s.pool_markers) if setting.cooperative else None,
        prices=observe_prices(s, viewer) if own else [],
        standards=observe_standards(s, viewer) if own else [],
        asked=observe_question(s, viewer) if own and s.owed >> viewer & 1 else None,
        order=list(s.deck[s.drawn :]) if viewer == EVERYBODY else None,
        tiles=list(s.oceans) if viewer == EVERYBODY else None,
    )


def phase_name(phase: int) -> Phase | None:
    """The name of a phase, or nothing if there is none."""
    return None if phase == NO_PHASE else PHASES[phase]


def parameters(tracks: list[int]) -> AresExpeditionParameters:
    """The three parameters as printed."""
    return AresExpeditionParameters(*[value_of(p, tracks[p]) for p in range(PARAMETERS)])


def zones(s: AresState) -> AresExpeditionZones:
    """The zones that requirements look at."""
    tracks = s.tracks if s.phase == NO_PHASE else s.opened
    return AresExpeditionZones(*[ZONES[LEVEL[p][tracks[p]]] for p in (TEMPERATURE, OXYGEN)])


def observe_neutral(s: AresState) -> AresExpeditionNeutral:
    """What a solo game adds; the order of the cards is hidden, except in the last rounds."""
    cards = sorted(s.neutral) if hides_neutral(s) else s.neutral
    return AresExpeditionNeutral([PHASES[phase] for phase in cards], s.marker)


def observe_player(s: AresState, seat: int, known: int, open_to_viewer: bool, sheet: list[ScoreEntry]) -> AresExpeditionPlayer:
    """What lies before a player."""
    points = {entry.number: entry.points for entry in sheet}
    cuts = s.cuts[seat * CUTS : seat * CUTS + CUTS]
    return AresExpeditionPlayer(
        corporation=None if s.corporations[seat] == NOBODY else s.corporations[seat],
        chosen=phase_name(s.chosen[seat]),
        rating=s.rating[seat],
        forests=s.forests[seat],
        stock=AresExpeditionStock(*s.stock[seat * STOCKS : seat * STOCKS + STOCKS]),
        production=AresExpeditionProduction(*production_of(s, seat)),
        metals=AresExpeditionMetals(*s.metals[seat * METALS : seat * METALS + METALS]),
        worth=AresExpeditionMetals(*s.worth[seat * METALS : seat * METALS + METALS]),
        tags=AresExpeditionTags(*s.tags[seat * TAGS : seat * TAGS + TAGS]),
        discounts={CUT_NAMES[number]: cut for number, cut in enumerate(cuts) if cut},
        eased=s.eases[seat],
        sale=s.sale[seat],
        research=AresExpeditionResearch(s.draws_more[seat], s.keeps_more[seat]),
        hand=seen_cards(s.hands[seat], known),
        offers=seen_cards(s.offers[seat], known),
        played=[AresExpeditionPlayed(card, s.cubes[card], points.get(card, 0), s.holder[card] == seat) for card in s.played[seat]],
        actions=list(s.actions[seat]),
        used=members(s.used[seat]),
        plays=s.plays[seat],
        free=s.free[seat],
        bonus=s.bonus[seat] == 1,
        next_cut=s.next_cut[seat],
        next_ease=s.next_ease[seat],
        initiative=s.initiative >> seat & 1 == 1,
        redrawn=s.redrawn >> seat & 1 == 1,
        unaware=s.unaware >> seat & 1 == 1,
        corporations=list(s.dealt[seat]) if open_to_viewer else [],
        sealed=list(s.sealed[seat]) if open_to_viewer else [],
    )


# What only the viewer is told: prices, and more about the question


def payable(price: int, purse: int, sold: int) -> Payable:
    """Whether a price can be paid with so much, or with what is sold besides."""
    return "now" if price <= purse else "by selling" if price <= purse + sold else "no"


def observe_prices(s: AresState, seat: int) -> list[AresExpeditionPrice]:
    """What a seat's own cards cost it; what holds for this phase only counts for those in hand."""
    hand = s.hands[seat]
    sale = s.sale[seat]
    found: list[AresExpeditionPrice] = []
    for card in hand:
        price = price_shown(s, seat, card)
        purse = paying.purse(s, seat, SPENT_HEAT[card]) + paying.savings(s, seat, card)
        found.append(AresExpeditionPrice(card, price, payable(price, purse, sale * (len(hand) - 1))))
    for card in s.offers[seat]:
        price = max(0, price_of(s, seat, card))
        purse = paying.purse(s, seat, SPENT_HEAT[card]) + paying.savings(s, seat, card)
        found.append(AresExpeditionPrice(card, price, payable(price, purse, sale * len(hand))))
    return found


def observe_standards(s: AresState, seat: int) -> list[AresExpeditionStandard]:
    """The standard actions for a seat; a parameter that had reached its goal when the phase began gives nothing any more."""
    purse = paying.purse(s, seat)
    sold = s.sale[seat] * len(s.hands[seat])
    tracks = s.tracks if s.phase == NO_PHASE else s.opened
    found: list[AresExpeditionStandard] = []
    for number in range(len(STANDARD_COST)):
        price = standard_price(s, seat, number)
        raised = RAISES[number]
        paid = payable(price, purse, sold) if IN_MONEY[number] else payable(price, s.stock[seat * STOCKS + PAID_IN[number]], 0)
        found.append(AresExpeditionStandard(price, paid, raised == NO_PARAMETER or tracks[raised] < GOALS[raised]))
    return found


def observe_question(s: AresState, seat: int) -> AresExpeditionAsked | None:
    """What a screen needs to know about a question besides its words."""
    ask = s.asks[seat]
    if ask is None:
        return None
    code = ask[0]
    if code == steps.ASK_EFFECT:
        return AresExpeditionAsked(FACES[PROGRAMS[ask[1]][ask[2]].code].asks, ask[3])
    if code == steps.ASK_WAY:
        return AresExpeditionAsked("way", ask[1])
    if code == steps.ASK_HEAT:
        return AresExpeditionAsked("heat", payment=AresExpeditionPayment(ask[1], max(0, s.stock[seat * STOCKS + HEAT] - ask[2])))
    if code in SALES:
        return AresExpeditionAsked(SALES[code], each=s.sale[seat])
    return None
