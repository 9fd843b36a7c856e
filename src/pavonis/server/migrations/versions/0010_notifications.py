"""How people want to be told, where, and what is to be told."""

import sqlalchemy as sa
from alembic import op

from pavonis.server.models import DateTimeUTC

revision = "0010"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "preferences",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("value", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_preferences"),
    )
    op.create_table(
        "endpoint",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("created", DateTimeUTC(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_endpoint_table_id_game_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_endpoint"),
    )
    op.create_index("ix_endpoint_person", "endpoint", ["person"])
    op.create_index("ix_endpoint_table_id", "endpoint", ["table_id"])
    op.create_table(
        "notification",
        sa.Column("key", sa.String(length=120), nullable=False),
        sa.Column("endpoint", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("digest", sa.Boolean(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due", DateTimeUTC(), nullable=True),
        sa.Column("at", DateTimeUTC(), nullable=False),
        sa.ForeignKeyConstraint(["endpoint"], ["endpoint.id"], name="fk_notification_endpoint_endpoint", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_notification_table_id_game_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("key", name="pk_notification"),
    )
    for name in ("endpoint", "table_id", "due", "at"):
        op.create_index(f"ix_notification_{name}", "notification", [name])


def downgrade() -> None:
    for name in ("notification", "endpoint", "preferences"):
        op.drop_table(name)
