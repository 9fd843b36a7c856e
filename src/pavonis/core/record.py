"""A game as data: game, rules version, options, seed and moves. It serves as save file, replay, undo, bug report and golden test.

A record only grows: an undo is an entry, not a deletion. A snapshot is a position as named fields; a record may begin with one.
"""

import json
from hashlib import blake2b
from typing import Any, Final

from pavonis.core.fields import Alike, BadPosition, Field
from pavonis.core.game import Game, Move, S, Seat, State
from pavonis.core.sound import check_sound

UNDO: Final = -1  # in a record, in place of a move: the seat takes its last step back

DEEPEST: Final = 4  # lists within lists in a position

Entry = tuple[Seat, Move]


class BadRecord(ValueError):
    """A record that cannot be read or breaks the rules, with a sentence that says where."""


class Record:
    """One game from its first move to its last, a few hundred bytes."""

    def __init__(self, game: str, rules_version: int, options: dict[str, Any], seats: int, seed: int) -> None:
        self.game = game
        self.rules_version = rules_version
        self.options = options
        self.seats = seats
        self.seed = seed
        self.entries: list[Entry] = []
        self.position: dict[str, Any] | None = None  # a snapshot the record begins with, instead of the set-up
        self.notes: dict[str, Any] = {}  # who sat where and the like: for people, never for the rules

    def __repr__(self) -> str:
        return f"<Record of {self.game}: seed {self.seed}, {self.seats} seats, {len(self.entries)} entries>"

    def moves(self) -> list[Entry]:
        """The moves that count, after every undo has taken back the move before it."""
        moves: list[Entry] = []
        for number, (seat, move) in enumerate(self.entries):
            if move != UNDO:
                moves.append((seat, move))
            elif moves and moves[-1][0] == seat:
                moves.pop()
            else:
                raise BadRecord(f"entry {number}: seat {seat} has nothing to undo")
        return moves

    def to_json(self) -> str:
        """The record as one line of JSON."""
        data: dict[str, Any] = {
            "pavonis": 1,
            "game": self.game,
            "rules_version": self.rules_version,
            "options": self.options,
            "seats": self.seats,
            "seed": str(self.seed),  # 128 bits do not survive every reader of JSON as a number
        }
        if self.position is not None:
            data["position"] = self.position
        if self.notes:
            data["notes"] = self.notes
        data["entries"] = [list(entry) for entry in self.entries]
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def from_json(text: str) -> "Record":
        """The inverse of `to_json`; BadRecord says what is wrong."""
        try:
            data = json.loads(text)
        except ValueError as error:
            raise BadRecord(f"this is not JSON: {error}") from None
        except RecursionError:
            raise BadRecord("this is not a Pavonis record: its lists lie too deep in each other") from None
        if not isinstance(data, dict) or data.get("pavonis") != 1:
            raise BadRecord("this is not a Pavonis record")
        seed: str = _field(data, "seed", str)
        if not seed.removeprefix("-").isdecimal() or len(seed) > 100:
            raise BadRecord("field 'seed' should be a whole number in quotes")
        game: str = _field(data, "game", str)
        rules_version: int = _field(data, "rules_version", int)
        record = Record(game, rules_version, _field(data, "options", dict), _field(data, "seats", int), int(seed))
        if "position" in data:
            record.position = _field(data, "position", dict)
        if "notes" in data:
            record.notes = _field(data, "notes", dict)
        for number, entry in enumerate(_field(data, "entries", list)):
            if not (isinstance(entry, list) and len(entry) == 2 and all(type(part) is int for part in entry)):
                raise BadRecord(f"entry {number} should be [seat, move], not {json.dumps(entry)}")
            record.entries.append((entry[0], entry[1]))
        return record


def _field(data: dict[str, Any], name: str, kind: type) -> Any:
    value = data.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadRecord(f"field '{name}' should be of type {kind.__name__}")
    return value


def begin(game: Game[S], seats: int, seed: int) -> Record:
    """The empty record of a game about to begin."""
    return Record(game.key, game.rules_version, game.options, seats, seed)


def opening(game: Game[S], record: Record) -> S:
    """The position a record begins with."""
    if record.game != game.key:
        raise BadRecord(f"this is a record of {record.game}, not of {game.key}")
    if record.seats not in game.seats:
        raise BadRecord(f"{game.key} is not for {record.seats} players")
    if record.position is None:
        return game.new(record.seats, record.seed)
    s = restored(game, record.seats, record.position)
    s.log = []
    return s


def restored(game: Game[S], seats: int, snapshot: dict[str, Any]) -> S:
    """The state of a snapshot from outside. BadRecord says which of its values cannot be, before a rule has seen any of them."""
    s = game.blank(seats)
    try:
        restore(s, snapshot, game.fields(seats))
        check_sound(game, s)
    except BadRecord:
        raise
    except (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError) as error:
        raise BadRecord(f"the position is not one of {game.key}: {str(error) or type(error).__name__}") from None
    return s


def replay(game: Game[S], record: Record, to: int | None = None) -> S:
    """Replay the first `to` moves of a record, or all, and check each. BadRecord names the move that is not legal."""
    s = opening(game, record)
    for number, (seat, move) in enumerate(record.moves()[:to]):
        if not 0 <= seat < record.seats or s.asks[seat] is None or move not in game.legal(s, seat):
            raise BadRecord(f"move {number}: seat {seat} may not make move {move} here")
        if record.position is None:
            game.apply(s, seat, move)
        else:
            _apply_anyhow(game, s, seat, move, number)
    return s


def _apply_anyhow(game: Game[S], s: S, seat: Seat, move: Move, number: int) -> None:
    """Apply a move to a position from outside: if anything breaks, the position is to blame."""
    try:
        game.apply(s, seat, move)
    except Exception as error:
        raise BadRecord(f"move {number} cannot be made from the position this record begins with: {error}") from None


def fields(s: State) -> tuple[str, ...]:
    """The names of all fields that make up a position."""
    return s.FIELDS


def same(a: State, b: State) -> bool:
    """Whether two states are the same position, generator included."""
    return all(getattr(a, name) == getattr(b, name) for name in fields(a))


def fingerprint(s: State) -> str:
    """A short text that differs when the positions differ."""
    content = repr([_lasting(s, name) for name in fields(s)])
    return blake2b(content.encode(), digest_size=8).hexdigest()


def snapshot(s: State) -> dict[str, Any]:
    """The position as plain data by field name, ready for JSON."""
    return {name: _plain(_lasting(s, name)) for name in fields(s)}


def restore(s: State, snapshot: dict[str, Any], allowed: dict[str, Field] | None = None) -> None:
    """Give a blank state the position of a snapshot, with tuples and lists as they were, each field only what it may hold."""
    for name in fields(s):
        if name not in snapshot:
            raise BadRecord(f"the position has no field '{name}'")
        value = _shaped(snapshot[name])
        if name in s.GROWING:
            room = len(getattr(s, name))
            if not isinstance(value, list) or len(value) > room:
                raise BadPosition(f"'{name}' should be a list of {room} entries at most")
            value = value + [s.GROWING[name]] * (room - len(value))
        if isinstance(value, list) and isinstance(getattr(s, name), tuple):
            value = tuple(value)  # an earlier release had a list there
        if allowed is not None:
            (allowed.get(name) or Alike(getattr(s, name))).check(name, value)
        setattr(s, name, value)


def _lasting(s: State, name: str) -> Any:
    """A field as it is written: without the entries at its end for things that are not in play."""
    value = getattr(s, name)
    if name not in s.GROWING:
        return value
    length = len(value)
    while length and value[length - 1] == s.GROWING[name]:
        length -= 1
    return list(value[:length])  # also of a tuple: how clones share it is nothing to store


def _plain(value: Any) -> Any:
    """Tuples marked, so that JSON gives them back: (1, 2) becomes {"t": [1, 2]}."""
    if isinstance(value, tuple):
        return {"t": [_plain(item) for item in value]}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value


def _shaped(value: Any, depth: int = 0) -> Any:
    """The inverse of `_plain`."""
    if depth > DEEPEST:
        raise BadPosition(f"its lists are nested more than {DEEPEST} deep")
    if isinstance(value, dict):
        if list(value) != ["t"] or not isinstance(value["t"], list):
            raise BadPosition(f'a tuple should be written {{"t": [...]}}, not with the keys {list(value)[:3]}')
        return tuple([_shaped(item, depth + 1) for item in value["t"]])
    if isinstance(value, list):
        return [_shaped(item, depth + 1) for item in value]
    return value
