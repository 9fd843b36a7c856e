"""PettingZoo and Gymnasium: their own checks, and whole games that end as the engine says."""

import subprocess
import sys
import warnings
from types import ModuleType, SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.envs.registration import namespace
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import pavonis
from pavonis.core.game import IllegalMove
from pavonis.games import OURS
from pavonis.rl import ares_expedition_v0, mission_red_planet_v0, pocket_mars_v0, register, terraforming_mars_v0
from pavonis.rl.gym import OneSeat
from pavonis.rl.many import ManyTables
from pavonis.rl.play import IDLE, Play
from pavonis.rl.shared import SharedGames
from pavonis.rl.vector import Games

MODULES = [pocket_mars_v0, mission_red_planet_v0, terraforming_mars_v0, ares_expedition_v0]
SEATS = {"pocket-mars": 3, "mission-red-planet": 3, "terraforming-mars": 2, "ares-expedition": 2}


def alike(one: Any, other: Any) -> bool:
    """Whether two batches hold the same numbers."""
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def test_every_game_has_a_module() -> None:
    assert {module.__name__.rpartition(".")[2] for module in MODULES} == {
        f"{name}_v0" for name in (key.replace("-", "_") for key in OURS)
    }


@pytest.mark.parametrize("module", MODULES)
def test_pettingzoo_is_content(module: ModuleType) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it remarks that an observation with a mask is a dictionary
        api_test(module.env(), num_cycles=100)
        seed_test(module.env, num_cycles=30)
        parallel_api_test(module.parallel_env(), num_cycles=100)


@pytest.mark.parametrize("module", MODULES)
def test_a_game_seat_after_seat(module: ModuleType) -> None:
    key = module.__name__.rpartition(".")[2].removesuffix("_v0").replace("_", "-")
    env = module.raw_env(players=SEATS[key])
    env.reset(seed=4)
    chance = np.random.default_rng(4)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        totals[agent] += reward
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        done = terminated or truncated
        env.step(None if done else int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    game, s = env.play.game, env.play.state
    assert game.over(s)
    winners = game.winners(s)
    assert [totals[agent] > 0 for agent in env.possible_agents] == [seat in winners for seat in range(SEATS[key])]


def test_illegal_moves_are_refused_and_cost_the_game() -> None:
    raw = pocket_mars_v0.raw_env()
    raw.reset(seed=1)
    before = raw.play.game.observe(raw.play.state, 0)
    with pytest.raises(IllegalMove):
        raw.step(IDLE)
    assert raw.play.game.observe(raw.play.state, 0) == before
    guarded = pocket_mars_v0.env()
    guarded.reset(seed=1)
    guarded.step(IDLE)
    assert guarded.rewards[guarded.possible_agents[0]] == -1


def test_all_at_once_takes_every_answer_of_a_simultaneous_question() -> None:
    env = pocket_mars_v0.parallel_env(players=4)
    looks, infos = env.reset(seed=2)
    assert env.play.waiting() == [0, 1, 2, 3]
    for _ in range(2):  # two cards for the prep module
        moves = {agent: int(np.flatnonzero(look["action_mask"])[0]) for agent, look in looks.items()}
        looks, rewards, over, _, infos = env.step(moves)
    assert len(env.play.waiting()) == 1  # and the first turn begins
    idle = [agent for agent, info in infos.items() if np.flatnonzero(info["action_mask"]).tolist() == [IDLE]]
    assert len(idle) == 3
    assert set(rewards.values()) == {0.0}
    assert not any(over.values())


def test_all_at_once_makes_no_move_if_one_is_illegal() -> None:
    env = pocket_mars_v0.parallel_env(players=2)
    looks, _ = env.reset(seed=2)
    good = int(np.flatnonzero(looks["seat_0"]["action_mask"])[0])
    before = env.play.game.observe(env.play.state, 0)
    with pytest.raises(IllegalMove):
        env.step({"seat_0": good, "seat_1": IDLE})
    assert env.play.game.observe(env.play.state, 0) == before


@pytest.mark.parametrize("key", OURS)
def test_gymnasium_is_content(key: str) -> None:
    name = "".join(word.capitalize() for word in key.split("-"))
    env = gymnasium.make(f"Pavonis/{name}-v0", opponents="random", players=SEATS[key])
    check_env(env.unwrapped, skip_render_check=True)


def test_bots_that_nobody_knows_are_told_at_once() -> None:
    with pytest.raises(ValueError, match="there is no bot called 'gredy'"):
        gymnasium.make("pavonis/PocketMars-v0", opponents="random,gredy")


def test_environments_draw_the_table() -> None:
    one = OneSeat("pocket-mars", opponents="random", seat=1, render_mode="ansi")
    one.reset(seed=1)
    assert one.render() == repr(pavonis.View(one.play.game, one.play.state, 1))
    assert "Your hand" in str(one.render())
    turns = pocket_mars_v0.env(render_mode="ansi")
    turns.reset(seed=1)
    assert "Your hand" in str(turns.render())
    together = pocket_mars_v0.parallel_env(players=2, render_mode="ansi")
    together.reset(seed=1)
    assert str(together.render()).count("Your hand") == 2
    assert OneSeat("pocket-mars", opponents="random").render() is None


@pytest.mark.parametrize("key", OURS)
def test_many_tables_show_what_each_seat_would_see_alone(key: str) -> None:
    name = "".join(word.capitalize() for word in key.split("-"))
    envs: Any = gymnasium.make_vec(f"pavonis/{name}-v0", num_envs=3, opponents="random", players=SEATS[key])
    assert isinstance(envs, ManyTables)
    looks, infos = envs.reset(seed=4)
    chance = np.random.default_rng(4)
    for _ in range(60):
        assert envs.observation_space.contains(looks)
        for row, s in enumerate(envs._positions.states):
            seat = int(infos["seat"][row])
            assert np.array_equal(looks[row], envs.play.encoder(s, seat))
            legal = envs.play.game.legal(s, seat) if s.owed else []
            assert np.flatnonzero(infos["action_mask"][row]).tolist() == legal
            assert not s.owed or envs.play.game.waiting(s)[0] == seat
        masks = envs.action_masks()
        looks, _, _, _, infos = envs.step(np.where(masks, chance.random(masks.shape), -1).argmax(axis=1))


def test_many_tables_end_as_the_rules_say_and_begin_again_in_the_next_step() -> None:
    envs: Any = gymnasium.make_vec("pavonis/PocketMars-v0", num_envs=4, opponents="random", players=3, seat=1)
    _, infos = envs.reset(seed=2)
    chance = np.random.default_rng(2)
    ends = 0
    while ends < 6:
        masks = envs.action_masks()
        before = envs._over.copy()
        looks, rewards, ended, cut, infos = envs.step(np.where(masks, chance.random(masks.shape), -1).argmax(axis=1))
        assert not cut.any()
        for row in np.flatnonzero(ended).tolist():
            ends += 1
            s = envs._positions.states[row]
            assert not s.owed
            assert (rewards[row] > 0) == (1 in envs.play.game.winners(s))
            assert not infos["action_mask"][row].any()
            assert np.array_equal(looks[row], envs.play.encoder(s, 1))
        for row in np.flatnonzero(before).tolist():
            assert not ended[row]
            assert rewards[row] == 0
            assert envs._positions.states[row].owed
            assert envs._positions.decisions[row] < 10
    assert rewards[~ended].sum() == 0


def test_at_many_tables_an_illegal_move_loses_that_game_alone() -> None:
    envs: Any = gymnasium.make_vec("pavonis/PocketMars-v0", num_envs=3, opponents="random", players=2)
    _, infos = envs.reset(seed=2)
    moves = infos["action_mask"].argmax(axis=1)
    moves[1] = int(np.flatnonzero(infos["action_mask"][1] == 0)[0])
    _, rewards, ended, _, infos = envs.step(moves)
    assert rewards.tolist() == [0, -1, 0]
    assert ended.tolist() == [False, True, False]
    _, rewards, ended, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
    assert rewards.tolist() == [0, 0, 0]
    assert infos["action_mask"].any(axis=1).all()


def test_many_tables_play_the_same_games_from_the_same_seed() -> None:
    def played(seed: Any) -> list[Any]:
        envs: Any = gymnasium.make_vec("pavonis/PocketMars-v0", num_envs=2, opponents="random,greedy:1", players=3)
        looks, infos = envs.reset(seed=seed)
        found = [looks]
        for _ in range(30):
            looks, rewards, _, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
            found += [looks, rewards]
        return found

    assert alike(played(5), played(5))
    assert alike(played([5, 6]), played([5, 6]))
    assert not alike(played(5), played(6))


def test_opponents_have_a_seat_if_no_number_of_players_is_named() -> None:
    env: Any = gymnasium.make("pavonis/TerraformingMars-v0", opponents="random").unwrapped
    env.reset(seed=1)
    assert len(env.bots) == 1
    assert gymnasium.make_vec("pavonis/AresExpedition-v0", num_envs=1, opponents="random").unwrapped.play.seats == 2  # type: ignore[attr-defined]
    assert OneSeat("terraforming-mars", players=1).play.seats == 1


@pytest.mark.parametrize("wrong", [{"opponents": "gredy"}, {"players": 9}, {"seat": 2}, {"num_envs": 0}, {"colour": "red"}])
def test_many_tables_are_told_at_once_what_is_wrong(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"gredy|not 9|not 2|at least one|colour"):
        gymnasium.make_vec("pavonis/PocketMars-v0", **{"num_envs": 2, "opponents": "random", "players": 2, **wrong})


@pytest.mark.parametrize("seat", [0, 1, None])
def test_one_seat_against_bots_to_the_end(seat: int | None) -> None:
    env = OneSeat("pocket-mars", opponents="greedy,random", players=3, seat=seat)
    _, info = env.reset(seed=3)
    chance = np.random.default_rng(3)
    over = False
    earned = 0.0
    while not over:
        mask = env.action_masks()
        assert np.array_equal(mask, info["action_mask"].astype(bool))
        _, earned, over, _, info = env.step(chance.choice(np.flatnonzero(mask)))
    winners = env.play.game.winners(env.play.state)
    assert (earned > 0) == (env.seat in winners)
    assert [bot.spec for _, bot in sorted(env.bots.items(), key=lambda item: (item[0] - env.seat) % 3)] == ["greedy", "random"]


@pytest.mark.parametrize(
    ("winners", "rewards"), [([1], [-1 / 3, 1, -1 / 3, -1 / 3]), ([0, 2], [1 / 3, -1 / 3, 1 / 3, -1 / 3]), ([], [-1] * 4)]
)
def test_a_victory_is_worth_what_the_others_lose(winners: list[int], rewards: list[float]) -> None:
    play = Play("pocket-mars", 4)
    play.game = SimpleNamespace(winners=lambda s: winners)  # type: ignore[assignment]
    assert play.rewards() == pytest.approx(rewards)


def test_rewards_can_be_points() -> None:
    assert Play("pocket-mars", 2, "score").rewards() == [2.0, 2.0]
    with pytest.raises(ValueError, match="rewards are for"):
        Play("pocket-mars", reward="money")  # type: ignore[arg-type]


def test_many_games_side_by_side() -> None:
    games = Games("pocket-mars", 5, players=2, seed=1)
    batch = games.reset()
    chance = np.random.default_rng(1)
    ended = 0
    sums = []
    for _ in range(250):
        assert batch.masks.any(axis=1).all()
        batch = games.step(np.array([chance.choice(np.flatnonzero(mask)) for mask in batch.masks]))
        ended += int(batch.ended.sum())
        sums.append(float(np.abs(batch.rewards[~batch.ended]).sum()))
    assert ended >= 5
    assert set(sums) == {0.0}
    with pytest.raises(ValueError, match="at least one game"):
        Games("pocket-mars", 0)


@pytest.mark.parametrize("key", OURS)
def test_games_side_by_side_are_the_games_one_by_one(key: str) -> None:
    games = Games(key, 3, players=2, seed=5)
    blind = Games(key, 3, players=2, seed=5, encode=False)
    batch, dark = games.reset(), blind.reset()
    assert dark.observations.shape == (3, 0)
    for _ in range(40):
        for number, s in enumerate(games.states):
            seat = int(batch.seats[number])
            assert np.array_equal(batch.observations[number], games.play.encoder(s, seat))
            assert np.flatnonzero(batch.masks[number]).tolist() == games.play.game.legal(s, seat)
        assert np.array_equal(batch.masks, dark.masks)
        moves = batch.masks.shape[1] - 1 - batch.masks[:, ::-1].argmax(axis=1)  # the last legal move everywhere
        batch, dark = games.step(moves), blind.step(moves)


def test_steps_write_into_the_same_arrays_unless_copies_are_asked_for() -> None:
    games, copies = Games("pocket-mars", 2, seed=5), Games("pocket-mars", 2, seed=5, copy=True)
    first, kept = games.reset(), copies.reset()
    moves = first.masks.argmax(axis=1)
    second, other = games.step(moves), copies.step(moves)
    assert first.observations is second.observations
    assert not np.shares_memory(kept.observations, other.observations)
    assert alike(second, other)


def test_no_game_goes_on_if_a_move_is_illegal() -> None:
    games = Games("pocket-mars", 2, players=2, seed=5)
    batch = games.reset()
    good = int(batch.masks[0].argmax())
    for bad in (IDLE, -1):
        with pytest.raises(IllegalMove):
            games.step(np.array([good, bad]))
    assert games.step(batch.masks.argmax(axis=1)).masks.any()


def test_every_game_has_an_id_in_both_spellings() -> None:
    for key in OURS:
        name = "".join(word.capitalize() for word in key.split("-"))
        for space in ("pavonis", "Pavonis"):
            assert gymnasium.spec(f"{space}/{name}-v0").kwargs == {"game": key}


def test_a_name_is_enough_where_nothing_of_ours_was_imported() -> None:
    made = "import gymnasium; print(gymnasium.make('pavonis.rl:pavonis/PocketMars-v0', players=2).spec.id)"
    done = subprocess.run([sys.executable, "-c", made], capture_output=True, text=True, check=True, timeout=300)
    assert done.stdout.strip() == "pavonis/PocketMars-v0"


def test_registering_twice_and_in_a_namespace_does_no_harm() -> None:
    before = dict(gymnasium.registry)
    with namespace("pavonis"):  # as an entry point is called
        register()
    assert gymnasium.registry == before


def test_several_environments_side_by_side() -> None:
    envs = gymnasium.make_vec("pavonis/PocketMars-v0", num_envs=2, opponents="random", players=2)
    _, infos = envs.reset(seed=3)
    for _ in range(5):
        _, _, ended, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
    assert infos["action_mask"].shape[0] == 2
    assert ended.shape == (2,)
    envs.close()


def test_workers_play_the_same_games_into_shared_arrays() -> None:
    games = Games("pocket-mars", 5, seed=7)
    with SharedGames("pocket-mars", 5, workers=2, seed=7) as shared:
        mine, theirs = games.reset(), shared.reset()
        ended = 0
        chance = np.random.default_rng(1)
        for number in range(250):
            assert alike(mine, theirs), number
            moves = np.array([chance.choice(np.flatnonzero(mask)) for mask in mine.masks])
            mine, theirs = games.step(moves), shared.step(moves)
            ended += int(mine.ended.sum())
        assert ended
        with pytest.raises(ValueError, match="game 1: move 0 is not legal"):
            shared.step(np.array([int(mine.masks[0].argmax()), 0, 0, 0, 0]))
    with pytest.raises(ValueError, match="1 to 2 workers"):
        SharedGames("pocket-mars", 2, workers=3)


MISSING = """
import importlib, sys
for missing, imported in [
    ("numpy", "net"), ("pettingzoo", "pocket_mars_v0"), ("pettingzoo", "parallel"), ("pyspiel", "open_spiel")
]:
    sys.modules[missing] = None
    try:
        importlib.import_module("pavonis.rl." + imported)
    except ModuleNotFoundError as error:
        print(error.name, error.msg.rpartition(": ")[2])
    sys.modules.pop(missing)
"""


def test_what_is_missing_is_told_with_the_extra_that_brings_it() -> None:
    done = subprocess.run([sys.executable, "-c", MISSING], capture_output=True, text=True, check=True, timeout=300)
    told = [f"{missing} pip install 'pavonis[{extra}]'" for missing, extra in (("numpy", "rl"), ("pettingzoo", "rl"))]
    assert done.stdout.splitlines() == [*told, told[1], "pyspiel pip install 'pavonis[openspiel]'"]
