"""Daily solo challenges: on one day everybody is dealt the same solo game."""

from datetime import date
from typing import Any, Final

from pavonis.bots.bot import derived
from pavonis.core.game import Game
from pavonis.games import games, load

FIRST_DAY: Final = date(2026, 1, 1)


def seed_of_day(game: str, day: date) -> int:
    """The seed of a day's challenge. It follows from game and date alone, so no server has to tell it, and it is no secret."""
    return derived(0, "solo challenge", game, day.isoformat())


def is_solo(game: Game[Any]) -> bool:
    """Whether a game can be played alone."""
    return 1 in game.seats


def solo_games() -> list[str]:
    """The games that have a challenge."""
    return [key for key in games() if is_solo(load(key))]
