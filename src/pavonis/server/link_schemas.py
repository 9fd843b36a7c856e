"""The contract of one-time links; the rest of it is in `schemas`."""

from datetime import datetime

from msgspec import Struct

from pavonis.server.schemas import Colour, In, Name, Status, Token


class LinkBody(Struct):
    """A one-time link; the secret stands behind the #, which browsers do not send."""

    token: str
    path: str
    expires: datetime


class UseLink(In):
    token: Token


class InviteBody(Struct):
    """What an invitation is for."""

    table: str
    game: str
    title: str
    seat: int
    status: Status
    players: list[str]
    colours: list[str]
    yours: bool  # the caller has used it and sits there


class AcceptInvite(In):
    token: Token
    name: Name | None = None
    colour: Colour | None = None
