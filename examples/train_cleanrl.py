"""Train a policy by play against itself: PPO in one file, in the style of CleanRL. Start from here: it knows no rule of any game.

    pip install 'pavonis[learn]'
    python examples/train_cleanrl.py pocket-mars --minutes 5 --curve cleanrl.csv --save cleanrl.pt

All seats of many tables (`pavonis.rl.vector.Games`) are played by the same network, and every decision is judged from the seat that
made it. A row of the curve has the decisions so far, the seconds of processor time, and the share won of 64 games with random play.
"""

import argparse
import csv
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from pavonis.rl.vector import Batch, Games

TABLES = 32
EPOCHS, PARTS = 4, 8  # an update goes over the decisions so often, in so many parts
RATE = 5e-4
GAMMA, LAMBDA = 0.999, 0.95
CLIP, VALUE_SHARE, ENTROPY_SHARE, MOST_GRADIENT = 0.2, 0.5, 0.01, 0.5
FAR = 10**6  # no game is tested for longer


class Agent(nn.Module):
    """Two hidden layers, a preference for each move, and a value."""

    def __init__(self, size: int, actions: int, hidden: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, hidden), nn.Tanh(), nn.Linear(hidden, hidden), nn.Tanh())
        self.actor, self.critic = nn.Linear(hidden, actions), nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)  # at first all legal moves are about as likely

    def forward(self, looks: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        hidden = self.body(looks)
        likes = self.actor(hidden).masked_fill(~masks, -1e8)  # illegal moves never happen
        return Categorical(logits=likes, validate_args=False), self.critic(hidden).squeeze(-1)


class Rollout:
    """What happened at all tables for some steps."""

    def __init__(self, steps: int, games: Games) -> None:
        shape = (steps, TABLES)
        self.looks = torch.zeros((*shape, games.size))
        self.masks = torch.zeros((*shape, games.actions), dtype=torch.bool)
        self.moves = torch.zeros(shape, dtype=torch.long)
        self.chances, self.values = torch.zeros(shape), torch.zeros(shape)
        self.seats = np.zeros(shape, np.int64)
        self.ended = np.zeros(shape, bool)
        self.rewards = np.zeros((*shape, games.players), np.float32)

    def play(self, agent: Agent, games: Games, batch: Batch) -> Batch:
        """Play on from where the tables are."""
        for step in range(len(self.seats)):
            self.looks[step], self.masks[step] = torch.from_numpy(batch.observations), torch.from_numpy(batch.masks)
            self.seats[step] = batch.seats
            with torch.no_grad():
                policy, self.values[step] = agent(self.looks[step], self.masks[step])
            self.moves[step] = policy.sample()
            self.chances[step] = policy.log_prob(self.moves[step])
            batch = games.step(self.moves[step].numpy())
            self.ended[step], self.rewards[step] = batch.ended, batch.rewards
        return batch

    def advantages(self, agent: Agent, batch: Batch) -> Tensor:
        """How much better each move was than expected, by the seat that made it (GAE with a chain for each seat)."""
        rows = np.arange(TABLES)
        with torch.no_grad():
            last = agent(torch.from_numpy(batch.observations), torch.from_numpy(batch.masks))[1].numpy()
        players = self.rewards.shape[2]
        later = np.repeat(-last[:, None] / max(1, players - 1), players, 1)  # what one seat wins, the others lose together
        later[rows, batch.seats] = last
        ahead = np.zeros_like(later)
        found = np.zeros(self.seats.shape, np.float32)
        for step in reversed(range(len(self.seats))):
            over = self.ended[step]
            later[over], ahead[over] = self.rewards[step][over], 0
            seats, values = self.seats[step], self.values[step].numpy()
            found[step] = GAMMA * later[rows, seats] - values + GAMMA * LAMBDA * ahead[rows, seats]
            later[rows, seats], ahead[rows, seats] = values, found[step]
        return torch.from_numpy(found)


def update(agent: Agent, optimiser: torch.optim.Optimizer, rollout: Rollout, advantages: Tensor) -> None:
    """The clipped step of PPO."""
    looks, masks = rollout.looks.flatten(0, 1), rollout.masks.flatten(0, 1)
    moves, chances = rollout.moves.flatten(), rollout.chances.flatten()
    returns, advantages = (advantages + rollout.values).flatten(), advantages.flatten()
    for _ in range(EPOCHS):
        for part in torch.randperm(len(moves)).chunk(PARTS):
            policy, values = agent(looks[part], masks[part])
            ratio = (policy.log_prob(moves[part]) - chances[part]).exp()
            gain = (advantages[part] - advantages[part].mean()) / (advantages[part].std() + 1e-8)
            policy_loss = torch.max(-gain * ratio, -gain * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
            value_loss = (values - returns[part]).square().mean()
            loss = policy_loss + VALUE_SHARE * value_loss - ENTROPY_SHARE * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), MOST_GRADIENT)
            optimiser.step()


def against_random(agent: Agent, game: str, players: int, tests: int, seed: int) -> float:
    """The share of some games won by one seat of the agent against random play; the agent's seat changes from table to table."""
    games = Games(game, tests, players, seed=seed)
    chance = np.random.default_rng(seed)
    ours = np.arange(tests) % players
    won = np.full(tests, np.nan)
    batch = games.reset()
    for _ in range(FAR):
        wishes = (1 - chance.random(batch.masks.shape, np.float32)) * batch.masks
        with torch.no_grad():
            policy, _ = agent(torch.from_numpy(batch.observations), torch.from_numpy(batch.masks))
        moves = np.where(batch.seats == ours, policy.logits.argmax(1).numpy(), wishes.argmax(1))
        batch = games.step(moves)
        first = batch.ended & np.isnan(won)  # later games at a table do not count, or short ones would count more
        won[first] = batch.rewards[first, ours[first]] > 0
        if not np.isnan(won).any():
            break
    return float(won.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["terraforming-mars", "ares-expedition", "pocket-mars", "mission-red-planet"])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5, help="of processor time (default 5)")
    parser.add_argument("--decisions", type=int, default=10**9, help="stop after so many decisions, if that comes first")
    parser.add_argument("--rollout", type=int, default=64, help="decisions at each of the tables between updates (default 64)")
    parser.add_argument("--test-every", type=int, default=10, help="updates between rows of the curve (default 10)")
    parser.add_argument("--tests", type=int, default=64, help="games against random play for a row of the curve (default 64)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="where the curve goes, as CSV")
    parser.add_argument("--save", type=Path, help="where the weights go in the end")
    chosen = parser.parse_args()

    torch.set_num_threads(1)
    torch.manual_seed(chosen.seed)
    games = Games(chosen.game, TABLES, chosen.players, seed=chosen.seed)
    agent = Agent(games.size, games.actions)
    optimiser = torch.optim.Adam(agent.parameters(), lr=RATE, eps=1e-5)
    rollout = Rollout(chosen.rollout, games)
    batch = games.reset()
    begun = time.process_time()
    decisions = updates = 0
    rows: list[tuple[int, float, float]] = []
    while True:
        spent = time.process_time() - begun
        over = spent >= chosen.minutes * 60 or decisions >= chosen.decisions
        if over or updates % chosen.test_every == 0:
            won = against_random(agent, chosen.game, chosen.players, chosen.tests, seed=chosen.seed + 1_000_000 + updates)
            rows.append((decisions, round(spent, 1), round(won, 3)))
            print(f"{decisions:>8} decisions, {spent:>6.1f} s: {won:.0%} of {chosen.tests} games with random play won", flush=True)
            if chosen.curve:
                with chosen.curve.open("w", newline="", encoding="utf-8") as file:
                    csv.writer(file).writerows([("decisions", "seconds", "won"), *rows])
        if over:
            break
        batch = rollout.play(agent, games, batch)
        update(agent, optimiser, rollout, rollout.advantages(agent, batch))
        decisions += chosen.rollout * TABLES
        updates += 1
    if chosen.save:
        torch.save(agent.state_dict(), chosen.save)


if __name__ == "__main__":
    main()
