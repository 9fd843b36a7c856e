"""Tournaments: who takes part, and the tables of their rounds."""

import sqlalchemy as sa
from alembic import op

from pavonis.server.models import DateTimeUTC

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("tournament", sa.JSON(none_as_null=True), nullable=True))
    _tournaments()
    _entrants()
    _pairings()


def _tournaments() -> None:
    op.create_table(
        "tournament",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("organiser", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("clock", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("system", sa.String(length=12), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("bots", sa.String(length=20), nullable=True),
        sa.Column("automatic", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("schedule", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("lang", sa.String(length=10), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", DateTimeUTC(), nullable=False),
        sa.Column("touched", DateTimeUTC(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournament"),
    )
    op.create_index("ix_tournament_status", "tournament", ["status"])
    op.create_index("ix_tournament_organiser", "tournament", ["organiser"])


def _entrants() -> None:
    op.create_table(
        "entrant",
        sa.Column("tournament_id", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("strength", sa.Float(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournament.id"], name="fk_entrant_tournament_id_tournament", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "number", name="pk_entrant"),
    )
    op.create_index("ix_entrant_person", "entrant", ["person"])
    op.create_index("ix_entrant_person_once", "entrant", ["tournament_id", "person"], unique=True)


def _pairings() -> None:
    op.create_table(
        "pairing",
        sa.Column("tournament_id", sa.String(length=24), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("entrants", sa.JSON(), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.Column("places", sa.JSON(none_as_null=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournament.id"], name="fk_pairing_tournament_id_tournament", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "round", "number", name="pk_pairing"),
    )
    op.create_index("ix_pairing_table_id", "pairing", ["table_id"])


def downgrade() -> None:
    for name in ("pairing", "entrant", "tournament"):
        op.drop_table(name)
    op.drop_column("game_table", "tournament")
