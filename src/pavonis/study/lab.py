"""The card lab: what bots of each level do with every card, and how those who used it fared, summed up from runs."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any, Final

from pavonis.study.statistics import Dataset
from pavonis.study.tally import wilson

USED: Final = ("played", "attached", "corporation", "character", "mission")  # what makes a seat one that had the card
FEWEST: Final = 8  # seats that had both cards, or they are no companions
COMPANIONS: Final = 3


def lab_of(runs: Mapping[str, Dataset]) -> dict[str, Any]:
    """The numbers of every card, by level. All shares are of seats, and a card need not be the cause of what goes along with it."""
    cards: dict[str, dict[str, Any]] = defaultdict(dict)
    for level, run in runs.items():
        for name, numbers in _numbers(run).items():
            cards[name][level] = numbers
    levels = {level: {"games": len(run.games), "seats": len(run.games) * run.seats} for level, run in runs.items()}
    return {"levels": levels, "cards": dict(sorted(cards.items()))}


def _numbers(run: Dataset) -> dict[str, dict[str, Any]]:
    """Of one level: how often each thing was done with each card, in which rounds it was used, and how its seats fared."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    rounds: dict[str, Counter[int]] = defaultdict(Counter)
    users: dict[str, set[tuple[int, int]]] = defaultdict(set)
    for row in run.rows("cards"):
        if row["game"] in run.shares:
            counts[row["card"]][row["what"]] += 1
            if row["what"] in USED:
                rounds[row["card"]][row["round"]] += 1
                users[row["card"]].add((row["game"], row["seat"]))
    points = {(row["game"], seat): score for row in run.games for seat, score in enumerate(row["scores"])}
    mean = sum(points.values()) / max(1, len(points))
    friends = _companions(run, users)
    found: dict[str, dict[str, Any]] = {}
    for card, uses in counts.items():
        seats = users[card]
        found[card] = {
            "counts": dict(sorted(uses.items())),
            "rounds": {str(number): rounds[card][number] for number in sorted(rounds[card])},
            "seats": len(seats),
            "won": round(_won(run, seats), 2),
            "points": round(sum(points[seat] for seat in seats) / len(seats) - mean, 1) if seats else None,
            "companions": friends.get(card, []),
        }
    return found


def _won(run: Dataset, seats: Iterable[tuple[int, int]]) -> float:
    return sum(run.shares[game][seat] for game, seat in seats)


def _companions(run: Dataset, users: Mapping[str, set[tuple[int, int]]]) -> dict[str, list[list[Any]]]:
    """For each card the others with which its seats won most surely: by the lower end of the interval, name, won, seats."""
    hands: dict[tuple[int, int], list[str]] = defaultdict(list)
    for card, users_of_it in users.items():
        for user in users_of_it:
            hands[user].append(card)
    both: Counter[tuple[str, str]] = Counter()
    won: dict[tuple[str, str], float] = defaultdict(float)
    for (game, seat), cards in hands.items():
        for pair in combinations(sorted(cards), 2):
            both[pair] += 1
            won[pair] += run.shares[game][seat]
    found: dict[str, list[list[Any]]] = defaultdict(list)
    for (first, second), seats in both.items():
        if seats >= FEWEST:
            for one, other in ((first, second), (second, first)):
                found[one].append([other, round(won[first, second], 2), seats])
    return {card: sorted(rows, key=lambda row: (-wilson(row[1], row[2])[0], row[0]))[:COMPANIONS] for card, rows in found.items()}
