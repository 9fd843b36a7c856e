"""A game being played: what is in the record, and the undo that cannot peek."""

import pytest

from pavonis.core.game import TAKE_BACK, IllegalMove
from pavonis.core.match import CannotUndo, Match
from pavonis.core.record import UNDO, Record, fingerprint, snapshot
from tests.toys.countdown import CHOOSE, Countdown, CountdownState
from tests.toys.draft import Draft
from tests.toys.own_time import BUILD, DONE, DRAW, OwnTime, OwnTimeState


def countdown() -> Match[CountdownState]:
    return Match.new(Countdown(), 3, 1)


def own_time() -> Match[OwnTimeState]:
    return Match.new(OwnTime(), 2, 1)


def test_every_move_is_in_the_record() -> None:
    match = countdown()
    match.play(2, CHOOSE + 4)
    match.play(0, CHOOSE)
    assert match.record.entries == [(2, CHOOSE + 4), (0, CHOOSE)]
    assert match.state.sealed == [[CHOOSE], [], [CHOOSE + 4]]


def test_an_illegal_move_changes_nothing() -> None:
    match = countdown()
    match.play(0, CHOOSE)
    before = fingerprint(match.state)
    for seat, move in ((0, CHOOSE + 1), (1, TAKE_BACK), (1, 99), (2, UNDO)):
        with pytest.raises(IllegalMove):
            match.play(seat, move)
    assert match.record.entries == [(0, CHOOSE)]
    assert fingerprint(match.state) == before


def test_a_step_is_undone_and_the_record_keeps_both() -> None:
    match = countdown()
    before = fingerprint(match.state)
    match.play(0, CHOOSE)
    assert match.undo_reach(0) == 1
    match.undo(0)
    assert fingerprint(match.state) == before
    assert match.record.entries == [(0, CHOOSE), (0, UNDO)]
    match.play(0, CHOOSE + 3)
    assert match.record.moves() == [(0, CHOOSE + 3)]


def test_steps_are_undone_one_after_another() -> None:
    match = own_time()
    first, second = [move for move in match.game.legal(match.state, 0) if move >= BUILD]
    before = fingerprint(match.state)
    match.play(0, first)
    match.play(0, second)
    match.play(0, DONE)
    for _ in range(3):
        match.undo(0)
    assert fingerprint(match.state) == before
    with pytest.raises(CannotUndo, match="nothing"):
        match.undo(0)


def test_there_may_be_nothing_to_undo() -> None:
    with pytest.raises(CannotUndo, match="nothing"):
        countdown().undo(0)


def test_the_step_of_another_seat_is_not_mine_to_undo() -> None:
    match = countdown()
    match.play(0, CHOOSE)
    match.play(1, CHOOSE)
    with pytest.raises(CannotUndo, match="not yours"):
        match.undo(0)
    with pytest.raises(CannotUndo, match="not yours"):
        match.undo(2)
    match.undo(1)
    match.undo(0)
    assert match.record.moves() == []


def test_with_their_consent_the_steps_of_others_go_back_too() -> None:
    match = countdown()
    before = fingerprint(match.state)
    match.play(0, CHOOSE)
    match.play(1, CHOOSE)
    match.play(1, TAKE_BACK)
    with pytest.raises(CannotUndo, match="not yours"):
        match.undo(0, frozenset([2]))
    assert match.undo_reach(0, frozenset([1])) == 3
    match.undo(0, frozenset([1]))
    assert fingerprint(match.state) == before
    assert match.record.entries[3:] == [(1, UNDO), (1, UNDO), (0, UNDO)]
    assert fingerprint(Match(match.game, match.record).state) == before


def test_consent_of_all_does_not_make_a_step_of_mine() -> None:
    match = countdown()
    match.play(1, CHOOSE)
    with pytest.raises(CannotUndo, match="nothing"):
        match.undo(0, frozenset([0, 1, 2]))


def test_what_a_seat_has_seen_it_cannot_undo() -> None:
    match = own_time()
    match.play(0, DRAW)
    with pytest.raises(CannotUndo, match="learned"):
        match.undo(0)
    assert match.record.entries == [(0, DRAW)]


def test_steps_after_the_learning_can_be_undone_up_to_it() -> None:
    match = own_time()
    match.play(0, DRAW)
    before = fingerprint(match.state)
    match.play(0, DONE)
    match.undo(0)
    assert fingerprint(match.state) == before
    with pytest.raises(CannotUndo, match="learned"):
        match.undo(0)


def test_what_others_have_shown_me_since_counts_too() -> None:
    match = own_time()
    match.play(0, DONE)
    built = max(match.game.legal(match.state, 1))
    match.play(1, built)  # seat 0 has seen the card
    with pytest.raises(CannotUndo, match="learned"):
        match.undo(0, frozenset([1]))


def test_the_last_sealed_answer_opens_all_and_cannot_be_undone() -> None:
    match = countdown()
    for seat in range(3):
        match.play(seat, CHOOSE + seat)
    with pytest.raises(CannotUndo, match="learned"):
        match.undo(2)


def test_chance_falls_as_it_fell_before() -> None:
    plain, changed = own_time(), own_time()
    changed.play(0, DONE)
    changed.undo(0)
    for match in (plain, changed):
        match.play(0, DONE)
        match.play(1, DRAW)
    assert fingerprint(plain.state) == fingerprint(changed.state)


def test_a_match_goes_on_from_its_record() -> None:
    match = countdown()
    match.play(0, CHOOSE)
    match.play(1, CHOOSE)
    match.undo(1)
    match.play(1, CHOOSE + 2)
    again = Match(Countdown(), Record.from_json(match.record.to_json()))
    assert fingerprint(again.state) == fingerprint(match.state)
    again.undo(1)
    again.undo(0)
    assert again.record.moves() == []


def test_a_match_that_begins_with_a_position_is_undone_up_to_it() -> None:
    before = countdown()
    before.play(0, CHOOSE)
    record = Record("countdown", 1, {}, 3, 0)
    record.position = snapshot(before.state)
    match = Match(Countdown(), record)
    match.play(1, CHOOSE)
    match.undo(1)
    assert fingerprint(match.state) == fingerprint(before.state)
    with pytest.raises(CannotUndo, match="nothing"):
        match.undo(0)


def test_a_seat_gets_a_view() -> None:
    match = Match.new(Draft(), 3, 1)
    view = match.view(2)
    assert view.seat == 2
    assert view.legal() == match.game.legal(match.state, 2)
