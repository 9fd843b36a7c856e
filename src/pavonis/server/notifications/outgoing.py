"""Requests to addresses that people have named. Only public ones are reached: nobody can use this server to look into a network.

A name is resolved once, all its addresses must be public, and the connection goes to one of those that were checked. Redirects are
not followed, and what is answered is not read.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import urlsplit

import httpcore2

from pavonis.server.errors import Refused
from pavonis.server.settings import Settings

SECONDS = 10.0
TIMEOUT = {"connect": SECONDS, "read": SECONDS, "write": SECONDS, "pool": SECONDS}


class Forbidden(Exception):
    """An address that is not public."""


class Failed(Exception):
    """Something could not be delivered. `gone`: there is no use in trying again, now or later."""

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.why = why
        self.gone = gone


class PublicOnly(httpcore2.AsyncNetworkBackend):
    """Connects to public addresses only, and to the hosts that the settings name."""

    def __init__(self, private_hosts: frozenset[str]) -> None:
        self.private_hosts = private_hosts
        self._backend = httpcore2.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore2.AsyncNetworkStream:
        """Connect to a host whose addresses have been looked at."""
        chosen = host
        if host not in self.private_hosts:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
            addresses = [str(each[4][0]) for each in found]
            if not addresses or not all(is_public(address) for address in addresses):
                raise Forbidden(host)
            chosen = addresses[0]
        return await self._backend.connect_tcp(chosen, port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


def is_public(address: str) -> bool:
    """Whether an address is one of the public network, also behind the ways to write an old address as a new one."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast


class Outgoing:
    """Posts to addresses that people have named."""

    def __init__(self, settings: Settings) -> None:
        self.private_hosts = frozenset(filter(None, map(str.strip, settings.private_hosts.split(","))))
        self._pool = httpcore2.AsyncConnectionPool(
            max_connections=50, keepalive_expiry=30, network_backend=PublicOnly(self.private_hosts)
        )

    def check(self, address: str) -> str:
        """Refuse an address to which nothing will be sent."""
        try:
            parts = urlsplit(address)
            host, _port = parts.hostname or "", parts.port
        except ValueError:
            raise Refused("bad_endpoint", problem=address[:80]) from None
        plain = parts.scheme == "http" and host in self.private_hosts
        if (
            not host
            or not (parts.scheme == "https" or plain)
            or parts.username
            or not address.isascii()
            or not address.isprintable()
        ):
            raise Refused("bad_endpoint", problem=address[:80])
        try:
            literal = ipaddress.ip_address(host)
        except ValueError:
            return address
        if host not in self.private_hosts and not is_public(str(literal)):
            raise Refused("bad_endpoint", problem=host)
        return address

    async def post(self, url: str, headers: Mapping[bytes | str, bytes | str], body: bytes) -> int:
        """Send something and return the status. Raises Failed if nobody answers."""
        try:
            async with asyncio.timeout(2 * SECONDS):
                extensions = {"timeout": TIMEOUT}
                async with self._pool.stream("POST", url, headers=headers, content=body, extensions=extensions) as answer:
                    return int(answer.status)
        except Forbidden:
            raise Failed("forbidden", gone=True) from None
        except (httpcore2.NetworkError, httpcore2.TimeoutException, httpcore2.ProtocolError, OSError, TimeoutError) as error:
            raise Failed(type(error).__name__) from None
        except (ValueError, UnicodeError, httpcore2.UnsupportedProtocol) as error:
            raise Failed(type(error).__name__, gone=True) from None

    async def close(self) -> None:
        """Close the connections."""
        await self._pool.aclose()


def judge(status: int) -> None:
    """Raise Failed unless a status says that something was accepted."""
    if 200 <= status < 300:
        return
    raise Failed(str(status), gone=status in (404, 410))
