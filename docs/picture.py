"""Draw docs/table.svg, the picture of the README: `python docs/picture.py`."""

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text as RichText

from pavonis.bots.bot import make_bot
from pavonis.cli.screen import STYLES
from pavonis.core.match import Match
from pavonis.games import box, load

WIDTH = 112
ROUND = 6


def main() -> None:
    """Let three bots play a few rounds and draw the table as the first of them sees it."""
    game = load("pocket-mars")
    match = Match.new(game, 3, 11)
    bots = [make_bot("steady", game.key, seat) for seat in range(3)]
    while True:
        seat = game.waiting(match.state)[0]
        view = match.view(seat)
        seen = view.observation()
        if seen["round"] == ROUND and seat == 0 and view.question().fresh:
            break
        match.play(seat, bots[seat].choose(view, bots[seat].budget))
    words = game.words("en", ["Anna", "Boris", "Celina"])
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for text in box(game.key).draw(game, words, seen, 0, WIDTH):
        line = RichText()
        for piece in text:
            line.append(piece.text, STYLES.get(piece.style))
        console.print(line)
    target = Path(__file__).with_name("table.svg")
    # Without the template's web fonts: a picture asks nobody for anything.
    frame = re.sub(r"@font-face {{.*?}}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace("Fira Code, ", "DejaVu Sans Mono, ")
    frame = re.sub(r"<!-- .*? -->", "", frame)
    picture = console.export_svg(title="pavonis play pocket-mars", code_format=frame, font_aspect_ratio=0.6)
    target.write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
