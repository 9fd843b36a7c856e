"""The anchor greedy@1: the bot with the weights of the source, which no training touches. Its games are the same for ever."""

from typing import Any

import pytest

from pavonis.bots.bot import make_bot
from pavonis.bots.evaluation import evaluation_of
from pavonis.bots.stored import HAND, trained, weights_for
from pavonis.bots.table import play
from pavonis.games import load

DEAL = 12345
# As the greedy bot played them before there was any training: scores, rounds, decisions
GAMES: list[tuple[str, int, dict[str, Any], list[int], int, int]] = [
    ("pocket-mars", 2, {}, [17, 22], 8, 72),
    ("terraforming-mars", 2, {}, [113, 108], 15, 413),
    ("terraforming-mars", 1, {}, [59], 14, 151),
    ("ares-expedition", 2, {}, [58, 42], 26, 359),
    ("ares-expedition", 1, {}, [65], 25, 209),
    ("ares-expedition", 2, {"cooperative": True}, [48, 36], 15, 191),
    ("mission-red-planet", 3, {}, [54, 33, 40], 10, 101),
    ("mission-red-planet", 2, {}, [24, 44], 10, 120),
]


@pytest.mark.parametrize(("key", "seats", "options", "scores", "rounds", "decisions"), GAMES)
def test_the_anchor_plays_as_ever(
    key: str, seats: int, options: dict[str, Any], scores: list[int], rounds: int, decisions: int
) -> None:
    end = play(load(key, **options), [make_bot("greedy@1:1", key, seat) for seat in range(seats)], DEAL)
    assert (end.scores, end.rounds, end.decisions) == (scores, rounds, decisions)


@pytest.mark.parametrize("key", ["pocket-mars", "terraforming-mars", "ares-expedition", "mission-red-planet"])
def test_trained_weights_are_in_use_and_the_source_is_untouched(key: str) -> None:
    game = load(key)
    players = max(2, game.seats.start)
    for purpose in ("greedy", "quick"):
        weights = weights_for(key, purpose)
        tuned = {knob.name: knob.value for knob in evaluation_of(game, purpose).knobs(players)}
        source = {knob.name: knob.value for knob in evaluation_of(game, HAND).knobs(players)}
        assert tuned == pytest.approx({**source, **{name: value for name, value in weights.items() if name in tuned}})
        made = trained(key).get(purpose, {"made": []})["made"]
        assert bool(made) == bool(weights)
        assert all({"command", "seed", "games", "commit", "curve", "check"} <= set(each) for each in made)


@pytest.mark.parametrize("spec", ["greedy@2", "random@1", "quick@1", "greedy@"])
def test_versions_that_do_not_exist(spec: str) -> None:
    with pytest.raises(ValueError, match=r"greedy@1 and search@1"):
        make_bot(spec, "pocket-mars", 0)
