"""Who hears what: every event has an audience, and a hidden thing told twice is one story to everybody."""

import pytest

from pavonis.core.events import ALL, EVERYBODY, SPECTATOR, all_but, both, heard_by, only, rest, story
from pavonis.core.game import State

SEATS = range(6)
VIEWERS = [*SEATS, SPECTATOR, EVERYBODY]


def hearers(audience: int) -> list[int]:
    return [viewer for viewer in VIEWERS if heard_by((audience, 1), viewer)]


def test_all_hear_what_is_told_to_all() -> None:
    assert hearers(ALL) == VIEWERS


@pytest.mark.parametrize("seat", SEATS)
def test_what_one_seat_hears_nobody_else_does(seat: int) -> None:
    assert hearers(only(seat)) == [seat, EVERYBODY]
    assert hearers(all_but(seat)) == [viewer for viewer in VIEWERS if viewer not in (seat, EVERYBODY)]


@pytest.mark.parametrize("seat", SEATS)
def test_two_halves_are_one_story(seat: int) -> None:
    for audience in (only(seat), both(seat, (seat + 1) % 6)):
        for viewer in VIEWERS:
            assert heard_by((audience, 1), viewer) != heard_by((rest(audience), 1), viewer)


def test_two_seats_hear_what_is_between_them() -> None:
    assert hearers(both(1, 4)) == [1, 4, EVERYBODY]
    assert hearers(rest(both(1, 4))) == [0, 2, 3, 5, SPECTATOR]


def test_a_story_is_read_without_its_audience() -> None:
    log = [(ALL, 7, 1), (only(2), 8, 30), (all_but(2), 9), (only(3), 8, 31)]
    assert story(log, 2) == [(7, 1), (8, 30)]
    assert story(log, 0) == [(7, 1), (9,)]
    assert story(log, SPECTATOR) == [(7, 1), (9,)]
    assert story(log, EVERYBODY) == [(7, 1), (8, 30), (8, 31)]
    assert story(log, 3, start=2) == [(9,), (8, 31)]
    assert story(None, 0) == []


def test_a_state_tells_only_while_it_has_a_log() -> None:
    s = State()
    s.begin(3)
    s.tell(ALL, 1, 2)
    s.tell_secret(1, 5, 6, 40, 3)
    assert s.log is None
    s.log = []
    s.tell(ALL, 1, 2)
    s.tell_secret(1, 5, 6, 40, 3)
    assert story(s.log, 1) == [(1, 2), (5, 1, 40)]
    assert story(s.log, 0) == story(s.log, SPECTATOR) == [(1, 2), (6, 1, 3)]
    assert story(s.log, EVERYBODY) == [(1, 2), (5, 1, 40)]


def test_learning_is_counted() -> None:
    s = State()
    s.begin(3)
    s.learn(1)
    s.all_learn()
    assert s.learned == [1, 2, 1]


@pytest.mark.parametrize("about", [(), (0,), (-1, 3), (0, 0, 0), (5, -2, 0, 1 << 40)])
def test_an_event_is_as_long_as_what_it_is_about(about: tuple[int, ...]) -> None:
    s = State()
    s.begin(2)
    s.tell(ALL, 7, *about)
    assert s.log is None
    s.log = []
    s.tell(ALL, 7, *about)
    assert s.log == [(ALL, 7, *about)]
