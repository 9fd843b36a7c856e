"""`pocket-mars` for PettingZoo: `env`, `raw_env` and `parallel_env`, with the options of the game as arguments."""

from functools import partial

from pavonis.rl import aec, parallel

env = partial(aec.env, "pocket-mars")
raw_env = partial(aec.SeatAfterSeat, "pocket-mars")
parallel_env = partial(parallel.AllAtOnce, "pocket-mars")
