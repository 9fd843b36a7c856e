"""The card lab: what is counted, and what is said about it."""

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from pavonis.analysis.lab import Lab, Numbers, interval, lab_of, told
from pavonis.analysis.telling import Teller
from pavonis.games import OURS, box, load
from pavonis.study import Run, Simulation, lab, play, simulate
from pavonis.study.statistics import Dataset
from pavonis.study.tally import wilson
from pavonis.text import LANGUAGES
from tests.cli.run import pavonis

PLAN = Simulation("pocket-mars", "random", 10, players=2, story=True).checked()


def dataset(uses: list[tuple[int, int, int, str, str]], winners: list[int]) -> Dataset:
    """Games of two seats, one for each winner, in which these things were done: game, round, seat, what, card."""

    def rows(kind: str) -> Iterable[dict[str, Any]]:
        if kind == "games":
            return [
                {"game": game, "seed": "1", "scores": [10, 20], "winners": [won], "rounds": 3, "decisions": 9, "finished": True}
                for game, won in enumerate(winners)
            ]
        return [dict(zip(("game", "round", "seat", "what", "card"), use, strict=True)) for use in uses]

    return Dataset(PLAN, rows)


def test_uses_are_counted_and_winners_too() -> None:
    uses = [(0, 1, 0, "drawn", "Dome"), (0, 2, 0, "played", "Dome"), (1, 3, 1, "played", "Dome"), (1, 3, 1, "attached", "Dome")]
    found = lab.lab_of({"steady": dataset(uses, [0, 0])})
    assert found["levels"] == {"steady": {"games": 2, "seats": 4}}
    numbers = found["cards"]["Dome"]["steady"]
    assert numbers["counts"] == {"attached": 1, "drawn": 1, "played": 2}
    assert numbers["rounds"] == {"played": {"2": 1, "3": 1}, "attached": {"3": 1}}
    assert (numbers["seats"], numbers["won"]) == (2, 1)
    assert numbers["points"] == 0.0, "10 and 20 points, as the mean"


def test_companions_are_those_with_which_one_wins_most_surely() -> None:
    uses = []
    for game in range(20):
        uses += [(game, 1, 0, "played", "Dome"), (game, 1, 0, "played", "Good" if game < 10 else "Bad")]
    found = lab.lab_of({"steady": dataset(uses, [0] * 10 + [1] * 10)})
    assert found["cards"]["Dome"]["steady"]["companions"] == [["Good", 10.0, 10], ["Bad", 0.0, 10]]


def test_what_everybody_uses_is_no_companion() -> None:
    uses = [(game, 1, 0, what, card) for game in range(10) for what, card in (("played", "Dome"), ("phase", "Action"))]
    found = lab.lab_of({"steady": dataset(uses, [0] * 10)})
    assert found["cards"]["Dome"]["steady"]["companions"] == found["cards"]["Action"]["steady"]["companions"] == []


def test_discoveries_are_used_by_those_who_place_them(tmp_path: Path) -> None:
    play(Simulation("mission-red-planet", "random", 3, players=3, seed=4, story=True).checked(), jobs=1, run=tmp_path / "run")
    found = [levels["random"] for levels in lab.lab_of({"random": Run(tmp_path / "run")})["cards"].values()]
    placed = [numbers for numbers in found if "placed" in numbers["counts"]]
    assert placed
    assert all(1 <= numbers["seats"] == numbers["counts"]["placed"] == numbers["counts"]["drawn"] for numbers in placed)


@pytest.mark.parametrize(("won", "seats"), [(0, 0), (0, 5), (3.5, 9), (40, 40)])
def test_the_interval_is_that_of_the_study_library(won: float, seats: int) -> None:
    assert interval(won, seats) == pytest.approx(wilson(won, seats))


@pytest.mark.parametrize("key", OURS)
def test_shipped_numbers_are_about_cards_of_the_game_and_told_in_every_language(key: str) -> None:
    found = lab_of(key)
    assert found is not None
    assert found.made["command"].startswith(f"pavonis study cards {key} ")
    assert found.made["commit"]
    assert not found.made["commit"].endswith("dirty")
    cards = {card["name"] for card in load(key).words("en").cards()}
    assert set(found.cards) <= cards
    assert set(found.levels) == {"relaxed", "steady", "sharp", "expert"}
    for language in LANGUAGES:
        teller = Teller(box(key).words(load(key), language, []), language)
        for name in found.cards:
            for heading, sentences, rounds in told(found, name, teller, language, {}):
                assert heading
                assert all(sentences)
                assert all(what and sum(counts.values()) for what, counts in rounds)


def test_what_nearly_everybody_uses_and_what_became_of_a_drawn_card_are_not_told() -> None:
    def numbers(counts: dict[str, int], seats: int, often: tuple[float, float] | None = None) -> Numbers:
        return Numbers(counts, {}, seats, seats / 2, 0.0, [("Robot", 20.0, 30), ("Moon Base", 20.0, 31)], often)

    cards = {"Moon Base": numbers({"mission": 40}, 40), "Robot": numbers({"character": 60}, 40, (1.0, 1.0))}
    cards["Ether Magnet"] = numbers({"drawn": 7}, 0)
    made = Lab("mission-red-planet", 3, {}, {"steady": {"games": 60}}, {card: {"steady": each} for card, each in cards.items()})
    teller = Teller(box(made.game).words(load(made.game), "en", []), "en")
    assert told(made, "Moon Base", teller, "en", {})[0].sentences[-1] == teller("lab_companions", cards="Moon Base (65 %, 31)")
    assert told(made, "Ether Magnet", teller, "en", {})[0].sentences == [teller("lab_drawn", count=7)]


def test_a_study_is_made_and_told(tmp_path: Path) -> None:
    out = tmp_path / "lab.json"
    words = (
        "study",
        "cards",
        "pocket-mars",
        "--levels",
        "random",
        "--games",
        "12",
        "--runs",
        str(tmp_path / "runs"),
        "--jobs",
        "1",
    )
    result = pavonis(*words, "--out", str(out), home=tmp_path)
    assert result.code == 0, result.err
    made = json.loads(out.read_text())
    assert made["levels"] == {"random": {"games": 12, "seats": 24}}
    again = pavonis(*words, "--out", str(tmp_path / "again.json"), "--as-is", home=tmp_path)
    assert again.code == 0, again.err
    assert json.loads((tmp_path / "again.json").read_text()) == made
    same = simulate("pocket-mars", "random", games=12, players=2, seed=19, story=True)
    assert lab.lab_of({"random": same.data})["cards"] == made["cards"]


def test_every_level_may_have_a_number_of_games_of_its_own(tmp_path: Path) -> None:
    """A deep level takes a hundred times as long as a quick one; the command that is kept has to give the same games again."""
    out, levels = tmp_path / "lab.json", ("study", "cards", "pocket-mars", "--levels", "random,quick", "--jobs", "1")
    result = pavonis(*levels, "--games", "3,2", "--runs", str(tmp_path / "runs"), "--out", str(out), home=tmp_path)
    assert result.code == 0, result.err
    made = json.loads(out.read_text())
    assert {level: counts["games"] for level, counts in made["levels"].items()} == {"random": 3, "quick": 2}
    assert made["made"]["command"].endswith("--games 3,2")
    part = ("study", "cards", "pocket-mars", "--levels", "quick", "--jobs", "1", "--games", "4", "--runs")
    result = pavonis(*part, str(tmp_path / "runs"), "--keep", "--out", str(out), home=tmp_path)
    assert result.code == 0, result.err
    both = json.loads(out.read_text())
    anew = tmp_path / "anew.json"
    assert pavonis(*part, str(tmp_path / "more"), "--out", str(anew), home=tmp_path).code == 0
    quick = {name: levels["quick"] for name, levels in json.loads(anew.read_text())["cards"].items()}
    assert {name: levels["quick"] for name, levels in both["cards"].items() if "quick" in levels} == quick, "the run has gone on"
    other = pavonis(*part, str(tmp_path / "runs"), "--seed", "5", "--out", str(anew), home=tmp_path)
    assert "holds another run" in other.err
    assert {level: counts["games"] for level, counts in both["levels"].items()} == {"random": 3, "quick": 4}
    assert both["made"]["games"] == 7
    assert "--games 4; random: " in both["made"]["command"], "each level is told with its own command"
    for name, numbers in made["cards"].items():
        assert both["cards"][name].get("random") == numbers.get("random"), "what was not played again stays"
    assert any(both["cards"][name].get("quick") != numbers.get("quick") for name, numbers in made["cards"].items())
    for wrong in ("3,2,1", "3,none", "0"):
        refused = pavonis(*levels, "--games", wrong, "--runs", str(tmp_path / "wrong"), "--out", str(out), home=tmp_path)
        assert refused.code != 0
        assert "one for each" in refused.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_come_with_their_numbers(tmp_path: Path, language: str) -> None:
    result = pavonis("cards", "terraforming-mars", "009", "--lang", language, home=tmp_path)
    assert result.code == 0, result.err
    assert "95" in result.out
    many = pavonis("cards", "terraforming-mars", "--lang", language, home=tmp_path)
    assert "95 %" not in many.out


def test_how_often_winners_and_others_choose_what_all_may_choose_again() -> None:
    uses = [(0, 1, 0, "phase", "Research phase"), (0, 2, 0, "phase", "Research phase"), (0, 1, 1, "phase", "Research phase")]
    found = lab.lab_of({"steady": dataset(uses, [0, 1])})
    assert found["cards"]["Research phase"]["steady"]["often"] == [1.0, 0.5], "2 by the winners and 1 by the others of two games"


def test_of_the_cards_that_are_looked_at_some_are_kept_and_every_round_has_a_phase() -> None:
    """Ares Expedition tells others only how many are kept: the names are those that are not discarded."""
    run = simulate("ares-expedition", "quick", games=1, players=2, seed=5, story=True).data
    counts = Counter((row["what"], row["card"]) for row in run.rows("cards"))
    looked = sum(count for (what, _), count in counts.items() if what == "looked")
    kept = sum(count for (what, _), count in counts.items() if what == "kept")
    assert 0 < kept < looked
    for (what, card), count in counts.items():
        if what == "kept":
            assert count <= counts["looked", card]
    phases = sum(count for (what, _), count in counts.items() if what == "phase")
    assert phases == 2 * next(iter(run.games))["rounds"]
