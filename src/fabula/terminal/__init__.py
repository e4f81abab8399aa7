"""What a terminal needs: commands made of typed functions, tables, a bar. Of packages only click, which is small."""

from fabula.terminal.commands import Argument, Command, Commands, Context, Exit, Option, command, echo
from fabula.terminal.table import Table

__all__ = ["Argument", "Command", "Commands", "Context", "Exit", "Option", "Table", "command", "echo"]
