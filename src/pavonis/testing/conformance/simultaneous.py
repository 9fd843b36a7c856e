"""Several seats at once: any order of arrival will do, nobody changes another's question, and a sealed answer can be taken back."""

from random import Random
from typing import Any, Final

from pavonis.core.game import TAKE_BACK, Game, Move, Question, Seat
from pavonis.core.record import fields, fingerprint
from pavonis.testing.conformance.moments import Broken, Moment, at_every_step

LONGEST: Final = 12  # moves of one seat while the others think
ORDERS: Final = 4
MOVES: Final = 6  # of one seat that are tried beside another seat's question
SEALING: Final = {"sealed", "owed", "asks"}  # the fields that a sealed answer changes


class Script:
    """What one seat does while the others think: until it is no longer waited for, or has seen something hidden."""

    def __init__(self, game: Game[Any], start: Any, seat: Seat, chance: Random) -> None:
        s = game.clone(start)
        self.seat: Final = seat
        self.moves: Final[list[Move]] = []
        self.position: Final = s
        while s.owed >> seat & 1 and s.learned[seat] == start.learned[seat] and len(self.moves) < LONGEST:
            move = chance.choice(game.legal(s, seat))
            game.apply(s, seat, move)
            self.moves.append(move)
        self.is_sealed: Final = {name for name in fields(s) if getattr(s, name) != getattr(start, name)} <= SEALING
        self.is_complete: Final = not s.owed >> seat & 1


def scripts(at: Moment) -> list[Script]:
    """One for each seat that is waited for along with others; others keep the table from going on meanwhile."""
    waiting = at.game.waiting(at.s)
    return [Script(at.game, at.s, seat, at.chance) for seat in waiting] if len(waiting) > 1 else []


@at_every_step
def any_order_of_arrival(at: Moment) -> None:
    """Whoever comes first, the others' moves stay legal; and sealed answers lead to the same position in any order."""
    found = scripts(at)
    ends = set()
    for number in range(ORDERS if found else 0):
        order = [script.seat for script in found for _ in script.moves]
        if number == 1:
            order.reverse()
        elif number > 1:
            at.chance.shuffle(order)
        ends.add(_played(at, found, order))
    if len(ends) > 1 and all(script.is_sealed for script in found):
        raise Broken(f"the order in which seats {[script.seat for script in found]} seal their answers makes a difference")


def _played(at: Moment, found: list[Script], order: list[Seat]) -> str:
    c = at.clone()
    left = {script.seat: list(script.moves) for script in found}
    for seat in order:
        move = left[seat].pop(0)
        if move not in at.game.legal(c, seat):
            raise Broken(f"move {move} of seat {seat} has become illegal because others moved (order {order})")
        at.game.apply(c, seat, move)
    return fingerprint(c)


@at_every_step
def questions_are_not_changed_by_others(at: Moment) -> None:
    """A seat's open question and its legal moves stay as they are while another seat moves, until the table goes on."""
    game, s = at.game, at.s
    opened = game.open_seats(s)
    asked = {seat: _asked(game, s, seat) for seat in opened} if len(opened) > 1 else {}
    for mover in asked:
        if not s.owed & ~(1 << mover):
            continue  # nobody else is waited for: with this move the table may go on
        for move in at.some(game.legal(s, mover), MOVES):
            c = at.clone()
            game.apply(c, mover, move)
            for seat in opened:
                if seat != mover and (c.asks[seat] is None or _asked(game, c, seat) != asked[seat]):
                    raise Broken(f"move {move} of seat {mover} has changed what seat {seat} is asked or may do")


def _asked(game: Game[Any], s: Any, seat: Seat) -> tuple[Any, ...]:
    return s.asks[seat], s.owed >> seat & 1, s.sealed[seat], game.legal(s, seat), parts(game.question(s, seat))


def parts(question: Question) -> tuple[Any, ...]:
    """A question as something that can be compared."""
    q = question
    return q.kind, q.subject, q.least, q.most, q.among, q.usual, q.fresh


@at_every_step
def taking_back(at: Moment) -> None:
    """A sealed answer that is complete can be taken back before the reveal, as if nothing had been said, and given anew."""
    for script in scripts(at):
        seat, s = script.seat, script.position
        if not (script.is_sealed and script.is_complete and s.sealed[seat]):
            continue
        if TAKE_BACK not in at.game.legal(s, seat):
            raise Broken(f"seat {seat} cannot take its sealed answer {script.moves} back")
        at.game.apply(s, seat, TAKE_BACK)
        unsaid = at.clone()
        if unsaid.sealed[seat]:  # a part of the answer was given before this moment
            unsaid.sealed[seat] = []
            unsaid.asks[seat] = s.asks[seat]
        if fingerprint(s) != fingerprint(unsaid):
            raise Broken(f"after taking back, it is not as if seat {seat} had said nothing")
        anew = Script(at.game, s, seat, at.chance)
        if not anew.is_complete:
            raise Broken(f"seat {seat} cannot give its answer anew")
