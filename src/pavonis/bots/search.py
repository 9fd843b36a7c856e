"""The bot that searches: information-set tree search over sampled worlds, cut off by the evaluation.

Every iteration draws a world the seat cannot tell from the true one and walks down one tree that all worlds share. A node is
the seat's own choice of an action, known by the actions it has chosen before; small picks are filled in by looking ahead, and
rivals answer in every world as looks best to them there. So the tree holds plans, and a plan is as good as it turns out on
average. A move that only some worlds allow is compared by how often it was possible. Nothing is played out at random: a new
node is worth what the evaluation says. What rivals have sealed is asked anew in every world, never read.
"""

import time
from math import exp, sqrt
from typing import Any, Final

from pavonis.bots.bot import Advice, Bot, Budget, Choice, seed_of
from pavonis.bots.evaluation import Evaluation, Evaluations, added, margin
from pavonis.bots.lookahead import Ending, Lookahead
from pavonis.bots.weighing import Weighing
from pavonis.core.game import Move, State
from pavonis.core.view import View

ITERATIONS: Final = 400
SMALL: Final = 4  # a small pick gets this fraction of the budget
DEPTH: Final = 5  # own turns looked ahead at most
OWN: Final = 6  # actions considered in each own turn after the first
THEIRS: Final = 3  # and in each turn of a rival
CURIOSITY: Final = 0.8  # how much a promising move is preferred to a proven one
HEAT: Final = 0.8  # points by which an action must look better to be looked at e times as often
FIRST_LOOKS: Final = 4  # worlds in which the moves are weighed before the search begins
REPLIES: Final = 20  # turns of rivals before the next own one that are played out at most


class Edge:
    """A move at a node."""

    def __init__(self, worth: float) -> None:
        self.worth: Final = worth  # to who moves, in points of margin, as the action looked when it was first possible
        self.visits = 0
        self.possible = 0
        self.won = 0.0  # the chances of who moves, summed over the visits
        self.points = 0.0  # and the margins; only at the root
        self.child: Node | None = None


class Node:
    """A seat's choice of an action, the same in all worlds in which the actions before it were possible."""

    def __init__(self) -> None:
        self.visits = 0
        self.edges: Final[dict[int, Edge]] = {}


class Search:
    """The search of one decision."""

    def __init__(self, view: View[Any], evaluation: Evaluation[Any], moves: list[Move], seed: int) -> None:
        self.view: Final = view
        self.evaluation: Final = evaluation
        self.moves: Final = moves
        self.seed: Final = seed
        self.ahead: Final = Lookahead(view.game, evaluation, seed)
        self.weighing: Final = Weighing(view, evaluation, moves, seed)
        self.root: Final = Node()
        self.iterations = 0

    def run(self, budget: Budget, explain: bool = False) -> None:
        """Search until the budget is spent; one iteration at least."""
        end = None if budget.seconds is None else time.perf_counter() + budget.seconds
        count = budget.iterations
        if count is None:
            count = ITERATIONS if end is None else 1 << 60
        self.weighing.look(Budget(min(FIRST_LOOKS, count), budget.seconds), FIRST_LOOKS, explain)
        for move, worth in zip(self.moves, self.weighing.values(), strict=True):
            self.root.edges[move] = Edge(worth)
        self.root.visits = 1
        while self.iterations < count:
            self.iterate()
            if end is not None and time.perf_counter() > end:
                break

    def iterate(self) -> None:
        """Draw a world, walk down the tree to a new node, and tell all edges on the way what it is worth."""
        seat = self.view.seat
        world = self.view.sample(self.seed + FIRST_LOOKS + self.iterations, True)
        self.iterations += 1
        node = self.root
        points: list[float] = []
        path: list[Edge] = []
        while node.visits and len(path) < DEPTH:
            node.visits += 1
            move, edge = self.select(node, world)
            path.append(edge)
            ending = self.answered(self.ahead.after(world, seat, move, world.owed))
            world = ending.s
            points = ending.points
            if not world.owed >> seat & 1:
                break
            child = edge.child
            if child is None:
                child = Node()
                edge.child = child
            node = child
        node.visits += 1
        chance = self.evaluation.chances(world, points)[seat]
        for edge in path:
            edge.visits += 1
            edge.won += chance
        path[0].points += margin(points, seat)

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

    def select(self, node: Node, world: State) -> tuple[Move, Edge]:
        """The move of a node to follow in this world: the proven and the promising ones in turn."""
        game = self.view.game
        seat = self.view.seat
        moves = self.moves if node is self.root else self.evaluation.promising(world, seat, game.legal(world, seat), OWN)
        edges: list[Edge] = []
        top = -1e9
        for move in moves:
            edge = node.edges.get(move)
            if edge is None:
                ending = self.ahead.after(game.clone(world), seat, move, world.owed)
                edge = Edge(margin(ending.points, seat))
                node.edges[move] = edge
            edge.possible += 1
            edges.append(edge)
            top = max(top, edge.worth)
        heats = [exp((edge.worth - top) / HEAT) for edge in edges]
        share = CURIOSITY / added(heats)
        spread = self.evaluation.spread(world)
        best = 0
        most = -1e9
        for i in range(len(edges)):
            edge = edges[i]
            guess = 1.0 / (1.0 + exp(min(50.0, -edge.worth / spread)))
            proven = (edge.won + guess) / (edge.visits + 1)
            value = proven + share * heats[i] * sqrt(edge.possible) / (1 + edge.visits)
            if value > most:
                most = value
                best = i
        return moves[best], edges[best]

    def choices(self) -> list[Choice]:
        """All moves, the most visited first; of those never visited, what the first looks said."""
        found: list[Choice] = []
        for i in range(len(self.moves)):
            edge = self.root.edges[self.moves[i]]
            looked = self.weighing.chances[i] / self.weighing.worlds
            chance = edge.won / edge.visits if edge.visits else looked
            value = edge.points / edge.visits if edge.visits else edge.worth
            found.append(Choice(self.moves[i], value, chance, edge.visits / self.iterations, self.weighing.reasons(i)))
        found.sort(key=_rank, reverse=True)
        return found


def _rank(choice: Choice) -> tuple[float, float]:
    return choice.weight, choice.value


class SearchBot(Bot):
    """Searches the next few turns of everybody."""

    def __init__(self, spec: str, seed: int, budget: Budget) -> None:
        super().__init__(spec, seed, budget)
        self._evaluations: Final = Evaluations()

    def choose(self, view: View[Any], budget: Budget) -> Move:
        moves = view.legal()
        if len(moves) == 1:
            return moves[0]
        search = Search(view, self._evaluations.of(view.game), moves, seed_of(view, self.seed))
        search.run(budget if view.question().fresh else budget.part(SMALL))
        return search.choices()[0].move

    def advise(self, view: View[Any], budget: Budget) -> Advice:
        search = Search(view, self._evaluations.of(view.game), view.legal(), seed_of(view, self.seed))
        search.run(budget, explain=True)
        choices = search.choices()
        return Advice(choices[0].move, choices)
