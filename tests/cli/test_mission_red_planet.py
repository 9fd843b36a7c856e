"""Mission: Red Planet at the terminal: whole games by numbers, its options, its cards, and an owner's own tables."""

import json
from pathlib import Path
from random import Random

import pytest

from pavonis.core.record import Record, replay
from pavonis.games import load
from tests.cli.run import pavonis

GAME = "mission-red-planet"


@pytest.mark.parametrize(
    ("language", "bots", "over"),
    [("en", 1, "The game is over."), ("ru", 4, "Игра окончена."), ("pl", 2, "Koniec gry.")],
)
def test_a_whole_game_by_numbers(tmp_path: Path, language: str, bots: int, over: str) -> None:
    random = Random(5)
    numbers = "".join(f"{random.randint(1, 3)}\n1\n1 2\n" for _ in range(400))
    opponents = ",".join(["random"] * bots)
    arguments = ("play", GAME, "--bots", opponents, "--seed", "3", "-o", "layout=random", "--lang", language)
    result = pavonis(*arguments, stdin=numbers, home=tmp_path, NO_COLOR="1")
    assert result.code == 0, result.err
    assert over in result.out
    assert "\x1b[" not in result.out
    record = Record.from_json((tmp_path / "pavonis" / "table.json").read_text(encoding="utf-8"))
    game = load(GAME, **record.options)
    assert record.seats == bots + 1
    assert game.over(replay(game, record))


def test_hint_gives_a_move_and_reasons(tmp_path: Path) -> None:
    result = pavonis("play", GAME, "--bots", "random,random", "--seed", "3", stdin="1\nhint\n", home=tmp_path)
    assert result.code == 0, result.err
    assert "I would choose: Choose " in result.out


def test_why_explains(tmp_path: Path) -> None:
    lines = "1\nwhy board pad 1\nwhy choose Pilot\n"
    result = pavonis("play", GAME, "--bots", "random,random", "--seed", "3", stdin=lines, home=tmp_path)
    assert "You are asked something else now." in result.out
    assert result.code == 0, result.err


def test_cards_say_what_is_reconstructed(tmp_path: Path) -> None:
    cards = json.loads(pavonis("cards", GAME, "--json", home=tmp_path).out)
    missions = [card for card in cards if card["kind"] == "mission"]
    assert len(missions) == 12
    assert {card["source"] for card in missions} == {"reconstructed"}
    characters = [card for card in cards if card["kind"] == "character"]
    assert len(characters) == 9
    assert "reconstructed" not in {card["source"] for card in characters}
    assert "[our reconstruction]" in pavonis("cards", GAME, "--lang", "en", home=tmp_path).out


def test_exported_tables_can_be_changed_and_brought_back(tmp_path: Path) -> None:
    tables = json.loads(pavonis("cards", GAME, "--export", home=tmp_path).out)
    tables["missions"][0]["names"] = {"en": "My Own Mission"}
    file = tmp_path / "box.json"
    file.write_text(json.dumps(tables), encoding="utf-8")
    assert "My Own Mission" in pavonis("cards", GAME, "-o", f"deck={file}", home=tmp_path).out
    tables["ships"][0]["capacity"] = 99
    file.write_text(json.dumps(tables), encoding="utf-8")
    broken = pavonis("cards", GAME, "-o", f"deck={file}", home=tmp_path)
    assert broken.code == 2
    assert str(file) in broken.err
    assert "ships 1: field 'capacity'" in broken.err


@pytest.mark.parametrize(
    ("option", "complaint"),
    [("layout=7", "layout"), ("layout=round", "layout"), ("deck=/nowhere.json", "/nowhere.json"), ("map=2", "map")],
)
def test_wrong_options_are_named(tmp_path: Path, option: str, complaint: str) -> None:
    result = pavonis("play", GAME, "-o", option, home=tmp_path)
    assert result.code == 2
    assert complaint in result.err
