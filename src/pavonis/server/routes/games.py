"""The shelf, the games, their cards and the words around them."""

from typing import Any

from litestar import get
from litestar.params import FromPath

from pavonis.server import payload, phrases, shelf
from pavonis.server.bodies import GameBody, GameCard, WordsBody
from pavonis.server.caller import Parts, Who
from pavonis.server.games import checked_options, open_game
from pavonis.text import LANGUAGES


@get("/api/games", tags=["games"])
async def games(caller: Who) -> list[GameCard]:
    """Every game, those that are still being built too."""
    return shelf.games(caller.lang)


@get("/api/games/{game:str}", tags=["games"])
async def game(game: FromPath[str], service: Parts, caller: Who) -> GameBody:
    """What a page needs to know about a game."""
    return shelf.game(game, caller.lang, service.roster)


@get("/api/games/{game:str}/cards", tags=["games"])
async def game_cards(game: FromPath[str], caller: Who) -> list[dict[str, Any]]:
    """All cards of a game as its default options have them."""
    return payload.cards(open_game(game, checked_options(game, {})), caller.lang)


@get("/api/words", tags=["games"])
async def words(caller: Who) -> WordsBody:
    """The sentences of the table around the games."""
    place = phrases.ORDER.index(caller.lang)
    tables = {**phrases.ERRORS, **phrases.NOTICES}
    return WordsBody(caller.lang, LANGUAGES, {key: sentences[place] for key, sentences in tables.items()})


handlers = [games, game, game_cards, words]
