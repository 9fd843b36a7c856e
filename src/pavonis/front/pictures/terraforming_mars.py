"""The board of Terraforming Mars: the planet in hexagons, the three parameters, and a line for each player."""

from typing import Final

from pavonis.front import shapes
from pavonis.front.shapes import GREEN, INK, LINE, OCEAN, PAPER, RUST, SAND, STONE
from pavonis.games.terraforming_mars.facts import TerraformingMarsBoard, TerraformingMarsPlace
from pavonis.games.terraforming_mars.observation import TerraformingMarsSeen, TerraformingMarsTile

RADIUS: Final = 23.0
HALF: Final = RADIUS * 0.866  # half the width of a hexagon
LETTERS: Final = {"steel": "s", "titanium": "t", "plants": "p", "card": "c"}
GROUND: Final = {"ocean": "#d7e8ef", "volcano": "#ecd0b8", "reserved": "#e2e8cf"}
TILES: Final = {"ocean": OCEAN, "greenery": GREEN, "city": STONE, "capital": STONE}
ACROSS: Final = 460.0


def draw(seen: TerraformingMarsSeen, board: TerraformingMarsBoard, names: list[str]) -> str:
    """The picture."""
    tiles = {tile.place: tile for tile in seen.tiles}
    rows = [place.row for place in board.places if place.row is not None]
    middle = 34 + RADIUS
    parts = [_place(place, tiles.get(place.number), middle) for place in board.places]
    height = middle + (max(rows) - min(rows)) * RADIUS * 1.5 + RADIUS + 20
    parts += _tracks(seen, board)
    parts.append(_players(seen, names, height + 22))
    title = f"Terraforming Mars, generation {seen.generation}"
    parts.append(shapes.text(14, 20, title, 14, RUST, bold=True))
    return shapes.svg(660, height + 22 + 18 * (len(names) + 1), title, *parts)


def _place(place: TerraformingMarsPlace, tile: TerraformingMarsTile | None, top: float) -> str:
    """An area with its tile, or with what is printed on it."""
    if place.row is None or place.column is None:
        return ""
    x, y = ACROSS / 2 + place.column * HALF, top + place.row * RADIUS * 1.5
    if tile is None:
        printed = "".join(LETTERS.get(bonus, "") for bonus in place.bonus)
        return shapes.hexagon(x, y, RADIUS - 1, GROUND.get(place.kind, SAND), LINE) + shapes.text(
            x, y + 4, printed, 10, INK, "middle"
        )
    owner = tile.owner
    drawn = shapes.hexagon(x, y, RADIUS - 1, TILES.get(tile.tile, RUST), INK if owner is None else shapes.colour(owner), 2)
    letter = "" if tile.tile in ("ocean", "greenery") else tile.tile[0].upper()
    mark = "" if owner is None else shapes.mark(owner)
    return drawn + shapes.text(x, y + 4, f"{letter}{mark}", 12, PAPER, "middle", bold=True)


def _tracks(seen: TerraformingMarsSeen, board: TerraformingMarsBoard) -> list[str]:
    fills = {"temperature": RUST, "oxygen": GREEN, "oceans": OCEAN}
    parts = []
    for number, track in enumerate(board.tracks):
        value = int(getattr(seen.parameters, track.parameter))
        least, most = track.values[0], track.values[-1]
        parts.append(
            shapes.bar(ACROSS + 10, 60 + 42 * number, 176, track.name, value, least, most, track.unit, fills[track.parameter])
        )
    taken = [
        (goal.name, has.owner) for goal, has in zip(board.milestones + board.awards, seen.milestones + seen.awards, strict=True)
    ]
    owned = [(name, owner) for name, owner in taken if owner is not None]
    for row, (name, owner) in enumerate(owned):
        parts.append(shapes.text(ACROSS + 10, 190 + 18 * row, f"{shapes.mark(owner)} {name}", 11, shapes.colour(owner)))
    return parts


def _players(seen: TerraformingMarsSeen, names: list[str], y: float) -> str:
    heads = ["player", "TR", "points", "M€", "steel", "titanium", "plants", "energy", "heat", "hand"]
    rows: list[list[object]] = []
    for seat, player in enumerate(seen.players):
        stock, makes = player.stock, player.production
        pairs = [
            (stock.megacredits, makes.megacredits), (stock.steel, makes.steel), (stock.titanium, makes.titanium),
            (stock.plants, makes.plants), (stock.energy, makes.energy), (stock.heat, makes.heat),
        ]  # fmt: skip
        amounts = [f"{has} {change:+}" for has, change in pairs]
        rows.append([names[seat], player.rating, seen.scores[seat], *amounts, player.hand.count])
    columns = [0.0, 120, 155, 205, 260, 315, 375, 430, 490, 550]
    return shapes.table(24, y, heads, rows, columns, {seen.active} if seen.stage == "play" else set())
