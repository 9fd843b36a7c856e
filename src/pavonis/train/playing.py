"""Games of training: somebody with weights that are being tried, against somebody else, each deal from every seat.

While weights are tuned, thousands of games have to be played. So small picks are answered as is obvious, and an action is looked
at in one world. The result is checked with the bots as everybody meets them.
"""

from math import tanh
from typing import Any, NamedTuple

from pavonis.bots.bot import Bot, Budget, Chance, derived
from pavonis.bots.evaluation import UNCLEAR, Evaluation, Evaluations, evaluation_of, margin
from pavonis.bots.greedy import GreedyBot
from pavonis.bots.lookahead import Lookahead
from pavonis.bots.quick import QuickBot
from pavonis.bots.stored import HAND, QUICK
from pavonis.bots.table import CAP, Outcome, play
from pavonis.core.game import Game, Move, Seat, State
from pavonis.games import load

Weights = dict[str, float]
LOOKED_AT = {"terraforming-mars": 8}  # actions that are looked at where that saves much; a bot looks at all of them
VICTORY = 0.5  # what winning adds to a margin, which counts from -1 to 1
ANCHOR: Weights = {}  # the weights of the source


class Trial(NamedTuple):
    """Weights to be tried in one deal: plain data for another process."""

    game: str
    options: dict[str, Any]
    players: int
    purpose: str  # what the weights are for, see `pavonis.bots.stored`
    weights: Weights
    rival: Weights
    seed: int
    deal: int
    worlds: int  # that the bots look at; 0 for the short cut of training
    scale: float  # points by which a game is clearly won


class Result(NamedTuple):
    """How a trial went, on average over the seats."""

    gain: float  # what is optimised
    won: float  # shares of victories
    margin: float
    rounds: float


def attempt(trial: Trial) -> Result:
    """Play one deal from every seat, the rival on all the others. Solo and cooperative games have no rival."""
    game = load(trial.game, **trial.options)
    partners = trial.players == 1 or bool(game.joint(game.new(trial.players, 0)))
    own, other = (tuned(game, weights) for weights in (trial.weights, trial.rival))
    results = []
    for mine in range(1 if partners else trial.players):
        evaluations = [own if partners or seat == mine else other for seat in range(trial.players)]
        end = played_out(game, evaluations, trial)
        results.append(gained(end, mine, trial.scale, partners))
    return Result(*[sum(column) / len(results) for column in zip(*results, strict=True)])


def tuned(game: Game[Any], weights: Weights) -> Evaluation[Any]:
    """The evaluation of the source with other weights."""
    evaluation = evaluation_of(game, HAND)
    evaluation.tune(weights)
    return evaluation


def gained(end: Outcome, seat: Seat, scale: float, partners: bool) -> Result:
    """What a game was worth to a seat."""
    points = [float(score) for score in end.scores]
    if partners:
        won = float(seat in end.winners)
        mean = sum(points) / len(points)
        return Result(won + 0.01 * mean, won, mean, end.rounds)
    won = 1.0 / len(end.winners) if seat in end.winners else 0.0
    lead = margin(points, seat)
    return Result(tanh(lead / scale) + VICTORY * (won * len(points) - 1.0), won, lead, end.rounds)


def played_out(game: Game[Any], evaluations: list[Evaluation[Any]], trial: Trial) -> Outcome:
    """One game, each seat with its evaluation."""
    deal = derived(trial.seed, "deal", trial.deal)
    if trial.worlds:
        bots = [
            bot_with(evaluation, trial, derived(trial.seed, "bot", trial.deal, seat)) for seat, evaluation in enumerate(evaluations)
        ]
        return play(game, bots, deal, CAP)
    s = game.new(trial.players, deal)
    s.log = None
    decisions = 0
    while s.owed and decisions < CAP:
        seat = (s.owed & -s.owed).bit_length() - 1
        moves = game.legal(s, seat)
        if len(moves) > 1:
            moves = evaluations[seat].weighed(moves)
        look = decided if trial.purpose != QUICK else by_habit
        game.apply(s, seat, moves[0] if len(moves) == 1 else look(game, evaluations[seat], s, seat, moves, decisions))
        decisions += 1
    finished = s.owed == 0
    return Outcome(game.scores(s), game.winners(s) if finished else [], game.round(s), decisions, finished)


def decided(game: Game[Any], evaluation: Evaluation[Any], s: State, seat: Seat, moves: list[Move], number: int) -> Move:
    """The move that looks best one action ahead in one world; a small pick as is obvious."""
    if not game.question(s, seat).fresh:
        move = evaluation.obvious(s, seat, moves)
        if move != UNCLEAR:
            return move
    else:
        most = LOOKED_AT.get(game.key, len(moves))
        if len(moves) > most:
            moves = evaluation.promising(s, seat, moves, most)
    world = game.resample(s, seat, number, True)
    ahead = Lookahead(game, evaluation, number)
    values = [evaluation.aim(ahead.after(game.clone(world), seat, move, world.owed).points, seat) for move in moves]
    return moves[values.index(max(values))]


def by_habit(game: Game[Any], evaluation: Evaluation[Any], s: State, seat: Seat, moves: list[Move], number: int) -> Move:
    """The move by rule of thumb, in a world that the seat cannot tell from the true one."""
    return evaluation.habit_of(game.resample(s, seat, number, True), seat, moves, Chance(number))


def bot_with(evaluation: Evaluation[Any], trial: Trial, seed: int) -> Bot:
    """A bot as everybody meets it, with this evaluation."""
    evaluations = Evaluations(HAND)
    evaluations.give(evaluation)
    if trial.purpose == QUICK:
        return QuickBot("trial", seed, Budget(1), evaluations)
    return GreedyBot("trial", seed, Budget(trial.worlds), False, evaluations)
