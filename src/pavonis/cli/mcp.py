"""`pavonis mcp`: a table at which a language model can sit, over the Model Context Protocol (extra `mcp`)."""

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any

import click

from pavonis import __version__
from pavonis.cli import guest
from pavonis.cli.options import language_option

if TYPE_CHECKING:
    from mcp.server import MCPServer

INSTRUCTIONS = """A table for Mars board games. You have one seat, bots have the others. Begin with `games`, then `new_game`;
read `rules` if the game is new to you. `look` shows the table as your seat sees it, `question` what you are
asked with the numbered answers, and `choose` answers it by number or by the notation in brackets. What is
hidden from your seat is not shown to you."""


class Tools:
    """What a model can ask for, all about one table."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._guest: guest.Guest | None = None

    def _table(self) -> guest.Guest:
        if self._guest is None:
            raise ValueError("there is no game yet: begin one with new_game")
        return self._guest

    def games(self) -> str:
        """The games there are, for how many players, and their options."""
        return guest.shelf(self._language)

    def rules(self, game: str) -> str:
        """The rules of a game in short."""
        return guest.rules(game, self._language)

    def new_game(
        self,
        game: str,
        players: int | None = None,
        bot: str = "steady",
        seat: int = 0,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
    ) -> str:
        """Begin a game: you on one seat (0 is the first), bots (relaxed, steady, sharp or expert) on the others."""
        self._guest = guest.Guest(game, players, bot, seat, options or {}, seed, self._language)
        return f"{self._guest.look()}\n\n{self._guest.question()}"

    def look(self) -> str:
        """The table as your seat sees it."""
        return self._table().look()

    def question(self) -> str:
        """What you are asked now, with the numbered answers."""
        return self._table().question()

    def choose(self, answer: str) -> str:
        """Answer by number, notation or words; tells what happened until you are asked again, and what you are asked."""
        return self._table().choose(answer)

    def why_not(self, move: str) -> str:
        """Why a move cannot be made now."""
        return self._table().why_not(move)

    def take_back(self) -> str:
        """Take your last step back, if you have seen nothing hidden since."""
        return self._table().take_back()


def make_server(language: str) -> "MCPServer":
    """A server with these tools. Errors in a request are reported to the client."""
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError

    def telling(tool: Callable[..., str]) -> Callable[..., str]:
        @wraps(tool)
        def told(*args: Any, **arguments: Any) -> str:
            try:
                return tool(*args, **arguments)
            except ValueError as error:
                raise ToolError(str(error)) from None

        return told

    server = MCPServer("pavonis", instructions=INSTRUCTIONS, version=__version__)
    tools = Tools(language)
    for name in dir(tools):
        if not name.startswith("_"):
            server.add_tool(telling(getattr(tools, name)))
    return server


@click.command()
@language_option
def mcp(language: str) -> None:
    """Let a language model sit at a table, over the Model Context Protocol on standard input and output.

    Needs the extra: pip install 'pavonis[mcp]'. In a client's settings the command is `pavonis mcp`.
    """
    try:
        server = make_server(language)
    except ModuleNotFoundError:
        raise ValueError("this needs the Model Context Protocol, which is not installed: pip install 'pavonis[mcp]'") from None
    server.run("stdio")
