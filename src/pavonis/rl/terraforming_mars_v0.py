"""`terraforming-mars` for PettingZoo: `env`, `raw_env` and `parallel_env`, with the options of the game as arguments."""

from functools import partial

from pavonis.rl import aec, parallel

env = partial(aec.env, "terraforming-mars")
raw_env = partial(aec.SeatAfterSeat, "terraforming-mars")
parallel_env = partial(parallel.AllAtOnce, "terraforming-mars")
