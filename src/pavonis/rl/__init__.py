"""The games as environments: PettingZoo, Gymnasium and OpenSpiel adapters, and observations as NumPy arrays (extra `rl`).

    import gymnasium
    import pavonis.rl
    env = gymnasium.make("pavonis/PocketMars-v0", opponents="greedy", players=3, draft=True)

    from pavonis.rl import pocket_mars_v0
    env = pocket_mars_v0.env(players=3, draft=True)

An environment sees only what a seat may see, because it is built on `View`.
"""

from importlib.util import find_spec

SPACES = ("pavonis", "Pavonis")  # the namespaces of the ids; the second is that of the first release


if find_spec("numpy") is None:
    raise ModuleNotFoundError("pavonis.rl needs NumPy, which is not installed: pip install 'pavonis[rl]'", name="numpy")


def register() -> None:
    """Tell Gymnasium of all games: `pavonis/TerraformingMars-v0` and so on. Doing so twice does nothing.

    Importing this module does so. The entry point `gymnasium.envs` is for tools that read it: Gymnasium itself has not since 1.0.
    """
    from gymnasium.envs.registration import EnvSpec, registry

    from pavonis.games import games

    for key in games():
        name = "".join(word.capitalize() for word in key.split("-"))
        for space in SPACES:
            # Not through `gymnasium.register`: called from an entry point it would put its own namespace before ours.
            spec = EnvSpec(
                f"{space}/{name}-v0",
                "pavonis.rl.gym:OneSeat",
                disable_env_checker=True,
                kwargs={"game": key},
                vector_entry_point="pavonis.rl.many:ManyTables",
            )
            registry.setdefault(spec.id, spec)


if find_spec("gymnasium") is not None:
    register()
