"""Sums of many games: exact whole numbers, shares with their intervals, joint results, and ratings."""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from pavonis.core.game import Game

Z = 1.959964  # of 95 %


class Ended(Protocol):
    """How a game ended: a row of a run, or the outcome of a game that was just played."""

    @property
    def scores(self) -> list[int]: ...
    @property
    def winners(self) -> list[int]: ...
    @property
    def rounds(self) -> int: ...
    @property
    def decisions(self) -> int: ...
    @property
    def finished(self) -> bool: ...


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


def wilson(successes: float, trials: int, z: float = Z) -> tuple[float, float]:
    """The Wilson score interval of a share: it stays between 0 and 1, also at either end."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    middle = share + z * z / (2 * trials)
    reach = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


class Numbers:
    """Sum, spread and extremes of whole numbers. They are exact, so the order of adding does not matter."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.least = 0
        self.most = 0

    def add(self, number: int) -> None:
        """One more number."""
        self.least = number if self.count == 0 else min(self.least, number)
        self.most = max(self.most, number)
        self.count += 1
        self.total += number
        self.squares += number * number

    def summary(self) -> dict[str, Any]:
        """Mean, standard deviation, least and most."""
        if self.count == 0:
            return {"mean": None, "sd": None, "min": None, "max": None}
        variance = max(0, self.count * self.squares - self.total * self.total) / self.count**2
        return {
            "mean": round(self.total / self.count, 4),
            "sd": round(math.sqrt(variance), 4),
            "min": self.least,
            "max": self.most,
        }


class Joint:
    """The results of those who win or lose together: their points are one sum."""

    def __init__(self, needed: int) -> None:
        self.needed = needed  # points; 0 if any number will do
        self.won = 0
        self.too_few = 0
        self.totals = Numbers()

    def add(self, scores: list[int], winners: list[int]) -> None:
        """One more finished game."""
        self.won += bool(winners)
        self.too_few += sum(scores) < self.needed
        self.totals.add(sum(scores))

    def summary(self) -> dict[str, Any]:
        """Victories, why the other games were lost, and points together."""
        lost = self.totals.count - self.won
        return {
            "won": self.won,
            "lost_with_too_few_points": self.too_few,
            "lost_with_enough_points": lost - self.too_few,
            "needed": self.needed,
            "total": self.totals.summary(),
        }


def joint_of(game: Game[Any], seats: int) -> Joint | None:
    """An empty sum of joint results, if the seats of a game play together."""
    facts = game.joint(game.new(seats, 0)) if seats > 1 else {}
    return Joint(facts.get("needed", 0)) if facts else None


class Tally:
    """The sum of many games: finished ones count for points and winners, all of them for decisions."""

    def __init__(self, seats: int, joint: Joint | None = None) -> None:
        self.joint = joint
        self.unit = math.lcm(*range(1, seats + 1))  # a victory in so many parts can be shared exactly
        self.wins = [0] * seats
        self.scores = [Numbers() for _ in range(seats)]
        self.rounds = Numbers()
        self.decisions = Numbers()
        self.finished = 0
        self.shared = 0
        self.tie_breaks = 0
        self.won_by_nobody = 0

    def add(self, end: Ended) -> None:
        """One more game."""
        self.decisions.add(end.decisions)
        if not end.finished:
            return
        self.finished += 1
        self.shared += len(end.winners) > 1
        self.won_by_nobody += not end.winners
        self.rounds.add(end.rounds)
        if self.joint is not None:
            self.joint.add(end.scores, end.winners)
        else:
            self.tie_breaks += 0 < len(end.winners) < end.scores.count(max(end.scores))
        for numbers, score in zip(self.scores, end.scores, strict=True):
            numbers.add(score)
        for seat in end.winners:
            self.wins[seat] += self.unit // len(end.winners)

    def summary(self) -> dict[str, Any]:
        """Scores and victories by seat, and how long the games were."""
        return {
            "unfinished": self.decisions.count - self.finished,
            "shared_victories": self.shared,
            "tie_breaks": self.tie_breaks,
            "won_by_nobody": self.won_by_nobody,
            "winners_by_seat": [round(parts / self.unit, 4) for parts in self.wins],
            "scores": [numbers.summary() for numbers in self.scores],
            "lengths": {
                "rounds": self.rounds.summary() if self.rounds.most else None,
                "decisions": self.decisions.summary(),
            },
            "joint": None if self.joint is None else self.joint.summary(),
        }


class Pairing:
    """The games of two bots."""

    def __init__(self, a: str, b: str, players: int, joint: Joint | None = None) -> None:
        self.joint = joint  # if the two are partners
        self.a = a
        self.b = b
        self.unit = math.lcm(*range(1, players + 1))
        self.games = 0
        self.unfinished = 0
        self.won = [0, 0]  # in parts of a victory
        self.won_by_seat = [0] * players
        self.scores = [Numbers(), Numbers()]
        self.rounds = Numbers()
        self.decisions = Numbers()

    def add(self, seating: Sequence[int], end: Ended) -> None:
        """One more game: which of the two had each seat, and how it ended. A game given up has no winner and counts as played."""
        self.games += 1
        self.decisions.add(end.decisions)
        if not end.finished:
            self.unfinished += 1
            return
        self.rounds.add(end.rounds)
        if self.joint is not None:
            self.joint.add(end.scores, end.winners)
        for seat, score in enumerate(end.scores):
            self.scores[seating[seat]].add(score)
        for seat in end.winners:
            self.won[seating[seat]] += self.unit // len(end.winners)
            self.won_by_seat[seat] += self.unit // len(end.winners)

    def victories(self, which: int) -> float:
        """What one of the two has won; of a shared victory its share."""
        return self.won[which] / self.unit

    def joint_summary(self, joint: Joint) -> dict[str, Any]:
        """What two partners have won, with the interval of their share."""
        won = Share(joint.won, self.games)
        return {**joint.summary(), "share": round(won.value, 4), "interval": [round(end, 4) for end in won.interval]}

    def summary(self) -> dict[str, Any]:
        """The result, with the interval of the first bot's share of victories."""
        won = Share(self.victories(0), self.games)
        finished = self.games - self.unfinished
        return {
            "a": self.a,
            "b": self.b,
            "games": self.games,
            "unfinished": self.unfinished,
            "won_by_a": round(self.victories(0), 4),
            "won_by_b": round(self.victories(1), 4),
            "share_of_a": round(won.value, 4),
            "interval": [round(end, 4) for end in won.interval],
            "score_of_a": self.scores[0].summary()["mean"],
            "score_of_b": self.scores[1].summary()["mean"],
            "rounds": self.rounds.summary()["mean"] if self.rounds.most else None,
            "decisions": self.decisions.summary()["mean"],
            "joint": None if self.joint is None else self.joint_summary(self.joint),
            "share_by_seat": [round(parts / self.unit / max(1, finished), 4) for parts in self.won_by_seat],
        }


def elo(bots: list[str], results: list[Pairing]) -> list[tuple[str, float]]:
    """Ratings that make the observed shares likeliest (Bradley and Terry), best first, the lowest being 0.

    Every pairing gets one drawn game on top, so that a bot that never loses is rated high and not infinitely high.
    """
    index = {bot: number for number, bot in enumerate(bots)}
    games = [[0.0] * len(bots) for _ in bots]
    won = [0.0] * len(bots)
    for result in results:
        a, b = index[result.a], index[result.b]
        if a == b or not result.games:
            continue
        won[a] += result.victories(0) + 0.5
        won[b] += result.victories(1) + 0.5
        both = result.victories(0) + result.victories(1) + 1
        games[a][b] += both
        games[b][a] += both
    strength = _likeliest(won, games) if any(won) else [1.0] * len(bots)
    ratings = [400 * math.log10(each) for each in strength]
    lowest = min(ratings)
    return sorted([(bot, round(ratings[i] - lowest, 1)) for i, bot in enumerate(bots)], key=lambda pair: -pair[1])


def _likeliest(won: list[float], games: list[list[float]]) -> list[float]:
    """Strengths by repeated correction until nothing changes; those that have not played stay where they begin."""
    played = [i for i, total in enumerate(won) if total > 0]
    strength = [1.0] * len(won)
    for _ in range(10_000):
        before = strength[:]
        for i in played:
            strength[i] = won[i] / sum(games[i][j] / (before[i] + before[j]) for j in played if j != i and games[i][j])
        total = math.exp(sum(math.log(strength[i]) for i in played) / len(played))
        strength = [each / total if i in played else 1.0 for i, each in enumerate(strength)]
        if max(abs(math.log(strength[i] / before[i])) for i in played) < 1e-9:
            break
    return strength
