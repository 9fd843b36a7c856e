"""What is wrong is told: its own status, one JSON shape, a sentence in the asker's language."""

import pytest
from asyncpg.exceptions import CannotConnectNowError, UniqueViolationError  # type: ignore[import-untyped]

from pavonis.server.database import is_away
from pavonis.server.errors import STATUS
from pavonis.server.phrases import spoken
from pavonis.text import DEFAULT, LANGUAGES
from tests.server.conftest import opened
from tests.server.people import House
from tests.text.checks import gaps

pytestmark = pytest.mark.anyio


def test_every_code_has_a_sentence_in_every_language() -> None:
    said = {language: spoken(language) for language in LANGUAGES}
    assert set(STATUS) == set(said[DEFAULT].errors)
    for part in ("errors", "records", "notices"):
        tables = [getattr(each, part) for each in said.values()]
        for key in tables[0]:
            sentences = [table[key] for table in tables]
            assert len(set(sentences)) == len(LANGUAGES), key
            assert all(sentence.strip() for sentence in sentences), key
            assert all(gaps(sentence) == gaps(sentences[0]) for sentence in sentences), key


def test_a_database_that_starts_is_away() -> None:
    assert is_away(CannotConnectNowError("the database system is starting up"))
    assert is_away(ConnectionRefusedError())
    assert not is_away(UniqueViolationError("two of a kind"))
    assert not is_away(ValueError())


@pytest.mark.parametrize(
    ("method", "path", "content", "status", "code"),
    [
        ("POST", "/api/tables", b"{", 400, "malformed"),
        ("POST", "/api/tables", b"", 400, "malformed"),
        ("POST", "/api/tables", b"[1]", 400, "malformed"),
        ("POST", "/api/tables", b'{"game": 1, "seats": []}', 400, "malformed"),
        ("POST", "/api/tables", b'\xff\xfe{"', 400, "malformed"),
        ("POST", "/api/tables", b" " * 70_000, 413, "too_large"),
        ("POST", "/api/replays", b"{}", 422, "bad_record"),
        ("POST", "/api/replays", b"[" * 50_000, 400, "malformed"),
        ("GET", "/api/tables/x?seat=many", b"", 400, "malformed"),
        ("GET", "/api/tables/x?lang=xx", b"", 400, "malformed"),
        ("GET", "/api/tables/x", b"", 404, "no_such_table"),
        ("GET", "/api/games/chess", b"", 404, "no_such_game"),
        ("GET", "/api/games/chess/cards", b"", 404, "no_such_game"),
        ("GET", "/api/replays/x", b"", 404, "no_such_replay"),
        ("GET", "/api/nothing", b"", 404, "no_such_page"),
        ("GET", "/api", b"", 404, "no_such_page"),
        ("GET", "/nothing.js", b"", 404, "no_such_page"),
        ("GET", "/../../etc/passwd.txt", b"", 404, "no_such_page"),
        ("DELETE", "/api/games", b"", 405, "no_such_method"),
        ("POST", "/api/invites/accept", b'{"token": "x"}', 404, "no_such_link"),
    ],
)
async def test_refusals(house: House, method: str, path: str, content: bytes, status: int, code: str) -> None:
    eve = await house.visitor()
    response = await eve.client.request(method, path, content=content, headers={"content-type": "application/json"})
    assert (response.status_code, response.json()["error"]) == (status, code)
    assert set(response.json()) == {"error", "message", "detail"}
    assert response.headers["content-type"].startswith("application/json")


async def test_languages(house: House) -> None:
    eve = await house.visitor()
    for headers, query, beginning in (
        ({}, "", "There is no such table"),
        ({"accept-language": "fr;q=0.9, pl;q=0.8, en;q=0.1"}, "", "Nie ma takiego"),
        ({"accept-language": "en;q=0.1, pl;q=0.8"}, "", "Nie ma takiego"),
        ({"accept-language": "de-AT,de;q=0.9,pl-PL;q=0.7,en-GB;q=0.5"}, "", "Nie ma takiego"),
        ({"accept-language": "PL"}, "", "Nie ma takiego"),
        ({"accept-language": "pl;q=0.3, *;q=0.5"}, "", "There is no such table"),
        ({"accept-language": "de"}, "", "There is no such table"),
        ({"accept-language": ";;q=x,,=,/-;q="}, "", "There is no such table"),
        ({"accept-language": "pl"}, "?lang=ru", "Такого стола"),
    ):
        response = await eve.client.get(f"/api/tables/x{query}", headers=headers)
        assert response.json()["message"].startswith(beginning)


async def test_too_fast(tmp_path: object) -> None:
    async with opened(f"{tmp_path}/tables.db", rate=0.01, burst=5) as house:
        eve = await house.visitor()
        answers = [await eve.client.get("/api/games") for _ in range(8)]
        assert [each.status_code for each in answers] == [200] * 5 + [429] * 3
        assert answers[-1].json()["error"] == "too_fast"
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert (await eve.client.get("/health")).status_code == 200, "who watches over the server is not slowed down"


async def test_behind_a_proxy(tmp_path: object) -> None:
    """A proxy that is trusted says who asks, how, and what the page calls us; one that is not says nothing."""
    for proxied in (True, False):
        async with opened(f"{tmp_path}/{proxied}.db", rate=0.01, burst=2, proxied=proxied) as house:
            forwarded = {"x-forwarded-proto": "https", "x-forwarded-host": "mars.example", "origin": "https://mars.example"}
            statuses = []
            for address in ("6.6.6.6, 1.1.1.1", "6.6.6.6, 2.2.2.2", "1.1.1.1", "1.1.1.1"):
                eve = await house.visitor(**{"x-forwarded-for": address, **forwarded})
                response = await eve.client.put("/api/me", json={"name": "Eve"})
                statuses.append(response.status_code)
                assert ("Secure" in response.headers.get("set-cookie", "")) == (proxied and response.is_success)
            assert statuses == ([200, 200, 200, 429] if proxied else [403] * 4)


async def test_too_many_tables_and_messages(tmp_path: object) -> None:
    async with opened(f"{tmp_path}/tables.db", tables_limit=2, messages_per_minute=3) as house:
        ada = await house.visitor()
        table = (await ada.open("me", "open"))["id"]
        await ada.open("me", "open")
        body = {"game": "pocket-mars", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert await ada.refused("POST", "/api/tables", body) == (429, "too_many_tables")
        for _ in range(3):
            await ada.post(f"/api/tables/{table}/messages", {"text": "hi"})
        assert await ada.refused("POST", f"/api/tables/{table}/messages", {"text": "hi"}) == (429, "too_many_messages")


async def test_our_own_faults_tell_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(lang: str) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr("pavonis.server.shelf.games", fail)
    eve = await house.visitor()
    response = await eve.client.get("/api/games")
    assert (response.status_code, response.json()["error"]) == (500, "broken")
    assert "42" not in response.text.replace(response.json()["detail"]["id"], "")


async def test_headers_and_pages(house: House) -> None:
    eve = await house.visitor()
    for path in ("/", "/t/abc", "/api/games"):
        response = await eve.client.get(path)
        assert response.status_code == 200
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert response.headers["x-content-type-options"] == "nosniff"
    page = await eve.client.get("/join")
    assert "pavonis" in page.text.lower()
    assert "<script" not in page.text or "src=" in page.text
    assert (await eve.client.get("/api/games")).headers["cache-control"] == "no-store"


async def test_metrics_are_not_for_everybody(tmp_path: object) -> None:
    async with opened(f"{tmp_path}/one.db", proxied=True) as house:
        eve, prometheus = await house.visitor(**{"x-forwarded-for": "6.6.6.6"}), await house.visitor()
        assert await eve.refused("GET", "/metrics") == (404, "no_such_page")
        assert (await prometheus.client.get("/metrics")).status_code == 200
    async with opened(f"{tmp_path}/two.db", metrics_token="s3cret") as house:
        for token, status in (("", 404), ("Bearer s3cre", 404), ("s3cret", 404), ("Bearer s3cret", 200), ("Bearer \xe9", 404)):
            who = await house.visitor()
            response = await who.client.get("/metrics", headers={b"authorization": token.encode("latin-1")})
            assert response.status_code == status


async def test_labels_of_metrics_are_few(house: House) -> None:
    eve = await house.visitor()
    before = len((await eve.client.get("/metrics")).content)
    for number in range(300):
        await eve.client.request(f"BREW{number}", f"/api/no/such/{number}")
    text = (await eve.client.get("/metrics")).text
    assert "BREW" not in text
    assert len(text) - before < 5000, "one label for all of them"


async def test_health_and_metrics(house: House) -> None:
    eve = await house.visitor()
    assert (await eve.get("/health"))["status"] == "ok"
    await eve.get("/api/games")
    text = (await eve.client.get("/metrics")).text
    assert 'pavonis_requests_total{method="GET",path="/api/games",status="200"}' in text
