"""Every reason shown for a move that is not legal is true of the position, in all games and modes."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from pavonis.core.catalogue import told
from pavonis.core.game import Game
from pavonis.games import box, games
from tests.reasons import ares_expedition, mission_red_planet, pocket_mars, terraforming_mars
from tests.reasons.case import Case, Predicate, reasons_of

TRUE: dict[str, dict[int, Predicate]] = {
    "ares-expedition": ares_expedition.TRUE,
    "mission-red-planet": mission_red_planet.TRUE,
    "pocket-mars": pocket_mars.TRUE,
    "terraforming-mars": terraforming_mars.TRUE,
}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("ares-expedition", 1, {}),
    ("ares-expedition", 2, {"cooperative": True}),
    ("ares-expedition", 3, {"mulligan": True}),
    ("ares-expedition", 4, {"first_game": True}),
    ("mission-red-planet", 2, {}),
    ("mission-red-planet", 4, {"layout": "random"}),
    ("mission-red-planet", 6, {}),
    ("pocket-mars", 2, {}),
    ("pocket-mars", 3, {"draft": True}),
    ("pocket-mars", 4, {"energy_max": 2}),
    ("terraforming-mars", 1, {}),
    ("terraforming-mars", 2, {"corporate_era": False, "beginner": True}),
    ("terraforming-mars", 3, {"draft": True}),
    ("terraforming-mars", 5, {"effect_order": "free"}),
]
MOVES = 12  # put to `why_not` in a position, for each seat
HOLE = 10**6


def some_moves(game: Game[Any], chance: Random) -> list[int]:
    """Moves of all kinds, the rare kinds as often as the common ones; among them such that mean nothing."""
    ranges = chance.choices(game.space.ranges, k=MOVES)
    return [*[chance.choice(each.codes()) for each in ranges], HOLE]


def near_moves(game: Game[Any], s: Any, seat: int, chance: Random) -> list[int]:
    """Moves of the kinds that are asked for, legal or not: here the reasons are closest."""
    kinds = {game.space.range_of(move).name for move in game.legal(s, seat)}
    return [chance.choice(each.codes()) for each in game.space.ranges if each.name in kinds for _ in range(3)]


def own_cards(game: Game[Any], s: Any, seat: int, chance: Random) -> list[int]:
    """Moves with cards that the seat has in hand or in play, in the games in which a random card is hardly ever one of them."""
    cards = [*s.hands[seat], *s.played[seat]] if game.key in ("terraforming-mars", "ares-expedition") else []
    ranges = [each for each in game.space.ranges if each.name in ("play", "use", "copy", "add", "take")]
    moves = [each.start + card for card in chance.sample(cards, min(4, len(cards))) for each in ranges]
    return [move for move in moves if game.space.range_of(move).means_something(move)]


def untrue(game: Game[Any], seats: int, seeds: range, every: int) -> tuple[list[str], Counter[int]]:
    """The reasons in random games that are not true of their positions, and how often each reason was given."""
    found: list[str] = []
    given: Counter[int] = Counter()
    for seed in seeds:
        chance = Random(seed)
        s = game.new(seats, seed)
        step = 0
        while True:
            if step % every == 0 or game.over(s):
                for seat in range(seats):
                    for move in some_moves(game, chance) + near_moves(game, s, seat, chance) + own_cards(game, s, seat, chance):
                        for reason, case in reasons_of(game, s, seat, move):
                            given[reason[0]] += 1
                            if not TRUE[game.key][reason[0]](case):
                                phrase = game.space.phrase(move) if move != HOLE else "a hole"
                                found.append(
                                    f"seed {seed}, step {step}, seat {seat}, {phrase}: {told(game.reasons, reason)}; {s.asks[seat]}"
                                )
            if game.over(s):
                break
            mover = chance.choice(game.waiting(s))
            game.apply(s, mover, chance.choice(game.legal(s, mover)))
            step += 1
    return found, given


@pytest.mark.parametrize("key", sorted(TRUE))
def test_every_reason_has_a_meaning_that_can_be_checked(key: str) -> None:
    assert set(games()) == set(TRUE)
    assert sorted(TRUE[key]) == sorted(box(key).game().reasons)


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_reasons_are_true(key: str, seats: int, options: dict[str, Any]) -> None:
    game = box(key).game(**options)
    found, given = untrue(game, seats, range(2), every=7)
    assert found == []
    assert len(given) > len(game.reasons) // 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_reasons_why_a_card_would_have_no_effect_are_true(seats: int) -> None:
    game = box("pocket-mars").game(energy_max=2)
    given: Counter[int] = Counter()
    for seed in range(6):
        chance = Random(seed)
        s = game.new(seats, seed)
        while not game.over(s):
            mover = chance.choice(game.waiting(s))
            for idle in game.observe(s, mover).idle:
                move = game.space.code("play", (idle.card,))
                for reason in idle.reasons:
                    given[reason[0]] += 1
                    assert TRUE[game.key][reason[0]](Case(game, s, mover, move, reason[1:])), told(game.reasons, reason)
            game.apply(s, mover, chance.choice(game.legal(s, mover)))
    assert len(given) > 3


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_reasons_are_true_in_many_games(key: str, seats: int, options: dict[str, Any]) -> None:
    found, _ = untrue(box(key).game(**options), seats, range(100, 130), every=2)
    assert found == []
