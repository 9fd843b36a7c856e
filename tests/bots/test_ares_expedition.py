"""The evaluation of Ares Expedition, and the bots that play by it: sensible, blind, reproducible, better than chance."""

from collections.abc import Iterator
from typing import Any

import pytest

from pavonis.bots.bot import Chance, make_bot
from pavonis.bots.evaluation import evaluation_of, margin, shares
from pavonis.bots.heuristics.ares_expedition import LEAN, AresEvaluation
from pavonis.bots.heuristics.ares_expedition_outlook import rounds_left
from pavonis.bots.heuristics.ares_expedition_weights import TERMS, Weights
from pavonis.bots.stored import QUICK
from pavonis.bots.table import play
from pavonis.core.game import Game
from pavonis.core.view import View
from pavonis.games import load
from pavonis.games.ares_expedition import moves, steps
from pavonis.games.ares_expedition.effects import HEAT, MEGACREDITS, PLANTS, PRODUCTION, PRODUCTIONS
from pavonis.games.ares_expedition.game import AresExpedition
from pavonis.games.ares_expedition.position import Position
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import PHASES, AresState
from tests.bots.owed import TABLES, check_beats_chance, check_repeats, check_rewards, positions
from tests.bots.values import choice, value

KEY = "ares-expedition"
BOT = "greedy:2"  # whose choices are looked at
STANDARD = Setting(first_game=False, mulligan=False, level=0, cooperative=False)


def at(seats: int = 2, options: dict[str, Any] | None = None, **where: int) -> Position:
    """A table of bare hands in a round."""
    game = load(KEY, **(options or {}))
    assert isinstance(game, AresExpedition)
    position = Position(game, seats, 1)
    position.bare(*range(seats))
    position.set(**where)
    return position


def early(phase: str = "development") -> Position:
    position = at(round=2)
    position.phase(phase)
    return position


def late(phase: str = "development") -> Position:
    """Temperature and oxygen are still a few steps short, one ocean is missing."""
    position = at(round=20, temperature=4, oxygen=13, oceans=8)
    position.seat(0, rating=20)
    position.seat(1, rating=20)
    position.phase(phase)
    return position


# What is worth how much


def test_production_is_worth_more_than_points_early_and_less_late() -> None:
    def gains(position: Position) -> tuple[float, float]:
        s = position.settled()
        evaluation = evaluation_of(position.game)
        before = evaluation.value(s, 0)
        producing = s.clone()
        producing.production[0] += 3
        wooded = s.clone()
        wooded.forests[0] += 1
        return evaluation.value(producing, 0) - before, evaluation.value(wooded, 0) - before

    production, points = gains(early())
    assert production > points == pytest.approx(1.0)
    production, points = gains(late())
    assert points == pytest.approx(1.0)
    assert points > production > 0


def test_nothing_is_worth_anything_that_comes_too_late() -> None:
    """Mars is terraformed: only this phase is still played."""
    position = at(round=20, temperature=8, oxygen=14, oceans=9)
    position.phase("action", 0)
    position.planned(1, "production")
    position.seat(0, megacredits=9)
    position.hand(0, "Sponsors", "Trees")
    s = position.settled()
    evaluation = evaluation_of(position.game)
    assert rounds_left(STANDARD, s, Weights()) == 0.0
    before = evaluation.value(s, 0)
    for resource in range(PRODUCTIONS):
        producing = s.clone()
        producing.production[resource] += 3
        assert evaluation.value(producing, 0) == pytest.approx(before)


def test_resources_are_worth_something_while_they_can_be_used() -> None:
    for position in (early("action"), late("action")):
        before = value(position)
        for resource in ("megacredits", "plants", "heat"):
            richer = position.copy()
            richer.phase("action")
            richer.seat(0, **{resource: 8})
            assert value(richer) > before


def test_the_end_comes_nearer_with_every_step() -> None:
    stages = [(1, -30, 0, 0), (10, -10, 5, 4), (16, 4, 11, 8)]
    found = [at(round=r, temperature=t, oxygen=o, oceans=w).settled() for r, t, o, w in stages]
    left = [rounds_left(STANDARD, s, Weights()) for s in found]
    assert left[0] > left[1] > left[2] > 0


def test_against_time_the_end_is_known() -> None:
    alone = at(seats=1, round=7)
    alone.neutral("action", "research")
    alone.phase("development", 0)
    assert rounds_left(STANDARD, alone.settled(), Weights()) == 25 - 7
    together = at(options={"cooperative": True}, round=4)
    together.pool(20, 2)
    together.phase("development", 0)
    assert rounds_left(together.game.setting, together.settled(), Weights()) == 11


def test_a_phase_still_to_come_is_worth_something() -> None:
    """Production is sure once it is chosen, and who chose it gets more."""
    found = []
    for chooser in (None, 1, 0):
        position = at(round=8, temperature=-10, oxygen=4, oceans=4)
        position.hand(0, "Sponsors")
        position.phase("development", 0 if chooser == 1 else 1)
        if chooser is not None:
            position.planned(chooser, "production")
        s = position.settled()
        found.append(evaluation_of(position.game).terms(s, 0)[TERMS.index("production")])
    assert found[0] < found[1] < found[2]


# What the bot does


def finished_by_seat_0(position: Position) -> AresState:
    """The position when seat 0 is done with the phase."""
    bot = make_bot("greedy:2", KEY, 1)
    game, s = position.game, position.settled()
    phase = s.phase
    while s.owed & 1 and s.phase == phase:
        game.apply(s, 0, bot.choose(View(game, s, 0), bot.budget))
    return s


def test_plants_are_not_stranded() -> None:
    """Oxygen is at its goal, so nobody has to plant a forest; it is a point all the same."""
    position = at(round=18, temperature=2, oxygen=14, oceans=9)
    position.phase("action")
    position.seat(0, plants=17)
    position.hand(1, "Birds")
    assert choice(position, BOT) == "standard action forest with plants"
    s = finished_by_seat_0(position)
    assert (s.forests[0], s.stock[PLANTS]) == (2, 1)


def test_heat_is_not_stranded() -> None:
    position = late("action")
    position.seat(0, heat=17)
    assert finished_by_seat_0(position).stock[HEAT] == 1


def test_money_is_spent_in_the_last_phase() -> None:
    position = at(round=20, temperature=8, oxygen=14, oceans=8)
    position.phase("action")
    position.seat(0, megacredits=41, rating=30)
    position.seat(1, rating=30)
    assert finished_by_seat_0(position).stock[MEGACREDITS] < 15


def test_an_engine_early_and_points_late() -> None:
    """One green card only may be played: production at first, points when nothing else counts."""
    for position, points, answer in ((early(), "Solar Power", "Sponsors"), (late(), "Tropical Resort", "Tropical Resort")):
        position.hand(0, "Sponsors", points)
        position.seat(0, megacredits=10 if points == "Solar Power" else 19, heat=5)
        assert choice(position, BOT) == f"play {answer}"


def test_who_cannot_use_a_phase_does_not_choose_it() -> None:
    position = at(round=6, temperature=-20, oxygen=2, oceans=2)
    position.planning()
    position.seat(0, plants=16, heat=24)
    position.hand(0, "Birds", "Deimos Down", "Giant Ice Asteroid", "Comet", "Phobos Falls", "Io Mining Industries", "Soletta")
    position.last_chosen(0, "development")
    position.last_chosen(1, "development")
    assert choice(position, "greedy") == "phase action"


def test_who_has_nothing_to_spend_and_much_income_produces() -> None:
    position = at(round=8, temperature=-14, oxygen=4, oceans=4)
    position.planning()
    position.seat(0, rating=25)
    position.seat(1, rating=6)
    position.last_chosen(0, "research")
    position.last_chosen(1, "research")
    assert choice(position, "greedy") == "phase production"


def test_who_is_ahead_ends_the_game() -> None:
    position = at(round=20, temperature=6, oxygen=14, oceans=9)
    position.phase("action")
    position.seat(0, megacredits=14, rating=35)
    position.seat(1, rating=33, megacredits=12)
    position.played(1, "Soletta", "Trees", "Smelting", "Kelp Farming", "Undersea Vents", "Tropical Resort")
    assert choice(position, BOT) == "standard action temperature"


def test_alone_nobody_dawdles() -> None:
    """Solo: in the last rounds money becomes steps, whatever else it could be."""
    position = at(seats=1, round=24, temperature=0, oxygen=12, oceans=8)
    position.neutral("research", marker=5)
    position.phase("action", 0)
    position.seat(0, megacredits=30, rating=25)
    assert choice(position, BOT).startswith("standard action")


def test_cards_are_not_sold_for_nothing() -> None:
    position = early("construction")
    position.hand(0, "Birds", "Fish", "Livestock", "Comet")
    position.seat(0, megacredits=5)
    assert choice(position, BOT) == "done"


def test_a_hand_is_not_sold_to_put_off_the_end_of_a_phase() -> None:
    """Cards are sold to pay, and at the hand limit; never to be asked once more."""
    game = load(KEY)
    s = game.new(2, 4)
    bots = [make_bot(spec, KEY, seat) for seat, spec in enumerate(("greedy:1", "search:5"))]
    paid = 0
    while s.owed and s.round < 10:
        seat = game.waiting(s)[0]
        move = bots[seat].choose(View(game, s, seat), bots[seat].budget)
        ask = s.asks[seat]
        assert ask is not None
        assert move != moves.SELL_CARDS
        paid += ask[0] == steps.ASK_SALE
        game.apply(s, seat, move)
    assert paid > 0


def test_nobody_dithers() -> None:
    """Done is done: a bot that answers what is owed never takes it back, and says it once in a phase."""
    game = load(KEY)
    s = game.new(2, 3)
    bots = [make_bot("greedy:1", KEY, seat) for seat in range(2)]
    said: list[tuple[int, int, int]] = []
    while s.owed and s.round < 12:
        seat = game.waiting(s)[0]
        move = bots[seat].choose(View(game, s, seat), bots[seat].budget)
        ask = s.asks[seat]
        assert ask is not None
        if ask[0] == steps.ASK_PHASE and move == moves.DONE:
            said.append((s.round, s.phase, seat))
        game.apply(s, seat, move)
    assert len(said) == len(set(said)) > 0


@pytest.mark.parametrize(("seats", "options"), TABLES[KEY])
def test_games_with_greedy_bots_end(seats: int, options: dict[str, Any]) -> None:
    game = load(KEY, **options)
    specs = ["greedy:1", *["random"] * (seats - 1)]
    outcome = play(game, [make_bot(spec, KEY, seat) for seat, spec in enumerate(specs)], seats)
    assert outcome.finished
    assert outcome.scores[0] > (10 if options.get("cooperative") else 20)
    if not options.get("cooperative"):
        assert outcome.scores[0] == max(outcome.scores)


def test_the_same_seed_plays_the_same_game() -> None:
    check_repeats(KEY, 60)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_chance(seats: int) -> None:
    check_beats_chance(KEY, seats)


@pytest.mark.slow
def test_mirrored_games_end_in_time() -> None:
    game = load(KEY)
    for number in range(3):
        outcome = play(game, [make_bot("greedy:2", KEY, number), make_bot("greedy:2", KEY, number + 10)], number)
        assert outcome.rounds <= 35
        assert min(outcome.scores) > 25


# What every evaluation owes


def test_a_plan_of_another_is_never_seen() -> None:
    """Whatever a rival has sealed, the choice of a phase is the same."""
    position = at(round=5, temperature=-20, oxygen=2, oceans=2)
    position.planning()
    position.seat(0, megacredits=20, plants=9)
    game, s = position.game, position.settled()
    for spec in ("greedy:4", "search:12"):
        found = set()
        for phase in range(4):
            world = game.clone(s)
            game.apply(world, 1, moves.CHOOSE_PHASE + phase)
            bot = make_bot(spec, KEY, 1)
            found.add(bot.choose(View(game, world, 0), bot.budget))
        assert len(found) == 1


def test_one_seat_plans_as_if_alone_and_the_other_expects_that() -> None:
    game = load(KEY)
    evaluation = evaluation_of(game, QUICK)
    assert isinstance(evaluation, AresEvaluation)
    s = game.new(2, 3)
    plans = same = 0
    while s.owed and plans < 12:
        seat = game.waiting(s)[0]
        options = evaluation.weighed(game.legal(s, seat))
        if s.asks == [(steps.ASK_PLAN,)] * 2 and s.owed == 3:
            first = s.round % 2
            alone, other = (evaluation.habit(s, each, game.legal(s, each)) for each in (first, 1 - first))
            assert evaluation.expected(s, first) == 0
            assert evaluation.expected(s, 1 - first) == 1 << alone - moves.CHOOSE_PHASE
            plans += 1
            same += alone == other
        game.apply(s, seat, options[0] if len(options) == 1 else evaluation.habit(s, seat, options))
    assert plans == 12
    assert same <= 3


@pytest.mark.parametrize(("seats", "options"), TABLES[KEY])
def test_a_sum_of_named_terms(seats: int, options: dict[str, Any]) -> None:
    for game, s, seat in positions(KEY, 25, seats, **options):
        evaluation = evaluation_of(game)
        points = evaluation.projected(s)
        assert len(set(evaluation.names)) == len(evaluation.terms(s, seat)) == len(TERMS)
        assert sum(evaluation.terms(s, seat)) == pytest.approx(points[seat])
        aim = sum(points) if options.get("cooperative") else margin(points, seat)
        assert evaluation.aim(points, seat) == pytest.approx(aim), "partners count together"
        assert sum(evaluation.explained(s, seat)) == pytest.approx(aim)


def plans(seats: int, options: dict[str, Any], count: int) -> Iterator[tuple[Game[Any], AresState, int]]:
    """So many positions in which a seat is asked for a phase."""
    found = 0
    for game, s, seat in positions(KEY, 60 * count, seats, **options):
        ask = s.asks[seat]
        if ask is not None and ask[0] == steps.ASK_PLAN:
            yield game, s, seat
            found += 1
            if found == count:
                return
    raise AssertionError("too few plans")


@pytest.mark.parametrize(("seats", "options"), [table for table in TABLES[KEY] if table[0] > 1 and "cooperative" not in table[1]])
def test_rivals_who_play_on_choose_each_phase_as_often_as_habits_say(seats: int, options: dict[str, Any]) -> None:
    """With the likeliest phase alone, a game that is played on would hardly ever come to an action phase."""
    draws = 200
    surest = []
    for game, s, seat in plans(seats, options, 12):
        habits = evaluation_of(game, QUICK)
        phases = habits.weighed(game.legal(s, seat))
        said = shares(habits.leanings(s, seat, phases), LEAN)
        chosen = [habits.habit_of(s, seat, phases, Chance(number)) for number in range(draws)]
        for phase, share in zip(phases, said, strict=True):
            assert chosen.count(phase) / draws == pytest.approx(share, abs=0.15)  # four standard errors and more
        surest.append(max(said))
    assert sum(surest) / len(surest) < 0.95, "rivals could be foreseen"


@pytest.mark.parametrize(("seats", "options"), [table for table in TABLES[KEY] if table[0] == 1 or "cooperative" in table[1]])
def test_who_has_no_rival_chooses_the_phase_that_looks_best(seats: int, options: dict[str, Any]) -> None:
    for game, s, seat in plans(seats, options, 6):
        habits = evaluation_of(game, QUICK)
        phases = habits.weighed(game.legal(s, seat))
        assert len({habits.habit_of(s, seat, phases, Chance(number)) for number in range(20)}) == 1


def test_habits_do_what_they_lean_to() -> None:
    """Of cards, the lowest of those that are kept or sold: they are named in ascending order."""
    asked = set()
    for game, s, seat in positions(KEY, 150, 2):
        ask = s.asks[seat]
        assert ask is not None
        habits = evaluation_of(game, QUICK)
        options = habits.weighed(game.legal(s, seat))
        leanings = habits.leanings(s, seat, options)
        if leanings and ask[0] != steps.ASK_PLAN and len(options) > 1:
            assert habits.habit_of(s, seat, options, Chance(1)) == options[leanings.index(max(leanings))]
            asked.add(ask[0])
    assert {steps.ASK_PHASE, steps.ASK_KEEP, steps.ASK_SALE} <= asked


def test_habits_that_were_learned_see_where_a_phase_is_worth_something() -> None:
    """Much production speaks for a production phase, and much heat and many plants for an action phase."""
    position = at(round=5, temperature=-20, oxygen=2, oceans=2)
    position.planning()
    position.seat(0, megacredits=3)
    game, s = position.game, position.settled()
    habits = evaluation_of(game, QUICK)
    options = habits.weighed(game.legal(s, 0))

    def often(world: AresState, phase: int) -> int:
        chosen = [habits.habit_of(world, 0, options, Chance(number)) for number in range(200)]
        return chosen.count(moves.CHOOSE_PHASE + phase)

    rich, poor = game.clone(s), game.clone(s)
    rich.production[MEGACREDITS] += 15
    poor.production[MEGACREDITS] = 0
    assert often(rich, PRODUCTION) > often(poor, PRODUCTION) + 20


@pytest.mark.parametrize(("seats", "options"), TABLES[KEY])
def test_habits_belong_to_a_table(seats: int, options: dict[str, Any]) -> None:
    """What was learned among rivals says nothing about who plays alone, or with partners."""
    game = load(KEY, **options)
    assert isinstance(game, AresExpedition)
    own = "alone." if seats == 1 else "together." if options.get("cooperative") else ""
    s = game.new(seats, 1)
    for prefix in ("", "alone.", "together."):
        evaluation = AresEvaluation(game)
        assert not evaluation.has_habits(s)
        evaluation.tune({f"{prefix}habits.3": 1.0})
        assert evaluation.has_habits(s) == (prefix == own)
        assert evaluation.practice_names(seats)[3] == f"{own}habits.3"


def test_chances() -> None:
    """Against others the leader has the best one, and all add up to one; against time everybody has the same."""
    for seats, options in TABLES[KEY]:
        for game, s, _ in positions(KEY, 10, seats, **options):
            evaluation = evaluation_of(game)
            points = evaluation.projected(s)
            chances = evaluation.chances(s, points)
            if seats == 1 or options.get("cooperative"):
                assert len(set(chances)) == 1
                assert 0.0 < chances[0] < 1.0
                better = evaluation.chances(s, [each + 1.0 for each in points])
                assert better[0] > chances[0]
                assert evaluation.judged(s) == points  # what was learned is about rivals
            else:
                judged = evaluation.judged(s)
                assert sum(chances) == pytest.approx(1.0)
                assert chances.index(max(chances)) == judged.index(max(judged))


def test_what_everybody_knows_is_good_is_worth_something() -> None:
    for game, s, seat in positions(KEY, 30, 2, seed=2):
        if s.stage == PHASES and s.owed >> seat & 1:
            check_rewards(game, s, seat, seat * PRODUCTIONS + PLANTS)
