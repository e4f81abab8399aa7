"""Classes, attempts, steps and hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "classes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("key_salt", sa.LargeBinary(16), nullable=False),
        sa.Column("key_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_classes"),
        sa.UniqueConstraint("code", name="uq_classes_code"),
    )
    op.create_table(
        "attempts",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("class_id", sa.Integer(), nullable=True),
        sa.Column("nickname", sa.String(24), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["class_id"], ["classes.id"], name="fk_attempts_class_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_attempts"),
    )
    op.create_index("ix_attempts_class_id_nickname", "attempts", ["class_id", "nickname"])
    op.create_index("ix_attempts_class_id_created", "attempts", ["class_id", "created"])
    op.create_table(
        "steps",
        sa.Column("attempt_id", sa.String(22), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("step", sa.Text(), nullable=False),
        sa.Column("verdict", sa.String(16), nullable=False),
        sa.Column("message", sa.Text(), nullable=False),
        sa.Column("slip", sa.String(40), nullable=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["attempt_id"], ["attempts.id"], name="fk_steps_attempt_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("attempt_id", "number", name="pk_steps"),
    )
    op.create_table(
        "hints",
        sa.Column("attempt_id", sa.String(22), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("key", sa.String(300), nullable=False),
        sa.Column("level", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("last", sa.Boolean(), nullable=False),
        sa.Column("after_step", sa.Integer(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["attempt_id"], ["attempts.id"], name="fk_hints_attempt_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("attempt_id", "number", name="pk_hints"),
    )


def downgrade() -> None:
    for table in ("hints", "steps", "attempts", "classes"):
        op.drop_table(table)
