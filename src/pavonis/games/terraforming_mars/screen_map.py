"""The map of Mars in a terminal: two lines for a row of hexes, the number above and what lies or grows there below."""

from pavonis.games.terraforming_mars import board
from pavonis.games.terraforming_mars.board import ON_MARS, PLACE_NAMES, ROWS, TILE_NAMES
from pavonis.games.terraforming_mars.observation import TerraformingMarsSeen, TerraformingMarsTile
from pavonis.games.terraforming_mars.words import MarsWords
from pavonis.text import Piece, Text, dim, say
from pavonis.text.layout import SHAPES, pad

NEUTRAL_SHAPE = "○"
FULL_CELL = 8  # columns of a hex
NARROW_CELL = 6
WIDEST = max(len(row.split()) for row in ROWS)


def draw_map(words: MarsWords, seen: TerraformingMarsSeen, width: int) -> list[Text]:
    """The nine rows of hexes, each beginning half a hex beside the one above."""
    cell = FULL_CELL if width >= WIDEST * FULL_CELL else NARROW_CELL
    tiles = {tile.place: tile for tile in seen.tiles}
    lines: list[Text] = []
    place = 0
    for row in ROWS:
        count = len(row.split())
        indent = " " * ((WIDEST - count) * cell // 2)
        upper, lower = say(indent), say(indent)
        for number in range(place, place + count):
            upper = say(upper, pad(number_of(number, seen), cell))
            lower = say(lower, pad(content(words, number, tiles.get(number), cell), cell))
        lines += [upper, lower]
        place += count
    return lines


def number_of(place: int, seen: TerraformingMarsSeen) -> Text:
    """The number of a hex with the signs of what it is."""
    signs = "~" * (board.OCEAN_AREAS >> place & 1) + "^" * (board.VOLCANIC >> place & 1) + "!" * (place == board.NOCTIS)
    claim = seen.claim
    marker = Piece(SHAPES[claim.seat], f"seat{claim.seat}") if claim and claim.place == place else Piece("")
    return say(dim(PLACE_NAMES[place] + signs), marker)


def content(words: MarsWords, place: int, tile: TerraformingMarsTile | None, cell: int) -> Text:
    """The tile on a hex, with the sign of its owner, or the bonus that is waiting there."""
    if tile is None:
        counts = (board.BONUS_STEEL, board.BONUS_TITANIUM, board.BONUS_PLANTS, board.BONUS_CARDS)
        bonus = "".join(letter * count[place] for letter, count in zip(words.language.letters, counts, strict=True))
        return say(bonus or dim("·"))
    name = words.language.short_tiles[TILE_NAMES.index(tile.tile)][: cell - 2]
    if tile.tile == "ocean":
        return say(Piece(f"≈{name}", "blue"))
    owner = tile.owner
    if owner is None:
        return say(dim(NEUTRAL_SHAPE + name))
    return say(Piece(SHAPES[owner] + name, f"seat{owner}"))


def outposts(words: MarsWords, seen: TerraformingMarsSeen) -> list[Text]:
    """The cities off the planet."""
    found: list[Text] = []
    for tile in seen.tiles:
        if tile.place >= ON_MARS and tile.owner is not None:
            found.append(say(Piece(SHAPES[tile.owner] + " ", f"seat{tile.owner}"), words.place(tile.place)))
    return found
