"""Pictures of the four boards as SVG, drawn from an observation and from the facts of the board, for notebooks and pages."""

from importlib import import_module
from typing import Any

from pavonis.core.game import Game
from pavonis.games import OURS, box


def picture(game: Game[Any], seen: Any, names: list[str]) -> str:
    """What a viewer sees, as SVG; empty if there is no picture of the game."""
    if game.key not in OURS:
        return ""
    words = box(game.key).words(game, "en", names)
    drawn: str = import_module(f"{__name__}.{game.key.replace('-', '_')}").draw(seen, box(game.key).board(game, words), names)
    return drawn
