"""What is told, in words: nothing that a spectator could not see, in the language of whoever is told."""

from datetime import datetime
from typing import NamedTuple

from pavonis.core.game import Seat
from pavonis.server import clocks
from pavonis.server.games import words_of
from pavonis.server.live_table import LiveTable
from pavonis.server.notification_schemas import Kind
from pavonis.server.phrases import spoken


class Told(NamedTuple):
    """A notification as it is read."""

    title: str
    text: str
    path: str  # of the page that it is about
    tag: str  # a later one with the same tag takes its place
    kind: str
    lang: str


def told(table: LiveTable, kind: Kind, seat: Seat, whole_table: bool, lang: str, now: datetime) -> Told:
    """Something that has happened, told to the person on a seat or to the whole table."""
    facts = table.facts
    title = words_of(table.game, lang, table.names).title()
    sentence = _sentence(table, kind, seat, whole_table, lang, now)
    text = f"{sentence} ({', '.join(name for name in table.names if name)})"
    return Told(title, text, f"/table/{facts.id}", facts.id, kind, lang)


def _sentence(table: LiveTable, kind: Kind, seat: Seat, whole_table: bool, lang: str, now: datetime) -> str:
    say, names = spoken(lang).told, table.names
    name = names[seat] if 0 <= seat < len(names) else ""
    if kind == "turn":
        return say["turn_of"].format(name=name) if whole_table else say["turn"]
    if kind == "begun" and table.facts.tournament is not None:
        mark = table.facts.tournament
        return say["table_ready"].format(round=mark["round"], tournament=mark["name"])
    if kind == "begun":
        return say["begun_turn" if not whole_table and seat in table.waiting() else "begun"]
    if kind == "over":
        winners = [names[each] for each in (table.facts.result or {}).get("winners", [])]
        return say["over"].format(names=", ".join(winners)) if winners else say["over_alone"]
    if kind == "low":
        minutes = max(1, round(_left(table, seat, now) / 60))
        return say["low_of" if whole_table else "low"].format(name=name, minutes=minutes)
    absent = (table.facts.vote or {}).get("seat", -1)
    if absent == seat and not whole_table:
        return say["vote_you"]
    return say["vote"].format(name=names[absent] if 0 <= absent < len(names) else "")


def _left(table: LiveTable, seat: Seat, now: datetime) -> float:
    times = clocks.shown(table.facts) or []
    due = next((time.due for time in times if time.seat == seat), None)
    return 0.0 if due is None else (due - now).total_seconds()


def together(parts: list[Told], lang: str) -> Told:
    """Several notifications as one."""
    if len(parts) == 1:
        return parts[0]
    say = spoken(lang).told
    lines = "\n".join(f"{part.title}: {part.text}" for part in parts)
    return Told("Pavonis", f"{say['digest'].format(count=len(parts))}\n{lines}", "/", "digest", "digest", lang)


def trial(lang: str) -> Told:
    """One that somebody asks for, to see that it arrives."""
    return Told("Pavonis", spoken(lang).told["test"], "/notifications", "test", "test", lang)
