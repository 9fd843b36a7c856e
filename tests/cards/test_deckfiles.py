"""A file of cards with anything at all in any place is read, or refused with the file, the field and what is allowed."""

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pavonis.games import load
from pavonis.games.mission_red_planet import deckfile as red_planet
from pavonis.games.pocket_mars import deckfile as pocket
from pavonis.text.deckfile import BadDeck, read_json

STRANGE = ["a `b` c", "x - at `$.y`"]  # as in what msgspec says
ANYTHING: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    7,
    99,
    1.5,
    "",
    " ",
    "x",
    "3",
    *STRANGE,
    [],
    [1],
    {},
    {"en": 5},
    {5: "x"},
    {"x": 1},
]


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every place of a file: what holds it, and its key there."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else []
    return [(data, key) for key in keys] + [place for key in keys for place in places(data[key])]


@pytest.mark.parametrize(("game", "file"), [("pocket-mars", pocket.export()), ("mission-red-planet", red_planet.export())])
def test_anything_anywhere_is_refused_in_words(game: str, file: str) -> None:
    chance = Random(1)
    right = json.loads(file)
    told: list[str] = []
    for _ in range(120):
        data = deepcopy(right)
        holder, key = chance.choice([place for place in places(data) if place[1] != "about"])
        if isinstance(holder, dict) and chance.random() < 0.2:
            holder[chance.choice(["more", *STRANGE])] = holder.pop(key)
        else:
            holder[key] = chance.choice(ANYTHING)
        try:
            load(game, deck=data)
        except BadDeck as error:
            told.append(str(error))
    assert len(told) > 80
    for line in told:
        assert line.startswith("the deck: ")
        ours = line.replace(STRANGE[0], "").replace(STRANGE[1], "")
        assert not any(word in ours for word in ("`", "Object", "Expected", "enum value", "$")), line


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "not JSON"),
        (b'{"cards": [', "not JSON"),
        (b"\xff\xfe\x00", "not a text in UTF-8"),
        (b"[" * 100_000, "too deep"),
        (b"NaN", "an object with cards"),
    ],
    ids=["nothing", "cut off", "no text", "deep", "a number"],
)
def test_a_file_that_is_no_deck_is_refused_by_name(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(content)
    with pytest.raises(BadDeck, match=words) as refused:
        read_json(path, "an object with cards")
    assert str(refused.value).startswith(f"{path}: ")


def test_a_mark_before_the_text_is_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(pocket.export(), encoding="utf-8-sig")
    assert load("pocket-mars", deck=path).new(2, seed=1)
