"""Those who play together have one result: at the terminal, in a replay, in `simulate` and in `arena`."""

import json
from pathlib import Path
from typing import Any

import pytest

from pavonis.cli.phrases import Phrases
from pavonis.cli.sheet import joint_result, verdict
from pavonis.games import box
from pavonis.study.tally import Joint
from pavonis.testing import table
from tests.cli.run import pavonis

NAMES = ["Anna", "Boris"]
FULL = {"temperature": 8, "oxygen": 14, "oceans": 9}
TOGETHER = ("-o", "cooperative=true", "--games", "2", "--jobs", "1")


def told(t: Any, language: str = "en") -> list[str]:
    """The end of a game."""
    names = NAMES[: len(t.state.hands)]
    words = box(t.game.key).words(t.game, language, names)
    return [*joint_result(t.game, t.state, words), verdict(t.game, t.state, names, Phrases(language))]


def partners(*ratings: int, **parameters: int) -> Any:
    """A cooperative game after its last round."""
    t = table("ares-expedition", cooperative=True).set(round=15, **{**FULL, **parameters})
    for seat, rating in enumerate(ratings):
        t.seat(seat, rating=rating)
    return t


def test_partners_who_win() -> None:
    assert told(partners(44, 36)) == ["Together: 80 points after round 15 of 15; 80 are needed.", "A joint victory!"]


def test_partners_who_lose_hear_why() -> None:
    lost = partners(40, 34, temperature=2, oceans=7)
    assert told(lost) == [
        "Together: 74 points after round 15 of 15; 80 are needed.",
        "Mars is not terraformed. Steps missing: temperature 3, oceans 2.",
        "Points missing: 6.",
        "A joint defeat.",
    ]
    assert told(lost, "ru") == [
        "Общий счёт после раунда 15 из 15: 74; нужно не меньше 80.",
        "Марс не терраформирован. Не хватает делений: температура 3, океан 2.",
        "Не хватает очков: 6.",
        "Общее поражение.",
    ]
    assert told(lost, "pl") == [
        "Wspólny wynik po rundzie 15 z 15: 74; potrzeba co najmniej 80.",
        "Mars nie jest sterraformowany. Brakujące poziomy: temperatura 3, oceany 2.",
        "Brakujące punkty: 6.",
        "Wspólna porażka.",
    ]


def test_who_plays_alone_hears_the_points() -> None:
    t = table("ares-expedition", 1).set(round=25, **{**FULL, "oxygen": 13}).seat(0, rating=31)
    assert told(t) == ["31 points after round 25 of 25.", "Mars is not terraformed. Steps missing: oxygen 1.", "Nobody wins."]


@pytest.mark.parametrize("key", ["ares-expedition", "terraforming-mars", "pocket-mars", "mission-red-planet"])
def test_rivals_have_no_joint_result(key: str) -> None:
    t = table(key)
    assert (t.game.joint(t.state), box(key).words(t.game, "en", NAMES).joint({})) == ({}, [])


def test_joint_results_are_summed_up() -> None:
    joint = Joint(80)
    for scores, winners in (([40, 41], [0, 1]), ([40, 39], []), ([50, 50], [])):
        joint.add(scores, winners)
    found = joint.summary()
    assert (found["won"], found["lost_with_too_few_points"], found["lost_with_enough_points"]) == (1, 1, 1)
    assert (found["total"]["mean"], found["needed"]) == (round((81 + 79 + 100) / 3, 4), 80)


def test_simulate_tells_what_partners_reach(tmp_path: Path) -> None:
    found = json.loads(pavonis("simulate", "ares-expedition", *TOGETHER, "--json", home=tmp_path).out)["joint"]
    assert (found["won"], found["lost_with_too_few_points"], found["needed"]) == (0, 2, 80)
    said = pavonis("simulate", "ares-expedition", *TOGETHER, home=tmp_path, COLUMNS="200").out
    assert "Together: 0 of 2 games won (0.0%)" in said
    assert "share" not in said
    assert json.loads(pavonis("simulate", "pocket-mars", "--games", "2", "--json", home=tmp_path).out)["joint"] is None


def test_arena_measures_partners(tmp_path: Path) -> None:
    found = json.loads(pavonis("arena", "ares-expedition", "--bots", "random", *TOGETHER, "--json", home=tmp_path).out)
    assert (found["elo"], found["mirror"][0]["joint"]["share"], found["mirror"][0]["joint"]["needed"]) == ([], 0.0, 80)
    said = pavonis("arena", "ares-expedition", "--bots", "random", *TOGETHER, home=tmp_path, COLUMNS="200").out
    assert "points together" in said
