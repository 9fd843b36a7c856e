"""Moves in Terraforming Mars that make people laugh at a bot. Every level from steady up must find better ones, at any seed."""

from collections.abc import Callable

import pytest

from pavonis.bots.bot import make_bot
from pavonis.core.view import View
from pavonis.games import load
from pavonis.games.terraforming_mars.game import TerraformingMars
from pavonis.games.terraforming_mars.position import Position

KEY = "terraforming-mars"
BOTS = ["greedy", "playouts:20", "playouts:48"]  # one look ahead, as steady plays, and as sharp does in a hurry
SEEDS = [1, 2, 3]


def at(generation: int, temperature: int = -30, oxygen: int = 0, oceans: int = 0) -> Position:
    """A table for two with bare hands."""
    game = load(KEY)
    assert isinstance(game, TerraformingMars)
    position = Position(game, 2, 1)
    position.bare()
    position.set(generation=generation, temperature=temperature, oxygen=oxygen, oceans=oceans)
    return position


def last() -> Position:
    """One step before the end, and seat 0 to move."""
    position = at(13, temperature=6, oxygen=14, oceans=9)
    for seat in (0, 1):
        position.seat(seat, rating=40)
    return position


def heat_that_would_be_lost() -> tuple[Position, str, bool]:
    position = last()
    position.seat(0, heat=8, megacredits=3)
    return position, "warm up", True


def plants_that_would_be_lost() -> tuple[Position, str, bool]:
    position = at(13, temperature=8, oxygen=12, oceans=9)
    position.seat(0, plants=9)
    return position, "plant greenery", True


def a_milestone_left_on_the_table() -> tuple[Position, str, bool]:
    position = at(7, temperature=-20, oxygen=3, oceans=2)
    for place in ("05", "09", "30"):
        position.tile("greenery", place, 0)
        position.tile("greenery", {"05": "11", "09": "15", "30": "37"}[place], 1)
    position.seat(0, megacredits=12)
    return position, "claim gardener", True


def energy_at_the_end() -> tuple[Position, str, bool]:
    position = last()
    position.seat(0, megacredits=13)
    return position, "standard project power plant", False


def an_award_for_somebody_else() -> tuple[Position, str, bool]:
    position = at(10, temperature=-6, oxygen=8, oceans=5)
    for place in ("05", "09", "11", "15", "30"):
        position.tile("greenery", place, 1)
    position.seat(0, megacredits=9)
    return position, "fund landlord", False


def production_at_the_end() -> tuple[Position, str, bool]:
    position = last()
    position.hand(0, "Power Plant", "Mine", "Sponsors")
    position.seat(0, megacredits=10)
    return position, "play", False


def patents_sold_at_the_beginning() -> tuple[Position, str, bool]:
    position = at(1)
    position.hand(0, "Sponsors", "Mine", "Earth Office")
    position.seat(0, megacredits=30)
    return position, "sell patents", False


def much_money_unspent_in_the_first_generation() -> tuple[Position, str, bool]:
    position = at(1)
    position.hand(0, "Sponsors", "Mine", "Acquired Company", "Power Plant")
    position.seat(0, megacredits=30)
    return position, "pass", False


POSITIONS: list[Callable[[], tuple[Position, str, bool]]] = [
    heat_that_would_be_lost,
    plants_that_would_be_lost,
    a_milestone_left_on_the_table,
    energy_at_the_end,
    an_award_for_somebody_else,
    production_at_the_end,
    patents_sold_at_the_beginning,
    much_money_unspent_in_the_first_generation,
]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.__name__)
@pytest.mark.parametrize("spec", BOTS)
def test_no_foolish_move(position: Callable[[], tuple[Position, str, bool]], spec: str) -> None:
    laid, phrase, wanted = position()
    s = laid.settled()
    for seed in SEEDS:
        view = View(laid.game, s, 0)
        bot = make_bot(spec, KEY, seed)
        made = view.notation(bot.choose(view, bot.budget))
        assert made.startswith(phrase) == wanted, f"seed {seed}: {made}"
