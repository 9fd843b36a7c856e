"""`pavonis serve`: the table in the browser, for one player, for friends, for many."""

import asyncio
import os
import shlex
import shutil
import sys
import threading
import time
import urllib.request
import webbrowser
from importlib.util import find_spec
from typing import Any

import click


@click.command()
@click.option("--host", metavar="ADDRESS", help="Where to listen; 0.0.0.0 for everybody in your network. Default: 127.0.0.1.")
@click.option("--port", metavar="N", type=click.IntRange(0, 65535), help="0 takes any free one. Default: 8046.")
@click.option("--database", metavar="URL", help="An SQLite file or postgresql://…; by default a file in your data folder.")
@click.option("--channels", metavar="URL", help="'memory', or redis://… if there are several workers.")
@click.option("--workers", metavar="N", type=click.IntRange(1, 256), help="Processes that serve; more than one needs --channels.")
@click.option("--bot-workers", metavar="N", type=click.IntRange(1, 256), help="Processes per worker in which bots think.")
@click.option(
    "--bot",
    "bots",
    metavar="NAME=exec:COMMAND",
    multiple=True,
    help="A bot of yours for people to choose; or NAME=module:Class.",
)
@click.option("--expire-days", metavar="N", type=click.FloatRange(min=0), help="Delete tables untouched for so long; 0: never.")
@click.option("--admin-token", metavar="TOKEN", help="Opens the host's page at /admin; `pavonis admin token` makes one.")
@click.option("--public/--private", default=None, help="Let people open tables to everybody, and make quick matches.")
@click.option("--tournaments/--no-tournaments", default=None, help="Let people organise tournaments.")
@click.option("--proxied/--not-proxied", default=None, help="Believe the X-Forwarded headers of a proxy in front.")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]), help="Default: info.")
@click.option("--open/--no-open", "open_page", default=True, help="Open the page in a browser, if there is a screen.")
@click.option("--check", is_flag=True, help="Only tell which running games the rules of this release will carry over, and how.")
def serve(open_page: bool, check: bool, bots: tuple[str, ...], **flags: Any) -> None:
    """Serve the table in the browser.

    \b
    pavonis serve                            on this machine, nothing else needed
    pavonis serve --host 0.0.0.0             for friends in your network
    pavonis serve --workers 4 --database postgresql://… --channels redis://…
    pavonis serve --bot "rook=exec:node rook.mjs"
    pavonis serve --check                    before an upgrade: which games does it concern?

    Every option can also be set in the environment: PAVONIS_DATABASE, PAVONIS_WORKERS and so on.
    """
    from msgspec.structs import replace

    from pavonis.server.settings import read_settings

    require_server()
    settings = read_settings(bots=";".join(bots) or None, **flags)
    if check:
        sys.exit(report(settings))
    for name, spec in settings.programs.items():
        require_program(name, spec)
    from pavonis.server.run import addresses, listen
    from pavonis.server.run import serve as run

    listener = listen(settings.host, settings.port)
    settings = replace(settings, port=listener.getsockname()[1])
    found = addresses(settings)
    click.echo(f"Pavonis is at {found[0]}")
    for address in found[1:]:
        click.echo(f"in your network: {address}")
    if open_page and has_screen():
        threading.Thread(target=open_when_ready, args=(found[0],), daemon=True).start()
    run(settings, listener)


def require_server() -> None:
    """Say what to do if this installation has no server."""
    needed = "alembic httptools limits litestar prometheus_client servestatic sqlalchemy uvicorn websockets"
    for name in needed.split():
        if find_spec(name) is None:
            raise ValueError(f"the server needs {name}, which is not installed: pip install 'pavonis[server]'")


def require_program(name: str, spec: str) -> None:
    """Say at once if the program of a bot is missing, not only when somebody waits for its first move."""
    kind, _, line = spec.partition(":")
    if kind != "exec":
        return  # a class, which the settings have made once
    command = shlex.split(line)
    if shutil.which(command[0]) is None:
        raise ValueError(f"the program '{command[0]}' of bot '{name}' is not here")


def report(settings: Any) -> int:
    """Say what becomes of every running game. Returns 1 if one of them would be stuck."""
    from pavonis.server.check import check as find
    from pavonis.server.upgrade import FROM_SNAPSHOT, STUCK

    findings = asyncio.run(find(settings))
    for finding in findings:
        outcome = finding.outcome
        what = "goes on"
        if outcome.kind == FROM_SNAPSHOT:
            what = f"goes on from its snapshot, {outcome.lost} of {finding.moves} moves lost ({outcome.problem})"
        elif outcome.kind == STUCK:
            what = f"is stuck ({outcome.problem})"
        click.echo(f"{finding.table}  {finding.game}, rules {finding.before} → {finding.now}: {what}")
    click.echo(f"{len(findings)} running games.")
    return int(any(finding.outcome.kind == STUCK for finding in findings))


def has_screen() -> bool:
    """Whether this machine has a screen with somebody in front of it."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_when_ready(address: str) -> None:
    """Open the page as soon as the server answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
