"""OpenSpiel's own test of a game, simultaneous nodes, and worlds a player cannot tell apart; in `make test-all`, as it is large."""

from types import ModuleType

import numpy as np
import pytest

pytestmark = pytest.mark.slow

NAMES = [
    "pavonis_pocket_mars(players=3)",
    "pavonis_mission_red_planet(players=3)",
    "pavonis_terraforming_mars(players=2)",
    "pavonis_ares_expedition(players=2)",
]


@pytest.fixture(scope="module")
def pyspiel() -> ModuleType:
    """OpenSpiel with our games."""
    module: ModuleType = pytest.importorskip("pyspiel", reason="OPENSPIEL IS MISSING: pip install 'pavonis[openspiel]'")
    import pavonis.rl.open_spiel  # noqa: F401

    return module


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_is_content(pyspiel: ModuleType, name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_seats_can_answer_one_after_another(pyspiel: ModuleType, name: str) -> None:
    game = pyspiel.load_game(name.replace(")", ",sequential=true)"))
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_worlds_alike(pyspiel: ModuleType, name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(7)
    chance = np.random.default_rng(7)
    together = 0
    for _ in range(120):
        if state.is_terminal():
            break
        if state.is_simultaneous_node():
            together += 1
            state.apply_actions([int(chance.choice(state.legal_actions(p))) for p in range(state.num_players())])
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
        for player in range(state.num_players()):
            world = state.resample_from_infostate(player, chance.random)
            assert world.observation_string(player) == state.observation_string(player)
            assert np.array_equal(world.observation_tensor(player), state.observation_tensor(player))
    assert together
    assert state.clone().observation_string(0) == state.observation_string(0)


@pytest.mark.parametrize("key", ["pocket-mars", "mission-red-planet"])  # one seat at a time, and all at the same time
def test_searches_of_openspiel_sit_at_our_tables(pyspiel: ModuleType, key: str) -> None:
    from bench.others import InformationSets, MonteCarlo
    from pavonis.bots.bot import Budget
    from pavonis.core.view import View
    from pavonis.games import load

    game = load(key)
    s = game.new(2, 3)
    for bot in [MonteCarlo("theirs", 1, Budget(3)), InformationSets("theirs", 1, Budget(3))] * 6:
        seat = game.waiting(s)[-1]  # where several are asked, not the first of them
        move = bot.choose(View(game, s, seat), bot.budget)
        assert move == bot.choose(View(game, game.resample(s, seat, 9), seat), bot.budget), "what is hidden makes no difference"
        game.checked_apply(s, seat, move)
