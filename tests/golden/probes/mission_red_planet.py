"""A region, a character, a ship and cards that Mission: Red Planet does not have."""

from pavonis.games.mission_red_planet import cards
from pavonis.games.mission_red_planet.cards import OUTER, RECONSTRUCTED, Action, Character, Discovery, Mission, Region, Ship
from pavonis.games.mission_red_planet.effects import BONUS, Find, board, gain_tokens, presence

NUMBER = 15  # of the region
PHRASES = [
    "keep Probe Mission",
    "play Probe Action",
    "choose Probe Pilot",
    "send to Probe Crater",
    "walk from Hellas to Probe Crater",
    "kill in Probe Crater grey",
    "replace at Probe Crater yellow",
]


def names(en: str) -> list[str]:
    """A name in all languages."""
    return [en, "Зонд", "Sonda"]


def add() -> None:
    """Put them in the box, as another set."""
    probe = "probe"
    cards.REGION_CARDS.append(Region(NUMBER, names("Probe Crater"), OUTER, RECONSTRUCTED, set=probe))
    cards.CHARACTER_CARDS.append(Character(15, names("Probe Pilot"), [board(2)], RECONSTRUCTED, set=probe))
    cards.SHIP_CARDS.append(Ship(63, NUMBER, 3, RECONSTRUCTED, set=probe))
    cards.MISSION_CARDS.append(Mission(23, names("Probe Mission"), presence(NUMBER), RECONSTRUCTED, set=probe))
    cards.DISCOVERY_CARDS.append(Discovery(47, names("Probe Discovery"), Find(BONUS, 1), RECONSTRUCTED, set=probe))
    cards.ACTION_CARDS.append(Action(63, names("Probe Action"), gain_tokens(0, 1), RECONSTRUCTED, set=probe))
