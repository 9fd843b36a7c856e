"""Mission: Red Planet as a vector."""

from typing import Any

from pavonis.core.game import Game, Seat
from pavonis.games.mission_red_planet.cards import CARDS, SHIPS
from pavonis.games.mission_red_planet.state import KINDS, OVER, REGIONS
from pavonis.rl.sheet import Observation, Sheet, around, turned

ROUNDS = 10
CHARACTERS = 9
ASTRONAUTS = 22  # of a colour


def encode(game: Game[Any], seen: Observation, viewer: Seat, sheet: Sheet) -> None:
    """The round, the spaceport, the regions, every colour from the viewer's on, and the viewer's own cards."""
    seats = len(seen["players"])
    colours = around(viewer, seats) + list(range(seats, len(seen["colours"])))  # neutral colours come last
    sheet.value("round", seen["round"], ROUNDS, "the round")
    sheet.one_of("phase", seen["phase"], OVER + 1, "where in the round the game is")
    sheet.value("count", seen["count"], CHARACTERS, "the number of the countdown")
    sheet.one_of("first", turned(seen["first"], viewer, seats), seats, "the first player, seats clockwise of the viewer")
    active = seen["active"]
    sheet.one_of("active", None if active is None or active >= seats else turned(active, viewer, seats), seats, "who acts")
    for number, ship in enumerate(seen["pads"]):
        sheet.prefix = f"pad {number + 1}: "
        pad(ship, colours, sheet)
    for number, region in enumerate(seen["regions"]):
        sheet.prefix = f"region {number}: "
        place(region, colours, sheet)
    sheet.prefix = ""
    sheet.values("destination tokens", seen["destination_tokens"], 0, 2, "tokens left in the supply, by region")
    sheet.values("point tokens", seen["point_tokens"], 0, 60, "resource tokens left in the supply, by kind")
    for step, colour in enumerate(colours):
        sheet.prefix = f"colour +{step}: "
        person(seen["colours"][colour], sheet)
    sheet.prefix = ""
    own_cards(seen, viewer, sheet)


def pad(ship: dict[str, Any] | None, colours: list[int], sheet: Sheet) -> None:
    """One launch pad, empty or not."""
    sheet.one_of("destination", ship["destination"] if ship else None, REGIONS, "where the ship goes")
    sheet.value("capacity", ship["capacity"] if ship else 0, 5, "its seats")
    sheet.value("launched", bool(ship and ship["launched"]), 1, "whether it has launched")
    sheet.values("crew", [ship["crew"][colour] if ship else 0 for colour in colours], 0, 5, "astronauts on board by colour")


def place(region: dict[str, Any], colours: list[int], sheet: Sheet) -> None:
    """One region of Mars, or Phobos."""
    sheet.values("astronauts", [region["astronauts"][colour] for colour in colours], 0, ASTRONAUTS, "astronauts by colour")
    sheet.one_of("resource", region["resource"], KINDS, "the resource, once it is revealed")
    sheet.values("tokens", region["tokens"], 0, 6, "tokens left lying by kind")
    discovery = region["discovery"]
    sheet.value("discovery", discovery is not None, 1, "whether a discovery lies there")
    sheet.one_of("which discovery", discovery and discovery["card"], CARDS, "the discovery, if the viewer knows it")


def person(colour: dict[str, Any], sheet: Sheet) -> None:
    """What lies open before a colour."""
    sheet.value("supply", colour["supply"], ASTRONAUTS, "astronauts in the supply")
    sheet.value("wormhole", colour["wormhole"], ASTRONAUTS, "astronauts lost")
    sheet.values("tokens", colour["tokens"], 0, 30, "resource tokens by kind")
    sheet.among("hand", [character - 1 for character in colour["hand"]], CHARACTERS, "characters in hand, with the chosen one")
    sheet.value("points", colour["points"], 120, "the open points")


def own_cards(seen: Observation, viewer: Seat, sheet: Sheet) -> None:
    """The cards of the viewer and those all can see."""
    own = seen["players"][viewer]
    sheet.among("dealt", own["dealt"], CARDS, "the missions the viewer chooses from")
    sheet.one_of("mission", own["mission"] and own["mission"]["card"], CARDS, "the viewer's mission")
    sheet.among("area", own["area"], CARDS, "missions and actions the viewer has kept")
    sheet.among("known missions", known_missions(seen, viewer), CARDS, "missions of others the viewer has seen")
    sheet.one_of("chosen", own["laid"] and own["laid"]["character"] - 1, CHARACTERS, "the character the viewer has chosen")
    sheet.one_of("held", seen["held"] and seen["held"]["card"], CARDS, "the card the viewer has drawn and must place")
    sheet.among("discard", seen["discard"], CARDS, "discarded cards")
    sheet.among("ship discard", seen["ship_discard"], SHIPS, "discarded ships")


def known_missions(seen: Observation, viewer: Seat) -> list[int | None]:
    """What the viewer knows of the others' cards."""
    found: list[int | None] = []
    for seat, player in enumerate(seen["players"]):
        if seat != viewer:
            found += [player["mission"] and player["mission"]["card"], *player["area"]]
    return found
