"""``fabula worksheet``: its files, and what it says when it cannot write them."""

from __future__ import annotations

from importlib import util
from pathlib import Path

import pytest
from click.testing import CliRunner

from fabula.cli import worksheet
from fabula.worksheet import pdf
from fabula.worksheet.files import FORMATS

runner = CliRunner()


def run(*options: str) -> tuple[int, str]:
    result = runner.invoke(worksheet.app, list(options))
    return result.exit_code, result.output


def test_a_folder_with_both_versions_in_all_formats(tmp_path: Path) -> None:
    code, said = run(
        "--n", "2", "--seed", "7", "--kind", "compare,change", "--versions", "A,B", "--out", str(tmp_path / "x")
    )
    assert code == 0, said
    endings = [
        name for form in FORMATS.values() for name in (form.ending, f"key.{form.ending}" if form.key else "") if name
    ]
    names = {path.name for path in (tmp_path / "x").iterdir()}
    assert len(names) == 2 * len(endings) == len(said.split())
    assert {"worksheet-A.pdf", "worksheet-A-key.pdf", "worksheet-B.qti.zip", "worksheet-B.jsonl"} <= names


def test_one_version_has_no_letter(tmp_path: Path) -> None:
    code, _ = run("--n", "1", "--kind", "compare", "--format", "html", "--out", str(tmp_path))
    assert code == 0 and {path.name for path in tmp_path.iterdir()} == {"worksheet.html", "worksheet-key.html"}
    assert "A卷" not in (tmp_path / "worksheet.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--grade", "6..3"), "expected a grade or a range such as 3..6"),
        (("--grade", "9"), "expected a grade or a range such as 3..6"),
        (("--versions", "A,A"), "expected different capital letters"),
        (("--versions", "1"), "expected different capital letters"),
        (("--format", "docx"), "no format 'docx'"),
        (("--server", "javascript:alert(1)"), "expected an address"),
        (("--kind", "nothing"), "no problems of the kind nothing"),
    ],
)
def test_wrong_use_is_said_in_one_line(options: tuple[str, ...], said: str, tmp_path: Path) -> None:
    code, output = run(*options, "--out", str(tmp_path))
    assert code == 2 and said in output and "Traceback" not in output
    assert not list(tmp_path.iterdir())


def test_without_typst_all_but_the_pdf_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = util.find_spec
    monkeypatch.setattr(worksheet, "find_spec", lambda name: None if name == "typst" else real(name))
    code, said = run("--n", "1", "--kind", "compare", "--out", str(tmp_path))
    assert code == 0 and "typst is not installed" in said and "[worksheets]" in said
    assert {path.suffix for path in tmp_path.iterdir()} == {".html", ".md", ".xml", ".gift", ".zip", ".jsonl"}


def test_without_a_font_all_but_the_pdf_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless it is the PDF that is asked for, or a font that is named."""
    pytest.importorskip("typst")
    monkeypatch.setattr(pdf, "data_lines", lambda _: [])
    pdf.fonts_at.cache_clear()
    code, said = run("--n", "1", "--kind", "compare", "--out", str(tmp_path / "all"))
    assert code == 0 and "no Chinese font for the PDF" in said and "--font FILE" in said
    assert {path.suffix for path in (tmp_path / "all").iterdir()} == {".html", ".md", ".xml", ".gift", ".zip", ".jsonl"}
    for option in (("--format", "pdf"), ("--font", str(tmp_path / "none.ttf"))):
        code, said = run("--n", "1", "--kind", "compare", "--out", str(tmp_path / "none"), *option)
        assert code == 2 and "font" in said, option
