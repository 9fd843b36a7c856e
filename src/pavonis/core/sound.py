"""Whether a position from outside can be one of its game: its questions and frames fit together, and it can be played on.

The fields have been compared with what each may hold (`core/fields.py`); each game adds what it knows about its own pieces
(`Game.check`). None of this runs while a game is played.
"""

from typing import Final

from pavonis.core.fields import BadPosition
from pavonis.core.game import SPECTATOR, WAIT, Game, S

AHEAD: Final = 24  # moves that are tried, which is enough for all that is under way to be carried out


def check_sound(game: Game[S], s: S) -> None:
    """Raise BadPosition, or whatever a rule raises, if the position cannot be one of this game."""
    check_flow(game, s)
    game.check(s)
    for seat, sealed in enumerate(s.sealed):
        if sealed and not game.keeps_sealed(s):
            check_answer(game, s, seat)
    for seat in game.open_seats(s):
        if not game.legal(s, seat) and s.owed >> seat & 1:
            raise BadPosition(f"seat {seat} is asked something that has no answer")
        game.question(s, seat)
    for viewer in [*range(len(s.asks)), SPECTATOR]:
        game.observe(s, viewer)
    game.scores(s)
    for choice in (0, -1):
        try_out(game, s, choice)


def check_flow(game: Game[S], s: S) -> None:
    """The game is at rest: it waits for seats that are asked something, or it is over and nothing is left to be done."""
    for seat in range(len(s.asks)):
        if s.owed >> seat & 1 and s.asks[seat] is None:
            raise BadPosition(f"'owed' names seat {seat}, which 'asks' does not ask anything")
        stack = s.seats[seat]
        if stack and s.asks[seat] is None and not (stack[-1][0] == WAIT and game.busy(s, stack[-1][1])):
            raise BadPosition(f"'seats[{seat}]' has something to do and waits for nobody")
    if s.owed:
        return
    for name, busy in (("table", len(s.table) > 0), ("seats", any(s.seats)), ("sealed", any(s.sealed))):
        if busy:
            raise BadPosition(f"'{name}' should be empty when the game is over and nobody is 'owed' an answer to")


def check_answer(game: Game[S], s: S, seat: int) -> None:
    """What a seat has sealed is an answer, or the beginning of one, to what it is asked: given again, it comes to the same."""
    sealed = s.sealed[seat]
    if s.asks[seat] is None:
        raise BadPosition(f"'sealed[{seat}]' should be empty: the seat is not asked anything")
    c = game.clone(s)
    c.log = None
    c.sealed[seat] = []
    c.owed |= 1 << seat
    for move in sealed:
        if not c.owed >> seat & 1 or move not in game.legal(c, seat):
            raise BadPosition(f"'sealed[{seat}]' holds move {move}, which does not answer the question of that seat")
        game.apply(c, seat, move)
    if (c.sealed, c.owed, c.asks) != (s.sealed, s.owed, s.asks):
        raise BadPosition(f"'sealed[{seat}]' and 'owed' do not agree about whether seat {seat} has answered")


def try_out(game: Game[S], s: S, choice: int) -> None:
    """Play on a clone, always with the first or the last of the moves."""
    c = game.clone(s)
    c.log = None
    for _ in range(AHEAD):
        seats = game.waiting(c)
        if not seats:
            return
        legal = game.legal(c, seats[choice])
        if not legal:
            raise BadPosition(f"seat {seats[choice]} would be asked something that has no answer")
        game.apply(c, seats[choice], legal[choice])
