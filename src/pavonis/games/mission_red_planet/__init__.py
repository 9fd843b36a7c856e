"""Mission: Red Planet: 2 to 6 players, ten rounds, nine characters each. Start reading at `rules.py`."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from pavonis.box import Box, OptionWords, Position, Trace
from pavonis.core.events import Event
from pavonis.core.game import Seat
from pavonis.core.record import Record
from pavonis.core.renumbering import Renumbering, answered
from pavonis.kit.sheet import Encode
from pavonis.text import Text
from pavonis.text.lesson import Lesson

if TYPE_CHECKING:
    from pavonis.games.mission_red_planet.game import MissionRedPlanet
    from pavonis.games.mission_red_planet.words import RedPlanetWords


class MissionRedPlanetBox(Box["MissionRedPlanet"]):
    """All that the game offers."""

    key: ClassVar = "mission-red-planet"
    players: ClassVar = range(2, 7)
    minutes: ClassVar = (60, 90)
    blurb: ClassVar = {
        "en": "Astronauts crowd onto rockets for the zones of Mars; nine characters, chosen in secret, called out one by one.",
        "ru": "Астронавты теснятся в ракетах, чтобы занять зоны Марса; девять персонажей выбирают тайно и вызывают по одному.",
        "pl": "Astronauci tłoczą się w rakietach do stref Marsa; dziewięć postaci wybieranych w tajemnicy i wywoływanych po kolei.",
    }

    def options(self) -> type[msgspec.Struct]:
        from pavonis.games.mission_red_planet.options import Options

        return Options

    def game(self, **options: Any) -> "MissionRedPlanet":
        from pavonis.games.mission_red_planet.options import load

        return load(**options)

    def export(self, game: "MissionRedPlanet") -> str:
        from pavonis.games.mission_red_planet.deckfile import export

        return export(game)

    def renumbering(self, game: "MissionRedPlanet", version: int) -> Renumbering | None:
        from pavonis.games.mission_red_planet.upgrade import renumbering

        return renumbering(game, version)

    def completed(self, game: "MissionRedPlanet", record: Record) -> Record:
        from pavonis.games.mission_red_planet.upgrade import unasked

        return answered(game, record, unasked)

    def words(self, game: "MissionRedPlanet", language: str, names: list[str]) -> "RedPlanetWords":
        from pavonis.games.mission_red_planet.words import words

        return words(game, language, names)

    def option_words(self, language: str) -> OptionWords:
        from pavonis.games.mission_red_planet.options import VALUES, WORDS

        return OptionWords.of(WORDS, VALUES, language)

    def draw(self, game: "MissionRedPlanet", words: Any, seen: Any, viewer: Seat, width: int) -> list[Text]:
        from pavonis.games.mission_red_planet.screen import draw

        return draw(game, words, seen, viewer, width)

    def describe(self, game: "MissionRedPlanet", words: Any, seen: Any, viewer: Seat) -> list[Text]:
        from pavonis.games.mission_red_planet.screen import describe

        return describe(game, words, seen, viewer)

    def observation(self) -> type[msgspec.Struct]:
        from pavonis.games.mission_red_planet.observation import MissionRedPlanetSeen

        return MissionRedPlanetSeen

    def board(self, game: "MissionRedPlanet", words: Any) -> msgspec.Struct:
        from pavonis.games.mission_red_planet.facts import board

        return board(game, words)

    def board_type(self) -> type[msgspec.Struct]:
        from pavonis.games.mission_red_planet.facts import MissionRedPlanetBoard

        return MissionRedPlanetBoard

    def names(self, game: "MissionRedPlanet") -> Mapping[str, Sequence[str]]:
        from pavonis.games.mission_red_planet.cards import KIND_NAMES

        return {"resource": KIND_NAMES}

    def lesson(self) -> Lesson:
        from pavonis.games.mission_red_planet.lesson import LESSON

        return LESSON

    def trace(self, game: "MissionRedPlanet", event: Event) -> Trace | None:
        from pavonis.games.mission_red_planet.tracing import trace

        found = trace(game, event)
        return None if found is None else Trace(*found)

    def encoder(self) -> Encode[Any]:
        from pavonis.games.mission_red_planet.encoder import encode

        return encode

    def position(self, game: "MissionRedPlanet", seats: int, seed: int) -> Position:
        from pavonis.games.mission_red_planet.position import Position

        return Position(game, seats, seed)


BOX: Final = MissionRedPlanetBox()
