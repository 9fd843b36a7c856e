"""The guided first game of Terraforming Mars."""

from typing import Final

from pavonis.text.lesson import Callout, Lesson

LESSON: Final = Lesson(
    seats=2,
    seed=4,
    options={"corporate_era": False},
    callouts=(
        Callout("goal", "tracks"),
        Callout("corporation", "offers", asked=("corporation",)),
        Callout("first cards", "hand", asked=("first cards",)),
        Callout("turn", "question", asked=("turn",)),
        Callout("cards", "hand", asked=("turn",)),
        Callout("production", "resources", asked=("turn",)),
        Callout("place", "map", asked=("place",)),
        Callout("research", "offers", asked=("buy",)),
        Callout("rating", "rating", asked=("turn",), least={"generation": 2}),
        Callout("projects", "projects", asked=("turn",), least={"generation": 3}),
        Callout("goals", "goals", asked=("turn",), least={"generation": 4}),
        Callout("end", "planet", asked=("turn",), least={"generation": 6}),
    ),
)
