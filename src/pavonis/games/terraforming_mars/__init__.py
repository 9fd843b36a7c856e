"""Terraforming Mars, with Corporate Era."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from pavonis.box import Box, OptionWords, Position, Trace
from pavonis.core.events import Event
from pavonis.core.game import Seat, State
from pavonis.core.record import Record
from pavonis.core.renumbering import Renumbering, answered
from pavonis.kit.sheet import Encode
from pavonis.text import Text
from pavonis.text.lesson import Lesson

if TYPE_CHECKING:
    from pavonis.games.terraforming_mars.game import TerraformingMars
    from pavonis.games.terraforming_mars.words import MarsWords


class TerraformingMarsBox(Box["TerraformingMars"]):
    """All that the game offers."""

    key: ClassVar = "terraforming-mars"
    players: ClassVar = range(1, 6)
    minutes: ClassVar = (90, 150)
    blurb: ClassVar = {
        "en": "Corporations make Mars habitable: heat, oxygen, oceans, and two hundred projects to choose from.",
        "ru": "Корпорации делают Марс пригодным для жизни: тепло, кислород, океаны и две сотни проектов на выбор.",
        "pl": "Korporacje zmieniają Marsa w planetę do życia: ciepło, tlen, oceany i dwieście projektów do wyboru.",
    }

    def options(self) -> type[msgspec.Struct]:
        from pavonis.games.terraforming_mars.options import Options

        return Options

    def game(self, **options: Any) -> "TerraformingMars":
        from pavonis.games.terraforming_mars.options import load

        return load(**options)

    def renumbering(self, game: "TerraformingMars", version: int) -> Renumbering | None:
        from pavonis.games.terraforming_mars.upgrade import FirstRenumbering

        return FirstRenumbering() if version == 1 else None

    def completed(self, game: "TerraformingMars", record: Record) -> Record:
        from pavonis.games.terraforming_mars.upgrade import unasked

        found = answered(game, record, unasked)
        return found if len(found.entries) > len(record.entries) else record

    def words(self, game: "TerraformingMars", language: str, names: list[str]) -> "MarsWords":
        from pavonis.games.terraforming_mars.words import words

        return words(game, language, names)

    def option_words(self, language: str) -> OptionWords:
        from pavonis.games.terraforming_mars.options import VALUES, WORDS

        return OptionWords.of(WORDS, VALUES, language)

    def draw(self, game: "TerraformingMars", words: Any, seen: Any, viewer: Seat, width: int) -> list[Text]:
        from pavonis.games.terraforming_mars.screen import draw

        return draw(game, words, seen, viewer, width)

    def describe(self, game: "TerraformingMars", words: Any, seen: Any, viewer: Seat) -> list[Text]:
        from pavonis.games.terraforming_mars.screen import describe

        return describe(game, words, seen, viewer)

    def names(self, game: "TerraformingMars") -> dict[str, list[str]]:
        from pavonis.games.terraforming_mars import board, tables
        from pavonis.kit import terraforming

        return {
            "resource": terraforming.RESOURCE_NAMES,
            "parameter": terraforming.PARAMETER_NAMES,
            "tag": terraforming.TAG_NAMES,
            "cubes": terraforming.CUBE_NAMES,
            "tile": board.TILE_NAMES,
            "place": board.PLACE_NAMES,
            "project": tables.PROJECT_NAMES,
            "milestone": tables.MILESTONE_NAMES,
            "award": tables.AWARD_NAMES,
        }

    def lesson(self) -> Lesson:
        from pavonis.games.terraforming_mars.lesson import LESSON

        return LESSON

    def trace(self, game: "TerraformingMars", event: Event) -> Trace | None:
        from pavonis.games.terraforming_mars.tracing import trace

        found = trace(game, event)
        return None if found is None else Trace(*found)

    def dealt(self, game: "TerraformingMars", s: State, seat: Seat) -> list[str]:
        from pavonis.games.terraforming_mars.tables import NAMES

        return [NAMES[number] for number in game.observe(s, seat).players[seat].corporations]  # type: ignore[arg-type]

    def observation(self) -> type[msgspec.Struct]:
        from pavonis.games.terraforming_mars.observation import TerraformingMarsSeen

        return TerraformingMarsSeen

    def board(self, game: "TerraformingMars", words: Any) -> msgspec.Struct:
        from pavonis.games.terraforming_mars.facts import board

        return board(game, words)

    def board_type(self) -> type[msgspec.Struct]:
        from pavonis.games.terraforming_mars.facts import TerraformingMarsBoard

        return TerraformingMarsBoard

    def encoder(self) -> Encode[Any]:
        from pavonis.games.terraforming_mars.encoder import encode

        return encode

    def position(self, game: "TerraformingMars", seats: int, seed: int) -> Position:
        from pavonis.games.terraforming_mars.position import Position

        return Position(game, seats, seed)


BOX: Final = TerraformingMarsBox()
