"""Coming back from another browser: by words, and by a passkey of a virtual authenticator."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession

from tests.web.house import BOT, ME, PHONE, Arrive, Person, Server

AUTHENTICATOR = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


@pytest.fixture
def named(browser: Browser, server: Server) -> Iterator[list[Person]]:
    """Two browsers at the name of the server: a passkey belongs to a name, not to an address."""
    people = [Person(browser, f"http://localhost:{server.port}", PHONE, lang) for lang in ("en", "ru")]
    yield people
    for person in people:
        person.context.close()
        assert not person.problems


def authenticator(person: Person) -> tuple[CDPSession, str]:
    session = person.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    made: dict[str, Any] = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, made["authenticatorId"]


def test_a_passkey_brings_the_seats_to_another_browser(named: list[Person]) -> None:
    old, new = named
    old.sit(ME, BOT)
    table = old.table
    old.go("/settings")
    session, key = authenticator(old)
    old.page.click("[data-act=passkey]")
    old.wait("[data-act=forget]")
    assert old.api("GET", "me/recovery")["passkeys"] == 1
    credential = session.send("WebAuthn.getCredentials", {"authenticatorId": key})["credentials"][0]
    new.go("/return")
    other, there = authenticator(new)
    other.send("WebAuthn.addCredential", {"authenticatorId": there, "credential": credential})
    new.shot("return")
    new.page.click("[data-act=return-passkey]")
    new.until("location.pathname === '/'")
    for person in (new, old):
        assert person.api("GET", f"tables/{table}")["mine"] == [0], "the old browser goes on"


def test_a_phrase_is_shown_once_and_works(arrive: Arrive) -> None:
    old, new = arrive(lang="pl"), arrive(PHONE)
    old.sit(ME, BOT)
    table = old.table
    old.go("/settings")
    old.page.click("[data-act=phrase]")
    old.wait("[data-phrase]")
    words = old.page.inner_text("[data-phrase]")
    old.shot("recovery-phrase")
    old.go("/settings")
    old.wait("[data-act=forget]")
    assert words not in old.page.inner_text("main")
    new.go("/return")
    new.page.fill("textarea", "zoo zoo zoo")
    new.page.click("[data-act=return]")
    new.wait(".problem")
    new.page.fill("textarea", words)
    new.page.click("[data-act=return]")
    new.until("location.pathname === '/'")
    assert new.api("GET", f"tables/{table}")["mine"] == [0]
