"""What of the story of Mission: Red Planet the statistics of cards count."""

from typing import Final

from pavonis.core.events import Event
from pavonis.games.mission_red_planet import events
from pavonis.games.mission_red_planet.game import MissionRedPlanet

TRACED: Final = {events.MISSION: "mission", events.DREW: "drawn", events.PLAYED: "played", events.DISCARDED: "discarded"}


def trace(game: MissionRedPlanet, event: Event) -> tuple[int, str, str] | None:
    """The seat, what it did and with which card, if an event tells so; the event comes with its audience."""
    if event[1] == events.REVEALED:  # a neutral colour has a number beyond the seats, and no row of its own
        return (event[2], "character", game.setting.character_names[event[3]][0])
    if event[1] == events.PLACED:
        return (event[2], "placed", game.setting.card_names[event[4]][0])
    what = TRACED.get(event[1])
    return None if what is None else (event[2], what, game.setting.card_names[event[3]][0])
