"""A card and a building that Pocket Mars does not have."""

from pavonis.games.pocket_mars import cards
from pavonis.games.pocket_mars.cards import RECONSTRUCTED, Building, Card
from pavonis.games.pocket_mars.effects import Half, draw, gain

PHRASES = ["play Probe Card", "attach Probe Card", "land Probe Dome", "swap in Probe Dome up seat 0 down seat 1"]


def add() -> None:
    """Put them in the box, as another set."""
    half = Half([gain(1), draw(1)], source=RECONSTRUCTED)
    cards.PROJECT_CARDS.append(Card(60, 5, 4, ["Probe Card", "Зонд", "Sonda"], half, half, set="probe"))
    cards.BUILDING_CARDS.append(Building(5, "grey", "yard", ["Probe Dome", "Купол", "Kopuła"], half, set="probe"))
