"""Counts moves that make people laugh at a bot, in games of a bot against itself, for 100 games.

    python -m bench.foolish terraforming-mars --bot steady --games 40 --seed 52000

Nothing here says that a move was wrong: now and then such a move is right. But a bot that makes many of them looks foolish. What is
counted follows from the moves and from how the game ended; all seats are counted.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from pavonis.bots.bot import derived, make_bot
from pavonis.bots.table import CAP
from pavonis.core.game import Seat
from pavonis.core.view import View
from pavonis.games import load
from pavonis.games.ares_expedition.effects import HEAT as ARES_HEAT
from pavonis.games.mission_red_planet.moves import COLOUR_NAMES
from pavonis.games.terraforming_mars.tables import TEMPERATURE_HEAT
from pavonis.kit.terraforming import GOALS, HEAT, MEGACREDITS, TEMPERATURE
from pavonis.kit.zones import size

MUCH = 30  # megacredits
FEW = 2  # characters that have been played
LONG = 25  # rounds of Ares Expedition for two
FIRST = 5  # of them, in which money should be spent on cards


class Step(NamedTuple):
    """A move that was made: the position before it, as far as it counts here."""

    round: int
    seat: Seat
    phrase: str
    others: list[str]  # phrases of the moves that were not made, of whole actions and of killing
    money: int
    heat: int
    temperature: int
    played: int  # characters
    turn: bool  # whether an action began with it
    settled: bool  # whether somebody already had all colonists on Mars


class End(NamedTuple):
    """How a game ended."""

    rounds: int
    winners: list[Seat]


Habit = Callable[[list[Step], End], int]


def watched(key: str, spec: str, players: int, seed: int, number: int) -> tuple[list[Step], End]:
    """Play a game and note every move."""
    game = load(key)
    bots = [make_bot(spec, key, derived(seed, "bot", number, seat)) for seat in range(players)]
    s = game.new(players, derived(seed, "deal", number))
    s.log = None
    steps: list[Step] = []
    while s.owed and len(steps) < CAP:
        seat = (s.owed & -s.owed).bit_length() - 1
        view = View(game, s, seat)
        move = bots[seat].choose(view, bots[seat].budget)
        steps.append(noted(game.round(s), view, s, move))
        game.apply(s, seat, move)
    return steps, End(game.round(s), game.winners(s) if not s.owed else [])


def noted(round: int, view: View[Any], s: Any, move: int) -> Step:
    """A move with what counts of the position before it."""
    question = view.question()
    listed = question.fresh or question.kind == "kill"
    others = [view.notation(each) for each in view.legal() if each != move] if listed else []
    stock, tracks, played = getattr(s, "stock", []), getattr(s, "tracks", None), getattr(s, "played", None)
    mars = tracks is not None
    own = view.seat * (len(stock) // len(s.asks))
    return Step(
        round,
        view.seat,
        view.notation(move),
        others,
        stock[own + MEGACREDITS] if mars else 0,
        stock[own + (HEAT if view.game.key == "terraforming-mars" else ARES_HEAT)] if mars else 0,
        tracks[TEMPERATURE] if tracks is not None else 0,
        size(played[view.seat]) if isinstance(played, list) and played and isinstance(played[0], int) else 0,
        question.fresh,
        0 in [earth + ship for earth, ship in zip(getattr(s, "earth", []), getattr(s, "ship", []), strict=True)],
    )


def sold_again(steps: list[Step], end: End) -> int:
    """Cards sold in the generation in which they were bought."""
    bought: set[tuple[int, Seat, str]] = set()
    found = 0
    for step in steps:
        word, _, card = step.phrase.partition(" ")
        if word == "buy":
            bought.add((step.round, step.seat, card))
        found += word == "sell" and (step.round, step.seat, card) in bought
    return found


def rich_pass(steps: list[Step], end: End) -> int:
    """The first generation passed with much money and a card that could be played."""
    return sum(
        step.round == 1 and step.phrase == "pass" and step.money >= MUCH and any(other.startswith("play ") for other in step.others)
        for step in steps
    )


def late_power(steps: list[Step], end: End) -> int:
    """A power plant built in the last generation."""
    return sum(step.round == end.rounds and step.phrase == "standard project power plant" for step in steps)


def milestone_left(steps: list[Step], end: End) -> int:
    """A generation passed though a milestone could be claimed."""
    return sum(step.phrase == "pass" and any(other.startswith("claim ") for other in step.others) for step in steps)


def heat_left(steps: list[Step], end: End) -> int:
    """The last generation passed with heat for a step of the temperature that was still possible."""
    return sum(
        step.round == end.rounds
        and step.phrase == "pass"
        and step.heat >= TEMPERATURE_HEAT
        and step.temperature < GOALS[TEMPERATURE]
        for step in steps
    )


def recruited_early(steps: list[Step], end: End) -> int:
    """The Recruiter with hardly any card to take back."""
    return sum(step.phrase == "choose Recruiter" and step.played <= FEW for step in steps)


def recruited_last(steps: list[Step], end: End) -> int:
    """The Recruiter in the last round, with another character in hand."""
    return sum(step.phrase == "choose Recruiter" and step.round == end.rounds and bool(step.others) for step in steps)


def own_killed(steps: list[Step], end: End) -> int:
    """An astronaut of one's own killed, with a rival's in reach."""
    found = 0
    for step in steps:
        own = COLOUR_NAMES[step.seat]
        rivals = any(other.startswith("kill ") and not other.endswith(own) for other in step.others)
        found += step.phrase.startswith("kill ") and step.phrase.endswith(own) and rivals
    return found


def lost_by_own_move(steps: list[Step], end: End) -> int:
    """The last colonist landed by somebody who moves last, when nobody had to end the game, and has not won."""
    last = [step for step in steps if step.turn][-1]
    return int(not last.settled and last.seat not in end.winners)


def endless(steps: list[Step], end: End) -> int:
    """A game of two of more rounds than people would bear."""
    return int(end.rounds > LONG)


def idle_action(steps: list[Step], end: End) -> int:
    """An action phase in which whoever chose it did nothing."""
    acted = {(step.round, step.seat) for step in steps if step.phrase.startswith(("standard action", "use "))}
    return sum(step.phrase == "phase action" and (step.round, step.seat) not in acted for step in steps)


def hoarded(steps: list[Step], end: End) -> int:
    """Much money left after one of the first rounds."""
    return sum(step.phrase.startswith("phase ") and 1 < step.round <= FIRST + 1 and step.money >= MUCH for step in steps)


def sold_early(steps: list[Step], end: End) -> int:
    """A card sold in the first rounds."""
    return sum(step.phrase.startswith("sell ") and step.round <= FIRST for step in steps)


HABITS: dict[str, list[Habit]] = {
    "pocket-mars": [lost_by_own_move],
    "ares-expedition": [endless, idle_action, hoarded, sold_early],
    "mission-red-planet": [recruited_early, recruited_last, own_killed],
    "terraforming-mars": [sold_again, rich_pass, late_power, milestone_left, heat_left],
}


def main() -> None:
    """Watch games and print the counts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(HABITS))
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=52000)
    asked = parser.parse_args()
    players = 3 if asked.game == "mission-red-planet" else 2
    counts: Counter[str] = Counter()
    for number in range(asked.games):
        steps, end = watched(asked.game, asked.bot, players, asked.seed, number)
        for habit in HABITS[asked.game]:
            counts[habit.__name__] += habit(steps, end)
    print("| what | in 100 games |\n|---|---|")
    for habit in HABITS[asked.game]:
        words = (habit.__doc__ or "").rstrip(".")
        print(f"| {words} | {100 * counts[habit.__name__] / asked.games:.1f} |")


if __name__ == "__main__":
    main()
