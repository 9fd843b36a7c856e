"""Terraforming Mars as a vector."""

from typing import Any

from pavonis.core.game import Game, Seat
from pavonis.games.terraforming_mars.board import PLACE_NAMES, TILE_NAMES
from pavonis.games.terraforming_mars.cards import CORPORATIONS
from pavonis.games.terraforming_mars.observing import STAGES
from pavonis.games.terraforming_mars.tables import CARDS
from pavonis.kit.terraforming import RESOURCE_NAMES, TAG_NAMES
from pavonis.rl.sheet import Observation, Sheet, around, turned

COMPANIES = len(CORPORATIONS)
PLACE = {name: number for number, name in enumerate(PLACE_NAMES)}
TILE = {name: number for number, name in enumerate(TILE_NAMES)}
GENERATIONS = 20
MONEY = 150
STOCK = 50
PRODUCTION = 30


def encode(game: Game[Any], seen: Observation, viewer: Seat, sheet: Sheet) -> None:
    """The planet, the board, every seat from the viewer on, milestones and awards, and the cards the viewer knows."""
    seats = len(seen["players"])
    order = around(viewer, seats)
    sheet.one_of("stage", STAGES.index(seen["stage"]), len(STAGES), "set-up, play, last greeneries, over")
    sheet.value("research", seen["research"], 1, "whether cards are being drafted or bought")
    sheet.value("generation", seen["generation"], GENERATIONS, "the generation")
    sheet.one_of("first", turned(seen["first"], viewer, seats), seats, "the first player, seats clockwise of the viewer")
    sheet.one_of("active", turned(seen["active"], viewer, seats), seats, "whose turn it is, seats clockwise of the viewer")
    sheet.value("taken", seen["taken"], 2, "actions taken in this turn")
    planet = seen["parameters"]
    sheet.value("temperature", planet["temperature"], 8, "degrees", least=-30)
    sheet.value("oxygen", planet["oxygen"], 14, "percent")
    sheet.value("oceans", planet["oceans"], 9, "ocean tiles")
    board(seen, viewer, seats, sheet)
    for step, seat in enumerate(order):
        sheet.prefix = f"seat +{step}: "
        player(seen, seat, sheet)
    sheet.prefix = ""
    for name, key in (("milestones", "milestone_levels"), ("awards", "award_levels")):
        for number, (owner, levels) in enumerate(zip(seen[name], seen[key], strict=True)):
            sheet.one_of(f"{name} {number}", turned(owner, viewer, seats), seats, "who claimed or funded it")
            sheet.values(f"{name} {number} level", [levels[seat] for seat in order], 0, 40, "how far each seat is")
    sheet.value("deck", seen["deck"], CARDS, "cards in the deck")
    sheet.among("discard", seen["discard"]["known"], CARDS, "cards the viewer knows to be in the discard pile")
    sheet.among("corporations", seen["corporations"], COMPANIES, "the corporations the viewer chooses from")


def board(seen: Observation, viewer: Seat, seats: int, sheet: Sheet) -> None:
    """What lies on each area of Mars and each place off it, and whose it is."""
    kinds = []
    owners = []
    for tile in seen["tiles"]:
        place = PLACE[tile["place"]]
        kinds.append(place * len(TILE) + TILE[tile["tile"]])
        owner = turned(tile["owner"], viewer, seats)
        if owner is not None:
            owners.append(place * seats + owner)
    sheet.among("tiles", kinds, len(PLACE) * len(TILE), "for every place, a flag for each kind of tile")
    sheet.among("owners", owners, len(PLACE) * seats, "for every place, a flag for each seat from the viewer on")


def player(seen: Observation, seat: Seat, sheet: Sheet) -> None:
    """What lies before one seat, and of its hidden cards those the viewer knows."""
    own = seen["players"][seat]
    sheet.one_of("corporation", own["corporation"], COMPANIES, "its corporation")
    sheet.value("rating", own["rating"], 80, "the terraform rating")
    sheet.value("score", seen["scores"][seat], 150, "the points as they stand")
    sheet.value("money", own["stock"]["megacredits"], MONEY, "M€ in stock")
    sheet.values("stock", [own["stock"][name] for name in RESOURCE_NAMES[1:]], 0, STOCK, ", ".join(RESOURCE_NAMES[1:]))
    sheet.values("production", [own["production"][name] for name in RESOURCE_NAMES], -5, PRODUCTION, ", ".join(RESOURCE_NAMES))
    sheet.values("tags", [own["tags"][name] for name in TAG_NAMES], 0, 15, ", ".join(TAG_NAMES))
    sheet.value("passed", own["passed"], 1, "whether it has passed")
    sheet.value("hand size", own["hand"]["count"], 30, "cards in hand")
    sheet.among("hand", own["hand"]["known"], CARDS, "cards in hand that the viewer knows")
    sheet.among("offers", own["offers"]["known"], CARDS, "cards to choose from that the viewer knows")
    sheet.among("played", [card["card"] for card in own["played"]], CARDS, "cards played, events apart")
    sheet.counts("cubes", {card["card"]: card["cubes"] for card in own["played"]}, CARDS, 20, "resources on its cards")
    sheet.among("events", own["events"], CARDS, "events played")
    sheet.among("ready", own["ready"], CARDS, "cards whose action is still to be used in this generation")
