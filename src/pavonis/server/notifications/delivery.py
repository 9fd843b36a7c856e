"""One notification to one endpoint: encrypted for a browser, as the body that a webhook understands, or as a mail."""

import base64
import binascii
import json
import time
from typing import Any
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec

from pavonis.server.errors import Refused
from pavonis.server.models import EndpointRow
from pavonis.server.notification_schemas import PushKeys
from pavonis.server.notifications.keys import Keys
from pavonis.server.notifications.outgoing import Outgoing, judge
from pavonis.server.notifications.told import Told
from pavonis.server.settings import Settings

TTL = 24 * 3600  # seconds for which a push service keeps it for a browser that is off
TOKEN_SECONDS = 12 * 3600
CURVE = ec.SECP256R1()


def decoded(text: str) -> bytes:
    """Base64 as browsers write it."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_keys(keys: PushKeys) -> dict[str, str]:
    """Refuse keys with which nothing can be encrypted."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(keys.p256dh))
        good = len(decoded(keys.auth)) == 16
    except (ValueError, binascii.Error):
        good = False
    if not good:
        raise Refused("bad_endpoint", problem="keys")
    return {"p256dh": keys.p256dh, "auth": keys.auth}


class Delivery:
    """Delivers by push and by webhook."""

    def __init__(self, settings: Settings, outgoing: Outgoing) -> None:
        self.settings = settings
        self.outgoing = outgoing

    async def push(self, keys: Keys, endpoint: EndpointRow, told: Told) -> None:
        """Send to a browser, through its push service, which cannot read it (RFC 8291)."""
        body = json.dumps({"title": told.title, "body": told.text, "path": told.path, "tag": told.tag, "lang": told.lang})
        secret = endpoint.keys or {}
        sealed = http_ece.encrypt(
            body.encode(),
            private_key=ec.generate_private_key(CURVE),
            dh=decoded(secret["p256dh"]),
            auth_secret=decoded(secret["auth"]),
            version="aes128gcm",
        )
        parts = urlsplit(endpoint.address)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + TOKEN_SECONDS,
            "sub": f"mailto:{self.settings.mail_from or 'host@pavonis.invalid'}",
        }
        headers: dict[bytes | str, bytes | str] = {
            **keys.vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL),
            "Urgency": "normal",
        }
        judge(await self.outgoing.post(endpoint.address, headers, sealed))

    async def webhook(self, endpoint: EndpointRow, told: Told) -> None:
        """Post to a webhook."""
        link = f"{self.settings.address.rstrip('/')}{told.path}" if self.settings.address else ""
        body = json.dumps(hook_body(endpoint.kind, told, link)).encode()
        judge(await self.outgoing.post(endpoint.address, {"Content-Type": "application/json"}, body))


def hook_body(kind: str, told: Told, link: str) -> dict[str, Any]:
    """What a webhook of a kind wants to be posted. Names of people cannot mention or format anything there."""
    if kind == "json":
        return {
            "title": told.title,
            "text": told.text,
            "kind": told.kind,
            "path": told.path,
            "url": link or None,
            "lang": told.lang,
        }
    if kind == "discord":
        text = f"**{_plain(told.title)}**: {_plain(told.text)}" + (f"\n<{link}>" if link else "")
        return {"username": "Pavonis", "content": text[:1990], "allowed_mentions": {"parse": []}}
    if kind == "slack":
        text = f"*{_escaped(told.title)}*: {_escaped(told.text)}" + (f"\n<{link}>" if link else "")
        return {"text": text, "link_names": False, "unfurl_links": False}
    text = f"{told.title}: {told.text}" + (f"\n{link}" if link else "")
    return {"text": text, "username": "Pavonis"}


def _plain(text: str) -> str:
    """Without the letters that mean something to Discord."""
    return "".join(f"\\{letter}" if letter in "\\*_~`|>[]()#@<" else letter for letter in text)


def _escaped(text: str) -> str:
    """As Slack wants it."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
