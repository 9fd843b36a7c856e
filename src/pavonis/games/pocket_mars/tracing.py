"""What of the story of Pocket Mars the statistics of cards count."""

from typing import Final

from pavonis.core.events import Event
from pavonis.games.pocket_mars import events
from pavonis.games.pocket_mars.game import PocketMars

TRACED: Final = {
    events.DREW: "drawn",
    events.KEPT: "picked",
    events.PREPARED: "prepared",
    events.PLAYED: "played",
    events.ATTACHED: "attached",
    events.DISCARDED: "discarded",
}


def trace(game: PocketMars, event: Event) -> tuple[int, str, str] | None:
    """The seat, what it did and with which card, if an event tells so; the event comes with its audience."""
    what = TRACED.get(event[1])
    return None if what is None else (event[2], what, game.setting.cards[event[3]].names[0])
