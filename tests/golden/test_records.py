"""Golden records replay to the digit; a change that alters one must bump the rules version on purpose."""

import pytest

from tests.golden.records import FOLDER, GOLDEN, Golden, read


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.path().stem)
def test_golden_record(golden: Golden) -> None:
    last, now = read(golden.path().read_text(encoding="utf-8"))
    assert now == last


def test_no_file_is_forgotten() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {golden.path().name for golden in GOLDEN}


def test_an_altered_rule_would_be_seen() -> None:
    text = GOLDEN[0].path().read_text(encoding="utf-8")
    lines = text.splitlines()
    broken = next(number for number, line in enumerate(lines) if line.startswith("#"))
    lines[broken] = "# 0000000000000000"
    with pytest.raises(AssertionError, match="another one"):
        read("\n".join(lines))
