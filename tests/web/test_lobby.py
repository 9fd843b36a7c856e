"""Before the game: one link for everybody, a table that the host can still change, and links that lead back."""

from tests.web.house import PHONE, WIDE, Arrive, Person


def act(person: Person, name: str) -> None:
    person.page.click(f"[data-act={name}]")


def names(person: Person) -> list[str]:
    """Who sits where, as the page shows it."""
    seats = person.page.locator("ol.seats > li.panel")
    found = []
    for place in range(seats.count()):
        own = seats.nth(place).locator(".who input")
        found.append(own.input_value() if own.count() else seats.nth(place).locator(".who b").inner_text())
    return found


def test_friends_come_by_one_link(arrive: Arrive) -> None:
    ada, bob, eve = arrive(WIDE), arrive(PHONE), arrive()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = ada.api("POST", "tables", {"game": "pocket-mars", "seats": seats})["id"]
    ada.go(f"/table/{table}")
    link = ada.page.locator(".copy input").last.input_value()
    bob.page.goto(link)
    bob.wait("[data-act=sit]")
    bob.shot("lobby-visitor")
    bob.page.locator("[data-act=sit]").nth(1).click()
    bob.wait(".who input")
    bob.page.goto(link)
    bob.wait(".who input")
    assert bob.page.locator("[data-act=sit]").count() == 0, "who has a seat is taken back to it"

    act(ada, "more")
    ada.until("() => document.querySelectorAll('ol.seats > li.panel').length === 4")
    ada.page.locator("[data-option=draft]").check()
    eve.page.goto(link)
    eve.wait("text=Draft: on")
    act(ada, "fewer")
    ada.until("() => document.querySelectorAll('ol.seats > li.panel').length === 3")
    before = names(ada)
    ada.page.locator("[data-act=forward]").nth(1).click()
    ada.until("name => [...document.querySelectorAll('ol.seats > li.panel')][1].innerText.includes(name)", before[2])
    assert names(ada) == [before[0], before[2], before[1]]
    ada.shot("lobby-host")

    act(ada, "host")
    bob.wait("[data-act=start]")
    ada.page.wait_for_selector("[data-act=start]", state="detached")


def test_removing_somebody_asks_first(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    table = ada.api("POST", "tables", {"game": "pocket-mars", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    bob.api("POST", f"tables/{table}/sit", {"seat": 1, "name": "Bob"})
    ada.go(f"/table/{table}")
    act(ada, "remove")
    ada.wait("dialog >> text=Bob loses this seat")
    ada.page.keyboard.press("Escape")
    assert "Bob" in names(ada)
    act(ada, "remove")
    act(ada, "sure")
    ada.wait("[data-act=invite]")


def test_ones_own_link_leads_back(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    table = ada.api("POST", "tables", {"game": "pocket-mars", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    ada.go(f"/table/{table}")
    act(ada, "invite")
    ada.wait("li .copy input")
    link = ada.page.locator("li .copy input").input_value()
    bob.page.goto(link)
    act(bob, "sit")
    bob.wait(".who input")
    bob.go("/settings")
    bob.page.goto(link)
    bob.wait(".who input")
    assert bob.table == table
