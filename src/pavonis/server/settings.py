"""What a host can choose. Each setting is a flag of `pavonis serve` or an environment variable: `PAVONIS_EXPIRE_DAYS=30`."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from pavonis.bots.bot import make_bot
from pavonis.bots.registry import registered
from pavonis.games import games

PREFIX = "PAVONIS_"
MEMORY = "memory"
LONGEST = 20  # characters of a bot's name
BOT_NAME = re.compile(rf"\w[\w -]{{0,{LONGEST - 1}}}")
RESERVED = ("relaxed", "steady", "sharp", "expert", "me", "open")  # what else can sit on a seat
SHARED_METRICS = "PROMETHEUS_MULTIPROC_DIR"  # the folder in which workers count together; the library chose the name


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the server can be told; the defaults serve one laptop."""

    host: str = "127.0.0.1"
    port: int = 8046
    database: str = ""  # a URL, or the path of an SQLite file; empty: a file in the user's data folder
    channels: str = MEMORY  # "memory" for one worker, or redis://… for many
    workers: int = 1
    bot_workers: int = 0  # processes in which bots think, per worker; 0: as the machine allows, at least two
    proxied: bool = False  # behind a proxy whose X-Forwarded-* headers are to be believed

    body_limit: int = 64 * 1024  # bytes of a request
    record_limit: int = 512 * 1024  # bytes of an uploaded record
    record_moves: int = 10_000  # moves of an uploaded record
    replays_limit: int = 100  # uploaded records of one person
    replays_bytes: int = 1 << 30  # of all uploaded records
    replay_memory: int = 64 * 1024 * 1024  # bytes of replays that a worker keeps
    uploads_per_hour: int = 120  # of one client; 0: no limit
    rate: float = 20.0  # requests per second of one client, on average; 0: no limit
    burst: int = 100  # requests a client may make at once
    connections: int = 40  # live connections of one client
    tables_limit: int = 30  # tables of one host that are not finished
    message_length: int = 500
    messages_per_minute: int = 20

    public: bool = False  # people may open tables to everybody, and quick matches are made
    tournaments: bool = False  # people may organise tournaments
    expire_days: float = 60.0  # tables nobody has touched for so long are deleted, but no running games; 0: never
    expire_running_days: float = 0.0  # the same for running games
    invite_days: float = 7.0
    transfer_minutes: float = 15.0
    absent_minutes: float = 5.0  # for so long somebody must be away before another person may ask for the seat
    handover_seconds: float = 60.0  # for so long such a request stands before it comes true

    address: str = ""  # where people reach this server, e.g. https://mars.example: for links in mails and webhooks
    notify_seconds: float = 20.0  # for so long somebody may come by themselves before they are told
    private_hosts: str = ""  # "10.0.0.5, hooks.lan": notifications may go there, though not public, and without TLS
    smtp: str = ""  # smtp://user:password@host:587 (STARTTLS if offered) or smtps://…; empty: no mail
    mail_from: str = ""  # the sender of mails

    bot_seconds: float = 6.0  # what one decision of a bot may take
    bots: str = ""  # bots of the host that can be chosen: NAME=exec:COMMAND; NAME=module:Class
    hint: str = "search:1s"
    snapshot_every: int = 10  # moves
    tables_in_memory: int = 2000
    sweep_seconds: float = 5.0  # how often to look for what an announcement has missed
    full_sync: bool = True  # SQLite: every move survives a power cut; without it, every crash of the program
    admin_token: str = ""  # who shows it is the host of the server; empty: the host has no page
    backups: str = ""  # the folder for backups from the host's page; empty: in the user's data folder
    metrics_token: str = ""  # who shows it may read the metrics; empty: only this machine may
    log_level: str = "info"

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it, with the driver."""
        url = self.database or str(default_database())
        if "://" not in url:
            return f"sqlite:///{Path(url).absolute()}"
        scheme, _, rest = url.partition("://")
        drivers = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
        return f"{drivers.get(scheme, scheme)}://{rest}"

    @property
    def programs(self) -> dict[str, str]:
        """The host's own bots: the spec of each by its name."""
        return parse_bots(self.bots)

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is a file."""
        return self.database_url.startswith("sqlite")

    def environment(self) -> dict[str, str]:
        """These settings as environment variables, for the worker processes."""
        return {PREFIX + name.upper(): str(getattr(self, name)) for name in self.__struct_fields__}


def default_database() -> Path:
    """The default place of the database."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "pavonis" / "tables.db"


def read_settings(environment: Mapping[str, str] = os.environ, **flags: Any) -> Settings:
    """The settings of the environment, overridden by flags. ValueError names a wrong setting."""
    found: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        text = environment.get(PREFIX + name.upper())
        if flags.get(name) is not None:
            found[name] = flags[name]
        elif text is not None:
            found[name] = text
    for name, value in found.items():
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError:
            raise ValueError(f"setting '{name}' cannot be '{value}'") from None
    settings = msgspec.convert(found, Settings, strict=False)
    _check(settings)
    return settings


def parse_bots(text: str) -> dict[str, str]:
    """Bots by name, from `NAME=exec:COMMAND` or `NAME=module:Class`, separated by semicolons. ValueError says what is wrong."""
    found: dict[str, str] = {}
    for part in filter(None, map(str.strip, text.split(";"))):
        name, _, spec = map(str.strip, part.partition("="))
        if not BOT_NAME.fullmatch(name):
            raise ValueError(f"a bot is named with up to {LONGEST} letters, digits, spaces and hyphens, not '{name}'")
        if name.casefold() in {*RESERVED, *map(str.casefold, found)}:
            raise ValueError(f"a bot cannot be called '{name}': somebody else is")
        kind, _, command = spec.partition(":")
        if not command.strip() and kind not in registered():
            raise ValueError(f"bot '{name}' should be written {name}=exec:COMMAND or {name}=module:Class, not '{part}'")
        if kind != "exec":
            make_bot(spec, games()[0], 0)  # says what is wrong before anybody sits down to it
        found[name] = spec
    return found


def _check(settings: Settings) -> None:
    parse_bots(settings.bots)
    if settings.workers < 1:
        raise ValueError("there must be at least one worker")
    if settings.workers > 1 and settings.channels == MEMORY:
        raise ValueError("several workers need a channel between them: --channels redis://…")
    if settings.channels != MEMORY and not settings.channels.startswith(("redis://", "rediss://", "unix://")):
        raise ValueError(f"channels are 'memory' or a redis:// URL, not '{settings.channels}'")
    if not settings.database_url.startswith(("sqlite:", "postgresql+asyncpg:")):
        raise ValueError("the database is an SQLite file or a postgresql:// URL")
    if settings.address and not settings.address.startswith(("https://", "http://")):
        raise ValueError(f"the address begins with https:// or http://, unlike '{settings.address}'")
    if settings.smtp and not settings.smtp.startswith(("smtp://", "smtps://")):
        raise ValueError("mail goes out through smtp://host:port or smtps://host:port")
    if settings.smtp and not (settings.mail_from and settings.address):
        raise ValueError("mail needs a sender (mail_from) and the address of this server (address)")
