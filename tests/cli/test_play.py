"""`pavonis play` without a terminal: numbers in, sentences out. Nothing a person writes ends or damages the game."""

import json
from pathlib import Path
from random import Random

import pytest

from pavonis.core.record import Record, replay
from pavonis.games import load
from tests.cli.run import pavonis

ANSWERS = "1\n1 2\n" * 400  # one of the two answers any question: one pick, or two of a set


def kept(home: Path) -> Record:
    return Record.from_json((home / "pavonis" / "table.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_whole_game_against_a_bot(tmp_path: Path, language: str) -> None:
    random = Random(5)
    numbers = "1 2\n" + "".join(f"{random.randint(1, 4)}\n1 2\n" for _ in range(900))
    result = pavonis("play", "pocket-mars", "--bots", "random", "--seed", "3", "--lang", language, stdin=numbers, home=tmp_path)
    assert result.code == 0, result.err
    assert {"en": "The game is over.", "ru": "Игра окончена.", "pl": "Koniec gry."}[language] in result.out
    record = kept(tmp_path)
    assert load(record.game).over(replay(load(record.game), record))


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Sirius (sharp), Vega (random)"), ("ru", "Сириус (сильный), Вега (random)"), ("pl", "Syriusz (silny), Wega (random)")],
)
def test_bots_are_introduced_by_level_in_the_language_of_the_table(tmp_path: Path, language: str, told: str) -> None:
    result = pavonis("play", "pocket-mars", "--bots", "sharp,random", "--seed", "3", "--lang", language, stdin="", home=tmp_path)
    assert told in result.out


def test_bad_answers_change_nothing(tmp_path: Path) -> None:
    nonsense = ["0", "99", "-1", "1 99", "1", "1 2 3", "play", "xyzzy", "why", "why xyzzy", "save", "load", "load /nowhere.json",
                "lang", "lang de", "undo", "{}", "\x00", "attach Seed Vault", "9" * 200]  # fmt: skip
    quiet = pavonis("play", "pocket-mars", "--bots", "greedy", "--seed", "3", stdin="", home=tmp_path)
    before = kept(tmp_path).entries
    noisy = pavonis("play", "pocket-mars", "--bots", "greedy", "--seed", "3", stdin="\n".join(nonsense) + "\n", home=tmp_path)
    assert (quiet.code, noisy.code) == (0, 0), noisy.err
    assert noisy.err == ""
    assert kept(tmp_path).entries == before
    assert "neither a number, a move nor a command" in noisy.out
    assert "numbers go from 1 to 4" in noisy.out
    assert "/nowhere.json" in noisy.out


def test_moves_by_notation_and_by_the_words_on_the_screen(tmp_path: Path) -> None:
    start = ("play", "pocket-mars", "--people", "Anna,Boris", "--seed", "3")
    first = pavonis(*start, stdin="\n", home=tmp_path)
    offers = [line.split(". ", 1)[1] for line in first.out.splitlines() if line.strip()[:2] in ("1.", "2.")]
    assert len(offers) == 2
    by_words = pavonis(*start, stdin=f"\n{offers[0].upper()}, {offers[1]}\n", home=tmp_path)
    assert by_words.code == 0, by_words.err
    entries = kept(tmp_path).entries
    assert len(entries) == 2
    pavonis(*start, stdin="\nprepare garden terraces, booster\n", home=tmp_path)
    assert kept(tmp_path).entries == entries


def test_why_explains(tmp_path: Path) -> None:
    lines = "1 2\nwhy launch\nwhy play Landing Pads\nwhy 1\n"
    result = pavonis("play", "pocket-mars", "--bots", "greedy", "--seed", "3", stdin=lines, home=tmp_path)
    assert "That can be done now." in result.out
    assert "That cannot be done now:" in result.out


@pytest.mark.parametrize(("language", "advice"), [("en", "I would choose:"), ("ru", "Мой совет:"), ("pl", "Wybór bota:")])
def test_hint_gives_a_move_and_reasons_all_game_long(tmp_path: Path, language: str, advice: str) -> None:
    lines = "hint\n1 2\n" + "hint\n1\n" * 12
    result = pavonis("play", "pocket-mars", "--bots", "random", "--seed", "3", "--lang", language, stdin=lines, home=tmp_path)
    assert result.out.count(advice) == 13
    assert result.code == 0, result.err


def test_undo_save_load_and_languages(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = ["", "1 2", "", "1 2", "", "attach Booster Stage", "undo", f"save {file}", "lang ru", "lang pl", "lang en",
             "attach Booster Stage", f"load {file}", "", "log", "rules", "cards", "table", "help", "quit"]  # fmt: skip
    result = pavonis("play", "pocket-mars", "--people", "Anna,Boris", "--seed", "3", stdin="\n".join(lines) + "\n", home=tmp_path)
    assert result.code == 0, result.err
    assert "Your last step has been undone." in result.out
    assert "Теперь по-русски." in result.out
    assert "Teraz po polsku." in result.out
    assert f"Loaded {file}." in result.out
    assert "pavonis play --resume" in result.out
    saved = Record.from_json(file.read_text(encoding="utf-8"))
    assert len(saved.entries) == 6  # four picks, a move and its undo: a record only grows
    assert len(saved.moves()) == 4
    assert kept(tmp_path).entries == saved.entries
    assert "all legal" in pavonis("replay", str(file), "--verify", home=tmp_path).out


def test_resume_goes_on_where_it_was_left(tmp_path: Path) -> None:
    pavonis("play", "pocket-mars", "--people", "Anna,Boris", "--seed", "3", stdin="\n1 2\n\n1 2\n", home=tmp_path)
    entries = kept(tmp_path).entries
    again = pavonis("play", "--resume", stdin="", home=tmp_path)
    assert again.code == 0, again.err
    assert "Anna" in again.out
    assert kept(tmp_path).entries == entries


def test_hot_seat_hides_the_screen_between_people(tmp_path: Path) -> None:
    result = pavonis("play", "pocket-mars", "--people", "Anna,Boris", "--seed", "3", stdin="\n1 2\n\n", home=tmp_path)
    before, _, after = result.out.partition("Pass the keyboard to Boris")
    assert before.endswith("\n" * 50)
    game = load("pocket-mars")
    s = game.new(2, 3)
    names = [card.names[0] for card in game.setting.cards.values()]  # type: ignore[attr-defined]
    mine, others = ([names[c.card] for c in game.observe(s, seat).players[seat].hand] for seat in (1, 0))
    assert all(name in after for name in mine)
    assert not any(name in after for name in others)


def test_plain_output_has_no_control_codes(tmp_path: Path) -> None:
    result = pavonis("play", "pocket-mars", "--bots", "random", "--seed", "3", stdin=ANSWERS, home=tmp_path, FORCE_COLOR="1")
    assert "\x1b" not in result.out


def test_a_kept_file_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "pavonis").write_text("not a folder")
    result = pavonis("play", "pocket-mars", "--bots", "random", "--seed", "3", stdin="1 2\n", home=tmp_path)
    assert result.code == 0, result.err
    assert "could not be saved" in result.out


def test_a_record_can_be_read_by_people_too(tmp_path: Path) -> None:
    pavonis("play", "pocket-mars", "--people", "Anna,Boris", "--seed", "3", stdin="\n1 2\n", home=tmp_path)
    data = json.loads((tmp_path / "pavonis" / "table.json").read_text(encoding="utf-8"))
    assert [player["name"] for player in data["notes"]["players"]] == ["Anna", "Boris"]


def test_a_set_can_be_named_one_by_one(tmp_path: Path) -> None:
    result = pavonis("play", "pocket-mars", "--bots", "greedy", "--seed", "3", stdin="3\n1 2\n1\n", home=tmp_path)
    assert result.code == 0, result.err
    picks = [move for seat, move in kept(tmp_path).entries if seat == 0][:2]
    assert len(set(picks)) == 2
    assert picks == sorted(picks)  # the third of four was named first, and a second answer with two was one too many


def test_a_way_out_of_a_question_is_number_0(tmp_path: Path) -> None:
    start = ("play", "terraforming-mars", "--bots", "random", "--seed", "3", "--lang", "en")
    result = pavonis(*start, stdin="2\n0\n0\n", home=tmp_path)  # a corporation, no cards, and out of the generation
    assert result.code == 0, result.err
    assert "  0. No more\n" in result.out
    assert "  0. Pass for the rest of the generation\n" in result.out
    assert "  1. Standard project: " in result.out
    record = kept(tmp_path)
    space = load(record.game).space
    assert [space.phrase(move) for seat, move in record.entries if seat == 0][1:3] == ["done", "pass"]


@pytest.mark.parametrize(
    ("language", "before", "after"),
    [
        ("en", "What has happened so far:", "Since your last move:"),
        ("ru", "Что уже произошло:", "После вашего хода:"),
        ("pl", "Co się już wydarzyło:", "Od twojego ruchu:"),
    ],
)
def test_news_say_since_when_and_the_same_thing_once(tmp_path: Path, language: str, before: str, after: str) -> None:
    start = ("play", "ares-expedition", "--bots", "random", "--seed", "3", "--lang", language)
    told = pavonis(*start, stdin="1\n", home=tmp_path).out
    assert told.index(before) < told.index(after)
    assert told.count(before) == 1
    drawn = {"en": "Sirius draws a card. ×8", "ru": "Сириус берёт карту. ×8", "pl": "Syriusz dobiera kartę. ×8"}[language]
    assert f"· {drawn}\n" in told


def test_help_has_a_line_for_each_command_and_examples_are_of_the_game(tmp_path: Path) -> None:
    told = pavonis(
        "play", "mission-red-planet", "--bots", "random,random", "--seed", "3", "--lang", "en", stdin="help\nwhy\n", home=tmp_path
    )
    assert "\n  undo: undo your last step\n  save FILE\n  load FILE\n" in told.out
    assert "e.g. why keep " in told.out


def test_a_set_begun_is_not_asked_for_again_as_if_nothing_were_chosen(tmp_path: Path) -> None:
    told = pavonis("play", "pocket-mars", "--bots", "random", "--seed", "3", "--lang", "en", stdin="1\n", home=tmp_path).out
    assert told.count("Choose 2 cards for your prep module.") == 1
    assert told.count("\n  + Put ") == 1
