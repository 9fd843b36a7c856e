"""The shelf: every game there is, by name. Ours are listed here; games of installed packages name themselves by an entry point."""

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import Any

from pavonis.box import Box
from pavonis.core.game import Game, wrong_number
from pavonis.core.record import BadRecord, Record

GROUP = "pavonis.games"  # of entry points, each of which is a `Box`
OURS = ("terraforming-mars", "ares-expedition", "pocket-mars", "mission-red-planet")


class _Shelf(ModuleType):
    """This module can be called, so that `pavonis.games()` lists the games although `pavonis.games` is also the package."""

    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = _Shelf


def games() -> list[str]:
    """The names of all games: ours, then those of installed packages."""
    return [*OURS, *sorted(installed().keys() - set(OURS))]


@cache
def installed() -> dict[str, EntryPoint]:
    """The games of installed packages, by name. They are looked for once: reading about every package takes longer than a game."""
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def box(key: str) -> Box[Any]:
    """All that a game offers; ValueError lists the games if there is none of that name."""
    if key in OURS:
        found: Any = import_module(f"pavonis.games.{key.replace('-', '_')}").BOX
    else:
        found = installed()[key].load() if key in installed() else None
    if found is None:
        raise ValueError(f"there is no game called '{key}'; there are: {', '.join(games())}")
    if not isinstance(found, Box) or found.key != key:
        raise ValueError(f"the entry point '{key}' of {GROUP} should be a Box with that key, not {found!r}")
    return found


def load(key: str, players: int | None = None, **options: Any) -> Game[Any]:
    """Load a game by name: `load("pocket-mars", players=3, draft=True)`. The options are checked."""
    game: Game[Any] = box(key).game(**options)
    if players is not None:
        if players not in game.seats:
            raise ValueError(wrong_number(key, game.seats, players))
        game.players = players
    return game


def current(game: Game[Any], record: Record) -> Record:
    """A record in the codes of today: the same one, unless an earlier release wrote it in others."""
    while (renumbering := box(game.key).renumbering(game, record.rules_version)) is not None:
        found = Record(record.game, renumbering.version + 1, record.options, record.seats, record.seed)
        found.notes = record.notes
        try:
            found.entries = [(seat, renumbering.move(move)) for seat, move in record.entries]
            found.position = None if record.position is None else renumbering.position(record.position)
        except (ArithmeticError, LookupError, TypeError, ValueError) as error:
            raise BadRecord(f"this record of rules version {record.rules_version} cannot be read: {error}") from None
        record = found
    return box(game.key).completed(game, record) if record.rules_version < game.rules_version else record
