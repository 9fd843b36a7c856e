"""The evaluation of Pocket Mars: exact at the end, a sum of its terms before, and the source of a bot's reasons."""

from typing import Any

import pytest

from pavonis.bots.bot import Budget, Chance, make_bot
from pavonis.bots.evaluation import RIVALS, evaluation_of, margin
from pavonis.bots.heuristics.pocket_mars_standing import Standing
from pavonis.core.view import View
from pavonis.games import load
from pavonis.games.pocket_mars import moves, rules
from pavonis.games.pocket_mars.cards import PROJECT_CARDS
from pavonis.kit.shared import changed
from tests.bots.positions import KEY, positions


def final(seats: int, seed: int) -> tuple[Any, Any]:
    """A game played to its end by careless bots."""
    game = load(KEY)
    s = game.new(seats, seed)
    bots = [make_bot("relaxed", KEY, seat) for seat in range(seats)]
    while s.owed:
        seat = game.waiting(s)[0]
        game.apply(s, seat, bots[seat].choose(View(game, s, seat), bots[seat].budget))
    return game, s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_exact_when_the_game_is_over(seats: int) -> None:
    game, s = final(seats, seats)
    evaluation = evaluation_of(game)
    points = evaluation.projected(s)
    assert points == game.scores(s)
    chances = evaluation.chances(s, points)
    assert sum(chances) == pytest.approx(1.0)
    assert [seat for seat in range(seats) if chances[seat] > 0] == game.winners(s)
    for seat in range(seats):
        assert sum(evaluation.terms(s, seat)) == pytest.approx(points[seat])


@pytest.mark.parametrize("seats", [2, 4])
def test_remembered_worths_of_cards_are_those_worked_out(seats: int) -> None:
    game: Any = load(KEY)
    evaluation: Any = evaluation_of(game)
    s = game.new(seats, seats)
    chance = Chance(seats)
    while s.owed:  # what was remembered in one position is asked for in the next ones
        board = evaluation.board(s)
        for seat in range(seats):
            standing = Standing(board, seat)
            for card in range(len(PROJECT_CARDS)):
                assert standing.attached(card) == standing.landed(card, game.setting.colour[card])
                top = standing.half(game.setting.halves[card * 2], rules.NO_BUILDING, standing.ship)
                assert standing.top(card) == max(0.0, top)
        seat = game.waiting(s)[0]
        options = game.legal(s, seat)
        game.apply(s, seat, options[chance.below(len(options))])


def test_a_sum_of_named_terms() -> None:
    for game, s, seat in positions(20, 3):
        evaluation = evaluation_of(game)
        points = evaluation.projected(s)
        assert len(set(evaluation.names)) == len(evaluation.terms(s, seat))
        assert sum(evaluation.terms(s, seat)) == pytest.approx(points[seat])
        explained = evaluation.explained(s, seat)
        assert sum(explained) == pytest.approx(margin(points, seat))
        assert -explained[-1] == pytest.approx(max(points[other] for other in range(3) if other != seat))


def test_chances_are_shares_and_follow_the_points() -> None:
    for game, s, seat in positions(20, 4):
        evaluation = evaluation_of(game)
        points = evaluation.projected(s)
        chances = evaluation.chances(s, points)
        assert sum(chances) == pytest.approx(1.0)
        assert chances[seat] > 0
        judged = evaluation.judged(s)
        assert chances.index(max(chances)) == judged.index(max(judged))


def test_what_everybody_knows_is_good_is_worth_something() -> None:
    for game, s, seat in positions(20, fresh=True):
        if s.round == 0 or s.earth[seat] == 0:
            continue
        evaluation = evaluation_of(game)
        before = evaluation.value(s, seat)
        better = game.clone(s)
        better.earth[seat] -= 1
        place = better.place(0, 1, seat)
        better.colonists = changed(better.colonists, place, better.colonists[place] + 1)
        assert evaluation.value(better, seat) > before


def test_advice_ranks_all_moves_and_gives_reasons() -> None:
    for game, s, seat in positions(4, fresh=True):
        for spec in ("greedy:2", "search:20"):
            bot = make_bot(spec, KEY, 1)
            view = View(game, s, seat)
            advice = bot.advise(view, bot.budget)
            assert advice.move == bot.choose(view, bot.budget) == advice.choices[0].move
            assert sorted(choice.move for choice in advice.choices) == view.legal()
            assert all(0 <= choice.chance <= 1 for choice in advice.choices)
            assert sum(choice.weight for choice in advice.choices) == pytest.approx(1.0)
            names = {*evaluation_of(game).names, RIVALS}
            assert {name for choice in advice.choices for name, _ in choice.terms} <= names
            assert advice.terms == advice.choices[0].terms


def test_the_reasons_of_greedy_add_up() -> None:
    game, s, seat = next(position for position in positions(5, fresh=True) if position[1].round)
    advice = make_bot("greedy", KEY, 1).advise(View(game, s, seat), Budget(4))
    worths = [choice.value - sum(points for _, points in choice.terms) for choice in advice.choices]
    assert worths == pytest.approx([worths[0]] * len(worths))  # what the position was worth before, the same for all moves
    assert advice.choices == sorted(advice.choices, key=lambda choice: -choice.value)


def test_the_random_bot_has_no_reasons() -> None:
    game, s, seat = next(iter(positions(1)))
    advice = make_bot("random", KEY, 1).advise(View(game, s, seat), Budget(1))
    assert advice.move in game.legal(s, seat)
    assert not advice.choices
    assert not advice.terms


def test_bots_land_when_they_can_and_seldom_throw_cards_away() -> None:
    game = load(KEY)
    turns = discards = landings = refused = 0
    for seed in range(4):
        s = game.new(2, seed)
        bots = [make_bot("greedy:2", KEY, seat) for seat in range(2)]
        while s.owed:
            seat = game.waiting(s)[0]
            kind = game.question(s, seat).kind
            move = bots[seat].choose(View(game, s, seat), bots[seat].budget)
            turns += kind == "turn"
            discards += kind == "turn" and move >= moves.DISCARD
            landings += kind == "landing"
            refused += kind == "landing" and move == moves.DECLINE
            game.apply(s, seat, move)
    assert discards <= turns / 5
    assert landings > 10
    assert refused <= landings / 5
