"""What of the story of Ares Expedition the statistics of cards count."""

from typing import Final

from pavonis.core.events import Event
from pavonis.games.ares_expedition import events
from pavonis.games.ares_expedition.effects import PHASE_NAMES
from pavonis.games.ares_expedition.game import AresExpedition
from pavonis.games.ares_expedition.tables import NAMES

TRACED: Final = {
    events.CORPORATION: "corporation",
    events.LOOKED: "looked",
    events.DREW: "drawn",
    events.TOOK: "drawn",
    events.DISCARDED: "discarded",
    events.PLAYED: "played",
}


def trace(game: AresExpedition, event: Event) -> tuple[int, str, str] | None:
    """The seat, what it did and with which card, if an event tells so; the event comes with its audience."""
    if event[1] == events.CHOSE:
        return (event[2], "phase", f"{PHASE_NAMES[event[3]].capitalize()} phase")
    if event[1] == events.KEPT_COUNT:  # those of the cards it looked at that it does not discard
        return (event[2], "kept", "")
    what = TRACED.get(event[1])
    return None if what is None else (event[2], what, NAMES[event[3]])
