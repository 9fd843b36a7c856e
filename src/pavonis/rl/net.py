"""A small network that plays: what a seat may know and its legal moves go in, a preference for each move and a value come out.

The weights of a game are one file in `weights/`, made by `python -m pavonis.rl.learn` and `python -m pavonis.rl.practice`.
Playing needs NumPy only.
"""

import json
from functools import cache, lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pavonis.bots.bot import Advice, Bot, Budget, Choice
from pavonis.core.game import Game, Move, Seat
from pavonis.core.view import View
from pavonis.kit.sheet import Sheet
from pavonis.rl.encoding import Encoder, fill, numbers, places
from pavonis.rl.features import Features, features_of

Floats = NDArray[np.float32]
UNKNOWN = -10.0  # how much a move is liked that training has never met
PLAYERS = 2  # at the tables that the networks know; those of other tables have the number in their names


class Net:
    """Two hidden layers. The first adds up a row for every number that is not 0 and one for every feature of a legal move."""

    def __init__(self, arrays: dict[str, NDArray[Any]], features: Features) -> None:
        self.told = told(arrays)
        self.features = features
        self.rows = {name: arrays[name].astype(np.float32) for name in ("input", "asked", "answer")}
        self.first, self.second, self.middle = (arrays[name].astype(np.float32) for name in ("first", "second", "middle"))
        self.likes, self.worth = arrays["likes"].astype(np.float32), arrays["worth"].astype(np.float32)
        self.column = numbered(arrays["places"], features.places)
        self.number = np.concatenate([[0], numbered(arrays["moves"], features.moves)])  # 0 stands for no feature

    def __call__(self, sheet: Sheet, legal: list[Move], seat: Seat) -> tuple[Floats, float]:
        """A preference for each legal move, and the reward that the seat can expect, from -1 to 1."""
        look = np.zeros((1, self.features.size), np.float32)
        fill(sheet, look)
        owner = np.zeros(len(legal), np.int64)
        moves = self.number[self.features.of(look, np.array([seat]), owner, np.array(legal))]
        ones = self.column[np.concatenate([places(sheet.ones), self.features.further(look)[1]])]
        others = self.column[places(sheet.places)]
        hidden = self.first + self.rows["input"][ones].sum(0) + numbers(sheet.numbers) @ self.rows["input"][others]
        hidden = np.maximum(hidden + self.rows["asked"][moves].sum((0, 1)), 0)
        hidden = np.maximum(hidden @ self.middle + self.second, 0)
        value = float(np.tanh(hidden @ self.worth[:-1] + self.worth[-1]))
        likes = self.rows["answer"][moves].sum(1) @ hidden + self.likes[moves].sum(1)
        return likes + np.where(moves[:, 0] == 0, np.float32(UNKNOWN), np.float32(0)), value


def told(arrays: dict[str, NDArray[Any]]) -> dict[str, Any]:
    """How weights were made."""
    story: dict[str, Any] = json.loads(str(arrays["told"]))
    return story


def numbered(known: NDArray[Any], count: int) -> NDArray[np.int64]:
    """For each of so many things its number among the known ones; 0, whose row is empty, for the others."""
    numbers = np.zeros(count, np.int64)
    numbers[known.astype(np.int64)] = np.arange(1, len(known) + 1)
    return numbers


def named(game: str, players: int) -> str:
    """The file of a network."""
    return game if players == PLAYERS else f"{game}-{players}"


@cache
def weights_of(game: str, players: int, own: str = "") -> dict[str, NDArray[Any]]:
    """Weights of one's own, or those that come with a game for so many players; ValueError if none do."""
    path = Path(own) if own else files("pavonis") / "rl" / "weights" / f"{named(game, players)}.npz"
    if not path.is_file():
        if own:
            raise ValueError(f"there are no weights in {own}")
        raise ValueError(f"there is no network for {game} with {players} players; `python -m pavonis.rl.practice` makes one")
    with as_file(path) as file, np.load(file) as arrays:
        return dict(arrays)


@lru_cache(maxsize=4)
def net_of(game: Game[Any], players: int, own: str = "") -> tuple[Encoder, Net]:
    """The network of a game for so many players, and how it sees positions. All bots at the tables of a study share it."""
    encoder = Encoder(game, players)
    return encoder, Net(weights_of(game.key, players, own), features_of(encoder))


class NetBot(Bot):
    """Plays what the network likes best, without looking ahead. It knows tables of two, or of as many as there is a file for.

    A subclass may name `weights` of its own: a file that `python -m pavonis.rl.practice` or `learn` has written.
    """

    weights = ""

    def weigh(self, view: View[Any]) -> tuple[list[Move], Floats, float]:
        """The legal moves, how likely each is, and the reward that the seat can expect."""
        world = view.sample(0)
        encoder, net = net_of(view.game, len(world.asks), self.weights)
        moves = view.legal()
        likes, value = net(encoder.sheet(world, view.seat), moves, view.seat)
        shares = np.exp(likes - likes.max())
        return moves, shares / shares.sum(), value

    def choose(self, view: View[Any], budget: Budget) -> Move:
        moves = view.legal()
        if len(moves) == 1:
            return moves[0]
        moves, shares, _ = self.weigh(view)
        return moves[int(shares.argmax())]

    def advise(self, view: View[Any], budget: Budget) -> Advice:
        moves, shares, value = self.weigh(view)
        fair = 1 / len(view.sample(0).asks)
        chance = fair + value * (1 - fair)  # as `Play.rewards` has it: 1 for a victory, which the others lose together
        choices = [Choice(move, 0.0, chance, float(share), []) for move, share in zip(moves, shares, strict=True)]
        choices.sort(key=lambda choice: -choice.weight)
        return Advice(choices[0].move, choices)
