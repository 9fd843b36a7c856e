"""Make the network of a game: `python -m pavonis.rl.learn pocket-mars --minutes 10`, on one core; needs `torch`.

Half of the time a teacher plays (`lessons.py`), in the other half the network learns to like the moves that the teacher finds good,
and to foresee the result. One block of decisions in twenty is kept apart; how often it agrees with the teacher there is told after
each round and kept with the weights.
"""

import argparse
import json
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from pavonis.rl.lessons import give, read
from pavonis.rl.play import Play

HERE = Path(__file__).parent / "weights"
HIDDEN = 96
BATCH = 512
RATE = 2e-3
SOFT = 0.3  # points within which moves are about as good
APART = 20  # one decision in so many blocks is kept apart
BLOCK = 1000  # decisions that stay together, so that games are not torn apart
UNKNOWN = -10.0  # how much a move is liked that no lesson has shown


class Learner(nn.Module):  # type: ignore[misc]
    """As `pavonis.rl.net.Net`, for many decisions at once."""

    def __init__(self, inputs: int, moves: int) -> None:
        super().__init__()
        self.input = nn.EmbeddingBag(inputs + 1, HIDDEN, mode="sum")
        self.asked = nn.EmbeddingBag(moves + 1, HIDDEN, mode="sum")
        self.answer = nn.Embedding(moves + 1, HIDDEN)
        self.likes = nn.Embedding(moves + 1, 1)
        self.first = nn.Parameter(torch.zeros(HIDDEN))
        self.middle = nn.Linear(HIDDEN, HIDDEN)
        self.worth = nn.Linear(HIDDEN, 1)
        for table in (self.input, self.asked, self.answer):
            nn.init.normal_(table.weight, std=0.05)
        nn.init.zeros_(self.likes.weight)

    def forward(self, batch: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
        """A preference for each move, end to end, and a value for each decision."""
        hidden = self.first + self.input(batch["places"], batch["starts"], per_sample_weights=batch["numbers"])
        hidden = torch.relu(hidden + self.asked(batch["moves"], batch["choices"]))
        hidden = torch.relu(self.middle(hidden))
        liked = (self.answer(batch["moves"]) * hidden[batch["rows"]]).sum(1) + self.likes(batch["moves"]).squeeze(1)
        return liked, torch.tanh(self.worth(hidden)).squeeze(1)


class Data:
    """Lessons, with inputs and moves numbered among those that occur."""

    def __init__(self, arrays: dict[str, NDArray[Any]]) -> None:
        self.places, columns = np.unique(arrays["idx"], return_inverse=True)
        self.moves, numbers = np.unique(arrays["mov"], return_inverse=True)
        self.columns, self.numbers = columns + 1, numbers + 1
        self.values = arrays["val"].astype(np.float32)
        self.worths, self.rewards = arrays["tv"], arrays["out"]
        self.starts = np.concatenate([[0], np.cumsum(arrays["nin"])])
        self.choices = np.concatenate([[0], np.cumsum(arrays["nmv"])])
        apart = np.arange(len(self.rewards)) // BLOCK % APART == 0
        self.kept, self.used = np.flatnonzero(apart), np.flatnonzero(~apart)

    def batch(self, rows: NDArray[np.int64]) -> dict[str, Tensor]:
        """Some decisions, end to end."""
        inputs, starts, _ = _spread(self.starts, rows)
        moves, choices, owner = _spread(self.choices, rows)
        worths = torch.from_numpy(self.worths[moves])
        return {
            "places": torch.from_numpy(self.columns[inputs]),
            "numbers": torch.from_numpy(self.values[inputs]),
            "starts": torch.from_numpy(starts),
            "moves": torch.from_numpy(self.numbers[moves]),
            "choices": torch.from_numpy(choices),
            "rows": torch.from_numpy(owner),
            "shares": shares(worths.nan_to_num(nan=-1e9) / SOFT, torch.from_numpy(owner), len(rows)).exp(),
            "rewards": torch.from_numpy(self.rewards[rows]),
        }


def _spread(edges: NDArray[np.int64], rows: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """Where the parts of some rows lie, where each row begins among them, and whose each part is."""
    sizes = edges[rows + 1] - edges[rows]
    starts = np.cumsum(sizes) - sizes
    owner = np.repeat(np.arange(len(rows)), sizes)
    return np.arange(sizes.sum()) - starts[owner] + edges[rows][owner], starts, owner


def shares(liked: Tensor, owner: Tensor, count: int) -> Tensor:
    """The logarithm of the share that each move has among those of its decision."""
    most = torch.full((count,), -torch.inf).scatter_reduce(0, owner, liked, "amax")
    above = liked - most[owner]
    total = torch.zeros(count).index_add(0, owner, above.exp())
    return above - total.log()[owner]


def agreement(learner: Learner, data: Data) -> float:
    """How often the move liked best is as good to the teacher as the best one, among decisions kept apart."""
    right = 0
    with torch.no_grad():
        for rows in np.array_split(data.kept, max(1, len(data.kept) // BATCH)):
            batch = data.batch(rows)
            liked, _ = learner(batch)
            edges = [*batch["choices"].tolist(), len(liked)]
            for start, end in pairwise(edges):
                part = batch["shares"][start:end]
                right += bool(part[liked[start:end].argmax()] >= part.max() * 0.999)
    return right / max(1, len(data.kept))


def fit(data: Data, seconds: float) -> tuple[Learner, list[float]]:
    """Learn for so many seconds of processor time; the rate falls to nothing until then. Also the agreement after each round."""
    torch.manual_seed(1)
    chance = np.random.default_rng(1)
    learner = Learner(len(data.places), len(data.moves))
    optimiser = torch.optim.Adam(learner.parameters(), lr=RATE)
    begun = time.process_time()
    curve: list[float] = []
    while (part := (time.process_time() - begun) / seconds) < 1:
        for rows in np.array_split(chance.permutation(data.used), max(1, len(data.used) // BATCH)):
            part = (time.process_time() - begun) / seconds
            optimiser.param_groups[0]["lr"] = RATE * max(0.01, 1 - part)
            batch = data.batch(rows)
            liked, value = learner(batch)
            likely = shares(liked, batch["rows"], len(rows))
            loss = -(batch["shares"] * likely).sum() / len(rows) + 0.5 * (value - batch["rewards"]).square().mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            if part >= 1:
                break
        curve.append(round(agreement(learner, data), 4))
        print(f"round {len(curve)}: agrees with the teacher in {curve[-1]:.1%} of {len(data.kept)} decisions", flush=True)
    return learner, curve


def save(path: Path, learner: Learner, data: Data, told: dict[str, Any]) -> None:
    """Write the weights in half precision."""
    state = {name: table.detach().numpy() for name, table in learner.named_parameters()}
    for name in ("input.weight", "asked.weight", "answer.weight", "likes.weight"):
        state[name][0] = 0  # what no lesson has shown
    state["likes.weight"][0] = UNKNOWN
    arrays = {
        "input": state["input.weight"],
        "asked": state["asked.weight"],
        "answer": state["answer.weight"],
        "likes": state["likes.weight"][:, 0],
        "first": state["first"],
        "middle": state["middle.weight"].T,
        "second": state["middle.bias"],
        "worth": np.concatenate([state["worth.weight"][0], state["worth.bias"]]),
    }
    halves = {name: array.astype(np.float16) for name, array in arrays.items()}
    np.savez_compressed(path, places=data.places, moves=data.moves, told=np.array(json.dumps(told)), **halves)


def main() -> None:
    """Play, learn and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10, help="of processor time on one core (default 10)")
    parser.add_argument("--lessons", nargs="*", type=Path, default=[], help="files of lessons from before, in place of new ones")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where the weights go (default: beside the package's own)")
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    seconds = chosen.minutes * 30
    arrays = read(chosen.lessons) if chosen.lessons else give(chosen.game, seconds, chosen.seed)[0].arrays()
    data = Data(arrays)
    print(f"{len(data.rewards)} decisions, {len(data.places)} inputs, {len(data.moves)} moves", flush=True)
    learner, curve = fit(data, seconds)
    told = {"game": chosen.game, "rules": Play(chosen.game).game.rules_version, "decisions": len(data.rewards), "agreement": curve}
    path = chosen.out or HERE / f"{chosen.game}.npz"
    save(path, learner, data, told)
    print(f"{path}: {path.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
