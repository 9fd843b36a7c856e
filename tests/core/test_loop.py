"""The loop: seats before the table, the lowest first, each until it asks; and an effect that waits for another seat."""

from typing import Any, ClassVar, Final

import pytest

from pavonis.core.game import TABLE, TAKE_BACK, WAIT, Frame, Game, IllegalMove, Question, Reason, Seat, State
from pavonis.core.space import Range, Space

NOTE: Final = 1  # n: comes up, and is noted
ASK: Final = 2  # n: asks the seat it belongs to, or seat n on the table
PUSH: Final = 3  # seat, *frame: gives work to a seat
SEAL: Final = 4  # all seal an answer
OPEN: Final = 5  # the answers are opened

GO: Final = 16  # + number

Trace = list[tuple[int, int]]  # who, what


class LoopState(State):
    """Notes of what has happened."""

    __slots__ = ("notes",)
    FIELDS: ClassVar[tuple[str, ...]] = (*State.FIELDS, "notes")

    notes: list[tuple[int, int]]


class Loop(Game[LoopState]):
    """Frames that can be laid out by hand."""

    def __init__(self, table: list[Frame]) -> None:
        super().__init__("loop", 1, range(2, 5), Space([Range("go", GO, [["1", "2", "3"]])]), {})
        self.first = table

    def blank(self, seats: int) -> LoopState:
        s = LoopState()
        s.begin(seats)
        s.notes = []
        return s

    def set_up(self, s: LoopState) -> None:
        s.table = self.first[::-1]

    def step(self, s: LoopState, seat: Seat, frame: Frame) -> None:
        code = frame[0]
        if code == NOTE:
            s.notes.append((seat, frame[1]))
        elif code == ASK:
            s.ask(frame[1] if seat == TABLE else seat, frame)
        elif code == PUSH:
            s.seats[frame[1]].append(frame[2:])
        elif code == SEAL:
            s.ask_all(frame)
        else:
            s.notes += [(seat, sum(answer)) for seat, answer in enumerate(s.unseal())]

    def answer(self, s: LoopState, seat: Seat, ask: Frame, move: int) -> None:
        if ask[0] == SEAL:
            s.sealed[seat].append(move)
            s.leave_open(seat, ask)
        else:
            s.notes.append((seat, move))

    def legal(self, s: LoopState, seat: Seat) -> list[int]:
        if s.asks[seat] is None:
            return []
        return [GO, GO + 1, GO + 2] if s.owed >> seat & 1 else [TAKE_BACK]

    def question(self, s: LoopState, seat: Seat) -> Question:
        return Question("loop")

    def clone(self, s: LoopState) -> LoopState:
        c = LoopState()
        s.copy_to(c)
        c.notes = s.notes[:]
        return c

    def why_not(self, s: LoopState, seat: Seat, move: int) -> list[Reason]:
        return [] if move in self.legal(s, seat) else [(1,)]

    def observe(self, s: LoopState, viewer: Seat) -> dict[str, Any]:
        return {}

    def resample(self, s: LoopState, viewer: Seat, seed: int, reopen: bool = False) -> LoopState:
        return self.clone(s)

    def secrets(self, s: LoopState, viewer: Seat) -> list[tuple[str, int]]:
        return []

    def scores(self, s: LoopState) -> list[int]:
        return [0] * len(s.asks)

    def winners(self, s: LoopState) -> list[Seat]:
        return []


def begin(*table: Frame, seats: int = 3) -> tuple[Loop, LoopState]:
    """A game whose table holds these frames, the first one uppermost, run until it asks."""
    game = Loop(list(table))
    return game, game.new(seats, 0)


def test_without_a_question_everything_happens_at_once() -> None:
    game, s = begin((NOTE, 1), (NOTE, 2), (NOTE, 3))
    assert s.notes == [(TABLE, 1), (TABLE, 2), (TABLE, 3)]
    assert game.over(s)
    assert game.waiting(s) == game.open_seats(s) == []


def test_the_table_stops_while_somebody_is_owed() -> None:
    game, s = begin((ASK, 1), (NOTE, 2))
    assert s.notes == []
    assert game.waiting(s) == [1]
    assert not game.over(s)
    game.apply(s, 1, GO)
    assert s.notes == [(1, GO), (TABLE, 2)]
    assert game.over(s)


def test_seats_run_before_the_table_the_lowest_first() -> None:
    _, s = begin((PUSH, 2, NOTE, 20), (NOTE, 1))
    assert s.notes == [(2, 20), (TABLE, 1)]
    game, s = begin((ASK, 0), (NOTE, 1))
    s.seats = [[(NOTE, 5)], [(NOTE, 7), (NOTE, 6)], [(NOTE, 8)]]
    game.apply(s, 0, GO)
    assert s.notes == [(0, GO), (0, 5), (1, 6), (1, 7), (2, 8), (TABLE, 1)]


def test_a_seat_given_work_by_a_higher_one_runs_before_the_table() -> None:
    _, s = begin((PUSH, 2, PUSH, 0, NOTE, 9), (NOTE, 1))
    assert s.notes == [(0, 9), (TABLE, 1)]


def test_a_stack_stops_at_its_question_and_the_others_run() -> None:
    game, s = begin((ASK, 0), (NOTE, 1))
    s.seats = [[(NOTE, 3), (ASK, 0)], [(NOTE, 4)], []]
    game.apply(s, 0, GO)
    assert s.notes == [(0, GO), (1, 4)]
    assert game.waiting(s) == [0]
    game.apply(s, 0, GO + 1)
    assert s.notes[2:] == [(0, GO + 1), (0, 3), (TABLE, 1)]


def test_an_effect_waits_for_another_seat_in_its_middle() -> None:
    game, s = begin((ASK, 2), (NOTE, 1))
    s.seats[2] = [(NOTE, 7), (WAIT, 0), (PUSH, 0, ASK, 5)]
    game.apply(s, 2, GO)
    assert game.waiting(s) == [0]
    assert s.seats[2] == [(NOTE, 7), (WAIT, 0)]
    game.apply(s, 0, GO + 2)
    assert s.notes == [(2, GO), (0, GO + 2), (2, 7), (TABLE, 1)]


def test_a_wait_is_for_all_that_a_seat_has_to_do() -> None:
    game, s = begin((ASK, 0), (NOTE, 1))
    s.seats = [[(NOTE, 7), (WAIT, 1)], [(ASK, 1), (NOTE, 4), (ASK, 1)], []]
    game.apply(s, 0, GO)
    game.apply(s, 1, GO)
    assert s.notes == [(0, GO), (1, GO), (1, 4)]
    game.apply(s, 1, GO)
    assert s.notes[3:] == [(1, GO), (0, 7), (TABLE, 1)]


def test_waiting_for_a_seat_with_nothing_to_do_is_over_at_once() -> None:
    game, s = begin((ASK, 0), (NOTE, 1))
    s.seats[0] = [(NOTE, 7), (WAIT, 1)]
    game.apply(s, 0, GO)
    assert s.notes == [(0, GO), (0, 7), (TABLE, 1)]


def test_seats_can_wait_for_each_other_in_a_chain() -> None:
    game, s = begin((ASK, 0), (NOTE, 1))
    s.seats = [[(NOTE, 7), (WAIT, 1)], [(NOTE, 8), (WAIT, 2)], [(NOTE, 9), (ASK, 2)]]
    game.apply(s, 0, GO)
    game.apply(s, 2, GO)
    assert s.notes == [(0, GO), (2, GO), (2, 9), (1, 8), (0, 7), (TABLE, 1)]


def test_sealed_answers_wait_for_the_last_one() -> None:
    game, s = begin((SEAL,), (OPEN,), (NOTE, 1))
    assert game.waiting(s) == [0, 1, 2]
    game.apply(s, 2, GO + 2)
    game.apply(s, 0, GO)
    assert game.waiting(s) == [1]
    assert game.open_seats(s) == [0, 1, 2]
    assert s.notes == []
    game.apply(s, 1, GO + 1)
    assert s.notes == [(0, GO), (1, GO + 1), (2, GO + 2), (TABLE, 1)]
    assert game.open_seats(s) == []
    assert s.sealed == [[], [], []]


def test_a_sealed_answer_is_taken_back_and_given_anew() -> None:
    game, s = begin((SEAL,), (OPEN,))
    game.apply(s, 0, GO)
    game.apply(s, 0, TAKE_BACK)
    assert game.waiting(s) == [0, 1, 2]
    assert s.sealed[0] == []
    for seat in (1, 2, 0):
        game.apply(s, seat, GO + 1)
    assert s.notes == [(0, GO + 1), (1, GO + 1), (2, GO + 1)]


def test_an_open_question_that_nobody_waits_for_holds_up_nothing() -> None:
    game, s = begin((ASK, 0), (NOTE, 1))
    s.leave_open(2, (SEAL,))
    game.apply(s, 0, GO)
    assert s.notes == [(0, GO), (TABLE, 1)]


def test_the_border_refuses_what_is_not_legal_and_changes_nothing() -> None:
    game, s = begin((ASK, 1), (NOTE, 2))
    for seat, move in ((0, GO), (1, TAKE_BACK), (1, GO + 3)):
        with pytest.raises(IllegalMove, match=f"seat {seat} may not") as caught:
            game.checked_apply(s, seat, move)
        assert caught.value.reasons == [(1,)]
    assert game.waiting(s) == [1]
    assert s.notes == []
    game.checked_apply(s, 1, GO)
    assert game.over(s)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_game_is_for_so_many_players(seats: int) -> None:
    with pytest.raises(ValueError, match=f"loop is for 2 to 4 players, not {seats}"):
        Loop([]).new(seats, 0)


def test_copying_a_state_shares_nothing() -> None:
    _, s = begin((SEAL,), (OPEN,))
    s.seats[1].append((NOTE, 1))
    c = LoopState()
    s.copy_to(c)
    assert all(getattr(c, name) == getattr(s, name) for name in State.FIELDS)
    c.table.pop()
    c.seats[1].pop()
    c.asks[0] = None
    c.sealed[2].append(GO)
    c.learn(0)
    c.tell(1, 2)
    assert (s.table, s.seats[1], s.asks[0], s.sealed[2], s.learned[0], s.log) == ([(OPEN,)], [(NOTE, 1)], (SEAL,), [], 0, [])
