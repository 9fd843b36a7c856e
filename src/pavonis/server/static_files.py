"""The files of the browser page.

The build has compressed them. A browser keeps those that have a hash in their name, and asks about the others by their ETag.
"""

from pathlib import Path, PurePosixPath
from wsgiref.headers import Headers

from litestar.response.redirect import ASGIRedirectResponse
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from servestatic import ServeStaticASGI

from pavonis.server.errors import Refused

FOLDER = Path(__file__).with_name("static")
DOCUMENTATION = Path(__file__).with_name("documentation")  # if `make docs` has built it
UNBUILT = Path(__file__).with_name("unbuilt")  # what there is to see without a build
ASSETS = "/assets/"  # Vite puts a hash in the name of each of these
INDEX = "/"
DOCS = "/docs"


class StaticFiles:
    """All files of the build, by path."""

    def __init__(self, folder: Path = FOLDER, documentation: Path = DOCUMENTATION) -> None:
        root = folder if (folder / "index.html").is_file() else UNBUILT
        self._serve = ServeStaticASGI(
            None,
            root=root,
            index_file=True,
            max_age=None,
            allow_all_origins=False,
            immutable_file_test=f"^{ASSETS}",
            add_headers_function=_revalidate,
        )

        self._docs = ServeStaticASGI(None, max_age=None, allow_all_origins=False, add_headers_function=_revalidate)
        if (documentation / "index.html").is_file():
            self._docs.add_files(documentation, prefix=DOCS)

    def answer(self, path: str, game: str | None = None, *, listed: bool = True) -> ASGIApp:
        """A file, or for a path without an ending the page itself, which knows what to show there.

        The page of a table has one for each game, which names the files that will be needed. What is not listed stays out of search
        engines.
        """
        name = "/" + path.strip("/")
        if f"{name}/index.html" in self._docs.files:
            return ASGIRedirectResponse(path=f"{name}/index.html")  # links of the site are relative to its folders
        serve = self._docs if name in self._docs.files else self._serve
        if name not in serve.files:
            if name.startswith("/api/") or name == "/api" or PurePosixPath(name).suffix:
                raise Refused("no_such_page")
            name = f"/tables/{game}.html" if f"/tables/{game}.html" in serve.files else INDEX

        async def file(scope: Scope, receive: Receive, send: Send) -> None:
            await serve({**scope, "path": name}, receive, send if listed else _unlisted(send))

        return file


def _unlisted(send: Send) -> Send:
    """Keep a page out of search engines: robots.txt only forbids them to read it, and they may still list a link to it."""

    async def told(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], (b"x-robots-tag", b"noindex")]
        await send(message)

    return told


def _revalidate(headers: Headers, path: str, url: str) -> None:
    """Have browsers ask each time for files whose name stays the same from build to build."""
    if "Cache-Control" not in headers:
        headers["Cache-Control"] = "no-cache"
