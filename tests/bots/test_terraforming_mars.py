"""The evaluation of Terraforming Mars, and the bots that play by it: sensible, blind, reproducible, better than chance."""

import pytest

from pavonis.bots.bot import Budget, Chance, make_bot, seed_of
from pavonis.bots.evaluation import Evaluations, evaluation_of
from pavonis.bots.greedy import GreedyBot
from pavonis.bots.habits import likeliest
from pavonis.bots.heuristics import terraforming_mars_habits as habits
from pavonis.bots.heuristics.terraforming_mars import MarsEvaluation
from pavonis.bots.heuristics.terraforming_mars_outlook import generations_left
from pavonis.bots.heuristics.terraforming_mars_weights import HABITS, TERMS, USUAL, Weights
from pavonis.bots.stored import HAND, QUICK
from pavonis.bots.table import play
from pavonis.bots.weighing import Weighing
from pavonis.core.view import View
from pavonis.games import load
from pavonis.games.terraforming_mars import moves, steps
from pavonis.games.terraforming_mars.game import TerraformingMars
from pavonis.games.terraforming_mars.position import Position
from pavonis.games.terraforming_mars.tables import NAMES
from pavonis.kit.terraforming import HEAT, MEGACREDITS, PLANTS, RESOURCES, STEEL
from tests.bots.owed import check_beats_chance, check_repeats, check_rewards, positions
from tests.bots.positions import check_terms
from tests.bots.values import choice, value

KEY = "terraforming-mars"
BOT = "greedy:1"  # whose choices are looked at


def at(seats: int = 2, **where: int) -> Position:
    """A table of bare hands in a generation."""
    game = load(KEY)
    assert isinstance(game, TerraformingMars)
    position = Position(game, seats, 1)
    position.bare()
    position.set(**where)
    return position


def early() -> Position:
    return at(generation=2)


def late() -> Position:
    position = at(generation=13, temperature=6, oxygen=13, oceans=8)
    position.seat(0, rating=40)
    position.seat(1, rating=40)
    return position


# What is worth how much


def test_production_is_worth_more_than_points_early_and_less_late() -> None:
    def gains(position: Position) -> tuple[float, float]:
        before = value(position)
        richer = position.copy()
        richer.production(0, megacredits=3)
        ahead = position.copy()
        ahead.tile("greenery", "05", 0)
        return value(richer) - before, value(ahead) - before

    production, points = gains(early())
    assert production > points > 0
    production, points = gains(late())
    assert points > production


def test_nothing_is_worth_anything_that_comes_too_late() -> None:
    position = at(generation=14, temperature=8, oxygen=14, oceans=9)
    s = position.settled()
    evaluation = evaluation_of(position.game)
    assert generations_left(s, Weights()) == 0.0
    before = evaluation.value(s, 0)
    for resource in (MEGACREDITS, STEEL, HEAT):
        producing = s.clone()
        producing.production[resource] += 3
        assert evaluation.value(producing, 0) == pytest.approx(before)
    growing = s.clone()
    growing.production[PLANTS] += 8  # they still become a greenery after the last production phase
    assert evaluation.value(growing, 0) > before + 1


def test_resources_are_worth_something_while_they_can_be_used() -> None:
    for position in (early(), late()):
        before = value(position)
        for resource in ("megacredits", "titanium", "plants", "heat"):
            richer = position.copy()
            richer.seat(0, **{resource: 8})
            assert value(richer) > before


def test_the_end_comes_nearer_with_every_step() -> None:
    weights = Weights()
    stages = [(1, -30, 0), (8, -10, 5), (12, 4, 11)]
    left = [generations_left(at(generation=g, temperature=t, oxygen=o).settled(), weights) for g, t, o in stages]
    assert left[0] > left[1] > left[2] > 0
    assert generations_left(at(seats=1, generation=5).settled(), weights) == 9


# What the bot does


def test_plants_and_heat_are_not_stranded() -> None:
    for resource, answer in (("plants", "plant greenery"), ("heat", "warm up")):
        position = late()
        position.seat(0, **{resource: 8})
        assert choice(position, BOT) == answer


def test_the_last_plants_become_greeneries() -> None:
    position = at(generation=14, temperature=8, oxygen=14, oceans=9)
    position.seat(0, plants=17)
    position.seat(1, plants=9)
    game, s = position.game, position.settled()
    bot = make_bot("greedy:1", KEY, 1)
    while s.owed:
        seat = game.waiting(s)[0]
        asked = game.question(s, seat).kind
        passes = asked == "turn" and moves.PASS in game.legal(s, seat)
        game.apply(s, seat, moves.PASS if passes else bot.choose(View(game, s, seat), bot.budget))
    assert s.stock[PLANTS] == s.stock[RESOURCES + PLANTS] == 1


def test_nobody_hoards_to_make_the_game_longer() -> None:
    position = at(generation=10, temperature=-10, oxygen=8, oceans=4)
    position.seat(0, megacredits=120, plants=16, heat=24)
    position.production(0, megacredits=10, plants=4, heat=6)
    assert choice(position, BOT) != "pass"


def test_money_is_spent_in_the_last_generation() -> None:
    position = at(generation=14, temperature=8, oxygen=14, oceans=9)
    for award in ("landlord", "banker", "miner"):
        position.award(award, 1)
    position.tile("city", "30", 0)
    position.seat(0, megacredits=24)
    assert choice(position, BOT) == "standard project greenery"


def test_who_has_reached_a_milestone_claims_it() -> None:
    position = at(generation=6)
    for place in ("05", "09", "30"):
        position.tile("greenery", place, 0)
    position.seat(0, megacredits=9)
    assert choice(position, BOT) == "claim gardener"


def test_nobody_hurts_oneself() -> None:
    position = at(generation=6)
    position.hand(0, "Asteroid")
    position.seat(0, megacredits=14, plants=7)
    position.seat(1, plants=2)
    assert choice(position, BOT) == "play Asteroid"
    game, s = position.game, position.settled()
    game.apply(s, 0, moves.PLAY + NAMES.index("Asteroid"))
    assert View(game, s, 0).notation(evaluation_of(game).obvious(s, 0, game.legal(s, 0))) == "remove 2 plants from seat 1"


def test_a_card_is_bought_if_it_will_pay() -> None:
    for generation, bought in ((2, "buy Acquired Company"), (14, "done")):
        position = at(generation=generation, **({} if generation == 2 else {"temperature": 6, "oxygen": 14, "oceans": 9}))
        position.research()
        position.deck_top("Acquired Company", "Power Supply Consortium", "Robotic Workforce", "Special Design")
        position.seat(0, megacredits=30)
        position.seat(1, megacredits=2)
        assert choice(position, "greedy:2") == bought


# Habits


def rule(purpose: str = QUICK) -> MarsEvaluation:
    found = evaluation_of(load(KEY), purpose)
    assert isinstance(found, MarsEvaluation)
    return found


def by_habit(position: Position) -> str:
    game, s = position.game, position.settled()
    return View(game, s, 0).notation(rule().habit(s, 0, game.legal(s, 0)))


def test_every_weight_of_the_habits_has_one_place() -> None:
    assert habits.FIRST_CARD == USUAL == len(rule().practice_slope().usual)
    assert habits.KEPT_TAG + 2 * 10 == HABITS == len(rule().practice_names(2))


@pytest.mark.parametrize("seats", [2, 3])
def test_an_action_is_chosen_by_all_that_speaks_for_it(seats: int) -> None:
    """The quick sum over the actions of a turn is the one by which they are learned."""
    evaluation = rule()
    seen = 0
    for _, s, seat in positions(KEY, 40, seats):
        ask = s.asks[seat]
        options = evaluation.game.legal(s, seat)
        if ask is not None and ask[0] == steps.ASK_TURN and len(options) > 2:
            o = evaluation.outlook(s, seat)
            assert habits.best_act(o, options) == likeliest(evaluation.w.habits, habits.acts(o, options)).move
            seen += 1
    assert seen > 5


def test_practice_notes_every_kind_of_choice() -> None:
    """What made the choices of a round likelier, on average, is nothing: chances add up to one."""
    evaluation = rule()
    game = evaluation.game
    chance = Chance(3)
    slope = evaluation.practice_slope()
    s = game.new(2, 5)
    while s.owed:
        seat = game.waiting(s)[0]
        options = game.legal(s, seat)
        for move in options if len(options) == 1 else evaluation.practised(s, seat, options, chance, slope):
            assert move in game.legal(s, seat)
            game.apply(s, seat, move)
    touched = {at for at, each in enumerate(slope.usual) if each} | set(slope.at)
    for first in (habits.FIRST_ACT, habits.FIRST_BUY, habits.FIRST_HEX, habits.PLAYED, habits.USED, habits.KEPT, habits.KEPT_TAG):
        assert any(first <= at < first + 200 for at in touched)
    assert s.generation < 25


def test_habits_were_learned_for_rivals_only() -> None:
    for seats in (1, 2, 3):
        for _, s, _ in positions(KEY, 5, seats):
            assert not rule(HAND).has_habits(s)
            assert rule().has_habits(s) == (seats > 1)


def test_by_habit_a_milestone_is_claimed_and_heat_is_not_stranded() -> None:
    position = at(generation=6)
    for place in ("05", "09", "30"):
        position.tile("greenery", place, 0)
    position.seat(0, megacredits=9)
    assert by_habit(position) == "claim gardener"
    position = late()
    position.seat(0, heat=8)
    assert by_habit(position) == "warm up"


def test_by_habit_microbes_are_turned_into_steps() -> None:
    """Both ways of an action are looked at: cubes are collected, and used before the end."""
    position = late()
    position.played(0, "Nitrite Reducing Bacteria")
    position.cubes("Nitrite Reducing Bacteria", 3)
    game, s = position.game, position.settled()
    evaluation = rule()
    game.apply(s, 0, moves.USE + NAMES.index("Nitrite Reducing Bacteria"))
    assert evaluation.habit(s, 0, game.legal(s, 0)) == moves.CHOOSE + 1


def test_who_is_careless_has_habits_too() -> None:
    """*relaxed* goes by a look one action ahead, by habits, and by chance; the less chance, the more often by the best of both."""
    met = 0
    for game, s, seat in positions(KEY, 30, 2):
        evaluation = evaluation_of(game)
        evaluation.careless = 0.0
        view = View(game, s, seat)
        options = evaluation.weighed(view.legal())
        seed = seed_of(view, 1)
        leanings = rule().leanings(view.sample(seed, True), seat, options)
        if len(options) > 1 and leanings:
            weighing = Weighing(view, evaluation, options, seed)
            weighing.look(Budget(1), 1)
            both = [value + leaning for value, leaning in zip(weighing.values(), leanings, strict=True)]
            evaluations = Evaluations()
            evaluations.give(evaluation)
            assert GreedyBot("relaxed", 1, Budget(1), True, evaluations).choose(view, Budget(1)) == options[both.index(max(both))]
            met += 1
    assert met > 5


@pytest.mark.parametrize("seats", [1, 2])
def test_games_with_greedy_bots_end(seats: int) -> None:
    game = load(KEY)
    specs = ["greedy:1", *["random"] * (seats - 1)]
    outcome = play(game, [make_bot(spec, KEY, seat) for seat, spec in enumerate(specs)], seats)
    assert outcome.finished
    assert outcome.scores[0] == max(outcome.scores)
    assert outcome.scores[0] > 50


def test_the_same_seed_plays_the_same_game() -> None:
    check_repeats(KEY, 100)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_beats_chance(seats: int) -> None:
    check_beats_chance(KEY, seats)


@pytest.mark.slow
def test_mirrored_games_end_in_time() -> None:
    game = load(KEY)
    for number in range(3):
        s = game.new(2, number)
        bots = [make_bot("greedy", KEY, number), make_bot("greedy", KEY, number + 10)]
        while s.owed:
            seat = game.waiting(s)[0]
            game.apply(s, seat, bots[seat].choose(View(game, s, seat), bots[seat].budget))
        assert s.generation <= 20
        assert min(game.scores(s)) > 60


# What every evaluation owes


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_sum_of_named_terms(seats: int) -> None:
    for game, s, seat in positions(KEY, 25, seats, draft=seats > 1):
        evaluation = check_terms(game, s, seat, TERMS)
        chances = evaluation.chances(s, evaluation.projected(s))
        judged = evaluation.judged(s)
        assert chances.index(max(chances)) == judged.index(max(judged))


def test_what_everybody_knows_is_good_is_worth_something() -> None:
    for game, s, seat in positions(KEY, 30, 2, seed=2):
        if s.stage == 1 and s.owed >> seat & 1:
            check_rewards(game, s, seat, seat * RESOURCES + PLANTS)
