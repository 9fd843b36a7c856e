"""A tournament of three people in three browsers: entered, paired, played, and seen by everybody."""

import pytest
from playwright.sync_api import Browser

from tests.web.house import PHONE, WIDE, Person, Server


def organise(ada: Person) -> None:
    ada.go("/")
    ada.page.click("a[href='/tournaments']")
    ada.page.click("[data-act=form]")
    ada.wait("[data-act=create]")
    ada.page.fill("[data-field=name]", "Olympus Cup")
    ada.page.select_option("[data-field=game]", "pocket-mars")
    ada.page.select_option("[data-field=system]", "round_robin")
    ada.page.check("[data-field=rated]")
    ada.shot("tournament-form-en", full=True)
    assert not ada.violations()
    ada.page.click("[data-act=create]")
    ada.wait("[data-status=open]")


def play(number: int, address: str, everybody: list[Person]) -> None:
    """A round: one of three rests, and one of the others gives up."""
    people = []
    for person in everybody:
        person.go(address)
        person.until("number => document.querySelector('[data-round]')?.dataset.round === number", str(number), seconds=60)
        if person.page.locator("[data-act=table]").count():
            people.append(person)
    assert len(people) == 2, "one of three rests"
    loser = people[0]
    loser.page.click("[data-act=table]")
    loser.wait(".screen", 60_000)
    table = loser.table
    view = loser.api("GET", f"tables/{table}")
    assert view["tournament"]["round"] == number
    loser.api("POST", f"tables/{table}/seats/{view['mine'][0]}/concede")
    if number == 1:
        loser.to_result()
        loser.wait("[data-rating]", 60_000)
        loser.shot("tournament-result")
        assert loser.page.locator("[data-part=tournament]").get_attribute("href") == address


@pytest.mark.xdist_group("club")
def test_three_people_play_a_tournament(browser: Browser, club: Server) -> None:
    ada = Person(browser, club.address, WIDE, "en")
    bob = Person(browser, club.address, PHONE, "ru")
    eve = Person(browser, club.address, PHONE, "pl")
    organise(ada)
    address = ada.page.url.removeprefix(club.address)
    for person, name in ((ada, "Ada"), (bob, "Bob"), (eve, "Eve")):
        person.go(address)
        person.wait("[data-act=join]")
        person.page.fill("[data-field=name]", name)
        person.page.click("[data-act=join]")
        person.wait("[data-act=leave]")
    eve.shot("tournament-open-pl")
    ada.page.reload()
    ada.wait("[data-entrant='2']")
    ada.page.click("[data-act=start]")
    for number in (1, 2, 3):
        play(number, address, [ada, bob, eve])
    for person, lang in ((ada, "en"), (bob, "ru"), (eve, "pl")):
        person.go(address)
        person.wait("[data-status=finished]", 60_000)
        person.shot(f"tournament-{lang}")
        assert person.overflow() <= 0
        assert not person.violations()
        assert person.page.locator("[data-standings] tbody tr").count() == 3
    found = ada.api("GET", address.strip("/").replace("tournament", "tournaments", 1))
    assert sum(row["points"] for row in found["standings"]) == 6, "three games and three byes"
    for person in (ada, bob, eve):
        person.go("/tournaments")
        person.wait("[data-tournament]")
        assert person.overflow() <= 0
        assert not person.problems
    bob.shot("tournaments-ru")
    for person in (ada, bob, eve):
        person.context.close()
