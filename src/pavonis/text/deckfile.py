"""What decks and tables as files share: reading them, their names, and errors that name file, entry, field and what is allowed."""

import json
import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from pavonis.text import DEFAULT, LANGUAGES

T = TypeVar("T")
LONGEST_NAME = 60
STEP = re.compile(r"\.(\w+)|\[([^]]*)\]")  # of the place that msgspec names: a field, or an entry of a list or an object
PLACE = re.compile(r"(.*?)(?: - at (`[^`]*`(?: in `[^`]*`)?))?", re.DOTALL)
NAMED = re.compile(r"Object .* field `(.*)`", re.DOTALL)


class BadDeck(ValueError):
    """A file that cannot be used, with the file, the entry and the field."""


def read_json(path: Path, what: str) -> dict[str, Any]:
    """The data of a file, not yet checked; `what` says what the file is."""
    try:
        data = json.loads(path.read_text(encoding="utf-8-sig"))  # some editors write a mark before the text
    except OSError as error:
        raise BadDeck(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadDeck(f"{path}: this is not JSON: it is not a text in UTF-8") from None
    except RecursionError:
        raise BadDeck(f"{path}: this is not a deck file: its lists lie too deep in each other") from None
    except ValueError as error:
        raise BadDeck(f"{path}: this is not JSON: {error}") from None
    if not isinstance(data, dict):
        raise BadDeck(f"{path}: {what}")
    return data


def named(data: Any, where: str) -> str:
    """Where an entry is, with its English name, which helps to find it."""
    name = data["names"].get(DEFAULT) if isinstance(data, dict) and isinstance(data.get("names"), dict) else None
    return f"{where} ({' '.join(name.split())[:LONGEST_NAME]})" if isinstance(name, str) and name.strip() else where


def convert(data: Any, kind: type[T], where: str) -> T:
    """One entry of the right shape."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadDeck(f"{where}: {problem(data, kind, str(error))}") from None


def problem(data: Any, kind: Any, error: str) -> str:
    """What is wrong with an entry, in plain words, from what msgspec says: the field, what stands there and what is allowed."""
    said, place = PLACE.fullmatch(error).groups("")  # type: ignore[union-attr]  # it matches everything
    value, types, path = data, [inspect.type_info(kind)], ""
    for field, entry in STEP.findall(place.rpartition("$")[2]):
        types = [inner for each in types for inner in inside(each, field)]
        key = int(entry) if entry.isdecimal() else field or next(name for name in value if not isinstance(value[name], str))
        value = value[key]
        path += f"[{key}]" if entry.isdecimal() else f".{key}"
    where = f"field '{path.removeprefix('.')}': " if path else ""
    fault = NAMED.match(said)
    if fault:
        what = "is missing" if "required" in said else "is unknown"
        fields = [each.encode_name for struct in types if isinstance(struct, inspect.StructType) for each in struct.fields]
        return f"{where}the field '{fault.group(1)}' {what}; allowed: {', '.join(fields)}"
    if place.startswith("`key`"):
        allowed = choices([each.key_type for each in types if isinstance(each, inspect.DictType)])
        wrong = next(str(name) for name in value if name not in allowed)
        return f"{where}the field '{wrong}' is unknown; allowed: {', '.join(allowed)}"
    told = json.dumps(value, ensure_ascii=False, default=str)
    told = told if len(told) <= LONGEST_NAME else f"{told[:LONGEST_NAME]}…"
    shapes = [each for each in types if not isinstance(each, inspect.NoneType)]  # what may be null may be left out
    return f"{where}{told} is not possible; allowed: {' or '.join(wanted(each) for each in shapes)}"


def choices(types: list[inspect.Type]) -> list[str]:
    """The words among which a value or a key is chosen."""
    return [str(value) for place in members(types) if isinstance(place, inspect.LiteralType) for value in place.values]


def wanted(place: inspect.Type) -> str:
    """What may stand at a place, in plain words."""
    if isinstance(place, inspect.IntType):
        return f"a whole number from {place.ge} to {place.le}"
    if isinstance(place, inspect.LiteralType):
        return ", ".join(str(value) for value in place.values if value is not None)
    if isinstance(place, inspect.StrType):
        return "a text" if place.max_length is None else f"a text of {place.min_length} to {place.max_length} characters"
    if isinstance(place, inspect.ListType):
        least, most = place.min_length, place.max_length
        count = "" if most is None else f" of {most} entries" if least == most else f" of {least} to {most} entries"
        return f"a list{count}"
    if isinstance(place, inspect.TupleType):
        return f"a list of {len(place.item_types)} entries"
    if isinstance(place, inspect.StructType):
        return f"an object with {', '.join(field.encode_name for field in place.fields)}"
    return "true or false" if isinstance(place, inspect.BoolType) else "an object"


def inside(place: inspect.Type, field: str) -> list[inspect.Type]:
    """The types of a field, or of the entries."""
    if isinstance(place, inspect.StructType):
        return members([each.type for each in place.fields if each.encode_name == field])
    if isinstance(place, inspect.ListType):
        return members([place.item_type])
    if isinstance(place, inspect.TupleType):
        return members(list(place.item_types[:1]))
    return members([place.value_type]) if isinstance(place, inspect.DictType) else []


def members(places: list[inspect.Type]) -> list[inspect.Type]:
    """The types of which a value may be any."""
    found: list[inspect.Type] = []
    for place in places:
        if isinstance(place, inspect.UnionType):
            found += place.types
        else:
            found.append(place)
    return found


def read_names(names: dict[Any, str], where: str) -> list[str]:
    """The names in all languages, trimmed, English where one is missing."""
    if DEFAULT not in names:
        raise BadDeck(f"{where}: field 'names.{DEFAULT}': the English name is missing")
    clean = {language: read_name(name, f"{where}: field 'names.{language}'") for language, name in names.items()}
    return [clean.get(language, clean[DEFAULT]) for language in LANGUAGES]


def read_name(name: str, where: str) -> str:
    """A name as it stands in sentences and in typed moves."""
    name = name.strip()
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadDeck(f"{where}: a name has 1 to {LONGEST_NAME} characters, not {len(name)}")
    if not name.isprintable():
        raise BadDeck(f"{where}: a name is one line of letters, digits and signs, without tabs or line breaks")
    if "  " in name:
        raise BadDeck(f"{where}: there is a space too many; between two words there is one")
    if not any(letter.isalpha() for letter in name):
        raise BadDeck(f"{where}: a name has a letter in it; a number alone would be taken for a line of a list")
    return name


def no_name_twice(entries: list[tuple[str, list[str]]]) -> None:
    """Refuse a name that two entries have; each entry comes with where it is."""
    for language, word in enumerate(LANGUAGES):
        seen: dict[str, str] = {}
        for where, names in entries:
            name = names[language].casefold()
            if name in seen:
                raise BadDeck(f"{where}: field 'names.{word}': {seen[name].partition(': ')[2]} has this name too")
            seen[name] = where
