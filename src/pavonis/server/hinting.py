"""Hints as they are sent: as much of them as was asked for, in words."""

from typing import Any, Literal

from pavonis.analysis.hints import Hint
from pavonis.analysis.telling import Teller, ranked, spelled
from pavonis.core.view import View
from pavonis.server import payload
from pavonis.server.schemas import ChoiceBody, HintBody
from pavonis.text import Words, joined

Level = Literal["nudge", "why", "move"]


def hint_body(found: Hint, level: Level, words: Words, view: View[Any], lang: str) -> HintBody:
    """A hint in words, as much of it as was asked for. It holds the levels below too: they speak of the same advice."""
    told = Teller(words, lang)
    nudge, reasons = told.nudge(found), told.reasons(found)
    if level == "nudge":
        return HintBody(level, nudge, [], [nudge], None, [], [])
    if level == "why":
        return HintBody(level, nudge, reasons, reasons, None, [], [])
    choices = [
        ChoiceBody(
            option.moves[0],
            option.moves,
            payload.text_body(joined(spelled(words, option.moves, view), "; ")),
            option.value,
            option.chance,
            points,
            ranked(option.terms),
            told.effects(found, place),
        )
        for place, (option, points) in enumerate(zip(found.options, found.points, strict=True))
    ]
    return HintBody(level, nudge, reasons, told.beside(found, view), choices[0].move, choices[0].words, choices)
