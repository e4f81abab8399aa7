"""``fabula solve`` on good and bad input: what is printed, and the exit code."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from fabula.cli import main

from .command import FABULA, TREES, fabula

TWO = (
    "甲乙两车同时从两地相对开出，甲车每小时行50千米，乙车每小时行40千米，"
    "3小时后两车相距35千米，两地相距多少千米？"
)


def test_text_from_the_command_line() -> None:
    run = fabula("solve", TREES)
    assert run.code == 0
    assert run.out.startswith("答案：17棵")
    assert "12+5=17" in run.out  # a step
    assert "世界" in run.out  # the tree
    assert run.out.rstrip().endswith("答：梨树有17棵。")


def test_nothing_but_the_solution_is_printed_even_when_all_caches_are_cold(tmp_path: Path) -> None:
    run = fabula("solve", TREES, TMPDIR=str(tmp_path))
    assert (run.code, run.err) == (0, "")


def test_text_from_stdin_with_a_byte_order_mark_and_a_line_break() -> None:
    assert fabula("solve", stdin=b"\xef\xbb\xbf" + TREES.encode() + b"\n").out.startswith("答案：17棵")


def test_words_that_the_shell_took_apart_are_one_problem() -> None:
    assert fabula("solve", "果园里有苹果树12棵，", "梨树比苹果树多5棵，", "梨树有多少棵？").out.startswith(
        "答案：17棵"
    )


def test_english_explanation() -> None:
    run = fabula("solve", "--lang", "en", TREES)
    assert run.code == 0
    assert run.out.startswith("Answer: 17")
    assert "12 + 5 = 17" in run.out


def test_chinese_gets_through_a_locale_that_is_not_utf8() -> None:
    run = fabula(
        "solve", TREES, LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0", PYTHONIOENCODING="ascii"
    )
    assert (run.code, run.err) == (0, "")
    assert "答：梨树有17棵。" in run.out


def test_two_readings_are_both_shown_with_what_makes_them_different() -> None:
    run = fabula("solve", TWO)
    assert run.code == 0
    assert run.out.startswith("答案：305千米（不确定，把握")
    assert "→ 235千米（" in run.out
    assert "还没有相遇" in run.out
    assert "已经相遇" in run.out


def test_top_shows_readings_in_full() -> None:
    run = fabula("solve", "--top", "2", TWO)
    assert "答：两地相距305千米。" in run.out
    assert "答：两地相距235千米。" in run.out


def test_pictures_and_pages_are_written(tmp_path: Path) -> None:
    svg, html = tmp_path / "deep" / "graph.svg", tmp_path / "page.html"
    assert fabula("solve", TREES, "--svg", svg, "--html", html).code == 0
    assert svg.read_text("utf-8").startswith("<svg")
    assert html.read_text("utf-8").startswith("<!doctype html>")
    assert "17" in html.read_text("utf-8")


@pytest.mark.parametrize("kind", ["segments", "journey", "graph"])
def test_every_picture_can_be_asked_for(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "picture.svg"
    run = fabula("solve", TWO, "--svg", file, "--picture", kind)
    title = {"segments": "线段图", "journey": "行程图", "graph": "情境模型"}[kind]
    assert run.code == 0 and f"<title>{title}" in file.read_text("utf-8")


def test_a_picture_that_makes_no_sense_is_replaced_with_a_word(tmp_path: Path) -> None:
    run = fabula("solve", TREES, "--svg", tmp_path / "picture.svg", "--picture", "journey")
    assert run.code == 0 and "nothing to draw as journey" in run.err


def test_the_equation_method() -> None:
    text = "客车每小时行90千米，货车每小时行70千米，两车同时从相距480千米的两地相对开出，几小时后相遇？"
    assert "480÷160=3" in fabula("solve", text).out
    with_x = fabula("solve", text, "--method", "equation").out
    assert "90x+70x=480，160x=480，x=3" in with_x and "也是" not in with_x


def test_doubt_is_in_every_form(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    run = fabula("solve", "--latex", TWO, "--html", page)
    for told in (run.out, page.read_text("utf-8")):
        assert "不确定，把握" in told and "235千米" in told


def test_latex() -> None:
    run = fabula("solve", "--latex", TREES)
    assert run.code == 0
    assert r"\begin{align*}" in run.out


BAD = {
    "empty": ("", "没有文字", "there is no text"),
    "no_question": ("小明有3个苹果，小红有5个苹果。", "没有问题", "asks nothing"),
    "no_story": ("计算：3.6×5+2.4=多少？", "没有故事", "outside its world"),
    "no_number": ("小明一共有多少个苹果？", "没有数", "no number"),
    "language": ("Tom has 3 apples and Ann has 5. How many apples are there?", "没有汉字", "no Chinese"),
    "too_long": ("小明有3个苹果，" * 12_500 + "一共有多少个？", "100007个字符", "100007 characters"),
    "too_many_quantities": (
        "，".join(f"第{i}堆有{i + 3}个" for i in range(60)) + "，一共有多少个？",
        "个数",
        "numbers",
    ),
}


@pytest.mark.parametrize("code", BAD)
def test_a_text_that_cannot_be_read_gets_a_message_and_exit_code_2(code: str) -> None:
    text, words, english = BAD[code]
    start = time.monotonic()
    run = fabula("solve", stdin=text.encode())
    assert english in fabula("solve", "--lang", "en", stdin=text.encode()).err
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith("fabula: ") and words in run.err and "hint:" in run.err
    assert "Traceback" not in run.err
    assert time.monotonic() - start < 10


@pytest.mark.parametrize("code", BAD)
def test_its_json_says_the_same(code: str) -> None:
    run = fabula("solve", "--json", stdin=BAD[code][0].encode())
    assert run.code == 2
    assert run.json["status"] == "unsolved"
    assert run.json["answer"] is None
    assert run.json["error"]["code"] == code


def test_invalid_utf8_on_stdin() -> None:
    run = fabula("solve", stdin="小明有".encode() + b"\xff\xfe" + "个苹果".encode())
    assert (run.code, run.out) == (2, "")
    assert "not UTF-8: byte 0xff at position 9" in run.err


def test_invalid_utf8_on_the_command_line() -> None:
    done = subprocess.run([*FABULA, "solve", b"\xff\xfe"], capture_output=True, timeout=60, check=False)
    assert done.returncode == 2
    assert b"not UTF-8" in done.stderr


def test_a_flood_on_stdin_is_not_read_to_its_end() -> None:
    run = fabula("solve", stdin=b"1" * (3 << 20))
    assert run.code == 2
    assert "more than" in run.err


@pytest.mark.parametrize(
    "text",
    [
        "一本书共100页，小明第一天看了60页，第二天看了70页，还剩多少页没有看？",
        "小明有8个苹果，小红有5个苹果，小红比小明多4个苹果，小红比小明多多少个苹果？",
    ],
    ids=["more parts than whole", "two numbers for one thing"],
)
def test_contradictory_facts_are_never_called_solved(text: str) -> None:
    run = fabula("solve", "--json", text)
    assert run.code in (0, 1)
    assert run.json["status"] != "solved"
    assert run.code == (1 if run.json["status"] == "unsolved" else 0)


@pytest.mark.parametrize(
    "args",
    [
        ("solve", "--lang", "fr", "一"),
        ("solve", "--top", "0", "一"),
        ("solve", "--seconds", "-1", "一"),
        ("solve", "--extractor", "magic", TREES),
        ("solve", "--json", "--latex", TREES),
        ("solve", "--out", "x.jsonl", TREES),
        ("solve", "--file", "x.jsonl", TREES),
        ("solve", "--file", "there-is-no-such-file.jsonl"),
        ("solve", TREES, "--svg", "/proc/there/is/no.svg"),
        ("evaluate",),
        ("evaluate", "--data", "there-is-no-such-folder"),
        ("evaluate", "--data", ".", "--system", "magic"),
        ("evaluate", "--data", ".", "--model", "m"),
        ("nonsense",),
    ],
    ids=lambda args: " ".join(args)[:40],
)
def test_wrong_use_is_exit_code_2_and_no_traceback(args: tuple[str, ...]) -> None:
    run = fabula(*args)
    assert run.code == 2
    assert run.err
    assert "Traceback" not in run.err


def test_version_and_help_load_nothing_heavy() -> None:
    assert fabula("--version").out.startswith("fabula 0.")
    probe = (
        "import sys, fabula.cli.main as m\n"
        "try: m.app(['--help'])\n"
        "except SystemExit: pass\n"
        "heavy = {'sklearn', 'numpy', 'fabula.solver', 'fabula.cli.data'}\n"
        "print(heavy & set(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", probe], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.splitlines()[-1] == "set()"
    assert "data" in done.stdout and "evaluate" in done.stdout


def test_data_is_mounted() -> None:
    run = fabula("data", "--help")
    assert run.code == 0
    assert "split" in run.out


def test_ctrl_c_is_exit_code_130() -> None:
    for patience in (1.5, 6, 20):  # seconds until it waits for stdin; a busy machine takes longer to start it
        process = subprocess.Popen(
            [*FABULA, "solve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # else ignored in background
        )
        time.sleep(patience)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)
        if process.returncode != -signal.SIGINT:  # struck while Python itself was starting
            break
    assert process.returncode == 130
    assert b"Traceback" not in err


def test_a_closed_pipe_is_no_error_message() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [*FABULA, "solve", TREES], stdout=writer, stderr=subprocess.PIPE, timeout=60, check=False
    )
    os.close(writer)
    assert b"Traceback" not in done.stderr


def test_the_json_is_exact() -> None:
    run = fabula("solve", "--json", "小刚的体重是28.4千克，小强的体重是小刚的1.4倍，小强的体重=多少千克？")
    assert run.code == 0
    assert run.json["answer"]["value"] == "994/25"
    assert run.json["answer"]["decimal"] == 39.76
    assert json.dumps(run.json)  # plain data all through


def test_ctrl_c_while_a_command_is_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(main, "_imported", interrupted)
    result = CliRunner().invoke(main.app, ["generate", "--out", "x"])
    assert (result.exit_code, result.output) == (130, "stopped\n")


@pytest.mark.parametrize("tenths", range(3, 12, 2))
def test_ctrl_c_at_any_time(tenths: int) -> None:
    """Also while the model is loaded by another thread: one word, and no core."""
    process = subprocess.Popen(
        [*FABULA, "solve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdin is not None
    process.stdin.write(TREES.encode())
    process.stdin.close()
    time.sleep(tenths / 10)
    process.send_signal(signal.SIGINT)
    process.stdin = None
    _, said = process.communicate(timeout=30)
    assert process.returncode in (0, 130, -signal.SIGINT)  # done, stopped, or not yet or no longer ours
    assert process.returncode != 130 or said == b"stopped\n"
