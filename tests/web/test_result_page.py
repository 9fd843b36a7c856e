"""The page after a game: where the points come from, who raised what, and a picture to share."""

import pytest

from tests.web.house import Arrive, Server
from tests.web.staged import stage_end

SIGNATURE = b"\x89PNG"


def test_the_result_is_a_picture_to_share(arrive: Arrive, server: Server) -> None:
    ada = arrive()
    ada.go(stage_end(ada, server.folder, "pocket-mars", 2))
    ada.wait("[data-act=picture]", timeout=60_000)
    with ada.page.expect_download() as download:
        ada.page.click("[data-act=picture]")
    assert download.value.path().read_bytes().startswith(SIGNATURE)
    assert ada.page.locator("[data-part=raised]").count() == 0  # this game has no parameters


@pytest.mark.parametrize(
    ("game", "line", "named"), [("pocket-mars", "one_star", "building"), ("mission-red-planet", "missions", "mission")]
)
def test_every_line_names_what_gave_its_points(arrive: Arrive, server: Server, game: str, line: str, named: str) -> None:
    ada = arrive()
    ada.go(stage_end(ada, server.folder, game, 3))
    ada.wait("[data-part=sources] summary", timeout=60_000)
    cards = ada.api("GET", f"tables/{ada.table}/cards?lang=en")
    names = {card["name"] for card in cards if card["kind"] == named}
    told = " ".join(ada.page.locator("[data-part=sources] dd").all_text_contents())
    seats = ada.api("GET", f"tables/{ada.table}")["result"]["seats"]
    scored = any(each["points"] for seat in seats for each in seat["lines"] if each["key"] == line)
    assert any(name in told for name in names) == scored


@pytest.mark.slow
def test_points_and_parameters_are_told_by_whom_and_what(arrive: Arrive, server: Server) -> None:
    ada = arrive()
    ada.go(stage_end(ada, server.folder, "ares-expedition", 2))
    ada.wait("[data-part=raised] tbody td", timeout=60_000)
    raised = [int(cell) for cell in ada.page.locator("[data-part=raised] tbody td").all_inner_texts()]
    assert len(raised) == 6
    assert sum(raised) > 20
    assert ada.page.locator("[data-part=sources] summary").count() == 2
    assert ada.page.locator("[data-part=income] polyline").count() == 2
    assert ada.violations() == []
    ada.shot("result")
