"""What a viewer of Terraforming Mars observes: a whitelist, as plain data."""

from typing import Any

from pavonis.core.game import EVERYBODY
from pavonis.games.terraforming_mars import steps
from pavonis.games.terraforming_mars.board import PLACE_NAMES, PLACES, TILE_NAMES
from pavonis.games.terraforming_mars.hidden import known_cards
from pavonis.games.terraforming_mars.memory import EMPTY, draft_groups
from pavonis.games.terraforming_mars.playable import greenery_price, milestone_level
from pavonis.games.terraforming_mars.scoring import award_level, score_sheet
from pavonis.games.terraforming_mars.state import CUTS, NOBODY, NOWHERE, SOLO_GENERATIONS, MarsState
from pavonis.kit.piles import hidden_set
from pavonis.kit.terraforming import PARAMETER_NAMES, PARAMETERS, RESOURCE_NAMES, RESOURCES, TAG_NAMES, TAGS, value_of
from pavonis.kit.zones import gathered, members

RESEARCH = (steps.RESEARCH, steps.DRAFT, steps.PASS_ON, steps.BUY, steps.REVEAL_BOUGHT)
STAGES = ["set_up", "play", "last_greeneries", "over"]


def observe(s: MarsState, viewer: int) -> dict[str, Any]:
    """All that a viewer may know; hidden cards are counted, and named where their place is known."""
    known = known_cards(s, viewer)
    seats = range(len(s.hands))
    sheets = [score_sheet(s, seat) for seat in seats]
    seen: dict[str, Any] = {
        "stage": STAGES[s.stage],
        "research": any(frame[0] in RESEARCH for frame in s.table),
        "generation": s.generation,
        "last_generation": SOLO_GENERATIONS if len(s.hands) == 1 else None,
        "first": s.first,
        "active": s.active,
        "taken": s.taken,
        "parameters": {PARAMETER_NAMES[p]: value_of(p, s.tracks[p]) for p in range(PARAMETERS)},
        "tiles": [observe_tile(s, place) for place in range(PLACES) if s.tiles[place]],
        "claim": None if s.claimed == NOWHERE else {"place": PLACE_NAMES[s.claimed], "seat": s.claimer},
        "players": [observe_player(s, seat, known) for seat in seats],
        "milestones": [seat_or_none(seat) for seat in s.milestones],
        "awards": [seat_or_none(seat) for seat in s.awards],
        "milestone_levels": [[milestone_level(s, seat, number) for seat in seats] for number in range(len(s.milestones))],
        "award_levels": [[award_level(s, seat, number) for seat in seats] for number in range(len(s.awards))],
        "deck": len(s.deck) - s.drawn,
        "discard": hidden_set(s.discard, known),
        "scores": [sum([entry[2] for entry in sheet]) for sheet in sheets],
        "score_sheets": [[list(entry) for entry in sheet] for sheet in sheets],
    }
    if viewer == EVERYBODY:
        seen["order"] = list(s.deck[s.drawn :])
        seen["sealed"] = [list(moves) for moves in s.sealed]
    if viewer >= 0:
        seen["sealed"] = list(s.sealed[viewer])
        seen["corporations"] = list(s.two_corporations[viewer])
        ask = s.asks[viewer]
        seen["asked"] = None if ask is None else list(ask)  # what the numbers of "choose" and "next" stand for
    if s.kept:
        seen["draft"] = observe_draft(s, viewer)
    return seen


def seat_or_none(seat: int) -> int | None:
    """A seat, or nothing for nobody."""
    return None if seat == NOBODY else seat


def observe_tile(s: MarsState, place: int) -> dict[str, Any]:
    """A tile, its place and its owner."""
    return {"place": PLACE_NAMES[place], "tile": TILE_NAMES[s.tiles[place]], "owner": seat_or_none(owner_of(s, place))}


def owner_of(s: MarsState, place: int) -> int:
    """Whose tile lies on a place; an ocean or a neutral tile is nobody's."""
    if place >= PLACES - len(s.outposts):
        return s.outposts[place - (PLACES - len(s.outposts))]
    for seat in range(len(s.hands)):
        if s.own[seat] >> place & 1:
            return seat
    return NOBODY


def observe_player(s: MarsState, seat: int, known: int) -> dict[str, Any]:
    """What lies before a player."""
    base = seat * RESOURCES
    return {
        "corporation": seat_or_none(s.corporations[seat]),
        "rating": s.rating[seat],
        "stock": {RESOURCE_NAMES[r]: s.stock[base + r] for r in range(RESOURCES)},
        "production": {RESOURCE_NAMES[r]: s.production[base + r] for r in range(RESOURCES)},
        "tags": {TAG_NAMES[t]: s.tags[seat * TAGS + t] for t in range(TAGS)},
        "discounts": s.cuts[seat * CUTS : seat * CUTS + CUTS],
        "shift": s.shift[seat],
        "next_cut": s.next_cut[seat],
        "next_shift": s.next_shift[seat],
        "worth": {"steel": s.worth[seat * 2], "titanium": s.worth[seat * 2 + 1]},
        "greenery_price": greenery_price(s, seat),
        "hand": hidden_set(gathered(s.hands[seat]), known),
        "offers": hidden_set(gathered(s.offers[seat]), known),
        "played": [{"card": card, "cubes": s.cubes[card]} for card in s.played[seat]],
        "events": list(s.events[seat]),
        "ready": list(s.ready[seat]),
        "passed": s.passed >> seat & 1 == 1,
        "raised": s.raised >> seat & 1 == 1,
        "cities": s.cities_of(seat),
        "tiles": s.tiles_of(seat),
    }


def observe_draft(s: MarsState, viewer: int) -> dict[str, Any]:
    """What each seat has kept; `among` lists, for each card and pack the viewer has seen, what it may be."""
    seats = len(s.hands)
    kept_among: dict[int, list[int]] = {}
    pack_among: list[list[int]] = [[] for _ in range(seats)]
    for group in draft_groups(s, viewer):
        for place in group.kept:
            kept_among[place] = members(group.cards)
        if group.holder >= 0:
            pack_among[group.holder] = members(group.cards)
    kept: list[list[dict[str, Any]]] = []
    for seat in range(seats):
        places = range(seat, len(s.kept), seats)
        own = viewer in (EVERYBODY, seat)
        kept.append([{"card": s.kept[p] if own and s.kept[p] != EMPTY else None, "among": kept_among.get(p, [])} for p in places])
    return {"round": len(s.kept) // seats, "kept": kept, "packs": pack_among}
