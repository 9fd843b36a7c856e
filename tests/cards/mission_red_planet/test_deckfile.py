"""Tables from a file: what is exported can be read back, and what is wrong is named."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pavonis.games.mission_red_planet import reasons
from pavonis.games.mission_red_planet.deckfile import export
from pavonis.games.mission_red_planet.options import load
from pavonis.text import plain
from tests.rulebook.mission_red_planet.tables import at_table, idle

Data = dict[str, Any]


def ours() -> Data:
    """Our own tables as a file has them."""
    data: Data = json.loads(export())
    return data


def test_what_is_exported_is_read_back() -> None:
    game = load(deck=ours())
    assert export(game) == export()
    assert game.options["deck"] == ours()  # a record keeps the tables themselves


def test_a_file_may_have_one_list_only(tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    missions = ours()["missions"]
    missions[4]["goal"]["points"] = 2
    path.write_text(json.dumps({"missions": missions}), encoding="utf-8")
    game = load(deck=str(path))
    assert game.setting.goals[4].points == [0, 2]
    assert len(game.setting.ships) == 36
    t = idle(at_table(game).set(round=10).mission(0, "Moon Base").region("Phobos", yellow=1))
    assert dict(game.score_lines(t.state, 0))["missions"] == 2


def test_other_layouts_and_discoveries_are_played() -> None:
    data = ours()
    data["layouts"] = data["layouts"][:1]
    data["layouts"][0]["borders"] = [pair for pair in data["layouts"][0]["borders"] if pair != ["hellas", "ausonia"]]
    data["discoveries"][3]["effect"]["n"] = 2
    game = load(deck=data)
    t = at_table(game).set(round=10).region("Ausonia", resource="ice", discovery="Synergy")
    t = idle(t.region("Hellas", resource="ice", yellow=1).region("Mare Serpentis", resource="ice", blue=1))
    assert t.colour("yellow").tokens == [3, 0, 0]
    assert t.colour("blue").tokens == [5, 0, 0]


def put(*path: Any, value: Any) -> Callable[[Data], None]:
    """Change one place of a file."""

    def change(data: Data) -> None:
        place: Any = data
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


WRONG: list[tuple[Callable[[Data], None], str]] = [
    (put("ship", value=[]), "the deck: field 'ship': there is no such list"),
    (put("ships", value=[]), "the deck: field 'ships': this is a list of 36 entries"),
    (put("layouts", value=[]), "the deck: field 'layouts': this is a list of 1 to 6 entries"),
    (
        put("ships", 4, "capacity", value=1),
        "the deck: ships 5: field 'capacity': 1 is not possible; allowed: a whole number from 2 to 8",
    ),
    (put("ships", 4, "destination", value="moon"), "the deck: ships 5: field 'destination': \"moon\" is not possible; allowed: "),
    (
        put("ships", 4, "capacity", value=-1),
        "the deck: ships 5: field 'capacity': -1 is not possible; allowed: a whole number from 2 to 8",
    ),
    (
        put("missions", 4, "goal", "points", value=-7),
        "missions 5 (Moon Base): field 'goal.points': -7 is not possible; allowed: a whole number from 0 to 30 or a list",
    ),
    (put("missions", 4, "names", "en", value="Moon\tBase"), "missions 5 (Moon Base): field 'names.en': a name is one line"),
    (put("missions", 4, "names", "en", value="12"), "missions 5 (12): field 'names.en': a name has a letter in it"),
    (put("discoveries", 12, "effect", "n", value=0), "field 'effect.n': points_present needs any number from -30 to 30 but 0"),
    (put("discoveries", 12, "effect", "n", value=-4), ""),
    (put("layouts", 1, "names", "en", value="True Map"), "layouts 2 (True Map): field 'names.en': layouts 1 (True Map) has this"),
    (put("characters", 1, "names", "en", value="Pilot"), "characters 2 (Pilot): field 'names.en': characters 1 (Pilot) has this"),
    (put("characters", 1, "number", value=4), "characters 2 (Soldier): the field 'number' is unknown; allowed: names"),
    (put("characters", value=[]), "the deck: field 'characters': this is a list of 9 entries"),
    (put("missions", 0, "names", value={"ru": "x"}), "the deck: missions 1: field 'names.en': the English name is missing"),
    (put("missions", 0, "names", "en", value="a  b"), "the deck: missions 1 (a b): field 'names.en': there is a space too many"),
    (
        put("missions", 0, "names", "en", value="Lichens"),
        "(Lichens): field 'names.en': missions 1 (Lichens) has this name",
    ),
    (put("missions", 0, "goal", "points", value=3), "the deck: missions 1 (Northern Influence): field 'goal.points'"),
    (
        put("missions", 0, "goal", "min", value=3),
        "the deck: missions 1 (Northern Influence): field 'goal.min': presence takes no 'min'",
    ),
    (put("missions", 4, "goal", "of", value=None), "the deck: missions 5 (Moon Base): field 'goal.of': lead needs 'of'"),
    (put("missions", 0, "goal", "regions", 1, value="ausonia"), ""),
    (put("missions", 0, "goal", "regions", 1, value="vastitas_borealis"), "field 'goal.regions': each region once"),
    (
        put("discoveries", 4, "effect", "n", value=1),
        "the deck: discoveries 5 (Mine Collapse): field 'effect.n': no_production takes no n",
    ),
    (put("discoveries", 5, "effect", "n", value=None), "the deck: discoveries 6 (Rich Vein): field 'effect.n': bonus needs n"),
    (
        put("discoveries", 5, "effect", "n", value=0),
        "the deck: discoveries 6 (Rich Vein): field 'effect.n': bonus needs at least 1",
    ),
    (put("discoveries", 9, "effect", "kind", value="gold"), "the deck: discoveries 10 (Frozen Cavern): field 'effect.kind'"),
    (
        put("actions", 2, "effect", "n", value=3),
        "the deck: actions 3 (Rescue Operation): field 'effect.n': rescue is for 2 at most",
    ),
    (
        put("actions", 0, "effect", "kind", value=None),
        "the deck: actions 1 (Blocks of Ice): field 'effect.kind': gain_tokens needs kind",
    ),
    (
        put("actions", 0, "when", value="now"),
        "the deck: actions 1 (Blocks of Ice): field 'when': \"now\" is not possible; allowed: before_third_production, ",
    ),
    (
        put("layouts", 1, "ring", 0, value="hellas"),
        "the deck: layouts 2 (Eastward Turn): field 'ring': the six outer regions, each once",
    ),
    (put("layouts", 0, "borders", 0, value=["hellas", "phobos"]), "the deck: layouts 1 (True Map): field 'borders[0]'"),
    (put("layouts", 0, "borders", value=[]), "field 'borders': valles_marineris needs at least two neighbours"),
    (put("actions", 0, "cost", value=1), "the deck: actions 1 (Blocks of Ice): the field 'cost' is unknown; allowed: names, when"),
]


@pytest.mark.parametrize(("change", "message"), WRONG, ids=[message[:70] or "right" for _, message in WRONG])
def test_what_is_wrong_is_named(change: Callable[[Data], None], message: str) -> None:
    data = ours()
    change(data)
    if not message:
        load(deck=data)
        return
    with pytest.raises(ValueError, match=re.escape(message)):
        load(deck=data)


def test_a_map_must_be_connected() -> None:
    data = ours()
    inner = {"valles_marineris", "hellas", "syrtis_major"}
    borders = [pair for pair in data["layouts"][0]["borders"] if len(inner & set(pair)) != 1]
    data["layouts"][0]["borders"] = borders
    with pytest.raises(
        ValueError, match=r"\(True Map\): field 'borders': all regions must be connected; no way from .* to ausonia"
    ):
        load(deck=data)


def test_characters_may_be_named() -> None:
    characters = ours()["characters"]
    characters[0]["names"] = {"en": " Aviator ", "ru": "Лётчик"}
    game = load(deck={"characters": characters})
    assert game.setting.character_names[1] == ["Aviator", "Лётчик", "Aviator"]
    assert game.setting.ops[1] == load().setting.ops[1]
    assert game.space.parse("choose Aviator") == load().space.parse("choose Pilot")
    assert json.loads(export(game))["characters"][0]["names"]["pl"] == "Aviator"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Soldier has been played already; the Envoy brings it back."),
        ("ru", "Персонаж «Солдат» уже сыгран; его вернёт «Посол»."),
        ("pl", "Postać „Żołnierz” jest już zagrana; przywróci ją „Poseł”."),
    ],
)
def test_the_words_call_characters_by_their_names(language: str, sentence: str) -> None:
    characters = ours()["characters"]
    characters[8]["names"] = {"en": "Envoy", "ru": "Посол", "pl": "Poseł"}
    words = load(deck={"characters": characters}).words(language)
    assert plain(words.reason((reasons.NOT_IN_HAND, 2))) == sentence
    rules = " ".join(plain(text) for text in words.rules())
    assert characters[8]["names"][language] in rules
    assert not {"Recruiter", "Вербовщик", "Rekruter"} & set(rules.replace("»", " ").replace("”", " ").split())


def test_too_few_ships_with_a_destination() -> None:
    data = ours()
    for ship in data["ships"][5:]:
        ship["destination"] = None
    with pytest.raises(ValueError, match="at least 6 ships need a destination for the set-up, not 5"):
        load(deck=data)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"nothing\.json: No such file"):
        load(deck=str(tmp_path / "nothing.json"))
    for text, message in (("{", "this is not JSON"), ("[]", "is an object with lists")):
        path = tmp_path / "box.json"
        path.write_text(text, encoding="utf-8")
        with pytest.raises(ValueError, match=rf"box\.json: .*{message}"):
            load(deck=str(path))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"layout": 5}, "there are 4 layouts, no number 5"),
        ({"layout": 0}, "mission-red-planet: Expected `int` >= 1"),
        ({"layout": "any"}, "Invalid enum value 'any'"),
        ({"colour": 1}, "has no option 'colour'"),
    ],
)
def test_options_are_checked(options: Data, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        load(**options)
