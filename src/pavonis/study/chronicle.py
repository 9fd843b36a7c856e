"""A game between bots with its story: which cards were offered, picked and played, and how the points grew round by round."""

from typing import Any, NamedTuple

from pavonis.bots.bot import Bot
from pavonis.bots.table import CAP, Outcome
from pavonis.core.game import Game
from pavonis.core.view import View
from pavonis.games import box


class Use(NamedTuple):
    """Something a seat did with a card."""

    round: int
    seat: int
    what: str
    card: str


class Stand(NamedTuple):
    """The points of a seat at the end of a round, line by line."""

    round: int
    seat: int
    lines: dict[str, int]


class Chronicle(NamedTuple):
    """How a game went."""

    outcome: Outcome
    uses: list[Use]
    stands: list[Stand]


def chronicle(game: Game[Any], bots: list[Bot], seed: int, cap: int = CAP) -> Chronicle:
    """Play one game and keep its story; the moves are those of `table.play` for the same bots and seed."""
    trace = box(game.key).trace
    dealt = box(game.key).dealt
    seats = range(len(bots))
    s = game.new(len(bots), seed)
    uses = [Use(game.round(s), seat, "dealt", name) for seat in seats for name in dealt(game, s, seat)]
    stands: list[Stand] = []
    decisions = 0
    told = 0
    number = game.round(s)
    while s.owed and decisions < cap:
        seat = (s.owed & -s.owed).bit_length() - 1
        bot = bots[seat]
        game.apply(s, seat, bot.choose(View(game, s, seat), bot.budget) if bot.needs_view else bot.pick(game.legal(s, seat)))
        decisions += 1
        assert s.log is not None
        for event in s.log[told:]:
            found = trace(game, event)
            if found is not None and found[0] < len(bots):
                uses.append(Use(number, *found))
        told = len(s.log)
        if game.round(s) != number or not s.owed:
            stands += [Stand(number, each, dict(game.score_lines(s, each))) for each in seats]
            number = game.round(s)
    finished = s.owed == 0
    outcome = Outcome(game.scores(s), game.winners(s) if finished else [], game.round(s), decisions, finished)
    return Chronicle(outcome, uses, stands)
