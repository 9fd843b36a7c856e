"""A position can be copied, saved and played again: the copy is complete, independent, and goes on in the same way."""

import json
from random import Random
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any, Final

from pavonis.core.game import Seat, State
from pavonis.core.match import CannotUndo, Match
from pavonis.core.record import Record, begin, fields, fingerprint, opening, replay, same, snapshot
from pavonis.testing.conformance.moments import Broken, Moment, Wanderer, at_every_step

AHEAD: Final = 6  # moves that two copies are played on to see whether they stay the same
UNDOS: Final = 8  # in one game, about


@at_every_step
def clone_is_complete(at: Moment) -> None:
    """A clone equals the original in all fields, shares no list with it, and playing on it changes nothing there."""
    game, s = at.game, at.s
    named = fields(s)
    held = slots(s)
    if sorted([*named, "log"]) != sorted(held):
        raise Broken(f"FIELDS and the slots differ: {sorted({*named, 'log'} ^ held)}")
    for name in named:
        if not is_plain(getattr(s, name)):
            raise Broken(f"field '{name}' holds more than ints, lists and tuples: {getattr(s, name)!r}")
    c = game.clone(s)
    if type(c) is not type(s) or not same(s, c) or c.log != s.log:
        raise Broken(f"the clone differs in {[name for name in named if getattr(s, name) != getattr(c, name)]}")
    shared = [name for name in held if lists(getattr(s, name)) & lists(getattr(c, name))]
    if shared:
        raise Broken(f"the clone shares lists with the original: {sorted(shared)}")
    before, told = fingerprint(s), list(s.log or [])
    twin = game.clone(c)
    seed = at.chance.getrandbits(64)
    Wanderer(game, Random(seed)).play(c, AHEAD)
    Wanderer(game, Random(seed)).play(twin, AHEAD)
    if fingerprint(s) != before or (s.log or []) != told:
        raise Broken("playing on a clone has changed the original")
    if fingerprint(c) != fingerprint(twin) or c.log != twin.log:
        raise Broken("two clones played alike have become different")


def slots(s: State) -> set[str]:
    """The names of everything a state holds, compiled or not."""
    places = (MemberDescriptorType, GetSetDescriptorType)
    found = {name for part in type(s).__mro__ for name, value in vars(part).items() if isinstance(value, places)}
    return {name for name in {*found, *getattr(s, "__dict__", {})} if not name.startswith("__")}


def is_plain(value: Any) -> bool:
    """Whether a value is made of ints, lists and tuples only."""
    if isinstance(value, list | tuple):
        return all(is_plain(item) for item in value)
    return value is None or isinstance(value, int)


def lists(value: Any) -> set[int]:
    """The identities of all lists in a value. It goes through the log at every step, so it is written to be quick."""
    found: set[int] = set()
    open_ones = [value]
    while open_ones:
        each = open_ones.pop()
        if isinstance(each, list):
            found.add(id(each))
        elif not isinstance(each, tuple):
            continue
        open_ones += [item for item in each if type(item) is not int]
    return found


@at_every_step
def replay_equals_play(at: Moment) -> None:
    """A finished game is the same when its record is read from JSON and replayed, also with steps undone in between."""
    if not at.last:
        return
    s = replay(at.game, Record.from_json(at.record.to_json()))
    if fingerprint(s) != fingerprint(at.s) or s.log != at.s.log:
        raise Broken("the record does not lead to the same position and events")
    match = Match.new(at.game, at.record.seats, at.record.seed)
    everybody = frozenset(at.seats)
    often = max(1, len(at.record.entries) // UNDOS)
    prints = [fingerprint(match.state)]
    for seat, move in at.record.entries:
        match.play(seat, move)
        prints.append(fingerprint(match.state))
        if at.chance.randrange(often) == 0:
            _undo_and_redo(match, at.chance.choice(at.seats), at.chance.choice([everybody, frozenset()]), prints)
    again = Match(at.game, Record.from_json(match.record.to_json()))
    if fingerprint(match.state) != fingerprint(at.s) or fingerprint(again.state) != fingerprint(at.s):
        raise Broken("with steps undone and made again, the game is not the same")


def _undo_and_redo(match: Match[Any], seat: Seat, consent: frozenset[Seat], prints: list[str]) -> None:
    """Take steps back if that seat may, see that they are undone, and make them again."""
    moves = match.record.moves()
    try:
        reach = match.undo_reach(seat, consent)
        match.undo(seat, consent)
    except CannotUndo:
        return
    if fingerprint(match.state) != prints[-1 - reach]:
        raise Broken(f"an undo of seat {seat} does not lead back to the position {reach} steps before")
    for entry in moves[-reach:]:
        match.play(*entry)


@at_every_step
def restores_anywhere(at: Moment) -> None:
    """A position saved as JSON in the middle of any decision is the same when restored, and plays on in the same way."""
    record = begin(at.game, at.record.seats, 0)
    record.position = snapshot(at.s)
    restored = opening(at.game, Record.from_json(record.to_json()))
    if fingerprint(restored) != fingerprint(at.s) or not same(restored, at.s):
        differ = [name for name in fields(at.s) if getattr(restored, name) != getattr(at.s, name)]
        raise Broken(f"the restored position differs in {differ}")
    if json.dumps(snapshot(restored)) != json.dumps(record.position):
        raise Broken("the restored position is saved otherwise")
    c = at.clone()
    record.entries = Wanderer(at.game, at.chance).play(c, AHEAD)
    again = replay(at.game, Record.from_json(record.to_json()))
    if fingerprint(again) != fingerprint(c) or again.log != c.log:
        raise Broken("the restored position plays on otherwise")
