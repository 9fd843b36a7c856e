"""Reviews of finished games, kept with what was played."""

import sqlalchemy as sa
from alembic import op

from pavonis.server.models import DateTimeUTC

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "review",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("touched", DateTimeUTC(), nullable=False),
        sa.Column("body", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_review"),
    )
    op.create_index("ix_review_touched", "review", ["touched"])


def downgrade() -> None:
    op.drop_index("ix_review_touched", "review")
    op.drop_table("review")
