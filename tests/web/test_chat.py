"""The chat as people see it: reactions, read marks, spectators apart, somebody muted, and no link that can be clicked."""

from tests.web.house import WIDE, Arrive, Person


def talk(person: Person) -> None:
    tab = person.page.locator("#tab-chat")
    if tab.count():
        tab.click()
    person.wait(".chat form")


def say(person: Person, words: str) -> None:
    person.page.fill(".chat input", words)
    person.page.press(".chat input", "Enter")
    person.until("words => document.querySelector('.chat .lines').innerText.includes(words)", words)


def test_people_talk(arrive: Arrive) -> None:
    ada, bob, eve = arrive(WIDE), arrive(WIDE, "pl"), arrive(WIDE, "ru")
    table = ada.api("POST", "tables", {"game": "pocket-mars", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    ada.go(f"/table/{table}")
    ada.wait(".chat form")
    bob.go(f"/table/{table}")
    bob.page.locator("[data-act=sit]").first.click()
    ada.page.locator("[data-act=start]:not([disabled])").click()
    for person in (ada, bob):
        person.wait(".screen")
        talk(person)
    eve.go(f"/table/{table}")
    eve.wait(".screen")
    talk(eve)
    say(ada, "Look at https://example.org/evil!")
    bob.until("() => document.querySelector('.chat').innerText.includes('example.org')")
    assert not bob.page.locator(".chat a").count()
    ada.until("() => !!document.querySelector('.chat .read')")
    bob.page.locator(".chat .say .name").first.click()
    bob.page.click("[data-emoji='👍']")
    ada.wait(".chat .reaction")
    assert ada.page.locator(".chat .reaction").inner_text() == "👍"
    say(eve, "Between us")
    say(bob, "Done")
    ada.until("() => document.querySelector('.chat').innerText.includes('Done')")
    assert "Between us" not in ada.page.locator(".chat").inner_text()
    eve.shot("chat")
    bob.page.locator(".chat .say .name").first.click()
    bob.page.click("[data-act=mute]")
    bob.until("() => !document.querySelector('.chat').innerText.includes('example.org')")
    bob.shot("chat-muted")
