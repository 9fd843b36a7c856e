"""The solo game."""

from typing import Any

import pytest

from pavonis.games.ares_expedition.observation import AresExpeditionNeutral
from tests.rulebook.ares_expedition.ares import ares
from tests.rulebook.marks import rule

GAME = "ares-expedition"


def pass_round(t: Any) -> None:
    """Play until the next planning without doing anything."""
    while not t.over and t.question(0).kind != "plan":
        t.do(0, t.legal(0)[0])


@rule(GAME, "Solo game: neutral deck")
def test_a_neutral_card_adds_a_phase_without_its_bonus() -> None:
    t = ares(1).planning().neutral("production", "action", "research").do(0, "phase construction")
    assert t.see(0).phases == ["construction", "production"]
    t.do(0, "done")
    assert t.seat(0).megacredits == 5
    assert t.see(0).neutral == AresExpeditionNeutral(["action", "research"], 1)


@rule(GAME, "Solo game: neutral deck")
def test_the_same_phase_is_played_once_with_its_bonus() -> None:
    t = ares(1).planning().neutral("production", "action").do(0, "phase production")
    assert t.seat(0).megacredits == 9
    assert t.question(0).kind == "plan"


@rule(GAME, "Solo game: neutral deck")
def test_nobody_knows_the_order_of_the_neutral_cards() -> None:
    t = ares(1, seed=3).opening()
    orders = {t.game.resample(t.state, 0, seed).neutral for seed in range(50)}
    assert len(orders) > 20
    assert t.see(0).neutral.cards == ["development", "construction", "action", "production", "research"]


@rule(GAME, "Solo game: marker")
def test_the_neutral_cards_are_shuffled_every_five_rounds() -> None:
    t = ares(1).opening()
    t.do(0, t.legal(0)[0])
    for number in range(1, 26):
        s = t.state
        assert (s.round, s.marker, len(s.neutral)) == (number, (number + 4) // 5, 5 - (number - 1) % 5)
        t.do(0, t.legal(0)[0])
        pass_round(t)
    assert t.over


@rule(GAME, "Solo game: last rounds")
def test_in_the_last_rounds_the_player_chooses_the_neutral_card() -> None:
    t = ares(1).planning().set(round=21).neutral("development", "construction", "action", "production", "research", marker=5)
    t.do(0, "phase research")
    assert t.legal(0) == [f"neutral phase {name}" for name in ("development", "construction", "action", "production", "research")]
    t.do(0, "neutral phase production")
    assert t.see(0).phases == ["production", "research"]
    assert t.state.neutral == (0, 1, 2, 4)


@rule(GAME, "Solo game: last rounds")
def test_the_last_neutral_card_is_played_without_asking() -> None:
    t = ares(1).planning().set(round=25).neutral("production", marker=5).do(0, "phase construction").do(0, "done")
    assert (t.over, t.seat(0).megacredits) == (True, 5)


@rule(GAME, "Solo game: levels")
@pytest.mark.parametrize(("level", "steps"), [("novice", 2), ("specialist", 1)])
def test_a_parameter_rises_by_itself_without_reward(level: str, steps: int) -> None:
    t = ares(1, level=level).end_of_round().set(round=5).neutral()
    assert t.legal(0) == ["raise temperature", "raise oxygen"]
    warm = t.copy().do(0, "raise temperature")
    assert (warm.parameters()["temperature"], warm.seat(0).rating) == (-30 + 2 * steps, 5)
    t.do(0, "raise oxygen")
    assert (t.parameters()["oxygen"], t.seat(0).rating, t.seat(0).forests) == (steps, 5, 0)
    assert (t.state.marker, t.question(0).kind) == (2, "plan")


@rule(GAME, "Solo game: levels")
def test_an_expert_gets_no_help() -> None:
    t = ares(1).end_of_round().set(round=5).neutral()
    assert (t.question(0).kind, t.state.marker, t.parameters()["oxygen"]) == ("plan", 2, 0)


@rule(GAME, "Solo game: levels")
def test_help_goes_to_what_is_not_full() -> None:
    t = ares(1, level="novice").end_of_round().set(round=5, temperature=8, oxygen=13).neutral()
    assert (t.parameters()["oxygen"], t.question(0).kind) == (14, "plan")
    t = ares(1, level="novice").end_of_round().set(round=5, temperature=8, oxygen=14).neutral()
    assert t.question(0).kind == "plan"


@rule(GAME, "Solo game: end")
def test_the_game_is_lost_after_twenty_five_rounds() -> None:
    t = ares(1).end_of_round().set(round=25).neutral()
    assert (t.over, t.winners) == (True, [])
    t = ares(1).end_of_round().set(round=24).neutral("action")
    assert not t.over


@rule(GAME, "Solo game: end")
def test_a_terraformed_mars_does_not_end_a_solo_game() -> None:
    t = ares(1).phase("action").set(round=9, temperature=6, oxygen=14, oceans=9).neutral("research").bare(0)
    t.seat(0, megacredits=14 + 20).do(0, "standard action temperature", "standard action forest")
    assert (t.over, t.winners, t.question(0).kind, t.state.round) == (False, [0], "plan", 10)
    assert (t.seat(0).forests, t.game.scores(t.state)) == (1, [5 + 1 + 1])


@rule(GAME, "Solo game: end")
def test_all_rounds_are_played_for_points() -> None:
    t = ares(1).planning().set(round=25, temperature=8, oxygen=14, oceans=9).neutral("production", marker=5)
    t.seat(0, plants=8).do(0, "phase action", "standard action forest with plants", "done")
    assert (t.over, t.winners, t.state.round, t.seat(0).forests) == (True, [0], 25, 1)


@rule(GAME, "Solo game: end")
def test_who_has_won_may_end_the_game_before_a_round() -> None:
    t = ares(1).planning().set(round=17, temperature=8, oxygen=14, oceans=9).neutral("action").seat(0, rating=40)
    assert t.legal(0)[:2] == ["end the game", "phase development"]
    t.do(0, "end the game")
    assert (t.over, t.winners, t.game.scores(t.state)) == (True, [0], [40])
    assert (t.state.round, t.see(0).stage) == (16, "over")


@rule(GAME, "Solo game: end")
def test_nobody_else_may_end_the_game() -> None:
    t = ares(1).planning().set(oceans=8, temperature=8, oxygen=14).neutral("action")
    assert t.why_not(0, "end the game") == ["NOT_WON_YET"]
    t = ares(1).phase("action").set(oceans=9, temperature=8, oxygen=14).neutral("action").hand(0, "Fish")
    assert t.why_not(0, "end the game") == ["NOT_THIS_QUESTION"]
    t = ares(2, cooperative=True).planning().set(oceans=9, temperature=8, oxygen=14)
    assert t.why_not(0, "end the game") == ["NOT_THIS_QUESTION"]


@rule(GAME, "Solo game: end")
def test_help_may_finish_mars() -> None:
    t = ares(1, level="specialist").end_of_round().set(round=10, temperature=6, oxygen=14, oceans=9).neutral()
    assert (t.over, t.winners, t.legal(0)[0]) == (False, [0], "end the game")
