"""What a person can still ask for when a game at the terminal is over: its review, its story, a file to keep."""

from typing import TYPE_CHECKING

from pavonis.analysis.judging import LOOK
from pavonis.analysis.review import review
from pavonis.analysis.telling import Teller
from pavonis.cli.commands import saved
from pavonis.cli.review import say, seen_in
from pavonis.core.events import EVERYBODY, story

if TYPE_CHECKING:
    from pavonis.cli.table import TerminalTable

COMMANDS = ["review", "review all", "log", "save", "quit"]


def afterwards(table: "TerminalTable") -> None:
    """Ask until the person leaves."""
    try:
        while (line := table.screen.ask(table.phrases("afterwards"), COMMANDS)) and line.casefold() != "quit":
            _obey(table, line)
    except (EOFError, KeyboardInterrupt):
        return


def _obey(table: "TerminalTable", line: str) -> None:
    command, _, rest = line.partition(" ")
    if command.casefold() == "review":
        _review(table, rest.strip().casefold() == "all")
    elif command.casefold() == "log":
        table.screen.texts(table.words.event(event) for event in story(table.match.state.log, EVERYBODY))
    elif command.casefold() == "save":
        table.screen.say(saved(table.match.record, rest.strip(), table.phrases))


def _review(table: "TerminalTable", everything: bool) -> None:
    """The review of the game, with the mistakes of the people at this keyboard, or with every decision of everybody."""
    people = table.people()
    try:
        with table.screen.busy(table.phrases("reviewing")):
            found = review(table.match.record, LOOK)
    except ValueError as error:  # a game that no bot can judge
        table.screen.say(str(error))
        return
    teller = Teller(table.words, table.language)
    names = [player.name for player in table.players]
    seat = people[0] + 1 if len(people) == 1 and not everything else None
    say(found, names, teller, table.phrases, seat, everything, False, seen_in(found, table.match))
