"""A game with its story: which cards were offered, picked and played, and how the points grew round by round."""

from typing import Any, NamedTuple

from pavonis.bots.bot import Bot, Budget
from pavonis.bots.table import CAP, Outcome
from pavonis.core.game import Game
from pavonis.core.record import Record, opening
from pavonis.core.view import View
from pavonis.games import box


class Use(NamedTuple):
    """Something a seat did with a card."""

    round: int
    seat: int
    what: str
    card: str


class Stand(NamedTuple):
    """The points of a seat at the end of a round, line by line."""

    round: int
    seat: int
    lines: dict[str, int]


class Chronicle(NamedTuple):
    """How a game went."""

    outcome: Outcome
    uses: list[Use]
    stands: list[Stand]


class Scribe:
    """Writes the story of a game while its moves are made."""

    def __init__(self, game: Game[Any], s: Any, seats: int) -> None:
        self.game = game
        self.seats = range(seats)
        self.trace = box(game.key).trace
        dealt = box(game.key).dealt
        self.number = game.round(s)
        self.uses = [Use(self.number, seat, "dealt", name) for seat in self.seats for name in dealt(game, s, seat)]
        self.looked: dict[int, list[str]] = {seat: [] for seat in self.seats}  # at these cards, of which some are kept
        self.stands: list[Stand] = []
        self.told = 0

    def note(self, s: Any) -> None:
        """What the last move has brought."""
        assert s.log is not None
        for event in s.log[self.told :]:
            found = self.trace(self.game, event)
            if found is not None and found[0] < len(self.seats):
                self.use(*found)
        self.told = len(s.log)
        if self.game.round(s) != self.number or not s.owed:
            self.stand(s)
            self.number = self.game.round(s)

    def use(self, seat: int, what: str, card: str) -> None:
        """Something that was done with a card. Of what is kept a game may tell no names: it is what was not discarded."""
        looked = self.looked[seat]
        if what == "looked":
            looked.append(card)
        elif card in looked:
            looked.remove(card)
        self.uses += [Use(self.number, seat, what, each) for each in ([card] if card else looked)]
        if not card:
            looked.clear()

    def stand(self, s: Any) -> None:
        """The points of everybody, as those of the present round."""
        self.stands += [Stand(self.number, each, dict(self.game.score_lines(s, each))) for each in self.seats]


def chronicle(game: Game[Any], bots: list[Bot], seed: int, cap: int = CAP) -> Chronicle:
    """Play one game and keep its story; the moves are those of `table.play` for the same bots and seed.

    Nobody waits for these games, so seconds of thought are those of the processor: a busy machine plays as well as a quiet one.
    """
    s = game.new(len(bots), seed)
    budgets = [Budget(bot.budget.iterations, bot.budget.seconds, of_processor=True) for bot in bots]
    scribe = Scribe(game, s, len(bots))
    decisions = 0
    while s.owed and decisions < cap:
        seat = (s.owed & -s.owed).bit_length() - 1
        bot = bots[seat]
        game.apply(s, seat, bot.choose(View(game, s, seat), budgets[seat]) if bot.needs_view else bot.pick(game.legal(s, seat)))
        decisions += 1
        scribe.note(s)
    finished = s.owed == 0
    outcome = Outcome(game.scores(s), game.winners(s) if finished else [], game.round(s), decisions, finished)
    return Chronicle(outcome, scribe.uses, scribe.stands)


def retold(game: Game[Any], record: Record) -> Chronicle:
    """The story of a game that was played, from its record. One that was given up stands as it stood then."""
    s = opening(game, record)
    scribe = Scribe(game, s, record.seats)
    moves = record.moves()
    for seat, move in moves:
        game.checked_apply(s, seat, move)
        scribe.note(s)
    if s.owed:
        scribe.stand(s)
    outcome = Outcome(game.scores(s), game.winners(s) if not s.owed else [], game.round(s), len(moves), s.owed == 0)
    return Chronicle(outcome, scribe.uses, scribe.stands)
