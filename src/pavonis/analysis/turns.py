"""Whole turns: which two actions of a turn are best together, in whatever order.

Turns are compared by what they do, not by the order in which it is done. A turn is thought through to its end in worlds that the
seat cannot tell from the true one, the same for all turns: the two actions, and what is left of the turn as the evaluation likes it
best. That finds the turns worth a thought. `played_on` decides between them: bots play on to the end of the round, so what could as
well be done in the next turn shows as no loss.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from pavonis.analysis.grading import shifted
from pavonis.analysis.judging import Judge
from pavonis.bots.bot import derived, make_bot
from pavonis.bots.evaluation import RIVALS
from pavonis.bots.lookahead import Lookahead
from pavonis.core.game import Frame, Game, Move, Seat, State
from pavonis.core.view import View

BEGINNINGS: Final = 10  # first actions that are looked at; what looks worse by itself seldom begins the best turn
FINISHED: Final = 16  # turns of one beginning that are thought through to the end, where a turn has more than two actions
LONGEST: Final = 12  # actions of a turn after the two
PLAYS_ON: Final = "greedy:1"
ENDS: Final = ("pass", "end turn", "done")  # moves that end a turn and do nothing else


class WholeTurn(NamedTuple):
    """A move with the best that can follow it in the same turn."""

    actions: tuple[Move, ...]  # the moves that begin its actions, first the move itself, also where that is a small pick
    moves: list[Move]  # the first action with all its picks
    value: float  # the margin expected at the end, in points
    chance: float  # to win
    terms: dict[str, float]  # what the turn changes, by term of the evaluation, in points


class Turns:
    """The turn that a seat is in, in worlds that it cannot tell apart."""

    def __init__(self, game: Game[Any], seed: int, worlds: int, ask: Frame | None) -> None:
        self.game: Final = game
        self.seed: Final = seed
        self.count: Final = worlds
        self.ask: Final = ask  # the question with which every action of this turn begins
        self.judge: Final = Judge(game, seed, f"greedy:{worlds}")
        self.evaluation: Final = self.judge.evaluation
        self.ahead: Final = Lookahead(game, self.evaluation, seed)
        self.player: Final = make_bot(PLAYS_ON, game.key, seed)

    def goes_on(self, s: State, seat: Seat) -> bool:
        """Whether the seat may begin another action of this turn."""
        return bool(s.owed >> seat & 1) and s.asks[seat] == self.ask

    def is_end(self, move: Move) -> bool:
        """Whether a move ends a turn and does nothing else."""
        return self.game.space.meaning(move)[0] in ENDS

    def weigh(self, view: View[Any], actions: int) -> list[WholeTurn]:
        """Every move with the best turn that it begins or continues, the best first; so many actions are left, this one among them.

        Of a first action, only the most promising moves are looked at.
        """
        return best_of(self.all_turns(view, actions))

    def all_turns(self, view: View[Any], actions: int) -> list[WholeTurn]:
        """All turns of so many actions that were looked at, the best first."""
        seat = view.seat
        worlds = [view.sample(derived(self.seed, "turn", number), True) for number in range(self.count)]
        found: list[tuple[tuple[Move, ...], list[Move], list[State]]] = []
        for move in self._beginnings(view, actions):
            found += self._turns(worlds, view, move, actions)
        values = [self._value(endings, seat) for _, _, endings in found]
        best = values.index(max(values))
        chance, spread = self._chance(found[best][2], seat), self.judge.spread(worlds[0])
        before = self._explained(worlds, seat)
        turns: list[WholeTurn] = []
        for (heads, moves, endings), value in zip(found, values, strict=True):
            terms = self._terms(before, self._explained(endings, seat))
            turns.append(WholeTurn(heads, moves, value, shifted(chance, value - values[best], spread), terms))
        return sorted(turns, key=lambda turn: -turn.value)

    def _beginnings(self, view: View[Any], actions: int) -> list[Move]:
        moves = self.evaluation.weighed(view.legal())
        if actions == 1 or len(moves) <= BEGINNINGS or not view.question().fresh:
            return moves
        return [each.move for each in self.judge.weigh(view)[:BEGINNINGS]]

    def _turns(
        self, worlds: list[State], view: View[Any], move: Move, actions: int
    ) -> list[tuple[tuple[Move, ...], list[Move], list[State]]]:
        """The turns that go on with a move: how their actions begin, the picks of the first, and where they end."""
        seat, learned = view.seat, worlds[0].learned[view.seat]
        moves = self.judge.whole_action(view, move)
        after = [self._made(world, seat, moves) for world in worlds]
        if actions == 1 or not self.goes_on(after[0], seat) or after[0].learned[seat] != learned:
            return [((move,), moves, [self._finished(s, seat) for s in after])]
        seconds = self.evaluation.weighed(self.game.legal(after[0], seat))
        pairs = [(second, [self._made(world, seat, [second]) for world in after]) for second in seconds]
        if any(self.goes_on(endings[0], seat) for _, endings in pairs):
            pairs.sort(key=lambda pair: -self._value(pair[1], seat))
            pairs = [(second, [self._finished(s, seat) for s in endings]) for second, endings in pairs[:FINISHED]]
        return [((move, second), moves, endings) for second, endings in pairs]

    def _made(self, world: State, seat: Seat, moves: Sequence[Move]) -> State:
        """A world after an action; picks that are not among the moves are made as the evaluation likes best."""
        s = self.game.clone(world)
        for move in moves[:-1]:
            self.game.apply(s, seat, move)
        after: State = self.ahead.after(s, seat, moves[-1], 0).s
        return after

    def _finished(self, s: State, seat: Seat) -> State:
        """A world at the end of the turn, if the rest of it is played as the evaluation likes best."""
        for _ in range(LONGEST):
            if not self.goes_on(s, seat):
                break
            moves = self.evaluation.weighed(self.game.legal(s, seat))
            s = self.ahead.best(s, seat, moves, 0).s
        return s

    def _value(self, endings: list[State], seat: Seat) -> float:
        evaluation = self.evaluation
        return sum(evaluation.aim(evaluation.projected(s), seat) for s in endings) / len(endings)

    def _chance(self, endings: list[State], seat: Seat) -> float:
        evaluation = self.evaluation
        return sum(evaluation.chances(s, evaluation.projected(s))[seat] for s in endings) / len(endings)

    def _explained(self, worlds: list[State], seat: Seat) -> list[float]:
        """The margin by terms, as a mean over worlds."""
        rows = [self.evaluation.explained(s, seat) for s in worlds]
        return [sum(column) / len(rows) for column in zip(*rows, strict=True)]

    def _terms(self, before: list[float], after: list[float]) -> dict[str, float]:
        names = [*self.evaluation.names, RIVALS]
        changes = {name: late - early for name, early, late in zip(names, before, after, strict=True)}
        return {name: change for name, change in changes.items() if change}

    def played_on(self, view: View[Any], turns: Sequence[WholeTurn], worlds: int) -> list[WholeTurn]:
        """These turns as they look when bots have played on to the end of the round in so many worlds, the best first."""
        seat = view.seat
        begun = [view.sample(derived(self.seed, "on", number), True) for number in range(worlds)]
        before = self._explained(begun, seat)
        found: list[WholeTurn] = []
        for turn in turns:
            endings = [self._round_after(world, seat, turn) for world in begun]
            chances = [self.evaluation.foretold(s, self.evaluation.judged(s))[seat] for s in endings]
            terms = self._terms(before, self._explained(endings, seat))
            found.append(turn._replace(chance=sum(chances) / worlds, value=self._value(endings, seat), terms=terms))
        return sorted(found, key=lambda turn: -turn.chance)

    def _round_after(self, world: State, seat: Seat, turn: WholeTurn) -> State:
        """The end of the round in a world in which the seat makes a turn."""
        s = self._made(world, seat, turn.moves)
        for move in turn.actions[1:]:
            s = self._made(s, seat, [move])
        return self._at_round_end(self._finished(s, seat), self.evaluation.clock(world))

    def _at_round_end(self, s: State, clock: int) -> State:
        bot = self.player
        while s.owed and self.evaluation.clock(s) == clock:
            seat = (s.owed & -s.owed).bit_length() - 1
            legal = self.game.legal(s, seat)
            move = legal[0] if len(legal) == 1 else bot.choose(View(self.game, s, seat), bot.budget)
            self.game.apply(s, seat, move)
        return s


def best_of(turns: Sequence[WholeTurn]) -> list[WholeTurn]:
    """Of the turns that begin with the same move the first; they come sorted."""
    found: dict[Move, WholeTurn] = {}
    for turn in turns:
        found.setdefault(turn.actions[0], turn)
    return list(found.values())


def doing(turn: WholeTurn) -> tuple[Move, ...]:
    """What a turn does, in whatever order."""
    return tuple(sorted(turn.actions))


def different(turns: Sequence[WholeTurn]) -> list[WholeTurn]:
    """Of the turns that do the same the first; they come sorted."""
    found: dict[tuple[Move, ...], WholeTurn] = {}
    for turn in turns:
        found.setdefault(doing(turn), turn)
    return list(found.values())
