"""What a run of many games tells about seats, lengths, points and cards; all shares with 95 % intervals."""

import json
from collections import defaultdict
from pathlib import Path
from typing import Any, NamedTuple

from pavonis.bots.arena import wilson
from pavonis.cli import runs

# What a card must be before something can be done with it: the share of those that were.
OUT_OF = {"corporation": ("dealt",), "played": ("picked", "drawn"), "picked": ("offered",)}


class Share(NamedTuple):
    """Successes among trials, with the interval in which the true share lies."""

    successes: float
    trials: int

    @property
    def value(self) -> float:
        """The share itself."""
        return self.successes / self.trials if self.trials else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval of 95 %."""
        return wilson(self.successes, self.trials)


class CardUse(NamedTuple):
    """What a run tells about one card in one use of it."""

    what: str
    card: str
    wins: Share  # of the seats that used it so
    taken: Share | None  # how often it was taken when it could be


class Run:
    """A folder of a run, read."""

    def __init__(self, path: Path) -> None:
        if not (path / runs.REQUEST).is_file() or not (path / f"{runs.GAMES}.jsonl").is_file():
            raise ValueError(f"{path} holds no run of `pavonis simulate --run`")
        self.path = path
        self.request: dict[str, Any] = json.loads((path / runs.REQUEST).read_text(encoding="utf-8"))
        rows = list(runs.read_rows(path / f"{runs.GAMES}.jsonl"))
        self.games = [row for row in rows if row["finished"]]
        self.given_up = len(rows) - len(self.games)
        if not self.games:
            raise ValueError(f"no game of {path} has ended yet")
        self.seats = len(self.games[0]["scores"])
        self.shares = {row["game"]: self._shares(row["winners"]) for row in self.games}

    def _shares(self, winners: list[int]) -> list[float]:
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def by_seat(self) -> list[Share]:
        """How often each seat wins."""
        return [Share(sum(shares[seat] for shares in self.shares.values()), len(self.games)) for seat in range(self.seats)]

    def lengths(self) -> list[int]:
        """How many rounds each game took."""
        return [row["rounds"] for row in self.games]

    def points(self) -> dict[str, dict[int, float]]:
        """The mean of every line of the score by round; a game that has ended keeps its last points."""
        last: dict[tuple[int, int], dict[str, int]] = {}
        by_round: dict[int, list[tuple[tuple[int, int], dict[str, int]]]] = defaultdict(list)
        for row in runs.read_rows(self.path / f"{runs.STANDS}.jsonl"):
            if row["game"] in self.shares:
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

    def cards(self) -> list[CardUse]:
        """Every card in every use, the one that goes with most victories first."""
        users: dict[tuple[str, str], set[tuple[int, int]]] = defaultdict(set)
        counts: dict[tuple[str, str], int] = defaultdict(int)
        for row in runs.read_rows(self.path / f"{runs.USES}.jsonl"):
            if row["game"] in self.shares:
                key = (row["what"], row["card"])
                users[key].add((row["game"], row["seat"]))
                counts[key] += 1
        found = []
        for (what, card), seats in users.items():
            wins = Share(sum(self.shares[game][seat] for game, seat in seats), len(seats))
            found.append(CardUse(what, card, wins, self._taken(counts, what, card)))
        return sorted(found, key=lambda use: (use.what != "played", use.what, -use.wins.interval[0], use.card))

    def _taken(self, counts: dict[tuple[str, str], int], what: str, card: str) -> Share | None:
        chances = sum(counts.get((chance, card), 0) for chance in OUT_OF.get(what, ()))
        return Share(min(counts[what, card], chances), chances) if chances else None

    def summary(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
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
