"""Mail, if the host has named a server for it. The owner of an address must agree first, and every mail tells the way out."""

import re
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import aiosmtplib

from pavonis.server.errors import Refused
from pavonis.server.models import EndpointRow
from pavonis.server.notifications.keys import Keys
from pavonis.server.notifications.outgoing import Failed
from pavonis.server.notifications.told import Told
from pavonis.server.phrases import spoken
from pavonis.server.settings import Settings

ADDRESS = re.compile(r"[^\s@<>\",;:()\[\]\\]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?")
SECONDS = 20.0
REJECTED = range(550, 554)  # the mailbox does not exist or does not want it


def check_address(address: str) -> str:
    """Refuse what is no address of a mailbox."""
    address = address.strip()
    if not ADDRESS.fullmatch(address) or not address.isascii():
        raise Refused("bad_endpoint", problem=address[:80])
    return address


class Mail:
    """Sends mails."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.home = settings.address.rstrip("/")

    @property
    def ready(self) -> bool:
        """Whether the host wants mails to be sent."""
        return bool(self.settings.smtp)

    async def confirm(self, keys: Keys, endpoint: str, address: str, lang: str) -> None:
        """Ask somebody whether the address is theirs and may be used."""
        say = spoken(lang).told
        link = f"{self.home}/notifications#confirm={keys.token('confirm', endpoint)}"
        await self._send(address, say["mail_confirm_title"], say["mail_confirm"].format(home=self.home, link=link), lang)

    async def tell(self, keys: Keys, endpoint: EndpointRow, told: Told) -> None:
        """Send a notification."""
        token = keys.token("unsubscribe", endpoint.id)
        way_out = spoken(told.lang).told["mail_end"].format(link=f"{self.home}/notifications#unsubscribe={token}")
        text = f"{told.text}\n\n{self.home}{told.path}\n\n-- \n{way_out}\n"
        headers = {
            "List-Unsubscribe": f"<{self.home}/api/notifications/unsubscribe/{token}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            "Auto-Submitted": "auto-generated",
        }
        subject = told.title if told.kind in ("digest", "test") else f"{told.title}: {told.text}"
        await self._send(endpoint.address, subject, text, told.lang, headers)

    async def _send(self, to: str, subject: str, text: str, lang: str, headers: dict[str, str] | None = None) -> None:
        message = EmailMessage()
        message["From"] = self.settings.mail_from
        message["To"] = to
        message["Subject"] = " ".join(subject.split())[:150]
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=urlsplit(self.home).hostname or "pavonis.invalid")
        message["Content-Language"] = lang
        for name, value in (headers or {}).items():
            message[name] = value
        message.set_content(text)
        server = urlsplit(self.settings.smtp)
        secure = server.scheme == "smtps"
        try:
            await aiosmtplib.send(
                message,
                hostname=server.hostname,
                port=server.port or (465 if secure else 587),
                username=unquote(server.username) if server.username else None,
                password=unquote(server.password) if server.password else None,
                use_tls=secure,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise Failed("refused", gone=all(each.code in REJECTED for each in error.recipients)) from None
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            raise Failed(type(error).__name__) from None
