"""The browser's table: the files of its build, read once and served from memory."""

import hashlib
import mimetypes
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from litestar import Response

from pavonis.server.errors import Refused

FOLDER = Path(__file__).with_name("static")
INDEX = "index.html"
MISSING = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pavonis</title>
<h1>Pavonis</h1>
<p>The browser table is not built in this installation. The server works: its interface is described
<a href="/api/openapi.json">here</a>. To play now, use <code>pavonis play</code> in a terminal.</p>
</html>
"""


class File(NamedTuple):
    """A file of the build."""

    content: bytes
    kind: str
    tag: str


class Pages:
    """All files of the build, by path."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
            if path.is_file():
                self.files[path.relative_to(folder).as_posix()] = _file(path.read_bytes(), path.name)
        self.files.setdefault(INDEX, _file(MISSING, INDEX))

    def answer(self, path: str) -> Response[bytes]:
        """A file, or for a path without an ending the page itself, which knows what to show there."""
        name = path.strip("/")
        if name.startswith("api/") or name == "api":
            raise Refused("no_such_page")
        if name not in self.files:
            if PurePosixPath(name).suffix:
                raise Refused("no_such_page")
            name = INDEX
        file = self.files[name]
        # Files of the build have their hash in their name; the page itself must be asked for every time.
        lasts = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
        return Response(file.content, media_type=file.kind, headers={"cache-control": lasts, "etag": file.tag})


def _file(content: bytes, name: str) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind in ("application/javascript", "application/json", "image/svg+xml"):
        kind += "; charset=utf-8"
    return File(content, kind, f'"{hashlib.sha256(content).hexdigest()[:20]}"')
