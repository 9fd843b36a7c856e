"""What the statistics of a person need of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "story",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_story_table_id_game_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_story"),
    )


def downgrade() -> None:
    op.drop_table("story")
