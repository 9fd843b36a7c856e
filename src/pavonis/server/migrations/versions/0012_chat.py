"""The spectators' own channel, reactions, and how far people have read."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("message", sa.Column("watchers", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("message", sa.Column("about", sa.Integer(), nullable=True))
    op.add_column("seat", sa.Column("read", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("seat", "read")
    op.drop_column("message", "about")
    op.drop_column("message", "watchers")
