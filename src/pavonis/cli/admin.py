"""`pavonis admin`: a token for the host's page, and what the page shows, at the terminal."""

import json
import os
import secrets
import urllib.error
import urllib.request
from typing import Any

import click


@click.group()
def admin() -> None:
    """Look after a server as its host."""


@admin.command()
def token() -> None:
    """Make a token for the host's page; give it to the server as PAVONIS_ADMIN_TOKEN or --admin-token."""
    click.echo(secrets.token_urlsafe(32))


@admin.command()
@click.option("--server", metavar="URL", default="http://127.0.0.1:8046", show_default=True, help="Where the server is.")
def status(server: str) -> None:
    """Show tables, people, load and storage of a running server; the token is read from PAVONIS_ADMIN_TOKEN."""
    found = _ask(server, "/api/admin")
    storage, load = found["storage"], found["load"]
    tables = ", ".join(f"{count} {status}" for status, count in sorted(found["tables"].items())) or "none"
    click.echo(f"Pavonis {found['version']}, workers: {found['workers']}")
    click.echo(f"tables: {tables}")
    click.echo(f"people: {found['people']}, of these {found['people_today']} within a day")
    click.echo(f"connections: {load['connections']}, moves: {load['moves']}, {load['request_ms']} ms a request")
    click.echo(f"{storage['database']}: {storage['bytes'] / 1e6:.1f} MB")
    click.echo(f"bans: {len(found['bans'])}, notices: {len(found['notices'])}")


def _ask(server: str, path: str) -> Any:
    key = os.environ.get("PAVONIS_ADMIN_TOKEN", "")
    if not key:
        raise ValueError("set PAVONIS_ADMIN_TOKEN to the token of the server")
    request = urllib.request.Request(server.rstrip("/") + path, headers={"Authorization": f"Bearer {key}"})
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise ValueError(f"{server} refuses: {json.load(error).get('message', error.reason)}") from None
