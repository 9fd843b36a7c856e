"""Write the page that lists the fields of every game's vector: `python -m tests.rl.page`."""

from pathlib import Path

from pavonis.games import OURS, load
from pavonis.rl.encoding import Encoder, page

PAGE = Path(__file__).resolve().parents[2] / "docs" / "encodings.md"
HEAD = """# The vectors, field by field

Written by `python -m tests.rl.page` from the encoders themselves. A value v of a field is written as (v - least) /
(most - least), cut off at 0 and 1; a field without a value is 0. Seats are counted clockwise from the viewer, who is
+0. With more players there are more of the fields of seats; these tables are for two.
"""


def text() -> str:
    """The whole page."""
    parts = [HEAD]
    for key in OURS:
        encoder = Encoder(load(key), 2)
        parts.append(f"## {key}: {encoder.size} numbers\n\n{page(encoder)}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(text(), encoding="utf-8")
