"""Bots against each other: rotated seats, the same deals for everybody, intervals, a mirror control and an Elo table.

A pairing is played in every seating of its two bots (two at a table for two, six at one for three, fourteen at one for four), all
with the same deal, and the same deals serve all pairings. So equal bots share the victories equally, whatever a seat is worth.
"""

import math
import time
from collections.abc import Callable, Sequence
from itertools import chain, combinations, product
from typing import Any, NamedTuple

from pavonis.bots.bot import derived, make_bot
from pavonis.bots.simulate import Numbers, Spread, check, compiled, processes
from pavonis.bots.table import CAP, Outcome, play
from pavonis.games import load

Z = 1.959964  # of 95 %
Seating = tuple[int, ...]  # which of the two bots of a pairing has each seat


class Deal(NamedTuple):
    """One deal of one pairing, to be played in every seating: plain data for another process."""

    pairing: int
    bots: tuple[str, str]
    number: int
    game: str
    options: dict[str, Any]
    players: int
    seed: int
    cap: int


Ending = tuple[list[int], list[int], int, int, bool]  # scores, winners, rounds, decisions, finished


def arena(
    game: str,
    bots: list[str],
    games: int,
    seed: int = 0,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    mirror: bool = True,
    cap: int = CAP,
    progress: Callable[[int, int], None] | None = None,
    report: Callable[[list[Ending]], None] | None = None,
    done: Sequence[list[Ending]] = (),
    spread: Spread | None = None,
) -> dict[str, Any]:
    """Play every pair of bots, and each against itself; `progress` is told how many games of how many are done.

    `report` is told the endings of each deal, in order; those that are `done` already are counted and not played again. `spread`
    brings the work elsewhere than to the processes of this machine.
    """
    loaded = load(game, **(options or {}))
    seats = players or max(2, loaded.seats.start)
    check(game, loaded.seats, seats, bots, games, jobs)
    if seats < 2:
        raise ValueError("an arena needs at least 2 players at the table")
    if len(set(bots)) < len(bots):
        raise ValueError("a bot is named twice; against itself each one plays in the mirror control")
    pairings = list(combinations(bots, 2))
    if mirror or len(bots) == 1:
        pairings += [(bot, bot) for bot in bots]
    each = len(seatings(seats))
    deals = -(-games // each)
    tasks = [
        Deal(number, pair, deal, game, loaded.options, seats, seed, cap)
        for number, pair in enumerate(pairings)
        for deal in range(deals)
    ]
    results = [Pairing(*pair, seats) for pair in pairings]
    begin = time.perf_counter()
    left = tasks[len(done) :]
    played = spread(play_deal, left) if spread else processes(play_deal, left, jobs)
    for number, (task, endings) in enumerate(zip(tasks, chain(done, played), strict=True), 1):
        for seating, ending in zip(seatings(seats), endings, strict=True):
            results[task.pairing].add(seating, Outcome(*ending))
        if report is not None and number > len(done):
            report(endings)
        if progress is not None:
            progress(number * each, len(tasks) * each)
    seconds = time.perf_counter() - begin
    return {
        "game": game,
        "options": loaded.options,
        "players": seats,
        "bots": bots,
        "seed": str(seed),
        "games_per_pairing": deals * each,
        "reproducible": all(make_bot(bot, game, 0).budget.seconds is None for bot in bots),
        "pairings": [result.summary() for result in results if result.a != result.b],
        "mirror": [result.summary() for result in results if result.a == result.b],
        "elo": [{"bot": bot, "elo": rating} for bot, rating in elo(bots, results)],
        "timing": {
            "seconds": round(seconds, 1),
            "games_per_second": round(len(left) * each / seconds, 3),
            "jobs": jobs,
            "compiled": compiled(),
        },
    }


def seatings(players: int) -> list[Seating]:
    """Every way in which two bots can fill a table, both of them sitting there."""
    return [seating for seating in product((0, 1), repeat=players) if 0 < sum(seating) < players]


def play_deal(deal: Deal) -> list[Ending]:
    """Play one deal in every seating; what a bot draws by chance depends on the deal and on which of the two it is."""
    game = load(deal.game, **deal.options)
    endings = []
    for seating in seatings(deal.players):
        bots = [
            make_bot(deal.bots[which], deal.game, derived(deal.seed, "bot", deal.number, which, seat))
            for seat, which in enumerate(seating)
        ]
        end = play(game, bots, derived(deal.seed, "deal", deal.number), deal.cap)
        endings.append((end.scores, end.winners, end.rounds, end.decisions, end.finished))
    return endings


class Pairing:
    """The games of two bots."""

    def __init__(self, a: str, b: str, players: int) -> None:
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

    def add(self, seating: Seating, end: Outcome) -> None:
        """One more game. A game given up has no winner and counts as played."""
        self.games += 1
        self.decisions.add(end.decisions)
        if not end.finished:
            self.unfinished += 1
            return
        self.rounds.add(end.rounds)
        for seat, score in enumerate(end.scores):
            self.scores[seating[seat]].add(score)
        for seat in end.winners:
            self.won[seating[seat]] += self.unit // len(end.winners)
            self.won_by_seat[seat] += self.unit // len(end.winners)

    def victories(self, which: int) -> float:
        """What one of the two has won; of a shared victory its share."""
        return self.won[which] / self.unit

    def summary(self) -> dict[str, Any]:
        """The result, with the interval of the first bot's share of victories."""
        low, high = wilson(self.victories(0), self.games)
        mean = self.games - self.unfinished
        return {
            "a": self.a,
            "b": self.b,
            "games": self.games,
            "unfinished": self.unfinished,
            "won_by_a": round(self.victories(0), 4),
            "won_by_b": round(self.victories(1), 4),
            "share_of_a": round(self.victories(0) / self.games, 4),
            "interval": [round(low, 4), round(high, 4)],
            "score_of_a": self.scores[0].summary()["mean"],
            "score_of_b": self.scores[1].summary()["mean"],
            "rounds": self.rounds.summary()["mean"] if self.rounds.most else None,
            "decisions": self.decisions.summary()["mean"],
            "share_by_seat": [round(parts / self.unit / max(1, mean), 4) for parts in self.won_by_seat],
        }


def wilson(successes: float, trials: int, z: float = Z) -> tuple[float, float]:
    """The Wilson score interval of a share: it stays between 0 and 1, also at either end."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    middle = share + z * z / (2 * trials)
    reach = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def elo(bots: list[str], results: list[Pairing]) -> list[tuple[str, float]]:
    """Ratings that make the observed shares likeliest (Bradley and Terry), best first, the lowest being 0.

    Every pairing gets one drawn game on top, so that a bot that never loses is rated high and not infinitely high.
    """
    index = {bot: number for number, bot in enumerate(bots)}
    games = [[0.0] * len(bots) for _ in bots]
    won = [0.0] * len(bots)
    for result in results:
        a, b = index[result.a], index[result.b]
        if a == b:
            continue
        won[a] += result.victories(0) + 0.5
        won[b] += result.victories(1) + 0.5
        both = result.victories(0) + result.victories(1) + 1
        games[a][b] += both
        games[b][a] += both
    strength = [1.0] * len(bots)
    if len(bots) > 1:
        for _ in range(10_000):
            before = strength
            strength = [
                won[i] / sum(games[i][j] / (before[i] + before[j]) for j in range(len(bots)) if j != i) for i in range(len(bots))
            ]
            total = math.exp(sum(map(math.log, strength)) / len(bots))
            strength = [each / total for each in strength]
            if max(abs(math.log(now / then)) for now, then in zip(strength, before, strict=True)) < 1e-9:
                break
    ratings = [400 * math.log10(each) for each in strength]
    lowest = min(ratings)
    return sorted([(bot, round(ratings[i] - lowest, 1)) for i, bot in enumerate(bots)], key=lambda pair: -pair[1])
