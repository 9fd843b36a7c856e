"""The bots that can be chosen at a table: ours by level, and the programs in the settings of the host.

Only the settings can name a command. A request names a bot by its name, and this name is stored with the table.
"""

from collections.abc import Mapping

from pavonis.bots.bot import LEVELS
from pavonis.server.errors import Refused
from pavonis.server.phrases import spoken
from pavonis.server.schemas import LevelBody
from pavonis.text import common


class Roster:
    """Names of bots, and what they stand for."""

    def __init__(self, programs: Mapping[str, str]) -> None:
        self.programs = programs

    def check(self, name: str) -> None:
        """Refuse a name that no bot has."""
        if name not in LEVELS and name not in self.programs:
            raise Refused("bad_level")

    def spec(self, name: str) -> str | None:
        """The bot of a name as `make_bot` knows it, or None if the host has removed it since the table was opened."""
        return name if name in LEVELS else self.programs.get(name)

    def is_ours(self, name: str) -> bool:
        """Whether it is one of our own bots, not a program of the host."""
        return name in LEVELS

    def levels(self, lang: str) -> list[LevelBody]:
        """All of them in words."""
        ours = [LevelBody(level, *common(lang).levels[level]) for level in LEVELS]
        return ours + [LevelBody(name, name, spoken(lang).program) for name in self.programs]
