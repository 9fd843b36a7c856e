"""What happened, as tuples of ints with an audience; a state whose log is None records nothing.

An event is `(audience, kind, *ints)`. The kinds are the game's own. A hidden thing is told twice: with the card to those
who saw it, and without it to the others. `only(seat)` and `all_but(seat)` are disjoint, so every viewer reads one story.
"""

from typing import Final

Event = tuple[int, ...]

SPECTATOR: Final = -1  # a viewer who sees what all may see
EVERYBODY: Final = -2  # a viewer who sees all of it: finished games and tests only

_SPECTATOR_BIT: Final = 1 << 30
_EVERYBODY_BIT: Final = 1 << 31
ALL: Final = (1 << 32) - 1


def only(seat: int) -> int:
    """The audience of one seat (and of viewers who may see everything)."""
    return 1 << seat | _EVERYBODY_BIT


def both(one: int, other: int) -> int:
    """The audience of two seats (and of viewers who may see everything)."""
    return 1 << one | 1 << other | _EVERYBODY_BIT


def rest(audience: int) -> int:
    """Everybody who is not in that audience."""
    return ALL & ~audience


def all_but(seat: int) -> int:
    """Everybody except one seat: the other half of `only`."""
    return rest(only(seat))


def heard_by(event: Event, viewer: int) -> bool:
    """Whether this viewer may read this event."""
    if viewer == SPECTATOR:
        return event[0] & _SPECTATOR_BIT != 0
    if viewer == EVERYBODY:
        return event[0] & _EVERYBODY_BIT != 0
    return event[0] >> viewer & 1 != 0


def story(log: list[Event] | None, viewer: int, start: int = 0) -> list[Event]:
    """The events from `start` on that a viewer may read, without their audience."""
    return [] if log is None else [event[1:] for event in log[start:] if heard_by(event, viewer)]
