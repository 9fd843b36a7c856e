"""A guided game through the server: an ordinary table, and what is due at each question of one's own seat."""

from typing import Any

import pytest

from pavonis.games import OURS, box
from pavonis.text import LANGUAGES
from tests.server.people import House

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("key", OURS)
async def test_the_table_of_a_lesson_opens_as_described(house: House, key: str) -> None:
    ada = await house.visitor()
    plan = (await ada.get(f"/api/games/{key}/lesson"))["lesson"]
    bots = [{"kind": "bot", "level": plan["level"]}] * (plan["seats"] - 1)
    body: dict[str, Any] = {
        "game": key,
        "options": plan["options"],
        "seed": plan["seed"],
        "seats": [{"kind": "me"}, *bots],
        "start": True,
    }
    table = (await ada.post("/api/tables", body))["id"]
    due = await ada.get(f"/api/tables/{table}/callouts", seat=0)
    assert due[0] == "goal"
    assert set(due) <= {callout["key"] for callout in plan["callouts"]}


async def test_words_in_every_language(house: House) -> None:
    ada = await house.visitor()
    for language in LANGUAGES:
        plan = (await ada.get("/api/games/pocket-mars/lesson", lang=language))["lesson"]
        words = box("pocket-mars").explained(language)
        assert {each["key"]: (each["heading"], each["text"], each["section"]) for each in plan["callouts"]} == {
            key: tuple(said) for key, said in words.items()
        }
    assert await ada.refused("GET", "/api/games/chess/lesson") == (404, "no_such_game")


async def test_callouts_are_for_ones_own_seat(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    eve = await house.visitor()
    assert "cards" in await bob.get(f"/api/tables/{table}/callouts", seat=1)
    assert await ada.refused("GET", f"/api/tables/{table}/callouts", seat=1) == (403, "not_yours")
    assert (await eve.refused("GET", f"/api/tables/{table}/callouts", seat=0))[0] in (401, 403)


async def test_signs_in_every_language(house: House) -> None:
    ada = await house.visitor()
    for language in LANGUAGES:
        found = {each["key"]: each for each in await ada.get("/api/games/terraforming-mars/signs", lang=language)}
        assert found["steel"]["text"] == box("terraforming-mars").signs(language)["steel"].text
        assert found["steel"]["name"][0].isupper()
        assert found["steel"]["see"] == "production"
    assert await ada.refused("GET", "/api/games/chess/signs") == (404, "no_such_game")
