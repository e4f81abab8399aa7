"""Problem sets, closed classes and their size; the reading that an attempt is about."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("classes", sa.Column("closed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("classes", sa.Column("size", sa.Integer(), nullable=False, server_default="60"))
    op.add_column("attempts", sa.Column("reading", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("attempts", sa.Column("edits", sa.JSON(), nullable=False, server_default="[]"))
    op.create_table(
        "problems",
        sa.Column("class_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("reading", sa.Integer(), nullable=False),
        sa.Column("edits", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["class_id"], ["classes.id"], name="fk_problems_class_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("class_id", "number", name="pk_problems"),
    )


def downgrade() -> None:
    op.drop_table("problems")
    for table, columns in (("attempts", ("edits", "reading")), ("classes", ("size", "closed"))):
        with op.batch_alter_table(table) as changed:
            for column in columns:
                changed.drop_column(column)
