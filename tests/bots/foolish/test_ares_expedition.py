"""Moves in Ares Expedition that make people laugh at a bot."""

from pavonis.testing.table import Table, table
from tests.bots.foolish.cases import Case, Laid, by_every_bot, check


def mars(round: int, temperature: int, oxygen: int, oceans: int, phase: str) -> Table:
    """A table for two with bare hands in a phase that seat 1 has chosen."""
    t: Table = table("ares-expedition", seats=2).bare(0, 1).set(round=round, temperature=temperature, oxygen=oxygen, oceans=oceans)
    return t.phase(phase, 1)  # type: ignore[no-any-return]


def good_cards_sold_at_the_beginning() -> Case:
    t = mars(2, -30, 0, 0, "development").seat(0, megacredits=20).hand(0, "Sponsors", "Mine")
    return Case(t, "sell cards", False)


def money_unspent_with_good_cards_in_hand() -> Case:
    t = mars(2, -30, 0, 0, "development").seat(0, megacredits=30).hand(0, "Sponsors")
    return Case(t, "play Sponsors", True)


def an_action_phase_with_nothing_to_do_in_it() -> Case:
    t = mars(3, -30, 0, 0, "development").seat(0, megacredits=30).hand(0, "Sponsors", "Mine").planning()
    return Case(t, "phase action", False)


def production_at_the_end() -> Case:
    t = mars(24, 8, 14, 9, "development").seat(0, megacredits=9, rating=30).hand(0, "Sponsors")
    return Case(t, "play Sponsors", False)


@by_every_bot(
    good_cards_sold_at_the_beginning,
    money_unspent_with_good_cards_in_hand,
    an_action_phase_with_nothing_to_do_in_it,
    production_at_the_end,
)
def test_no_foolish_move(laid: Laid, spec: str) -> None:
    check(laid, spec)
