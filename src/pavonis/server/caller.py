"""Who asks, in which language; what handlers get handed."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from pavonis.server.bodies import Lang
from pavonis.server.border import COOKIE, NEW_COOKIE, language
from pavonis.server.errors import Refused
from pavonis.server.service import Service


class Caller:
    """Somebody who asks something."""

    def __init__(self, scope: Any, service: Service, person: str | None, lang: str) -> None:
        self.scope = scope
        self.service = service
        self.person = person
        self.lang = lang

    def somebody(self) -> str:
        """The person, who must be known."""
        if self.person is None:
            raise Refused("no_session")
        return self.person

    async def anybody(self) -> str:
        """The person; who is new here gets a cookie with the answer."""
        if self.person is None:
            self.person, self.scope[NEW_COOKIE] = await self.service.people.create()
        return self.person


Parts = NamedDependency[Service]
Who = NamedDependency[Caller]
LangParameter = Annotated[Lang | None, QueryParameter(name="lang", description="The language of all sentences in the answer.")]


async def provide_caller(request: Request[Any, Any, Any], service: Parts, lang: LangParameter = None) -> Caller:
    """Find out who asks."""
    person = await service.people.find(request.cookies.get(COOKIE))
    chosen = language(lang, request.headers.get("accept-language", ""))
    return Caller(request.scope, service, person, chosen)
