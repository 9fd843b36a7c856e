"""The board of Mission: Red Planet: a round map of regions with their astronauts, the ships, and a line for each colour."""

from math import cos, radians, sin
from typing import Final

from pavonis.front import shapes
from pavonis.front.shapes import DIM, INK, LINE, PAPER, RUST, SAND, STONE
from pavonis.games.mission_red_planet.facts import MissionRedPlanetBoard
from pavonis.games.mission_red_planet.observation import MissionRedPlanetRegion, MissionRedPlanetSeen, MissionRedPlanetShip

MIDDLE: Final = (230.0, 250.0)
FAR: Final = {"outer": 158.0, "inner": 66.0}  # from the centre
SIZE: Final = {"outer": 44.0, "inner": 38.0, "moon": 34.0}
MOON: Final = (410.0, 74.0)
RESOURCES: Final = ("#a6dcec", "#8fd6a4", "#f4bd68")  # by resource


def draw(seen: MissionRedPlanetSeen, board: MissionRedPlanetBoard, names: list[str]) -> str:
    """The picture."""
    title = f"Mission: Red Planet, round {seen.round} of {len(board.rounds)}"
    parts = [shapes.text(14, 22, title, 14, RUST, bold=True), shapes.circle(*MIDDLE, 206, "#d9b48f", LINE)]
    regions = {region.number: region for region in seen.regions}
    angles = {place.region: place.angle for place in board.layouts[seen.layout].places}
    for facts in board.regions:
        x, y = MOON if facts.kind == "moon" else _point(angles[facts.number], FAR[facts.kind])
        parts.append(_region(regions[facts.number], facts.name, board, x, y, SIZE[facts.kind]))
    for row, ship in enumerate(seen.pads):
        parts.append(_ship(ship, board, 470, 130 + 44 * row))
    y = 490.0
    parts.append(_players(seen, board, names, y))
    return shapes.svg(680, y + 18 * (len(seen.colours) + 1), title, *parts)


def _point(angle: float, far: float) -> tuple[float, float]:
    return MIDDLE[0] + far * cos(radians(angle)), MIDDLE[1] + far * sin(radians(angle))


def _region(region: MissionRedPlanetRegion, name: str, board: MissionRedPlanetBoard, x: float, y: float, size: float) -> str:
    """A region: its name, its resource if it is known, and its astronauts."""
    known = region.resource if region.revealed else None
    ground = SAND if known is None else RESOURCES[known % len(RESOURCES)]
    below = "?" if known is None else next(each.name for each in board.resources if each.number == known)
    words = name.split(" ", 1)
    lines = [shapes.text(x, y - 14 + 11 * row, word, 9, INK, "middle") for row, word in enumerate(words)]
    found = shapes.text(x + size - 12, y - size + 16, "✦", 12, RUST, "middle") if region.discovery else ""
    return (
        shapes.circle(x, y, size, ground, STONE)
        + "".join(lines)
        + shapes.counted(x, y + 14, region.astronauts, 13)
        + shapes.text(x, y + size - 9, below, 8, INK, "middle")
        + found
    )


def _ship(ship: MissionRedPlanetShip | None, board: MissionRedPlanetBoard, x: float, y: float) -> str:
    """A pad with its ship: where it goes, its crew and its free seats."""
    frame = shapes.rect(x, y, 196, 36, PAPER, LINE, 6)
    if ship is None:
        return frame + shapes.text(x + 10, y + 22, "no ship", 11, DIM)
    facts = next(each for each in board.ships if each.number == ship.ship)
    regions = {region.number: region.name for region in board.regions}
    goes = facts.going if ship.destination is None else regions.get(ship.destination, facts.going)
    state = "launched" if ship.launched else f"{ship.free} of {ship.capacity} free"
    label = shapes.text(x + 10, y + 15, f"{goes}, {state}", 11, INK)
    return frame + label + shapes.counted(x + 10, y + 31, ship.crew, 13, "start")


def _players(seen: MissionRedPlanetSeen, board: MissionRedPlanetBoard, names: list[str], y: float) -> str:
    resources = [resource.name for resource in board.resources]
    heads = ["player", "points", "supply", "wormhole", *resources, "hand"]
    rows: list[list[object]] = []
    for number, colour in enumerate(seen.colours):
        name = "neutral" if colour.neutral or number >= len(names) else names[number]
        rows.append([name, colour.points, colour.supply, colour.wormhole, *colour.tokens, len(colour.hand)])
    columns = [0.0, *(130.0 + 68 * place for place in range(len(heads) - 1))]
    return shapes.table(24, y, heads, rows, columns, set() if seen.active is None or seen.over else {seen.active})
