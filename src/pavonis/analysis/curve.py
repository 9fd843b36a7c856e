"""The curve of chances, drawn in text: a row for each tenth, a column for each stretch of the game, a digit for each seat."""

from collections.abc import Sequence

from pavonis.analysis.review import Moment

ROWS = 10


def drawn(moments: Sequence[Moment], width: int = 72, open_cards: bool = False) -> list[str]:
    """Lines of text; seat 0 is drawn as 1, and * stands where several meet."""
    if not moments:
        return []
    columns = min(width - 7, max(len(moments), 20))
    grid = [[" "] * columns for _ in range(ROWS + 1)]
    for column in range(columns):
        moment = moments[round(column * (len(moments) - 1) / max(1, columns - 1))]
        for seat, chance in enumerate(moment.open if open_cards else moment.chances):
            row = ROWS - round(chance * ROWS)
            grid[row][column] = str(seat + 1) if grid[row][column] == " " else "*"
    return [f"{(ROWS - row) * 100 // ROWS:>4} %│{''.join(cells)}".rstrip() for row, cells in enumerate(grid)]
