"""Let the network of a game practise: `python -m pavonis.rl.practice pocket-mars --minutes 5`, on one core; needs `torch`.

It plays all seats of many tables against itself and learns from the results by proximal policy optimisation. A decision is judged
by what its seat got in the end, compared with what the network expected: victories, and points, which tell more about a game than
who won it. In a duel of Mission: Red Planet the neutral colours may win, and then both seats have lost. With `--strangers 0.5`, one
seat at half of the tables makes random moves, because a network that only knows itself meets few of the positions that others make.
With `--lead`, points count by how many more they are than the best rival's: where a game lasts until the players end it, seats that
count their own points alone learn to wait.
"""

import argparse
import math
import time
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from pavonis import __version__
from pavonis.rl.encoding import Encoder, numbers, places
from pavonis.rl.features import Features, features_of
from pavonis.rl.learn import HERE, HIDDEN, Learner, save, spread, usual
from pavonis.rl.net import PLAYERS, named, numbered, told
from pavonis.rl.points import Usual, leads
from pavonis.rl.vector import Games

TABLES = 128
POOL = 8192  # decisions of finished games that are learned from at once
PART = 1024
EPOCHS = 2
SETTLING = 8  # pools from which only what to expect is learned: judged by an untaught expectation, good moves would be unlearned
RATE = 5e-4
CLIP = 0.2
FAR = 0.95  # how much later surprises count: the lambda of generalised advantages
POINTS = 0.5  # what a usual difference in points counts, in victories
CURIOSITY = 0.005  # what the entropy of a choice counts
MOST = 0.5  # the length of a gradient
SHARPER = 4.0  # likings from lessons are points; as chances they have to be further apart
LOOK = 300  # steps of random play that show how large the numbers of each place are
PAUSE = 60  # seconds after which the weights are written again


class Decision(NamedTuple):
    """What was known, what could be done, what was done, how likely that was, and what was expected."""

    places: NDArray[np.int64]
    numbers: NDArray[np.float32]
    moves: NDArray[np.int64]  # a row of features for each
    chosen: int
    chance: float  # its logarithm
    expected: float


class Lesson(NamedTuple):
    """A decision and what came of it."""

    made: Decision
    better: float  # than expected
    won: float


class Shown(NamedTuple):
    """What all tables show, end to end: the inputs that are not 0, and the legal moves."""

    rows: NDArray[np.int64]
    places: NDArray[np.int64]
    numbers: NDArray[np.float32]
    owner: NDArray[np.int64]
    moves: NDArray[np.int64]


class Tables(Games):
    """Games that also keep the points of those that ended, and show what they show without all the zeros."""

    def __init__(self, key: str, players: int, seed: int) -> None:
        super().__init__(key, TABLES, players=players, seed=seed)
        self.points: dict[int, list[float]] = {}
        self.features = features_of(self.play.encoder)

    def _rewards(self, row: int) -> list[float]:
        self.points[row] = [float(score) for score in self.play.game.scores(self.states[row])]
        return super()._rewards(row)

    def shown(self) -> Shown:
        """What the batch of the last step has, with the inputs that only networks have."""
        sheet = self._positions.sheet
        ones, others = places(sheet.ones), places(sheet.places)
        where, column = np.divmod(np.concatenate([ones, others]), self.size)
        more, further = self.features.further(self._batch.observations)
        rows = np.concatenate([where, more])
        values = np.concatenate([np.ones(len(ones), np.float32), numbers(sheet.numbers), np.ones(len(further), np.float32)])
        order = rows.astype(np.int16).argsort(kind="stable")
        owner, moves = np.divmod(places(self._positions.legal), self.actions)
        return Shown(rows[order], np.concatenate([column, further])[order], values[order], owner, moves)


class Player(nn.Module):  # type: ignore[misc]
    """A network with a second value, of points and victories together. It knows the places and moves of its file, or all."""

    def __init__(
        self, features: Features, known: tuple[NDArray[Any], NDArray[Any]], scales: NDArray[np.float32], hidden: int
    ) -> None:
        super().__init__()
        self.known = known
        self.column = numbered(known[0], features.places)
        self.number = np.concatenate([[0], numbered(known[1], features.moves)])
        self.scales = np.concatenate([[1], scales[known[0]]]).astype(np.float32)
        self.learner = Learner(len(known[0]), len(known[1]), hidden)
        self.baseline = nn.Linear(hidden, 1)

    def forward(self, batch: dict[str, Tensor], settled: bool = True) -> tuple[Tensor, Tensor, Tensor]:
        """A preference for each move, end to end; the reward and the result that are expected of each decision.

        Until it has settled, learning what to expect leaves alone how decisions are seen, which the preferences depend on.
        """
        hidden = self.learner.hidden(batch)
        seen = hidden if settled else hidden.detach()
        return self.learner.liked(batch, hidden), self.learner.value(seen), self.baseline(seen).squeeze(1)

    def begin(self, arrays: dict[str, NDArray[Any]], sharper: float) -> None:
        """Take over the weights of a file."""
        learner = self.learner
        with torch.no_grad():
            learner.input.weight.copy_(_tensor(arrays["input"]) * _tensor(self.scales)[:, None])
            learner.asked.weight.copy_(_tensor(arrays["asked"]))
            learner.answer.weight.copy_(_tensor(arrays["answer"]) * sharper)
            learner.likes.weight[:, 0] = _tensor(arrays["likes"]) * sharper
            learner.first.copy_(_tensor(arrays["first"]))
            learner.middle.weight.copy_(_tensor(arrays["middle"]).T)
            learner.middle.bias.copy_(_tensor(arrays["second"]))
            learner.worth.weight[0] = _tensor(arrays["worth"][:-1])
            learner.worth.bias[0] = float(arrays["worth"][-1])
            self.baseline.load_state_dict(learner.worth.state_dict())  # victories are a good part of what is expected

    def save(self, path: Path, story: dict[str, Any]) -> None:
        """Write the weights."""
        save(path, self.learner, *self.known, self.scales, story)


def _tensor(array: NDArray[Any]) -> Tensor:
    return torch.from_numpy(array.astype(np.float32))


def sizes(key: str, players: int, seed: int) -> NDArray[np.float32]:
    """How large the numbers of each place are where they are not 0, in random play."""
    tables = Tables(key, players, seed)
    batch = tables.reset()
    chance = np.random.default_rng(seed)
    values: list[NDArray[np.float32]] = []
    columns: list[NDArray[np.int64]] = []
    for _ in range(LOOK):
        shown = tables.shown()
        values.append(shown.numbers)
        columns.append(shown.places)
        batch = tables.step(np.where(batch.masks, chance.random(batch.masks.shape, np.float32), -1).argmax(1))
    met = np.concatenate(columns)
    found = usual(np.concatenate(values), met, tables.features.places)
    found[np.bincount(met, minlength=len(found)) == 0] = 1
    return found


class School:
    """Tables at which a network plays all seats, and what it has still to learn from."""

    def __init__(self, key: str, players: int, player: Player, seed: int, strangers: float = 0.0, lead: bool = False) -> None:
        self.player = player
        self.lead = lead
        self.tables = Tables(key, players, seed)
        rows = np.arange(TABLES)
        self.stranger = np.where(rows < strangers * TABLES, rows % players, -1)  # by table: the seat that moves at random
        self.batch = self.tables.reset()
        self.chance = np.random.default_rng(seed)
        self.open: list[list[list[Decision]]] = [self._nothing() for _ in range(TABLES)]
        self.usual = Usual()
        self.pool: list[Lesson] = []
        self.games = self.pools = 0
        self.recent: list[tuple[bool, float]] = []  # games since the last look: whether the network won, and its mean points

    def _nothing(self) -> list[list[Decision]]:
        return [[] for _ in range(self.tables.players)]

    def step(self) -> None:
        """One move at every table."""
        shown = self.tables.shown()
        count = np.bincount(shown.owner, minlength=TABLES)
        begin = np.cumsum(count) - count
        moves = shown.moves[begin]
        own = self.batch.seats != self.stranger
        for row in np.flatnonzero((count > 1) & ~own).tolist():
            moves[row] = self.chance.choice(shown.moves[begin[row] : begin[row] + count[row]])
        asked = np.flatnonzero((count > 1) & own)
        if len(asked):
            for row, decision in zip(asked.tolist(), self._decided(shown, asked), strict=True):
                self.open[row][self.batch.seats[row]].append(decision)
                moves[row] = shown.moves[begin[row] + decision.chosen]
        self.batch = self.tables.step(moves)
        for row in np.flatnonzero(self.batch.ended).tolist():
            self._end(row, self.batch.rewards[row].tolist())

    def _decided(self, shown: Shown, asked: NDArray[np.int64]) -> list[Decision]:
        """Choose at some tables, each move as often as it is liked."""
        player = self.player
        number = np.full(TABLES, -1)
        number[asked] = np.arange(len(asked))
        seen, offered = number[shown.rows] >= 0, number[shown.owner] >= 0
        rows, columns = number[shown.rows[seen]], player.column[shown.places[seen]]
        values = shown.numbers[seen] / player.scales[columns]
        owner = number[shown.owner[offered]]
        looks, seats = self.batch.observations[asked], self.batch.seats[asked]
        moves = player.number[self.tables.features.of(looks, seats, owner, shown.moves[offered])]
        starts, choices = np.searchsorted(rows, np.arange(len(asked))), np.searchsorted(owner, np.arange(len(asked)))
        with torch.no_grad():
            liked, _, expected = player(tensors(columns, values, starts, moves, owner))
            chances = shares(liked, torch.from_numpy(owner), len(asked)).double().numpy()
        wished = chances + self.chance.gumbel(size=len(chances))
        chosen = np.flatnonzero(wished == np.maximum.reduceat(wished, choices)[owner])
        inputs, answers = [*starts.tolist(), len(columns)], [*choices.tolist(), len(moves)]
        return [
            Decision(columns[a:b], values[a:b], moves[c:d], int(pick) - c, float(chances[pick]), float(worth))
            for (a, b), (c, d), pick, worth in zip(pairwise(inputs), pairwise(answers), chosen, expected.numpy(), strict=True)
        ]

    def _end(self, row: int, rewards: list[float]) -> None:
        """Tell every decision of a game that is over what came of it."""
        points = self.tables.points.pop(row, None)
        seats, self.open[row] = self.open[row], self._nothing()
        if points is None:
            return  # broken off
        own = [seat for seat in range(len(points)) if seat != self.stranger[row]]
        counted = leads(points) if self.lead else points
        self.usual.see([counted[seat] for seat in own])
        self.games += 1
        self.recent.append((max(rewards[seat] for seat in own) > -1, sum(points[seat] for seat in own) / len(own)))
        for made, reward, score in zip(seats, rewards, counted, strict=True):
            later, ahead = reward + POINTS * self.usual.measured(score), 0.0
            for decision in reversed(made):
                ahead = later - decision.expected + FAR * ahead
                later = decision.expected
                self.pool.append(Lesson(decision, ahead, reward))

    def learn(self, optimiser: torch.optim.Optimizer) -> None:
        """Go over the pool, and empty it."""
        pool = Pool(self.pool)
        self.pools += 1
        settled = self.pools > SETTLING
        for _ in range(EPOCHS):
            for part in np.array_split(self.chance.permutation(len(self.pool)), max(1, len(self.pool) // PART)):
                loss = losses(self.player, pool, part, settled)
                optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.player.parameters(), MOST)
                optimiser.step()
        self.pool = []


class Pool:
    """Lessons, end to end."""

    def __init__(self, lessons: list[Lesson]) -> None:
        made = [lesson.made for lesson in lessons]
        self.inputs = np.concatenate([[0], np.cumsum([len(each.places) for each in made])])
        self.choices = np.concatenate([[0], np.cumsum([len(each.moves) for each in made])])
        self.places = np.concatenate([each.places for each in made])
        self.numbers = np.concatenate([each.numbers for each in made])
        self.moves = np.concatenate([each.moves for each in made])
        self.chosen = np.array([each.chosen for each in made])
        self.chances = np.array([each.chance for each in made], np.float32)
        self.expected = np.array([each.expected for each in made], np.float32)
        better = np.array([lesson.better for lesson in lessons], np.float32)
        self.results = self.expected + better
        self.better = (better - better.mean()) / (better.std() + 1e-6)
        self.won = np.array([lesson.won for lesson in lessons], np.float32)


def tensors(
    places: NDArray[np.int64],
    numbers: NDArray[np.float32],
    starts: NDArray[np.int64],
    moves: NDArray[np.int64],
    owner: NDArray[np.int64],
) -> dict[str, Tensor]:
    """Some decisions, end to end, as a `Learner` wants them."""
    arrays = {"places": places, "numbers": numbers, "starts": starts, "moves": moves, "rows": owner}
    return {name: torch.from_numpy(array) for name, array in arrays.items()}


def shares(liked: Tensor, owner: Tensor, count: int) -> Tensor:
    """Logarithms of the chances of the moves of so many decisions."""
    most = torch.full((count,), -math.inf).scatter_reduce(0, owner, liked.detach(), "amax")
    apart = liked - most[owner]
    whole = torch.zeros(count).index_add(0, owner, apart.exp())
    return apart - whole.log()[owner]


def losses(player: Player, pool: Pool, part: NDArray[np.int64], settled: bool = True) -> Tensor:
    """How far the network is from what it should have learned from some decisions; until it has settled, of what to expect."""
    inputs, starts, _ = spread(pool.inputs, part)
    moves, choices, owner = spread(pool.choices, part)
    batch = tensors(pool.places[inputs], pool.numbers[inputs], starts, pool.moves[moves], owner)
    liked, value, expected = player(batch, settled)
    results, won = torch.from_numpy(pool.results[part]), torch.from_numpy(pool.won[part])
    surprise = 0.5 * (expected - results).square().mean() + 0.5 * (value - won).square().mean()
    if not settled:
        return surprise
    chances = shares(liked, batch["rows"], len(part))
    ratio = (chances[choices + pool.chosen[part]] - torch.from_numpy(pool.chances[part])).exp()
    better = torch.from_numpy(pool.better[part])
    policy = -torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
    entropy = -(chances.exp() * chances).sum() / len(part)
    return policy - CURIOSITY * entropy + surprise


def begun(key: str, players: int, weights: Path, seed: int) -> tuple[Player, dict[str, Any]]:
    """A player with the weights of a file, and how these were made; without the file, one that knows nothing."""
    tables = Games(key, 1, players=players, encode=False)
    features = features_of(Encoder(tables.play.game, players))
    scales = sizes(key, players, seed)
    story: dict[str, Any] = {"game": key, "players": players, "rules": tables.play.game.rules_version, "release": __version__}
    if not weights.is_file():
        return Player(features, (np.arange(features.places), np.arange(features.moves)), scales, HIDDEN), story
    with np.load(weights) as file:
        arrays = dict(file)
    story |= told(arrays)
    player = Player(features, (arrays["places"], arrays["moves"]), scales, len(arrays["first"]))
    player.begin(arrays, 1.0 if "practised" in story else SHARPER)
    return player, story


def practise(school: School, seconds: float, path: Path, story: dict[str, Any]) -> None:
    """Play and learn for so many seconds of processor time, and write the weights now and then."""
    player = school.player
    optimiser = torch.optim.Adam(player.parameters(), lr=RATE)
    begin = time.process_time()
    due = 0.0
    curve: list[tuple[int, float, float]] = []
    while (spent := time.process_time() - begin) < seconds:
        while len(school.pool) < POOL:
            school.step()
        optimiser.param_groups[0]["lr"] = RATE * max(0.05, 1 - spent / seconds)
        school.learn(optimiser)
        if spent >= due:
            due += PAUSE
            won, points = np.mean(school.recent, axis=0)
            school.recent = []
            curve.append((school.games, round(float(won), 3), round(float(points), 2)))
            print(f"{spent:.0f} s, {school.games} games: {won:.1%} of the last won by the network, {points:.1f} points", flush=True)
            player.save(path, {**story, "practice": curve})
    player.save(path, {**story, "practice": curve, "games": school.games})


def main() -> None:
    """Practise and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10, help="of processor time on one core (default 10)")
    parser.add_argument("--weights", type=Path, help="where to begin (default: the package's own; if there are none, at nothing)")
    parser.add_argument("--players", type=int, default=PLAYERS, help=f"seats at a table (default {PLAYERS})")
    parser.add_argument("--strangers", type=float, default=0, help="share of tables with one seat that moves at random (default 0)")
    parser.add_argument("--lead", action="store_true", help="count the points by which a seat leads, not its own alone")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where the weights go (default: in place of the package's own)")
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(chosen.seed)
    own = HERE / f"{named(chosen.game, chosen.players)}.npz"
    player, story = begun(chosen.game, chosen.players, chosen.weights or own, chosen.seed)
    seats = "" if chosen.players == PLAYERS else f" --players {chosen.players}"
    strangers = f" --strangers {chosen.strangers:g}" if chosen.strangers else ""
    lead = " --lead" if chosen.lead else ""
    command = (
        f"python -m pavonis.rl.practice {chosen.game}{seats} --minutes {chosen.minutes:g}{strangers}{lead} --seed {chosen.seed}"
    )
    path = chosen.out or own
    story["practised"] = [*story.get("practised", []), command]
    school = School(chosen.game, chosen.players, player, chosen.seed, chosen.strangers, chosen.lead)
    practise(school, chosen.minutes * 60, path, story)
    print(f"{path}: {path.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
