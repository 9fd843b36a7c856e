"""Positions of random games, changed at random: what somebody might upload, by mistake or on purpose."""

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

from pavonis.core.game import Game
from pavonis.core.record import Record, begin, snapshot

Path = tuple[Any, ...]  # keys and indices from the position down to one value
VALUES: list[Any] = [
    -1, 0, 1, 2, 7, 63, 64, 10**9, -(10**9), 1 << 70, -(1 << 70), 1 << 300, True, None, "x", 1.5, [], {}, {"t": []}, [[[[[[1]]]]]],
    {"t": 3}, {"u": [1]}, [None], {"t": [1, 2, 3]},
]  # fmt: skip
BITS = 300  # of the largest set of cards


def walk(game: Game[Any], seats: int, chance: Random, moves: int) -> Any:
    """A position of a random game after so many moves, or its end."""
    s = game.new(seats, chance.getrandbits(32))
    s.log = None
    for _ in range(moves):
        if game.over(s):
            break
        seat = chance.choice(game.open_seats(s))
        game.apply(s, seat, chance.choice(game.legal(s, seat)))
    return s


def record_of(game: Game[Any], s: Any, chance: Random) -> Record:
    """A record that begins with a position, and the first moves of how it may go on."""
    record = begin(game, len(s.asks), 1)
    record.position = json.loads(json.dumps(snapshot(s)))
    c = game.clone(s)
    for _ in range(chance.randrange(4)):
        if not game.over(c):
            seat = chance.choice(game.waiting(c))
            record.entries.append((seat, chance.choice(game.legal(c, seat))))
            game.apply(c, *record.entries[-1])
    return record


def paths(value: Any, here: Path = ()) -> list[Path]:
    """Every place in a piece of JSON."""
    found = [here]
    if isinstance(value, dict | list):
        inside = value.items() if isinstance(value, dict) else enumerate(value)
        for key, each in inside:
            found += paths(each, (*here, key))
    return found


def at(position: Any, path: Path) -> Any:
    """What stands in a place."""
    for key in path:
        position = position[key]
    return position


def put(position: Any, path: Path, value: Any) -> None:
    """Put something else there."""
    at(position, path[:-1])[path[-1]] = value


class Mutator:
    """Changes positions. A donor is another position of the same game, whose parts may be taken."""

    def __init__(self, chance: Random, donor: dict[str, Any]) -> None:
        self.chance = chance
        self.donor = donor
        self.ways: list[Callable[[dict[str, Any]], None]] = [
            self.replace, self.replace, self.nudge, self.nudge, self.nudge, self.flip_bit, self.flip_bit, self.swap, self.relabel,
            self.repeat, self.cut, self.graft, self.graft, self.graft, self.frame, self.frame, self.lose,
        ]  # fmt: skip

    def __call__(self, position: dict[str, Any]) -> dict[str, Any]:
        """A position with one to three changes."""
        changed = copy.deepcopy(position)
        for _ in range(self.chance.choice((1, 1, 1, 2, 3))):
            self.chance.choice(self.ways)(changed)
        return changed

    def some(self, position: dict[str, Any], kind: type) -> Path:
        """A place with a value of that type: of all fields alike, so that short ones are met as often."""
        names = list(position)
        for _ in range(50):
            name = self.chance.choice(names)
            found = [path for path in paths(position[name], (name,)) if type(at(position, path)) is kind]
            if found:
                return self.chance.choice(found)
        return (names[0],)

    def replace(self, position: dict[str, Any]) -> None:
        place = self.some(position, self.chance.choice((int, int, list, dict)))
        put(position, place, copy.deepcopy(self.chance.choice(VALUES)))

    def nudge(self, position: dict[str, Any]) -> None:
        place = self.some(position, int)
        value = at(position, place)
        if type(value) is int:
            put(position, place, value + self.chance.choice((-2, -1, 1, 1, 2, 5, 100)))

    def flip_bit(self, position: dict[str, Any]) -> None:
        place = self.some(position, int)
        value = at(position, place)
        if type(value) is int:
            put(position, place, value ^ 1 << self.chance.randrange(self.chance.choice((4, 16, 64, BITS))))

    def swap(self, position: dict[str, Any]) -> None:
        one, other = self.some(position, int), self.some(position, int)
        mine, theirs = at(position, one), at(position, other)
        put(position, one, theirs)
        put(position, other, mine)

    def relabel(self, position: dict[str, Any]) -> None:
        """Two numbers change their places within a field, as if two cards had been exchanged."""
        name = self.chance.choice(list(position))
        found = [path for path in paths(position[name], (name,)) if type(at(position, path)) is int]
        if len(found) > 1:
            one, other = self.chance.sample(found, 2)
            mine, theirs = at(position, one), at(position, other)
            put(position, one, theirs)
            put(position, other, mine)

    def repeat(self, position: dict[str, Any]) -> None:
        items = at(position, self.some(position, list))
        if isinstance(items, list) and items:
            items.insert(self.chance.randrange(len(items) + 1), copy.deepcopy(self.chance.choice(items)))

    def cut(self, position: dict[str, Any]) -> None:
        items = at(position, self.some(position, list))
        if isinstance(items, list) and items:
            del items[self.chance.randrange(len(items)) :]

    def graft(self, position: dict[str, Any]) -> None:
        """A field, or several, as they were in another game."""
        for name in self.chance.sample(list(position), self.chance.choice((1, 1, 2, 3))):
            if name in self.donor:
                position[name] = copy.deepcopy(self.donor[name])

    def frame(self, position: dict[str, Any]) -> None:
        """Something about what is under way: a question, a step, one of their numbers."""
        name = self.chance.choice(("asks", "seats", "table", "sealed", "owed"))
        place = self.chance.choice(paths(position.get(name), (name,)))
        value = at(position, place) if name in position else None
        if type(value) is int:
            put(position, place, self.chance.choice((value + 1, value - 1, self.chance.randrange(60), self.chance.randrange(5000))))
        elif isinstance(value, list) and value:
            self.chance.shuffle(value)
        elif name in position:
            put(position, place, copy.deepcopy(self.donor.get(name)))

    def lose(self, position: dict[str, Any]) -> None:
        if position:
            del position[self.chance.choice(list(position))]
