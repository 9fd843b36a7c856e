"""What can be read off a position of Terraforming Mars besides the terms: from this the learned part judges how a game will end."""

from typing import Final

from pavonis.games.terraforming_mars.state import PLAY, MarsState
from pavonis.kit.terraforming import GOALS, PARAMETERS, RESOURCE_NAMES, RESOURCES, TAG_NAMES, TAGS

FACTS: Final = [
    *[f"{name} production" for name in RESOURCE_NAMES],
    *[f"{name} in stock" for name in RESOURCE_NAMES],
    *[f"{name} tags" for name in TAG_NAMES],
    "cards in hand", "cards in play", "actions", "cities", "greeneries", "to go first", "has passed",
]  # fmt: skip
LONG: Final = 14  # generations


def facts(s: MarsState, seat: int) -> list[float]:
    """The facts of a seat, in the order of their names."""
    base = seat * RESOURCES
    found = [float(each) for each in s.production[base : base + RESOURCES]]
    for each in s.stock[base : base + RESOURCES]:
        found.append(float(each))
    for each in s.tags[seat * TAGS : seat * TAGS + TAGS]:
        found.append(float(each))
    own = s.own[seat]
    found.append(float(len(s.hands[seat])))
    found.append(float(len(s.played[seat])))
    found.append(float(len(s.ready[seat])))
    found.append(float((own & s.cities).bit_count()))
    found.append(float((own & s.greeneries).bit_count()))
    found.append(1.0 if s.first == seat else 0.0)
    found.append(1.0 if s.passed >> seat & 1 else 0.0)
    return found


def game_left(s: MarsState) -> float:
    """About how much of the game is left: the steps that Mars still needs, which are made faster and faster, and generations."""
    if s.stage > PLAY:
        return 0.0
    missing = 0
    total = 0
    for parameter in range(PARAMETERS):
        missing += max(0, GOALS[parameter] - s.tracks[parameter])
        total += GOALS[parameter]
    return 0.5 * missing / total + 0.5 * max(0.0, 1.0 - (s.generation - 1) / LONG)
