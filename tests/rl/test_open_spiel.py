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
