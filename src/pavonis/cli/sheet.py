"""How a game ended, in words: the score sheet and the winners."""

from typing import Any

from pavonis.cli.phrases import Phrases
from pavonis.core.game import Game, State
from pavonis.text import Words


def score_sheet(game: Game[Any], s: State, words: Words, names: list[str], phrases: Phrases) -> list[str]:
    """The points of each player, with the lines they come from."""
    found = []
    for seat, name in enumerate(names):
        lines = game.score_lines(s, seat)
        parts = ", ".join(f"{words.score_line(line)} {points}" for line, points in lines if points)
        found.append(f"{name}: {phrases('total')} {sum(points for _, points in lines)} ({parts})")
    return found


def verdict(game: Game[Any], s: State, names: list[str], phrases: Phrases) -> str:
    """Who has won."""
    winners = game.winners(s)
    key = {0: "nobody", 1: "wins"}.get(len(winners), "share")
    return phrases(key, names=", ".join(names[seat] for seat in winners))
