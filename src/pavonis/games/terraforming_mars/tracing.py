"""What of the story of Terraforming Mars the statistics of cards count."""

from typing import Final

from pavonis.core.events import Event
from pavonis.games.terraforming_mars import events
from pavonis.games.terraforming_mars.game import TerraformingMars
from pavonis.games.terraforming_mars.tables import NAMES

TRACED: Final = {
    events.CORPORATION: "corporation",
    events.DEALT: "offered",
    events.KEPT: "drafted",
    events.BOUGHT: "picked",
    events.DREW: "drawn",
    events.PLAYED: "played",
}


def trace(game: TerraformingMars, event: Event) -> tuple[int, str, str] | None:
    """The seat, what it did and with which card, if an event tells so; the event comes with its audience."""
    what = TRACED.get(event[1])
    return None if what is None else (event[2], what, NAMES[event[3]])
