"""The protocol of bots: a view and a budget go in, a move comes out. Specs and levels name the bots there are.

A bot's own randomness comes from its seed and from what it may know. The same view, the same budget in iterations and the same
seed give the same move, whatever the hidden cards are.
"""

import time
from abc import abstractmethod
from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import mypyc_attr

from pavonis.bots.levels import of_level
from pavonis.core.game import Move
from pavonis.core.view import View
from pavonis.games import games


class Budget:
    """How much thought one decision may cost, in iterations (reproducible), in seconds, or whichever ends first.

    People wait by the clock. With `of_processor`, seconds of the processor count, so a busy machine makes no difference.
    """

    def __init__(self, iterations: int | None = None, seconds: float | None = None, of_processor: bool = False) -> None:
        if iterations is not None and iterations < 1:
            raise ValueError(f"a budget of {iterations} iterations is too small; it takes at least 1")
        if seconds is not None and not 0 < seconds < 1e6:
            raise ValueError(f"a budget of {seconds} seconds makes no sense")
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.of_processor: Final = of_processor

    def part(self, divisor: int) -> "Budget":
        """A fraction of it, for a small pick."""
        iterations = None if self.iterations is None else max(1, self.iterations // divisor)
        return self.with_iterations(iterations, divisor)

    def with_iterations(self, iterations: int | None, divisor: int = 1) -> "Budget":
        """A budget of so many iterations, in a fraction of the time."""
        return Budget(iterations, None if self.seconds is None else self.seconds / divisor, self.of_processor)

    def now(self) -> float:
        """The clock by which its seconds count."""
        return time.thread_time() if self.of_processor else time.perf_counter()

    def __repr__(self) -> str:
        clock = ", of_processor=True" if self.of_processor else ""
        return f"Budget(iterations={self.iterations}, seconds={self.seconds}{clock})"


class Choice:
    """One move a bot has thought about."""

    def __init__(self, move: Move, value: float, chance: float, weight: float, terms: list[tuple[str, float]]) -> None:
        self.move: Final = move
        self.value: Final = value  # the margin expected at the end of the game, in points
        self.chance: Final = chance  # of winning, from 0 to 1
        self.weight: Final = weight  # the share of thought it got
        self.terms: Final = terms  # what the action changes, term by term, in points of margin; biggest change first

    def __repr__(self) -> str:
        return f"Choice(move={self.move}, value={self.value:.2f}, chance={self.chance:.2f})"


class Advice:
    """What a bot would do, and what else it weighed, best first."""

    def __init__(self, move: Move, choices: list[Choice]) -> None:
        self.move: Final = move
        self.choices: Final = choices  # empty if the bot does not weigh its moves

    def __repr__(self) -> str:
        return f"Advice(move={self.move}, choices={self.choices})"

    @property
    def terms(self) -> list[tuple[str, float]]:
        """The reasons for the move: which terms of the evaluation it changes, in points."""
        return self.choices[0].terms if self.choices else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A program that plays. Subclass it and write `choose`; add `advise` if the bot can give reasons."""

    def __init__(self, spec: str, seed: int, budget: Budget) -> None:
        self.spec: Final = spec
        self.seed: Final = seed
        self.budget: Final = budget  # what its spec asks for; a table may give another
        self.needs_view = True  # False for a bot that looks at its legal moves alone, see `pick`

    def __repr__(self) -> str:
        return f"<{type(self).__name__} '{self.spec}'>"

    @abstractmethod
    def choose(self, view: View[Any], budget: Budget) -> Move:
        """Choose a legal move for the seat whose view this is."""

    def advise(self, view: View[Any], budget: Budget) -> Advice:
        """The move it would choose, with what it weighed."""
        return Advice(self.choose(view, budget), [])

    def pick(self, moves: list[Move]) -> Move:
        """One of the legal moves, for a bot that needs no view: making views costs more than playing at random."""
        raise NotImplementedError


def derived(seed: int, *parts: object) -> int:
    """A number of 60 bits that depends on all of these and on nothing else."""
    text = repr((seed, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little") >> 4


def seed_of(view: View[Any], seed: int) -> int:
    """The seed of one decision: it depends on what the seat knows and is asked, and on the bot's own seed."""
    return derived(seed, view.seat, view.legal(), view.observation())


class Chance:
    """A small generator (two multiplicative ones added, L'Ecuyer 1988) whose numbers stay small enough to be quick."""

    def __init__(self, seed: int) -> None:
        self.a = seed % 2147483562 + 1
        self.b = seed // 2147483562 % 2147483398 + 1
        for _ in range(3):  # small seeds take a few steps to part
            self.below(1)

    def below(self, size: int) -> int:
        """A number from 0 to size - 1."""
        self.a = self.a * 40014 % 2147483563
        self.b = self.b * 40692 % 2147483399
        return (self.a + self.b) % 2147483562 * size // 2147483562


LEVELS: Final = {
    "relaxed": "sensible but careless: looks one action ahead and does not look twice",
    "steady": "weighs every action and looks a little further, in less than a tenth of a second",
    "sharp": "thinks ahead for about a second",
    "expert": "thinks ahead for about five seconds",
}
KINDS: Final = {
    "random": "any legal move, each as likely",
    "quick": "by rule of thumb, without looking ahead",
    "greedy": "the action with the best evaluation; greedy:16 looks at 16 hidden worlds; greedy@1 as it was before any training",
    "search": "a search over hidden worlds; search:400 in 400 iterations, search:0.5s in half a second",
    "playouts": "plays on by rule of thumb in hidden worlds and judges what comes of it; playouts:400, playouts:0.5s",
    "thinker": "search or playouts, whichever has proved better at such a table; thinker:400, thinker:0.5s",
}


def make_bot(spec: str, game: str, seed: int) -> Bot:
    """The bot a spec or level names, for a game; ValueError lists what there is."""
    if game not in games():
        raise ValueError(f"there is no game called '{game}'; there are: {', '.join(games())}")
    kind, colon, amount = of_level(spec, game).partition(":")
    kind, at, version = kind.partition("@")
    if at and (kind not in ("greedy", "search") or version != "1"):
        raise ValueError(f"bot '{spec}': behind the @ goes a version, and there are greedy@1 and search@1")
    if kind == "random" and not colon:
        from pavonis.bots.uniform import RandomBot

        return RandomBot(spec, seed)
    if kind == "exec":
        from pavonis.bots.outside import OutsideBot

        return OutsideBot(spec, amount, seed)
    if kind in ("quick", "greedy", "search", "playouts", "thinker") or spec == "relaxed":
        return _evaluating(spec, kind, amount, colon, "hand" if at else "greedy", game, seed)
    return _made_elsewhere(spec, kind, amount, colon, seed)


def _evaluating(spec: str, kind: str, amount: str, colon: str, purpose: str, game: str, seed: int) -> Bot:
    """A bot that needs an evaluation of its game."""
    from pavonis.bots.evaluation import Evaluations, check_evaluated

    check_evaluated(game)
    if kind == "quick":
        from pavonis.bots.quick import QuickBot

        return QuickBot(spec, seed, _budget(spec, amount, colon, Budget(1)))
    if kind in ("search", "playouts", "thinker"):
        from pavonis.bots.search import ITERATIONS, SearchBot

        budget = _budget(spec, amount, colon, Budget(ITERATIONS))
        return SearchBot(spec, seed, budget, Evaluations(purpose), kind)
    from pavonis.bots.greedy import WORLDS, GreedyBot

    careless = spec == "relaxed"
    usual = Budget(1 if careless else WORLDS)
    return GreedyBot(spec, seed, _budget(spec, amount, colon, usual), careless, Evaluations(purpose))


def _made_elsewhere(spec: str, kind: str, amount: str, colon: str, seed: int) -> Bot:
    """A bot of an installed package, by name, or a class of somebody's own."""
    from pavonis.bots.registry import maker, registered

    make = maker(kind, amount)
    if make is None:
        raise ValueError(
            f"there is no bot called '{spec}'; there are: {', '.join([*KINDS, *LEVELS, *registered()])} "
            "(also greedy:16, search:400, search:0.5s, exec:COMMAND, module:Class)"
        )
    budget = _budget(spec, amount, colon, Budget()) if kind in registered() else Budget()
    try:
        bot = make(spec, seed, budget)
    except TypeError as error:
        raise ValueError(f"bot '{spec}' should be a Bot made from a spec, a seed and a budget: {error}") from None
    if not isinstance(bot, Bot):
        raise ValueError(f"bot '{spec}' should be a Bot, not {bot!r}")
    return bot


def is_ours(spec: str) -> bool:
    """Whether a spec names a bot of ours, and not a program or a class of somebody else's, which only a host may choose."""
    return spec in LEVELS or spec.partition(":")[0].partition("@")[0] in KINDS


def _budget(spec: str, amount: str, colon: str, usual: Budget) -> Budget:
    """What stands behind the colon of a spec: iterations, seconds with an s, or both with a stroke between them."""
    if not colon:
        return usual
    count, stroke, time = amount.partition("/")
    if not stroke and count.endswith("s"):
        count, time = "", count
    number = time.removesuffix("s")
    wrong = (count and not count.isdecimal()) or (time and (number == time or not number.replace(".", "", 1).isdecimal()))
    if wrong or not (count or time) or (stroke and not (count and time)):
        raise ValueError(
            f"bot '{spec}': behind the colon goes a number of iterations, as in search:400, or of seconds, as in search:0.5s, "
            "or both, as in search:400/0.5s"
        )
    return Budget(int(count) if count else None, float(number) if time else None)
