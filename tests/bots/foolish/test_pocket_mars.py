"""Moves in Pocket Mars that make people laugh at a bot."""

from pavonis.testing.table import Table, table
from tests.bots.foolish.cases import Case, Laid, by_every_bot, check


def mars() -> Table:
    """A table for two in the middle of a game."""
    t: Table = table("pocket-mars", seats=2, seed=3).set(round=4)
    return t


def a_rival_promoted_for_nothing() -> Case:
    t = mars().colonists("Laboratory", one_star=[0, 1], two_star=[1, 0]).colonists("Ecosystem", one_star=[1, 0], two_star=[0, 1])
    t.hand(0, "Biosphere Exchange", "Mission Control").do(0, "play Biosphere Exchange")
    return Case(t, "swap in Ecosystem up seat 0", True)


def the_game_ended_while_losing() -> Case:
    t = mars().seat(0, energy=2, ship=1, earth=0).seat(1, energy=2, ship=1, earth=2)
    t.colonists("Laboratory", one_star=[5, 1], two_star=[0, 1]).colonists("Ecosystem", one_star=[1, 1], two_star=[0, 1])
    t.hand(0, cards=["Pumping Station", "First Forest"])
    return Case(t, "play Pumping Station", False)


def launched_without_anybody_on_earth() -> Case:
    t = mars().seat(0, energy=1, ship=3, earth=0).seat(1, energy=1, ship=1, earth=2)
    t.colonists("Laboratory", one_star=[4, 2]).colonists("Ecosystem", one_star=[0, 2])
    t.hand(0, cards=["Launch Window", "Landing Pads"])
    return Case(t, "play Launch Window", False)


@by_every_bot(a_rival_promoted_for_nothing, the_game_ended_while_losing, launched_without_anybody_on_earth)
def test_no_foolish_move(laid: Laid, spec: str) -> None:
    check(laid, spec)
