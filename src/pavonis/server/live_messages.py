"""The contract of the live connection: what the server says, and what the page may say."""

from typing import Annotated, Any

import msgspec

from pavonis.server.errors import ErrorBody
from pavonis.server.schemas import LogBody, MessageBody, ViewBody
from pavonis.text import Language


class ViewMessage(msgspec.Struct, tag_field="type", tag="view"):
    """A whole view. `sights.whole` writes it from its sections."""

    view: ViewBody


class Patch(msgspec.Struct):
    number: int  # since the last whole view, from 1
    set: dict[str, Any]  # by path
    log: LogBody | None = None


class PatchMessage(msgspec.Struct, tag_field="type", tag="patch"):
    """What has changed of a view. `sights.patch` writes it from its sections."""

    patch: Patch


class ChatMessage(msgspec.Struct, tag_field="type", tag="chat"):
    messages: list[MessageBody]


class GoneMessage(msgspec.Struct, tag_field="type", tag="gone"):
    pass


class ErrorMessage(msgspec.Struct, tag_field="type", tag="error"):
    error: ErrorBody


class PongMessage(msgspec.Struct, tag_field="type", tag="pong"):
    at: float  # the server's clock, in seconds since 1970


ServerMessage = ViewMessage | PatchMessage | ChatMessage | GoneMessage | ErrorMessage | PongMessage


class Look(msgspec.Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    seat: Annotated[int, msgspec.Meta(ge=-1, le=15)] | None = None
    lang: Language | None = None


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    pass


ClientMessage = Look | Ping
