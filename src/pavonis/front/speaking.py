"""A game in words: its sentences in a language, the names of its seats, and the table as text."""

from typing import Any

from pavonis.core.events import SPECTATOR
from pavonis.core.game import Game, S, Seat
from pavonis.core.record import Record
from pavonis.games import box, load
from pavonis.text import Words, common, plain

WIDTH = 100  # columns of a table drawn as text
LANGUAGE = "en"


def words(game: str | Game[Any], language: str = LANGUAGE, names: list[str] | None = None) -> Words:
    """Everything a game says in a language: `words("pocket-mars", "pl").title()`. `names` are the names of the players."""
    loaded = load(game) if isinstance(game, str) else game
    return box(loaded.key).words(loaded, language, names or [])


def seat_names(seats: int, record: Record | None = None, language: str = LANGUAGE) -> list[str]:
    """What the seats are called: as the record notes it, or else by number, as moves call them."""
    noted: Any = record.notes.get("players") if record is not None else None
    entries = noted if isinstance(noted, list) and len(noted) == seats else [{}] * seats
    named = [str(entry.get("name") or "") if isinstance(entry, dict) else "" for entry in entries]
    usual = "Seat" if language == LANGUAGE else common(language).grammar.player
    return [name or f"{usual} {seat}" for seat, name in enumerate(named)]


def table_text(game: Game[Any], seen: Any, viewer: Seat, names: list[str], width: int = WIDTH) -> str:
    """The table as the terminal draws it, without colours."""
    drawn = box(game.key).draw(game, words(game, LANGUAGE, names), seen, viewer, width)
    return "\n".join(plain(line).rstrip() for line in drawn)


def own_text(game: Game[S], world: S, seat: Seat, names: list[str]) -> str:
    """What a seat sees and others do not, as text: the table draws it below all the rest."""
    rule = "─" * WIDTH
    shared, seen = (table_text(game, game.observe(world, viewer), viewer, names).split(rule) for viewer in (SPECTATOR, seat))
    return "\n".join(part.strip("\n") for part in seen[len(shared) :])
