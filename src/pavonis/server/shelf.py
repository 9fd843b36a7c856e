"""The games on the shelf, and what a page needs to know about each."""

from functools import cache
from typing import Any

import msgspec

from pavonis.games import box, games
from pavonis.server import payload
from pavonis.server.errors import Refused
from pavonis.server.games import checked_options, open_game, words_of
from pavonis.server.phrases import spoken
from pavonis.server.roster import Roster
from pavonis.server.schemas import COLOURS, GameBody, GameCard, OptionBody, RangeBody, ValueBody

Value = bool | int | str


def shelf(lang: str) -> list[GameCard]:
    """Every game: what stands on its lid."""
    found = [box(key) for key in games()]
    return [GameCard(each.key, _title(each.key, lang), each.blurb[lang], _from_to(each.players), each.minutes) for each in found]


def _from_to(players: range) -> tuple[int, int]:
    return players.start, players.stop - 1


def _title(key: str, lang: str) -> str:
    return words_of(open_game(key, checked_options(key, {})), lang, []).title()


def game(key: str, lang: str, roster: Roster) -> GameBody:
    """What a page needs to know about a game."""
    if key not in games():
        raise Refused("no_such_game")
    found = open_game(key, checked_options(key, {}))
    words = words_of(found, lang, [])
    return GameBody(
        key=key,
        title=words.title(),
        rules_version=found.rules_version,
        players=_from_to(found.seats),
        options=options_schema(key),
        choices=choices(key, lang),
        levels=roster.levels(lang),
        colours=list(COLOURS),
        ranges=[RangeBody(each.name, each.start, [names.room for names in each.names]) for each in found.space.ranges],
        rules=[payload.text_body(paragraph) for paragraph in words.rules()],
        labels=labels_of(key, lang),
    )


def labels_of(key: str, lang: str) -> dict[str, str]:
    """What the things of a game are called, by key."""
    words = words_of(open_game(key, checked_options(key, {})), lang, [])
    return {**words.things(), **words.labels()}


def options_schema(key: str) -> dict[str, Any]:
    """The options of a game as a JSON schema, without references."""
    schema = msgspec.json.schema(box(key).options())
    name = schema.pop("$ref").rpartition("/")[2]
    found: dict[str, Any] = schema["$defs"][name]
    return found


def choices(key: str, lang: str) -> list[OptionBody]:
    """The options of a game in words: those with a few values to choose from; a deck of one's own is for the command line."""
    said = box(key).option_words(lang)
    values = {**spoken(lang).switch, **said.values}
    found = []
    for option, (default, offered) in _offered(key).items():
        name, about = said.options[option]
        named = [ValueBody(value, values.get(str(value), str(value))) for value in offered]
        found.append(OptionBody(option, name, about, default, named))
    return found


@cache
def _offered(key: str) -> dict[str, tuple[Value, list[Value]]]:
    """The options that can be chosen from a list, with their default and the values that the game takes as it is in the box."""
    found = {}
    for option, schema in options_schema(key)["properties"].items():
        values = [value for value in values_in(schema) if _taken(key, option, value)]
        if values:
            found[option] = (schema["default"], values)
    return found


def _taken(key: str, option: str, value: Value) -> bool:
    try:
        checked_options(key, {option: value})
    except Refused:
        return False
    return True


def values_in(schema: dict[str, Any]) -> list[Value]:
    """All values that the schema of an option names; none if it has too many to name."""
    found: list[Value] = []
    for each in schema.get("anyOf", [schema]):
        if each.get("type") == "boolean":
            found += [False, True]
        elif each.get("type") == "integer" and {"minimum", "maximum"} <= each.keys():
            found += range(each["minimum"], each["maximum"] + 1)
        else:
            found += each.get("enum", [])
    return found
