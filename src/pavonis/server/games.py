"""Games and their words, by name and kept: one instance of each serves every table with the same options."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from pavonis.core.game import Game
from pavonis.games import box, games, load
from pavonis.server.errors import Refused
from pavonis.text import Text, Words
from pavonis.text.words import TableWords


def open_game(key: str, options: dict[str, Any]) -> Game[Any]:
    """The game of that name with options that have been checked."""
    return _game(key, msgspec.json.encode(options, order="deterministic"))


@lru_cache(maxsize=256)
def _game(key: str, options: bytes) -> Game[Any]:
    return load(key, **msgspec.json.decode(options))


def checked_options(key: str, options: dict[str, Any]) -> dict[str, Any]:
    """Options from outside, complete and of the right types.

    They are converted before the game sees them: some games take the path of a file for what must here be the data itself.
    """
    if key not in games():
        raise Refused("no_such_game")
    try:
        chosen: dict[str, Any] = msgspec.to_builtins(msgspec.convert(options, box(key).options()))
        return open_game(key, chosen).options
    except ValueError as error:  # msgspec's errors are ValueErrors too
        raise Refused("bad_options", problem=str(error)) from None


def words_of(game: Game[Any], lang: str, names: list[str]) -> Words:
    """The words of a game in a language, for players with these names."""
    return _words(game, lang, tuple(names))


@lru_cache(maxsize=1024)
def _words(game: Game[Any], lang: str, names: tuple[str, ...]) -> Words:
    words = box(game.key).words(game, lang, list(names))
    if isinstance(words, TableWords):
        words.said = _moves_said(game, lang)
    return words


@lru_cache(maxsize=256)
def _moves_said(game: Game[Any], lang: str) -> dict[Any, Text]:
    """The moves of a game in words, as far as they name nobody: tables of different people share them."""
    return {}


@lru_cache(maxsize=256)
def names_of(game: Game[Any]) -> Mapping[str, Sequence[str]]:
    """What the numbers in the events of a game stand for."""
    return box(game.key).names(game)
