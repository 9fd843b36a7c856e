"""What moves tell: events say no more than the observations do, and a step that can be undone has shown nothing."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from pavonis.core.events import story
from pavonis.core.game import SPECTATOR, Game, Move, Seat
from pavonis.core.record import fields
from pavonis.testing.conformance.knowledge import seen
from pavonis.testing.conformance.moments import Broken, Moment, at_every_step
from pavonis.testing.conformance.simultaneous import SEALING

MOVES: Final = 3  # of each seat that are tried


@at_every_step
def quiet(at: Moment) -> None:
    """If another seat's move leaves equal observations in the world and its resample, the events shown were equal too."""
    for viewer, seat, move, s, r in _moves_of_others(at, at.viewers):
        _told_alike(at, viewer, seat, move, s, r)


def _moves_of_others(at: Moment, viewers: Iterable[Seat]) -> Iterator[tuple[Seat, Seat, Move, Any, Any]]:
    """For each viewer, some moves of other seats, with copies of the world and of its resample, in which that seat can move too."""
    for viewer in viewers:
        world = at.game.resample(at.s, viewer, at.chance.getrandbits(64))
        for seat in at.game.open_seats(at.s):
            if seat != viewer:
                for move in at.some(at.game.legal(at.s, seat), MOVES):
                    r = at.clone(world)
                    if at.game.legal(r, seat):
                        yield viewer, seat, move, at.clone(), r


def _told_alike(at: Moment, viewer: Seat, seat: Seat, move: Move, s: Any, r: Any) -> None:
    game = at.game
    legal = game.legal(r, seat)
    other = move if move in legal else at.chance.choice(legal)
    if other != move and not (_seals(game, s, seat, move) and _seals(game, r, seat, other)):
        return
    game.apply(s, seat, move)
    game.apply(r, seat, other)
    if seen(game, s, viewer) != seen(game, r, viewer):
        return
    told, otherwise = story(s.log, viewer), story(r.log, viewer)
    if _has_learned(at.s, s, viewer):  # the order in which cards were drawn was seen, and says nothing about now
        told, otherwise = sorted(told), sorted(otherwise)
    if told != otherwise:
        raise Broken(
            f"after a move of seat {seat} the worlds look alike to viewer {viewer}, "
            f"who was told {told} in one and {otherwise} in the other"
        )


def _has_learned(before: Any, after: Any, viewer: Seat) -> bool:
    """Whether a viewer has seen something hidden; a spectator has if all have."""
    seats = [viewer] if viewer >= 0 else range(len(before.learned))
    return all(after.learned[seat] > before.learned[seat] for seat in seats)


def _seals(game: Game[Any], s: Any, seat: Seat, move: Move) -> bool:
    """Whether a move only seals an answer."""
    c = game.clone(s)
    game.apply(c, seat, move)
    return {name for name in fields(s) if getattr(c, name) != getattr(s, name)} <= SEALING


@at_every_step
def nothing_untold(at: Moment) -> None:
    """Another seat's move teaches a viewer nothing that it has not learned, was not told, and that not all can see.

    So nobody's memory follows what the eye could not: a known card that leaves a hand among others with the same back.
    """
    for viewer, seat, move, s, r in _moves_of_others(at, at.seats):
        _knows_alike(at, viewer, seat, move, s, r)


def _knows_alike(at: Moment, viewer: Seat, seat: Seat, move: Move, s: Any, r: Any) -> None:
    game = at.game
    learned = s.learned[viewer]
    game.apply(s, seat, move)
    game.apply(r, seat, at.chance.choice(game.legal(r, seat)))
    if not s.learned[viewer] == r.learned[viewer] == learned:
        return
    alike = story(s.log, viewer) == story(r.log, viewer) and seen(game, s, SPECTATOR) == seen(game, r, SPECTATOR)
    if alike and game.observe(s, viewer) != game.observe(r, viewer):
        raise Broken(f"by move {move} of seat {seat} viewer {viewer} knows more than it saw or was told")


@at_every_step
def undo_cannot_peek(at: Moment) -> None:
    """A seat's move that does not count as learning shows that seat the same in the world and in its resample."""
    game = at.game
    for seat in game.open_seats(at.s):
        world = game.resample(at.s, seat, at.chance.getrandbits(64))
        for move in at.some(game.legal(at.s, seat), MOVES * 2):
            s, r = at.clone(), at.clone(world)
            learned = s.learned[seat]
            game.apply(s, seat, move)
            game.apply(r, seat, move)
            if s.learned[seat] == learned or r.learned[seat] == learned:
                _shows_nothing(game, s, r, seat, move)


def _shows_nothing(game: Game[Any], s: Any, r: Any, seat: Seat, move: Move) -> None:
    if s.learned[seat] != r.learned[seat]:
        raise Broken(f"move {move} of seat {seat} counts as learning in one of two worlds that look alike")
    if seen(game, s, seat) != seen(game, r, seat) or game.legal(s, seat) != game.legal(r, seat):
        raise Broken(f"move {move} of seat {seat} can be undone, and shows something hidden")
    if story(s.log, seat) != story(r.log, seat):
        raise Broken(f"move {move} of seat {seat} can be undone, and tells {story(s.log, seat)}: not the same in a resample")
