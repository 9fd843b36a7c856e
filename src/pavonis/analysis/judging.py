"""The judge: a bot that weighs the moves of a seat from what the seat knows, and says what every seat can expect."""

from typing import Any, Final, NamedTuple

from pavonis.analysis.grading import shifted
from pavonis.bots.bot import Bot, Budget, Choice, derived, make_bot
from pavonis.bots.evaluation import Evaluation, check_evaluated, evaluation_of
from pavonis.bots.totals import expected
from pavonis.core.game import Game, Move, Seat, State
from pavonis.core.view import View

LOOK: Final = "greedy:12"  # weighs every move in the same hidden worlds, one action ahead
WORLDS: Final = 4  # in which a position is judged
SMALL: Final = 2  # a small pick gets this fraction of the budget
LONGEST: Final = 40  # picks of one action
UNKNOWN: Final = 0.5  # the chance where nobody plays against anybody: graded as if the game were in the balance


class Standing(NamedTuple):
    """What every seat can expect: its chance to win, and its points at the end."""

    chances: list[float]
    points: list[float]


class Weighed(NamedTuple):
    """A move as the judge sees it."""

    move: Move
    chance: float  # to win, for the seat that makes it
    value: float  # the margin expected at the end, in points
    terms: dict[str, float]  # what the action changes, by term of the evaluation, in points


class Judge:
    """Judges the decisions of one game. The same judge says the same about the same view."""

    def __init__(self, game: Game[Any], seed: int = 0, bot: str = LOOK) -> None:
        check_evaluated(game.key)
        self.game: Final = game
        self.seed: Final = seed
        self.bot: Final[Bot] = make_bot(bot, game.key, seed)
        self.evaluation: Final[Evaluation[Any]] = evaluation_of(game)

    def standing(self, s: State, viewer: Seat, worlds: int = WORLDS, first: int = 0) -> Standing:
        """What every seat can expect, as one seat sees it: the mean over worlds that it cannot tell apart, from the first on."""
        seats = len(s.asks)
        if not s.owed:
            return self.open(s)
        seed = derived(self.seed, "standing", viewer) + first
        found = [self.open(self.game.resample(s, viewer, seed + number)) for number in range(worlds)]
        return Standing(
            [sum(each.chances[seat] for each in found) / worlds for seat in range(seats)],
            [sum(each.points[seat] for each in found) / worlds for seat in range(seats)],
        )

    def open(self, s: State) -> Standing:
        """What every seat can expect, with all cards open."""
        points = self.evaluation.judged(s) if s.owed else [float(score) for score in self.game.scores(s)]
        chances = self.evaluation.chances(s, points)
        if not s.owed:
            return Standing(chances, points)
        return Standing(self.known(s, chances), expected(self.evaluation, s))

    def known(self, s: State, chances: list[float]) -> list[float]:
        """The chances, unless it is a game against time, of which the evaluation knows little but points."""
        return [UNKNOWN] * len(chances) if self.evaluation.only_winning_counts(s) else chances

    def spread(self, s: State) -> float:
        """The points of margin that are worth odds of e to 1."""
        learned = self.evaluation.valued(s)
        return self.evaluation.spread(s) if learned is None else learned.spread(self.evaluation.left(s))

    def weigh(self, view: View[Any], budget: Budget | None = None, doubt: float = 0.0) -> list[Weighed]:
        """All moves, the best first. The chances differ by as much as the margins do; the bot's own are too coarse for that.

        `doubt` is the share of a search that a move must have had for what was found there to count as much as a first look.
        """
        chosen = budget or self.bot.budget
        choices = self.bot.advise(view, chosen if view.question().fresh else chosen.part(SMALL)).choices
        if not choices:
            raise ValueError(f"the bot {self.bot.spec} does not weigh its moves")
        if doubt:
            choices = doubted(choices, doubt)
        world = view.sample(self.seed)
        spread = self.spread(world)
        best = choices[0]
        chance = self.known(world, [best.chance])[0]
        found = [_weighed(choice, best.value, chance, spread) for choice in choices]
        return [found[0], *sorted(found[1:], key=lambda each: each.chance, reverse=True)]

    def whole_action(self, view: View[Any], first: Move) -> list[Move]:
        """A move with the small picks that belong to it, as the judge would make them; up to where something hidden shows."""
        seat, world = view.seat, view.sample(self.seed)
        moves: list[Move] = []
        move, learned = first, world.learned[seat]
        while len(moves) < LONGEST:
            self.game.apply(world, seat, move)
            moves.append(move)
            if not world.owed >> seat & 1 or world.learned[seat] != learned or self.game.question(world, seat).fresh:
                break
            legal = self.game.legal(world, seat)
            move = legal[0] if len(legal) == 1 else self.bot.choose(View(self.game, world, seat), self.bot.budget.part(SMALL))
        return moves


def doubted(choices: list[Choice], doubt: float) -> list[Choice]:
    """Choices, of which those hardly tried are mostly worth what they looked like at first: a few tries may have been lucky."""
    best = choices[0]
    looked = sum(points for _, points in best.terms)
    found = [best]
    for each in choices[1:]:
        tried = each.weight / (each.weight + doubt)
        behind = tried * (each.value - best.value) + (1.0 - tried) * (sum(points for _, points in each.terms) - looked)
        found.append(Choice(each.move, best.value + behind, each.chance, each.weight, each.terms))
    return found


def _weighed(choice: Choice, best: float, chance: float, spread: float) -> Weighed:
    lost = min(0.0, choice.value - best)
    return Weighed(choice.move, shifted(chance, lost, spread), choice.value, dict(choice.terms))
