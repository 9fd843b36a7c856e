"""Which bot a level is: the one table of it. A level takes as much thought as it may and plays as has proved best in a game.

Where a bot has both a number of iterations and a time, the first that is reached ends its thought. So the moves of a level depend
on the machine; who needs the same games again names a bot with a number of iterations alone.
"""

from typing import Final

STEADY: Final = "steady"
OF_LEVEL: Final = {STEADY: "greedy", "sharp": "thinker:1s", "expert": "thinker:5s"}
OF_LEVEL_IN: Final = {  # what proved best in less than a tenth of a second
    (STEADY, "terraforming-mars"): "playouts:20/0.08s",  # 60 were too far above *relaxed*
    (STEADY, "ares-expedition"): "playouts:60/0.08s",  # more would be too far above *relaxed*
    (STEADY, "pocket-mars"): "search:100/0.08s",
    (STEADY, "mission-red-planet"): "playouts:200/0.08s",
}


def of_level(spec: str, game: str) -> str:
    """The spec of the bot that a level is in a game; any other spec as it is."""
    return OF_LEVEL_IN.get((spec, game), OF_LEVEL.get(spec, spec))
