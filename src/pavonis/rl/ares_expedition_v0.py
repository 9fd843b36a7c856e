"""`ares-expedition` for PettingZoo: `env`, `raw_env` and `parallel_env`, with the options of the game as arguments."""

from functools import partial

from pavonis.rl import aec, parallel

env = partial(aec.env, "ares-expedition")
raw_env = partial(aec.SeatAfterSeat, "ares-expedition")
parallel_env = partial(parallel.AllAtOnce, "ares-expedition")
