"""Positions of games that bots play against themselves, with how these games ended: what a value is fitted to and measured by."""

from typing import Any, NamedTuple

from pavonis.bots.bot import Chance, derived, make_bot
from pavonis.bots.evaluation import evaluation_of
from pavonis.bots.stored import GREEDY
from pavonis.bots.table import CAP
from pavonis.core.game import State
from pavonis.core.view import View
from pavonis.games import load

KEPT = 16  # positions of each game, all as likely


class Source(NamedTuple):
    """A game to be played: plain data for another process."""

    game: str
    options: dict[str, Any]
    players: int
    bot: str  # on every seat
    seed: int
    number: int
    purpose: str = GREEDY  # whose evaluation judges the positions


class Sample(NamedTuple):
    """One position: how far the game was, how much seemed to be left, and by seat the facts and the chances as they are judged."""

    progress: float
    left: float
    facts: list[list[float]]
    points: list[float]
    chances: list[float]


Game = dict[str, Any]  # samples, scores and winners, as it is written to a file


def sampled(source: Source) -> Game:
    """Play a game and keep some of the positions in which somebody began an action."""
    game = load(source.game, **source.options)
    s, kept = kept_positions(game, source, Chance(derived(source.seed, "sample", source.number)))
    evaluation = evaluation_of(game, source.purpose)
    samples = [looked_at(evaluation, progress, world) for progress, world in kept]
    return {"game": source.number, "samples": samples, "scores": game.scores(s), "winners": game.winners(s) if not s.owed else []}


def kept_positions(game: Any, source: Source, chance: Chance) -> tuple[State, list[tuple[float, State]]]:
    """Play a game: its end, and some of the positions in which somebody began an action, with how far it was then."""
    s = game.new(source.players, derived(source.seed, "deal", source.number))
    s.log = None
    bots = [make_bot(source.bot, source.game, derived(source.seed, "bot", source.number, seat)) for seat in range(source.players)]
    kept: list[tuple[int, State]] = []
    decisions = met = 0
    while s.owed and decisions < CAP:
        seat = (s.owed & -s.owed).bit_length() - 1
        if game.question(s, seat).fresh:
            met += 1
            place = met - 1 if met <= KEPT else chance.below(met)
            if place < KEPT:
                kept[place : place + 1] = [(decisions, game.clone(s))]
        game.apply(s, seat, bots[seat].choose(View(game, s, seat), bots[seat].budget))
        decisions += 1
    return s, [(at / decisions, world) for at, world in sorted(kept, key=lambda pair: pair[0])]


def looked_at(evaluation: Any, progress: float, s: State) -> Sample:
    """What an evaluation says about a position."""
    facts = [[round(fact, 4) for fact in evaluation.facts(s, seat)] for seat in range(len(s.asks))]
    points = evaluation.judged(s)
    return Sample(
        round(progress, 4),
        round(evaluation.left(s), 4),
        facts,
        [round(each, 3) for each in points],
        [round(each, 4) for each in evaluation.chances(s, points)],
    )
