"""Which character a seat of Mission: Red Planet will choose, by rule of thumb: quick enough to play whole games by it.

Every character has a few aspects, numbers that can be read off the table, and a weight for each of them. The weights were learned
from games of the rule against itself: what had been chosen in games that went well was made likelier, and the rest less likely.
"""

from typing import Final

from pavonis.bots.heuristics.mission_red_planet_outlook import LAST_ROUND
from pavonis.bots.heuristics.mission_red_planet_weights import Weights
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import CHARACTER_ROOM, COLOUR_ROOM, EMPTY, PHOBOS, RedPlanetState
from pavonis.kit.zones import size

CHARACTERS: Final = 9  # of which the weights know
ASPECTS: Final = 6  # of each character
LARGEST: Final = 3  # free seats that one character can fill
REACH: Final = 3  # astronauts that one character can move


class Spaceport:
    """What the docked ships offer a seat."""

    def __init__(self, setting: Setting, s: RedPlanetState, seat: int) -> None:
        self.room = 0  # free seats on the emptiest ship
        self.own = 0  # the most own astronauts on one ship
        self.ahead = 0  # and how many more than of all others
        self.behind = 0  # the most others more than own
        self.filled: Final = [0.0] * (LARGEST + 1)  # whether some ship has so many free seats that they would all be taken
        for pad in range(len(s.ships)):
            if s.docked(pad):
                crew = s.crew[pad * COLOUR_ROOM + seat]
                free = setting.capacity[s.ships[pad]] - s.aboard[pad]
                self.room = max(self.room, free)
                self.own = max(self.own, crew)
                self.ahead = max(self.ahead, 2 * crew - s.aboard[pad])
                self.behind = max(self.behind, s.aboard[pad] - 2 * crew)
                if free <= LARGEST:
                    self.filled[free] = 1.0


def aspects(setting: Setting, s: RedPlanetState, seat: int) -> list[float]:
    """What speaks for the characters, one after another: 1, rounds left, the last round, a production near, and two of its own."""
    port = Spaceport(setting, s, seat)
    left = (LAST_ROUND[-1] - s.round) / 10.0
    last = 1.0 if s.round == LAST_ROUND[-1] else 0.0
    near = 1.0 if s.round in LAST_ROUND else 0.0
    on_phobos = s.mars[PHOBOS * COLOUR_ROOM + seat]
    on_mars = sum(s.mars[seat::COLOUR_ROOM]) - on_phobos
    placed = 0
    for region in setting.outer:
        if s.discoveries[region] != EMPTY:
            placed += 1
    played = size(s.played[seat]) / 8.0
    alone = port.filled[1]
    found = [0.0] * ASPECTS
    for own, other in [
        (float(port.own), port.filled[2]),  # Pilot
        (float(min(REACH, on_phobos)), alone),  # Soldier
        (1.0 if port.room >= LARGEST else 0.0, port.filled[3]),  # Travel Agent
        (1.0 if on_mars + port.own else 0.0, alone),  # Robot
        (float(port.behind), alone),  # Saboteur
        (float(port.own), float(port.ahead)),  # Secret Agent
        (port.filled[2], placed / 6.0),  # Scientist
        (float(min(REACH, on_mars)), alone),  # Explorer
        (played, played * left),  # Recruiter
    ]:
        found += [1.0, left, last, near, own, other]
    return found


def leanings(setting: Setting, s: RedPlanetState, seat: int, weights: Weights) -> list[float]:
    """How much each character recommends itself, by its number: one that does by 1 more is chosen e times as often."""
    found = aspects(setting, s, seat)
    habits = weights.habits
    totals = [0.0] * CHARACTER_ROOM
    for character in range(1, CHARACTERS + 1):
        total = 0.0
        for at in range(character * ASPECTS, (character + 1) * ASPECTS):
            total += habits[at] * found[at]
        totals[character] = total
    return totals
