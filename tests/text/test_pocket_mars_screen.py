"""The terminal table of Pocket Mars: drawn within its width, described in sentences, and both from an observation only."""

import re
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from pavonis.core.events import EVERYBODY, SPECTATOR
from pavonis.games import load
from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.screen import describe, draw
from pavonis.games.pocket_mars.words import PocketMarsWords, words
from pavonis.text import LANGUAGES, Text, plain
from pavonis.text.layout import width
from tests.text import samples, tables

STYLES = {"", "strong", "dim", "green", "orange", "purple", "blue", "black", "seat0", "seat1", "seat2", "seat3"}
LATIN = re.compile("[A-Za-z]")
languages = pytest.mark.parametrize("language", LANGUAGES)


def setting(language: str, draft: bool = False) -> tuple[PocketMars, PocketMarsWords]:
    game = load("pocket-mars", draft=draft)
    assert isinstance(game, PocketMars)
    return game, words(game, language, samples.NAMES[language])


def lines(texts: list[Text]) -> list[str]:
    return [plain(text) for text in texts]


def check_picture(drawn: list[Text], room: int, language: str) -> None:
    for line in drawn:
        assert width(line) <= room, plain(line)
        assert plain(line) == plain(line).rstrip()
        assert {piece.style for piece in line} <= STYLES
        assert "None" not in plain(line)
        assert language != "ru" or not LATIN.search(plain(line).replace("Pocket Mars", ""))


def check_report(described: list[Text], language: str) -> None:
    for line in lines(described):
        assert line[-1] in ".*", line
        assert not [odd for odd in ("  ", "None", "★", " .", "()") if odd in line], line
        assert language != "ru" or not LATIN.search(line.replace("Pocket Mars", ""))


@languages
@pytest.mark.parametrize("room", [50, 79, 80, 100, 120, 140])
@pytest.mark.parametrize("name", tables.TABLES)
def test_written_tables(language: str, room: int, name: str) -> None:
    game, spoken = setting(language)
    check_picture(draw(game, spoken, tables.TABLES[name], 0, room), room, language)
    check_report(describe(game, spoken, tables.TABLES[name], 0), language)


@languages
@pytest.mark.parametrize("draft", [False, True])
def test_whole_games(language: str, draft: bool) -> None:
    game, spoken = setting(language, draft)
    random = Random(3)
    s = game.new(3, 3)
    while waiting := game.waiting(s):
        seat = random.choice(waiting)
        game.apply(s, seat, random.choice(game.legal(s, seat)))
        viewer = random.choice([0, 1, 2, SPECTATOR, EVERYBODY])
        seen = game.observe(s, viewer)
        assert seen["over"] == game.over(s)
        before = deepcopy(seen)
        room = random.choice([80, 120])
        check_picture(draw(game, spoken, seen, viewer, room), room, language)
        check_report(describe(game, spoken, seen, viewer), language)
        assert seen == before


def test_middle_in_english() -> None:
    game, spoken = setting("en")
    drawn = lines(draw(game, spoken, tables.MIDDLE, 0, 80))
    assert drawn[0] == "Pocket Mars · Round 6 · To play: ● Anna · First player: ▲ Boris"
    ecosystem = next(line for line in drawn if line.startswith("G Ecosystem"))
    assert ecosystem.split()[2:8] == ["●●", "■", "▲", "·", ">", "0"]  # a card that lies face down counts as 0
    assert "(face down) 4 Greenhouse Dome" in ecosystem
    assert "O4 B5" in next(line for line in drawn if "Anna  " in line)
    assert "G? –" in next(line for line in drawn if "Boris  " in line)
    assert "at the bottom: B? O2, you know card: 4 – P4" in " ".join(drawn)
    assert "Being played: 3 Booster Stage" in drawn
    assert not any("Top" in line for line in drawn[drawn.index("Your prep module") :])


def test_nothing_hidden_is_drawn() -> None:
    game, spoken = setting("en")
    s = game.new(3, 5)
    for viewer in (0, SPECTATOR):
        seen = game.observe(s, viewer)
        shown = "\n".join(lines(draw(game, spoken, seen, viewer, 120) + describe(game, spoken, seen, viewer)))
        own = known_cards(seen)
        assert own or viewer == SPECTATOR
        names = {spoken.card_name(card).text for card in range(35)}
        assert {name for name in names if name in shown} == {spoken.card_name(card).text for card in own}


def known_cards(seen: dict[str, Any]) -> set[int]:
    return {back["card"] for player in seen["players"] for back in player["hand"] if back["card"] is not None}


def test_many_colonists_are_counted() -> None:
    game, spoken = setting("en")
    seen = deepcopy(tables.MIDDLE)
    seen["buildings"][2]["one_star"] = [7, 5, 6]
    laboratory = next(line for line in lines(draw(game, spoken, seen, 0, 80)) if line.startswith("P Laboratory"))
    assert "●7 ▲5 ■6" in laboratory


def test_shapes_and_letters_stand_beside_every_colour() -> None:
    game, spoken = setting("en")
    for line in draw(game, spoken, tables.MIDDLE, 0, 80):
        for piece in line:
            if piece.style.startswith("seat"):
                assert piece.text.strip(" ●▲■◆") == "" or piece.kind == "player"
