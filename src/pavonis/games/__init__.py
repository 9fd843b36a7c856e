"""The only list of games. Each is a folder with the same file names; nothing of it is imported before it is asked for."""

from importlib import import_module
from types import ModuleType
from typing import Any

from pavonis.core.game import Game

GAMES = {
    "pocket-mars": "pocket_mars",
    "mission-red-planet": "mission_red_planet",
    "terraforming-mars": "terraforming_mars",
    "ares-expedition": "ares_expedition",
}


def load(key: str, players: int | None = None, **options: Any) -> Game[Any]:
    """A game by its name, with options checked: `load("pocket-mars", players=3, draft=True)`."""
    game: Game[Any] = part(key, "options").load(**options)
    if players is not None:
        if players not in game.seats:
            raise ValueError(f"{key} is for {game.seats.start} to {game.seats.stop - 1} players, not {players}")
        game.players = players
    return game


def part(key: str, name: str) -> ModuleType:
    """One file of a game, by name: its options, words, screen or position."""
    if key not in GAMES:
        raise ValueError(f"there is no game called '{key}'; there are: {', '.join(GAMES)}")
    return import_module(f"pavonis.games.{GAMES[key]}.{name}")
