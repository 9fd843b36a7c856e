"""What handlers are given: the service, and the caller with the language."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from pavonis.core.game import Seat
from pavonis.server import payload
from pavonis.server.errors import Refused
from pavonis.server.headers import client_of
from pavonis.server.languages import language
from pavonis.server.live_table import LiveTable
from pavonis.server.middleware import COOKIE, NEW_COOKIE
from pavonis.server.schemas import ViewBody
from pavonis.server.service import Service
from pavonis.text import Language


class Caller:
    """The person who makes a request, known or not."""

    def __init__(self, scope: Any, service: Service, person: str | None, lang: str) -> None:
        self.scope = scope
        self.service = service
        self.person = person
        self.lang = lang
        self.client = client_of(scope)

    def somebody(self) -> str:
        """The person. Refused if there is no session."""
        if self.person is None:
            raise Refused("no_session")
        return self.person

    async def anybody(self) -> str:
        """The person. Somebody new gets a cookie with the response."""
        if self.person is None:
            self.person, self.scope[NEW_COOKIE] = await self.service.people.create()
        return self.person

    def view(self, table: LiveTable, seat: Seat | None = None) -> ViewBody:
        """A table as the person may see it, with the eyes of that seat if it is their own."""
        return payload.view(table, self.person, seat, self.lang)


ServiceDep = NamedDependency[Service]
CallerDep = NamedDependency[Caller]
LangParameter = Annotated[Language | None, QueryParameter(name="lang", description="The language of all sentences in the answer.")]


async def provide_caller(request: Request[Any, Any, Any], service: ServiceDep, lang: LangParameter = None) -> Caller:
    """Find out who makes the request."""
    person = await service.people.find(request.cookies.get(COOKIE))
    chosen = language(lang, request.headers.get("accept-language", ""))
    return Caller(request.scope, service, person, chosen)
