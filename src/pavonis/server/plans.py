"""A move planned ahead: made as soon as its seat is asked, if it is still legal and would do the same. Nobody else can see it.

What could be planned is found out in worlds that the seat cannot tell from the true one. There the others pass until the seat is
asked. Planning changes nothing that others could notice: no message, no time of the last change.
"""

import hashlib
from typing import Any

import msgspec

from pavonis.core.events import SPECTATOR, story
from pavonis.core.game import Game, Move, Seat
from pavonis.core.view import View
from pavonis.server.errors import Refused
from pavonis.server.live_table import Change, LiveTable
from pavonis.server.live_tables import LiveTables
from pavonis.server.queries import Edit

SAMPLES = 3
MOST_MOVES = 300  # of the others, until the seat is asked
MOST_ANSWERS = 12  # that follow a move, as far as they are the usual ones
PASSING = ("pass", "done", "no_more", "decline")


class Plan(msgspec.Struct):
    """A plan, as it is stored with its seat."""

    move: Move
    step: int  # the seat's step when it was made: whoever has answered something since has thought again
    kind: str  # of the question it answers
    effect: list[str]  # what would come of it, a digest for each thing that all would see
    cancelled: str = ""  # why it was not made
    reasons: list[Any] = []  # why it was illegal


class Ahead(msgspec.Struct):
    """The next question of a seat, as far as the seat can foresee it."""

    kind: str
    moves: list[Move]
    world: Any


def plan_of(table: LiveTable, seat: Seat) -> Plan | None:
    """The plan of a seat."""
    stored = table.seats[seat].plan
    return None if stored is None else msgspec.convert(stored, Plan)


def ahead(table: LiveTable, seat: Seat) -> Ahead | None:
    """What a seat will probably be asked next; None if that cannot be foreseen."""
    game = table.game
    view = View(game, table.playing().state, seat)
    found: Ahead | None = None
    for sample in range(SAMPLES):
        world = view.sample(sample)
        world.log = None
        if not _until_asked(game, world, seat):
            return None
        kind, moves = game.question(world, seat).kind, game.legal(world, seat)
        if found is None:
            found = Ahead(kind, moves, world)
        elif found.kind != kind:
            return None
        else:
            found.moves = [move for move in found.moves if move in moves]
    return found


def _until_asked(game: Game[Any], world: Any, seat: Seat) -> bool:
    for _ in range(MOST_MOVES):
        waiting = game.waiting(world)
        if not waiting:
            return False
        if seat in waiting:
            return True
        game.apply(world, waiting[0], _quiet_answer(game, world, waiting[0]))
    return False


def _quiet_answer(game: Game[Any], world: Any, seat: Seat) -> Move:
    """An answer by which as little as possible happens."""
    legal = game.legal(world, seat)
    for name in PASSING:
        for move in legal:
            if game.space.meaning(move)[0] == name:
                return move
    usual = game.question(world, seat).usual
    return usual if usual is not None and usual in legal else legal[0]


def effect(game: Game[Any], world: Any, seat: Seat, move: Move) -> list[str]:
    """What all would see of a move and of the usual answers that follow it. Of what is drawn, only that it is drawn."""
    trial = game.clone(world)
    trial.log = []
    learned = trial.learned[seat]
    game.apply(trial, seat, move)
    for _ in range(MOST_ANSWERS):
        if seat not in game.waiting(trial) or trial.learned[seat] != learned:
            break
        question = game.question(trial, seat)
        if question.fresh or question.usual is None or question.usual not in game.legal(trial, seat):
            break
        game.apply(trial, seat, question.usual)
    events = story(trial.log, SPECTATOR)
    if trial.learned[seat] != learned:
        events = [event[:1] for event in events]
    return [hashlib.sha256(repr(event).encode()).hexdigest()[:8] for event in events]


def same(one: list[str], other: list[str]) -> bool:
    """Whether two effects agree as far as both go: what follows when a round ends does not count."""
    return all(a == b for a, b in zip(one, other, strict=False))


async def plan(tables: LiveTables, table_id: str, person: str, seat: Seat, step: int, move: Move) -> LiveTable:
    """Plan a move for the next turn of a seat."""

    def decide(table: LiveTable) -> Edit:
        table.check_player(seat, person)
        table.playing()
        if step != table.step(seat):
            raise Refused("stale", step=table.step(seat))
        if table.facts.waiting >> seat & 1:
            raise Refused("your_turn")
        found = ahead(table, seat)
        if found is None or move not in found.moves:
            raise Refused("cannot_plan")
        made = Plan(move, step, found.kind, effect(table.game, found.world, seat, move))
        return _quietly(table, seat, made)

    return await tables.edit(table_id, decide)


async def forget(tables: LiveTables, table_id: str, person: str, seat: Seat) -> LiveTable:
    """Drop the plan of a seat, or what is told about it."""

    def decide(table: LiveTable) -> Edit | None:
        if table.seat(seat).person != person:
            raise Refused("not_yours")
        return None if table.seats[seat].plan is None else _quietly(table, seat, None)

    return await tables.edit(table_id, decide)


def _quietly(table: LiveTable, seat: Seat, made: Plan | None) -> Edit:
    """A change of a plan that leaves no trace for others."""
    stored = None if made is None else msgspec.to_builtins(made)
    return Edit({"touched": table.facts.touched}, {seat: {"plan": stored}})


def due(table: LiveTable) -> list[Seat]:
    """The seats that are asked and have a plan."""
    return [seat.seat for seat in table.seats if seat.plan and not seat.plan["cancelled"] and table.facts.waiting >> seat.seat & 1]


async def carry_out(tables: LiveTables, table_id: str) -> None:
    """Make the planned moves that are due, or cancel them with a reason."""
    table = await tables.get(table_id)
    for seat in due(table):

        def decide(table: LiveTable, seat: Seat = seat) -> Change | None:
            made = plan_of(table, seat)
            if made is None or seat not in due(table) or verdict(table, seat, made).cancelled:
                return None
            return table.moves(seat, made.step, [made.move])

        def settle(table: LiveTable, seat: Seat = seat) -> Edit | None:
            made = plan_of(table, seat)
            if made is None or made.cancelled:
                return None
            if table.answers[seat][made.step : made.step + 1] == [made.move]:
                return _quietly(table, seat, None)  # it was made
            return _quietly(table, seat, verdict(table, seat, made)) if seat in due(table) else None

        await tables.extend(table_id, decide)
        await tables.edit(table_id, settle)


def verdict(table: LiveTable, seat: Seat, made: Plan) -> Plan:
    """The plan, cancelled if it cannot be carried out now."""
    game, state = table.game, table.playing().state
    view = View(game, state, seat)
    cancelled, reasons = "", []
    if table.seats[seat].bot is not None or table.step(seat) != made.step or view.question().kind != made.kind:
        cancelled = "asked"
    elif made.move not in view.legal():
        cancelled, reasons = "illegal", view.why_not(made.move)
    elif not same(made.effect, effect(game, view.sample(0), seat, made.move)):
        cancelled = "changed"
    return msgspec.structs.replace(made, cancelled=cancelled, reasons=msgspec.to_builtins(reasons))
