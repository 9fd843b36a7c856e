"""What one kind of viewer sees of a table at one moment, as JSON in sections: the unit that is compared, patched and sent.

A view is encoded section by section: its fields, the fields of `play`, of the observation, and of every player in it. The next
view is compared with the last one by section, and only the sections that differ are sent. Viewers who see the same share one sight,
and every message is put together once for all of them.
"""

from collections.abc import Callable
from functools import cache
from itertools import count, pairwise
from operator import attrgetter
from typing import Any, NamedTuple

import msgspec

from pavonis.core.events import story
from pavonis.core.game import Seat
from pavonis.server import payload
from pavonis.server.live_table import Heard, LiveTable

Sections = dict[str, bytes]
SPLIT = ("play", "observation", "players")  # what is sent field by field; everything else is sent whole
_encode = msgspec.json.Encoder().encode
_encode_lines = msgspec.json.Encoder().encode_lines
_numbers = count()
MESSAGES = 64
Key = tuple[int, int, bool]  # a sight, the one that it follows, and whether the whole view is told
_written: dict[Key, str] = {}  # messages
_shapes: dict[tuple[str, ...], tuple[str, ...]] = {}  # one object for each shape that views have; there are few


class Sight(msgspec.Struct, eq=False):
    """A table as one kind of viewer sees it at one moment."""

    viewer: Seat
    head: Sections  # all but the game
    shape: tuple[str, ...]  # the paths of the sections of the game
    game: tuple[bytes, ...]  # those sections, without the log
    heard: Heard  # the log
    number: int = msgspec.field(default_factory=lambda: next(_numbers))  # no two sights have the same

    def is_news(self, before: "Sight") -> bool:
        """Whether a viewer can tell the two apart."""
        return self is not before and (
            self.heard.digest != before.heard.digest
            or self.game != before.game
            or self.shape != before.shape
            or self.head != before.head
        )


def sight(table: LiveTable, person: str | None, viewer: Seat, lang: str) -> Sight:
    """A table as a person sees it with the eyes of `viewer`. Strangers share one sight, and seats have one each, per version."""
    mine = table.owned(person)
    host = person is not None and table.facts.host == person
    key = (tuple(mine), host, viewer, lang)
    found: Sight | None = table.kept.get(key)
    if found is None:
        found = table.kept[key] = _sight(table, mine, host, viewer, lang)
    return found


def _sight(table: LiveTable, mine: list[Seat], host: bool, viewer: Seat, lang: str) -> Sight:
    body = payload.play_of(table, mine, viewer, lang)
    game: Sections = {}
    if body is None:
        game["play"] = b"null"
    else:
        _split(body, "play.", game)
        del game["play.log"]
    shape = tuple(game)
    shape = _shapes.setdefault(shape, shape)
    return Sight(viewer, _head(table, mine, host, viewer, lang), shape, tuple(game.values()), table.heard_by(viewer))


def _head(table: LiveTable, mine: list[Seat], host: bool, viewer: Seat, lang: str) -> Sections:
    """The sections that moves do not change, kept until something else does. Who is there depends on the time as well."""
    key = (tuple(mine), host, viewer, lang, tuple([seat.online for seat in table.seats]), tuple(table.later))
    found: Sections | None = table.heads.get(key)
    if found is None:
        body = payload.head(table, mine, host, viewer, lang)
        found = table.heads[key] = {name: _encode(getattr(body, name)) for name in body.__struct_fields__ if name != "play"}
    return found


def _split(value: msgspec.Struct, path: str, sections: Sections) -> None:
    """Encode the fields of a struct, each as a section; those of the players in it one by one."""
    plan = _plan(type(value), path)
    # All fields in one go, a line each: no line of JSON has a line break in it.
    sections.update(zip(plan.sections, _encode_lines(plan.read(value)).split(b"\n"), strict=False))
    for name, section in plan.inside:
        field = getattr(value, name)
        if _is_plain(field):
            _split(field, section + ".", sections)
        elif isinstance(field, list) and field and _is_plain(field[0]):
            for seat, player in enumerate(field):
                _split(player, f"{section}.{seat}.", sections)
        else:
            sections[section] = _encode(field)


class Plan(NamedTuple):
    """How structs of a type are split."""

    sections: list[str]  # what is sent whole
    read: Callable[[Any], tuple[Any, ...]]  # that, and something more at the end
    inside: list[tuple[str, str]]  # what is sent field by field


@cache
def _plan(kind: type[msgspec.Struct], path: str) -> Plan:
    names = [(name, path + written) for name, written in zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)]
    whole = [(name, section) for name, section in names if name not in SPLIT]
    read = attrgetter(*[name for name, _ in whole], "__doc__", "__doc__")  # of one name alone it would not make a tuple
    return Plan([section for _, section in whole], read, [each for each in names if each[0] in SPLIT])


def _is_plain(value: Any) -> bool:
    """Whether a value is written as an object with all its fields."""
    return isinstance(value, msgspec.Struct) and value.__struct_config__.tag is None and not value.__struct_config__.omit_defaults


def whole(table: LiveTable, before: Sight | None, found: Sight, lang: str) -> str:
    """The message with the whole view, and with the lines of the log that were not told before."""
    key = (found.number, -1 if before is None else before.number, True)
    text = _written.get(key)
    if text is None:
        view = _nested({**found.head, **dict(zip(found.shape, found.game, strict=True))})
        if table.match is not None and isinstance(view["play"], dict):
            view["play"]["log"] = msgspec.Raw(_log(table, before, found, lang))
        text = _keep(key, _encode({"type": "view", "view": view}).decode())
    return text


def patch(table: LiveTable, before: Sight, found: Sight, lang: str) -> str | None:
    """What has changed since a sight, as the end of a message; None if the view has got another shape and must be sent whole."""
    key = (found.number, before.number, False)
    known = _written.get(key)
    if known is None:
        if found.shape is not before.shape:
            return None
        head, old = found.head, before.head
        changed = [] if head is old else [_key(path) + section for path, section in head.items() if section != old[path]]
        sections = zip(found.shape, found.game, before.game, strict=True)
        changed += [_key(path) + now for path, now, then in sections if now != then]
        text = b'"set":{%b}' % b",".join(changed)
        if found.heard.digest != before.heard.digest:
            text += b',"log":' + _log(table, before, found, lang)
        known = _keep(key, text.decode())
    return known


def _keep(key: Key, text: str) -> str:
    """Keep a message for the others who see the same: they are told in the same moment, so few messages are enough."""
    if len(_written) >= MESSAGES:
        del _written[next(iter(_written))]
    _written[key] = text
    return text


@cache
def _key(path: str) -> bytes:
    return b'"%b":' % path.encode()


def _nested(sections: Sections) -> dict[str, Any]:
    """The object whose parts these sections are. A number in a path is a place in a list."""
    view: dict[str, Any] = {}
    for path, section in sections.items():
        *way, last = path.split(".")
        at: Any = view
        for name, following in pairwise([*way, last]):
            if isinstance(at, list):
                if int(name) == len(at):
                    at.append({})
                at = at[int(name)]
            else:
                at = at.setdefault(name, [] if following.isdecimal() else {})
        at[last] = msgspec.Raw(section)
    return view


def _log(table: LiveTable, before: Sight | None, found: Sight, lang: str) -> bytes:
    """The lines of the log from the first one that was not told before."""
    start, line = (0, 0) if before is None else table.common(found.viewer, before.heard)
    words = payload.words_at(table, lang)
    lines = []
    for event in story(table.log, found.viewer, start):
        key = ("line", lang, event)
        if key not in table.kept:
            table.kept[key] = _encode(payload.line(table.game, event, words))
        lines.append(table.kept[key])
    return b'{"start":%d,"lines":[%b]}' % (line, b",".join(lines))
