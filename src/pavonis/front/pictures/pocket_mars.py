"""The table of Pocket Mars: the buildings with their colonists and cards, and a line for each player."""

from typing import Final

from pavonis.front import shapes
from pavonis.front.shapes import DIM, INK, LINE, PAPER, RUST, SAND
from pavonis.games.pocket_mars.facts import PocketMarsBoard, PocketMarsBuildingFacts
from pavonis.games.pocket_mars.observation import PocketMarsBuilding, PocketMarsSeen

COLOURS: Final = {"green": "#4f9a5f", "orange": "#d98032", "purple": "#8a63b8", "blue": "#3d86a8", "black": "#3a3a42"}
WIDE: Final = 124.0
HIGH: Final = 152.0


def draw(seen: PocketMarsSeen, board: PocketMarsBoard, names: list[str]) -> str:
    """The picture."""
    title = f"Pocket Mars, round {seen.round}" if seen.round else "Pocket Mars, set-up"
    parts = [shapes.text(14, 22, title, 14, RUST, bold=True)]
    facts = {building.number: building for building in board.buildings}
    for place, building in enumerate(seen.buildings):
        parts.append(_building(building, facts[building.building], 14 + place * (WIDE + 6)))
    y = 36 + HIGH + 26
    parts.append(_players(seen, names, y))
    deck = f"Deck: {seen.deck.size} cards. Discard pile: {len(seen.discard)}."
    below = y + 18 * (len(names) + 1)
    parts.append(shapes.text(24, below + 4, deck, 11, DIM))
    return shapes.svg(28 + len(seen.buildings) * (WIDE + 6), below + 18, title, *parts)


def _building(building: PocketMarsBuilding, facts: PocketMarsBuildingFacts, x: float) -> str:
    """A building: its zones, the number to beat, and the values of its cards, the uppermost last."""
    y = 36.0
    parts = [
        shapes.rect(x, y, WIDE, HIGH, SAND, LINE, 6),
        shapes.rect(x, y, WIDE, 26, COLOURS.get(facts.colour, INK), radius=6),
        shapes.text(x + WIDE / 2, y + 17, facts.name, 11, PAPER, "middle", bold=True),
    ]
    if facts.holds_colonists:
        for row, (stars, zone) in enumerate((("★", building.one_star), ("★★", building.two_star))):
            parts.append(shapes.text(x + 8, y + 52 + 30 * row, stars, 11, DIM))
            parts.append(shapes.counted(x + WIDE / 2 + 10, y + 52 + 30 * row, zone, 14))
        parts.append(shapes.text(x + 8, y + 112, f"beat {building.value}", 11, DIM))
    cards = " ".join(
        "?" if card in building.face_down else str(v) for card, v in zip(building.column, building.values, strict=True)
    )
    parts.append(shapes.text(x + 8, y + 138, "cards" if cards else "no cards", 11, DIM))
    parts.append(shapes.text(x + WIDE - 8, y + 138, cards, 13, INK, "end", bold=True))
    return "".join(parts)


def _players(seen: PocketMarsSeen, names: list[str], y: float) -> str:
    heads = ["player", "Earth", "ship", "Mars", "energy", "points", "hand", "prep module"]
    rows: list[list[object]] = []
    for seat, player in enumerate(seen.players):
        prep = sum(card is not None for card in player.prep)
        energy = f"{player.energy} of {seen.energy_max}"
        rows.append([names[seat], player.earth, player.ship, player.mars, energy, seen.scores[seat], len(player.hand), prep])
    columns = [0.0, 140, 195, 245, 300, 370, 430, 485]
    return shapes.table(24, y, heads, rows, columns, set() if seen.active is None or seen.over else {seen.active})
