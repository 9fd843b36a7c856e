"""The command line. Each command is a file of its own, imported when it is used."""

import sys
from difflib import get_close_matches
from importlib import import_module

import click

from pavonis import __version__

COMMANDS = {  # each with the file it is in
    "play": "play",
    "tutorial": "tutorial",
    "puzzle": "puzzle",
    "challenge": "challenge",
    "serve": "serve",
    "simulate": "simulate",
    "arena": "arena",
    "train": "train",
    "report": "report",
    "replay": "replay",
    "review": "review",
    "study": "study",
    "puzzles": "puzzles",
    "cards": "cards",
    "bench": "bench",
    "admin": "admin",
    "backup": "backup",
    "restore": "backup",
    "mcp": "mcp",
    "completion": "completion",
}

EXTRAS = {"cma": "train", "numpy": "train"}  # what a command may miss, and the extra that brings it; the rest comes with `server`


class Group(click.Group):
    """The commands by name; only the one that runs is imported, so that each starts quickly."""

    def list_commands(self, context: click.Context) -> list[str]:
        """All of them, in the order in which a newcomer should read them."""
        return list(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        """One of them."""
        if name not in COMMANDS:
            return None
        module = import_module(f"pavonis.cli.{COMMANDS[name]}")
        command: click.Command = getattr(module, f"{name}_command", None) or getattr(module, name)
        return command

    def resolve_command(self, context: click.Context, arguments: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is meant; if there is none of that name, the nearest is named."""
        try:
            return super().resolve_command(context, arguments)
        except click.UsageError as error:
            near = get_close_matches(arguments[0], COMMANDS, 1)
            if not near:
                raise
            raise click.UsageError(f"{error.message} Did you mean '{near[0]}'?", context) from None


@click.group(
    cls=Group,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Begin with: pavonis play. For completion of commands in your shell: pavonis completion --help.",
)
@click.version_option(__version__, prog_name="pavonis")
def app() -> None:
    """A table for the Mars board games: play them, watch bots play them, study them."""


def main(arguments: list[str] | None = None) -> None:
    """Run one command; what is wrong with it is said in one sentence, and the exit code is 2."""
    try:
        code = app(arguments, prog_name="pavonis", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        sys.stdout.write(error.format_message() + "\n")
        sys.exit(0)
    except click.ClickException as error:
        fail(error.format_message())
    except BrokenPipeError:
        sys.stderr.close()  # who reads us has gone; that is not an error of ours
        sys.exit(0)
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("pavonis"):
            raise
        extra = EXTRAS.get(error.name or "", "server")
        fail(f"this command needs {error.name}, which is not installed: pip install 'pavonis[{extra}]'")
    except (ValueError, OSError) as error:
        fail(str(error))
    except (KeyboardInterrupt, click.Abort) as error:
        sys.stderr.write(f"{error.__cause__ or error}\n")  # of a run that was stopped: how far it has come
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)


def fail(sentence: str) -> None:
    """Say what is wrong and stop."""
    sys.stderr.write(f"pavonis: {' '.join(sentence.split())}\n")
    sys.exit(2)
