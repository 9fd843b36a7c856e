"""Pocket Mars: 2 to 4 players, half an hour, 35 cards. Start reading at `rules.py`."""

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
    from pavonis.games.pocket_mars.game import PocketMars
    from pavonis.games.pocket_mars.words import PocketMarsWords


class PocketMarsBox(Box["PocketMars"]):
    """All that the game offers."""

    key: ClassVar = "pocket-mars"
    players: ClassVar = range(2, 5)
    minutes: ClassVar = (15, 30)
    blurb: ClassVar = {
        "en": "Seven colonists, five buildings and a hand of cards, each of them good for two things.",
        "ru": "Семь колонистов, пять зданий и карты, каждая из которых годится для двух дел.",
        "pl": "Siedmiu kolonistów, pięć budynków i karty, z których każda przydaje się na dwa sposoby.",
    }

    def options(self) -> type[msgspec.Struct]:
        from pavonis.games.pocket_mars.options import Options

        return Options

    def game(self, **options: Any) -> "PocketMars":
        from pavonis.games.pocket_mars.options import load

        return load(**options)

    def export(self, game: "PocketMars") -> str:
        from pavonis.games.pocket_mars.deckfile import export

        return export(game)

    def renumbering(self, game: "PocketMars", version: int) -> Renumbering | None:
        if version != 1:
            return None
        from pavonis.games.pocket_mars.upgrade import renumbering

        return renumbering(game)

    def completed(self, game: "PocketMars", record: Record) -> Record:
        from pavonis.games.pocket_mars.upgrade import unasked

        found = answered(game, record, unasked)
        return found if len(found.entries) > len(record.entries) else record

    def words(self, game: "PocketMars", language: str, names: list[str]) -> "PocketMarsWords":
        from pavonis.games.pocket_mars.words import words

        return words(game, language, names)

    def option_words(self, language: str) -> OptionWords:
        from pavonis.games.pocket_mars.options import VALUES, WORDS

        return OptionWords.of(WORDS, VALUES, language)

    def draw(self, game: "PocketMars", words: Any, seen: Any, viewer: Seat, width: int) -> list[Text]:
        from pavonis.games.pocket_mars.screen import draw

        return draw(game, words, seen, viewer, width)

    def describe(self, game: "PocketMars", words: Any, seen: Any, viewer: Seat) -> list[Text]:
        from pavonis.games.pocket_mars.screen import describe

        return describe(game, words, seen, viewer)

    def observation(self) -> type[msgspec.Struct]:
        from pavonis.games.pocket_mars.observation import PocketMarsSeen

        return PocketMarsSeen

    def board(self, game: "PocketMars", words: Any) -> msgspec.Struct:
        from pavonis.games.pocket_mars.facts import board

        return board(game, words)

    def board_type(self) -> type[msgspec.Struct]:
        from pavonis.games.pocket_mars.facts import PocketMarsBoard

        return PocketMarsBoard

    def names(self, game: "PocketMars") -> dict[str, list[str]]:
        buildings = [building.names[0] for building in game.setting.buildings.values()]
        return {
            "colour": [building.colour for building in game.setting.buildings.values()],
            "building": buildings,
            "from": buildings,
            "to": buildings,
        }

    def lesson(self) -> Lesson:
        from pavonis.games.pocket_mars.lesson import LESSON

        return LESSON

    def trace(self, game: "PocketMars", event: Event) -> Trace | None:
        from pavonis.games.pocket_mars.tracing import trace

        found = trace(game, event)
        return None if found is None else Trace(*found)

    def encoder(self) -> Encode[Any]:
        from pavonis.games.pocket_mars.encoder import encode

        return encode

    def position(self, game: "PocketMars", seats: int, seed: int) -> Position:
        from pavonis.games.pocket_mars.position import Position

        return Position(game, seats, seed)


BOX: Final = PocketMarsBox()
