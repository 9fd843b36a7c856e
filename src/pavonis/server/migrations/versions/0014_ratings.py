"""Ratings of people, and which games have been counted."""

import sqlalchemy as sa
from alembic import op

from pavonis.server.models import DateTimeUTC

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("rated", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "rating",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("volatility", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("touched", DateTimeUTC(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_rating"),
    )
    op.create_table(
        "rated_game",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("at", DateTimeUTC(), nullable=False),
        sa.Column("changes", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_rated_game"),
    )


def downgrade() -> None:
    op.drop_table("rated_game")
    op.drop_table("rating")
    op.drop_column("game_table", "rated")
