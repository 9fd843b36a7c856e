"""Every game with a board: the end and the replay of a game, and the pages about it, in every size and language."""

import pytest

from pavonis.text import LANGUAGES
from tests.web.board import SCREENS
from tests.web.house import WIDE, Arrive, Server
from tests.web.staged import stage_end
from tests.web.test_pages import check

# Pocket Mars is looked at together with the pages that are about no game.
SEATS = {"mission-red-planet": 3, "terraforming-mars": 2, "ares-expedition": 2}


@pytest.mark.slow
@pytest.mark.parametrize(("size", "lang"), SCREENS)
@pytest.mark.parametrize("game", SEATS)
def test_end_and_replay(arrive: Arrive, server: Server, game: str, size: tuple[int, int], lang: str) -> None:
    ada = arrive(size, lang)
    ada.go(stage_end(ada, server.folder, game, SEATS[game]))
    ada.to_result()
    ada.wait("figure svg")
    check(ada, f"{game}-end", lang, size)
    ada.go(f"/table/{ada.table}/replay")
    ada.wait(".timeline")
    for _ in range(30):
        ada.page.keyboard.press("ArrowRight")
    check(ada, f"{game}-replay", lang, size)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SEATS)
def test_pages(arrive: Arrive, game: str, lang: str) -> None:
    ada = arrive(WIDE, lang)
    for name, selector in {"rules": "article section", "cards": "li .card", "new": ".seats li"}.items():
        ada.go(f"/{name}/{game}")
        ada.wait(selector)
        check(ada, f"{game}-{name}", lang, WIDE)
