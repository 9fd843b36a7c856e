"""What the moves of Mission: Red Planet are about: who leads in a region, now and when the ships on their way have landed.

Boarding the ship on the second pad means something else in every round: it depends on the region where the ship goes. So a move is
described by the regions and ships that it names, as they stand in the vector, and each region is an input as a whole.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pavonis.rl.encoding import Encoder
from pavonis.rl.features import Features, Looks, Numbers, arguments

REGIONS = 16
KINDS = 4
ASTRONAUTS = 22  # by which the vector divides astronauts in a region
CREW = 5  # and those on a ship
FAR = 3  # leads of so many and more are alike
LEADS = 2 * FAR + 1
OWN = 3  # nobody, one, more of the own colour
PRIZES = (KINDS + 1) * LEADS
ABOUT = [LEADS * OWN, LEADS, PRIZES, KINDS, REGIONS, CREW + 1, LEADS * OWN, LEADS]  # so many values has what is told of an argument
(EXPECTED, NOW, PRIZE, LYING, REGION, FREE, ABOARD, RIVAL) = range(len(ABOUT))
ROOM = sum(ABOUT)
STARTS = np.cumsum([0, *ABOUT[:-1]])
INPUT_ROOM = LEADS * OWN + LEADS + PRIZES  # inputs of a region
REGION_ARGUMENTS = {"send", "look", "place", "descend", "leave for", "walk", "redirect", "kill", "expel", "replace", "rescue"}
PAD_ARGUMENTS = {"board", "launch", "destroy", "redirect"}
RIVAL_ARGUMENTS = {"kill", "expel", "replace"}
NAMING = (  # the moves that name a region or a ship; the place of each is for ever, and a new one comes last
    "board", "launch", "destroy", "send", "look", "place", "descend", "leave for", "walk", "redirect", "kill", "expel", "replace",
    "rescue",
)  # fmt: skip
MOVE_ROOM = 32
NONE = -1


class RedPlanetFeatures(Features):
    """As `Features`, with regions, and moves by what they name."""

    def __init__(self, encoder: Encoder) -> None:
        super().__init__(encoder, MOVE_ROOM * 2 * ROOM)
        start = {field.name: field.start for field in encoder.fields}
        colours = next(field.size for field in encoder.fields if field.name == "region 0: astronauts")
        self.pads = sum(name.startswith("pad ") and name.endswith("capacity") for name in start)
        regions = [f"region {region}: " for region in range(REGIONS)]
        pads = [f"pad {pad + 1}: " for pad in range(self.pads)]
        self.astronauts = np.array([[start[r + "astronauts"] + colour for colour in range(colours)] for r in regions])
        self.resource = np.array([[start[r + "resource"] + kind for kind in range(KINDS)] for r in regions])
        self.tokens = np.array([[start[r + "tokens"] + kind for kind in range(KINDS)] for r in regions])
        self.destination = np.array([[start[p + "destination"] + region for region in range(REGIONS)] for p in pads])
        self.capacity = np.array([start[p + "capacity"] for p in pads])
        self.crew = np.array([[start[p + "crew"] + colour for colour in range(colours)] for p in pads])
        self.places = self.size + REGIONS * INPUT_ROOM
        self._name()

    def _name(self) -> None:
        """By code: the regions, the ship and the colour that a move names, and where its features begin."""
        self.first, self.second, self.ship, self.colour = (np.full(self.actions, NONE) for _ in range(4))
        self.base = np.zeros(self.actions, np.int64)
        for r in [r for r in self.game.space.ranges if r.name in NAMING]:
            part = slice(r.start, r.stop)
            self.base[part] = NAMING.index(r.name) * 2 * ROOM
            named = arguments(r)
            if r.name in PAD_ARGUMENTS:
                self.ship[part] = named[0]
            if r.name in REGION_ARGUMENTS:
                self.first[part] = named[1] if r.name == "redirect" else named[0]
            if r.name == "walk":
                self.second[part] = named[1]
            if r.name == "replace":  # places are the regions, then the ships
                self.ship[part] = np.where(named[0] >= REGIONS, named[0] - REGIONS, NONE)
                self.first[part] = np.where(named[0] < REGIONS, named[0], NONE)
            if r.name in RIVAL_ARGUMENTS:
                self.colour[part] = named[1]

    def _table(self, looks: Looks) -> dict[str, NDArray[Any]]:
        """The regions and ships of some vectors."""
        there = np.rint(looks[:, self.astronauts] * ASTRONAUTS).astype(np.int64)
        crew = np.rint(looks[:, self.crew] * CREW).astype(np.int64)
        bound = looks[:, self.destination]
        coming = np.einsum("npr,npc->nrc", bound, crew).astype(np.int64)
        known = looks[:, self.resource]
        capacity = np.rint(looks[:, self.capacity] * CREW).astype(np.int64)
        expected = there + coming
        return {
            "expected": expected,
            "now": _lead(there),
            "then": _lead(expected) * OWN + expected[:, :, 0].clip(0, OWN - 1),
            "prize": np.where(known.any(2), known.argmax(2) + 1, 0) * LEADS + _lead(expected),
            "lying": np.rint(looks[:, self.tokens].sum(2) * 6).astype(np.int64).clip(0, KINDS - 1),
            "bound": np.where(bound.any(2), bound.argmax(2), NONE),
            "free": (capacity - crew.sum(2)).clip(0, CREW),
            "aboard": _lead(crew) * OWN + crew[:, :, 0].clip(0, OWN - 1),
        }

    def further(self, looks: Looks) -> tuple[Numbers, Numbers]:
        table = self._table(looks)
        starts = self.size + np.arange(REGIONS) * INPUT_ROOM
        parts = [table["then"], LEADS * OWN + table["now"], LEADS * OWN + LEADS + table["prize"]]
        places = (starts[None, :, None] + np.stack(parts, 2)).reshape(len(looks), -1)
        return np.repeat(np.arange(len(looks)), places.shape[1]), places.reshape(-1)

    def of(self, looks: Looks, seats: Numbers, owner: Numbers, moves: Numbers) -> Numbers:
        codes = self.turned[seats[owner], moves]
        table = self._table(looks)
        ship = self.ship[codes]
        bound = np.where(ship != NONE, table["bound"][owner, ship.clip(0, self.pads - 1)], NONE)
        first = np.where(self.first[codes] == NONE, bound, self.first[codes])
        second = np.where(
            self.second[codes] == NONE, np.where(first == bound, NONE, bound), self.second[codes]
        )  # of a ship sent elsewhere
        columns = [self.own + codes + 1]
        columns += self._region(table, owner, codes, first, self.base[codes])
        columns += self._region(table, owner, codes, second, self.base[codes] + ROOM)
        pad = ship.clip(0, self.pads - 1)
        for which, name in ((FREE, "free"), (ABOARD, "aboard")):
            columns.append(np.where(ship != NONE, self.base[codes] + STARTS[which] + table[name][owner, pad] + 1, 0))
        return np.stack(columns, 1)

    def _region(
        self, table: dict[str, NDArray[Any]], owner: Numbers, codes: Numbers, region: Numbers, base: Numbers
    ) -> list[Numbers]:
        """What is told of a region that moves name."""
        there = region != NONE
        at = region.clip(0)
        told = {EXPECTED: table["then"][owner, at], NOW: table["now"][owner, at], PRIZE: table["prize"][owner, at]}
        told |= {LYING: table["lying"][owner, at], REGION: at}
        columns = [np.where(there, base + STARTS[which] + values + 1, 0) for which, values in told.items()]
        colour = self.colour[codes]
        expected = table["expected"][owner, at]
        ahead = expected[np.arange(len(codes)), colour.clip(0, expected.shape[1] - 1)] - expected[:, 0]
        columns.append(np.where(there & (colour != NONE), base + STARTS[RIVAL] + ahead.clip(-FAR, FAR) + FAR + 1, 0))
        return columns


def _lead(counts: NDArray[np.int64]) -> NDArray[np.int64]:
    """By how many the viewer leads over the best of the others, from 0 for far behind."""
    leads: NDArray[np.int64] = (counts[:, :, 0] - counts[:, :, 1:].max(2)).clip(-FAR, FAR) + FAR
    return leads
