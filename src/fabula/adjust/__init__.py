"""Change a situation by hand and solve it again: the reader may be wrong, and a person sees it."""

from fabula.adjust.apply import apply
from fabula.adjust.buffer import buffer_line
from fabula.adjust.edits import (
    AdjustError,
    ChangeGoal,
    ChangeKind,
    ChangePredicate,
    DropRelation,
    Edit,
    MoveGiven,
    SwapArguments,
    edit_from_json,
    edits_from_json,
)
from fabula.adjust.options import options

__all__ = [
    "AdjustError",
    "ChangeGoal",
    "ChangeKind",
    "ChangePredicate",
    "DropRelation",
    "Edit",
    "MoveGiven",
    "SwapArguments",
    "apply",
    "buffer_line",
    "edit_from_json",
    "edits_from_json",
    "options",
]
