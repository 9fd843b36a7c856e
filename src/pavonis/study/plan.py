"""What is to be played. A plan decides every game; it does not say where the games are played or what becomes of them.

Game number n of a plan is always the same game, so a run can be spread over any number of processes, stopped and continued.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations, product
from typing import Any, ClassVar, NamedTuple, TypeVar, cast

from pavonis.bots.bot import Bot, derived
from pavonis.bots.table import CAP
from pavonis.core.game import wrong_number
from pavonis.games import load
from pavonis.study.entrants import Entrant, Players, entrants

FORMAT = 2  # of the description of a plan in `run.json`
QUICK = 200  # games a process plays before it reports, if no bot of them thinks
SLOW = 2

P = TypeVar("P", bound="Plan")


class Fixture(NamedTuple):
    """One game of a plan: what it is dealt from, and who has which seat."""

    number: int
    seed: int
    seating: tuple[int, ...]  # by seat: which of the plan's bots has it
    seeds: tuple[int, ...]  # by seat: what the bot's own chance depends on


@dataclass(frozen=True)
class Plan(ABC):
    """A number of games between bots. `checked` checks it; playing it does so too."""

    game: str
    bots: Players  # as they were named: specs, classes, functions, or a mapping from names to these
    games: int
    players: int | None = None  # seats at a table
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    cap: int = CAP  # decisions after which a game is given up
    story: bool = False  # whether each game comes with its cards and its points by round

    kind: ClassVar[str]

    def __post_init__(self) -> None:
        object.__setattr__(self, "bots", entrants(self.bots))

    @property
    def entered(self) -> tuple[Entrant, ...]:
        """The bots, each with its name."""
        return cast("tuple[Entrant, ...]", self.bots)

    @property
    @abstractmethod
    def count(self) -> int:
        """How many games there are to play."""

    @abstractmethod
    def fixture(self, number: int) -> Fixture:
        """One game of the plan."""

    @abstractmethod
    def usual_players(self, seats: range) -> int:
        """How many sit at a table by default, in a game for so many."""

    @property
    def seats(self) -> int:
        """How many sit at a table."""
        if self.players is None:
            raise ValueError("a plan knows its number of players when it is checked")
        return self.players

    @property
    def names(self) -> list[str]:
        """The names of the bots."""
        return [bot.name for bot in self.entered]

    @property
    def chunk(self) -> int:
        """How many games a process plays before it reports."""
        return QUICK if set(self.names) == {"random"} else SLOW

    def names_at(self, number: int) -> list[str]:
        """The bots of one game, by seat."""
        return [self.entered[which].name for which in self.fixture(number).seating]

    def bots_at(self, fixture: Fixture) -> list[Bot]:
        """The same bots, ready to play."""
        return [self.entered[which].bot(self.game, seed) for which, seed in zip(fixture.seating, fixture.seeds, strict=True)]

    def checked(self: P) -> P:
        """The same plan with all options and its number of players; ValueError says in one sentence what is wrong."""
        game = load(self.game, **self.options)
        players = self.players or self.usual_players(game.seats)
        if players not in game.seats:
            raise ValueError(wrong_number(self.game, game.seats, players))
        if not self.entered:
            raise ValueError("name at least one bot")
        if self.games < 1:
            raise ValueError("there must be at least one game")
        for bot in self.entered:
            bot.bot(self.game, 0)
        return replace(self, players=players, options=game.options)

    @cached_property
    def reproducible(self) -> bool:
        """Whether the same plan gives the same games everywhere: not if a budget is in seconds."""
        return all(bot.bot(self.game, 0).budget.seconds is None for bot in self.entered)

    def to_dict(self) -> dict[str, Any]:
        """The plan as it is kept beside its games."""
        return {
            "format": FORMAT,
            "kind": self.kind,
            "game": self.game,
            "options": dict(self.options),
            "players": self.players,
            "bots": self.names,
            "games": self.games,
            "seed": self.seed,
            "cap": self.cap,
            "story": self.story,
        }


@dataclass(frozen=True)
class Simulation(Plan):
    """The same bots on the same seats, game after game. Bots are repeated if there are too few for the table."""

    kind = "simulation"

    @property
    def count(self) -> int:
        """The number of games that you asked for."""
        return self.games

    def usual_players(self, seats: range) -> int:
        """A seat for each bot, and at least as many as the game needs."""
        return max(len(self.entered), seats.start)

    def fixture(self, number: int) -> Fixture:
        """A deal of its own for every game."""
        seats = range(self.seats)
        seeds = tuple(derived(self.seed, "bot", number, seat) for seat in seats)
        return Fixture(number, derived(self.seed, "deal", number), tuple(seat % len(self.entered) for seat in seats), seeds)


@dataclass(frozen=True)
class Arena(Plan):
    """Every pair of bots in every seating, with the same deals for all pairs, and each bot against itself as a control.

    A pair has two seatings at a table for two, six at one for three and fourteen at one for four. All of them are played with
    the same deal. So equal bots share the victories equally, whatever a seat is worth. `games` are those of a pair, rounded up
    to whole deals.
    """

    mirror: bool = True  # whether each bot also plays against itself

    kind = "arena"

    @property
    def pairings(self) -> list[tuple[int, int]]:
        """Who meets whom: first the pairs, then each bot with itself."""
        numbers = range(len(self.entered))
        alone = [(number, number) for number in numbers] if self.mirror or len(self.entered) == 1 else []
        return [*combinations(numbers, 2), *alone]

    @property
    def deals(self) -> int:
        """How many deals each pair plays."""
        return -(-self.games // len(seatings(self.seats)))

    @property
    def games_per_pairing(self) -> int:
        """How many games each pair plays."""
        return self.deals * len(seatings(self.seats))

    @property
    def count(self) -> int:
        """The games of all pairs."""
        return len(self.pairings) * self.games_per_pairing

    def usual_players(self, seats: range) -> int:
        """As few as possible, but two bots must meet."""
        return max(2, seats.start)

    def place(self, number: int) -> tuple[int, int, tuple[int, ...]]:
        """Which pairing, which deal, and which of the two bots has each seat."""
        each = seatings(self.seats)
        rest, seating = divmod(number, len(each))
        pairing, deal = divmod(rest, self.deals)
        return pairing, deal, each[seating]

    def fixture(self, number: int) -> Fixture:
        """What a bot draws by chance depends on the deal and on which of the two it is."""
        pairing, deal, seating = self.place(number)
        pair = self.pairings[pairing]
        seeds = tuple(derived(self.seed, "bot", deal, which, seat) for seat, which in enumerate(seating))
        return Fixture(number, derived(self.seed, "deal", deal), tuple(pair[which] for which in seating), seeds)

    def checked(self) -> "Arena":
        """As for every plan; also, each bot has one name, and there are at least two."""
        plan = super().checked()
        if plan.seats < 2:
            raise ValueError("an arena needs at least 2 players at the table")
        if len(set(plan.names)) < len(plan.names):
            raise ValueError("a bot is named twice; the mirror control plays each bot against itself")
        return plan

    def to_dict(self) -> dict[str, Any]:
        """As for every plan."""
        return {**super().to_dict(), "mirror": self.mirror}


def seatings(players: int) -> list[tuple[int, ...]]:
    """Every way in which two bots can fill a table, both of them sitting there."""
    return [seating for seating in product((0, 1), repeat=players) if 0 < sum(seating) < players]


def plan_from(found: Mapping[str, Any]) -> Plan:
    """A plan from its description, also from one that the first release has written; it is not checked."""
    data = {name: value for name, value in found.items() if name not in ("format", "kind")}
    kind = found.get("kind") or ("arena" if "mirror" in found else "simulation")
    story = kind == "simulation" if "format" not in found else bool(found.get("story"))
    data = {"bots": (), "games": 0, **data, "story": story}
    try:
        return (Arena if kind == "arena" else Simulation)(**data)
    except TypeError as error:
        raise ValueError(f"this is not the description of a run: {error}") from None
