"""The practised habits of Mission: Red Planet: what speaks for characters and picks, blind and without a trace."""

from collections.abc import Iterator
from typing import Any

import pytest

from pavonis.bots.bot import Budget, Chance
from pavonis.bots.evaluation import evaluation_of
from pavonis.bots.heuristics import mission_red_planet_habits as habits
from pavonis.bots.heuristics.mission_red_planet import RedPlanetEvaluation
from pavonis.bots.heuristics.mission_red_planet_picks import Picks
from pavonis.bots.heuristics.mission_red_planet_sight import MASS, Promises, Sight, leading, whole
from pavonis.bots.heuristics.mission_red_planet_weights import PRACTISED, REASONS, Weights
from pavonis.bots.playouts import Playouts
from pavonis.bots.stored import HAND
from pavonis.core.view import View
from pavonis.games import load
from pavonis.games.mission_red_planet import moves, rules, verbs
from pavonis.games.mission_red_planet.cards import CELERIUM
from pavonis.games.mission_red_planet.options import load as load_red_planet
from pavonis.games.mission_red_planet.state import COLOUR_ROOM, EMPTY, KIND_ROOM, RedPlanetState
from tests.bots.positions import Position, random_positions

KEY = "mission-red-planet"
SETTING = load_red_planet().setting


def positions(count: int, seats: int, seed: int = 1) -> Iterator[Position]:
    """So many positions of random games in which a seat has a choice."""
    return random_positions(load(KEY, layout="random"), count, seats, seed, 0.3)


def beginner(seats: int) -> RedPlanetEvaluation:
    """The rule as it is before any practice."""
    found = evaluation_of(load(KEY), HAND)
    assert isinstance(found, RedPlanetEvaluation)
    found.tune(found.practice_start(seats))
    return found


def asked_for(s: RedPlanetState, seat: int) -> int:
    """The code of the question that a seat is asked."""
    ask = s.asks[seat]
    assert ask is not None
    return ask[0]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_answers_are_legal_and_change_nothing(seats: int) -> None:
    rule = beginner(seats)
    for game, s, seat in positions(60, seats, seed=seats):
        options = game.legal(s, seat)
        before = game.clone(s)
        slope = rule.practice_slope()
        assert rule.habit_of(s, seat, options, Chance(1)) in options
        assert rule.practised(s, seat, options, Chance(1), slope)[0] in options
        said = rule.leanings(s, seat, options)
        assert len(said) in (0, len(options))
        assert all(getattr(s, field) == getattr(before, field) for field in s.FIELDS)


def test_characters_vary_and_picks_are_those_for_which_most_speaks() -> None:
    rule = beginner(3)
    asked = varied = 0
    for game, s, seat in positions(60, 3, seed=2):
        options = game.legal(s, seat)
        said = rule.leanings(s, seat, options)
        if not said:
            continue
        found = {rule.habit_of(s, seat, options, Chance(number)) for number in range(60)}
        if asked_for(s, seat) == rules.ASK_CHARACTER:
            asked += 1
            varied += len(found) > 1
        else:
            assert found == {options[said.index(max(said))]}
    assert varied > 0.8 * asked > 5


def test_what_speaks_for_a_move_is_known_to_the_seat() -> None:
    rule = beginner(3)
    for number, (game, s, seat) in enumerate(positions(30, 3, seed=3)):
        options = game.legal(s, seat)
        there = game.resample(s, seat, 500 + number, True)
        assert rule.leanings(there, seat, options) == pytest.approx(rule.leanings(s, seat, options))


@pytest.mark.parametrize("seats", [2, 3])
def test_the_parts_of_a_pick_add_up_to_what_it_changes(seats: int) -> None:
    looked = 0
    for game, s, seat in positions(60, seats, seed=4):
        if asked_for(s, seat) not in (rules.ASK_PICK, rules.ASK_LEAVE):
            continue
        sight, ask = Sight(SETTING, s, seat, Weights()), s.asks[seat]
        for option in game.legal(s, seat):
            if moves.DRAW <= option < moves.CHOOSE or moves.LOOK <= option < moves.DESCEND:
                continue
            gain = sight.change_of(ask, option)
            assert gain == pytest.approx(Picks(SETTING, s, seat, Weights()).gain(ask, option))
            unnamed = moves.BOARD <= option < moves.LAUNCH and verbs.destination(SETTING, s, option - moves.BOARD) == EMPTY
            assert whole(sight.parts) * (Weights().chosen if unnamed else 1.0) == pytest.approx(gain)
            looked += 1
    assert looked > 50


def test_what_characters_would_gain_leaves_no_trace_and_counts_the_best_pick() -> None:
    looked = 0
    for game, s, seat in positions(40, 3, seed=5):
        before = game.clone(s)
        promises = Promises(Picks(SETTING, s, seat, Weights()))
        picks = Picks(SETTING, s, seat, Weights())
        victims = [
            picks.change(region * COLOUR_ROOM + colour, EMPTY, 1)
            for region in SETTING.exposed
            for colour in range(3)
            if colour != seat and s.mars[region * COLOUR_ROOM + colour]
        ]
        assert promises.killed() == pytest.approx(max([0.0, *victims]))
        assert promises.two >= promises.apart >= promises.one >= 0.0
        for step in (
            promises.redirected,
            promises.descended,
            promises.replaced,
            promises.destroyed,
            promises.sent_off,
            promises.walked,
        ):
            assert step() >= 0.0
        looked += bool(victims)
        assert all(getattr(s, field) == getattr(before, field) for field in s.FIELDS)
    assert looked > 10


def test_the_leading_rival_is_the_one_with_the_most_points() -> None:
    _, s, _ = next(iter(positions(1, 4)))
    s.owned[:] = [0] * len(s.owned)
    s.owned[2 * KIND_ROOM + CELERIUM] = 3
    assert leading(s, 0) == leading(s, 3) == 2
    assert leading(s, 2) != 2


def test_astronauts_in_one_region_count_for_who_needs_many() -> None:
    stronghold = next(card for card in SETTING.missions if SETTING.goals[card].least == 5)
    for _, s, seat in positions(20, 3, seed=6):
        if s.round not in range(1, 10):
            continue
        s.mission = tuple(EMPTY for _ in s.mission)
        s.area[seat] = 0
        s.mars[seat] = 4
        assert Sight(SETTING, s, seat, Weights()).split(0)[MASS] == 0.0
        s.area[seat] = 1 << stronghold
        assert Sight(SETTING, s, seat, Weights()).split(0)[MASS] > 0.0


def test_every_weight_has_a_name_and_a_place() -> None:
    rule = beginner(3)
    names = rule.practice_names(3)
    assert names == [f"{PRACTISED}.{number}" for number in range(REASONS)]
    assert set(rule.practice_start(3)) <= set(names)
    assert all(name.startswith("duel.") for name in rule.practice_names(2))
    assert len(rule.practice_slope().usual) == habits.FIRST_MISSION < REASONS


def test_practised_habits_are_those_of_a_table_for_two_or_for_more() -> None:
    for seats in (2, 3, 6):
        _, s, _ = next(iter(positions(1, seats)))
        rules_of = {practised: beginner(practised) for practised in (2, 3)}
        assert rules_of[2].has_habits(s) == (seats == 2)
        assert rules_of[3].has_habits(s) == (seats > 2)


def test_playouts_by_habit_are_blind() -> None:
    rule = beginner(3)
    for number, (game, s, seat) in enumerate(positions(6, 3, seed=7)):
        moves_there = []
        for world in (s, game.resample(s, seat, 1000 + number)):
            view: View[Any] = View(game, world, seat)
            playouts = Playouts(view, evaluation_of(game), rule, view.legal(), number)
            playouts.run(Budget(9))
            assert playouts.leans == (len(rule.leanings(world, seat, view.legal())) > 0)
            moves_there.append(playouts.choices()[0].move)
        assert moves_there[0] == moves_there[1]
