"""How strong the bots are: the matches behind the tables of `docs/strength.md`, each repeatable and resumable.

    python -m bench.strength --list                       # the matches, by name
    python -m bench.strength --only pm-steady tm-alone    # play these; all of them without --only
    python -m bench.strength --games 20                   # no more than 20 games of each
    python -m bench.strength --table                      # what has been played so far
    python -m bench.strength --match pocket-mars playouts:50 greedy@1 --seed 8300 --games 60    # any other match

Every game is a line in a file of its match in the folder `--out`; what is there is not played again. One bot sits at each seat in
turn with the same deals, and rivals of one kind have the other seats; who plays alone, or together, has no rivals. Shared victories
count their share. With budgets in iterations the same games come again, in any number of parts; only times differ.

A bot that thinks for a time gets so many seconds of the processor, not of the clock on the wall: what else the machine does takes
nothing from it. `--wall` counts by the clock, as at a table; that tells how long people wait.
"""

import argparse
import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from pavonis.bots.bot import Budget, derived, make_bot
from pavonis.bots.table import CAP
from pavonis.core.view import View
from pavonis.games import load
from pavonis.study import wilson

SEED = 424242  # of deals that nobody has trained on
GAMES = ("pocket-mars", "ares-expedition", "mission-red-planet", "terraforming-mars")
SHORT = {"pocket-mars": "pm", "ares-expedition": "ares", "mission-red-planet": "rp", "terraforming-mars": "tm"}
LADDER = (25, 100, 400, 1600)
USUAL = 400  # games of a match
NOBODY = "nobody"  # has won, if it is told of a game
LATE = 0.95  # the share of decisions whose time is told


class Match(NamedTuple):
    """A bot that is measured, and against whom."""

    name: str
    game: str
    players: int
    bot: str
    rival: str  # empty if everybody plays for the same
    games: int
    options: dict[str, Any]


class Row(NamedTuple):
    """How a game went for the bot that is measured."""

    game: int
    seat: int
    won: float
    points: int
    best_rival: int
    rounds: int
    seconds: list[float]  # of its decisions: how long the usual one took, the late one, the longest
    marks: list[str]  # what is told of the game besides: corporations, the winner's first


def seats_of(game: str) -> int:
    """How many sit at the table where bots are compared."""
    return 3 if game == "mission-red-planet" else 2


def matches() -> Iterator[Match]:
    """All that is measured."""
    for game in GAMES:
        seats, short = seats_of(game), SHORT[game]
        yield Match(f"{short}-steady", game, seats, "steady", "greedy@1", USUAL, {})
        yield Match(f"{short}-steady-relaxed", game, seats, "steady", "relaxed", USUAL, {})
        yield Match(f"{short}-sharp", game, seats, "sharp", "steady", USUAL, {})
        yield Match(f"{short}-expert", game, seats, "expert", "sharp", 100, {})
        yield Match(f"{short}-thinker-100", game, seats, "thinker:100", "steady", USUAL, {})
        yield Match(f"{short}-search-100", game, seats, "search:100", "steady", USUAL, {})
        for less, more in pairwise(LADDER):
            yield Match(f"{short}-ladder-{more}", game, seats, f"thinker:{more}", f"thinker:{less}", USUAL, {})
    for bot in ("steady", "playouts:100", "sharp", "expert"):
        tag = bot.replace(":", "-")
        yield Match(f"tm-alone-{tag}", "terraforming-mars", 1, bot, "", 100, {})
        for level in ("novice", "specialist", "expert"):
            yield Match(f"ares-alone-{level}-{tag}", "ares-expedition", 1, bot, "", 100, {"level": level})
        yield Match(f"ares-together-{tag}", "ares-expedition", 2, bot, "", 100, {"cooperative": True})
        yield Match(f"rp-duel-{tag}", "mission-red-planet", 2, bot, bot, 80, {})
        for players in (2, 3, 4):
            yield Match(f"tm-mirror-{players}-{tag}", "terraforming-mars", players, bot, bot, 100, {})
        for players in (2, 3, 4):
            yield Match(f"ares-mirror-{players}-{tag}", "ares-expedition", players, bot, bot, 100, {})


def other(game: str, bot: str, rival: str) -> Match:
    """A match that is in no table."""
    name = "-".join([SHORT.get(game, game), bot, rival]).replace(":", "-").replace("/", "-")
    return Match(name, game, seats_of(game), bot, rival, USUAL, {})


def played(match: Match, number: int, seed: int, of_processor: bool = True) -> Row:
    """One game of a match: the bot on one seat, the same deal for every seat in turn."""
    game = load(match.game, **match.options)
    if match.rival in ("", match.bot):  # nobody to change places with: every game is another deal
        deal, seat = number, number % match.players if match.rival else 0
    else:
        deal, seat = divmod(number, match.players)
    names = [match.bot if each == seat or not match.rival else match.rival for each in range(match.players)]
    bots = [make_bot(name, match.game, derived(seed, "bot", deal, each)) for each, name in enumerate(names)]
    budgets = [Budget(bot.budget.iterations, bot.budget.seconds, of_processor) for bot in bots]
    s = game.new(match.players, derived(seed, "deal", deal))
    s.log = None
    seconds = []
    decisions = 0
    while s.owed and decisions < CAP:
        asked = (s.owed & -s.owed).bit_length() - 1
        begin = budgets[asked].now()
        move = bots[asked].choose(View(game, s, asked), budgets[asked])
        if asked == seat:
            seconds.append(budgets[asked].now() - begin)
        game.apply(s, asked, move)
        decisions += 1
    winners = game.winners(s) if not s.owed else []
    points = game.scores(s)
    others = [each for place, each in enumerate(points) if place != seat] or [0]
    won = 1.0 / (1 if not match.rival else len(winners)) if seat in winners else 0.0
    seconds.sort()
    times = [round(seconds[min(len(seconds) - 1, int(share * len(seconds)))], 4) for share in (0.5, LATE, 1.0)]
    return Row(number, seat, won, points[seat], max(others), game.round(s), times, marks_of(s, winners))


def marks_of(s: Any, winners: list[int]) -> list[str]:
    """The numbers of the corporations, the winner's first; nothing in other games, unless nobody has won."""
    if not winners:
        return [NOBODY]
    corporations = getattr(s, "corporations", None)
    if corporations is None or len(winners) != 1:
        return []
    return [str(corporations[winners[0]]), *[str(each) for seat, each in enumerate(corporations) if seat != winners[0]]]


def rows_of(folder: Path, match: Match) -> list[Row]:
    """What has been played of a match."""
    path = folder / f"{match.name}.jsonl"
    if not path.is_file():
        return []
    lines = path.read_text("utf-8").splitlines()
    return [Row(*json.loads(line)) for line in lines if line.endswith("]")]


def collected(out: Path, match: Match, games: int, seed: int, of_processor: bool = True) -> list[Row]:
    """So many games of a match; what is in the folder already is not played again."""
    folder = out / str(seed)
    rows = rows_of(folder, match)
    if len(rows) >= min(match.games, games):
        return rows
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{match.name}.jsonl").open("a", encoding="utf-8") as file:
        for number in range(len(rows), min(match.games, games)):
            rows.append(played(match, number, seed, of_processor))
            file.write(json.dumps(rows[-1]) + "\n")
            file.flush()
    return rows


def told(match: Match, rows: list[Row]) -> str:
    """A row of a table."""
    games = len(rows)
    won = sum(row.won for row in rows)
    low, high = wilson(won, games)
    points = sum(row.points for row in rows) / games
    rival = f" : {sum(row.best_rival for row in rows) / games:.1f}" if match.players > 1 else ""
    rounds = sum(row.rounds for row in rows) / games
    late = sorted(row.seconds[1] for row in rows)[games // 2]
    against = match.rival or "-"
    share = f"{won / games:.1%} | {low:.1%} to {high:.1%}"
    nobody = sum(row.marks == [NOBODY] for row in rows)
    ends = f"{points:.1f}{rival} | {rounds:.1f} | {nobody} | {late:.2f} s"
    return f"| {match.name} | {match.bot} | {against} | {games} | {share} | {ends} |"


def main() -> None:
    """Play what is missing and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", metavar="NAME", help="the matches to play")
    parser.add_argument("--match", nargs=3, metavar=("GAME", "BOT", "RIVAL"), help="play this one instead")
    parser.add_argument("--games", type=int, default=1 << 30, help="no more games of each match than this")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--out", type=Path, default=Path("strength"), help="the folder of the games that were played")
    parser.add_argument("--wall", action="store_true", help="count seconds by the clock, not by the processor")
    parser.add_argument("--list", action="store_true", help="name the matches")
    parser.add_argument("--table", action="store_true", help="play nothing")
    asked = parser.parse_args()
    known = {match.name: match for match in matches()}
    chosen = [known[name] for name in asked.only] if asked.only else list(known.values())
    if asked.match:
        chosen = [other(*asked.match)]
    if asked.list:
        for match in chosen:
            print(
                f"{match.name}: {match.bot} against {match.rival or 'nobody'}, {match.players} at {match.game}, {match.games} games"
            )
        return
    print("| match | bot | against | games | won | 95 % interval | points | rounds | nobody won | 95 % of decisions within |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for match in chosen:
        rows = collected(asked.out, match, 0 if asked.table else asked.games, asked.seed, not asked.wall)
        if rows:
            print(told(match, rows), flush=True)


if __name__ == "__main__":
    main()
