"""How a game in progress outlives an upgrade of its rules.

Its record is played again under the new rules. If every move is legal and leads where it led before, the game goes on as if
nothing had happened. If not, it goes on from the last position that was written out, as a record that begins there. A record that
was written in other codes is first put into those of today.
"""

import logging
from typing import Any

import msgspec

from pavonis.core.game import Game, Move, Seat
from pavonis.core.record import UNDO, BadRecord, Record, fingerprint, opening, replay, restore, restored, same, snapshot
from pavonis.games import box
from pavonis.server.live_table import TableFacts

SAME, FROM_SNAPSHOT, STUCK = "same", "snapshot", "stuck"
SPOILT = "?"  # in place of a fingerprint: no position has it
Mark = tuple[Seat, Move, str]  # an entry with the fingerprint after it

log = logging.getLogger("pavonis.upgrade")


class Outcome(msgspec.Struct):
    """What becomes of a game: the same, another beginning, or nothing."""

    kind: str
    position: dict[str, Any] | None = None
    waiting: int = 0
    lost: int = 0  # moves that are not in the new position
    problem: str = ""


def carry_over(game: Game[Any], facts: TableFacts, entries: list[Mark], saved: tuple[int, dict[str, Any]] | None) -> Outcome:
    """Find out how a game goes on under the rules as they are now; `saved` is its snapshot, after so many entries."""
    problem = difference(game, facts, standing(entries[facts.base :]))
    if not problem:
        return Outcome(SAME)
    if saved is None or saved[0] < facts.base:
        return Outcome(STUCK, problem=f"{problem}; there is no snapshot")
    try:
        return _from_snapshot(game, facts, entries, saved, problem)
    except Exception as error:  # the rules may do anything with a position they were not made for
        return Outcome(STUCK, problem=f"{problem}; its snapshot cannot be used: {error}")


class Rewritten(msgspec.Struct):
    """All that is stored of a game, in the codes of the next rules version."""

    rules_version: int
    entries: list[Mark]
    position: dict[str, Any] | None
    saved: tuple[int, dict[str, Any]] | None


def rewritten(
    game: Game[Any], facts: TableFacts, entries: list[Mark], saved: tuple[int, dict[str, Any]] | None
) -> Rewritten | None:
    """A game of an earlier release in the codes of the next, or with answers it was not asked for; None if it needs neither.

    The fingerprints are taken anew, for they are of positions with the old numbers. The snapshot checks them: if the moves do not
    lead to it, the last fingerprint is spoilt, and the game goes on from its snapshot like any other that does not fit the rules.
    """
    renumbering = box(game.key).renumbering(game, facts.rules_version)
    if renumbering is None:
        return None if facts.rules_version == game.rules_version else _completed(game, facts, entries, saved)
    moved = [(seat, renumbering.move(move), mark) for seat, move, mark in entries]
    position = None if facts.position is None else renumbering.position(facts.position)
    found = Rewritten(renumbering.version + 1, moved, position, saved and (saved[0], renumbering.position(saved[1])))
    record = Record(game.key, found.rules_version, game.options, facts.seats, int(facts.seed))
    record.position = position
    try:
        found.entries = [*moved[: facts.base], *_marked(game, record, moved[facts.base :], facts.base, found.saved)]
    except Exception as error:  # as below: it is carried over, or not, with what stands there
        log.warning("a record in old codes cannot be played", extra={"table": facts.id, "problem": str(error)})
        found.entries = [(seat, move, SPOILT if mark else "") for seat, move, mark in moved]
    return found


def _completed(
    game: Game[Any], facts: TableFacts, entries: list[Mark], saved: tuple[int, dict[str, Any]] | None
) -> Rewritten | None:
    """A game of rules that asked less, with the answers to what they did not ask; None if there are none or it does not fit."""
    record = Record(game.key, facts.rules_version, game.options, facts.seats, int(facts.seed))
    record.position = facts.position
    record.entries = [(seat, move) for seat, move, _ in entries[facts.base :]]
    try:
        whole = box(game.key).completed(game, record)
        if whole.rules_version == facts.rules_version:
            return None
        if saved is not None and saved[0] >= facts.base:
            record.entries = record.entries[: saved[0] - facts.base]
            part = box(game.key).completed(game, record)
            state = replay(game, part)
            if not _is(game, saved[1], state):
                return None
            saved = (facts.base + len(part.entries), snapshot(state))
        marked = _marked(game, whole, [(seat, move, SPOILT) for seat, move in whole.entries], facts.base, None)
    except Exception as error:  # as below
        log.warning("a record of older rules cannot be completed", extra={"table": facts.id, "problem": str(error)})
        return None
    return Rewritten(whole.rules_version, [*entries[: facts.base], *marked], facts.position, saved)


def _marked(
    game: Game[Any], record: Record, entries: list[Mark], base: int, saved: tuple[int, dict[str, Any]] | None
) -> list[Mark]:
    """Entries with the fingerprints of today."""
    marked: list[Mark] = []
    states = [opening(game, record)]  # before each move that still counts
    for number, (seat, move, mark) in enumerate(entries, base + 1):
        if move == UNDO:
            states.pop()
        else:
            state = game.clone(states[-1])
            if state.asks[seat] is None or move not in game.legal(state, seat):
                raise BadRecord(f"move {move} of seat {seat} is not legal")
            game.apply(state, seat, move)
            states.append(state)
        true = saved is None or saved[0] != number or _is(game, saved[1], states[-1])
        marked.append((seat, move, (fingerprint(states[-1]) if true else SPOILT) if mark else ""))
    return marked


def _is(game: Game[Any], position: dict[str, Any], state: Any) -> bool:
    """Whether a state is the position that was written out."""
    found = game.blank(len(state.asks))
    restore(found, position)
    return same(found, state)


def standing(entries: list[Mark]) -> list[Mark]:
    """The entries that no undo has taken back."""
    moves: list[Mark] = []
    for entry in entries:
        if entry[1] == UNDO:
            moves.pop()
        else:
            moves.append(entry)
    return moves


def difference(game: Game[Any], facts: TableFacts, moves: list[Mark]) -> str:
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


def _from_snapshot(
    game: Game[Any], facts: TableFacts, entries: list[Mark], saved: tuple[int, dict[str, Any]], problem: str
) -> Outcome:
    state = restored(game, facts.seats, saved[1])
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
