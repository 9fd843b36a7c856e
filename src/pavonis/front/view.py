"""A view that draws itself."""

import html

from pavonis.core import view as core
from pavonis.core.game import Game, S, Seat
from pavonis.front.pictures import picture
from pavonis.front.speaking import LANGUAGE, own_text, seat_names, table_text, words
from pavonis.text import plain

SHOWN = 12  # legal moves that are listed


class View(core.View[S]):
    """One seat's side of a game at one moment. Print it to see the table, the question and the moves."""

    def __init__(self, game: Game[S], s: S, seat: Seat, names: list[str] | None = None) -> None:
        super().__init__(game, s, seat)
        self.names = names or seat_names(len(s.asks))

    @staticmethod
    def of(view: core.View[S]) -> "View[S]":
        """Draw a view that does not draw itself, such as one that a bot is given: `print(View.of(view))`."""
        return View(view.game, view.sample(0), view.seat)

    def asked(self, language: str = LANGUAGE) -> str:
        """The open question of this seat in a language; empty if there is none."""
        if self.seat not in self.game.open_seats(self._world):
            return ""
        return plain(words(self.game, language, self.names).question(self.question()))

    def __repr__(self) -> str:
        try:
            return table_text(self.game, self.observation(), self.seat, self.names) + self._moves()
        except ValueError:  # a game that is not on the shelf has no words
            return super().__repr__()

    def _moves(self) -> str:
        asked = self.asked()
        return f"\n{asked}\n  {self._listed()}" if asked else ""

    def _listed(self) -> str:
        phrases = self.phrases()
        more = f" and {len(phrases) - SHOWN} more" if len(phrases) > SHOWN else ""
        return ", ".join(phrases[:SHOWN]) + more

    def _repr_html_(self) -> str:
        """The same as a picture, in a notebook: the table, and below it what only this seat sees."""
        drawn = picture(self.game, self.observation(), self.names)
        if not drawn:
            return f"<pre>{html.escape(repr(self))}</pre>"
        own = own_text(self.game, self._world, self.seat, self.names)
        asked = self.asked()
        told = f"<p>{html.escape(asked)}<br><i>{html.escape(self._listed())}</i></p>" if asked else ""
        return drawn + (f"<pre>{html.escape(own)}</pre>" if own else "") + told
