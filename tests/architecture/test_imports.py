"""The arrows between the folders of the package."""

from pathlib import Path

import pytest

from tests.architecture import checks

GAMES = {"pocket_mars", "ares_expedition"}


@pytest.mark.parametrize("path", checks.modules(), ids=checks.module_name)
def test_arrows(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    bad = checks.forbidden_imports(source, checks.module_name(path), checks.games(), path.name == "__init__.py")
    assert not bad, "\n".join(bad)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("pavonis.core.game", "import pavonis.kit"),
        ("pavonis.core.game", "from pavonis import kit"),
        ("pavonis.core.game", "from pavonis import load"),
        ("pavonis.core.game", "from ..kit.zones import Deck"),
        ("pavonis.core.game", "import msgspec"),
        ("pavonis.core.rng", "import random"),
        ("pavonis.core.rng", "def f():\n    from random import choice"),
        ("pavonis.core.rng", "if TYPE_CHECKING:\n    import pavonis.games"),
        ("pavonis.kit.zones", "from random import shuffle"),
        ("pavonis.kit.zones", "import pavonis.text.en"),
        ("pavonis.kit.zones", "from pavonis.games import load"),
        ("pavonis.text.en", "from pavonis.games.pocket_mars import cards"),
        ("pavonis.games.pocket_mars.rules", "import time"),
        ("pavonis.games.pocket_mars.rules", "import datetime as d"),
        ("pavonis.games.pocket_mars.rules", "from pavonis.games.ares_expedition import cards"),
        ("pavonis.games.pocket_mars.rules", "from pavonis.games import ares_expedition"),
        ("pavonis.games.pocket_mars.rules", "from ..ares_expedition import cards"),
        ("pavonis.games.pocket_mars.rules", "from pavonis.games import load"),
        ("pavonis.games.pocket_mars.rules", "import pavonis.bots.greedy"),
        ("pavonis.bots.greedy", "from pavonis.games import pocket_mars"),
        ("pavonis.bots.greedy", "import pavonis.games.pocket_mars.state"),
        ("pavonis.bots.greedy", "import_module('pavonis.games.pocket_mars')"),
        ("pavonis.bots.greedy", "from pavonis.bots.heuristics import pocket_mars"),
        ("pavonis.bots.greedy", "import pavonis.kit"),
        ("pavonis.bots.heuristics.pocket_mars", "from pavonis.games.ares_expedition import state"),
        ("pavonis.rl.parallel", "from pavonis.games.pocket_mars import cards"),
        ("pavonis.cli.play", "from pavonis.games.pocket_mars import cards"),
        ("pavonis.cli.play", "from pavonis.bots.heuristics.pocket_mars import value"),
        ("pavonis.server.app", "from pavonis.games.pocket_mars import cards"),
        ("pavonis.server.app", "from pavonis.kit import zones"),
        ("pavonis.testing", "from pavonis.games.pocket_mars import cards"),
        ("pavonis.testing", "import pavonis.server"),
        ("pavonis.games", "import pavonis.server"),
        ("pavonis._engine", "import pavonis.core"),
    ],
)
def test_forbidden(module: str, source: str) -> None:
    assert checks.forbidden_imports(source, module, GAMES)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("pavonis.core.game", "import hashlib\nfrom mypy_extensions import i64\nfrom pavonis.core import rng"),
        ("pavonis.kit.zones", "from pavonis.core import game\nfrom pavonis.kit.cards import card"),
        ("pavonis.text.en", "from pavonis.core.game import Seat\nfrom .nouns import Noun"),
        ("pavonis.games.pocket_mars.rules", "import pavonis.kit.zones\nimport pavonis.text.en\nfrom . import cards"),
        ("pavonis.games.pocket_mars.rules", "import pavonis.games.pocket_mars.cards"),
        ("pavonis.bots.greedy", "from pavonis.games import load\nfrom pavonis import View\nfrom .bot import Bot"),
        ("pavonis.bots.greedy", "import random\nimport time"),
        ("pavonis.bots.heuristics.pocket_mars", "from pavonis.games.pocket_mars import state\nimport pavonis.bots.bot"),
        ("pavonis.cli.play", "import typer\nfrom pavonis import load, bots, server, text"),
        ("pavonis.server.app", "import litestar\nfrom pavonis.games import load\nfrom pavonis.core.view import View"),
        ("pavonis.testing", "from pavonis.games import load\nfrom pavonis.kit import zones\nimport pavonis.text"),
    ],
)
def test_allowed(module: str, source: str) -> None:
    assert checks.forbidden_imports(source, module, GAMES) == []


def test_registry_may_name_the_games() -> None:
    source = 'GAMES = {"pocket-mars": "pavonis.games.pocket_mars"}\nfrom .ares_expedition import game'
    assert checks.imports(source, "pavonis.games", is_package=True) == {
        "pavonis.games.pocket_mars",
        "pavonis.games.ares_expedition.game",
    }
    assert checks.forbidden_imports(source, "pavonis.games", GAMES, is_package=True) == []


def test_new_layer_needs_arrows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "club").mkdir()
    monkeypatch.setattr(checks, "PACKAGE", tmp_path)
    assert checks.forbidden_imports("", "pavonis.club.members", GAMES) == [
        "pavonis.club.members: the layer 'club' has no arrows yet"
    ]
