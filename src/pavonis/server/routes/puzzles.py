"""Puzzles. The server keeps nothing of them: the page sends all the picks of an answer, and remembers what was solved."""

from functools import lru_cache
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from pavonis.analysis.challenges import FIRST_DAY
from pavonis.analysis.puzzles import OPEN, Attempt, Puzzle, PuzzleSet, answer, daily, puzzles_of, verdict
from pavonis.analysis.telling import Teller
from pavonis.games import games
from pavonis.server import payload
from pavonis.server.dependencies import CallerDep
from pavonis.server.errors import Refused
from pavonis.server.games import words_of
from pavonis.server.puzzle_schemas import AttemptBody, PuzzleBody, PuzzlePlayer, TryPuzzle
from pavonis.server.routes.challenges import day_of
from pavonis.server.schemas import COLOURS, PlayBody, WhyBody
from pavonis.text import Words, common

Day = Annotated[str | None, QueryParameter(name="day", max_length=10)]
Name = Annotated[str | None, QueryParameter(name="id", max_length=40)]
MoveList = Annotated[list[int], QueryParameter(name="move", min_items=1, max_items=50)]
PlayedList = Annotated[list[int] | None, QueryParameter(name="played", max_items=60)]


@lru_cache
def _set(game: str) -> PuzzleSet | None:
    return puzzles_of(game)


def _puzzles(game: str) -> PuzzleSet:
    found = _set(game) if game in games() else None
    if found is None or not found.puzzles:
        raise Refused("no_such_game")
    return found


def _named(found: PuzzleSet, name: str) -> Puzzle:
    for puzzle in found.puzzles:
        if puzzle.id == name:
            return puzzle
    raise Refused("no_such_page")


def _names(puzzle: Puzzle, lang: str) -> list[str]:
    """Everybody at the table of a puzzle has the name of a bot, as bots have played it."""
    return list(common(lang).bot_names[: puzzle.seats])


def _words(attempt: Attempt, lang: str) -> Words:
    return words_of(attempt.game, lang, _names(attempt.puzzle, lang))


def _play(attempt: Attempt, lang: str) -> PlayBody:
    """The position through the solver's eyes; nothing can be chosen any more when the answer is complete."""
    return payload.play(attempt.view, _words(attempt, lang), attempt.status == OPEN, None, None)


@get("/api/games/{game:str}/puzzle", tags=["games"])
async def puzzle(game: FromPath[str], caller: CallerDep, day: Day = None, id: Name = None) -> PuzzleBody:
    """The puzzle of a day, by default of today, or one by its name."""
    found = _puzzles(game)
    asked = day_of(day) if id is None else None
    chosen = _named(found, id) if id is not None else daily(found, asked or FIRST_DAY)
    attempt = Attempt(found, chosen)
    return PuzzleBody(
        id=chosen.id,
        day=None if asked is None else asked.isoformat(),
        number=found.puzzles.index(chosen) + 1,
        of=len(found.puzzles),
        seat=chosen.seat,
        round=chosen.round,
        level=chosen.level,
        margin=chosen.margin,
        actions=chosen.actions,
        players=[PuzzlePlayer(name, COLOURS[seat]) for seat, name in enumerate(_names(chosen, caller.lang))],
        title=_words(attempt, caller.lang).title(),
        made=found.made,
        play=_play(attempt, caller.lang),
    )


@post("/api/games/{game:str}/puzzles/{name:str}", status_code=200, tags=["games"])
async def try_puzzle(game: FromPath[str], name: FromPath[str], data: JSONBody[TryPuzzle], caller: CallerDep) -> AttemptBody:
    """Answer a puzzle, pick by pick, or ask for the answer."""
    attempt = _attempt(game, name, data.moves, data.whole)
    teller = Teller(_words(attempt, caller.lang), caller.lang)
    if data.show:
        fresh = Attempt(_puzzles(game), attempt.puzzle)
        sentences = answer(fresh, teller)
        return AttemptBody("shown", attempt.moves, sentences, _play(fresh, caller.lang))
    sentences = [] if attempt.status == OPEN else verdict(attempt, teller)
    return AttemptBody(attempt.status, attempt.moves, sentences, _play(attempt, caller.lang))  # type: ignore[arg-type]


@get("/api/games/{game:str}/puzzles/{name:str}/why", tags=["games"])
async def puzzle_why(
    game: FromPath[str], name: FromPath[str], caller: CallerDep, move: MoveList, played: PlayedList = None
) -> list[WhyBody]:
    """Why these moves may not be made at this point of an answer."""
    attempt = _attempt(game, name, played or [], False)
    return payload.why_not(attempt.view, _words(attempt, caller.lang), move)


def _attempt(game: str, name: str, moves: list[int], whole: bool) -> Attempt:
    found = _puzzles(game)
    attempt = Attempt(found, _named(found, name))
    try:
        attempt.play(moves, whole)
    except ValueError:
        raise Refused("illegal") from None
    return attempt


public = [puzzle, try_puzzle, puzzle_why]  # the same for everybody who asks
