"""What a position that a test has laid out is worth to seat 0, and what a bot does there."""

from typing import Any

from pavonis.bots.bot import make_bot
from pavonis.bots.evaluation import evaluation_of
from pavonis.core.view import View


def value(position: Any) -> float:
    """What the position is worth to seat 0."""
    return evaluation_of(position.game).value(position.settled(), 0)


def choice(position: Any, spec: str) -> str:
    """The move of seat 0, as a phrase."""
    bot = make_bot(spec, position.game.key, 1)
    view: Any = View(position.game, position.settled(), 0)
    found: str = view.notation(bot.choose(view, bot.budget))
    return found
