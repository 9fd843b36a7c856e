"""People, tables, seats, records, snapshots, messages, links and replays."""

import sqlalchemy as sa
from alembic import op

from pavonis.server.models import DateTimeUTC

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    game_table()
    person()
    replay()
    entry()
    link()
    message()
    seat()
    snapshot()


def game_table() -> None:
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(length=100), nullable=False),
        sa.Column("seed_chosen", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("host", sa.String(length=24), nullable=False),
        sa.Column("meta", sa.Integer(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("chat", sa.Integer(), nullable=False),
        sa.Column("waiting", sa.Integer(), nullable=False),
        sa.Column("bots_due", sa.Boolean(), nullable=False),
        sa.Column("base", sa.Integer(), nullable=False),
        sa.Column("position", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("result", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("undo", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("rematch", sa.String(length=24), nullable=True),
        sa.Column("created", DateTimeUTC(), nullable=False),
        sa.Column("touched", DateTimeUTC(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_game_table")),
    )
    op.create_index("ix_game_table_due", "game_table", ["status", "bots_due"])
    op.create_index("ix_game_table_host", "game_table", ["host"])
    op.create_index("ix_game_table_touched", "game_table", ["touched"])


def person() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("seen", DateTimeUTC(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_person")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_person_token_hash")),
    )
    op.create_index("ix_person_seen", "person", ["seen"])


def replay() -> None:
    op.create_table(
        "replay",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("created", DateTimeUTC(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_replay")),
    )
    op.create_index("ix_replay_created", "replay", ["created"])


def entry() -> None:
    op.create_table(
        "entry",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.Integer(), nullable=False),
        sa.Column("fingerprint", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_entry_table_id_game_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_entry")),
    )


def link() -> None:
    op.create_table(
        "link",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("expires", DateTimeUTC(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_link_table_id_game_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_link")),
    )
    op.create_index("ix_link_expires", "link", ["expires"])
    op.create_index("ix_link_person", "link", ["person"])
    op.create_index("ix_link_table_id", "link", ["table_id"])


def message() -> None:
    op.create_table(
        "message",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("code", sa.String(length=20), nullable=True),
        sa.Column("at", DateTimeUTC(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_message_table_id_game_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_message")),
    )


def seat() -> None:
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("bot", sa.String(length=20), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("colour", sa.String(length=20), nullable=False),
        sa.Column("seen", DateTimeUTC(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_seat_table_id_game_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seat")),
    )
    op.create_index("ix_seat_person", "seat", ["person"])


def snapshot() -> None:
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("position", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_snapshot_table_id_game_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_snapshot")),
    )


def downgrade() -> None:
    for name in ("snapshot", "seat", "message", "link", "entry", "replay", "person", "game_table"):
        op.drop_table(name)
