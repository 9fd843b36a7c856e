"""The contract: the OpenAPI page is complete, and docs/api.md says the same."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pavonis.games import OURS
from pavonis.server import (
    link_schemas,
    live_messages,
    my_games_schemas,
    notification_schemas,
    replay_schemas,
    schemas,
    statistics_schemas,
    tournament_schemas,
)
from pavonis.server.app import litestar
from pavonis.server.errors import STATUS
from pavonis.server.games import checked_options
from pavonis.server.roster import Roster
from pavonis.server.settings import Settings, read_settings
from pavonis.server.shelf import choices, game, options_schema, shelf
from pavonis.text import LANGUAGES
from tests.server.people import House

DOC = Path(__file__).resolve().parents[2] / "docs" / "api.md"
HOSTING = DOC.with_name("hosting.md")


@pytest.fixture(scope="module")
def schema(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    database = tmp_path_factory.mktemp("contract") / "tables.db"
    found: dict[str, Any] = litestar(read_settings({}, database=str(database))).openapi_schema.to_schema()
    return found


def operations(schema: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {f"{method.upper()} {path}": what for path, methods in schema["paths"].items() for method, what in methods.items()}


def test_the_page_lists_every_path(schema: dict[str, Any]) -> None:
    written = set(re.findall(r"^### ((?:GET|POST|PUT|PATCH|DELETE) \S+)", DOC.read_text(encoding="utf-8"), re.MULTILINE))
    assert written - {"GET /api/openapi.json"} == set(operations(schema))


def test_the_page_lists_every_error() -> None:
    text = DOC.read_text(encoding="utf-8")
    table = {
        code: int(line.split("|")[1])
        for line in text.splitlines()
        if re.match(r"\| \d{3} \|", line)
        for code in re.findall(r"`(\w+)`", line.split("|")[2])
    }
    assert table == STATUS


def test_every_operation_describes_its_answers(schema: dict[str, Any]) -> None:
    for name, what in operations(schema).items():
        assert what["description"], name
        assert {"400", "404", "409", "429"} <= set(what["responses"]), name
        for status, response in what["responses"].items():
            if status not in ("204",) and name not in ("GET /metrics", "GET /api/me/statistics/cards"):
                content = response["content"]["application/json"]["schema"]
                assert content, f"{name} {status}"
        refused = what["responses"]["409"]["content"]["application/json"]["schema"]
        assert refused == {"$ref": "#/components/schemas/ErrorBody"}, name


def test_the_examples_of_the_page_fit_the_bodies() -> None:
    """Each example stands under the path it belongs to."""
    text = DOC.read_text(encoding="utf-8")
    answers: dict[str, Any] = {
        "GET /api/games": list[schemas.GameCard],
        "GET /api/games/{game}": schemas.GameBody,
        "GET /api/words": schemas.WordsBody,
        "GET /api/me": schemas.Me,
        "GET /api/me/tables": list[schemas.TableCard],
        "GET /api/me/games": my_games_schemas.MyGames,
        "GET /api/me/statistics": statistics_schemas.StatisticsBody,
        "GET /api/me/notifications": notification_schemas.NotificationsBody,
        "POST /api/tables": schemas.NewTable,
        "GET /api/tables/{table}": schemas.ViewBody,
        "GET /api/tables/{table}/screen": list[schemas.TextBody],
        "GET /api/tables/{table}/why": list[schemas.WhyBody],
        "POST /api/tables/{table}/hint": schemas.HintBody,
        "GET /api/tables/{table}/messages": list[schemas.MessageBody],
        "POST /api/invites/look": link_schemas.InviteBody,
        "POST /api/tournaments": tournament_schemas.NewTournament,
        "GET /api/tournaments/{tournament}": tournament_schemas.TournamentBody,
        "GET /api/tables/{table}/replay": replay_schemas.ReplayBody,
        "GET /api/tables/{table}/replay/steps": list[replay_schemas.StepBody],
    }
    seen = set()
    for section in re.split(r"^### ", text, flags=re.MULTILINE)[1:]:
        title = section.splitlines()[0].strip()
        for example in re.findall(r"```json\n(.*?)```", section, re.DOTALL):
            value = json.loads(example)
            if title in answers:
                seen.add(title)
                msgspec.convert(value, answers[title], strict=False)
    assert seen == set(answers)


def test_the_messages_of_the_page_are_those_of_the_code() -> None:
    text = DOC.read_text(encoding="utf-8").partition("## The live connection")[2]
    written = set(re.findall(r'\| `\{"type": "(\w+)"', text))
    kinds = [*live_messages.ServerMessage.__args__, *live_messages.ClientMessage.__args__]
    assert written == {kind.__struct_config__.tag for kind in kinds}


@pytest.mark.skipif(not HOSTING.exists(), reason="docs/hosting.md is not written")
def test_every_setting_is_described() -> None:
    text = HOSTING.read_text(encoding="utf-8")
    assert {name for name in Settings.__struct_fields__ if f"`PAVONIS_{name.upper()}`" not in text} == set()


@pytest.mark.anyio
async def test_it_is_published(house: House) -> None:
    eve = await house.visitor()
    found = await eve.get("/api/openapi.json")
    assert found["info"]["title"] == "Pavonis"
    assert "/api/tables/{table}/moves" in found["paths"]


@pytest.mark.parametrize("key", OURS)
def test_the_shelf_and_the_game_say_the_same(key: str) -> None:
    card = next(card for card in shelf("ru") if card.key == key)
    told = game(key, "ru", Roster({}))
    assert (card.title, card.players) == (told.title, told.players)


@pytest.mark.parametrize("key", OURS)
def test_every_option_has_words_and_its_values_are_good(key: str) -> None:
    offered = {lang: choices(key, lang) for lang in LANGUAGES}
    hidden = set(options_schema(key)["properties"]) - {option.key for option in offered["en"]}
    assert hidden <= {"deck"}, "an option that nobody can choose in the browser"
    for lang, options in offered.items():
        for option in options:
            assert option.default in [each.value for each in option.values]
            assert option.name
            assert option.about
            for each in option.values:
                assert each.name
                assert checked_options(key, {option.key: each.value})[option.key] == each.value
        if lang != "en":
            assert {option.about for option in options}.isdisjoint(option.about for option in offered["en"])


@pytest.mark.anyio
async def test_what_a_game_says_about_itself(house: House) -> None:
    eve = await house.visitor()
    shelf = await eve.get("/api/games", lang="pl")
    assert [each["key"] for each in shelf] == ["terraforming-mars", "ares-expedition", "pocket-mars", "mission-red-planet"]
    told = await eve.get("/api/games/pocket-mars", lang="ru")
    assert told["options"]["properties"]["draft"] == {"type": "boolean", "default": False}
    play = next(each for each in told["ranges"] if each["name"] == "play")
    assert (play["start"], play["arguments"]) == (128, [128])
    cards = await eve.get("/api/games/pocket-mars/cards", lang="ru")
    assert cards[0]["top"]["icons"][0]["kind"] == "icon"
    draft, energy = told["choices"]
    assert (draft["key"], draft["name"], draft["default"]) == ("draft", "Драфт", False)
    assert [value["name"] for value in draft["values"]] == ["нет", "да"]
    assert [value["value"] for value in energy["values"]] == list(range(1, 21))
    words = await eve.get("/api/words", lang="pl")
    assert (words["lang"], words["phrases"]["started"]) == ("pl", "Gra się zaczyna.")
