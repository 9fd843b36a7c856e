"""Terraforming Mars as a vector, written from the position itself: only what the viewer may know, as in `observing.py`."""

from typing import Any, Final

from pavonis.core.game import Game, Seat
from pavonis.games.terraforming_mars.board import NO_TILE, PLACE_ROOM, TILE_ROOM
from pavonis.games.terraforming_mars.hidden import known_cards
from pavonis.games.terraforming_mars.observing import RESEARCH, owner_of
from pavonis.games.terraforming_mars.playable import milestone_level
from pavonis.games.terraforming_mars.scoring import award_level, score_lines
from pavonis.games.terraforming_mars.state import MarsState
from pavonis.kit.pile_sheet import hidden_cards
from pavonis.kit.project_state import NOBODY
from pavonis.kit.sheet import SEATS, Sheet, around
from pavonis.kit.terraforming import (
    FIRST_CARD,
    MEGACREDITS,
    OCEANS,
    OXYGEN,
    RESOURCE_NAMES,
    RESOURCES,
    SOURCE_ROOM,
    TAG_NAMES,
    TAGS,
    TEMPERATURE,
    value_of,
)

STAGE_ROOM: Final = 4
DECK: Final = 256
CLAIM_ROOM: Final = 16  # milestones, and awards
TAG_ROOM: Final = 16
GENERATIONS: Final = 20
MONEY: Final = 150
STOCK: Final = 50
PRODUCTION: Final = 30
STOCKS_SAID: Final = ", ".join(RESOURCE_NAMES[1:])
RESOURCES_SAID: Final = ", ".join(RESOURCE_NAMES)
TAGS_SAID: Final = ", ".join(TAG_NAMES)


def encode(game: Game[Any], s: MarsState, viewer: Seat, sheet: Sheet) -> None:
    """The planet, the board, every seat from the viewer on, milestones and awards, and the cards the viewer knows."""
    seats = len(s.hands)
    order = around(viewer, seats)
    known = known_cards(s, viewer)
    research = False
    for frame in s.table:
        research = research or frame[0] in RESEARCH
    sheet.one_of("stage", s.stage, STAGE_ROOM, "set-up, play, last greeneries, over")
    sheet.value("research", research, 1, "whether cards are being drafted or bought")
    sheet.value("generation", s.generation, GENERATIONS, "the generation")
    sheet.one_of("first", (s.first - viewer) % seats, seats, "the first player, seats clockwise of the viewer")
    sheet.one_of("active", (s.active - viewer) % seats, seats, "whose turn it is, seats clockwise of the viewer")
    sheet.value("taken", s.taken, 2, "actions taken in this turn")
    sheet.value("temperature", value_of(TEMPERATURE, s.tracks[TEMPERATURE]), 8, "degrees", least=-30)
    sheet.value("oxygen", value_of(OXYGEN, s.tracks[OXYGEN]), 14, "percent")
    sheet.value("oceans", value_of(OCEANS, s.tracks[OCEANS]), 9, "ocean tiles")
    board(s, viewer, seats, sheet)
    for step in range(seats):
        sheet.prefix = SEATS[step]
        player(s, order[step], viewer, known, sheet)
    sheet.prefix = ""
    levels = [milestone_level(s, seat, number) for number in range(len(s.milestones)) for seat in order]
    goals(("milestones", "milestones levels"), s.milestones, levels, viewer, seats, sheet)
    levels = [award_level(s, seat, number) for number in range(len(s.awards)) for seat in order]
    goals(("awards", "awards levels"), s.awards, levels, viewer, seats, sheet)
    sheet.value("deck", len(s.deck) - s.drawn, DECK, "cards in the deck")
    sheet.bits("discard", s.discard & known, SOURCE_ROOM, "cards the viewer knows to be in the discard pile")
    sheet.flags("corporations", list(s.dealt[viewer]), FIRST_CARD, "the corporations the viewer chooses from")


def goals(names: tuple[str, str], owners: list[int], levels: list[int], viewer: Seat, seats: int, sheet: Sheet) -> None:
    """Milestones or awards: who has claimed or funded each, and how far every seat is, from the viewer on."""
    claimed = [number * seats + (owner - viewer) % seats for number, owner in enumerate(owners) if owner != NOBODY]
    sheet.flags(names[0], claimed, CLAIM_ROOM * seats, "for each, a flag for the seat that claimed or funded it")
    sheet.values(names[1], levels, 0, 40, "for each, how far each seat is", CLAIM_ROOM * seats)


def board(s: MarsState, viewer: Seat, seats: int, sheet: Sheet) -> None:
    """What lies on each area of Mars and each place off it, and whose it is."""
    kinds: list[int] = []
    owners: list[int] = []
    for place, tile in enumerate(s.tiles):
        if tile != NO_TILE:
            kinds.append(place * TILE_ROOM + tile)
            owner = owner_of(s, place)
            if owner != NOBODY:
                owners.append(place * seats + (owner - viewer) % seats)
    sheet.flags("tiles", kinds, PLACE_ROOM * TILE_ROOM, "for every place, a flag for each kind of tile")
    sheet.flags("owners", owners, PLACE_ROOM * seats, "for every place, a flag for each seat from the viewer on")


def player(s: MarsState, seat: Seat, viewer: Seat, known: int, sheet: Sheet) -> None:
    """What lies before one seat, and of its hidden cards those the viewer knows."""
    base = seat * RESOURCES
    sheet.one_of("corporation", s.corporations[seat], FIRST_CARD, "its corporation")
    sheet.value("rating", s.rating[seat], 80, "the terraform rating")
    sheet.value("score", sum(score_lines(s, seat)), 150, "the points as they stand")
    sheet.value("money", s.stock[base + MEGACREDITS], MONEY, "M€ in stock")
    sheet.values("stock", s.stock[base + 1 : base + RESOURCES], 0, STOCK, STOCKS_SAID)
    sheet.values("production", s.production[base : base + RESOURCES], -5, PRODUCTION, RESOURCES_SAID)
    sheet.values("tags", s.tags[seat * TAGS : seat * TAGS + TAGS], 0, 15, TAGS_SAID, TAG_ROOM)
    sheet.value("passed", s.passed >> seat & 1, 1, "whether it has passed")
    sheet.value("hand size", len(s.hands[seat]), 30, "cards in hand")
    hidden_cards(s, seat, viewer, known, SOURCE_ROOM, sheet)
    played = s.played[seat]
    sheet.flags("played", played, SOURCE_ROOM, "cards played, events apart")
    sheet.amounts("cubes", played, s.cubes, SOURCE_ROOM, 20, "resources on its cards")
    sheet.flags("events", s.events[seat], SOURCE_ROOM, "events played")
    sheet.flags("ready", s.ready[seat], SOURCE_ROOM, "cards whose action is still to be used in this generation")
