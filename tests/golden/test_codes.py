"""A code never changes its meaning: what is frozen holds, and what is new only adds."""

import pytest

from pavonis.games import OURS
from tests.golden.codes import FOLDER, frozen, lost, present

FROZEN = sorted(path.stem for path in FOLDER.iterdir())


def test_every_game_of_ours_is_frozen() -> None:
    assert sorted(OURS) == FROZEN


@pytest.mark.parametrize("key", FROZEN)
def test_frozen_codes_hold(key: str) -> None:
    assert frozen(key)
    assert lost(key, present(key)) == []


@pytest.mark.parametrize("key", FROZEN)
def test_every_number_is_said_once(key: str) -> None:
    numbers = [line.split()[:2] if line[0].isalpha() else line.split()[:1] for line in present(key)]
    assert len({tuple(number) for number in numbers}) == len(numbers)


def test_a_changed_line_would_be_seen_and_an_added_one_passes() -> None:
    now = present(FROZEN[0])
    assert lost(FROZEN[0], [*now, "99999 something new"]) == []
    assert lost(FROZEN[0], now[1:]) == now[:1]
