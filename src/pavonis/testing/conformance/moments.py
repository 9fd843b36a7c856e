"""Random games to look at: the positions on the way, how each came about, and the error that tells how to get there again.

A property is one thing that must hold in every position. A run plays a game at random, then goes through it again and shows
positions to the properties: every one of the first game, a few of each further one, as long as the time lasts. All choices follow
from the seed.
"""

import json
from collections.abc import Callable, Iterable
from random import Random
from time import monotonic
from typing import Any, Final

from pavonis.core.game import SPECTATOR, Game, Move, Seat
from pavonis.core.record import Record, begin, fingerprint, opening

SEEDS: Final = range(1000)
BUDGET: Final = 10.0  # seconds
LIMIT: Final = 20_000  # moves in a game that is taken to go on for ever
SAMPLE: Final = 3  # positions of a game that is not looked at wholly: of all, and of those with answers sealed
CHANGES: Final = 40  # moves in a game that nobody waits for: as many as a game may have and still end


class Broken(AssertionError):
    """What a property found, in a sentence."""


class Nonconforming(AssertionError):
    """A game that breaks a property; the message holds all that is needed to see it again."""

    def __init__(self, name: str, record: Record, why: str) -> None:
        options = json.dumps(record.options, ensure_ascii=False)
        shown = options if len(options) < 200 else "those of the record"
        super().__init__(
            f"{name}: {why}\n"
            f"{record.game}, options {shown}, {record.seats} seats, seed {record.seed}, step {len(record.entries)}\n"
            f"record: {record.to_json()}"
        )
        self.property: Final = name
        self.record: Final = record


class Moment:
    """A position of a random game, and a chance of its own for each property that looks at it."""

    def __init__(self, game: Game[Any], s: Any, record: Record, codes: list[Move], last: bool) -> None:
        self.game: Final = game
        self.s: Final = s
        self.record: Final = record  # the moves up to here
        self.codes: Final = codes  # every move of the game's space
        self.last: Final = last
        self.seats: Final = range(record.seats)
        self.viewers: Final = [*self.seats, SPECTATOR]
        self.chance = Random(0)

    def clone(self, world: Any = None) -> Any:
        """This position, or another world, to play on."""
        c = self.game.clone(self.s if world is None else world)
        c.log = []
        return c

    def some(self, moves: list[Move], count: int) -> list[Move]:
        """So many of these, or all."""
        return moves if len(moves) <= count else sorted(self.chance.sample(moves, count))


class Watch:
    """What one property sees of one run."""

    def __init__(self, look: Callable[[Moment], None]) -> None:
        self.look: Final = look

    def verdict(self) -> str:
        """What all positions together say against the game; nothing if they are in order."""
        return ""


class Property:
    """One thing that must hold in every position of a game. Call it with a game to check only this."""

    def __init__(self, name: str, watch: Callable[[], Watch], fewest: int = 1) -> None:
        self.name: Final = name
        self.watch: Final = watch
        self.fewest: Final = fewest  # games that are needed to tell anything

    def __call__(
        self, game: Game[Any], seats: int, seeds: Iterable[int] = SEEDS, budget_seconds: float = BUDGET, whole: bool = True
    ) -> None:
        """Check this property; Nonconforming says where it does not hold. The arguments are those of `check`."""
        run([self], game, seats, seeds, budget_seconds, whole)


def at_every_step(look: Callable[[Moment], None]) -> Property:
    """A property that can be judged position by position; `look` raises Broken, or whatever the game raises."""
    found = Property(look.__name__, lambda: Watch(look))
    found.__doc__ = look.__doc__
    return found


class Wanderer:
    """Plays at random for all seats, in any order; now and then one changes its mind though nobody waits for it."""

    def __init__(self, game: Game[Any], chance: Random) -> None:
        self.game: Final = game
        self.chance: Final = chance
        self.changes = CHANGES

    def pick(self, s: Any) -> tuple[Seat, Move]:
        """The next seat and its move."""
        waiting = self.game.waiting(s)
        idle = [seat for seat in self.game.open_seats(s) if seat not in waiting]
        if idle and self.changes and self.chance.random() < 1 / 8:
            self.changes -= 1
            seat = self.chance.choice(idle)
            moves = self.game.legal(s, seat)
            if moves:
                return seat, self.chance.choice(moves)
        seat = self.chance.choice(waiting)
        moves = self.game.legal(s, seat)
        if not moves:
            raise Broken(f"seat {seat} is waited for and has no legal move")
        return seat, self.chance.choice(moves)

    def play(self, s: Any, limit: int) -> list[tuple[Seat, Move]]:
        """Play up to that many moves; what was played."""
        entries: list[tuple[Seat, Move]] = []
        while len(entries) < limit and not self.game.over(s):
            seat, move = self.pick(s)
            self.game.apply(s, seat, move)
            entries.append((seat, move))
        return entries


class Played:
    """A game from the first move to the last."""

    def __init__(self, record: Record, sealed: list[int], end: str) -> None:
        self.record: Final = record
        self.length: Final = len(record.entries)
        self.sealed: Final = sealed  # the steps at which answers lie sealed: seldom, and rich
        self.end: Final = end  # the fingerprint

    def every_step(self) -> set[int]:
        """All there is to look at."""
        return set(range(self.length + 1))

    def some_steps(self) -> set[int]:
        """The first, the last and a few between."""
        chance = Random(self.record.seed)
        steps = {0, self.length}
        for found in (range(self.length + 1), self.sealed):
            steps.update(chance.sample(found, min(SAMPLE, len(found))))
        return steps


def random_game(game: Game[Any], seats: int, seed: int) -> Played:
    """Play a game at random."""
    record = begin(game, seats, seed)
    sealed: list[int] = []
    wanderer = Wanderer(game, Random(seed))
    try:
        s = game.new(seats, seed)
        while not game.over(s):
            if len(record.entries) == LIMIT:
                raise Broken(f"it has not ended after {LIMIT} moves")
            if any(s.sealed):
                sealed.append(len(record.entries))
            entry = wanderer.pick(s)
            record.entries.append(entry)
            game.apply(s, *entry)
    except Exception as error:
        raise Nonconforming("games_end", record, sentence(error)) from error
    return Played(record, sealed, fingerprint(s))


def run(
    properties: list[Property], game: Game[Any], seats: int, seeds: Iterable[int], budget_seconds: float, whole: bool = True
) -> None:
    """Show positions of random games to all these properties: one game at least, and no game is cut short."""
    stop = monotonic() + budget_seconds
    watches = [(found.name, found.watch()) for found in properties]
    fewest = max([found.fewest for found in properties])
    codes = game.space.codes()
    record = begin(game, seats, 0)
    for number, seed in enumerate(seeds):
        if number >= fewest and monotonic() > stop:
            break
        played = random_game(game, seats, seed)
        record = played.record
        steps = played.every_step() if whole and number == 0 and fewest == 1 else played.some_steps()
        show(watches, game, played, steps, codes)
    for name, watch in watches:
        if why := watch.verdict():
            raise Nonconforming(name, record, why)


def show(watches: list[tuple[str, Watch]], game: Game[Any], played: Played, steps: set[int], codes: list[Move]) -> None:
    """Go through a played game again and stop at those steps."""
    record = begin(game, played.record.seats, played.record.seed)
    s = opening(game, record)
    for step in range(played.length + 1):
        if step in steps:
            moment = Moment(game, s, record, codes, step == played.length)
            for name, watch in watches:
                moment.chance = Random(f"{name} {record.seed} {step}")
                try:
                    watch.look(moment)
                except Exception as error:
                    raise Nonconforming(name, record, sentence(error)) from error
        if step < played.length:
            seat, move = played.record.entries[step]
            record.entries.append((seat, move))
            try:
                game.apply(s, seat, move)
            except Exception as error:
                why = f"a move that was legal before fails when it is played again: {sentence(error)}"
                raise Nonconforming("replay_equals_play", record, why) from error
    if fingerprint(s) != played.end:
        raise Nonconforming("replay_equals_play", record, "the same moves have led to another position")


def sentence(error: Exception) -> str:
    """What an error says, with its kind if it is not one of ours."""
    return str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
