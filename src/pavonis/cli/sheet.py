"""How a game ended, in words: the score sheet, what broke a tie, a joint result, and the winners."""

from typing import Any

from pavonis.cli.phrases import Phrases
from pavonis.core.game import Game, State
from pavonis.text import Words


def score_sheet(game: Game[Any], s: State, words: Words, names: list[str], phrases: Phrases) -> list[str]:
    """The points of each player, and of those who take part without a seat, with the lines they come from."""
    found = []
    for seat, name in enumerate(names):
        lines = game.score_lines(s, seat)
        parts = ", ".join(f"{words.score_line(line)} {points}" for line, points in lines if points)
        found.append(f"{name}: {phrases('total')} {sum(points for _, points in lines)} ({parts})")
    return found + words.others(game.others(s), not game.winners(s))


def tie_breaks(game: Game[Any], s: State, words: Words, names: list[str], phrases: Phrases) -> list[str]:
    """What decides among those who lead with equal points; nothing if points decide."""
    scores = game.scores(s)
    leaders = [seat for seat in range(len(names)) if scores[seat] == max(scores)]
    found = []
    for line, values in game.decided_by(s):
        told = ", ".join(f"{names[seat]} {values[seat]}" for seat in leaders)
        found.append(phrases("tie_break", line=words.score_line(line), values=told))
    return found


def joint_result(game: Game[Any], s: State, words: Words) -> list[str]:
    """The one result of those who win or lose together, and why it is lost; nothing if they play against each other."""
    return words.joint(game.joint(s))


def verdict(game: Game[Any], s: State, names: list[str], phrases: Phrases) -> str:
    """Who has won."""
    winners = game.winners(s)
    if game.joint(s) and len(names) > 1:
        return phrases("won_together" if winners else "lost_together")
    key = {0: "nobody", 1: "wins"}.get(len(winners), "share")
    return phrases(key, names=", ".join(names[seat] for seat in winners))
