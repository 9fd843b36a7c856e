"""Tables of Mission: Red Planet for the tests: a position with nothing on it, and ways to get to one character or one phase."""

from typing import Any

from pavonis.games.mission_red_planet import reasons
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.options import load
from pavonis.games.mission_red_planet.position import Position
from pavonis.testing.table import Table

NUMBERS = {names[0]: number for number, names in load().setting.card_names.items()}
LICHENS, SYNERGY, BLOCKS_OF_ICE = NUMBERS["Lichens"], NUMBERS["Synergy"], NUMBERS["Blocks of Ice"]
COLOURS = ["yellow", "blue", "orange", "green", "purple", "grey"]


def red_planet(seats: int = 3, seed: int = 0, **options: Any) -> Table:
    """A table in round 1 with empty pads and nobody on the way; yellow is first."""
    return at_table(load(**options), seats, seed)


def at_table(game: MissionRedPlanet, seats: int = 3, seed: int = 0) -> Table:
    """The same, of a game that is loaded already."""
    position: Any = Position(game, seats, seed)
    return Table(position)


def act(t: Table, character: str, *phrases: str) -> Table:
    """Seat 0 carries out a character and nobody disturbs it: blue has nobody left, and orange comes after it, as Pilot."""
    t.colour("blue", supply=0).colour("orange", supply=0)
    t.do(1, "choose Recruiter").do(2, "choose Pilot").do(0, f"choose {character}")
    return t.do(0, *phrases)


def idle(t: Table) -> Table:
    """A round in which nothing happens, because no ship has room for three."""
    for seat in t.waiting:
        t.do(seat, "choose Travel Agent")
    return t


def why_not(t: Table, seat: int, phrase: str) -> list[str]:
    """Why a move is not legal, in the names of the reasons."""
    names = {code: name.upper() for code, (name, *_) in reasons.REASONS.items()}
    found = t.game.why_not(t.state, seat, t.game.parse(t.state, seat, phrase))
    return [" ".join([names[reason[0]], *t.position.arguments(reason)]) for reason in found]
