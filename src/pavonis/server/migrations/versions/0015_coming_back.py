"""Several browsers of one person, recovery phrases and passkeys."""

import sqlalchemy as sa
from alembic import op

from pavonis.server.models import DateTimeUTC

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "session",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("created", DateTimeUTC(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_session"),
    )
    op.create_index("ix_session_person", "session", ["person"])
    op.create_table(
        "recovery",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("phrase_hash", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_recovery"),
        sa.UniqueConstraint("phrase_hash", name="uq_recovery_phrase_hash"),
    )
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(length=1400), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("created", DateTimeUTC(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkey"),
    )
    op.create_index("ix_passkey_person", "passkey", ["person"])
    op.create_table(
        "challenge",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("expires", DateTimeUTC(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_challenge"),
    )
    op.create_index("ix_challenge_expires", "challenge", ["expires"])


def downgrade() -> None:
    for name in ("challenge", "passkey", "recovery", "session"):
        op.drop_table(name)
