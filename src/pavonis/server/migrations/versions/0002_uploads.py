"""Who has uploaded a record, how long it is, and its hash, so that the same record is stored once."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("replay", sa.Column("person", sa.String(length=24), nullable=True))
    op.add_column("replay", sa.Column("size", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("replay", sa.Column("content_hash", sa.String(length=64), nullable=True))
    op.execute("UPDATE replay SET size = length(record)")
    op.create_index("ix_replay_person", "replay", ["person"])
    op.create_index("ix_replay_content_hash", "replay", ["content_hash"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_replay_content_hash", "replay")
    op.drop_index("ix_replay_person", "replay")
    for name in ("content_hash", "size", "person"):
        op.drop_column("replay", name)
