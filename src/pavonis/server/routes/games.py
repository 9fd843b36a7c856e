"""The shelf, the games, their cards and the words around them."""

from typing import Any

from litestar import get
from litestar.params import FromPath

from pavonis.server import payload, shelf
from pavonis.server.dependencies import CallerDep, ServiceDep
from pavonis.server.games import checked_options, open_game
from pavonis.server.phrases import spoken
from pavonis.server.schemas import BoardBody, GameBody, GameCard, WordsBody
from pavonis.text import LANGUAGES


@get("/api/games", tags=["games"])
async def games(caller: CallerDep) -> list[GameCard]:
    """Every game on the shelf."""
    return shelf.shelf(caller.lang)


@get("/api/games/{game:str}", tags=["games"])
async def game(game: FromPath[str], service: ServiceDep, caller: CallerDep) -> GameBody:
    """What a page needs to know about a game."""
    return shelf.game(game, caller.lang, service.roster)


@get("/api/games/{game:str}/cards", tags=["games"])
async def game_cards(game: FromPath[str], caller: CallerDep) -> list[dict[str, Any]]:
    """All cards of a game as its default options have them."""
    return payload.cards(open_game(game, checked_options(game, {})), caller.lang)


@get("/api/games/{game:str}/board", tags=["games"])
async def game_board(game: FromPath[str], caller: CallerDep) -> BoardBody:
    """The board of a game as its default options have it."""
    return payload.board(open_game(game, checked_options(game, {})), caller.lang)


@get("/api/words", tags=["games"])
async def words(caller: CallerDep) -> WordsBody:
    """The sentences of the table around the games."""
    said = spoken(caller.lang)
    return WordsBody(caller.lang, LANGUAGES, {**said.errors, **said.notices})


handlers = [games, game, game_cards, game_board, words]
