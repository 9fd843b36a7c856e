"""Tables that everybody may see, and people who look for a game."""

import sqlalchemy as sa
from alembic import op

from pavonis.server.models import DateTimeUTC

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("public", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_game_table_public", "game_table", ["public", "status"])
    op.create_table(
        "seeker",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("since", DateTimeUTC(), nullable=False),
        sa.Column("seen", DateTimeUTC(), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.PrimaryKeyConstraint("person", name="pk_seeker"),
    )
    op.create_index("ix_seeker_game", "seeker", ["game", "seats"])


def downgrade() -> None:
    op.drop_table("seeker")
    op.drop_index("ix_game_table_public", "game_table")
    op.drop_column("game_table", "public")
