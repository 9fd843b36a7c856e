"""A game, a bot and an encoder from an installed package are as good as ours; `tests/web` plays the game in the browser."""

import json
import subprocess
import sys

import pytest

from tests.packages.installed import install


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install(tmp_path_factory.mktemp("package"))


def run(environment: dict[str, str], *words: str, said: str = "") -> str:
    """What a command of ours prints."""
    command = [sys.executable, "-m", "pavonis", *words]
    done = subprocess.run(command, env=environment, input=said, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def python(environment: dict[str, str], code: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60, check=True
    ).stdout


def test_it_is_on_the_shelf_behind_ours(installed: dict[str, str]) -> None:
    code = "import pavonis; print(pavonis.games()); print(pavonis.load('countdown').key)"
    games, key = python(installed, code).splitlines()
    assert games.endswith("'countdown']")
    assert key == "countdown"


def test_it_is_played_in_the_terminal_against_its_bot(installed: dict[str, str]) -> None:
    told = run(installed, "play", "countdown", "--bots", "highest", said="1\n" * 12)
    assert "Countdown" in told
    assert "take left" in told
    assert "points" in told.casefold()


def test_its_bot_meets_ours_in_the_arena(installed: dict[str, str]) -> None:
    told = json.loads(run(installed, "arena", "countdown", "--bots", "highest,random", "--games", "20", "--json"))
    assert told["bots"] == ["highest", "random"]


def test_its_bot_plays_our_games(installed: dict[str, str]) -> None:
    assert "highest" in run(installed, "simulate", "pocket-mars", "--bots", "highest,random", "--games", "4")


def test_its_encoder_stands_before_the_games_own(installed: dict[str, str]) -> None:
    code = (
        "import pavonis\nfrom pavonis.rl.encoding import Encoder\ngame = pavonis.load('countdown')\n"
        "encoder = Encoder(game, 2)\nprint(encoder.size, encoder(game.new(2, 0), 0).tolist())"
    )
    assert python(installed, code).strip() == "2 [1.0, 1.0]"


def test_a_name_that_is_taken_is_not_replaced(installed: dict[str, str]) -> None:
    code = "import pavonis.games as g; print(g.box('pocket-mars').__class__.__module__)"
    assert python(installed, code).strip() == "pavonis.games.pocket_mars"
