"""Since when a table is about to be deleted: deleting takes two steps."""

import sqlalchemy as sa
from alembic import op

from pavonis.server.models import DateTimeUTC

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("expiring", DateTimeUTC(), nullable=True))


def downgrade() -> None:
    op.drop_column("game_table", "expiring")
