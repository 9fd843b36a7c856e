"""The headers that every response has, and what the headers of a request tell about its way."""

from typing import Any

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; media-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_NOT_KEPT = (b"cache-control", b"no-store")
_STAY_SECURE = (b"strict-transport-security", b"max-age=31536000")


def added_to(scope: Any) -> list[tuple[bytes, bytes]]:
    """The headers that are added to the response to a request."""
    added = [*_ENCODED, _NOT_KEPT] if scope["path"].startswith("/api/") else list(_ENCODED)
    if is_secure(scope):
        added.append(_STAY_SECURE)
    return added


def client_of(scope: Any) -> str:
    """The address that a request comes from."""
    return scope["client"][0] if scope.get("client") else ""


def is_secure(scope: Any) -> bool:
    """Whether the way to the browser is encrypted."""
    return scope.get("scheme") in ("https", "wss")
