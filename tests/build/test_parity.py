"""The compiled engine and the plain one play the same games: the same moves, worlds, sights and events from the same seeds."""

import os
import subprocess
import sys

import pytest

from pavonis import _engine
from tests.build.story import CASES, Case, told

# Each case is a process that loads another engine; one worker runs them, beside the others.
pytestmark = [
    pytest.mark.skipif(not _engine.COMPILED, reason="the engine is not compiled here"),
    pytest.mark.xdist_group("build"),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_plain_engine_tells_the_same_story(case: Case) -> None:
    plain = subprocess.run(
        [sys.executable, "-m", "tests.build.story", str(CASES.index(case))],
        env={**os.environ, "PAVONIS_PURE": "1"},
        check=True,
        capture_output=True,
        text=True,
    ).stdout.splitlines()
    assert plain == ["pure", *told(case)]
