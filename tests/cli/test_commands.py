"""The other commands, and the errors of all of them: one clear sentence and exit code 2."""

import json
import re
from pathlib import Path

import pytest

from pavonis import cli
from pavonis.text import DEFAULT, LANGUAGES, catalogue
from tests.cli.run import pavonis
from tests.text.checks import gaps


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "there is no game called 'chess'"),
        (["play", "pocket-mars", "--bots", "genius"], "no bot called 'genius'"),
        (["play", "pocket-mars", "--bots", "steady,steady,steady,steady"], "2 to 4 players"),
        (["play", "pocket-mars", "--people", "Anna,anna"], "same name"),
        (["play", "pocket-mars", "-o", "draft"], "key=value"),
        (["play", "pocket-mars", "-o", "draft=7"], "draft"),
        (["play", "pocket-mars", "-o", "colour=red"], "colour"),
        (["play", "pocket-mars", "-o", "deck=/nowhere.json"], "/nowhere.json"),
        (["play", "pocket-mars", "--lang", "de"], "language 'de'"),
        (["play", "--load", "/nowhere.json"], "/nowhere.json"),
        (["play", "--resume"], "table.json"),
        (["replay", "/nowhere.json"], "/nowhere.json"),
        (["cards", "go"], "there is no game called 'go'"),
        (["cards", "pocket-mars", "no", "such"], "no card of pocket-mars has: no such"),
        (["cards", "terraforming-mars", "000"], "no card of terraforming-mars has: 000"),
        (["simulate", "pocket-mars", "--players", "9"], "2 to 4"),
        (["simulate", "pocket-mars", "--games", "-1"], "-1"),
        (["arena", "pocket-mars", "--bots", "genius,random"], "genius"),
        (["bench", "go"], "there is no game called 'go'"),
        (["dance"], "dance"),
        (["simulte"], "Did you mean 'simulate'?"),
        (["play", "--dance"], "--dance"),
    ],
)
def test_errors_are_one_sentence_and_code_2(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    result = pavonis(*arguments, home=tmp_path)
    assert result.code == 2
    assert result.err.startswith("pavonis: ")
    assert sentence in result.err
    assert result.err.count("\n") == 1
    assert "Traceback" not in result.err


@pytest.mark.parametrize(("missing", "extra"), [("numpy", "train"), ("click_that_nobody_has", "server")])
def test_what_is_missing_is_told_with_the_extra_that_brings_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], missing: str, extra: str
) -> None:
    def without(*words: object, **how: object) -> None:
        raise ModuleNotFoundError(f"No module named '{missing}'", name=missing)

    monkeypatch.setattr(cli, "app", without)
    with pytest.raises(SystemExit, match="2"):
        cli.main(["train", "pocket-mars"])
    assert (
        capsys.readouterr().err
        == f"pavonis: this command needs {missing}, which is not installed: pip install 'pavonis[{extra}]'\n"
    )


def test_help_teaches(tmp_path: Path) -> None:
    for command in ("play", "simulate", "arena", "replay", "cards", "bench", "completion"):
        result = pavonis(command, "--help", home=tmp_path)
        assert result.code == 0
        assert "Usage: pavonis " + command in result.out


def test_cards_in_three_languages_say_what_is_reconstructed(tmp_path: Path) -> None:
    result = pavonis("cards", "pocket-mars", "--json", home=tmp_path)
    cards = json.loads(result.out)
    projects = [card for card in cards if card["kind"] == "project"]
    assert len(projects) == 35
    for card in projects:
        assert {"number", "name", "colour", "value", "tags", "text", "source"} <= set(card)
        assert set(card["text"]) == {"en", "ru", "pl"}
    sources = {card["name"]: card["source"] for card in projects}
    assert sources["Seed Vault"] == "reconstructed"
    assert sources["Solar Sails"] != "reconstructed"
    assert "[our reconstruction]" in pavonis("cards", "pocket-mars", "--lang", "en", home=tmp_path).out


def test_an_exported_deck_can_be_changed_and_brought_back(tmp_path: Path) -> None:
    exported = pavonis("cards", "pocket-mars", "--export", home=tmp_path).out
    deck = json.loads(exported)
    deck["cards"][0]["names"] = {"en": "My Own Card"}
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(deck), encoding="utf-8")
    listed = pavonis("cards", "pocket-mars", "-o", f"deck={file}", home=tmp_path)
    assert "My Own Card" in listed.out
    deck["cards"][3]["top"]["ops"][0]["n"] = 9
    file.write_text(json.dumps(deck), encoding="utf-8")
    broken = pavonis("cards", "pocket-mars", "-o", f"deck={file}", home=tmp_path)
    assert broken.code == 2
    assert str(file) in broken.err
    assert "Greenhouse Dome" in broken.err
    assert "top.ops[0].n" in broken.err


def test_replay_tells_verifies_and_stops(tmp_path: Path) -> None:
    pavonis("play", "pocket-mars", "--bots", "random", "--seed", "3", stdin="1\n1 2\n" * 400, home=tmp_path)
    file = str(tmp_path / "pavonis" / "table.json")
    assert "all legal" in pavonis("replay", file, "--verify", home=tmp_path).out
    whole = pavonis("replay", file, home=tmp_path, PAVONIS_LANG="ru").out
    part = pavonis("replay", file, "--to", "6", home=tmp_path, PAVONIS_LANG="ru").out
    assert len(part) < len(whole)
    assert json.loads(pavonis("replay", file, "--to", "6", "--json", home=tmp_path).out)["moves"] == 6


def test_a_tampered_record_is_refused(tmp_path: Path) -> None:
    pavonis("play", "pocket-mars", "--bots", "random", "--seed", "3", stdin="1\n1 2\n" * 400, home=tmp_path)
    file = tmp_path / "pavonis" / "table.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    data["entries"][4] = [0, 999]
    file.write_text(json.dumps(data), encoding="utf-8")
    result = pavonis("replay", str(file), "--verify", home=tmp_path)
    assert result.code == 2
    assert "move 4: seat 0 may not make move 999" in result.err


def test_a_running_record_does_not_show_hidden_cards(tmp_path: Path) -> None:
    pavonis("play", "pocket-mars", "--people", "Anna,Boris", "--seed", "3", stdin="\n1 2\n\n1 2\n", home=tmp_path)
    file = str(tmp_path / "pavonis" / "table.json")
    seen = json.loads(pavonis("replay", file, "--json", home=tmp_path).out)["observation"]
    assert all(card["card"] is None for player in seen["players"] for card in player["hand"] + player["prep"])


def test_completion_scripts(tmp_path: Path) -> None:
    for shell in ("bash", "zsh", "fish"):
        assert "_PAVONIS_COMPLETE" in pavonis("completion", shell, home=tmp_path).out


@pytest.mark.parametrize("wanted", [["009"], ["9"], ["#9"], ["№009"], ["asteroida"], ["Астероид"], ["asteroid"]])
def test_cards_are_found_by_their_printed_number_and_by_a_name_in_any_language(tmp_path: Path, wanted: list[str]) -> None:
    found = pavonis("cards", "terraforming-mars", *wanted, home=tmp_path).out
    assert "009 Asteroid, event 14 [space]" in found
    numbers = re.findall(r"^\d{3} ", found, re.MULTILINE)
    assert (len(numbers) == 1) == wanted[0].lstrip("#№").isdecimal()
    assert "010 Comet, event 21" not in found


def test_cards_without_a_number_are_found_by_their_value(tmp_path: Path) -> None:
    found = pavonis("cards", "mission-red-planet", "5", home=tmp_path).out.splitlines()[::2]
    assert "Saboteur, character 5" in found
    assert all(line.split(" [")[0].endswith(" 5") for line in found)


def test_bench_says_which_engine_runs(tmp_path: Path) -> None:
    result = json.loads(pavonis("bench", "pocket-mars", "--seconds", "0.1", "--json", home=tmp_path).out)
    assert isinstance(result["compiled"], bool)
    assert all(result[name + "_per_second"] > 0 for name in ("decisions", "clones", "resamples", "replays"))


def test_every_phrase_is_there_in_every_language() -> None:
    spoken = {language: catalogue("pavonis.cli.phrases", language) for language in LANGUAGES}
    for phrases in spoken.values():
        assert set(phrases) == set(spoken[DEFAULT])
        for key, phrase in phrases.items():
            assert phrase.strip(), key
            assert gaps(phrase) == gaps(spoken[DEFAULT][key]), key


def test_the_card_of_just_this_name_has_its_numbers_among_all_that_contain_it(tmp_path: Path) -> None:
    told = pavonis("cards", "terraforming-mars", "asteroid", home=tmp_path).out
    assert told.count("Asteroid,") > 3
    assert {line.partition(".")[0] for line in told.splitlines() if ". Bots, " in line} == {"Asteroid"}
    assert "Bots, " not in pavonis("cards", "terraforming-mars", "space", home=tmp_path).out
