"""The page holds no rules: what is changed in the data of a game is shown without a change of the page."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.house import BOT, ME, ROOT, Person, Server

STATIC = Path("server", "static")


CHANGES = {  # facts of the games that a scratch copy has otherwise, by file of the package: as they are, and as they are there
    "games/terraforming_mars/tables.py": [
        ('"power plant", 11,', '"power plant", 12,'),
        ('"asteroid", 14,', '"asteroid", 15,'),
        ("MILESTONE_NEEDS: Final = [35,", "MILESTONE_NEEDS: Final = [41,"),
        ("MILESTONE_COST: Final = 8", "MILESTONE_COST: Final = 9"),
    ],
    "games/terraforming_mars/words/en.toml": [
        ('09 = "Tharsis Tholus"', '09 = "Somewhere Else"'),
    ],
    "games/terraforming_mars/board.py": [
        ('". *s . . . ~cc"', '". *st . . . ~cc"'),
    ],
    "kit/terraforming.py": [
        ("GOALS: Final = [19, 14, 9]", "GOALS: Final = [20, 15, 10]"),
    ],
    "games/ares_expedition/tables.py": [
        ('"forest with plants", 8,', '"forest with plants", 9,'),
        ('"forest", 20,', '"forest", 21,'),
        ('"ocean", 15,', '"ocean", 17,'),
        ("ENOUGH_POINTS: Final = 80 ", "ENOUGH_POINTS: Final = 95 "),
        ("DEVELOPMENT_BONUS: Final = 3 ", "DEVELOPMENT_BONUS: Final = 5 "),
        ("TEMPERATURE: [5, 10, 15]", "TEMPERATURE: [7, 10, 15]"),
    ],
    "games/ares_expedition/words/en.toml": [
        ('development = "Development"', 'development = "Settlement"'),
    ],
    "games/pocket_mars/cards.py": [
        ("BASE_VALUE: Final = 3 ", "BASE_VALUE: Final = 6 "),
        ("ENERGY_MAX: Final = 5 ", "ENERGY_MAX: Final = 8 "),
        ('"Water Supply"', '"Glacier Works"'),
        ('"Laboratorium", launch(1)', '"Laboratorium", launch(2)'),
    ],
    "games/pocket_mars/state.py": [
        ("return 1 if seats == 2 else 2", "return 3 if seats == 2 else 2"),
    ],
    "games/mission_red_planet/cards.py": [
        ('region(HELLAS, "Hellas"', 'region(HELLAS, "Probe Basin"'),
        ('character(PILOT, "Pilot"', 'character(PILOT, "Navigator"'),
        ("TRUE_RING: Final = [VASTITAS_BOREALIS,", "TRUE_RING: Final = [AUSONIA,"),
        ("MARE_TYRRHENUM, AUSONIA, MARE_S", "MARE_TYRRHENUM, VASTITAS_BOREALIS, MARE_S"),
    ],
    "games/mission_red_planet/rules.py": [
        ("PRODUCTION_AFTER: Final = {5: 1,", "PRODUCTION_AFTER: Final = {4: 1,"),
        ("ROUNDS: Final = 10", "ROUNDS: Final = 11"),
    ],
}


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that runs a scratch copy of the package with other facts, and shows the page as it is built."""
    if not (ROOT / "src" / "pavonis" / STATIC / "index.html").exists():
        pytest.skip("the page is not built: make web")
    copy = tmp_path_factory.mktemp("copy")
    shutil.copytree(
        ROOT / "src" / "pavonis", copy / "pavonis", ignore=shutil.ignore_patterns("*.so", "_compiled.json", "__pycache__")
    )
    for file, changes in CHANGES.items():
        path = copy / "pavonis" / file
        text = path.read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1, f"{file} has not exactly one {old}"
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")
    found = Server(tmp_path_factory.mktemp("server"), {**os.environ, "PYTHONPATH": str(copy), "PAVONIS_PURE": "1"})
    found.start()
    yield found
    found.end()


def test_terraforming_mars(browser: Browser, changed: Server) -> None:
    ada = Person(browser, changed.address)
    ada.sit(ME, BOT, game="terraforming-mars", seed="4")
    ada.wait(".goals .project")
    shown = ada.page.locator
    assert shown("[data-spot='project:0']").inner_text().split()[0] == "12"
    assert shown("[data-spot='project:1']").inner_text().split()[0] == "15"
    assert shown("[data-spot='milestone:0'] small").inner_text() == "41"
    assert shown(".goals .fee").first.inner_text().strip() == "9"
    area = shown("[data-spot='place:6']").get_attribute("aria-label") or ""
    assert "Somewhere Else" in area
    assert "titanium" in area.lower()
    assert shown(".thermometer .step").count() == 21
    assert shown(".air .cell").count() == 16
    assert shown(".water .drop").count() == 10
    assert "+10" in (shown(".thermometer").get_attribute("aria-label") or "")
    assert not ada.problems
    ada.context.close()


def test_pocket_mars(browser: Browser, changed: Server) -> None:
    ada = Person(browser, changed.address)
    ada.sit(ME, BOT, game="pocket-mars", seed="4")
    ada.wait(".buildings .building")
    shown = ada.page.locator
    buildings = shown(".buildings .building")
    assert [buildings.nth(place).get_attribute("aria-label") for place in (1, 3)] == ["Power Plant", "Glacier Works"]
    assert buildings.nth(3).locator(".name").inner_text() == "Glacier Works"
    assert buildings.nth(3).locator(".value").inner_text().split()[-1] == "6"
    assert buildings.nth(4).locator(".value").count() == 0
    assert buildings.nth(0).locator(".slot").count() == 3
    assert "2" in (buildings.nth(2).locator(".ability").get_attribute("title") or "")
    assert shown(".energy .cell").count() == 8
    assert not ada.problems
    ada.context.close()


def test_ares_expedition(browser: Browser, changed: Server) -> None:
    ada = Person(browser, changed.address)
    ada.sit(ME, BOT, game="ares-expedition", seed="6", options={"cooperative": True})
    shown = ada.page.locator
    ada.wait("button.spot.live[data-spot^=corporation]")
    shown("button.spot.live[data-spot^=corporation]").first.click()
    ada.wait(".phases.planning button.spot.live")
    assert "/95" in shown(".goal").inner_text()
    assert shown(".phase .name").first.inner_text() == "Settlement"
    assert shown(".phase .bonus").first.inner_text().strip() == "−5"
    assert shown(".planet path.space.purple").count() == 3 + 8
    assert "/10" in shown(".planet .oceans .value").inner_text()
    assert "+10" in shown(".planet .temperature .hidden").inner_text()
    shown("button.spot.live[data-spot='phase:2']").click()
    ada.wait("[data-spot='standard:4']")
    assert [shown(f"[data-spot='standard:{number}'] .price").inner_text() for number in (1, 4)] == ["21", "17"]


def test_mission_red_planet(browser: Browser, changed: Server) -> None:
    ada = Person(browser, changed.address)
    ada.sit(ME, BOT, BOT, game="mission-red-planet", seed="4")
    ada.wait(".mars .things")
    shown = ada.page.locator
    names = [section.get_attribute("aria-label") for section in shown(".mars section.things").all()]
    assert "Probe Basin" in names
    assert "Hellas" not in names
    top = {name: shown(f".mars section.things[aria-label='{name}']").bounding_box() for name in ("Ausonia", "Vastitas Borealis")}
    above, below = top["Ausonia"], top["Vastitas Borealis"]
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]
    rounds = shown(".track .rounds li").all_inner_texts()
    assert [text.strip() for text in rounds] == ["1", "2", "3", "4", "1", "5", "6", "7", "8", "2", "9", "10", "11", "3"]
    assert shown(".track .count li").last.locator(".hidden").first.inner_text() == "Navigator"
    assert not ada.problems
    ada.context.close()
