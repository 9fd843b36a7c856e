"""Who takes part in a study: specs, classes, functions and mappings, in this process and in others."""

from functools import partial
from typing import Any

import pytest

import pavonis
from pavonis.bots.bot import Bot, Budget
from pavonis.bots.uniform import RandomBot
from pavonis.core.game import Move
from pavonis.core.view import View
from pavonis.study import Entrant, arena, simulate
from pavonis.study.entrants import entrants
from tests.bots.positions import KEY


class First(Bot):
    """Takes the first move it is offered."""

    def choose(self, view: View[Any], budget: Budget) -> Move:
        return view.legal()[0]


def shy(name: str, seed: int, budget: Budget) -> Bot:
    """A random bot, from a function."""
    return RandomBot(name, seed)


def names(players: Any) -> list[str]:
    return [entrant.name for entrant in entrants(players)]


def test_making_a_bot_does_not_read_about_installed_packages_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert KEY in pavonis.games()

    def nobody(**_: object) -> None:
        raise AssertionError("it takes longer than a game of random moves")

    monkeypatch.setattr("pavonis.games.entry_points", nobody)
    assert pavonis.make_bot("random", KEY, 1).seed == 1
    assert KEY in pavonis.games()


def test_bots_are_named_by_their_specs_and_places() -> None:
    assert names("random, greedy:1") == ["random", "greedy:1"]
    assert names(["random", First]) == ["random", f"{__name__}:First"]
    assert names({"mine": First, "other": "random"}) == ["mine", "other"]
    assert names(shy) == [f"{__name__}:shy"]
    assert names(partial(shy)) == ["partial"]
    assert names([Entrant("random", "luck")]) == ["luck"]


def test_a_class_and_a_function_play_like_the_spec_they_stand_for() -> None:
    by_class = simulate(KEY, [First, "random"], 3, seed=3)
    by_spec = simulate(KEY, [f"{__name__}:First", shy], 3, seed=3)
    assert by_class["bots"] == [f"{__name__}:First", "random"]
    assert by_class["scores"] == by_spec["scores"]


def test_what_no_module_defines_travels_to_other_processes() -> None:
    pytest.importorskip("cloudpickle")
    chosen = -1

    class Last(Bot):
        def choose(self, view: View[Any], budget: Budget) -> Move:
            return view.legal()[chosen]

    asked: Any = {"last": Last, "any": lambda name, seed, budget: RandomBot(name, seed)}
    assert simulate(KEY, asked, 4, jobs=2)["scores"] == simulate(KEY, asked, 4)["scores"]


def test_what_cannot_travel_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "cloudpickle", None)
    asked: Any = {"any": lambda name, seed, budget: RandomBot(name, seed)}
    assert simulate(KEY, asked, 1)["games"] == 1
    with pytest.raises(ValueError, match=r"bot 'any' cannot be sent to another process .* or play with jobs=1"):
        simulate(KEY, asked, 1, jobs=2)


@pytest.mark.parametrize(
    ("player", "sentence"),
    [
        (7, "a bot is a spec, a class or a function"),
        ([7], "a bot is a spec, a class or a function"),
        (lambda name, seed, budget: 7, r"should be a Bot, not 7"),
        (lambda: RandomBot("x", 1), "should be made from a name, a seed and a budget"),
    ],
)
def test_what_is_no_bot_is_said_before_anything_is_played(player: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        arena(KEY, player if isinstance(player, list) else [player], 2)
