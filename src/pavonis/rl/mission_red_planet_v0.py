"""`mission-red-planet` for PettingZoo: `env`, `raw_env` and `parallel_env`, with the options of the game as arguments."""

from functools import partial

from pavonis.rl import aec, parallel

env = partial(aec.env, "mission-red-planet")
raw_env = partial(aec.SeatAfterSeat, "mission-red-planet")
parallel_env = partial(parallel.AllAtOnce, "mission-red-planet")
