"""The numbers of a card through the server."""

import pytest

from pavonis.games import OURS
from pavonis.text import LANGUAGES
from tests.server.people import House

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("key", OURS)
async def test_every_card_can_be_asked_about(house: House, key: str) -> None:
    ada = await house.visitor()
    counted = 0
    for card in (await ada.get(f"/api/games/{key}/cards"))[:40]:
        told = await ada.get(f"/api/games/{key}/lab", kind=card["kind"], number=card["number"])
        counted += bool(told["levels"])
        assert told["made"]["command"]
    assert counted >= 9


async def test_words_follow_the_language(house: House) -> None:
    ada = await house.visitor()
    card = (await ada.get("/api/games/pocket-mars/cards"))[0]
    said = [
        (await ada.get("/api/games/pocket-mars/lab", kind=card["kind"], number=card["number"], lang=language))["caution"]
        for language in LANGUAGES
    ]
    assert len(set(said)) == len(LANGUAGES)
    assert await ada.refused("GET", "/api/games/pocket-mars/lab?kind=project&number=9999") == (404, "no_such_page")
    assert await ada.refused("GET", "/api/games/chess/lab?kind=project&number=1") == (404, "no_such_game")
