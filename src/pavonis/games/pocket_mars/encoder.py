"""Pocket Mars as a vector, written from the position itself: only what the viewer may know, as in `observing.py`.

Fields have room for every number that a card or building may have, so new ones move nothing.
"""

from typing import Final

from pavonis.core.game import Seat
from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.hidden import known_faces
from pavonis.games.pocket_mars.moves import BUILDING_ROOM, CARD_ROOM
from pavonis.games.pocket_mars.scoring import score_lines
from pavonis.games.pocket_mars.setting import Setting
from pavonis.games.pocket_mars.state import COLONISTS, EMPTY, HAND, ONE_STAR, TWO_STAR, PocketMarsState
from pavonis.kit.sheet import SEATS, Sheet, around
from pavonis.kit.zones import gathered, members

MODULES: Final = ["module 1", "module 2"]
MODULE_COLOURS: Final = ["module 1 colour", "module 2 colour"]
MOST_IN_HAND: Final = 4  # cards counted in a hand: more are held only in the middle of an action
ROUNDS: Final = 40  # random play goes further, and is cut off there
MOST_CARDS: Final = 35  # in the deck
BUILDINGS: Final = [f"building {number}: " for number in range(BUILDING_ROOM)]
NOBODY: Final = -1


def encode(game: PocketMars, s: PocketMarsState, viewer: Seat, sheet: Sheet) -> None:
    """The table, then every seat from the viewer on, then the buildings, the deck and what the viewer knows of hidden cards."""
    setting = game.setting
    seats = len(s.hands)
    order = around(viewer, seats)
    known = known_faces(setting, s, viewer)
    first = (s.first - viewer) % seats if s.round else NOBODY
    active = (s.active - viewer) % seats if s.round else NOBODY
    sheet.value("round", s.round, ROUNDS, "the round, 0 before the first")
    sheet.one_of("first", first, seats, "the first player, seats clockwise of the viewer")
    sheet.one_of("active", active, seats, "whose turn it is, seats clockwise of the viewer")
    for step in range(seats):
        sheet.prefix = SEATS[step]
        player(setting, s, order[step], known, sheet)
    in_play = gathered(setting.table)
    homes = gathered(setting.homes)
    for number in range(BUILDING_ROOM):
        if sheet.lists or in_play >> number & 1:
            sheet.prefix = BUILDINGS[number]
            place(setting, s, number, homes >> number & 1 == 1, order, sheet)
        else:
            sheet.at += 2 * seats + 1 + 2 * CARD_ROOM  # not in play
    sheet.prefix = ""
    cards = s.deck[s.drawn :]
    sheet.value("deck", len(cards), MOST_CARDS, "cards in the deck")
    sheet.one_of("deck's top", setting.colour[cards[0]], BUILDING_ROOM, "the colour of its uppermost card")
    known_there = [card for card in cards if known >> card & 1]
    sheet.flags("known in the deck", known_there, CARD_ROOM, "cards of the deck that the viewer knows")
    sheet.bits("discard", s.discard, CARD_ROOM, "the discard pile")
    sheet.bits("in play", s.in_play, CARD_ROOM, "the card whose top action is being carried out")
    drafting = False
    for pack in s.packs:
        drafting = drafting or pack != 0
    pack = s.packs[viewer] & known if drafting else 0
    kept = [s.kept[at] for at in range(viewer, len(s.kept), seats) if known >> s.kept[at] & 1] if drafting else []
    sheet.bits("pack", pack, CARD_ROOM, "while drafting: the pack the viewer chooses from")
    sheet.flags("kept", kept, CARD_ROOM, "while drafting: the cards the viewer has kept")


def player(setting: Setting, s: PocketMarsState, seat: Seat, known: int, sheet: Sheet) -> None:
    """One seat."""
    sheet.value("earth", s.earth[seat], COLONISTS, "colonists on Earth")
    sheet.value("ship", s.ship[seat], COLONISTS, "colonists on the ship")
    sheet.value("mars", s.on_mars(seat), COLONISTS, "colonists in buildings")
    sheet.value("energy", s.energy[seat], setting.energy_max, "the energy")
    points = 0
    for line in score_lines(setting, s, seat):
        points += line
    sheet.value("score", points, 40, "the points as they stand")
    hand = s.hands[seat]
    backs = [0] * BUILDING_ROOM
    for card in members(hand):
        backs[setting.colour[card]] += 1
    sheet.values("hand's colours", backs, 0, MOST_IN_HAND, "cards in hand by colour")
    sheet.bits("hand", hand & known, CARD_ROOM, "cards in hand that the viewer knows")
    for at in range(HAND):
        card = s.prep[seat * HAND + at]
        colour = NOBODY if card == EMPTY else setting.colour[card]
        face = card if card != EMPTY and known >> card & 1 else NOBODY
        sheet.one_of(MODULE_COLOURS[at], colour, BUILDING_ROOM, "the colour of a card of the prep module")
        sheet.one_of(MODULES[at], face, CARD_ROOM, "the card, if the viewer knows it")


def place(setting: Setting, s: PocketMarsState, building: int, home: bool, order: list[Seat], sheet: Sheet) -> None:
    """One building; one that is no home for colonists, or is not in play, has none."""
    column: tuple[int, ...] = s.columns[building] if building < len(s.columns) else ()
    if home or sheet.lists:
        zone = s.place(building, ONE_STAR, 0) if home else 0
        sheet.by_seat("one_star", s.colonists, zone, order, COLONISTS, "colonists of each seat from the viewer on")
        zone = s.place(building, TWO_STAR, 0) if home else 0
        sheet.by_seat("two_star", s.colonists, zone, order, COLONISTS, "colonists of each seat from the viewer on")
    else:
        sheet.at += 2 * len(order)
    value = 0
    if home and not column:
        value = setting.base_value[building]
    elif home and not s.face_down >> column[-1] & 1:
        value = setting.value[column[-1]]
    sheet.value("value", value, 7, "the value a card must beat")
    if column or sheet.lists:
        sheet.flags("column", list(column), CARD_ROOM, "the cards attached to it")
        sheet.one_of("column's top", column[-1] if column else NOBODY, CARD_ROOM, "the uppermost of them")
    else:
        sheet.at += 2 * CARD_ROOM
