"""One game between bots, from the deal to the end. Simulation and arena play it many times."""

from typing import Any, Final

from pavonis.bots.bot import Bot
from pavonis.core.game import Game, Seat
from pavonis.core.view import View

CAP: Final = 20_000  # decisions after which a game is given up; random games of four take a few hundred


class Outcome:
    """How a game ended."""

    def __init__(self, scores: list[int], winners: list[Seat], rounds: int, decisions: int, finished: bool) -> None:
        self.scores: Final = scores
        self.winners: Final = winners  # nobody if the game was given up
        self.rounds: Final = rounds  # 0 if the game does not count them
        self.decisions: Final = decisions
        self.finished: Final = finished

    def __repr__(self) -> str:
        ended = f"{self.rounds} rounds, {self.decisions} decisions" if self.finished else "given up"
        return f"<Outcome: scores {self.scores}, winners {self.winners}, {ended}>"


def play(game: Game[Any], bots: list[Bot], seed: int, cap: int = CAP) -> Outcome:
    """Play one game, a bot on every seat; each sees its own view and nothing else."""
    s = game.new(len(bots), seed)
    s.log = None
    decisions = 0
    while s.owed and decisions < cap:
        owed = s.owed
        seat = (owed & -owed).bit_length() - 1
        bot = bots[seat]
        move = bot.choose(View(game, s, seat), bot.budget) if bot.needs_view else bot.pick(game.legal(s, seat))
        game.apply(s, seat, move)
        decisions += 1
    finished = s.owed == 0
    return Outcome(game.scores(s), game.winners(s) if finished else [], game.round(s), decisions, finished)
