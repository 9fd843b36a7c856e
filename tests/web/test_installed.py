"""A game of another package is played in words, against a class that the host has named as a bot."""

import pytest
from playwright.sync_api import Browser

from tests.packages.installed import install
from tests.web.house import ME, Person, Server, play_on


def test_a_game_of_another_package_in_the_browser(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("installed")
    server = Server(folder, install(folder), bots="high=mars_countdown:Highest")
    server.start()
    try:
        ada = Person(browser, server.address)
        ada.go("/")
        ada.wait(".game >> text=Countdown")
        ada.sit(ME, {"kind": "bot", "level": "high"}, game="countdown")
        ada.wait(".bar")
        assert "Piles: 10, 10." in ada.page.inner_text("main")
        assert play_on([ada], 200)
        assert not ada.problems
    finally:
        server.end()
