"""What the moves of Terraforming Mars are about: the card, whatever is done with it, and what lies beside a place.

The worth of a place for a tile is in its neighbours: oceans pay, greeneries are points for cities beside them. A vector has tiles
one by one, and a network would have to learn the map before it could add them up.
"""

import numpy as np
from numpy.typing import NDArray

from pavonis.games import box
from pavonis.rl.encoding import Encoder
from pavonis.rl.features import Features, Looks, Numbers, arguments

OCEAN, GREENERY, CITY, CAPITAL = 1, 2, 3, 4  # the codes of tiles, which never change
MOST = 3  # so many neighbours of a kind and more are alike
AROUND = 7  # nobody to six free neighbours
COUNTED = ["oceans", "own greeneries", "greeneries of others", "own cities", "cities of others"]
ROOM = len(COUNTED) * (MOST + 1) + AROUND
KINDS = (  # of moves; the place of each is for ever, and a new one comes last
    "take back", "decline", "done", "pass", "end turn", "sell patents", "plant greenery", "warm up", "take neutral", "project",
    "milestone", "award", "choose", "next", "corporation", "play", "use", "buy", "keep", "draft", "sell", "discard", "add", "take",
    "copy", "kill", "place", "lower", "remove", "steal", "pay", "amount",
)  # fmt: skip
KIND_ROOM = 64
CARD_ROOM = 512
BONUS_ROOM = 128  # as many as places
TILE_ROOM = 8  # kinds of tiles, as moves know them
CARDS = KIND_ROOM
BONUSES = CARDS + CARD_ROOM
BESIDE = BONUSES + BONUS_ROOM
CARD_MOVES = ("play", "use", "buy", "keep", "draft", "sell", "discard", "add", "take", "copy", "kill")


class MarsFeatures(Features):
    """As `Features`, with cards, kinds of moves, and places with what lies beside them."""

    def __init__(self, encoder: Encoder) -> None:
        super().__init__(encoder, BESIDE + TILE_ROOM * ROOM)
        field = {field.name: field for field in encoder.fields}
        self.tiles, self.owners = (slice(field[name].start, field[name].start + field[name].size) for name in ("tiles", "owners"))
        self.room = field["owners"].size // self.seats  # for places
        self._map()
        self._name()

    def _map(self) -> None:
        """Which places are neighbours, and which have the same bonus."""
        ours = box(self.game.key)
        board = ours.board(self.game, ours.words(self.game, "en", []))
        self.neighbours = np.zeros((self.room, self.room), np.float32)
        self.bonus = np.zeros(self.room, np.int64)
        known: dict[tuple[str, ...], int] = {}
        for place in board.places:  # type: ignore[union-attr]
            self.neighbours[place.around, place.number] = 1
            self.bonus[place.number] = known.setdefault(tuple(place.bonus), len(known))

    def _name(self) -> None:
        """By code: its kind, its card, and its place with where the features of such a tile begin."""
        self.kind, self.card, self.place, self.start = (np.full(self.actions, -1) for _ in range(4))
        for r in self.game.space.ranges:
            part = slice(r.start, r.stop)
            if r.name in KINDS:
                self.kind[part] = KINDS.index(r.name)
            if r.name in CARD_MOVES:
                self.card[part] = CARDS + arguments(r)[-1]
            if r.name == "place":
                tile, self.place[part] = arguments(r)
                self.start[part] = BESIDE + tile * ROOM

    def of(self, looks: Looks, seats: Numbers, owner: Numbers, moves: Numbers) -> Numbers:
        codes = self.turned[seats[owner], moves]
        found = np.zeros((len(codes), 4 + len(COUNTED) + 1), np.int64)
        found[:, 0], found[:, 1], found[:, 2] = self.own + codes + 1, self.kind[codes] + 1, self.card[codes] + 1
        placing = np.flatnonzero(self.place[codes] >= 0)
        if len(placing):
            rows, row = np.unique(owner[placing], return_inverse=True)
            place, start = self.place[codes[placing]], self.start[codes[placing]]
            found[placing, 3] = BONUSES + self.bonus[place] + 1
            for number, counts in enumerate(self._counts(looks[rows])):
                found[placing, 4 + number] = start + number * (MOST + 1) + counts[row, place] + 1
        return found

    def _counts(self, looks: Looks) -> list[NDArray[np.int64]]:
        """For every place, how many of each kind of neighbour it has, and how many free ones."""
        tiles = looks[:, self.tiles].reshape(len(looks), self.room, -1)
        own = looks[:, self.owners].reshape(len(looks), self.room, -1)[:, :, 0]
        green, city = tiles[:, :, GREENERY], tiles[:, :, CITY] + tiles[:, :, CAPITAL]
        kinds = [tiles[:, :, OCEAN], green * own, green * (1 - own), city * own, city * (1 - own)]
        counts = [(kind @ self.neighbours).astype(np.int64).clip(0, MOST) for kind in kinds]
        free = (1 - tiles.any(2)).astype(np.float32) @ self.neighbours
        return [*counts, free.astype(np.int64)]
