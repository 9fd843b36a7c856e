"""Specs, levels and budgets: what a bot is called and what it may cost."""

from pathlib import Path

import pytest

from pavonis.bots.bot import KINDS, LEVELS, Budget, Chance, derived, is_ours, make_bot
from tests.bots.positions import KEY


@pytest.mark.parametrize(
    ("spec", "iterations", "seconds"),
    [
        ("random", 1, None),
        ("greedy", 8, None),
        ("greedy:16", 16, None),
        ("search:400", 400, None),
        ("search:0.5s", None, 0.5),
        ("search:2s", None, 2.0),
        ("search:400/0.5s", 400, 0.5),
        ("relaxed", 1, None),
        ("steady", 100, 0.08),
        ("sharp", None, 1.0),
        ("expert", None, 5.0),
    ],
)
def test_a_spec_names_a_bot_and_its_budget(spec: str, iterations: int | None, seconds: float | None) -> None:
    bot = make_bot(spec, KEY, 1)
    assert bot.spec == spec
    assert (bot.budget.iterations, bot.budget.seconds) == (iterations, seconds)


@pytest.mark.parametrize(("game", "kind"), [("mission-red-planet", "playouts:200/0.08s"), ("ares-expedition", "playouts:60/0.08s")])
def test_a_level_may_be_another_bot_in_another_game(game: str, kind: str) -> None:
    steady, bot = make_bot("steady", game, 1), make_bot(kind, game, 1)
    assert steady.spec == "steady"
    assert (type(steady), steady.budget.iterations, steady.budget.seconds) == (type(bot), bot.budget.iterations, bot.budget.seconds)


@pytest.mark.parametrize("game", ["pocket-mars", "ares-expedition", "mission-red-planet", "terraforming-mars"])
def test_who_is_steady_does_not_hold_a_table_up(game: str) -> None:
    budget = make_bot("steady", game, 1).budget
    assert budget.iterations is not None
    assert budget.seconds is not None
    assert budget.seconds < 0.1


def test_every_level_says_what_it_is() -> None:
    assert list(LEVELS) == ["relaxed", "steady", "sharp", "expert"]
    assert len(set(LEVELS.values())) == 4
    for level in [*LEVELS, *KINDS]:
        assert make_bot(level, KEY, 0).spec == level


@pytest.mark.parametrize("spec", ["", "deep", "random:3", "Greedy", "search 400"])
def test_an_unknown_bot_is_answered_with_what_there_is(spec: str) -> None:
    with pytest.raises(ValueError, match=r"random, quick, greedy, search, playouts, thinker, relaxed, steady, sharp, expert"):
        make_bot(spec, KEY, 0)


@pytest.mark.parametrize(
    "spec",
    [
        "search:",
        "search:x",
        "search:-5",
        "search:1.5",
        "search:s",
        "search:1e3s",
        "greedy:²",
        "search:5/",
        "search:/5s",
        "search:5/5",
    ],
)
def test_a_budget_that_cannot_be_read(spec: str) -> None:
    with pytest.raises(ValueError, match="search:400"):
        make_bot(spec, KEY, 0)


def test_a_budget_that_is_too_small() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        make_bot("search:0", KEY, 0)
    with pytest.raises(ValueError, match="no sense"):
        make_bot("search:0s", KEY, 0)


def test_unknown_game() -> None:
    with pytest.raises(ValueError, match="there is no game called 'chess'; there are: terraforming-mars"):
        make_bot("greedy", "chess", 0)


def test_a_small_pick_gets_part_of_a_budget_and_never_nothing() -> None:
    part = Budget(iterations=400, seconds=2.0).part(4)
    assert (part.iterations, part.seconds) == (100, 0.5)
    assert Budget(iterations=3).part(4).iterations == 1


def test_chance_is_even_and_depends_on_its_seed() -> None:
    chance = Chance(7)
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert all(900 < count < 1100 for count in counts)
    assert [Chance(1).below(1000) for _ in range(3)] != [Chance(2).below(1000) for _ in range(3)]


def test_a_derived_seed_depends_on_all_its_parts() -> None:
    seeds = {derived(1, "deal", 2), derived(1, "deal", 3), derived(2, "deal", 2), derived(1, "bot", 2)}
    assert len(seeds) == 4
    assert derived(1, "deal", 2) == derived(1, "deal", 2)
    assert all(0 <= seed < 1 << 60 for seed in seeds)


def test_a_class_takes_a_seat_by_its_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).resolve().parents[2] / "examples")
    bot = make_bot("rollout:Rollout", KEY, 5)
    assert (type(bot).__name__, bot.spec, bot.seed) == ("Rollout", "rollout:Rollout", 5)


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("rollout:Roll", "the module rollout has no 'Roll'"),
        ("rollout:Random", "should be a Bot"),
        ("nowhere.to_be:Found", "there is no bot called"),
        ("json:JSONDecoder", "bot 'json:JSONDecoder'"),
    ],
)
def test_a_class_that_is_no_bot(monkeypatch: pytest.MonkeyPatch, spec: str, problem: str) -> None:
    monkeypatch.chdir(Path(__file__).resolve().parents[2] / "examples")
    with pytest.raises(ValueError, match=problem):
        make_bot(spec, KEY, 0)


@pytest.mark.parametrize(("spec", "ours"), [("steady", True), ("search:9", True), ("exec:rm", False), ("rollout:Rollout", False)])
def test_only_bots_of_ours_may_be_named_by_anybody(spec: str, ours: bool) -> None:
    assert is_ours(spec) is ours
