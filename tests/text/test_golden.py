"""The golden texts are what the languages say now."""

import pytest

from tests.text.golden import COMMAND, FOLDER, goldens

GOLDENS = goldens()


@pytest.mark.parametrize("name", GOLDENS)
def test_golden(name: str) -> None:
    path = FOLDER / name
    assert path.is_file(), f"{name} is missing: {COMMAND}"
    assert path.read_text(encoding="utf-8") == GOLDENS[name], f"{name} has changed; if it is meant: {COMMAND}, and read the diff"


def test_no_other_golden() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(GOLDENS)
