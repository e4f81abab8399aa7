"""Commands made of typed functions, tables, and the bar."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import pytest
from click.testing import CliRunner, Result

from fabula.terminal import Argument, Commands, Context, Exit, Option, Table, command, echo
from fabula.terminal.bar import bar


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


app = Commands(help="All sorts.", invoke_without_command=True)


@app.first
def before(ctx: Context, loud: Annotated[bool, Option("--loud", help="Say it.")] = False) -> None:
    """What stands before the command."""
    if loud:
        echo(f"before {ctx.invoked_subcommand}")


@app.add()
def paint_it(
    files: Annotated[list[Path] | None, Argument(help="What to paint.")] = None,
    colour: Annotated[Colour, Option(help="In which colour.")] = Colour.RED,
    coats: Annotated[int | None, Option(min=1, max=3, show_default="as needed")] = None,
    thick: Annotated[float, Option(min=0.1)] = 0.5,
    tag: Annotated[list[str] | None, Option(help="Any number of times.")] = None,
    as_json: Annotated[bool, Option("--json")] = False,
    dry: bool = True,
    seed: int = 7,
) -> None:
    """Paint files."""
    echo(repr((files, colour, coats, thick, tag, as_json, dry, seed)))
    raise Exit(3 if as_json else 0)


def run(*words: str, of: Any = app) -> Result:
    return CliRunner().invoke(of, words)


def test_defaults_and_kinds() -> None:
    assert run("paint-it").output == f"{(None, Colour.RED, None, 0.5, None, False, True, 7)!r}\n"
    given = [
        "a",
        "b",
        "--colour",
        "blue",
        "--coats",
        "2",
        "--thick",
        "1",
        "--tag",
        "x",
        "--tag",
        "y",
        "--no-dry",
        "--seed",
        "1",
    ]
    told = run("paint-it", *given)
    assert told.output == f"{([Path('a'), Path('b')], Colour.BLUE, 2, 1.0, ['x', 'y'], False, False, 1)!r}\n"
    assert run("paint-it", "--json").exit_code == 3


def test_what_stands_before() -> None:
    assert run("--loud", "paint-it").output.startswith("before paint-it\n")


@pytest.mark.parametrize(
    "words", [["--colour", "green"], ["--coats", "4"], ["--coats", "x"], ["--thick", "0"], ["--what"], ["--seed"]]
)
def test_wrong_use_is_2(words: list[str]) -> None:
    assert run("paint-it", *words).exit_code == 2


def test_help_tells_everything() -> None:
    told = run("paint-it", "--help").output
    assert "Paint files." in told and "What to paint." in told and "[default: red]" in told
    assert "(as needed)" in told and "--dry / --no-dry" in told and "[files]..." in told
    assert run().exit_code == run("nothing").exit_code == 2


def test_one_command_alone() -> None:
    def greet(name: str, times: Annotated[int, Option(help="How often.")]) -> None:
        """Greet."""
        echo(name * times)

    alone = command(greet)
    assert run("小明", "--times", "2", of=alone).output == "小明小明\n"
    assert run("小明", of=alone).exit_code == run("--times", "2", of=alone).exit_code == 2


def test_a_table_counts_chinese_twice() -> None:
    table = Table("of all", "what", "n")
    table.row("苹果", "3")
    table.line()
    table.row("a", "12")
    assert str(table).splitlines() == ["of all", "what   n", "────────", "苹果   3", "────────", "a     12"]
    with pytest.raises(ValueError, match="3 cells"):
        table.row("a", "b", "c")


def test_no_bar_where_nobody_looks(capsys: pytest.CaptureFixture[str]) -> None:
    with bar("painting", 3) as further:
        further(2)
    assert capsys.readouterr() == ("", "")


def test_a_bar_on_a_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    with bar("painting", 4, done=1) as further:
        further(2)
    told = capsys.readouterr()
    assert told.out == "" and "3/4" in told.err
