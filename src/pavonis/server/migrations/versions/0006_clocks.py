"""Clocks, seats given up, votes about absent people, planned moves, hidden tables, and what the server itself remembers."""

import sqlalchemy as sa
from alembic import op

from pavonis.server.models import DateTimeUTC

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

TABLE = ("clock", "times", "conceded", "vote")


def upgrade() -> None:
    for name in TABLE:
        op.add_column("game_table", sa.Column(name, sa.JSON(none_as_null=True), nullable=True))
    op.add_column("game_table", sa.Column("clock_due", DateTimeUTC(), nullable=True))
    op.create_index("ix_game_table_clock_due", "game_table", ["clock_due"])
    op.add_column("seat", sa.Column("plan", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "hidden",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_hidden_table_id_game_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_hidden"),
    )
    op.create_table(
        "memory",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_memory"),
    )


def downgrade() -> None:
    op.drop_table("memory")
    op.drop_table("hidden")
    op.drop_column("seat", "plan")
    op.drop_index("ix_game_table_clock_due", "game_table")
    op.drop_column("game_table", "clock_due")
    for name in reversed(TABLE):
        op.drop_column("game_table", name)
