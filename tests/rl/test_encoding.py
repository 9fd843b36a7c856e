"""Observations as vectors: documented field by field, within their bounds, and blind to what is hidden."""

from random import Random
from typing import Any

import numpy as np
import pytest

from pavonis.core.game import Game
from pavonis.games import OURS, load
from pavonis.rl.encoding import Encoder, Sheet, fill, turned
from tests.rl.page import PAGE, text

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("pocket-mars", 2, {}),
    ("pocket-mars", 4, {"draft": True}),
    ("mission-red-planet", 2, {}),
    ("mission-red-planet", 5, {}),
    ("terraforming-mars", 1, {}),
    ("terraforming-mars", 3, {"draft": True}),
    ("ares-expedition", 1, {}),
    ("ares-expedition", 2, {"cooperative": True}),
    ("ares-expedition", 3, {"mulligan": True}),
]


def moments(game: Game[Any], seats: int, seed: int) -> list[Any]:
    """Positions of a random game, about a dozen."""
    chance = Random(seed)
    found = []
    s = game.new(seats, seed)
    s.log = None
    while waiting := game.waiting(s):
        if chance.random() < 0.04:
            found.append(game.clone(s))
        seat = chance.choice(waiting)
        game.apply(s, seat, chance.choice(game.legal(s, seat)))
    return [*found, s]


def test_every_game_has_an_encoder() -> None:
    assert {key for key, _, _ in TABLES} == set(OURS)


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_fields_cover_the_vector_once(key: str, seats: int, options: dict[str, Any]) -> None:
    encoder = Encoder(load(key, **options), seats)
    at = 0
    for field in encoder.fields:
        assert field.start == at
        assert field.least < field.most
        assert field.says
        at += field.size
    assert at == encoder.size
    names = [field.name for field in encoder.fields]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_a_vector_tells_nothing_hidden(key: str, seats: int, options: dict[str, Any]) -> None:
    game = load(key, **options)
    encoder = Encoder(game, seats)
    different = 0
    for s in moments(game, seats, 5):
        vectors = []
        for viewer in range(seats):
            vector = encoder(s, viewer)
            assert vector.shape == (encoder.size,)
            assert vector.min() >= 0
            assert vector.max() <= 1
            for seed in range(3):
                world = game.resample(s, viewer, seed)
                assert np.array_equal(vector, encoder(world, viewer))
            vectors.append(vector)
        different += seats > 1 and not np.array_equal(vectors[0], vectors[1])
    assert different or seats == 1  # the viewer comes first: two seats do not see the same


def test_numbers_are_written_between_their_bounds() -> None:
    sheet = Sheet()
    sheet.value("temperature", -11, 8, "degrees", least=-30)
    sheet.value("too much", 300, 150, "money")
    sheet.value("unknown", 0, 5, "nothing")
    sheet.among("cards", [1, None], 3, "known cards")
    sheet.counts("cubes", {2: 5}, 3, 20, "cubes")
    sheet.value("mild", 0, 8, "degrees", least=-8)
    sheet.values("steps", [-9, 0, 2], -8, 8, "degrees")
    sheet.one_of("which", 1, 2, "one of two")
    sheet.one_of("none", turned(None, 0, 2), 1, "one of one")
    out = np.zeros(16, np.float32)
    fill(sheet, out)
    assert out.tolist() == [0.5, 1, 0, 0, 1, 0, 0, 0, 0.25, 0.5, 0, 0.5, 0.625, 0, 1, 0]
    assert sheet.at == 16


def test_the_page_of_fields_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == text(), "python -m tests.rl.page writes it anew"
