"""Whether the bots judge the corporations of Terraforming Mars as people's results do.

    python -m bench.corporations --bot steady --players 2 --games 400 --seed 31000

A bot plays against itself; every game is another deal. For each corporation the table has how often it was played and its victories
as a share of what would be even. The rank correlation (Spearman) compares this with the victories of people in 1,167 logged games
of the Corporate Era; its interval is that of games drawn again and again. Games are kept as `bench.strength` keeps them.
"""

import argparse
import random
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from bench.strength import Match, Row, collected
from pavonis.games.terraforming_mars.cards import CORPORATIONS

PEOPLE = {  # victories of people, as a share of what would be even
    "Tharsis Republic": 1.34,
    "Teractor": 1.17,
    "Ecoline": 1.16,
    "Saturn Systems": 1.12,
    "CrediCor": 1.11,
    "Mining Guild": 0.98,
    "Interplanetary Cinematics": 0.93,
    "PhoboLog": 0.84,
    "United Nations Mars Initiative": 0.82,
    "ThorGate": 0.79,
    "Inventrix": 0.78,
    "Helion": 0.75,
}
NAMES = {str(card.number): card.name for card in CORPORATIONS}
DRAWN = 1000  # times that as many games are drawn for the interval


def shares(games: Sequence[list[str]]) -> tuple[dict[str, float], Counter[str]]:
    """The victories of each corporation against what would be even, and how often it was played; a game names its winner first."""
    met: Counter[str] = Counter()
    even: defaultdict[str, float] = defaultdict(float)
    won: Counter[str] = Counter()
    for game in games:
        won[NAMES[game[0]]] += 1
        for number in game:
            met[NAMES[number]] += 1
            even[NAMES[number]] += 1 / len(game)
    return {name: won[name] / even[name] for name in met}, met


def ranks(values: Sequence[float]) -> NDArray[np.float64]:
    """Places in order; equal values share theirs."""
    return np.array([sum(other < value for other in values) + sum(other == value for other in values) / 2 for value in values])


def correlation(found: dict[str, float]) -> float:
    """The rank correlation with people's results."""
    names = [name for name in PEOPLE if name in found]
    return float(np.corrcoef(ranks([found[name] for name in names]), ranks([PEOPLE[name] for name in names]))[0, 1])


def interval(games: Sequence[list[str]], seed: int) -> tuple[float, float]:
    """Where the rank correlation lies in 95 of 100 cases if as many games are drawn from these."""
    chance = random.Random(seed)
    drawn = sorted(correlation(shares(chance.choices(games, k=len(games)))[0]) for _ in range(DRAWN))
    return drawn[int(0.025 * DRAWN)], drawn[int(0.975 * DRAWN)]


def told(rows: Sequence[Row], seed: int) -> str:
    """The table and the correlation."""
    games = [row.marks for row in rows if len(row.marks) > 1]
    found, met = shares(games)
    lines = ["| corporation | played | won against even | people |", "|---|---|---|---|"]
    for name in sorted(found, key=lambda name: -found[name]):
        people = PEOPLE.get(name)
        lines.append(f"| {name} | {met[name]} | {found[name]:.2f} | {'-' if people is None else people} |")
    low, high = interval(games, seed)
    summary = f"rank correlation {correlation(found):.2f} ({low:.2f} to {high:.2f}) in {len(games)} games with one winner"
    return "\n".join([*lines, "", f"{summary}, of {sum(row.rounds for row in rows) / len(rows):.1f} generations"])


def main() -> None:
    """Play what is missing and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=31000)
    parser.add_argument("--out", type=Path, default=Path("strength"), help="the folder of the games that were played")
    asked = parser.parse_args()
    name = f"tm-corporations-{asked.players}-{asked.bot.replace(':', '-')}"
    match = Match(name, "terraforming-mars", asked.players, asked.bot, asked.bot, asked.games, {})
    rows = collected(asked.out, match, asked.games, asked.seed)
    print(told(rows, asked.seed))


if __name__ == "__main__":
    main()
