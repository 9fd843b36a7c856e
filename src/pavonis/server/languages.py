"""Which language a request is answered in."""

import re
from typing import Any

from litestar.datastructures.headers import Accept

from pavonis.text import DEFAULT, LANGUAGES

_REGION = re.compile(r"-[\w-]*")  # we speak Polish, not the Polish of a country


def language(query: str | None, accepted: str) -> str:
    """The language the query names, or the one that the Accept-Language header weights highest, or English."""
    if query in LANGUAGES:
        return query
    # Media types and languages are listed and weighted alike (RFC 9110, 12.4.2); a language is a type without a subtype.
    found = Accept(_REGION.sub("", accepted.lower())).best_match(list(LANGUAGES), DEFAULT)
    return found.rstrip("/")


def language_of(scope: Any) -> str:
    """The language of a request."""
    query = scope.get("query_string", b"").decode("latin-1")
    asked = next((pair[5:] for pair in query.split("&") if pair.startswith("lang=")), None)
    return language(asked, header(scope, "accept-language"))


def header(scope: Any, name: str) -> str:
    """A header of a request, empty if it is not there."""
    wanted = name.encode()
    return next((value.decode("latin-1") for key, value in scope["headers"] if key.lower() == wanted), "")
