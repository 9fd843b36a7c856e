"""Pocket Mars as a vector."""

from typing import Any

from pavonis.core.game import Game, Seat
from pavonis.games.pocket_mars.cards import CARDS
from pavonis.games.pocket_mars.cards import COLOURS as COLOUR_NAMES
from pavonis.games.pocket_mars.state import COLONISTS
from pavonis.rl.sheet import Observation, Sheet, around, turned

COLOURS = len(COLOUR_NAMES)
MODULES = ("module 1", "module 2")
HAND = 4  # cards counted in a hand: more are held only in the middle of an action
ROUNDS = 40  # random play goes further, and is cut off there


def encode(game: Game[Any], seen: Observation, viewer: Seat, sheet: Sheet) -> None:
    """The table, then every seat from the viewer on, then the buildings, the deck and what the viewer knows of hidden cards."""
    seats = len(seen["players"])
    order = around(viewer, seats)
    sheet.value("round", seen["round"], ROUNDS, "the round, 0 before the first")
    sheet.one_of("first", turned(seen["first"], viewer, seats), seats, "the first player, seats clockwise of the viewer")
    sheet.one_of("active", turned(seen["active"], viewer, seats), seats, "whose turn it is, seats clockwise of the viewer")
    for step, seat in enumerate(order):
        sheet.prefix = f"seat +{step}: "
        player(seen, seat, sheet)
    sheet.prefix = ""
    for number, building in enumerate(seen["buildings"]):
        sheet.prefix = f"building {number}: "
        place(building, order, sheet)
    sheet.prefix = ""
    deck = seen["deck"]
    sheet.value("deck", deck["size"], CARDS, "cards in the deck")
    sheet.one_of("deck's top", deck["top"], COLOURS, "the colour of its uppermost card")
    sheet.among("known in the deck", [card for _place, card in deck["known"]], CARDS, "cards of the deck that the viewer knows")
    sheet.among("discard", seen["discard"], CARDS, "the discard pile")
    sheet.among("in play", seen["in_play"], CARDS, "the card whose top action is being carried out")
    draft = seen.get("draft")
    pack = draft["packs"][viewer]["cards"] if draft else []
    kept = draft["kept"][viewer] if draft else []
    sheet.among("pack", [card["card"] for card in pack], CARDS, "while drafting: the pack the viewer chooses from")
    sheet.among("kept", [card["back"]["card"] for card in kept], CARDS, "while drafting: the cards the viewer has kept")


def player(seen: Observation, seat: Seat, sheet: Sheet) -> None:
    """One seat."""
    own = seen["players"][seat]
    sheet.value("earth", own["earth"], COLONISTS, "colonists on Earth")
    sheet.value("ship", own["ship"], COLONISTS, "colonists on the ship")
    sheet.value("mars", own["mars"], COLONISTS, "colonists in buildings")
    sheet.value("energy", own["energy"], seen["energy_max"], "the energy")
    sheet.value("score", seen["scores"][seat], 40, "the points as they stand")
    backs = [0] * COLOURS
    for card in own["hand"]:
        backs[card["colour"]] += 1
    sheet.values("hand's colours", backs, 0, HAND, "cards in hand by colour")
    sheet.among("hand", [card["card"] for card in own["hand"]], CARDS, "cards in hand that the viewer knows")
    for name, card in zip(MODULES, own["prep"], strict=True):
        sheet.one_of(f"{name} colour", card and card["colour"], COLOURS, "the colour of a card of the prep module")
        sheet.one_of(name, card and card["card"], CARDS, "the card, if the viewer knows it")


def place(building: dict[str, Any], order: list[Seat], sheet: Sheet) -> None:
    """One building."""
    if building["one_star"]:
        for zone in ("one_star", "two_star"):
            sheet.values(zone, [building[zone][seat] for seat in order], 0, COLONISTS, "colonists of each seat from the viewer on")
        sheet.value("value", building["value"], 7, "the value a card must beat")
    column = building["column"]
    sheet.among("column", column, CARDS, "the cards attached to it")
    sheet.one_of("column's top", column[-1] if column else None, CARDS, "the uppermost of them")
