"""How a game in progress outlives an upgrade of its rules.

Its record is played again under the new rules. If every move is legal and leads where it led before, the game goes on as if
nothing had happened. If not, it goes on from the last position that was written out, as a record that begins there.
"""

from typing import Any

import msgspec

from pavonis.core.game import Game, Move, Seat
from pavonis.core.record import UNDO, Record, fingerprint, opening, restore, snapshot
from pavonis.server.table import Facts

SAME, FROM_SNAPSHOT, STUCK = "same", "snapshot", "stuck"
Mark = tuple[Seat, Move, str]  # an entry with the fingerprint after it


class Outcome(msgspec.Struct):
    """What becomes of a game: the same, another beginning, or nothing."""

    kind: str
    position: dict[str, Any] | None = None
    waiting: int = 0
    lost: int = 0  # moves that are not in the new position
    problem: str = ""


def carry_over(game: Game[Any], facts: Facts, entries: list[Mark], saved: tuple[int, dict[str, Any]] | None) -> Outcome:
    """Find out how a game goes on under the rules as they are now; `saved` is its snapshot, after so many entries."""
    problem = _difference(game, facts, standing(entries[facts.base :]))
    if not problem:
        return Outcome(SAME)
    if saved is None or saved[0] < facts.base:
        return Outcome(STUCK, problem=f"{problem}; there is no snapshot")
    try:
        return _from_snapshot(game, facts, entries, saved, problem)
    except Exception as error:  # the rules may do anything with a position they were not made for
        return Outcome(STUCK, problem=f"{problem}; its snapshot cannot be used: {error}")


def standing(entries: list[Mark]) -> list[Mark]:
    """The entries that no undo has taken back."""
    moves: list[Mark] = []
    for entry in entries:
        if entry[1] == UNDO:
            moves.pop()
        else:
            moves.append(entry)
    return moves


def _difference(game: Game[Any], facts: Facts, moves: list[Mark]) -> str:
    """Where the new rules part from what happened; empty if they do not."""
    record = Record(game.key, facts.rules_version, game.options, facts.seats, int(facts.seed))
    record.position = facts.position
    try:
        state = opening(game, record)
        for number, (seat, move, mark) in enumerate(moves):
            if state.asks[seat] is None or move not in game.legal(state, seat):
                return f"move {number} is no longer legal"
            game.apply(state, seat, move)
            if mark and fingerprint(state) != mark:
                return f"move {number} leads elsewhere"
    except Exception as error:  # as above
        return f"it cannot be replayed: {error}"
    return ""


def _from_snapshot(game: Game[Any], facts: Facts, entries: list[Mark], saved: tuple[int, dict[str, Any]], problem: str) -> Outcome:
    state = game.blank(facts.seats)
    restore(state, saved[1])
    state.log = None
    later = entries[saved[0] :]
    moves = [] if any(move == UNDO for _, move, _ in later) else later  # an undo may reach back behind the snapshot
    kept = 0
    for seat, move, _ in moves:
        if state.asks[seat] is None or move not in game.legal(state, seat):
            break
        game.apply(state, seat, move)
        kept += 1
    if not game.waiting(state) or not all(game.legal(state, seat) for seat in game.waiting(state)):
        raise ValueError("nobody would have anything to do")
    return Outcome(FROM_SNAPSHOT, snapshot(state), state.owed, len(later) - kept, problem)
