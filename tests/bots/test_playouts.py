"""Playing on: the same worlds for all moves, an early end where the choice is clear, partners as one, the better way by table."""

from typing import Any

import pytest

from pavonis.bots.bot import Budget, make_bot
from pavonis.bots.evaluation import evaluation_of
from pavonis.bots.playouts import MET, NO_MOVE, Line, Playouts, clearly_worse
from pavonis.bots.stored import QUICK
from pavonis.core.game import Game, Seat
from pavonis.core.view import View
from pavonis.games import load


def first_choice(key: str, seats: int, **options: Any) -> tuple[Game[Any], Any, Seat]:
    """The first position in which somebody who begins an action has a choice."""
    game = load(key, **options)
    s = game.new(seats, 2)
    while True:
        seat = game.waiting(s)[0]
        moves = game.legal(s, seat)
        if len(moves) > 1 and game.question(s, seat).fresh and game.round(s):
            return game, s, seat
        game.apply(s, seat, moves[0])


def played(game: Game[Any], s: Any, seat: Seat, iterations: int) -> Playouts:
    view = View(game, s, seat)
    evaluation = evaluation_of(game)
    found = Playouts(view, evaluation, evaluation_of(game, QUICK), evaluation.weighed(view.legal()), 5)
    found.run(Budget(iterations))
    return found


def test_all_moves_meet_the_same_worlds_and_the_last_ones_are_looked_at_longest() -> None:
    game, s, seat = first_choice("pocket-mars", 2)
    found = played(game, s, seat, 60)
    assert found.iterations <= 60
    longest = max(len(line.found) for line in found.lines)
    assert len(found.worlds) == longest
    assert all(len(line.found) >= 1 for line in found.lines)
    assert min(len(line.found) for line in found.left) >= longest - 1
    best = found.choices()[0]
    assert best.move in [line.move for line in found.left]


def test_what_is_clearly_worse_is_left_out() -> None:
    good, bad, close = Line(1, 0, 0.0), Line(2, 1, 0.0), Line(3, 2, 0.0)
    for world in range(MET):
        good.found.append(5.0 + world % 3)
        bad.found.append(1.0 + world % 3)
        close.found.append(4.0 + 3.0 * (world % 2) + world % 3)
    assert clearly_worse(bad, good)
    assert not clearly_worse(close, good)
    assert not clearly_worse(good, bad)
    del bad.found[-1]
    assert not clearly_worse(bad, good)  # too few worlds to tell


def test_what_changes_too_little_to_show_is_left_to_the_first_look() -> None:
    game, s, seat = first_choice("pocket-mars", 2)
    found = played(game, s, seat, 20)
    ranked = sorted(zip(found.weighing.values(), found.moves, strict=True), reverse=True)
    values = found.weighing.values()
    best, other = ranked[0][1], ranked[1][1]
    found.evaluation.not_played_on = [best, other]
    lines = [line.move for line in found.first_lines(values)]
    assert best in lines
    assert other not in lines
    assert len(found.choices()) == len(found.moves)


def test_rivals_who_plan_at_the_same_time_follow_their_habits() -> None:
    """Each world has another answer of theirs, as likely as the habits say, and all moves meet the same ones."""
    game, s, seat = first_choice("ares-expedition", 2)
    found = played(game, s, seat, 80)
    rival = 1 - seat
    assert s.owed >> rival & 1
    assert not any(world.owed >> rival & 1 for world in found.worlds)
    assert len({tuple(world.sealed[rival]) for world in found.worlds}) > 1
    together = load("ares-expedition", cooperative=True)
    assert evaluation_of(game).rivals_by_habit
    assert not evaluation_of(together).rivals_by_habit


def test_where_habits_were_learned_they_say_what_is_tried_first() -> None:
    """And what a move has begun is completed by habit; elsewhere all of it is a matter of looking one action ahead."""
    game, s, seat = first_choice("ares-expedition", 2)
    found = played(game, s, seat, 12)
    leanings = found.habits.leanings(s, seat, found.moves)
    assert found.leans
    assert [line.worth for line in found.lines] == sorted(leanings, reverse=True)
    assert found.weighing.worlds == 1, "for moves that are not played on, and to say how it looks"
    other = played(*first_choice("terraforming-mars", 2), 12)
    assert not other.leans
    assert other.weighing.worlds > 1


def test_partners_who_plan_at_the_same_time_are_thought_of_as_one() -> None:
    game, s, seat = first_choice("ares-expedition", 2, cooperative=True)
    assert game.question(s, seat).kind == "plan"
    found = played(game, s, seat, 16)
    assert found.partner == 1 - seat
    pairs = {(line.move, line.answer) for line in found.lines}
    assert len(pairs) == len(found.lines) > len({move for move, _ in pairs})
    rivals = played(*first_choice("ares-expedition", 2), 8)
    assert rivals.partner == NO_MOVE


@pytest.mark.parametrize(
    ("key", "seats", "options", "by_playouts"),
    [
        ("terraforming-mars", 1, {}, True),
        ("terraforming-mars", 2, {}, True),
        ("ares-expedition", 1, {}, True),
        ("ares-expedition", 2, {}, True),
        ("ares-expedition", 2, {"cooperative": True}, True),
        ("pocket-mars", 2, {}, False),
        ("mission-red-planet", 3, {}, True),
    ],
)
def test_the_thinker_goes_the_better_way(key: str, seats: int, options: dict[str, Any], by_playouts: bool) -> None:
    game, s, seat = first_choice(key, seats, **options)
    assert evaluation_of(game).better_by_playouts(s) == by_playouts
    same, other = ("playouts:6", "search:6") if by_playouts else ("search:6", "playouts:6")
    moves = {}
    for spec in ("thinker:6", same, other):
        bot = make_bot(spec, key, 1)
        advice = bot.advise(View(game, s, seat), bot.budget)
        moves[spec] = [(choice.move, choice.value, choice.weight) for choice in advice.choices]
    assert moves["thinker:6"] == moves[same] != moves[other]
