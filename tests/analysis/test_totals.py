"""Expected points: what is said on the way to the end of a game, and what there was at the end."""

import pytest

from pavonis.bots.bot import Chance
from pavonis.bots.evaluation import evaluation_of
from pavonis.bots.stored import totals_of
from pavonis.bots.totals import STAGES, by_terms, expected, hats, leads
from pavonis.games import load
from pavonis.train.positions import Source, kept_positions
from tests.analysis.games import PLAYERS

OURS = sorted(PLAYERS)
FRESH = 7_000  # a seed that no training has met
GAMES = 8


@pytest.mark.parametrize("key", OURS)
def test_every_number_of_players_has_its_totals(key: str) -> None:
    found = totals_of(key)
    assert set(found) == {str(seats) for seats in load(key).seats}
    for one in found.values():
        assert len(one["stages"]) == STAGES
        assert one["made"][0]["command"].startswith(f"pavonis train {key} --what totals")


@pytest.mark.parametrize("left", [-0.2, 0.0, 0.1, 0.5, 0.99, 1.0, 1.5])
def test_stages_share_every_moment(left: float) -> None:
    assert sum(hats(left)) == pytest.approx(1.0)


@pytest.mark.parametrize("key", OURS)
def test_leads_cancel_each_other_out(key: str) -> None:
    game = load(key)
    s = game.new(max(2, game.seats.start), FRESH)
    assert sum(leads(evaluation_of(game), s)) == pytest.approx(0.0, abs=1e-6)


def test_partners_are_not_told_how_rivals_end() -> None:
    game = load("ares-expedition", cooperative=True)
    evaluation, s = evaluation_of(game), game.new(2, FRESH)
    assert expected(evaluation, s) == by_terms(evaluation, s)


@pytest.mark.parametrize("key", OURS)
def test_from_the_beginning_on_a_table_is_told_about_the_points_that_it_will_have(key: str) -> None:
    game, said, came = load(key), 0.0, 0.0
    for number in range(GAMES):
        s, kept = kept_positions(game, Source(key, {}, PLAYERS[key], "greedy:1", FRESH, number), Chance(number))
        said += sum(expected(evaluation_of(game), kept[0][1]))
        came += sum(game.scores(s))
    assert said == pytest.approx(came, rel=0.12)
