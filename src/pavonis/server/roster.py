"""The bots one can choose at a table: ours by level, and the programs that the host of this server has named in its settings.

Only the settings may name a command. A request names a bot by its name, and that name is what is stored with a table.
"""

from collections.abc import Mapping

from pavonis.server.bodies import LevelBody
from pavonis.server.errors import Refused
from pavonis.server.phrases import LEVELS, ORDER, PROGRAM


class Roster:
    """Names of bots, and what they stand for."""

    def __init__(self, programs: Mapping[str, str]) -> None:
        self.programs = programs

    def check(self, name: str) -> None:
        """Refuse a name that no bot has."""
        if name not in LEVELS and name not in self.programs:
            raise Refused("bad_level")

    def spec(self, name: str) -> str | None:
        """The bot of a name, as `make_bot` knows it; None if the host has struck it off since the table was laid."""
        return name if name in LEVELS else self.programs.get(name)

    def is_ours(self, name: str) -> bool:
        """Whether it is one of our own, and not a program that somebody else has written."""
        return name in LEVELS

    def levels(self, lang: str) -> list[LevelBody]:
        """All of them in words."""
        place = ORDER.index(lang)
        ours = [LevelBody(key, *texts[place]) for key, texts in LEVELS.items()]
        return ours + [LevelBody(name, name, PROGRAM[place]) for name in self.programs]
