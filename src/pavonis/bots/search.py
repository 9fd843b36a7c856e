"""The bot that searches: information-set tree search over sampled worlds, cut off by the evaluation.

Every iteration takes a world that the seat cannot tell from the true one and walks down one tree that all worlds share. Below each
move the tree holds plans: the seat's own next actions, known by the actions before them. Small picks are filled in by looking
ahead, and rivals answer in every world as looks best to them there. A move that only some worlds allow is compared by how often it
was possible. Nothing is played out at random: a plan is worth what the evaluation says where it ends, or, in a game that changes
too quickly, a few likely actions later. All moves meet the same worlds in the same order, so that no move is ranked higher by
luck.

The sealed answers of rivals are never read; rivals are asked again in every world. What they answer at the same time as the seat
is learned beside the tree: every rival tries its answers in turn and comes back to those that have turned out well for it, so that
nobody's best answer rests on knowing another's. In a game that is played on, where it takes many worlds to see what turns out
well, a rival is expected to answer what looks best to it one action ahead, the likelier the better it looks.
"""

from math import exp, sqrt
from typing import Any, Final

from pavonis.bots.bot import Advice, Bot, Budget, Chance, Choice, seed_of
from pavonis.bots.evaluation import Evaluation, Evaluations, added, drawn, shares
from pavonis.bots.lookahead import Ending, Lookahead
from pavonis.bots.playouts import Playouts
from pavonis.bots.stored import QUICK
from pavonis.bots.weighing import Weighing
from pavonis.core.game import Move, Seat, State
from pavonis.core.view import View

ITERATIONS: Final = 400
SMALL: Final = 4  # a small pick gets this fraction of the budget
OWN: Final = 6  # actions considered in each own turn after this one
THEIRS: Final = 3  # and in each turn of a rival
FIRST_LOOKS: Final = 4  # worlds in which the moves are weighed before the search begins
REPLIES: Final = 20  # turns of rivals before the next own one that are played out at most
ANSWERS: Final = 12  # of a rival at the same time that are tried
EAGERNESS: Final = 1.0  # how much a rival's untried answers are preferred to its proven ones
FORESEEN: Final = 12  # worlds in which a rival's answers are weighed, in a game that is played on
FORESIGHT: Final = 4  # the part of the time this may take
INSIGHT: Final = 1.2  # points by which an answer must look better to a rival to be expected e times as often
CLOSE: Final = 4.0  # points by which a game has to be won to be won e times as clearly


class Edge:
    """A move, in all worlds in which it and the moves before it were possible, and the own moves that may follow it."""

    def __init__(self, move: Move, worth: float) -> None:
        self.move: Final = move
        self.worth: Final = worth  # in points of margin, as the action looked when it was first possible
        self.visits = 0
        self.possible = 0
        self.won = 0.0  # chances to win, summed over the visits
        self.points = 0.0  # and margins
        self.next: Final[dict[Move, Edge]] = {}


class World:
    """A world drawn for the search, and what the rivals have answered in it at the same time as the seat."""

    def __init__(self, s: State, seed: int) -> None:
        self.s: Final = s
        self.seed: Final = seed
        self.answers: Final[list[tuple[Seat, Edge]]] = []


class Search:
    """The search of one decision."""

    def __init__(self, view: View[Any], evaluation: Evaluation[Any], moves: list[Move], seed: int) -> None:
        self.view: Final = view
        self.evaluation: Final = evaluation
        self.moves: Final = moves
        self.seed: Final = seed
        self.ahead: Final = Lookahead(view.game, evaluation, seed)
        self.weighing: Final = Weighing(view, evaluation, moves, seed)
        self.first: list[Edge] = []
        self.worlds: list[World] = []
        self.rivals: list[dict[Move, Edge]] = []  # their answers at the same time, by seat
        self.seen: dict[Move, Ending[Any]] = {}  # where moves lead that were looked at for the first time just now
        self.iterations = 0

    def run(self, budget: Budget, explain: bool = False) -> None:
        """Search until the budget is spent; one iteration at least."""
        end = None if budget.seconds is None else budget.now() + budget.seconds
        count = budget.iterations
        if count is None:
            count = ITERATIONS if end is None else 1 << 60
        self.weighing.look(budget.with_iterations(min(FIRST_LOOKS, count)), FIRST_LOOKS, explain)
        self.first = [Edge(move, worth) for move, worth in zip(self.moves, self.weighing.values(), strict=True)]
        self.foresee(budget.with_iterations(min(FORESEEN, count), FORESIGHT))
        while self.iterations < count:
            self.iterate()
            if end is not None and budget.now() > end:
                break

    def foresee(self, budget: Budget) -> None:
        """Look at what rivals may answer at the same time, with the eyes of each of them; each in one world at least."""
        if not self.evaluation.plays_on:
            return
        end = None if budget.seconds is None else budget.now() + budget.seconds
        for number in range(budget.iterations or 0):
            seed = self.seed - 1 - number
            world = self.view.sample(seed, True)
            for rival in self.asked(world):
                moves = self.evaluation.weighed(self.view.game.legal(world, rival))
                weighing = Weighing(View(self.view.game, world, rival), self.evaluation, moves, seed)
                weighing.look_once()
                known = self.rivals[rival]
                for move, points in zip(weighing.moves, weighing.sums, strict=True):
                    edge = known.setdefault(move, Edge(move, 0.0))
                    edge.possible += 1
                    edge.points += points
            if end is not None and budget.now() > end:
                break

    def asked(self, world: State) -> list[Seat]:
        """The rivals that are asked at the same time as the seat."""
        if not self.rivals:
            self.rivals = [{} for _ in world.asks]
        found: list[Seat] = []
        for rival in range(len(self.rivals)):
            if rival != self.view.seat and world.owed >> rival & 1 and self.view.game.question(world, rival).fresh:
                found.append(rival)
        return found

    def iterate(self) -> None:
        """Follow one move, in the first world it has not met yet, to the end of a plan, and note what that is worth."""
        seat = self.view.seat
        self.iterations += 1
        edge = select(self.first, self.evaluation, self.world(0).s)
        world = self.world(edge.visits)
        self.ahead.reseed(world.seed)
        s = self.view.game.clone(world.s)
        path = [edge]
        together = 0  # seats asked at the same time answered when the world was drawn
        self.seen.clear()
        while True:
            seen = self.seen.get(edge.move)
            ending = self.answered(self.ahead.after(s, seat, edge.move, together) if seen is None else seen)
            s = ending.s
            together = s.owed
            if len(path) == self.evaluation.horizon or edge.visits == 0 or not s.owed >> seat & 1:
                break
            edge = select(self.following(edge, s), self.evaluation, s)
            path.append(edge)
        if self.evaluation.plays_on:
            ending = self.ahead.play_on(s, seat, self.evaluation.plays_on)
        chances = self.chances(ending)
        for passed in path:
            passed.visits += 1
            passed.won += chances[seat]
            passed.points += self.evaluation.aim(ending.points, seat)
        for rival, answer in world.answers:
            answer.visits += 1
            answer.won += chances[rival]

    def chances(self, ending: Ending[Any]) -> list[float]:
        """The chance of each seat to win where a plan ends; if that took likely actions, how clearly it would win counts, too."""
        chances = self.evaluation.prospects(ending.s, ending.points)
        if ending.s.owed == 0 and self.evaluation.plays_on:
            clearly = shares(ending.points, CLOSE)
            chances = [(won + clear) / 2.0 for won, clear in zip(chances, clearly, strict=True)]
        return chances

    def world(self, number: int) -> World:
        """One of the worlds, drawn when it is first asked for."""
        if number == len(self.worlds):
            seed = self.seed + FIRST_LOOKS + number
            world = World(self.view.sample(seed, True), seed)
            chance = Chance(seed)
            for rival in self.asked(world.s):
                if self.evaluation.plays_on:
                    self.view.game.apply(world.s, rival, self.foreseen(world.s, rival, chance))
                else:
                    self.answer(world, rival)
            self.worlds.append(world)
        return self.worlds[number]

    def foreseen(self, s: State, rival: Seat, chance: Chance) -> Move:
        """An answer that a rival asked at the same time may well give: what looks good to it; what is new here as good as any."""
        moves = self.evaluation.weighed(self.view.game.legal(s, rival))
        known = self.rivals[rival]
        looks = [known[move].points / known[move].possible if move in known else 0.0 for move in moves]
        return moves[drawn(shares(looks, INSIGHT), chance)]

    def answer(self, world: World, rival: Seat) -> None:
        """Let a rival answer that is asked at the same time: what has turned out well for it and what is untried in turn."""
        known = self.rivals[rival]
        moves = self.evaluation.promising(world.s, rival, self.view.game.legal(world.s, rival), ANSWERS)
        best = moves[0]
        most = -1e9
        for rank, move in enumerate(moves):
            edge = known.get(move)
            if edge is None:
                edge = Edge(move, 0.0)
                known[move] = edge
            edge.possible += 1
            curiosity = EAGERNESS * sqrt(edge.possible) / (2 + rank)
            value = (edge.won + 0.5 + curiosity) / (edge.visits + 1)
            if value > most:
                most = value
                best = move
        world.answers.append((rival, known[best]))
        self.view.game.apply(world.s, rival, best)

    def answered(self, ending: Ending[Any]) -> Ending[Any]:
        """Let the rivals take their turns until the own one comes."""
        for _ in range(REPLIES):
            s = ending.s
            if s.owed == 0 or s.owed >> self.view.seat & 1:
                break
            rival = (s.owed & -s.owed).bit_length() - 1
            moves = self.evaluation.promising(s, rival, self.view.game.legal(s, rival), THEIRS)
            ending = self.ahead.best(s, rival, moves, s.owed)
        return ending

    def following(self, edge: Edge, world: State) -> list[Edge]:
        """The own moves that come into question after a move in this world."""
        game = self.view.game
        seat = self.view.seat
        found: list[Edge] = []
        self.seen.clear()
        for move in self.evaluation.promising(world, seat, game.legal(world, seat), OWN):
            following = edge.next.get(move)
            if following is None:
                ending = self.ahead.after(game.clone(world), seat, move, world.owed)
                following = Edge(move, self.evaluation.aim(ending.points, seat))
                edge.next[move] = following
                self.seen[move] = ending
            found.append(following)
        return found

    def choices(self) -> list[Choice]:
        """All moves, the most visited first; of those never visited, what the first looks said."""
        found: list[Choice] = []
        for i, edge in enumerate(self.first):
            chance = edge.won / edge.visits if edge.visits else self.weighing.chances[i] / self.weighing.worlds
            value = edge.points / edge.visits if edge.visits else edge.worth
            found.append(Choice(edge.move, value, chance, edge.visits / self.iterations, self.weighing.reasons(i)))
        found.sort(key=_rank, reverse=True)
        return found


def select(edges: list[Edge], evaluation: Evaluation[Any], s: State) -> Edge:
    """The move to follow next: the proven and the promising ones in turn."""
    spread = evaluation.spread(s)
    top = max([edge.worth for edge in edges])
    heats = [exp((edge.worth - top) / evaluation.heat) for edge in edges]
    share = evaluation.curiosity / added(heats)
    best = edges[0]
    most = -1e9
    for i, edge in enumerate(edges):
        edge.possible += 1
        guess = 1.0 / (1.0 + exp(min(50.0, -edge.worth / spread)))
        proven = (edge.won + guess) / (edge.visits + 1)
        value = proven + share * heats[i] * sqrt(edge.possible) / (1 + edge.visits)
        if value > most:
            most = value
            best = edge
    return best


def _rank(choice: Choice) -> tuple[float, float]:
    return choice.weight, choice.value


class SearchBot(Bot):
    """Searches the next few turns of everybody; or plays on by habit for some rounds; or does what is better at the table."""

    def __init__(self, spec: str, seed: int, budget: Budget, evaluations: Evaluations | None = None, kind: str = "search") -> None:
        super().__init__(spec, seed, budget)
        self.kind: Final = kind
        self._evaluations: Final = Evaluations() if evaluations is None else evaluations
        self._habits: Final = Evaluations(QUICK)

    def choose(self, view: View[Any], budget: Budget) -> Move:
        moves = self._evaluations.of(view.game).weighed(view.legal())
        if len(moves) == 1:
            return moves[0]
        return self.weighed(view, moves, budget if view.question().fresh else budget.part(SMALL), False)[0].move

    def advise(self, view: View[Any], budget: Budget) -> Advice:
        choices = self.weighed(view, self._evaluations.of(view.game).weighed(view.legal()), budget, True)
        return Advice(choices[0].move, choices)

    def weighed(self, view: View[Any], moves: list[Move], budget: Budget, explain: bool) -> list[Choice]:
        """All moves, the best first."""
        evaluation = self._evaluations.of(view.game)
        seed = seed_of(view, self.seed)
        if self.kind == "playouts" or (self.kind == "thinker" and evaluation.better_by_playouts(view.sample(seed, True))):
            playouts = Playouts(view, evaluation, self._habits.of(view.game), moves, seed)
            playouts.run(budget, explain)
            return playouts.choices()
        search = Search(view, evaluation, moves, seed)
        search.run(budget, explain)
        return search.choices()
