"""The page and the bodies of the API over real HTTP: caching, HEAD, compression."""

import asyncio
import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from pavonis.server.errors import Refused
from pavonis.server.static_files import FOLDER, StaticFiles
from tests.server.processes import Player, Server, missing


class Site(NamedTuple):
    """A running server, and somebody who asks it."""

    server: Server
    client: httpx.Client

    def get(self, path: str, method: str = "GET", **headers: str) -> httpx.Response:
        """Ask with these headers and no others."""
        request = httpx.Request(method, self.server.url + path, headers={"host": "test", **_names(headers)})
        return self.client.send(request)

    def raw(self, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
        """The response, and the bytes that really came."""
        request = httpx.Request("GET", self.server.url + path, headers={"host": "test", **_names(headers)})
        response = self.client.send(request, stream=True)
        try:
            return response, b"".join(response.iter_raw())
        finally:
            response.close()


def _names(headers: dict[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in headers.items()}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    with Server(folder, str(folder / "tables.db")) as server, httpx.Client(verify=False) as client:
        yield Site(server, client)


@pytest.fixture(scope="module")
def script() -> Path:
    """The largest script of the built page."""
    if not (FOLDER / "index.html").is_file():
        missing("the page (`make web`)")
    return max((FOLDER / "assets").glob("*.js"), key=lambda path: path.stat().st_size)


def test_the_page_is_revalidated(site: Site) -> None:
    page = site.get("/")
    assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
    assert (
        page.headers["content-type"] == "text/html; charset=utf-8" or page.headers["content-type"] == 'text/html; charset="utf-8"'
    )
    again = site.get("/", if_none_match=page.headers["etag"])
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", page.headers["etag"])
    assert again.headers["cache-control"] == "no-cache"
    assert site.get("/", if_none_match='"another"').status_code == 200


@pytest.mark.parametrize("path", ["/", "/t/abc", "/join"])
def test_head_tells_what_get_would(site: Site, path: str) -> None:
    head, get = site.get(path, "HEAD"), site.get(path)
    assert (head.status_code, head.content) == (200, b"")
    same = ("content-length", "content-type", "etag", "cache-control", "content-security-policy")
    assert [head.headers[name] for name in same] == [get.headers[name] for name in same]
    assert int(head.headers["content-length"]) == len(get.content)


def test_other_methods_are_refused(site: Site) -> None:
    response = site.get("/", "PUT")
    assert (response.status_code, response.json()["error"]) == (405, "no_such_method")
    assert set(response.headers["allow"].replace(" ", "").split(",")) >= {"GET", "HEAD"}


@pytest.mark.parametrize("path", ["/assets/no.js", "/no.css", "/api/no", "/../pyproject.toml", "/assets/%2e%2e/%2e%2e/app.py"])
def test_what_is_not_there(site: Site, path: str) -> None:
    response = site.get(path)
    assert (response.status_code, response.json()["error"]) == (404, "no_such_page")
    assert site.get(path, "HEAD").status_code in (404, 405)


def test_assets_are_kept_for_ever(site: Site, script: Path) -> None:
    response = site.get(f"/assets/{script.name}")
    assert response.content == script.read_bytes()
    assert "immutable" in response.headers["cache-control"]
    assert site.get(f"/assets/{script.name}", if_none_match=response.headers["etag"]).status_code == 304


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("br, gzip", "br"), ("gzip, deflate", "gzip"), ("br;q=0, gzip", "gzip"), ("identity", None), ("", None)],
)
def test_scripts_are_compressed_as_the_browser_asks(site: Site, script: Path, accepted: str, encoding: str | None) -> None:
    response, body = site.raw(f"/assets/{script.name}", accept_encoding=accepted)
    assert response.headers.get("content-encoding") == encoding
    assert "accept-encoding" in response.headers["vary"].lower()
    assert int(response.headers["content-length"]) == len(body)
    if encoding is None:
        assert body == script.read_bytes()
    else:
        assert len(body) < script.stat().st_size / 2
    if encoding == "gzip":
        assert gzip.decompress(body) == script.read_bytes()


def test_compressed_files_match_their_originals(script: Path) -> None:
    packed = sorted(FOLDER.rglob("*.gz"))
    assert packed
    for path in packed:
        assert gzip.decompress(path.read_bytes()) == path.with_suffix("").read_bytes()
        assert path.with_suffix(".br").is_file()
        assert path.with_suffix("").stat().st_size >= 1024


def test_small_files_and_pictures_are_not_compressed(site: Site, script: Path) -> None:
    font = next((FOLDER / "assets").glob("*.woff2"))
    for path in ("/favicon.svg", f"/assets/{font.name}"):
        response, body = site.raw(path, accept_encoding="br, gzip")
        assert "content-encoding" not in response.headers
        assert len(body) == int(response.headers["content-length"])


def test_public_bodies_of_the_api_are_compressed(site: Site) -> None:
    for path in ("/api/games/pocket-mars", "/api/games/terraforming-mars/cards", "/api/words", "/api/openapi.json"):
        response, body = site.raw(path, accept_encoding="gzip, br")
        assert response.headers["content-encoding"] == "gzip", path
        assert "accept-encoding" in response.headers["vary"].lower()
        plain = site.get(path, accept_encoding="identity")
        assert "content-encoding" not in plain.headers
        assert gzip.decompress(body) == plain.content
        assert len(body) < len(plain.content) / 2


def test_what_one_person_alone_may_see_is_never_compressed(site: Site) -> None:
    """The length of a compressed body would tell what in it repeats, and others can write into it."""
    ada = Player(site.server.url)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ada.ask("POST", "/api/tables", {"game": "pocket-mars", "seats": seats, "start": False})["id"]
    for _ in range(20):
        ada.ask("POST", f"/api/tables/{table}/messages", {"text": "hello " * 40})
    cookies = "; ".join(f"{name}={value}" for name, value in ada.client.cookies.items())
    for path in (
        f"/api/tables/{table}",
        f"/api/tables/{table}/messages",
        f"/api/tables/{table}/screen",
        "/api/me",
        "/api/me/tables",
    ):
        response, body = site.raw(path, accept_encoding="gzip, br", cookie=cookies)
        assert response.status_code == 200
        assert "content-encoding" not in response.headers, path
        assert body
    link = ada.client.post(f"{site.server.url}/api/tables/{table}/seats/1/invite", headers={"accept-encoding": "gzip"})
    assert link.json()["token"]
    assert "content-encoding" not in link.headers


def test_tiny_bodies_are_not_compressed(site: Site) -> None:
    response, _ = site.raw("/api/games/none", accept_encoding="gzip")
    assert response.status_code == 404
    assert "content-encoding" not in response.headers


def test_the_page_of_a_table_names_the_files_of_its_game(site: Site, script: Path) -> None:
    """Whatever is named there exists, so that nothing is fetched in vain."""
    table = Player(site.server.url).ask("POST", "/api/tables", {"game": "pocket-mars", "seats": [{"kind": "me"}, {"kind": "open"}]})
    page = site.get(f"/table/{table['id']}")
    assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
    assert '<meta name="game" content="pocket-mars">' in page.text
    named = re.findall(r'href="(/assets/[^"]+)"', page.text)
    assert any(name.startswith("/assets/pocket-mars-") for name in named)
    assert [name for name in named if site.get(name, "HEAD").status_code != 200] == []
    for path in ("/table/nowhere", f"/table/{table['id']}/replay"):
        assert site.get(path).content == site.get("/").content


def asked(files: StaticFiles, path: str) -> tuple[int, dict[str, str], bytes]:
    """What comes back for a path, without a server around it."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": "http", "method": "GET", "path": f"/{path}", "headers": [], "query_string": b""}
    asyncio.run(files.answer(path)(scope, receive, send))  # type: ignore[arg-type]
    headers = {name.decode().lower(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], headers, b"".join(message.get("body", b"") for message in sent[1:])


def test_the_documentation_is_at_docs_if_it_is_built(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "games").mkdir(parents=True)
    (page / "index.html").write_text("the pages", encoding="utf-8")
    (page / "games" / "index.html").write_text("the games", encoding="utf-8")
    built = StaticFiles(tmp_path / "none", page)
    assert asked(built, "docs/index.html")[::2] == (200, b"the pages")
    for path in ("docs", "docs/", "docs/games"):
        status, headers, _ = asked(built, path)
        assert (status, headers["location"]) == (302, f"/{path.strip('/')}/index.html")
    with pytest.raises(Refused):
        built.answer("docs/nothing.html")
    without = StaticFiles(tmp_path / "none", tmp_path / "nowhere")
    assert asked(without, "docs")[2] == asked(without, "")[2]  # the page itself, as for every other path
