"""The evaluation of Mission: Red Planet, and the bots that play by it: blind, reproducible, better than chance."""

from collections.abc import Iterator
from random import Random

import pytest

from pavonis.bots.bot import Chance, make_bot
from pavonis.bots.evaluation import RIVALS, UNCLEAR, evaluation_of
from pavonis.bots.heuristics.mission_red_planet import RedPlanetEvaluation, first_worth, hand_worth
from pavonis.bots.heuristics.mission_red_planet_characters import leanings
from pavonis.bots.heuristics.mission_red_planet_outlook import launch_chance
from pavonis.bots.heuristics.mission_red_planet_picks import Picks
from pavonis.bots.heuristics.mission_red_planet_weights import TERMS, Weights
from pavonis.bots.lookahead import Lookahead
from pavonis.bots.table import play
from pavonis.core.view import View
from pavonis.games import load
from pavonis.games.mission_red_planet.cards import (
    AUSONIA,
    CELERIUM,
    DISCOVERY_CARDS,
    HELLAS,
    ICE,
    RECRUITER,
    TRAVEL_AGENT,
)  # fmt: skip
from pavonis.games.mission_red_planet.effects import board
from pavonis.games.mission_red_planet.options import load as load_red_planet
from pavonis.games.mission_red_planet.state import COLOUR_ROOM, EMPTY, KIND_ROOM, ROUND
from tests.bots.positions import Position, check_terms, random_positions

KEY = "mission-red-planet"
SETTING = load_red_planet().setting
ALL_CHARACTERS = SETTING.all_characters


def positions(count: int, seats: int, seed: int = 1) -> Iterator[Position]:
    """So many positions of random games in which a seat has a choice."""
    return random_positions(load(KEY, layout="random"), count, seats, seed, 0.1)


def test_greedy_beats_chance() -> None:
    game = load(KEY)
    won = 0
    for number in range(3):
        specs = ["random", "random", "random"]
        specs[number % 3] = "greedy:1"
        outcome = play(game, [make_bot(spec, KEY, number) for spec in specs], number)
        won += outcome.winners == [number % 3]
    assert won >= 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_games_with_greedy_bots_end(seats: int) -> None:
    game = load(KEY)
    specs = ["greedy:1", "greedy:1" if seats == 3 else "random", *["random"] * (seats - 2)]
    outcome = play(game, [make_bot(spec, KEY, seat) for seat, spec in enumerate(specs)], seats)
    assert outcome.finished
    assert outcome.rounds == 10
    assert outcome.scores[0] > 15


def test_the_same_seed_plays_the_same_game() -> None:
    game = load(KEY)
    one, other = [play(game, [make_bot(spec, KEY, 3) for spec in ("relaxed", "random", "random")], 5) for _ in range(2)]
    assert (one.scores, one.decisions) == (other.scores, other.decisions)


@pytest.mark.parametrize("spec", ["greedy:1", "search:3"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_blind(spec: str, seats: int) -> None:
    for number, (game, s, seat) in enumerate(positions(6, seats, seed=seats)):
        here = View(game, s, seat)
        there = View(game, game.resample(s, seat, 1000 + number), seat)
        bot = make_bot(spec, KEY, number)
        assert bot.choose(here, bot.budget) == make_bot(spec, KEY, number).choose(there, bot.budget)


def test_a_character_that_the_weights_do_not_know_is_worth_its_steps() -> None:
    for number in SETTING.characters:
        assert first_worth(SETTING.ops[number]) == pytest.approx(Weights().worths[number], abs=0.4)
    game, weights = load_red_planet(), Weights()
    game.setting.ops[12] = [board(2)]
    RedPlanetEvaluation(game, weights)
    assert weights.worths[11:14] == [0.0, 1.8, 0.0]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_sum_of_named_terms(seats: int) -> None:
    for game, s, seat in positions(40, seats):
        evaluation = check_terms(game, s, seat, TERMS)
        points = evaluation.projected(s)
        chances = evaluation.chances(s, points)
        judged = evaluation.judged(s)
        assert chances.index(max(chances)) == judged.index(max(judged))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_exact_when_the_game_is_over(seats: int) -> None:
    game = load(KEY)
    chance = Random(seats)
    for seed in range(5):
        s = game.new(seats, seed)
        while s.owed:
            seat = game.waiting(s)[0]
            game.apply(s, seat, chance.choice(game.legal(s, seat)))
        evaluation = evaluation_of(game)
        assert evaluation.projected(s)[:seats] == game.scores(s)  # in a duel neutral colours come after the seats
        for seat in range(seats):
            assert sum(evaluation.terms(s, seat)) == game.scores(s)[seat]


def test_obvious_answers_are_legal_and_change_nothing() -> None:
    for seats in (2, 4):
        for game, s, seat in positions(60, seats, seed=9):
            options = game.legal(s, seat)
            before = game.clone(s)
            assert evaluation_of(game).obvious(s, seat, options) in [UNCLEAR, *options]
            assert all(getattr(s, field) == getattr(before, field) for field in s.FIELDS)


def test_likely_answers_are_legal_vary_and_change_nothing() -> None:
    for seats in (2, 4):
        for game, s, seat in positions(40, seats, seed=8):
            options = game.legal(s, seat)
            before = game.clone(s)
            evaluation = evaluation_of(game)
            chance = Chance(seats)
            found = {evaluation.likely(s, seat, options, chance) for _ in range(60)}
            assert found <= set(options)
            assert all(getattr(s, field) == getattr(before, field) for field in s.FIELDS)
            if game.question(s, seat).kind == "character":
                assert len(found) > 1
                assert evaluation.obvious(s, seat, options) in found


def test_characters_recommend_themselves_by_what_lies_open() -> None:
    for game, s, seat in positions(30, 3, seed=6):
        tables, weights = SETTING, Weights()
        before = leanings(tables, s, seat, weights)
        assert leanings(tables, game.resample(s, seat, 7), seat, weights) == before
        s.hands[seat] = 1 << RECRUITER | 1 << TRAVEL_AGENT
        s.played[seat] = ALL_CHARACTERS & ~s.hands[seat]
        after = leanings(tables, s, seat, weights)
        assert after[RECRUITER] >= before[RECRUITER]
        assert after[TRAVEL_AGENT] == before[TRAVEL_AGENT]


def test_who_has_not_looked_at_a_discovery_picks_as_if_it_were_not_there() -> None:
    collapse = next(card.number for card in DISCOVERY_CARDS if card.names[0] == "Mine Collapse")
    seen = 0
    for _, s, seat in positions(30, 3, seed=3):
        s.mars[AUSONIA * COLOUR_ROOM + seat] = 20  # so that it leads there, whatever else is on the way
        s.discoveries[AUSONIA] = EMPTY
        if s.phase != ROUND:
            continue
        plain = Picks(SETTING, s, seat, Weights()).worth(AUSONIA)
        s.discoveries[AUSONIA] = collapse
        s.seen[seat] &= ~(1 << AUSONIA)
        assert Picks(SETTING, s, seat, Weights()).worth(AUSONIA) == plain
        s.seen[seat] |= 1 << AUSONIA
        assert Picks(SETTING, s, seat, Weights()).worth(AUSONIA) < plain
        seen += 1
    assert seen > 10


def test_the_leader_is_feared_most() -> None:
    _, s, _ = next(iter(positions(1, 4)))
    picks = Picks(SETTING, s, 0, Weights())
    assert picks.rivals[1] == picks.rivals[2] == picks.rivals[3] == pytest.approx(1 / 3)
    picks.fear([50.0, 20.0, 40.0, 30.0])
    assert picks.rivals[2] > picks.rivals[3] > picks.rivals[1] > picks.rivals[0] == 0.0
    assert sum(picks.rivals) == pytest.approx(1.0)


@pytest.mark.parametrize("actions", [0, 1, 3])
def test_playing_on_ends_before_one_more_action_or_with_the_game(actions: int) -> None:
    ended = 0
    for game, s, seat in positions(20, 3, seed=5):
        if s.phase != ROUND:
            continue
        asked = game.question(s, seat).kind == "character"
        round_before = s.round
        ending = Lookahead(game, evaluation_of(game), 1).play_on(s, seat, actions)
        assert len(ending.points) == 3
        if ending.s.owed:
            assert game.question(ending.s, seat).fresh
            assert ending.s.round >= round_before + actions - asked
        else:
            assert ending.points == game.scores(ending.s)
            ended += 1
    assert ended or actions < 3


def test_advice_has_reasons() -> None:
    for game, s, seat in positions(3, 3, seed=4):
        bot = make_bot("greedy:1", KEY, 1)
        advice = bot.advise(View(game, s, seat), bot.budget)
        assert advice.move == bot.choose(View(game, s, seat), bot.budget)
        assert {name for choice in advice.choices for name, _ in choice.terms} <= {*TERMS, RIVALS}


def test_what_everybody_knows_is_good_is_worth_something() -> None:
    for game, s, seat in positions(20, 3, seed=2):
        if s.round not in range(1, 10):
            continue
        evaluation = evaluation_of(game)
        before = evaluation.value(s, seat)
        for kind in (ICE, CELERIUM):
            richer = game.clone(s)
            richer.owned[seat * KIND_ROOM + kind] += 1
            assert evaluation.value(richer, seat) > before
        stronger = game.clone(s)
        stronger.mars[HELLAS * COLOUR_ROOM + seat] += 3
        assert evaluation.value(stronger, seat) > before


def test_the_recruiter_is_worth_more_as_the_hand_shrinks() -> None:
    def recalled(hand: int) -> float:
        return hand_worth(Weights(), ALL_CHARACTERS, 4) - hand_worth(Weights(), hand & ~(1 << RECRUITER), 4)

    full = ALL_CHARACTERS
    few = 1 << RECRUITER | 1 << TRAVEL_AGENT | 1 << 1
    assert recalled(few) > recalled(full)
    assert hand_worth(Weights(), few, 4) > hand_worth(Weights(), few & ~(1 << RECRUITER), 4)
    assert hand_worth(Weights(), full, 0) == 0


def test_a_ship_that_fills_is_likelier_to_arrive() -> None:
    assert launch_chance(Weights(), 0, 0.0) == 1.0
    assert launch_chance(Weights(), 2, 0.0) == 0.0
    assert launch_chance(Weights(), 1, 1.0) > launch_chance(Weights(), 3, 1.0)
    assert launch_chance(Weights(), 3, 4.0) > launch_chance(Weights(), 3, 1.0)
