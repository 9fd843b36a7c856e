"""Who may not come in, and what the host tells everybody."""

import sqlalchemy as sa
from alembic import op

from pavonis.server.models import DateTimeUTC

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ban",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("address", sa.String(length=60), nullable=True),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.Column("created", DateTimeUTC(), nullable=False),
        sa.Column("until", DateTimeUTC(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_ban"),
    )
    op.create_table(
        "notice",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("created", DateTimeUTC(), nullable=False),
        sa.Column("until", DateTimeUTC(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_notice"),
    )


def downgrade() -> None:
    op.drop_table("notice")
    op.drop_table("ban")
