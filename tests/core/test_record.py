"""A game as data: what is written is read again, and what is wrong with a record is said in a sentence."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pavonis.core.game import TAKE_BACK, State
from pavonis.core.record import UNDO, BadRecord, Record, begin, fingerprint, opening, replay, restore, same, snapshot
from pavonis.games import load
from pavonis.testing.conformance.moments import Wanderer
from tests.toys.countdown import CHOOSE, Countdown
from tests.toys.courtesy import Courtesy
from tests.toys.draft import Draft


def played(seed: int = 5, moves: int = 12) -> Record:
    """A game of three, some moves old."""
    game = Draft()
    record = begin(game, 3, seed)
    record.entries = Wanderer(game, Random(seed)).play(game.new(3, seed), moves)
    return record


def data(**changes: Any) -> dict[str, Any]:
    """A record as plain data, with changes; a field changed to `...` is left out."""
    found: dict[str, Any] = {**json.loads(played().to_json()), **changes}
    return {name: value for name, value in found.items() if value is not ...}


def test_a_record_is_one_line_of_json() -> None:
    text = played().to_json()
    assert "\n" not in text
    assert json.loads(text)["game"] == "draft"
    assert len(text) < 300


def test_what_is_written_is_read_again() -> None:
    record = played()
    record.options = {"name": "Экосистема", "deck": [1, {"a": None}]}
    record.position = {"x": [1, {"t": [2]}]}
    read = Record.from_json(record.to_json())
    assert vars_of(read) == vars_of(record)
    assert "Экосистема" in record.to_json()


def vars_of(record: Record) -> list[Any]:
    return [record.game, record.rules_version, record.options, record.seats, record.seed, record.entries, record.position]


@given(st.integers(min_value=-(1 << 200), max_value=1 << 200))
def test_any_seed_survives(seed: int) -> None:
    record = begin(Draft(), 2, seed)
    assert Record.from_json(record.to_json()).seed == seed
    assert isinstance(json.loads(record.to_json())["seed"], str)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "this is not JSON"),
        ('{"pavonis": 1', "this is not JSON"),
        ("[]", "this is not a Pavonis record"),
        ("[" * 100_000, "this is not a Pavonis record"),
        ("null", "this is not a Pavonis record"),
        ('"pavonis"', "this is not a Pavonis record"),
        ("{}", "this is not a Pavonis record"),
        ('{"pavonis": 2}', "this is not a Pavonis record"),
        ('{"pavonis": 1}', "field '\\w+' should be of type"),
    ],
)
def test_what_is_no_record_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        Record.from_json(text)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": ...}, "field 'game' should be of type str"),
        ({"game": 5}, "field 'game' should be of type str"),
        ({"rules_version": "1"}, "field 'rules_version' should be of type int"),
        ({"rules_version": True}, "field 'rules_version' should be of type int"),
        ({"options": []}, "field 'options' should be of type dict"),
        ({"options": ...}, "field 'options' should be of type dict"),
        ({"seats": 2.0}, "field 'seats' should be of type int"),
        ({"seats": None}, "field 'seats' should be of type int"),
        ({"seed": 7}, "field 'seed' should be of type str"),
        ({"seed": "seven"}, "field 'seed' should be a whole number in quotes"),
        ({"seed": ""}, "field 'seed' should be a whole number in quotes"),
        ({"seed": "--7"}, "field 'seed' should be a whole number in quotes"),
        ({"seed": "7" * 101}, "field 'seed' should be a whole number in quotes"),
        ({"position": []}, "field 'position' should be of type dict"),
        ({"position": None}, "field 'position' should be of type dict"),
        ({"entries": {}}, "field 'entries' should be of type list"),
        ({"entries": ...}, "field 'entries' should be of type list"),
        ({"entries": [[0, 16], 7]}, r"entry 1 should be \[seat, move\], not 7"),
        ({"entries": [[0]]}, r"entry 0 should be \[seat, move\], not \[0\]"),
        ({"entries": [[0, 16, 1]]}, r"entry 0 should be \[seat, move\]"),
        ({"entries": [[0, True]]}, r"entry 0 should be \[seat, move\], not \[0, true\]"),
        ({"entries": [[0, "16"]]}, r"entry 0 should be \[seat, move\]"),
        ({"entries": [[0.0, 16]]}, r"entry 0 should be \[seat, move\]"),
        ({"entries": [{"0": 1}]}, r"entry 0 should be \[seat, move\]"),
    ],
)
def test_a_wrong_field_is_named(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        Record.from_json(json.dumps(data(**changes)))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "chess"}, "this is a record of chess, not of draft"),
        ({"seats": 1}, "draft is not for 1 players"),
        ({"seats": -3}, "draft is not for -3 players"),
        ({"entries": [[0, 99]]}, "move 0: seat 0 may not make move 99 here"),
        ({"entries": [[3, 16]]}, "move 0: seat 3 may not make move 16 here"),
        ({"entries": [[-1, 16]]}, "move 0: seat -1 may not make move 16 here"),
        ({"entries": [[0, TAKE_BACK]]}, "move 0: seat 0 may not make move 0 here"),
        ({"entries": [[0, UNDO]]}, "entry 0: seat 0 has nothing to undo"),
        ({"position": {}}, "the position has no field 'rng'"),
    ],
)
def test_a_record_that_does_not_follow_the_rules_is_refused(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        replay(Draft(), Record.from_json(json.dumps(data(**changes))))


def test_the_move_that_is_not_legal_is_named() -> None:
    record = played()
    record.entries.insert(4, record.entries[3])
    with pytest.raises(BadRecord, match=r"move [45]: seat \d may not make move"):
        replay(Draft(), record)


def test_a_replay_goes_as_far_as_it_is_asked_to() -> None:
    game, record = Draft(), played()
    s = opening(game, record)
    for number, (seat, move) in enumerate(record.entries):
        assert same(replay(game, record, number), s)
        game.apply(s, seat, move)
    assert same(replay(game, record), s)


def test_an_undo_takes_the_move_before_it_back() -> None:
    record = begin(Draft(), 2, 0)
    record.entries = [(0, 16), (1, 17), (1, 18), (1, UNDO), (1, UNDO), (0, UNDO), (1, 19)]
    assert record.moves() == [(1, 19)]
    record.entries.append((0, UNDO))
    with pytest.raises(BadRecord, match="entry 7: seat 0 has nothing to undo"):
        record.moves()


def test_undone_moves_leave_no_trace_in_the_position() -> None:
    game = Countdown()
    record, plain = begin(game, 2, 3), begin(game, 2, 3)
    record.entries = [(0, CHOOSE + 1), (0, UNDO), (0, CHOOSE + 2), (1, CHOOSE), (1, UNDO), (1, CHOOSE + 4)]
    plain.entries = [(0, CHOOSE + 2), (1, CHOOSE + 4)]
    assert fingerprint(replay(game, Record.from_json(record.to_json()))) == fingerprint(replay(game, plain))


def test_a_record_may_begin_with_a_position() -> None:
    game, record = Draft(), played()
    later = begin(game, 3, 0)
    later.position = snapshot(replay(game, record, 7))
    later.entries = record.entries[7:]
    s = replay(game, Record.from_json(later.to_json()))
    assert fingerprint(s) == fingerprint(replay(game, record))


@pytest.mark.parametrize("name", Courtesy.state.FIELDS)
def test_a_position_without_one_of_its_fields_is_refused(name: str) -> None:
    game = Courtesy()
    position = snapshot(game.new(3, 1))
    del position[name]
    with pytest.raises(BadRecord, match=f"the position has no field '{name}'"):
        restore(game.blank(3), position)


def test_a_snapshot_keeps_tuples_and_lists_apart() -> None:
    game = Countdown()
    s = game.new(2, 0)
    restored = game.blank(2)
    restore(restored, json.loads(json.dumps(snapshot(s))))
    assert same(s, restored)
    assert restored.asks[0] == (10,)
    assert isinstance(restored.asks[0], tuple)
    assert isinstance(restored.asks, list)


def test_a_fingerprint_tells_every_field_apart() -> None:
    game = Countdown()
    s = game.new(2, 0)
    prints = {fingerprint(s)}
    for name in s.FIELDS:
        c = game.clone(s)
        value: Any = getattr(c, name)
        setattr(c, name, [*value, 1] if isinstance(value, list) else value + 1)
        assert not same(s, c)
        prints.add(fingerprint(c))
    assert len(prints) == 1 + len(s.FIELDS)


def test_the_log_is_not_part_of_a_position() -> None:
    game = Countdown()
    s = game.new(2, 0)
    c = game.clone(s)
    c.log = None
    assert same(s, c)
    assert fingerprint(s) == fingerprint(c)
    assert "log" not in snapshot(s)
    assert "log" not in State.FIELDS


@pytest.mark.parametrize(
    "spoil",
    [
        lambda position: position.pop("hands"),
        lambda position: position.update(hands=7),
        lambda position: position.update(hands=[1]),
        lambda position: position.update(asks=[{"t": [22]}, None], prep=[]),
        lambda position: position.update(deck={"x": 1}),
        lambda position: position.update(owed="all"),
        lambda position: position.update(colonists="none"),
    ],
)
def test_a_position_from_somewhere_else_may_be_anything(spoil: Callable[[dict[str, Any]], object]) -> None:
    game = load("pocket-mars")
    s = game.new(2, 1)
    record = begin(game, 2, 1)
    record.position = snapshot(s)
    assert fingerprint(opening(game, record)) == fingerprint(s)
    spoil(record.position)
    with pytest.raises(BadRecord, match="position"):
        opening(game, record)


def test_a_position_does_not_change_how_many_may_play() -> None:
    game = load("pocket-mars")
    record = begin(game, 10**30, 1)
    record.position = snapshot(game.new(2, 1))
    with pytest.raises(BadRecord, match="players"):
        opening(game, record)
