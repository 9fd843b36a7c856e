"""The guided first game of Mission: Red Planet."""

from typing import Final

from pavonis.text.lesson import Callout, Lesson

LESSON: Final = Lesson(
    seats=3,
    seed=3,
    callouts=(
        Callout("goal", "planet"),
        Callout("characters", "characters", asked=("character",)),
        Callout("count", "question", asked=("character",)),
        Callout("mission", "missions", asked=("character",)),
        Callout("ships", "ships", asked=("board",)),
        Callout("regions", "planet", asked=("character",), least={"round": 2}),
        Callout("resources", "planet", asked=("character",), least={"round": 3}),
        Callout("production", "production", asked=("character",), least={"round": 4}),
        Callout("recruiter", "recruiter", asked=("character",), least={"round": 5}),
        Callout("research", "scientist", asked=("character",), least={"round": 6}),
        Callout("end", "points", asked=("character",), least={"round": 8}),
    ),
)
