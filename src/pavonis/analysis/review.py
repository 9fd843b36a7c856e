"""The review of a game: every decision against the best one, what everybody could expect at every step, and what luck was worth.

A decision is a whole action: the small picks of one action belong together, and what they have lost is added up. Each is judged
from the view that its seat had, so nobody is blamed for what could not be known. The curve of chances comes twice: as each seat
saw its own, and with all cards open. Luck is what a seat learned that it could not foresee: its chance afterwards, less the mean
over worlds in which the same moves are made and the hidden cards lie otherwise.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from msgspec import Struct

from pavonis.analysis.grading import BAD, GRADES, STEPS, accuracy, grade_of
from pavonis.analysis.judging import LOOK, UNKNOWN, Judge, Weighed
from pavonis.bots.bot import derived
from pavonis.core.game import TAKE_BACK, Game, Move, Seat, State
from pavonis.core.match import Match
from pavonis.core.record import BadRecord, Record, opening, replay
from pavonis.core.view import View
from pavonis.games import current, load

DRAWS: Final = 6  # worlds in which the same moves are made, to see what the draw was worth
SHOWN: Final = 3  # of the best moves of a pick
TURNS: Final = 5  # turning points of a game at most
TURN: Final = 0.08  # of chance: what a turning point changes at least
FINE: Final = 4  # digits


class Option(Struct, frozen=True):
    """A move that was weighed, with the picks that belong to it."""

    moves: list[Move]
    chance: float
    value: float  # the margin expected at the end, in points
    terms: dict[str, float]


class Pick(Struct, frozen=True):
    """One move of the record. It is judged if there was a choice."""

    step: int  # how many moves were made before it
    seat: Seat
    move: Move
    begins: bool  # an action
    loss: float = 0.0
    chance: float = 0.0  # with the best move
    options: list[Option] = []  # the best first; none if there was no choice
    played: Option | None = None


class Moment(Struct, frozen=True):
    """What every seat could expect before a step."""

    step: int
    round: int
    chances: list[float]  # of each seat, as it saw its own
    points: list[float]  # likewise
    open: list[float]  # the chances with all cards open
    luck: list[float]  # what each seat's draws since the moment before were worth, in chance


class Decision(Struct, frozen=True):
    """A whole action, graded."""

    step: int
    last: int  # the step of its last move
    round: int
    seat: Seat
    moves: list[Move]
    loss: float
    grade: str
    at: int  # the step of the pick that has lost most
    chance: float  # there, with the best move
    options: list[Option]  # there
    played: Option

    @property
    def why(self) -> list[tuple[str, float]]:
        """What the best action changes more than the one that was played, by term, in points; the biggest difference first."""
        best, played = self.options[0].terms, self.played.terms
        found = [(term, best.get(term, 0.0) - played.get(term, 0.0)) for term in {**best, **played}]
        return sorted(found, key=lambda pair: -abs(pair[1]))


class Turn(Struct, frozen=True):
    """A turning point: what happened between two moments changed somebody's chance much, with all cards open."""

    step: int
    seat: Seat  # whose chance changed most
    change: float
    by: str  # "draw", "mistake" or "move"
    actor: Seat  # who moved there


class Player(Struct, frozen=True):
    """A seat in sums."""

    accuracy: float
    loss: float  # of chance, all decisions together
    luck: float  # of chance
    grades: dict[str, int]

    @property
    def mean_loss(self) -> float:
        """Of chance, by decision."""
        return self.loss / max(1, sum(self.grades.values()))


class Review(Struct, frozen=True):
    """A game, judged move by move."""

    game: str
    seats: int
    bot: str
    steps: int
    finished: bool
    decisions: list[Decision]
    moments: list[Moment]
    turns: list[Turn]
    players: list[Player]

    def __repr__(self) -> str:
        told = [f"<Review of {self.game} by {self.bot}: {self.steps} moves, {len(self.decisions)} decisions"]
        for seat, player in enumerate(self.players):
            grades = ", ".join(f"{count} {grade}" for grade, count in player.grades.items() if count)
            told.append(f"  seat {seat}: accuracy {player.accuracy} %, luck {player.luck:+.0%}, {grades}")
        return "\n".join(told) + ">"

    @property
    def balanced(self) -> bool:
        """Whether nothing is known about the chances: a game against time is graded as if it were in the balance."""
        return all(chance == UNKNOWN for moment in self.moments[:-1] for chance in moment.chances)

    def mistakes(self, seat: Seat | None = None) -> list[Decision]:
        """Mistakes and blunders, of one seat or of all."""
        return [each for each in self.decisions if each.grade in BAD and seat in (None, each.seat)]


class Reviewer:
    """Reviews a record piece by piece, so that the work can be shared out and its progress shown."""

    def __init__(self, game: Game[Any], record: Record, bot: str = LOOK, seed: int = 0) -> None:
        self.game: Final = game
        self.record: Final = record
        self.moves: Final = record.moves()
        self.judge: Final = Judge(game, seed, bot)
        self.finished: Final = game.over(replay(game, record))
        self._begin()

    def _begin(self) -> None:
        self._state: State = opening(self.game, self.record)
        self._state.log = None
        self._at = 0
        self._mover = -1
        self._since: tuple[int, State] = (0, self.game.clone(self._state))  # the moment before, and its position

    def part(self, start: int, stop: int) -> tuple[list[Pick], list[Moment]]:
        """Judge the moves from `start` to before `stop`; the part with the last move tells how it ended."""
        if start < self._at:
            self._begin()
        while self._at < start:
            self._go_on(self._begins())
        picks: list[Pick] = []
        moments: list[Moment] = []
        while self._at < min(stop, len(self.moves)):
            begins = self._begins()
            if begins or not self._at:
                moments.append(self._moment())
            picks.append(self._pick(begins))
            self._go_on(begins)
        if stop >= len(self.moves):
            moments.append(self._moment())
        return picks, moments

    def _begins(self) -> bool:
        """Whether the next move begins an action: its question is a fresh one, or somebody else has moved in between."""
        seat, move = self.moves[self._at]
        if not 0 <= seat < self.record.seats or self._state.asks[seat] is None or move not in self.game.legal(self._state, seat):
            raise BadRecord(f"move {self._at}: seat {seat} may not make move {move} here")
        return seat != self._mover or self.game.question(self._state, seat).fresh

    def _go_on(self, begins: bool) -> None:
        seat, move = self.moves[self._at]
        if begins:
            self._since = (self._at, self.game.clone(self._state))
        self._mover = seat
        self.game.apply(self._state, seat, move)
        self._at += 1

    def _pick(self, begins: bool) -> Pick:
        seat, move = self.moves[self._at]
        view = View(self.game, self._state, seat)
        if move == TAKE_BACK or len(self.judge.evaluation.weighed(view.legal())) < 2:
            return Pick(self._at, seat, move, begins)
        weighed = self.judge.weigh(view)
        played = next((each for each in weighed if each.move == move), None)
        if played is None:  # the judge does not look at it: it is as good as another move that it looked at
            return Pick(self._at, seat, move, begins)
        best = weighed[0]
        loss = max(0.0, best.chance - played.chance)
        whole = SHOWN if loss >= STEPS[1] else 1 if played.move != best.move else 0  # mistakes are looked at, so all is told there
        shown = enumerate(weighed[:SHOWN])
        options = [option_of(each, self.judge.whole_action(view, each.move) if at < whole else [each.move]) for at, each in shown]
        return Pick(self._at, seat, move, begins, round(loss, FINE), round(best.chance, FINE), options, option_of(played, [move]))

    def _moment(self) -> Moment:
        s = self._state
        own = [self.judge.standing(s, seat) for seat in range(self.record.seats)]
        chances = [each.chances[seat] for seat, each in enumerate(own)]
        return Moment(
            self._at,
            self.game.round(s),
            [round(chance, FINE) for chance in chances],
            [round(each.points[seat], 2) for seat, each in enumerate(own)],
            [round(chance, FINE) for chance in self.judge.open(s).chances],
            [round(self._luck(seat), FINE) for seat in range(self.record.seats)],
        )

    def _luck(self, seat: Seat) -> float:
        """What a seat has learned since the moment before, against what it could expect to learn.

        Both are judged in worlds that are drawn alike, so they differ only by what was learned.
        """
        step, before = self._since
        if self._state.learned[seat] == before.learned[seat] or step == self._at:
            return 0.0
        found: list[float] = []
        seed = derived(self.judge.seed, "luck", seat)
        for number in range(DRAWS):
            world = self.game.resample(before, seat, seed + number)
            self._answer_as_before(world, before)
            if self._made(world, step):
                there, here = (self.judge.standing(s, seat, 1, number).chances[seat] for s in (world, self._state))
                found.append(here - there)
        return sum(found) / len(found) if found else 0.0

    def _answer_as_before(self, world: State, before: State) -> None:
        """Let rivals have answered in secret what they have, where they can: what they choose is no luck."""
        for rival, answer in enumerate(before.sealed):
            if world.sealed[rival] != answer and self._fits(world, rival, answer):
                world.sealed[rival] = answer[:]

    def _fits(self, world: State, seat: Seat, answer: list[Move]) -> bool:
        """Whether a seat could have given this answer in a world."""
        if world.asks[seat] is None:  # it answered an earlier question, and what it chose from lies open
            return True
        asked = self.game.clone(world)
        asked.sealed[seat] = []
        asked.owed |= 1 << seat
        for move in answer:
            if asked.asks[seat] is None or move not in self.game.legal(asked, seat):
                return False
            self.game.apply(asked, seat, move)
        return bool(answer)

    def _made(self, world: State, step: int) -> bool:
        """Make the same moves in another world, if it allows them."""
        for seat, move in self.moves[step : self._at]:
            if world.asks[seat] is None or move not in self.game.legal(world, seat):
                return False
            self.game.apply(world, seat, move)
        return True


def option_of(weighed: Weighed, moves: list[Move]) -> Option:
    """A weighed move, with the picks that belong to it, as plain data."""
    terms = {term: round(points, 2) for term, points in weighed.terms.items() if abs(points) >= 0.005}
    return Option(moves, round(weighed.chance, FINE), round(weighed.value, 2), terms)


def review(
    played: Record | Match[Any],
    bot: str = LOOK,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
    unfinished: bool = False,
) -> Review:
    """Review a game; ValueError if it is not finished, because a review of a running game would tell its players too much."""
    record = played.record if isinstance(played, Match) else played
    game = load(record.game, **record.options)
    reviewer = Reviewer(game, current(game, record), bot, seed)
    if not reviewer.finished and not unfinished:
        raise ValueError("the game is not finished: only finished games are reviewed")
    picks: list[Pick] = []
    moments: list[Moment] = []
    total = len(reviewer.moves)
    for step in range(max(1, total)):
        done = reviewer.part(step, step + 1)
        picks += done[0]
        moments += done[1]
        if progress is not None:
            progress(step + 1, total)
    return assembled(reviewer, picks, moments)


def assembled(reviewer: Reviewer, picks: list[Pick], moments: list[Moment]) -> Review:
    """The whole review, from all its parts in order."""
    rounds = {moment.step: moment.round for moment in moments}
    decisions = _decisions(picks, rounds)
    seats = reviewer.record.seats
    return Review(
        reviewer.game.key,
        seats,
        reviewer.judge.bot.spec,
        len(reviewer.moves),
        reviewer.finished,
        decisions,
        moments,
        _turns(moments, picks, decisions),
        [_player(seat, decisions, moments) for seat in range(seats)],
    )


def _decisions(picks: list[Pick], rounds: dict[int, int]) -> list[Decision]:
    """The picks by action; an answer that was taken back is no decision."""
    actions: list[list[Pick]] = []
    open_by: dict[Seat, list[Pick]] = {}
    for pick in picks:
        if pick.move == TAKE_BACK and not pick.options:
            open_by.pop(pick.seat, []).clear()
        elif pick.begins or pick.seat not in open_by:
            open_by[pick.seat] = [pick]
            actions.append(open_by[pick.seat])
        else:
            open_by[pick.seat].append(pick)
    return [found for action in actions if (found := _decision(action, rounds)) is not None]


def _decision(action: list[Pick], rounds: dict[int, int]) -> Decision | None:
    judged = [pick for pick in action if pick.played is not None]
    if not judged:
        return None
    worst = max(judged, key=lambda pick: pick.loss)
    assert worst.played is not None
    loss = min(sum(pick.loss for pick in judged), judged[0].chance)
    first = action[0]
    began = max((step for step in rounds if step <= first.step), default=0)
    return Decision(
        step=first.step,
        last=action[-1].step,
        round=rounds.get(began, 0),
        seat=first.seat,
        moves=[pick.move for pick in action],
        loss=round(loss, FINE),
        grade=grade_of(loss),
        at=worst.step,
        chance=worst.chance,
        options=worst.options,
        played=worst.played,
    )


def _turns(moments: list[Moment], picks: list[Pick], decisions: list[Decision]) -> list[Turn]:
    """Where the chances changed most; a game against time has no turning points, because its chances are not known."""
    if all(chance == UNKNOWN for moment in moments[:-1] for chance in moment.open):
        return []
    actors = {pick.step: pick.seat for pick in picks}
    bad = {each.step for each in decisions if each.grade in BAD}
    found: list[Turn] = []
    for before, after in pairwise(moments):
        changes = [now - then for then, now in zip(before.open, after.open, strict=True)]
        actor = actors.get(before.step, 0)
        order = [actor, *(seat for seat in range(len(changes)) if seat != actor)]
        seat = max(order, key=lambda each: round(abs(changes[each]), 3))  # of those who change alike, the one who moved
        if abs(changes[seat]) >= TURN and before.step in actors:
            drawn = max(after.luck, key=abs)
            blamed = before.step in bad and changes[actor] < 0
            by = "mistake" if blamed else "draw" if abs(drawn) > abs(changes[seat]) / 2 else "move"
            found.append(Turn(before.step, seat, round(changes[seat], FINE), by, actor))
    found.sort(key=lambda turn: -abs(turn.change))
    return sorted(found[:TURNS], key=lambda turn: turn.step)


def _player(seat: Seat, decisions: list[Decision], moments: list[Moment]) -> Player:
    mine = [each for each in decisions if each.seat == seat]
    return Player(
        accuracy=round(accuracy([each.loss for each in mine]), 1),
        loss=round(sum(each.loss for each in mine), FINE),
        luck=round(sum(moment.luck[seat] for moment in moments), FINE),
        grades={grade: sum(each.grade == grade for each in mine) for grade in GRADES},
    )
