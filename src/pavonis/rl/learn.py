"""Make the network of a game: `python -m pavonis.rl.learn pocket-mars --minutes 10`, on one core; needs `torch`.

Half of the time a teacher plays (`lessons.py`), in the other half the network learns what each move is worth to the teacher, and to
foresee the result. The teacher looks at few hidden worlds, so a single judgement is noisy: the network learns worths, not best
moves, because the average of noisy worths is right and the most frequent winner among noisy worths is not. One block of decisions
in twenty is kept apart. How often the network agrees with the teacher there, and how many points its moves are worth more than the
average move, is told after each round and kept with the weights.
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

from pavonis import __version__
from pavonis.rl.features import Features, features_of
from pavonis.rl.lessons import give, read
from pavonis.rl.net import PLAYERS
from pavonis.rl.play import Play

HERE = Path(__file__).parent / "weights"
HIDDEN = 128
BATCH = 512
RATE = 2e-3
MOST = 6.0  # points by which a move counts as better or worse than the average one, at most
UNWEIGHED = -3.0  # the same for moves that the teacher does not consider
NEAR = 0.01  # points within which two moves are equally good
APART = 20  # one decision in so many blocks is kept apart
BLOCK = 1000  # decisions that stay together, so that games are not torn apart
CHUNK = 1024  # decisions whose vectors are written out at once

Known = NDArray[np.generic]  # the numbers of the places or moves that have been met


class Learner(nn.Module):  # type: ignore[misc]
    """As `pavonis.rl.net.Net`, for many decisions at once."""

    def __init__(self, inputs: int, moves: int, hidden: int = HIDDEN) -> None:
        super().__init__()
        self.input = nn.EmbeddingBag(inputs + 1, hidden, mode="sum", padding_idx=0)
        self.asked = nn.EmbeddingBag(moves + 1, hidden, mode="sum", padding_idx=0)
        self.answer = nn.EmbeddingBag(moves + 1, hidden, mode="sum", padding_idx=0)
        self.likes = nn.EmbeddingBag(moves + 1, 1, mode="sum", padding_idx=0)
        self.first = nn.Parameter(torch.zeros(hidden))
        self.middle = nn.Linear(hidden, hidden)
        self.worth = nn.Linear(hidden, 1)
        for table in (self.input, self.asked, self.answer):
            nn.init.normal_(table.weight, std=0.05)
            with torch.no_grad():
                table.weight[0].zero_()
        nn.init.zeros_(self.likes.weight)

    def forward(self, batch: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
        """A preference for each move, end to end, and a value for each decision."""
        hidden = self.hidden(batch)
        return self.liked(batch, hidden), self.value(hidden)

    def hidden(self, batch: dict[str, Tensor]) -> Tensor:
        """What it makes of each decision."""
        hidden = self.first + self.input(batch["places"], batch["starts"], per_sample_weights=batch["numbers"])
        hidden = torch.relu(hidden.index_add(0, batch["rows"], self.asked(batch["moves"])))
        return torch.relu(self.middle(hidden))

    def liked(self, batch: dict[str, Tensor], hidden: Tensor) -> Tensor:
        """A preference for each move, end to end."""
        return (self.answer(batch["moves"]) * hidden[batch["rows"]]).sum(1) + self.likes(batch["moves"]).squeeze(1)

    def value(self, hidden: Tensor) -> Tensor:
        """The reward that can be expected, from -1 to 1."""
        return torch.tanh(self.worth(hidden)).squeeze(1)


class Data:
    """Lessons, with inputs and features of moves numbered among those that occur."""

    def __init__(self, arrays: dict[str, NDArray[Any]], features: Features) -> None:
        self.rewards = arrays["out"]
        self.choices = np.concatenate([[0], np.cumsum(arrays["nmv"])])
        places, values, sizes, moves = described(arrays, features)
        self.starts = np.concatenate([[0], np.cumsum(sizes)])
        self.places, self.columns = _renumbered(places, features.places)
        self.moves, self.numbers = _renumbered(moves - 1, features.moves)
        self.scales = usual(values, self.columns, len(self.places) + 1)
        self.values = values / self.scales[self.columns]
        self.worths = centred(arrays["tv"], np.repeat(np.arange(len(self.rewards)), arrays["nmv"]), len(self.rewards))
        apart = np.arange(len(self.rewards)) // BLOCK % APART == 0
        self.kept, self.used = np.flatnonzero(apart), np.flatnonzero(~apart)

    def batch(self, rows: NDArray[np.int64]) -> dict[str, Tensor]:
        """Some decisions, end to end."""
        inputs, starts, _ = spread(self.starts, rows)
        moves, choices, owner = spread(self.choices, rows)
        return {
            "places": torch.from_numpy(self.columns[inputs].astype(np.int64)),
            "numbers": torch.from_numpy(self.values[inputs]),
            "starts": torch.from_numpy(starts),
            "moves": torch.from_numpy(self.numbers[moves].astype(np.int64)),
            "choices": torch.from_numpy(choices),
            "rows": torch.from_numpy(owner),
            "worths": torch.from_numpy(self.worths[moves]),
            "rewards": torch.from_numpy(self.rewards[rows]),
        }


def described(arrays: dict[str, NDArray[Any]], features: Features) -> tuple[Known, NDArray[np.float32], Known, Known]:
    """The inputs of lessons, their numbers, how many belong to each decision, and the features of each move."""
    parts: list[tuple[NDArray[Any], ...]] = []
    starts, choices = (np.concatenate([[0], np.cumsum(arrays[name])]) for name in ("nin", "nmv"))
    for begin in range(0, len(arrays["out"]), CHUNK):
        end = min(begin + CHUNK, len(arrays["out"]))
        places = arrays["idx"][starts[begin] : starts[end]].astype(np.int64)
        values = arrays["val"][starts[begin] : starts[end]].astype(np.float32)
        rows = np.repeat(np.arange(end - begin), arrays["nin"][begin:end])
        owner = np.repeat(np.arange(end - begin), arrays["nmv"][begin:end])
        looks = np.zeros((end - begin, features.size), np.float32)
        looks[rows, places] = values
        moves = features.of(looks, arrays["seat"][begin:end], owner, arrays["mov"][choices[begin] : choices[end]])
        more, further = features.further(looks)
        order = np.concatenate([rows, more]).argsort(kind="stable")
        places = np.concatenate([places, further])[order]
        values = np.concatenate([values, np.ones(len(further), np.float32)])[order]
        sizes = np.bincount(rows, minlength=end - begin) + np.bincount(more, minlength=end - begin)
        parts.append((places.astype(np.int32), values, sizes, moves.astype(np.int32)))
    places, values, sizes, moves = (np.concatenate(each) for each in zip(*parts, strict=True))
    return places, values, sizes, moves


def _renumbered(things: NDArray[Any], count: int) -> tuple[Known, NDArray[np.int32]]:
    """The things that occur, and the number of each among them; 0 for -1, which is none."""
    known = np.flatnonzero(np.bincount(things.reshape(-1) + 1, minlength=count + 1)[1:])
    numbers = np.zeros(count + 1, np.int32)
    numbers[known + 1] = np.arange(1, len(known) + 1)
    return known, numbers[things + 1]


def spread(edges: NDArray[np.int64], rows: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """Where the parts of some rows lie, where each row begins among them, and whose each part is."""
    sizes = edges[rows + 1] - edges[rows]
    starts = np.cumsum(sizes) - sizes
    owner = np.repeat(np.arange(len(rows)), sizes)
    return np.arange(sizes.sum()) - starts[owner] + edges[rows][owner], starts, owner


def usual(values: NDArray[np.float32], columns: NDArray[Any], count: int) -> NDArray[np.float32]:
    """How large the numbers of each column are where they are not 0. A few of at most 60 would else hardly be seen."""
    squares = np.bincount(columns, np.square(values, dtype=np.float64), count)
    return np.sqrt(squares / np.maximum(np.bincount(columns, minlength=count), 1)).clip(0.001).astype(np.float32)


def centred(worths: NDArray[np.float32], owner: NDArray[np.int64], count: int) -> NDArray[np.float32]:
    """By how many points each move is better than the average move of its decision that the teacher considers."""
    known = ~np.isnan(worths)
    mean = np.bincount(owner[known], worths[known], count) / np.maximum(np.bincount(owner[known], minlength=count), 1)
    return np.where(known, worths - mean[owner], UNWEIGHED).clip(-MOST, MOST).astype(np.float32)


def losses(learner: Learner, batch: dict[str, Tensor], count: int) -> Tensor:
    """How far the network is from the worths of the moves, and from the results of so many decisions."""
    liked, value = learner(batch)
    owner = batch["rows"]
    sizes = torch.zeros(count).index_add(0, owner, torch.ones_like(liked))
    mean = torch.zeros(count).index_add(0, owner, liked) / sizes
    apart = nn.functional.smooth_l1_loss(liked - mean[owner], batch["worths"], reduction="sum") / count
    return apart + (value - batch["rewards"]).square().mean()


def judged(learner: Learner, data: Data) -> tuple[float, float]:
    """Among decisions kept apart: how often the move liked best is the teacher's best, and the points that it gains on average."""
    right = gained = 0.0
    with torch.no_grad():
        for rows in np.array_split(data.kept, max(1, len(data.kept) // BATCH)):
            batch = data.batch(rows)
            liked, _ = learner(batch)
            for start, end in pairwise([*batch["choices"].tolist(), len(liked)]):
                part = batch["worths"][start:end]
                chosen = part[liked[start:end].argmax()]
                right += bool(chosen >= part.max() - NEAR)
                gained += float(chosen)
    count = max(1, len(data.kept))
    return round(right / count, 4), round(gained / count, 3)


def fit(data: Data, seconds: float) -> tuple[Learner, list[tuple[float, float]]]:
    """Learn for so many seconds of processor time; the rate falls to nothing until then. Also what was judged after each round."""
    torch.manual_seed(1)
    chance = np.random.default_rng(1)
    learner = Learner(len(data.places), len(data.moves))
    optimiser = torch.optim.Adam(learner.parameters(), lr=RATE)
    begun = time.process_time()
    curve: list[tuple[float, float]] = []
    while (part := (time.process_time() - begun) / seconds) < 1:
        for rows in np.array_split(chance.permutation(data.used), max(1, len(data.used) // BATCH)):
            part = (time.process_time() - begun) / seconds
            optimiser.param_groups[0]["lr"] = RATE * max(0.01, 1 - part)
            loss = losses(learner, data.batch(rows), len(rows))
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            if part >= 1:
                break
        curve.append(judged(learner, data))
        agreed, gained = curve[-1]
        print(
            f"round {len(curve)}: agrees with the teacher in {agreed:.1%} of {len(data.kept)}, gains {gained:.2f} points",
            flush=True,
        )
    return learner, curve


def save(path: Path, learner: Learner, places: Known, moves: Known, scales: NDArray[np.float32], told: dict[str, Any]) -> None:
    """Write the weights in half precision: a row for each place and move that is known, after one for all others."""
    state = {name: table.detach().numpy().copy() for name, table in learner.named_parameters()}
    for name in ("input.weight", "asked.weight", "answer.weight", "likes.weight"):
        state[name][0] = 0  # what no lesson has shown
    arrays = {
        "input": state["input.weight"] / scales[:, None],
        "asked": state["asked.weight"],
        "answer": state["answer.weight"],
        "likes": state["likes.weight"][:, 0],
        "first": state["first"],
        "middle": state["middle.weight"].T,
        "second": state["middle.bias"],
        "worth": np.concatenate([state["worth.weight"][0], state["worth.bias"]]),
    }
    halves = {name: array.astype(np.float16) for name, array in arrays.items()}
    np.savez_compressed(path, places=places, moves=moves, told=np.array(json.dumps(told)), **halves)


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
    play = Play(chosen.game, PLAYERS)
    data = Data(arrays, features_of(play.encoder))
    print(f"{len(data.rewards)} decisions, {len(data.places)} inputs, {len(data.moves)} moves", flush=True)
    learner, curve = fit(data, seconds)
    told = {
        "game": chosen.game,
        "rules": play.game.rules_version,
        "release": __version__,
        "command": f"python -m pavonis.rl.learn {chosen.game} --minutes {chosen.minutes:g} --seed {chosen.seed}",
        "lessons": [path.name for path in chosen.lessons],
        "decisions": len(data.rewards),
        "agreement": [agreed for agreed, _ in curve],
        "gain": [gained for _, gained in curve],
    }
    path = chosen.out or HERE / f"{chosen.game}.npz"
    save(path, learner, data.places, data.moves, data.scales, told)
    print(f"{path}: {path.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
