"""The contract of being told; the rest of it is in `schemas`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from pavonis.server.clock_schemas import Minute

Kind = Literal["turn", "begun", "over", "vote", "low"]
KINDS: tuple[Kind, ...] = ("turn", "begun", "over", "vote", "low")
Hook = Literal["discord", "slack", "matrix", "json"]
HOOKS: tuple[Hook, ...] = ("discord", "slack", "matrix", "json")
Address = Annotated[str, Meta(min_length=3, max_length=1000)]
Key = Annotated[str, Meta(min_length=16, max_length=200)]
Id = Annotated[str, Meta(min_length=1, max_length=24)]


class Preferences(Struct, forbid_unknown_fields=True, kw_only=True):
    """How somebody wants to be told. `on` is the switch for everything."""

    on: bool = True
    push: bool = True
    webhook: bool = True
    mail: bool = True
    kinds: Annotated[list[Kind], Meta(max_length=len(KINDS))] = field(default_factory=lambda: list(KINDS))
    quiet: tuple[Minute, Minute] | None = None  # minutes of the day between which nothing is sent; the second may be past midnight
    zone: Annotated[str, Meta(max_length=40)] = "UTC"  # of these times, e.g. Europe/Warsaw
    digest: Minute | None = None  # when turns in slow games are told, all at once; nothing: each at its time


class EndpointBody(Struct):
    """Where somebody is told. `shown` does not give the secret part of an address away."""

    id: str
    kind: str
    shown: str
    confirmed: bool
    table: str | None


class NotificationsBody(Struct):
    preferences: Preferences
    endpoints: list[EndpointBody]
    key: str  # with which a browser subscribes
    mail: bool  # whether this server sends mail


class PushKeys(Struct, forbid_unknown_fields=True):
    p256dh: Key
    auth: Key


class Subscribe(Struct, forbid_unknown_fields=True):
    """The subscription of a browser, as its push service has made it."""

    endpoint: Address
    keys: PushKeys


class AddWebhook(Struct, forbid_unknown_fields=True, kw_only=True):
    kind: Hook
    url: Address
    table: Id | None = None  # for the whole table; nothing: for the caller


class AddMail(Struct, forbid_unknown_fields=True):
    address: Annotated[str, Meta(min_length=3, max_length=254)]


class ConfirmMail(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=200)]
