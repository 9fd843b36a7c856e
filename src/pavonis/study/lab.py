"""The card lab: what bots of each level do with every card, and how those who used it fared, summed up from runs."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any, Final

from pavonis.study.statistics import Dataset
from pavonis.study.tally import wilson

# What makes a seat one that had the card.
USED: Final = ("played", "attached", "placed", "corporation", "character", "phase", "mission")
COUNTED: Final = ("picked", "kept", *USED)  # what is counted by round
AGAIN: Final = ("character", "phase")  # what nearly every seat uses: it matters how often
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
    rounds: dict[str, dict[str, Counter[int]]] = defaultdict(lambda: defaultdict(Counter))
    often: dict[str, Counter[tuple[int, int]]] = defaultdict(Counter)
    users: dict[str, set[tuple[int, int]]] = defaultdict(set)
    for row in run.rows("cards"):
        if row["game"] in run.shares:
            card, what, seat = row["card"], row["what"], (row["game"], row["seat"])
            counts[card][what] += 1
            if what in COUNTED:
                rounds[card][what][row["round"]] += 1
            if what in USED:
                users[card].add(seat)
            if what in AGAIN:
                often[card][seat] += 1
    points = {(row["game"], seat): score for row in run.games for seat, score in enumerate(row["scores"])}
    mean = sum(points.values()) / max(1, len(points))
    friends = _companions(run, {card: seats for card, seats in users.items() if card not in often})  # those go with any card
    found: dict[str, dict[str, Any]] = {}
    for card, uses in counts.items():
        seats = users[card]
        found[card] = {
            "counts": dict(sorted(uses.items())),
            "rounds": {what: {str(number): found for number, found in sorted(each.items())} for what, each in rounds[card].items()},
            "seats": len(seats),
            "won": round(_won(run, seats), 2),
            "points": round(sum(points[seat] for seat in seats) / len(seats) - mean, 1) if seats else None,
            "companions": friends.get(card, []),
        }
        if often[card]:
            found[card]["often"] = _often(run, often[card])
    return found


def _often(run: Dataset, uses: Mapping[tuple[int, int], int]) -> list[float]:
    """How many times a seat used it on average: of those who won, and of the others. Of a shared victory, each by its share."""
    won = sum(sum(shares) for shares in run.shares.values())
    lost = sum(len(shares) for shares in run.shares.values()) - won
    by_winners = sum(count * run.shares[game][seat] for (game, seat), count in uses.items())
    by_others = sum(uses.values()) - by_winners
    return [round(by_winners / max(1, won), 2), round(by_others / max(1, lost), 2)]


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
