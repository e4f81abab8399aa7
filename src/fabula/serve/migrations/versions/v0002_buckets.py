"""Buckets of tokens, for servers that share a store."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "buckets",
        sa.Column("client", sa.LargeBinary(16), nullable=False),
        sa.Column("tokens", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("client", name="pk_buckets"),
    )
    op.create_index("ix_buckets_seen", "buckets", ["seen"])


def downgrade() -> None:
    op.drop_table("buckets")
