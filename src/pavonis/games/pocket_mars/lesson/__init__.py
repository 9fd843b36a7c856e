"""The guided first game of Pocket Mars."""

from typing import Final

from pavonis.text.lesson import Callout, Lesson

LESSON: Final = Lesson(
    seats=2,
    seed=11,
    callouts=(
        Callout("goal", "buildings"),
        Callout("cards", "hand", asked=("prepare",)),
        Callout("prep module", "prep", asked=("prepare",)),
        Callout("turn", "question", asked=("turn",)),
        Callout("launch", "ship", asked=("turn",)),
        Callout("attach", "prep", asked=("turn",), least={"round": 2}),
        Callout("land", "buildings", asked=("landing",)),
        Callout("ability", "abilities", asked=("ability",)),
        Callout("others", "rivals", asked=("turn",), least={"round": 4}),
        Callout("energy", "energy", asked=("turn",), least={"round": 5}),
        Callout("promote", "buildings", asked=("turn",), least={"players.me.mars": 1}),
        Callout("end", "points", asked=("turn",), least={"players.me.mars": 3}),
    ),
)
