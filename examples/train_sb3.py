"""Train one seat against a bot with MaskablePPO of sb3-contrib. Start from here: it knows no rule of any game.

    pip install 'pavonis[sb3]'
    python examples/train_sb3.py pocket-mars --opponents random --minutes 5 --curve sb3.csv --save sb3.zip

The environment is `pavonis/<Game>-v0`. It tells the legal moves by `action_masks()`, so nothing is wasted on illegal ones. A row of
the curve has the decisions so far, the seconds of processor time, the games, and the share won of the last 100 games.
"""

import argparse
import csv
import time
from collections import deque
from pathlib import Path

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

import pavonis.rl  # noqa: F401 - tells Gymnasium of the games

LAST = 100  # games that the share won is taken of
TABLES = 8


class Curve(BaseCallback):
    """Counts victories, writes a row for every rollout, and stops when the time is up."""

    def __init__(self, path: Path | None, minutes: float) -> None:
        super().__init__()
        self.path = path
        self.seconds = minutes * 60
        self.begun = time.process_time()
        self.games = 0
        self.won: deque[bool] = deque(maxlen=LAST)
        self.rows: list[tuple[int, float, int, float]] = []

    def _on_step(self) -> bool:
        for info in self.locals["infos"]:
            if "episode" in info:  # a game has ended; its reward is above 0 for a victory, also for a shared one
                self.games += 1
                self.won.append(info["episode"]["r"] > 0)
        return time.process_time() - self.begun < self.seconds

    def _on_rollout_end(self) -> None:
        if not self.won:
            return
        share = sum(self.won) / len(self.won)
        self.rows.append((self.num_timesteps, round(time.process_time() - self.begun, 1), self.games, round(share, 3)))
        print(f"{self.num_timesteps:>8} decisions, {self.games:>6} games, {share:.0%} of the last {len(self.won)} won", flush=True)
        if self.path:
            with self.path.open("w", newline="", encoding="utf-8") as file:
                csv.writer(file).writerows([("decisions", "seconds", "games", "won"), *self.rows])


def table(game: str, opponents: str, players: int) -> gymnasium.Env:
    """A seat at a table with bots, and a count of what its games were worth."""
    name = "".join(word.capitalize() for word in game.split("-"))
    return Monitor(gymnasium.make(f"pavonis/{name}-v0", opponents=opponents, players=players))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["terraforming-mars", "ares-expedition", "pocket-mars", "mission-red-planet"])
    parser.add_argument("--opponents", default="random", help="bots of the other seats: random, greedy, … (default random)")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5, help="of processor time (default 5)")
    parser.add_argument("--decisions", type=int, default=10**9, help="stop after so many decisions, if that comes first")
    parser.add_argument("--rollout", type=int, default=256, help="decisions at each of the tables between updates (default 256)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="where the curve goes, as CSV")
    parser.add_argument("--save", type=Path, help="where the policy goes in the end")
    chosen = parser.parse_args()

    torch.set_num_threads(1)
    # Thousands of moves add up to 1 only about as exactly as single precision can; the check of torch wants more.
    torch.distributions.Distribution.set_default_validate_args(False)
    tables = DummyVecEnv([lambda: table(chosen.game, chosen.opponents, chosen.players)] * TABLES)
    learner = MaskablePPO(
        "MlpPolicy",
        tables,
        learning_rate=5e-4,
        n_steps=chosen.rollout,
        batch_size=256,
        n_epochs=4,
        gamma=0.999,  # the reward comes at the end of a game of many decisions
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=chosen.seed,
    )
    learner.learn(chosen.decisions, callback=Curve(chosen.curve, chosen.minutes))
    if chosen.save:
        learner.save(chosen.save)


if __name__ == "__main__":
    main()
