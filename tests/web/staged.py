"""Tables in the middle of a game: the moves of a seeded game are written into the server's database, as another worker would."""

import functools
import random
import sqlite3
from pathlib import Path

from pavonis.core.record import fingerprint
from pavonis.games import load
from tests.web.house import ME, Person

Moves = list[tuple[int, int, str]]  # seat, move, fingerprint after it

NAMES = ["Ada", "Bartholomew", "Chandrasekhar", "Di", "Eleanor Rigby", "Flora"]
SHY = ("pass", "sell", "done", "decline")  # moves that a game full of events has few of
EARLY, LATE = 0.15, 0.88  # how far the game is


@functools.cache
def whole_game(game: str, seats: int, seed: int) -> tuple[Moves, list[int], list[int]]:
    """A game to its end: the moves, whom the table waits for after each of them, and where seat 0 has most to choose."""
    played = load(game)
    rng = random.Random(seed)
    state = played.new(seats, seed)
    moves: Moves = []
    waiting: list[int] = [state.owed]
    choices: list[int] = []
    while not played.over(state):
        seat = rng.choice(played.waiting(state))
        legal = played.legal(state, seat)
        choices.append(len(legal) if 0 in played.waiting(state) and state.asks[0] is not None else 0)
        bold = [move for move in legal if not any(word in played.space.meaning(move)[0] for word in SHY)]
        move = rng.choice(bold if bold and rng.random() < 0.9 else legal)
        played.apply(state, seat, move)
        moves.append((seat, move, fingerprint(state)))
        waiting.append(state.owed)
    return moves, waiting, choices


def position(game: str, seats: int, seed: int, share: float) -> tuple[Moves, int]:
    """The moves up to a moment at which seat 0 is asked, with most to choose near this share of the game; and who is waited for."""
    moves, waiting, choices = whole_game(game, seats, seed)
    middle = int(share * len(moves))
    near = range(max(0, middle - 40), min(len(moves), middle + 40))
    at = max(near, key=lambda number: (min(choices[number], 12), number))
    assert choices[at], f"seat 0 is never asked near {share} of {game} with {seats}"
    return moves[:at], waiting[at]


def stage(person: Person, folder: Path, game: str, seats: int, share: float, seed: int = 7) -> str:
    """Open a table in such a position, with the person in seat 0 and strangers elsewhere, who never move; its address."""
    return among_strangers(person, folder, game, seats, seed, *position(game, seats, seed, share))


@functools.cache
def hoarding(game: str, seats: int, seed: int, cards: int) -> tuple[Moves, int]:
    """The moves of a game in which seat 0 takes every card and plays none, until it holds so many and is asked for a turn."""
    played = load(game)
    rng = random.Random(seed)
    state = played.new(seats, seed)
    moves: Moves = []
    while len(state.hands[0]) < cards or not state.owed & 1 or played.question(state, 0).kind not in ("turn", "phase"):
        seat = rng.choice(played.waiting(state))
        named: dict[str, list[int]] = {}
        for move in played.legal(state, seat):
            named.setdefault(played.space.meaning(move)[0], []).append(move)
        taken = ("buy", "keep", "draft") if seat == 0 else ()
        wished = next((name for name in (*taken, "pass", "end turn", "done") if name in named), rng.choice(sorted(named)))
        move = rng.choice(named[wished])
        played.apply(state, seat, move)
        moves.append((seat, move, fingerprint(state)))
        assert len(moves) < 500, f"seat 0 never holds {cards} cards of {game}"
    return moves, state.owed


def stage_hand(person: Person, folder: Path, game: str, seats: int, cards: int, seed: int = 7) -> str:
    """Open a table at which the person holds at least so many cards; its address."""
    return among_strangers(person, folder, game, seats, seed, *hoarding(game, seats, seed, cards))


def among_strangers(person: Person, folder: Path, game: str, seats: int, seed: int, moves: Moves, waiting: int) -> str:
    table = opened(person, folder, game, seats, seed, moves, waiting)
    with sqlite3.connect(folder / "tables.db", timeout=20) as database:
        sql = "UPDATE seat SET person = 'stranger' WHERE table_id = ? AND seat > 0"
        database.execute(sql, (table,))
        database.execute("UPDATE game_table SET meta = meta + 1 WHERE id = ?", (table,))
    database.close()
    person.api("POST", f"tables/{table}/messages", {"text": "Hello"})  # the server looks at what is stored
    return f"/table/{table}"


def stage_end(person: Person, folder: Path, game: str, seats: int, seed: int = 7) -> str:
    """Open a table whose game has just ended, with the person in every seat; its address."""
    moves, waiting, _ = whole_game(game, seats, seed)
    table = opened(person, folder, game, seats, seed, moves[:-1], waiting[len(moves) - 1])
    seat, move, _ = moves[-1]
    person.api("POST", f"tables/{table}/messages", {"text": "Hello"})
    step = person.api("GET", f"tables/{table}?seat={seat}")["play"]["step"]
    person.api("POST", f"tables/{table}/moves", {"seat": seat, "step": step, "moves": [move]})
    return f"/table/{table}"


def opened(person: Person, folder: Path, game: str, seats: int, seed: int, moves: Moves, waiting: int) -> str:
    """Open a table of people at one screen, and write down the moves that were made there."""
    body = {"game": game, "seats": [{**ME, "name": name} for name in NAMES[:seats]], "start": True, "seed": str(seed)}
    table = str(person.api("POST", "tables", body)["id"])
    rows = [(table, number, seat, move, mark) for number, (seat, move, mark) in enumerate(moves)]
    with sqlite3.connect(folder / "tables.db", timeout=20) as database:
        database.executemany("INSERT INTO entry (table_id, seq, seat, move, fingerprint) VALUES (?, ?, ?, ?, ?)", rows)
        sql = "UPDATE game_table SET length = ?, waiting = ?, meta = meta + 1 WHERE id = ?"
        database.execute(sql, (len(rows), waiting, table))
    database.close()
    return table
