"""Coming back to one's seats with a recovery phrase; passkeys are tried in a browser (`tests/web`)."""

import hashlib
from pathlib import Path

import pytest
from sqlalchemy import select

from pavonis.server import people as people_module
from pavonis.server.models import RecoveryRow
from tests.server.conftest import opened
from tests.server.people import House

pytestmark = pytest.mark.anyio


async def test_a_phrase_gives_all_seats_and_the_old_browser_goes_on(house: House) -> None:
    table, people = await house.friends(2)
    assert await people[1].get("/api/me/recovery") == {"phrase": False, "passkeys": 0, "browsers": 1}
    phrase = (await people[1].post("/api/me/recovery"))["phrase"]
    assert len(phrase.split()) == 12
    phone = await house.visitor()
    other = (await phone.open("me", "relaxed", start=True))["id"]
    me = await phone.post("/api/recover", {"phrase": f"  {phrase.upper()}\n"})
    assert (me["known"], me["tables"]) == (True, 2), "what the browser had before comes along"
    for browser in (phone, people[1]):
        assert (await browser.look(table))["mine"] == [1]
        assert (await browser.look(other))["mine"] == [0]
    assert (await phone.get("/api/me/recovery"))["browsers"] == 2
    await phone.play(table, 1)


async def test_the_other_browsers_are_signed_out_if_asked(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_module, "TRUSTED", 0.0)
    table, people = await house.friends(2)
    phrase = (await people[1].post("/api/me/recovery"))["phrase"]
    tablet, phone = await house.visitor(), await house.visitor()
    await tablet.post("/api/recover", {"phrase": phrase})
    await phone.post("/api/recover", {"phrase": phrase, "alone": True})
    assert (await phone.look(table))["mine"] == [1]
    for browser in (people[1], tablet):
        assert not (await browser.get("/api/me"))["known"]
        assert (await browser.look(table))["mine"] == []


async def test_only_a_strong_hash_is_stored_and_the_last_phrase_counts(house: House) -> None:
    ada = await house.visitor()
    assert await ada.refused("POST", "/api/me/recovery") == (401, "no_session")
    await ada.ask("PUT", "/api/me", {"name": "Ada"})
    old, new = [(await ada.post("/api/me/recovery"))["phrase"] for _ in range(2)]
    rows = await house.service.db.read(lambda connection: connection.execute(select(RecoveryRow.__table__)).all())
    assert len(rows) == 1
    assert rows[0].phrase_hash not in [hashlib.sha256(each.encode()).hexdigest() for each in (old, new)]
    eve = await house.visitor()
    answers = [await eve.refused("POST", "/api/recover", {"phrase": each}) for each in (old, "x", " ".join(["zoo"] * 12))]
    assert set(answers) == {(404, "no_way_back")}
    assert not (await eve.get("/api/me"))["known"]
    await ada.ask("DELETE", "/api/me/recovery")
    assert await eve.refused("POST", "/api/recover", {"phrase": new}) == (404, "no_way_back")


async def test_attempts_are_few(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db") as house:
        eve = await house.visitor()
        answers = [await eve.refused("POST", "/api/recover", {"phrase": f"{number}"}) for number in range(21)]
        assert answers[19] == (404, "no_way_back")
        assert answers[20] == (429, "too_fast")


async def test_a_transfer_takes_the_ways_back_along(house: House) -> None:
    table, people = await house.friends(2)
    phrase = (await people[1].post("/api/me/recovery"))["phrase"]
    token = (await people[1].post("/api/me/transfer"))["token"]
    phone, laptop = await house.visitor(), await house.visitor()
    await phone.post("/api/transfer", {"token": token})
    await laptop.post("/api/recover", {"phrase": phrase})
    assert (await laptop.look(table))["mine"] == [1]


async def test_nonsense_is_no_passkey(house: House) -> None:
    ada = await house.visitor()
    await ada.ask("PUT", "/api/me", {"name": "Ada"})
    asked = (await ada.post("/api/me/passkeys/options"))["options"]
    assert asked["rp"]["id"] == "test"
    assert asked["authenticatorSelection"]["residentKey"] == "required"
    for nonsense in ({}, {"id": "x"}, {"id": "x", "response": {"clientDataJSON": "e30"}}):
        assert await ada.refused("POST", "/api/me/passkeys", {"credential": nonsense}) == (422, "bad_passkey")
        assert await ada.refused("POST", "/api/recover/passkey", {"credential": nonsense}) == (422, "bad_passkey")
