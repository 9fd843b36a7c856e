"""Ares Expedition as a vector, written from the position itself: only what the viewer may know, as in `observing.py`."""

from typing import Final

from pavonis.core.game import Seat
from pavonis.games.ares_expedition.effects import (
    ARES_TAG_NAMES,
    HEAT,
    MEGACREDITS,
    METAL_NAMES,
    METALS,
    PLANTS,
    RESOURCE_NAMES,
    STOCKS,
)
from pavonis.games.ares_expedition.game import AresExpedition
from pavonis.games.ares_expedition.hidden import known_cards
from pavonis.games.ares_expedition.playing import price_shown
from pavonis.games.ares_expedition.scoring import score_lines
from pavonis.games.ares_expedition.state import AresState
from pavonis.games.ares_expedition.tables import CUTS, HAND_LIMIT, LAST_SPACE, POOL_CUBES, POOL_MARKERS
from pavonis.games.ares_expedition.verbs import production_of
from pavonis.kit.pile_sheet import hidden_cards
from pavonis.kit.sheet import SEATS, Sheet
from pavonis.kit.terraforming import FIRST_CARD, GOALS, OCEANS, OXYGEN, SOURCE_ROOM, TAGS, TEMPERATURE, value_of

CARDS: Final = SOURCE_ROOM  # numbers of cards; those of corporations stay empty
COMPANIES: Final = FIRST_CARD
DECK: Final = 256
PHASES: Final = 5  # the width of a field; like all widths it does not follow from how many things there are
STAGE_ROOM: Final = 5
ROUNDS: Final = 30
MONEY: Final = 150
STOCK: Final = 50
PRODUCTION: Final = 40
DISCOUNT: Final = 30
NOW: Final = [("temperature", "degrees now"), ("oxygen", "percent now"), ("oceans", "ocean tiles now")]
OPENED: Final = [
    ("opened temperature", "degrees when the phase began"),
    ("opened oxygen", "percent when the phase began"),
    ("opened oceans", "ocean tiles when the phase began"),
]
STOCKS_SAID: Final = ", ".join(RESOURCE_NAMES[1:STOCKS])
RESOURCES_SAID: Final = ", ".join(RESOURCE_NAMES)
METALS_SAID: Final = ", ".join(METAL_NAMES)
TAGS_SAID: Final = ", ".join(ARES_TAG_NAMES)


def encode(game: AresExpedition, s: AresState, viewer: Seat, sheet: Sheet) -> None:
    """The planet now and as the phase began, the phases, every seat from the viewer on, and the cards the viewer knows."""
    seats = len(s.hands)
    known = known_cards(s, viewer)
    sheet.one_of("stage", s.stage, STAGE_ROOM, "set-up, planning, phases, end step, over")
    sheet.value("round", s.round, ROUNDS, "the round")
    sheet.one_of("phase", s.phase, PHASES, "the phase being played")
    sheet.bits("phases", s.phases, PHASES, "the phases of this round")
    planet(s.tracks, NOW, sheet)
    planet(s.opened, OPENED, sheet)
    sheet.value("called", s.called == 1, 1, "whether all have been asked once more because Mars is terraformed")
    for step in range(seats):
        sheet.prefix = SEATS[step]
        player(s, (viewer + step) % seats, viewer, known, sheet)
    sheet.prefix = ""
    sheet.value("deck", len(s.deck) - s.drawn, DECK, "cards in the deck")
    sheet.value("discard size", s.discard.bit_count(), DECK, "cards in the discard pile")
    sheet.bits("discard", s.discard & known, CARDS, "cards the viewer knows to be in the discard pile")
    sheet.flags("corporations", list(s.dealt[viewer]), COMPANIES, "the corporations the viewer chooses from")
    prices = {card: price_shown(s, viewer, card) + 1 for card in s.hands[viewer]}
    sheet.counts("prices", prices, CARDS, STOCK, "what the cards in the viewer's hand cost, and 1")
    neutral = list(s.neutral) if seats == 1 else []
    sheet.flags("neutral", neutral, PHASES, "the neutral phase cards left in a solo game")
    sheet.value("marker", s.marker if seats == 1 else 0, LAST_SPACE, "the neutral marker of a solo game")
    together = game.setting.cooperative
    sheet.value("pool cubes", s.pool_cubes if together else 0, POOL_CUBES, "cubes in the pool of a cooperative game")
    sheet.value("pool markers", s.pool_markers if together else 0, POOL_MARKERS, "markers in the pool of a cooperative game")


def planet(tracks: list[int], fields: list[tuple[str, str]], sheet: Sheet) -> None:
    """The three parameters."""
    sheet.value(fields[0][0], value_of(TEMPERATURE, tracks[TEMPERATURE]), 8, fields[0][1], least=-30)
    sheet.value(fields[1][0], value_of(OXYGEN, tracks[OXYGEN]), GOALS[OXYGEN], fields[1][1])
    sheet.value(fields[2][0], value_of(OCEANS, tracks[OCEANS]), GOALS[OCEANS], fields[2][1])


def player(s: AresState, seat: Seat, viewer: Seat, known: int, sheet: Sheet) -> None:
    """What a seat has, and of its hidden cards those the viewer knows."""
    stock = seat * STOCKS
    sheet.one_of("corporation", s.corporations[seat], COMPANIES, "its corporation")
    sheet.one_of("chosen", s.chosen[seat], PHASES, "the phase it has chosen, or had in the last round")
    sheet.value("rating", s.rating[seat], 80, "the terraform rating")
    sheet.value("forests", s.forests[seat], 20, "its forests")
    sheet.value("score", sum(score_lines(s, seat)), 120, "the points as they stand")
    sheet.value("money", s.stock[stock + MEGACREDITS], MONEY, "M€ in stock")
    sheet.values("stock", [s.stock[stock + HEAT], s.stock[stock + PLANTS]], 0, STOCK, STOCKS_SAID)
    sheet.values("production", production_of(s, seat), 0, PRODUCTION, RESOURCES_SAID)
    sheet.values("metals", s.metals[seat * METALS : seat * METALS + METALS], 0, 10, METALS_SAID)
    sheet.values("worth", s.worth[seat * METALS : seat * METALS + METALS], 0, 5, "what a unit of each metal takes off a price")
    sheet.values("tags", s.tags[seat * TAGS : seat * TAGS + TAGS], 0, 15, TAGS_SAID)
    cuts = s.cuts[seat * CUTS : seat * CUTS + CUTS]
    sheet.values("discounts", cuts, 0, DISCOUNT, "what cards cost less by tag, all cards, costly cards")
    sheet.value("eased", s.eases[seat], 1, "whether it may read a zone one off")
    sheet.value("sale", s.sale[seat], 5, "what a sold card brings")
    sheet.values("research", [s.draws_more[seat], s.keeps_more[seat]], 0, 5, "further cards drawn and kept in research")
    cards(s, seat, viewer, known, sheet)
    sheet.value("plays", s.plays[seat], 3, "cards it may still play in this phase")
    sheet.value("free", s.free[seat], 10, "the cost up to which it may play a green card for nothing")
    sheet.value("bonus", s.bonus[seat] == 1, 1, "whether the bonus of the phase is still to be used")
    sheet.value("next cut", s.next_cut[seat], DISCOUNT, "what the next card of this phase costs less")
    sheet.value("next ease", s.next_ease[seat], 1, "whether a zone may be read one off for the next card")
    sheet.value("initiative", s.initiative >> seat & 1, 1, "whether its rating has not risen yet in this phase")


def cards(s: AresState, seat: Seat, viewer: Seat, known: int, sheet: Sheet) -> None:
    """The cards before a seat."""
    played = s.played[seat]
    sheet.value("hand size", len(s.hands[seat]), 2 * HAND_LIMIT, "cards in hand")
    hidden_cards(s, seat, viewer, known, CARDS, sheet)
    sheet.flags("played", played, CARDS, "cards played")
    sheet.amounts("cubes", played, s.cubes, CARDS, 15, "cubes on its cards")
    sheet.bits("used", s.used[seat], CARDS, "cards whose action was used in this phase")
