"""Whatever position a record begins with, it is refused with a sentence, or it is played to the end."""

import copy
import json
import os
import signal
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from pavonis.core.fields import ListOf, SetOf, core_fields
from pavonis.core.game import SPECTATOR, Game, State
from pavonis.core.record import BadRecord, Record, opening, snapshot
from pavonis.games import games as all_games
from pavonis.games import load
from tests.fuzz.positions import Mutator, at, paths, put, record_of, walk

TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "pocket-mars": [(2, {}), (3, {"draft": True}), (4, {})],
    "mission-red-planet": [(2, {}), (3, {}), (6, {"layout": "random"})],
    "ares-expedition": [(1, {"level": "novice", "mulligan": True}), (2, {"cooperative": True}), (3, {}), (4, {"first_game": True})],
    "terraforming-mars": [
        (1, {}),
        (2, {"draft": True}),
        (3, {"effect_order": "free", "beginner": [1]}),
        (5, {"corporate_era": False}),
    ],
}
SHORT = 1.0  # seconds for each game in the ordinary run
LONG = float(os.environ.get("PAVONIS_TEST_POSITION_SECONDS", "60"))  # in the slow one
STUCK = 20  # seconds of processor time for one position, after which it is taken to go on for ever
LIMIT = 20_000  # moves
LONGEST = 400  # moves into a game before its position is taken
ON = {False: 30, True: LIMIT}  # moves that an accepted position is played on


@contextmanager
def limited(seconds: int) -> Iterator[None]:
    """Endless loops end, and are an error."""

    def stop(signum: int, frame: Any) -> None:
        raise TimeoutError("it goes on for ever")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def verdict(game: Game[Any], text: str, chance: Random, most: int) -> str:
    """What becomes of a record: "refused", or played on as far as wanted. Anything else is an exception."""
    try:
        record = Record.from_json(text)
        s = opening(game, record)
        moves = record.moves()
    except BadRecord as error:
        return "refused" if str(error) else "refused without a word"
    for seat, move in moves:
        if not 0 <= seat < record.seats or s.asks[seat] is None or move not in game.legal(s, seat):
            return "illegal move"
        game.apply(s, seat, move)
    for _ in range(most):
        if game.over(s):
            break
        seat = chance.choice(game.waiting(s))
        game.question(s, seat)
        legal = game.legal(s, seat)
        game.apply(s, seat, chance.choice(legal))
    for viewer in (*range(record.seats), SPECTATOR):
        game.observe(s, viewer)
    game.scores(s)
    return "played on"


def fuzz(key: str, seconds: float, seed: int, whole: bool) -> Counter[str]:
    """Mutate positions of a game as long as the time lasts."""
    found: Counter[str] = Counter()
    until = time.process_time() + seconds
    number = 0
    while time.process_time() < until:
        number += 1
        chance = Random(f"{key} {seed} {number}")
        seats, options = chance.choice(TABLES[key])
        game = load(key, **options)
        s = walk(game, seats, chance, chance.randrange(LONGEST))
        mutate = Mutator(chance, snapshot(walk(game, seats, chance, chance.randrange(LONGEST))))
        original = record_of(game, s, chance)
        assert original.position is not None
        for _ in range(40 if whole else 8):
            record = Record(key, game.rules_version, game.options, seats, 1)
            record.position = mutate(original.position)
            record.entries = original.entries[: chance.randrange(len(original.entries) + 1)]
            text = record.to_json()
            try:
                with limited(STUCK):
                    found[verdict(game, text, chance, ON[whole])] += 1
            except Exception as error:
                raise AssertionError(
                    f"{type(error).__name__}: {error}\n{key} {seed} {number} with {seats} seats: {text}"
                ) from error
    return found


def tell(key: str, found: Counter[str]) -> None:
    total = sum(found.values())
    assert not found["refused without a word"]
    print(f"{key}: {total} positions, " + ", ".join(f"{count} {what}" for what, count in found.most_common()))


@pytest.mark.parametrize("key", TABLES)
def test_mutated_positions(key: str) -> None:
    found = fuzz(key, SHORT, seed=0, whole=False)
    tell(key, found)
    assert found["refused"] > 5


@pytest.mark.slow
@pytest.mark.parametrize("key", TABLES)
def test_many_mutated_positions(key: str) -> None:
    found = fuzz(key, LONG, seed=int(os.environ.get("PAVONIS_TEST_SEED", "1")), whole=True)
    tell(key, found)
    assert found["played on"] > 5


IMPOSSIBLE = (-(10**9), 10**9, 1 << 300)  # in no field of any game


@pytest.mark.parametrize("key", TABLES)
def test_a_finished_game_with_an_impossible_number_in_any_field_is_refused(key: str) -> None:
    """Nobody moves in a finished game, so nothing but the check stands between its position and whoever looks at it."""
    seats, options = TABLES[key][1]
    game = load(key, **options)
    end = json.loads(json.dumps(snapshot(walk(game, seats, Random(key), LIMIT))))
    for name, field in game.fields(seats).items():
        numbers = [path for path in paths(end[name], (name,)) if type(at(end, path)) is int]
        sets = isinstance(field, SetOf) or (isinstance(field, ListOf) and isinstance(field.item, SetOf))
        for path in numbers[:1] + numbers[-1:]:
            for number in (*IMPOSSIBLE, -1) if sets else IMPOSSIBLE:
                if (name, number) == ("rng", 10**9):
                    continue  # any number of so many bits is a generator
                record = Record(key, game.rules_version, game.options, seats, 1)
                record.position = copy.deepcopy(end)
                put(record.position, path, number)
                with limited(STUCK), pytest.raises(BadRecord, match=name):
                    opening(game, Record.from_json(record.to_json()))


def test_every_field_of_every_game_says_what_it_may_hold() -> None:
    assert set(TABLES) == set(all_games()) - {"countdown"}
    assert set(core_fields(2, 9, {}, {}, {})) == set(State.FIELDS)
    for key, tables in TABLES.items():
        for seats, options in tables:
            game = load(key, **options)
            assert set(game.fields(seats)) == set(game.blank(seats).FIELDS), key
