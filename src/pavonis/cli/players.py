"""Who sits where at a terminal table: people by name and bots by level."""

from typing import Any, NamedTuple

from pavonis.bots.bot import is_ours
from pavonis.core.record import Record
from pavonis.text import common


class Player(NamedTuple):
    """A person, or a bot if there is a spec for one."""

    name: str
    bot: str = ""


def seated(people: list[str], bots: list[str], language: str) -> list[Player]:
    """People first, then bots with names of their own; names must differ, so that the log can be read."""
    names = [name for name in common(language).bot_names if name not in people]
    if len(bots) > len(names):
        raise ValueError(f"{len(people) + len(bots)} players are too many")
    players = [Player(name) for name in people]
    players += [Player(name, bot) for name, bot in zip(names, bots, strict=False)]
    if len({player.name.casefold() for player in players}) != len(players):
        raise ValueError("two players have the same name")
    return players


def note_players(record: Record, players: list[Player]) -> None:
    """Write down in the record who sits where."""
    record.notes["players"] = [{"name": player.name, "bot": player.bot} for player in players]


def noted_players(record: Record, language: str, trusted: bool = False) -> list[Player]:
    """Who sat where, as far as the record says. A record from elsewhere may not name a program to start."""
    noted = record.notes.get("players")
    entries: list[Any] = noted if isinstance(noted, list) else []
    players = [
        Player(str(entry.get("name", ""))[:40], _bot(str(entry.get("bot", "")), trusted)) if isinstance(entry, dict) else Player("")
        for entry in entries[: record.seats]
    ]
    players += [Player("")] * (record.seats - len(players))
    usual = common(language).grammar.player
    return [player if player.name else Player(f"{usual} {seat + 1}", player.bot) for seat, player in enumerate(players)]


def _bot(spec: str, trusted: bool) -> str:
    return spec if trusted or not spec or is_ours(spec) else "steady"


def seat_names(record: Record, language: str) -> list[str]:
    """The names of a record's players."""
    return [player.name for player in noted_players(record, language)]
