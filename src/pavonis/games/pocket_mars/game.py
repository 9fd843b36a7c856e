"""Pocket Mars: the game as the core knows it. Every method is one line to the file that holds the rule."""

from typing import Any, Final

from pavonis.core.game import Frame, Game, Question, Reason
from pavonis.games.pocket_mars import cards, hidden, legal, moves, rules, scoring, why_not
from pavonis.games.pocket_mars.questions import question
from pavonis.games.pocket_mars.state import PocketMarsState


class PocketMars(Game[PocketMarsState]):
    """2 to 4 players send their colonists to Mars."""

    def __init__(self, deck: cards.Deck, draft: bool, options: dict[str, Any]) -> None:
        names = [card.names[0] for card in deck.cards]
        buildings = [building.names[0] for building in cards.BUILDING_CARDS]
        super().__init__("pocket-mars", 1, range(2, 5), moves.space(names, buildings), options)
        self.deck: Final = deck
        self.draft: Final = draft

    def blank(self, seats: int) -> PocketMarsState:
        s = PocketMarsState()
        s.begin(seats)
        return s

    def set_up(self, s: PocketMarsState) -> None:
        rules.set_up(s, self.draft)

    def step(self, s: PocketMarsState, seat: int, frame: Frame) -> None:
        rules.step(self.deck, s, seat, frame)

    def answer(self, s: PocketMarsState, seat: int, ask: Frame, move: int) -> None:
        rules.answer(self.deck, s, seat, ask, move)

    def legal(self, s: PocketMarsState, seat: int) -> list[int]:
        return legal.legal(self.deck, s, seat)

    def question(self, s: PocketMarsState, seat: int) -> Question:
        return question(self.deck, s, seat)

    def why_not(self, s: PocketMarsState, seat: int, move: int) -> list[Reason]:
        return why_not.why_not(self.deck, s, seat, move)

    def clone(self, s: PocketMarsState) -> PocketMarsState:
        return s.clone()

    def observe(self, s: PocketMarsState, viewer: int) -> dict[str, Any]:
        return hidden.observe(self.deck, s, viewer)

    def resample(self, s: PocketMarsState, viewer: int, seed: int, reopen: bool = False) -> PocketMarsState:
        return hidden.resample(self.deck, s, viewer, seed, reopen)

    def secrets(self, s: PocketMarsState, viewer: int) -> list[tuple[str, int]]:
        return hidden.secrets(s, viewer)

    def scores(self, s: PocketMarsState) -> list[int]:
        return scoring.scores(s)

    def score_lines(self, s: PocketMarsState, seat: int) -> list[tuple[str, int]]:
        return list(zip(scoring.LINES, scoring.score_lines(s, seat), strict=True))

    def round(self, s: PocketMarsState) -> int:
        return s.round

    def winners(self, s: PocketMarsState) -> list[int]:
        return scoring.winners(s)
