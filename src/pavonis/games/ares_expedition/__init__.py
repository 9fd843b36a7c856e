"""Terraforming Mars: Ares Expedition."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from pavonis.box import Box, OptionWords, Position, Trace
from pavonis.core.events import Event
from pavonis.core.game import Seat, State
from pavonis.core.renumbering import Renumbering
from pavonis.kit.sheet import Encode
from pavonis.text import Text
from pavonis.text.lesson import Lesson

if TYPE_CHECKING:
    from pavonis.games.ares_expedition.game import AresExpedition
    from pavonis.games.ares_expedition.words import AresWords


class AresExpeditionBox(Box["AresExpedition"]):
    """All that the game offers."""

    key: ClassVar = "ares-expedition"
    players: ClassVar = range(1, 5)
    minutes: ClassVar = (45, 75)
    blurb: ClassVar = {
        "en": "The same planet, quicker: everybody chooses a phase in secret, and all play the phases that were chosen.",
        "ru": "Та же планета, но быстрее: каждый тайно выбирает фазу, и все играют выбранные фазы.",
        "pl": "Ta sama planeta, ale szybciej: każdy w tajemnicy wybiera fazę, a wszyscy rozgrywają wybrane fazy.",
    }

    def options(self) -> type[msgspec.Struct]:
        from pavonis.games.ares_expedition.options import Options

        return Options

    def game(self, **options: Any) -> "AresExpedition":
        from pavonis.games.ares_expedition.options import load

        return load(**options)

    def renumbering(self, game: "AresExpedition", version: int) -> Renumbering | None:
        from pavonis.games.ares_expedition.upgrade import FirstRenumbering

        return FirstRenumbering() if version == 1 else None

    def words(self, game: "AresExpedition", language: str, names: list[str]) -> "AresWords":
        from pavonis.games.ares_expedition.words import words

        return words(game, language, names)

    def option_words(self, language: str) -> OptionWords:
        from pavonis.games.ares_expedition.options import VALUES, WORDS

        return OptionWords.of(WORDS, VALUES, language)

    def draw(self, game: "AresExpedition", words: Any, seen: Any, viewer: Seat, width: int) -> list[Text]:
        from pavonis.games.ares_expedition.screen import draw

        return draw(game, words, seen, viewer, width)

    def describe(self, game: "AresExpedition", words: Any, seen: Any, viewer: Seat) -> list[Text]:
        from pavonis.games.ares_expedition.screen import describe

        return describe(game, words, seen, viewer)

    def lesson(self) -> Lesson:
        from pavonis.games.ares_expedition.lesson import LESSON

        return LESSON

    def trace(self, game: "AresExpedition", event: Event) -> Trace | None:
        from pavonis.games.ares_expedition.tracing import trace

        found = trace(game, event)
        return None if found is None else Trace(*found)

    def dealt(self, game: "AresExpedition", s: State, seat: Seat) -> list[str]:
        from pavonis.games.ares_expedition.tables import NAMES

        return [NAMES[number] for number in game.observe(s, seat).players[seat].corporations]  # type: ignore[arg-type]

    def observation(self) -> type[msgspec.Struct]:
        from pavonis.games.ares_expedition.observation import AresExpeditionSeen

        return AresExpeditionSeen

    def names(self, game: "AresExpedition") -> Mapping[str, Sequence[str]]:
        from pavonis.games.ares_expedition.naming import KINDS

        return {kind: names for kind, names in KINDS.items() if kind not in ("card", "corporation")}

    def board(self, game: "AresExpedition", words: Any) -> msgspec.Struct:
        from pavonis.games.ares_expedition.facts import board

        return board(game, words)

    def board_type(self) -> type[msgspec.Struct]:
        from pavonis.games.ares_expedition.facts import AresExpeditionBoard

        return AresExpeditionBoard

    def encoder(self) -> Encode[Any]:
        from pavonis.games.ares_expedition.encoder import encode

        return encode

    def position(self, game: "AresExpedition", seats: int, seed: int) -> Position:
        from pavonis.games.ares_expedition.position import Position

        return Position(game, seats, seed)


BOX: Final = AresExpeditionBox()
