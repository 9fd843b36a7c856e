"""What many games tell about bots, seats, lengths, points and cards; all shares with 95 % intervals."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from pavonis.study import runs, tables
from pavonis.study.plan import Arena, Plan
from pavonis.study.summary import summary_of
from pavonis.study.tally import Share

# What a card must be before something can be done with it: the share of those that were.
OUT_OF = {"corporation": ("dealt",), "played": ("picked", "kept", "drawn"), "picked": ("offered",), "kept": ("looked",)}
USE = ("game", "seat", "what", "card")
Rows = Callable[[str], Iterable[dict[str, Any]]]  # the rows of games, cards or rounds
Use = tuple[int, int, str, str, int]  # the game, the seat, what it did, with which card, and how often


class CardUse(NamedTuple):
    """What a run tells about one card in one use of it."""

    what: str
    card: str
    wins: Share  # of the seats that used it so
    taken: Share | None  # how often it was taken when it could be


def card_uses(uses: Iterable[Use], shares: Mapping[int, Sequence[float] | Mapping[int, float]]) -> list[CardUse]:
    """Every card in every use, the most successful first, in the games of which it is known what each seat has won."""
    users: dict[tuple[str, str], set[tuple[int, int]]] = defaultdict(set)
    counts: dict[tuple[str, str], int] = defaultdict(int)
    for game, seat, what, card, count in uses:
        if game in shares:
            users[what, card].add((game, seat))
            counts[what, card] += count
    found = []
    for (what, card), seats in users.items():
        wins = Share(sum(shares[game][seat] for game, seat in seats), len(seats))
        found.append(CardUse(what, card, wins, _taken(counts, what, card)))
    return sorted(found, key=lambda use: (use.what != "played", use.what, -use.wins.interval[0], use.card))


def _taken(counts: Mapping[tuple[str, str], int], what: str, card: str) -> Share | None:
    chances = sum(counts.get((chance, card), 0) for chance in OUT_OF.get(what, ()))
    return Share(min(counts[what, card], chances), chances) if chances else None


def points_by_round(stands: Iterable[dict[str, Any]], games: Collection[int]) -> dict[str, dict[int, float]]:
    """The mean of every line of the score by round, in these games; one that has ended keeps its last points."""
    last: dict[tuple[int, int], dict[str, int]] = {}
    by_round: dict[int, list[tuple[tuple[int, int], dict[str, int]]]] = defaultdict(list)
    for row in stands:
        if row["game"] in games:
            key = (row["game"], row["seat"])
            by_round[row["round"]].append((key, {name: row[name] for name in row if name not in ("game", "seat", "round")}))
    found: dict[str, dict[int, float]] = defaultdict(dict)
    for number in sorted(by_round):
        last.update(by_round[number])
        sums: dict[str, int] = defaultdict(int)
        for lines in last.values():
            for name, points in lines.items():
                sums[name] += points
        for name, points in sums.items():
            found[name][number] = points / len(last)
    return dict(found)


def card_rows(uses: Iterable[CardUse]) -> Iterator[list[Any]]:
    """The cards as rows for a spreadsheet, with a head."""
    yield ["what", "card", "seats", "won", "low", "high", "taken", "taken_low", "taken_high"]
    for use in uses:
        taken: list[Any] = [use.taken.value, *use.taken.interval] if use.taken else ["", "", ""]
        yield [use.what, use.card, use.wins.trials, use.wins.value, *use.wins.interval, *taken]


class Dataset:
    """Games that were played: as rows, as Arrow tables, and summed up."""

    def __init__(self, plan: Plan, rows: Rows) -> None:
        self.plan = plan
        self._rows = rows

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {len(self.games):,} games of {self.plan.game}>"

    def rows(self, kind: str = "games") -> Iterator[dict[str, Any]]:
        """The rows of one kind: games, seats, cards or rounds."""
        if kind == "games":
            return tables.game_rows(self.plan, self._rows(runs.GAMES))
        if kind == "seats":
            return tables.seat_rows(self.plan, self._rows(runs.GAMES))
        if kind in (runs.USES, runs.STANDS):
            return tables.told_rows(self.plan, self._rows(kind))
        raise ValueError(f"there are no rows of '{kind}'; there are: {', '.join(tables.KINDS)}")

    def table(self, kind: str = "games") -> Any:
        """The same rows as a `pyarrow.Table`: `.to_pandas()` makes a pandas frame, `polars.from_arrow` one of polars."""
        return tables.arrow_table(kind, self.rows(kind))

    def to_parquet(self, folder: str | Path) -> list[Path]:
        """Write all tables into a folder, one file each."""
        tables.require_arrow()
        from pyarrow import parquet

        Path(folder).mkdir(parents=True, exist_ok=True)
        written = [Path(folder) / f"{kind}.parquet" for kind in tables.KINDS]
        for kind, path in zip(tables.KINDS, written, strict=True):
            parquet.write_table(self.table(kind), path)
        return written

    @cached_property
    def games(self) -> list[dict[str, Any]]:
        """The games that have ended."""
        return [row for row in self._rows(runs.GAMES) if row["finished"]]

    @cached_property
    def given_up(self) -> int:
        """How many games were given up because they took too many decisions."""
        return sum(not row["finished"] for row in self._rows(runs.GAMES))

    @cached_property
    def seats(self) -> int:
        """How many sat at a table."""
        return self.plan.seats

    @cached_property
    def shares(self) -> dict[int, list[float]]:
        """Each seat's share of the victory, by game."""
        return {
            row["game"]: [1 / len(row["winners"]) if seat in row["winners"] else 0.0 for seat in range(self.seats)]
            for row in self.games
        }

    def standings(self) -> dict[str, Any]:
        """The sums of all games so far; in an arena by pairing, with ratings."""
        return summary_of(self.plan, map(runs.row_of, self._rows(runs.GAMES)))

    def by_seat(self) -> list[Share]:
        """How often each seat wins."""
        return [Share(sum(shares[seat] for shares in self.shares.values()), len(self.games)) for seat in range(self.seats)]

    def lengths(self) -> list[int]:
        """How many rounds each game took."""
        return [row["rounds"] for row in self.games]

    def points(self) -> dict[str, dict[int, float]]:
        """The mean of every line of the score by round; a game that has ended keeps its last points."""
        return points_by_round(self._rows(runs.STANDS), self.shares)

    def cards(self) -> list[CardUse]:
        """Every card in every use, the most successful first."""
        return card_uses(((*(row[name] for name in USE), 1) for row in self._rows(runs.USES)), self.shares)

    def summary(self) -> dict[str, Any]:
        """All sums as plain data."""
        found: dict[str, Any] = {
            "games": len(self.games),
            "seats": [{"won": share.value, "interval": share.interval} for share in self.by_seat()],
            "points": self.points(),
            "cards": [
                {
                    "what": use.what,
                    "card": use.card,
                    "seats": use.wins.trials,
                    "won": use.wins.value,
                    "interval": use.wins.interval,
                    "taken": use.taken and use.taken.value,
                    "taken_interval": use.taken and use.taken.interval,
                }
                for use in self.cards()
            ],
        }
        if isinstance(self.plan, Arena):
            standings = self.standings()
            found.update({name: standings[name] for name in ("pairings", "mirror", "elo")})
        return found


class Run(Dataset):
    """The games in the folder of a run, also of one that is still being played."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        super().__init__(runs.read_plan(self.path), self._read)
        if not self.games:
            raise ValueError(f"no game of {path} has ended yet")
        self.plan = replace(self.plan, players=len(self.games[0]["scores"]))

    def _read(self, kind: str) -> Iterator[dict[str, Any]]:
        return runs.read_games(self.path) if kind == runs.GAMES else runs.read_rows(self.path / f"{kind}.jsonl")
