"""The request for a seat in the middle of a game, and when it may come true."""

import sqlalchemy as sa
from alembic import op

from pavonis.server.models import DateTimeUTC

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("handover", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("game_table", sa.Column("handover_at", DateTimeUTC(), nullable=True))
    op.create_index("ix_game_table_handover_at", "game_table", ["handover_at"])


def downgrade() -> None:
    op.drop_index("ix_game_table_handover_at", "game_table")
    op.drop_column("game_table", "handover_at")
    op.drop_column("game_table", "handover")
