"""What a viewer of Ares Expedition observes: a whitelist, as plain data."""

from typing import Any

from pavonis.core.game import EVERYBODY
from pavonis.games.ares_expedition.effects import (
    ARES_TAG_NAMES,
    METAL_NAMES,
    METALS,
    PHASE_NAMES,
    RESOURCE_NAMES,
    STOCKS,
    ZONE_NAMES,
)
from pavonis.games.ares_expedition.hidden import hides_neutral, known_cards
from pavonis.games.ares_expedition.playable import standard_price
from pavonis.games.ares_expedition.playing import price_shown
from pavonis.games.ares_expedition.scoring import score_sheet, scores
from pavonis.games.ares_expedition.state import NO_PHASE, NOBODY, AresState
from pavonis.games.ares_expedition.tables import CUTS, LEVEL, OCEAN_TILES, STANDARD_COST
from pavonis.games.ares_expedition.verbs import production_of
from pavonis.kit.piles import hidden_set
from pavonis.kit.terraforming import OCEANS, OXYGEN, PARAMETER_NAMES, PARAMETERS, TAGS, TEMPERATURE, value_of
from pavonis.kit.zones import gathered, members

STAGES = ["set_up", "planning", "phases", "end_step", "over"]


def observe(s: AresState, viewer: int, cooperative: bool) -> dict[str, Any]:
    """All that a viewer may know; hidden cards are counted, and named where their place is known."""
    known = known_cards(s, viewer)
    seen: dict[str, Any] = {
        "stage": STAGES[s.stage],
        "round": s.round,
        "phase": phase_name(s.phase),
        "phases": [PHASE_NAMES[phase] for phase in members(s.phases)],
        "parameters": parameters(s.tracks),
        "opened": parameters(s.opened),
        "zones": zones(s),
        "oceans": [observe_ocean(tile) for tile in s.oceans[: s.tracks[OCEANS]]],
        "called": s.called == 1,
        "players": [observe_player(s, seat, known) for seat in range(len(s.hands))],
        "deck": len(s.deck) - s.drawn,
        "discard": hidden_set(s.discard, known),
        "scores": scores(s),
        "score_sheets": [[list(entry) for entry in score_sheet(s, seat)] for seat in range(len(s.hands))],
    }
    if len(s.hands) == 1:
        phases = sorted(s.neutral) if hides_neutral(s) else s.neutral
        seen["neutral"] = {"cards": [PHASE_NAMES[phase] for phase in phases], "marker": s.marker}
    if cooperative:
        seen["pool"] = {"cubes": s.pool_cubes, "markers": s.pool_markers}
    if viewer == EVERYBODY:
        seen["order"] = list(s.deck[s.drawn :])
        seen["tiles"] = list(s.oceans)
        seen["sealed"] = [list(moves) for moves in s.sealed]
        seen["corporations"] = [list(dealt) for dealt in s.dealt]
    if viewer >= 0:
        seen["sealed"] = list(s.sealed[viewer])
        seen["corporations"] = list(s.dealt[viewer])
        ask = s.asks[viewer]
        seen["asked"] = None if ask is None else list(ask)  # what the numbers of "choose" stand for
        seen["prices"] = {str(card): price_shown(s, viewer, card) for card in s.hands[viewer]}
    return seen


def phase_name(phase: int) -> str | None:
    """The name of a phase, or nothing if there is none."""
    return None if phase == NO_PHASE else PHASE_NAMES[phase]


def parameters(tracks: list[int]) -> dict[str, int]:
    """The three parameters as printed."""
    return {PARAMETER_NAMES[p]: value_of(p, tracks[p]) for p in range(PARAMETERS)}


def zones(s: AresState) -> dict[str, str]:
    """The zones that requirements look at: in a phase those of its beginning, else those of now."""
    tracks = s.tracks if s.phase == NO_PHASE else s.opened
    return {PARAMETER_NAMES[p]: ZONE_NAMES[LEVEL[p][tracks[p]]] for p in (TEMPERATURE, OXYGEN)}


def observe_ocean(tile: int) -> dict[str, int]:
    """An ocean tile that is turned over, and what is on its back."""
    money, plants, cards = OCEAN_TILES[tile]
    return {"tile": tile, "megacredits": money, "plants": plants, "cards": cards}


def observe_player(s: AresState, seat: int, known: int) -> dict[str, Any]:
    """What lies before a player."""
    return {
        "corporation": None if s.corporations[seat] == NOBODY else s.corporations[seat],
        "chosen": phase_name(s.chosen[seat]),
        "rating": s.rating[seat],
        "forests": s.forests[seat],
        "stock": {RESOURCE_NAMES[r]: s.stock[seat * STOCKS + r] for r in range(STOCKS)},
        "production": dict(zip(RESOURCE_NAMES, production_of(s, seat), strict=True)),
        "metals": {METAL_NAMES[m]: s.metals[seat * METALS + m] for m in range(METALS)},
        "worth": {METAL_NAMES[m]: s.worth[seat * METALS + m] for m in range(METALS)},
        "tags": {ARES_TAG_NAMES[t]: s.tags[seat * TAGS + t] for t in range(TAGS)},
        "discounts": s.cuts[seat * CUTS : seat * CUTS + CUTS],
        "eased": s.eases[seat],
        "sale": s.sale[seat],
        "research": {"draws": s.draws_more[seat], "keeps": s.keeps_more[seat]},
        "standard": [standard_price(s, seat, number) for number in range(len(STANDARD_COST))],
        "hand": hidden_set(gathered(s.hands[seat]), known),
        "offers": hidden_set(gathered(s.offers[seat]), known),
        "played": [{"card": card, "cubes": s.cubes[card], "paid": s.holder[card] == seat} for card in s.played[seat]],
        "actions": list(s.actions[seat]),
        "used": members(s.used[seat]),
        "plays": s.plays[seat],
        "free": s.free[seat],
        "bonus": s.bonus[seat] == 1,
        "next_cut": s.next_cut[seat],
        "next_ease": s.next_ease[seat],
        "initiative": s.initiative >> seat & 1 == 1,
        "redrawn": s.redrawn >> seat & 1 == 1,
        "unaware": s.unaware >> seat & 1 == 1,
    }
