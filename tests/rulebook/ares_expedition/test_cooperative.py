"""The cooperative game for two."""

from typing import Any

from pavonis.games.ares_expedition.observation import AresExpeditionPool
from pavonis.games.ares_expedition.tables import NAMES
from pavonis.kit.observation import CardsSeen
from tests.rulebook.ares_expedition.ares import ares
from tests.rulebook.marks import rule

GAME = "ares-expedition"


def together(cubes: int = 27, markers: int = 3) -> Any:
    """Both are about to choose a phase."""
    return ares(2, cooperative=True).planning().pool(cubes, markers)


@rule(GAME, "Cooperative game: pool")
def test_the_pool_of_thirty_pieces() -> None:
    t = ares(2, cooperative=True).opening()
    assert t.see(0).pool == AresExpeditionPool(27, 3)


@rule(GAME, "Cooperative game: pool")
def test_each_takes_a_piece_after_the_reveal() -> None:
    t = together().do(0, "phase construction").do(1, "phase construction")
    assert (t.waiting, t.legal(0)) == ([0], ["take cube", "take marker"])
    t.do(0, "take cube")
    assert (t.seat(0).megacredits, t.waiting) == (1, [1])
    t.do(1, "take cube")
    assert (t.seat(1).megacredits, t.see(0).pool) == (1, AresExpeditionPool(25, 3))
    assert t.see(0).phase == "construction"


@rule(GAME, "Cooperative game: pool")
def test_who_begins_alternates() -> None:
    t = together().set(round=2).do(0, "phase construction").do(1, "phase construction")
    assert t.waiting == [1]


@rule(GAME, "Cooperative game: pool")
def test_without_markers_nobody_is_asked() -> None:
    t = together(2, 0).do(0, "phase construction").do(1, "phase construction")
    assert (t.seat(0).megacredits, t.seat(1).megacredits, t.question(0).kind) == (1, 1, "phase")
    assert t.see(0).pool == AresExpeditionPool(0, 0), "seen when it is empty, too"


@rule(GAME, "Cooperative game: exchange")
def test_a_card_is_exchanged_with_the_partner() -> None:
    t = together().hand(0, "Fish", "Mine").hand(1, "Moss", "Birds").bare(0, 1).do(0, "phase construction").do(1, "phase action")
    t.do(0, "take marker")
    assert t.legal(0) == ["decline", "give Fish", "give Mine"]
    t.do(0, "give Fish")
    assert (t.waiting, t.legal(1)) == ([1], ["give Birds", "give Moss"])
    assert t.offers(1) == ["Fish"]
    t.do(1, "give Moss", "take cube")
    assert (t.hand(0), t.hand(1)) == (["Mine", "Moss"], ["Birds", "Fish"])
    assert t.see(0).players[1].hand == CardsSeen(2, [NAMES.index("Fish")])
    assert t.see(1).players[0].hand == CardsSeen(2, [NAMES.index("Moss")])
    assert t.see(-1).players[0].hand.known == []


@rule(GAME, "Cooperative game: exchange")
def test_an_exchange_may_be_declined_and_needs_two_hands() -> None:
    t = together().hand(0, "Fish").hand(1, "Moss").bare(0, 1).do(0, "phase construction").do(1, "phase action")
    t.do(0, "take marker", "decline")
    assert (t.hand(0), t.waiting, t.see(0).pool.markers) == (["Fish"], [1], 2)
    t = together().hand(0, "Fish").bare(0, 1).do(0, "phase construction").do(1, "phase action").do(0, "take marker")
    assert t.waiting == [1]


@rule(GAME, "Cooperative game: exchange")
def test_a_partner_with_one_card_gives_it_without_asking() -> None:
    t = together().hand(0, "Fish", "Mine").hand(1, "Moss").bare(0, 1).do(0, "phase construction").do(1, "phase action")
    t.do(0, "take marker", "give Mine")
    assert (t.hand(0), t.hand(1), t.waiting) == (["Fish", "Moss"], ["Mine"], [1])


@rule(GAME, "Cooperative game: end")
def test_the_game_ends_with_the_pool() -> None:
    t = ares(2, cooperative=True).end_of_round().set(round=15).pool(0, 0)
    assert t.over
    t = ares(2, cooperative=True).end_of_round().set(round=14).pool(2, 0)
    assert not t.over


@rule(GAME, "Cooperative game: end")
def test_both_win_with_eighty_points_on_a_terraformed_mars() -> None:
    t = ares(2, cooperative=True).end_of_round().pool(0, 0).set(temperature=8, oxygen=14, oceans=9)
    t.seat(0, rating=60).seat(1, rating=20)
    assert t.winners == [0, 1]
    assert t.copy().seat(1, rating=19).winners == []
    assert t.set(oceans=8).winners == []


@rule(GAME, "Cooperative game: end")
def test_a_terraformed_mars_does_not_end_the_game() -> None:
    t = ares(2, cooperative=True).phase("action").pool(2, 0).set(temperature=6, oxygen=14, oceans=9).seat(0, megacredits=14)
    t.do(0, "standard action temperature", "done").do(1, "done")
    assert (t.over, t.question(0).kind) == (False, "plan")
