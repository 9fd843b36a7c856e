"""Games end, legal moves are what they say, words and moves are inverse, and nothing is lost or made."""

from collections.abc import Callable
from typing import Any, Final

from pavonis.core.game import IllegalMove, Move, Seat
from pavonis.core.record import fingerprint
from pavonis.testing.conformance.moments import Broken, Moment, Property, Watch, at_every_step

CODES: Final = 500  # moves put to `why_not` for a seat that is asked: all that a small game has
UNASKED: Final = 50  # and for one that is not; over a game they are all
PHRASES: Final = 40  # moves whose words are read back in one position; at the beginning of a game all


@at_every_step
def games_end(at: Moment) -> None:
    """A random game comes to an end, and then there is nothing left to do, and somebody to name or nobody."""
    game, s = at.game, at.s
    if len(game.scores(s)) != len(at.seats):
        raise Broken("there is not one score for each seat")
    winners = game.winners(s)
    if winners != sorted(set(winners)) or not set(winners) <= set(at.seats):
        raise Broken(f"the winners are {winners}")
    if game.over(s) != (game.waiting(s) == []) or game.over(s) != at.last:
        raise Broken("it is not over exactly when nobody is waited for")
    if at.last and (s.table or any(s.seats)):
        raise Broken(f"nobody is waited for, and there is still to do: {s.table} {s.seats}")
    if at.last and game.open_seats(s):
        raise Broken(f"it is over, and seats {game.open_seats(s)} could still move")


@at_every_step
def legal_is_sound(at: Moment) -> None:
    """Legal moves are sorted, can be made, and are exactly those that `why_not` says nothing against."""
    before = fingerprint(at.s)
    for seat in at.seats:
        legal = at.game.legal(at.s, seat)
        _well_listed(at, seat, legal)
        _agree(at, seat, legal)
        for move in legal:
            _can_be_made(at, seat, move)
        _refused(at, seat, legal)
    if fingerprint(at.s) != before:
        raise Broken("asking what is legal has changed the position")


def _well_listed(at: Moment, seat: Seat, legal: list[Move]) -> None:
    asked = at.s.asks[seat] is not None
    if legal != sorted(set(legal)):
        raise Broken(f"seat {seat}: legal moves are not sorted and unique: {legal}")
    if not asked and (legal or at.s.owed >> seat & 1):
        raise Broken(f"seat {seat} is asked nothing and may move, or is waited for")
    if not legal and at.s.owed >> seat & 1:
        raise Broken(f"seat {seat} is waited for and has no legal move")
    if asked:
        question = at.game.question(at.s, seat)
        if question.usual is not None and question.usual not in legal:
            raise Broken(f"seat {seat}: the usual answer {question.usual} is not legal")
        if not 0 <= question.least <= question.most:
            raise Broken(f"seat {seat}: {question.least} to {question.most} picks are asked for")
        if question.among and question.least > 0 and not set(legal) <= set(question.among):
            raise Broken(f"seat {seat}: legal picks are not among those the question names")


def _agree(at: Moment, seat: Seat, legal: list[Move]) -> None:
    count = UNASKED if at.s.asks[seat] is None else CODES
    for move in {*at.some(at.codes, count), *legal}:
        reasons = at.game.why_not(at.s, seat, move)
        if (reasons == []) != (move in legal):
            words = at.game.notation(at.s, seat, move)
            raise Broken(f"seat {seat}, move {move} ({words}): why_not says {reasons}, and legal {move in legal}")
        if () in reasons:
            raise Broken(f"seat {seat}, move {move}: a reason says nothing")
    known = set(at.codes)
    for move in [-1, -1000, at.game.space.size, 10**9, *(code + 1 for code in at.some(at.codes, 5))]:
        try:
            if move not in known and not at.game.why_not(at.s, seat, move):
                raise Broken(f"seat {seat}: why_not has nothing against {move}, which is no move at all")
        except ValueError:
            pass  # a clean error will do


def _can_be_made(at: Moment, seat: Seat, move: Move) -> None:
    if move not in at.codes:
        raise Broken(f"seat {seat}: {move} is legal and not in the move space")
    c = at.clone()
    at.game.apply(c, seat, move)
    for next_seat in at.game.waiting(c):
        if not at.game.legal(c, next_seat):
            raise Broken(f"after move {move} of seat {seat}, seat {next_seat} is waited for and has no legal move")


def _refused(at: Moment, seat: Seat, legal: list[Move]) -> None:
    move = at.chance.choice(at.codes)
    if move in legal:
        return
    c = at.clone()
    before = fingerprint(c)
    try:
        at.game.checked_apply(c, seat, move)
    except IllegalMove as error:
        if fingerprint(c) != before or not error.reasons:
            raise Broken(f"seat {seat}: the illegal move {move} has changed the position, or no reason is given") from None
    else:
        raise Broken(f"seat {seat}: the illegal move {move} was made")


@at_every_step
def notation_inverts(at: Moment) -> None:
    """Every move has words of its own, and the words give it back, whatever their capitals and spaces."""
    seat = at.chance.choice(at.game.open_seats(at.s) or list(at.seats))
    for move in at.some(at.codes, PHRASES) if at.record.entries else at.codes:
        words = at.game.notation(at.s, seat, move)
        for text in (words, f"  {words.upper().replace(' ', '   ')} "):
            if at.game.parse(at.s, seat, text) != move:
                raise Broken(f"seat {seat}: move {move} is {words!r}, and that is move {at.game.parse(at.s, seat, text)}")
    try:
        move = at.game.parse(at.s, seat, "no such words")
    except ValueError:
        return
    raise Broken(f"'no such words' is taken for move {move}")


def conserves(invariants: Callable[[Any], None]) -> Property:
    """What the author of a game knows to be true of every position: `invariants(s)` raises AssertionError if it is not.

    It must be true of resampled worlds too.
    """

    def look(at: Moment) -> None:
        invariants(at.s)
        for viewer in at.viewers:
            invariants(at.game.resample(at.s, viewer, at.chance.getrandbits(64)))

    return Property("conserves", lambda: Watch(look))
