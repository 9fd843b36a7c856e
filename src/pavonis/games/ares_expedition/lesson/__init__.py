"""The guided first game of Ares Expedition."""

from typing import Final

from pavonis.games.ares_expedition import effects
from pavonis.text.lesson import Callout, Lesson

LESSON: Final = Lesson(
    seats=2,
    seed=5,
    options={"first_game": True},
    callouts=(
        Callout("goal", "planet"),
        Callout("plan", "phases", asked=("plan",)),
        Callout("cards", "hand", asked=("phase",)),
        Callout("development", "hand", asked=("phase",), subject=(effects.DEVELOPMENT,)),
        Callout("construction", "hand", asked=("phase",), subject=(effects.CONSTRUCTION,)),
        Callout("action", "standards", asked=("phase",), subject=(effects.ACTION,)),
        Callout("not twice", "phases", asked=("plan",), least={"round": 2}),
        Callout("production", "resources", asked=("plan",), least={"round": 3}),
        Callout("research", "offers", asked=("research",)),
        Callout("metals", "metals", asked=("plan",), least={"round": 4}),
        Callout("rating", "rating", asked=("plan",), least={"round": 5}),
        Callout("end", "planet", asked=("plan",), least={"round": 7}),
    ),
)
