"""The games as environments: PettingZoo, Gymnasium and OpenSpiel adapters, and observations as NumPy arrays (extra `rl`).

    from pavonis.rl import pocket_mars_v0
    env = pocket_mars_v0.env(players=3, draft=True)

An environment sees what a seat may see: it is built from `View` alone.
"""
