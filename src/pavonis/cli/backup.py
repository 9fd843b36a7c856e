"""`pavonis backup` and `pavonis restore`: all tables of a server as one file."""

import asyncio
from pathlib import Path

import click

from pavonis.cli.serve import require_server

_database = click.option(
    "--database", metavar="URL", help="An SQLite file or postgresql://…; by default a file in your data folder."
)


@click.command()
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@_database
def backup(file: Path, database: str | None) -> None:
    """Write all tables, seats and records to FILE; the server may go on meanwhile."""
    require_server()
    from pavonis.server.backup import backup as write
    from pavonis.server.settings import read_settings

    count = asyncio.run(write(read_settings(database=database), file))
    click.echo(f"{file}: {count} rows")


@click.command()
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@_database
def restore(file: Path, database: str | None) -> None:
    """Fill an empty database, of either kind, from FILE."""
    require_server()
    from pavonis.server.backup import restore as fill
    from pavonis.server.settings import read_settings

    count = asyncio.run(fill(read_settings(database=database), file))
    click.echo(f"{file}: {count} rows restored")
