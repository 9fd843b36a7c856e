"""Rows as Arrow tables (extra `parquet`): pandas, polars, DuckDB and R open them, and the Parquet files made from them."""

from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from typing import Any

from pavonis.study.plan import Arena, Plan

KINDS = ("games", "seats", "cards", "rounds")


def require_arrow() -> None:
    """Say what is missing for tables before any game is played."""
    if find_spec("pyarrow") is None:
        raise ValueError("Parquet needs pyarrow, which is not installed: pip install 'pavonis[parquet]'")


def arrow_table(kind: str, rows: Iterable[dict[str, Any]]) -> Any:
    """Rows of one kind as a `pyarrow.Table`. Its columns are the same for every run of a game, also if there are no rows."""
    require_arrow()
    import pyarrow

    whole, text, number, flag = pyarrow.int64(), pyarrow.string(), pyarrow.float64(), pyarrow.bool_()
    known = {
        **dict.fromkeys(("game", "pairing", "deal", "seat", "round", "rounds", "decisions", "score"), whole),
        **dict.fromkeys(("seed", "bot", "what", "card"), text),
        "won": number,
        "finished": flag,
        "bots": pyarrow.list_(text),
        "scores": pyarrow.list_(whole),
        "winners": pyarrow.list_(whole),
    }
    found = list(rows)
    columns = {name: None for row in found for name in row} or dict.fromkeys(COLUMNS[kind])
    schema = pyarrow.schema([(name, known.get(name, whole)) for name in columns])  # other columns are lines of the score
    return pyarrow.Table.from_pylist(found, schema)


COLUMNS = {
    "games": ("game", "seed", "bots", "scores", "winners", "rounds", "decisions", "finished"),
    "seats": ("game", "seat", "bot", "score", "won", "rounds", "decisions", "finished"),
    "cards": ("game", "round", "seat", "bot", "what", "card"),
    "rounds": ("game", "round", "seat", "bot"),
}


def game_rows(plan: Plan, games: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Games with the bots of their seats and, in an arena, the numbers of the pairing and the deal."""
    for row in games:
        places: dict[str, Any] = {}
        if isinstance(plan, Arena):
            places["pairing"], places["deal"], _ = plan.place(row["game"])
        yield {"game": row["game"], **places, "bots": plan.names_at(row["game"]), **row}


def seat_rows(plan: Plan, games: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """A row for each seat of each game: its bot, its points, and its share of the victory."""
    for row in game_rows(plan, games):
        shared: dict[str, Any] = {
            name: row[name] for name in ("game", "pairing", "deal", "rounds", "decisions", "finished") if name in row
        }
        for seat, (bot, score) in enumerate(zip(row["bots"], row["scores"], strict=True)):
            won = 1 / len(row["winners"]) if seat in row["winners"] else 0.0
            yield {**shared, "seat": seat, "bot": bot, "score": score, "won": won}


def told_rows(plan: Plan, rows: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Uses of cards or points by round, with the bot of the seat."""
    for row in rows:
        yield {
            "game": row["game"],
            "round": row["round"],
            "seat": row["seat"],
            "bot": plan.names_at(row["game"])[row["seat"]],
            **row,
        }
