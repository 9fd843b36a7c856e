"""The games on the shelf: those that can be played, and those that are still being built."""

from functools import cache
from typing import Any

import msgspec

from pavonis.games import GAMES, part
from pavonis.server import payload
from pavonis.server.bodies import COLOURS, GameBody, GameCard, OptionBody, RangeBody, ValueBody
from pavonis.server.errors import Refused
from pavonis.server.games import checked_options, open_game, words_of
from pavonis.server.phrases import ORDER, SWITCH
from pavonis.server.roster import Roster

Value = bool | int | str

# title, players, minutes, and what the game is about in English, Russian and Polish
SHELF: dict[str, tuple[str, tuple[int, int], tuple[int, int], tuple[str, str, str]]] = {
    "terraforming-mars": (
        "Terraforming Mars", (1, 5), (90, 150),
        (
            "Corporations make Mars habitable: heat, oxygen, oceans, and two hundred projects to choose from.",
            "Корпорации делают Марс пригодным для жизни: тепло, кислород, океаны и две сотни проектов на выбор.",
            "Korporacje zmieniają Marsa w planetę do życia: ciepło, tlen, oceany i dwieście projektów do wyboru.",
        ),
    ),
    "ares-expedition": (
        "Terraforming Mars: Ares Expedition", (1, 4), (45, 75),
        (
            "The same planet, quicker: everybody chooses a phase in secret, and all play the phases that were chosen.",
            "Та же планета, но быстрее: каждый тайно выбирает фазу, и все играют выбранные фазы.",
            "Ta sama planeta, ale szybciej: każdy w tajemnicy wybiera fazę, a wszyscy rozgrywają wybrane fazy.",
        ),
    ),
    "pocket-mars": (
        "Pocket Mars", (2, 4), (15, 30),
        (
            "Seven colonists, five buildings and a hand of cards, each of them good for two things.",
            "Семь колонистов, пять зданий и карты, каждая из которых годится для двух дел.",
            "Siedmiu kolonistów, pięć budynków i karty, z których każda przydaje się na dwa sposoby.",
        ),
    ),
    "mission-red-planet": (
        "Mission: Red Planet", (2, 6), (60, 90),
        (
            "Astronauts crowd onto rockets for the zones of Mars; nine characters, chosen in secret, called out one by one.",
            "Астронавты теснятся в ракетах, чтобы занять зоны Марса; девять персонажей выбирают тайно и вызывают по одному.",
            "Astronauci tłoczą się w rakietach do stref Marsa; dziewięć postaci wybieranych w tajemnicy i wywoływanych po kolei.",
        ),
    ),
}  # fmt: skip


def games(lang: str) -> list[GameCard]:
    """Every game; those the rules are here for are ready."""
    return [
        GameCard(key, _title(key, lang) or title, about[ORDER.index(lang)], players, minutes, key in GAMES)
        for key, (title, players, minutes, about) in SHELF.items()
    ]


def _title(key: str, lang: str) -> str:
    return words_of(open_game(key, checked_options(key, {})), lang, []).title() if key in GAMES else ""


def game(key: str, lang: str, roster: Roster) -> GameBody:
    """What a page needs to know about a game."""
    if key not in GAMES:
        raise Refused("no_such_game")
    found = open_game(key, checked_options(key, {}))
    words = words_of(found, lang, [])
    labels = getattr(words, "labels", None)
    return GameBody(
        key=key,
        title=words.title(),
        rules_version=found.rules_version,
        players=(found.seats.start, found.seats.stop - 1),
        options=options_schema(key),
        choices=choices(key, lang),
        levels=roster.levels(lang),
        colours=list(COLOURS),
        ranges=[RangeBody(each.name, each.start, [len(names) for names in each.names]) for each in found.space.ranges],
        rules=[payload.text_body(paragraph) for paragraph in words.rules()],
        labels={**words.things(), **({} if labels is None else {name: str(label) for name, label in labels._asdict().items()})},
    )


def options_schema(key: str) -> dict[str, Any]:
    """The options of a game as a JSON schema, without references."""
    schema = msgspec.json.schema(part(key, "options").Options)
    name = schema.pop("$ref").rpartition("/")[2]
    found: dict[str, Any] = schema["$defs"][name]
    return found


def choices(key: str, lang: str) -> list[OptionBody]:
    """The options of a game in words: those with a few values to choose from; a deck of one's own is for the command line."""
    said = part(key, "words.options")
    values = {**SWITCH[lang], **said.VALUES[lang]}
    found = []
    for option, (default, offered) in _offered(key).items():
        name, about = said.OPTIONS[lang][option]
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
