"""Hints that teach: the best actions with what they promise, computed from a view, so from nothing that the seat may not know.

A hint also tells what each action does on the table, as far as that is certain: what happens in all of a few worlds that the seat
cannot tell apart. It tells what the action probably leaves to a rival and, where the turn goes on, the next action after the best.
"""

from itertools import dropwhile
from typing import Any, Final

import msgspec
from msgspec import Struct

from pavonis.analysis.judging import Judge, Weighed
from pavonis.analysis.leaving import Leaving, Left
from pavonis.analysis.regions import Regions
from pavonis.analysis.review import Option, option_of
from pavonis.analysis.turns import ENDS
from pavonis.bots.bot import Budget
from pavonis.bots.evaluation import RIVALS
from pavonis.bots.playouts import VICTORY
from pavonis.core.events import Event, story
from pavonis.core.game import Move
from pavonis.core.view import View

ADVISER: Final = "search:200"
NO_RIVALS: Final = "playouts:120"  # advises where there is no rival: how far one is ahead says nothing about winning there
LEAD: Final = 0.1  # what a point is worth to playouts beside a victory
SHOWN: Final = 3
DOUBT: Final = 0.05  # a move that had less of the search than this is worth more what it looked like at first
NEXT: Final = "greedy:8"  # finds the next action of the turn
WORLDS: Final = 3  # in which something must happen to be certain
LEVELS: Final = ("nudge", "why", "move")


class Hint(Struct, frozen=True):
    """The best whole actions, the best first, and for each the points that the seat can expect at the end and what it does."""

    options: list[Option]
    points: list[float]
    does: list[list[Event]] = []
    then: list[Move] = []  # the next action of the same turn, after the best one
    leaves: list[list[Left]] = []  # what each of the actions probably leaves to rivals
    leads: list[list[Left]] = []  # and where it leaves the lead to them
    keeps: list[Left] = []  # of that, where the best one leads
    stops: bool = False  # the best action is to do nothing more


def hint(view: View[Any], bot: str = ADVISER, budget: Budget | None = None, seed: int = 0) -> Hint:
    """What a good bot would do here, and what else it would think of."""
    judge, world = Judge(view.game, seed, bot), view.sample(seed)
    if judge.evaluation.only_winning_counts(world):
        return _against_time(view, budget, seed)
    standing = judge.standing(world, view.seat)
    now = standing.points[view.seat]
    weighed = judge.weigh(view, budget, DOUBT)[:SHOWN]
    options = [option_of(each, judge.whole_action(view, each.move)) for each in weighed]
    points = [now + _behind(each, weighed[0]) for each in weighed]  # what is expected now is expected of good play
    found = _completed(view, seed, options, [round(each, 1) for each in points])
    leaving = Leaving(view, seed)
    leads, keeps = Regions(leaving).compared([each.moves for each in options])
    leaves = [leaving.after(each.moves) for each in options]
    return msgspec.structs.replace(found, leaves=leaves, leads=leads, keeps=keeps)


def _behind(move: Weighed, best: Weighed) -> float:
    """How many points of its own a move is ahead of the best: the margin it loses, less what is lost by rivals."""
    return min(0.0, move.value - best.value) - move.terms.get(RIVALS, 0.0) + best.terms.get(RIVALS, 0.0)


def _completed(view: View[Any], seed: int, options: list[Option], points: list[float]) -> Hint:
    """A hint, with what the actions do and how the turn goes on."""
    best = options[0].moves
    stops = view.game.space.meaning(best[0])[0] in ENDS
    return Hint(options, points, [does(view, each.moves, seed) for each in options], _then(view, best, seed), stops=stops)


def does(view: View[Any], moves: list[Move], seed: int = 0) -> list[Event]:
    """What a whole action does to the seat for certain, without the action itself: its picks are told by their moves."""
    told: list[list[Event]] = []
    for number in range(WORLDS):
        world = view.sample(seed + number)
        world.log = []
        for move in moves:
            view.game.apply(world, view.seat, move)
        told.append(story(world.log, view.seat))
    own = [event for event in told[0] if len(event) > 2 and event[1] == view.seat]
    after = dropwhile(lambda event: event[0] == own[0][0], own)
    offered = {view.game.space.meaning(move)[1][-1] for move in view.question().among}  # it goes without saying what they become
    return [event for event in after if all(event in each for each in told) and (len(event) != 3 or event[2] not in offered)]


def _then(view: View[Any], moves: list[Move], seed: int) -> list[Move]:
    """The next action of the same turn, if there is one and nothing hidden has shown before it."""
    seat, world = view.seat, view.sample(seed)
    ask, learned = world.asks[seat], world.learned[seat]
    for move in moves:
        view.game.apply(world, seat, move)
    if not world.owed >> seat & 1 or world.asks[seat] != ask or world.learned[seat] != learned:
        return []
    judge, after = Judge(view.game, seed, NEXT), View(view.game, world, seat)
    return judge.whole_action(after, judge.weigh(after)[0].move)


def _against_time(view: View[Any], budget: Budget | None, seed: int) -> Hint:
    """Alone or with partners: how often one wins, and with how many points of all, when the game is played on by habit."""
    judge = Judge(view.game, seed, NO_RIVALS)
    chosen = judge.bot.budget if budget is None else budget
    played = [each for each in judge.bot.advise(view, chosen).choices if each.weight > 0.0][:SHOWN]
    played[1:] = sorted(played[1:], key=lambda each: each.chance, reverse=True)
    options = []
    for each in played:
        weighed = Weighed(each.move, each.chance, each.value, dict(each.terms))
        options.append(option_of(weighed, judge.whole_action(view, each.move)))
    return _completed(view, seed, options, [round((each.value - VICTORY * each.chance) / LEAD, 1) for each in played])
