"""The card lab: what bots did with a card, from the numbers that come with the package."""

from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from pavonis.analysis.lab import caution, lab_of, told
from pavonis.analysis.telling import Teller
from pavonis.server.dependencies import CallerDep
from pavonis.server.errors import Refused
from pavonis.server.games import checked_options, open_game, words_of
from pavonis.server.puzzle_schemas import LabBody, LabLevel, LabRounds
from pavonis.server.statistics import cards_of

Kind = Annotated[str, QueryParameter(name="kind", max_length=40)]
Number = Annotated[int, QueryParameter(name="number", ge=0, le=100_000)]


@get("/api/games/{game:str}/lab", tags=["games"])
async def card_lab(game: FromPath[str], caller: CallerDep, kind: Kind, number: Number) -> LabBody:
    """What bots of each level did with a card, and how those who used it fared."""
    words = words_of(open_game(game, checked_options(game, {})), caller.lang, [])
    lab, teller = lab_of(game), Teller(words, caller.lang)
    english, here = cards_of(game, "en"), cards_of(game, caller.lang)
    if lab is None or (kind, number) not in english:
        raise Refused("no_such_page")
    names = {name: here[key] for key, name in english.items()}
    levels = told(lab, english[kind, number], teller, caller.lang, names)
    shown = [LabLevel(level.heading, level.sentences, [LabRounds(*each) for each in level.rounds]) for level in levels]
    return LabBody(shown, caution(lab, teller, caller.lang), lab.made)


public = [card_lab]  # the same for everybody who asks
