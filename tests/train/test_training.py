"""Training: short runs that must improve on their start, can be continued and repeated, and write where their numbers come from."""

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("cma", reason="training needs the extra: pip install 'pavonis[train]'")
pytest.importorskip("numpy", reason="training needs the extra: pip install 'pavonis[train]'")

import numpy as np

from pavonis.bots.evaluation import evaluation_of
from pavonis.bots.stored import QUICK
from pavonis.cli import main
from pavonis.games import load
from pavonis.train import files, totals
from pavonis.train.choices import learn
from pavonis.train.fitting import fit
from pavonis.train.measures import measures, reliability
from pavonis.train.playing import ANCHOR
from pavonis.train.practice import KEPT_IN, Rule, play, practise
from pavonis.train.slopes import climb
from pavonis.train.tuning import Request, all_knobs, named, tune

KEY = "pocket-mars"
SHORT = Request(KEY, {}, 2, QUICK, generations=2, population=4, deals=1, checks=2, worlds=1, seed=5)


def spoiled() -> dict[str, float]:
    """Weights with which every action looks the same."""
    knobs = all_knobs(SHORT)
    return {knob.name: 0.0 if knob.name.startswith("worths") else knob.value for knob in knobs}


def test_a_short_training_improves_on_its_start_on_fresh_deals() -> None:
    request = Request(KEY, {}, 2, QUICK, generations=12, population=10, deals=4, checks=40, worlds=1, seed=3, start=spoiled())
    result = tune(request)
    won, error = result["check"]["start"]["won"]
    assert won - 2 * error > 0.5
    assert result["check"]["deals"] == 40
    assert len(result["curve"]) == 12


def test_the_same_seed_gives_the_same_weights_also_when_a_run_is_continued() -> None:
    rows: list[dict[str, Any]] = []
    whole = tune(SHORT, told=rows.append)
    assert [row["generation"] for row in rows] == [0, 1]
    played: list[dict[str, Any]] = []
    assert tune(SHORT, done=rows[:1], told=played.append) == whole
    assert played == rows[1:]
    assert tune(SHORT._replace(seed=6))["weights"] != whole["weights"]


def test_climbing_improves_on_its_start_and_can_be_continued() -> None:
    request = Request(KEY, {}, 2, QUICK, generations=3, population=30, deals=2, checks=40, worlds=1, seed=3, start=spoiled())
    rows: list[dict[str, Any]] = []
    result = climb(request, told=rows.append)
    won, error = result["check"]["start"]["won"]
    assert won - 2 * error > 0.5
    assert [row["generation"] for row in rows] == [0, 1, 2]
    assert climb(request, done=rows) == result


def test_a_rule_of_thumb_learns_from_what_playing_on_finds() -> None:
    """A few choices that were played on are enough to beat a rule without any opinion."""
    names = evaluation_of(load("mission-red-planet"), QUICK).leaning_names(3)
    request = Request("mission-red-planet", {}, 3, QUICK, worlds=6, checks=30, seed=8, start=dict.fromkeys(names, 0.0))
    rows: list[dict[str, Any]] = []
    result = learn(request, 10, told=rows.append)
    assert list(result["weights"]) == names
    won, error = result["check"]["start"]["won"]
    assert won - 2 * error > 1 / 3
    assert result["check"]["choices"] == sum(len(row["choices"]) for row in rows) > 50
    again: list[dict[str, Any]] = []
    assert learn(request, 10, done=rows[:9], told=again.append) == result  # a run that was stopped goes on
    assert again == rows[9:]


ARES = "ares-expedition"
MARS = "terraforming-mars"
PRACTICE = Request(ARES, {}, 2, QUICK, generations=2, population=4, deals=1, checks=1, worlds=1, seed=2, start={})


def test_a_rule_of_thumb_learns_by_practice() -> None:
    """A few dozen games are enough to beat a rule that hardly has an opinion."""
    names = evaluation_of(load(ARES), QUICK).practice_names(2)
    start = {**dict.fromkeys(names, 0.0), names[0]: 0.001}
    result = practise(PRACTICE._replace(generations=4, population=20, checks=8, seed=7, start=start))
    assert list(result["weights"]) == names
    won, error = result["check"]["start"]["won"]
    assert won - 2 * error > 0.5
    assert [row["generation"] for row in result["curve"]] == list(range(4))


def test_an_action_is_learned_by_practice() -> None:
    """Terraforming Mars: with actions by chance at first, a few dozen games already tell what is worth doing."""
    request = Request(MARS, {}, 2, QUICK, generations=4, population=20, deals=1, checks=8, worlds=1, seed=7)
    names = evaluation_of(load(MARS), QUICK).practice_names(2)
    result = practise(request._replace(start={**dict.fromkeys(names, 0.0), names[0]: 0.001}))
    assert list(result["weights"]) == names
    won, error = result["check"]["start"]["won"]
    assert won - 2 * error > 0.5


def test_practice_helps_where_characters_are_sealed() -> None:
    """A rule that takes the first move it sees learns from a few dozen games what each character is for."""
    key = "mission-red-planet"
    names = evaluation_of(load(key), QUICK).practice_names(3)
    start = {**dict.fromkeys(names, 0.0), names[0]: 0.001}
    request = Request(key, {}, 3, QUICK, generations=4, population=20, deals=1, checks=8, worlds=1, seed=7, start=start)
    result = practise(request)
    assert list(result["weights"]) == names
    won, error = result["check"]["start"]["won"]
    assert won - 2 * error > 1 / 3


def test_practice_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    rows: list[dict[str, Any]] = []
    whole = practise(PRACTICE, told=rows.append)
    stopped = Rule(PRACTICE)
    stopped.learn([each for some in play(stopped.tasks(0), 1, None) for each in some])
    stopped.keep(tmp_path / KEPT_IN)
    for done in ([], rows[:1]):  # stopped before or after its first row was written
        again: list[dict[str, Any]] = []
        assert practise(PRACTICE, done=done, told=again.append, folder=tmp_path) == whole
        assert again == rows[len(done) :]
        stopped.keep(tmp_path / KEPT_IN)
    with pytest.raises(ValueError, match="older than the rows"):
        practise(PRACTICE, done=rows, folder=tmp_path)
    with pytest.raises(ValueError, match="is missing"):
        practise(PRACTICE, done=rows, folder=tmp_path / "never")


@pytest.mark.parametrize(("players", "options", "prefix"), [(1, {}, "alone."), (2, {"cooperative": True}, "together.")])
def test_who_plays_against_time_practises_too(players: int, options: dict[str, Any], prefix: str) -> None:
    """There is nobody to be ahead of: a game is worth something to all seats, or to none."""
    request = PRACTICE._replace(players=players, options=options)
    found = practise(request)
    assert all(name.startswith(prefix) for name in found["weights"])
    assert any(found["weights"].values())
    games = [one for some in play(Rule(request).tasks(0), 1, None) for one in some]
    assert len(games) == 4 * players
    assert all(one.gain == games[place - place % players].gain for place, one in enumerate(games))


def test_only_a_rule_that_knows_how_learns_by_practice() -> None:
    with pytest.raises(ValueError, match="--how cma"):
        practise(SHORT)


def test_only_a_rule_that_adds_up_can_be_fitted_to_choices() -> None:
    with pytest.raises(ValueError, match="--how cma"):
        learn(SHORT, 1)


def test_weights_stay_within_their_limits_and_have_names() -> None:
    for key, players in [("terraforming-mars", 2), ("terraforming-mars", 1), ("ares-expedition", 2), ("mission-red-planet", 3)]:
        knobs = all_knobs(Request(key, {}, players))
        assert len({knob.name for knob in knobs}) == len(knobs) > 10
        assert all(knob.low <= knob.high and knob.step > 0 for knob in knobs)
        far = named(knobs, [1e9] * len(knobs))
        assert far == {knob.name: knob.high for knob in knobs}


def test_some_numbers_can_be_left_as_they_are() -> None:
    everything = all_knobs(Request("mission-red-planet", {}, 3))
    some = all_knobs(Request("mission-red-planet", {}, 3, without=("habits", "blur")))
    left_out = {knob.name for knob in everything} - {knob.name for knob in some}
    assert {"blur", "blur_round", "habits.6"} <= left_out
    assert all(name.startswith(("habits", "blur")) for name in left_out)
    assert "worths.1" in {knob.name for knob in some}
    few = all_knobs(Request("mission-red-planet", {}, 3, only=("fear", "habits"), without=("habits.6",)))
    assert {"fear", "habits.7"} <= {knob.name for knob in few}
    assert "habits.6" not in {knob.name for knob in few}


def test_the_command_writes_weights_with_their_origin(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.json"
    size = ["--generations", "1", "--population", "4", "--deals", "1", "--checks", "1", "--worlds", "1", "--jobs", "1"]
    with pytest.raises(SystemExit) as end:
        main(["train", KEY, "--what", "quick", *size, "--seed", "9", "--out", str(out), "--run", str(tmp_path / "run")])
    assert end.value.code == 0
    written = json.loads(out.read_text())
    assert written["game"] == KEY
    made = written["quick"]["made"][0]
    words = "pavonis train pocket-mars --what quick --generations 1 --population 4 --deals 1 --worlds 1 --checks 1 --seed 9"
    assert made["command"] == words
    assert made["games"] == 1 * 4 * 1 * 2
    assert {"seed", "version", "commit", "curve", "check"} <= set(made)
    evaluation = evaluation_of(load(KEY))
    evaluation.tune(written["quick"]["weights"])
    now = {knob.name: knob.value for knob in evaluation.knobs(2)}
    assert now == pytest.approx({**now, **written["quick"]["weights"]})


def test_a_file_keeps_its_other_sections(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    files.merge(path, KEY, "quick", {"weights": {"a": 1.0, "b": 2.0}, "made": ["first"]})
    files.merge(path, KEY, "greedy", {"weights": {"a": 3.0}, "made": ["second"]})
    files.merge(path, KEY, "quick", {"weights": {"b": 4.0}, "made": ["third"]})
    whole = json.loads(path.read_text())
    assert whole["quick"] == {"weights": {"a": 1.0, "b": 4.0}, "made": ["first", "third"]}
    assert whole["greedy"]["weights"] == {"a": 3.0}
    with pytest.raises(ValueError, match="holds weights of pocket-mars"):
        files.merge(path, "ares-expedition", "quick", {})


def test_values_of_several_numbers_of_seats_stand_side_by_side(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    files.merge(path, KEY, "value", {"facts": ["a"], "made": ["two"]}, "2")
    files.merge(path, KEY, "value", {"facts": ["a"], "made": ["three"]}, "3")
    files.merge(path, KEY, "value", {"facts": ["a"], "made": ["again"]}, "2")
    assert json.loads(path.read_text())["value"] == {
        "2": {"facts": ["a"], "made": ["again"]},
        "3": {"facts": ["a"], "made": ["three"]},
    }


def test_a_fit_is_no_worse_than_the_terms_on_games_left_out() -> None:
    found = fit(KEY, {}, 2, 30, 4)
    errors = [row["error"] for row in found["curve"]]
    assert min(errors) <= errors[-1]  # the last one is that of the terms as they are
    assert len(found["weights"]) == len(found["facts"])
    assert all(len(row) == len(found["spreads"]) for row in found["weights"])
    assert found["check"]["quarters"][-1]["correlation"] > 0.3
    last = found["check"]["quarters"][-1]
    assert last["brier"] < last["base"]


def test_measures_tell_a_good_judgement_from_a_bad_one() -> None:
    finals = np.array([[3.0, -3.0], [-2.0, 2.0], [4.0, -4.0], [-1.0, 1.0]])
    won = (finals > 0).astype(float)
    progress = np.full(4, 0.3)
    right = measures(progress, finals, won, finals, won)[0]
    assert (right["quarter"], right["correlation"], right["brier"], right["base"]) == (2, 1.0, 0.0, 0.25)
    wrong = measures(progress, -finals, 1.0 - won, finals, won)[0]
    assert (wrong["correlation"], wrong["brier"]) == (-1.0, 1.0)
    assert reliability(won.reshape(-1), won.reshape(-1)) == [
        {"said": 0.0, "won": 0.0, "seats": 4},
        {"said": 1.0, "won": 1.0, "seats": 4},
    ]


def test_the_anchor_is_the_source() -> None:
    assert ANCHOR == {}


def test_totals_are_nearer_to_the_end_than_the_terms() -> None:
    found = totals.fit(KEY, {}, 2, 30, seed=8)
    first, last = found["check"]["quarters"][0], found["check"]["quarters"][-1]
    assert first["fitted"][1] < first["terms"][1] / 2
    assert last["fitted"][1] < last["terms"][1]


def test_totals_can_be_continued() -> None:
    rows: list[Any] = []
    whole = totals.fit(KEY, {}, 2, 6, seed=8, told=rows.append)
    kept = json.loads(json.dumps(rows[:3]))
    assert totals.fit(KEY, {}, 2, 6, seed=8, done=kept) == whole
