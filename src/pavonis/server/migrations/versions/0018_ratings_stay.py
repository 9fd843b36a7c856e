"""Ratings know the names of their people, and tables are found by their seed."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rating", sa.Column("name", sa.String(length=40), nullable=False, server_default=""))
    op.create_index("ix_game_table_seed", "game_table", ["seed"])


def downgrade() -> None:
    op.drop_index("ix_game_table_seed", "game_table")
    op.drop_column("rating", "name")
