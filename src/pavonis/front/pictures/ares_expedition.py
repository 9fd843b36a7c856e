"""The board of Ares Expedition: two tracks with their zones, the oceans, and a line for each player."""

from typing import Final

from pavonis.front import shapes
from pavonis.front.shapes import DIM, INK, LINE, OCEAN, PAPER, RUST
from pavonis.games.ares_expedition.facts import AresExpeditionBoard, AresExpeditionTrack
from pavonis.games.ares_expedition.observation import AresExpeditionSeen

ZONES: Final = {"purple": "#8a63b8", "red": "#c4543a", "yellow": "#d9a531", "white": "#efe9e0"}
WIDTH: Final = 660.0


def draw(seen: AresExpeditionSeen, board: AresExpeditionBoard, names: list[str]) -> str:
    """The picture."""
    phase = f", {seen.phase} phase" if seen.phase else ""
    title = f"Ares Expedition, round {seen.round}{phase}"
    parts = [shapes.text(14, 22, title, 14, RUST, bold=True)]
    for number, track in enumerate(board.tracks):
        parts.append(_track(track, int(getattr(seen.parameters, track.parameter)), 58 + 52 * number))
    parts.append(_oceans(len(seen.oceans), board.oceans, 152))
    parts.append(_players(seen, names, 216))
    return shapes.svg(WIDTH, 216 + 18 * (len(names) + 1), title, *parts)


def _track(track: AresExpeditionTrack, value: int, y: float) -> str:
    """The spaces of a parameter in the colours of their zones; those that are reached have a frame."""
    wide = (WIDTH - 28) / len(track.spaces)
    parts = [shapes.text(14, y - 6, f"{track.name.capitalize()} {value}{track.unit} of {track.goal}{track.unit}", 11, DIM)]
    for number, space in enumerate(track.spaces):
        x = 14 + number * wide
        reached = space.value <= value
        parts.append(shapes.rect(x, y, wide - 2, 22, ZONES[space.zone], INK if reached else LINE))
        ink = INK if space.zone in ("white", "yellow") else PAPER
        parts.append(shapes.text(x + wide / 2 - 1, y + 15, space.value, 9, ink, "middle", bold=space.value == value))
    return "".join(parts)


def _oceans(flipped: int, goal: int, y: float) -> str:
    parts = [shapes.text(14, y, f"Oceans {flipped} of {goal}", 11, DIM)]
    parts += [shapes.circle(30 + 34 * place, y + 22, 13, OCEAN if place < flipped else PAPER, LINE, 2) for place in range(goal)]
    return "".join(parts)


def _players(seen: AresExpeditionSeen, names: list[str], y: float) -> str:
    heads = ["player", "TR", "points", "M€", "heat", "plants", "forests", "played", "hand", "phase card"]
    rows: list[list[object]] = []
    for seat, player in enumerate(seen.players):
        stock, makes = player.stock, player.production
        amounts = [f"{stock.megacredits} {makes.megacredits:+}", f"{stock.heat} {makes.heat:+}", f"{stock.plants} {makes.plants:+}"]
        rest = [player.forests, len(player.played), player.hand.count, player.chosen or "-"]
        rows.append([names[seat], player.rating, seen.scores[seat], *amounts, *rest])
    columns = [0.0, 105, 138, 185, 250, 320, 385, 435, 485, 525]
    return shapes.table(24, y, heads, rows, columns, set())
