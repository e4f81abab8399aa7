"""Gold situations as a person writes them: a block of lines a problem, read into frozen values.

    @kind compare
    @text 园里有桃树50棵，梨树比桃树多8棵，梨树有多少棵？
    @answer 58
    World 园里
    Agent 桃树 | total=50棵
    Agent 梨树 | total=?*
    More_than(Total(梨树), Total(桃树), 8棵)

This file knows the form only; ``goldgraph.py`` says what a block means. The form is in docs/situations.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fabula.errors import DataError, GrammarError
from fabula.lang.lines import columns, read_file
from fabula.situation import Attribute, NodeKind, ProblemType, grammar, language
from fabula.situation.commonsense import arguments

NEEDED = ("kind", "text", "answer")
ASKED = "?*"
IN_PLAY = "?"
SPARE = "~"
ATTRIBUTES = {attribute.capitalize(): attribute for attribute in Attribute}

_NODE = re.compile(
    r"(?P<indent>\s*)(?P<kind>World|Agent|Event|State)\s+(?P<names>[^|]+?)\s*(?:\|(?P<values>.*))?$"
)
_VALUE = re.compile(r"(?P<attribute>[a-z]+)=(?P<value>\S+)")
_HEADER = re.compile(r"@(?P<key>\w+)\s+(?P<value>.+)")
_CALL = re.compile(r"(?P<name>[A-Z][A-Za-z_]*)\((?P<args>.*)\)")


class SituationError(DataError):
    """A block that cannot be read or does not hold together; ``line`` is where."""

    def __init__(self, line: int, message: str, *, hint: str = "") -> None:
        super().__init__(message, hint=hint)
        self.line = line


@dataclass(frozen=True, slots=True)
class Value:
    """``rate=70千米/小时``, ``total=~15亩`` (not needed), ``amount=?`` (in play), ``total=?*`` (asked)."""

    attribute: Attribute
    told: str = ""
    spare: bool = False
    asked: bool = False
    unit: str = ""


@dataclass(frozen=True, slots=True)
class GoldNode:
    """A node with every name that a careful person would accept, the preferred one first."""

    kind: NodeKind
    names: tuple[str, ...]
    values: tuple[Value, ...]
    parent: int | None
    line: int

    @property
    def name(self) -> str:
        return self.names[0]


@dataclass(frozen=True, slots=True)
class Call:
    """A predicate, function or attribute with its arguments; a string is a name or a number."""

    name: str
    args: tuple[Call | str, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Situation:
    """One block. The World comes first; an Event's or State's ``parent`` is the place of its Agent.

    ``fixed`` are words of the text in which nothing is a number although it looks so (@names 三角尺).
    """

    kind: str
    text: str
    answer: str
    nodes: tuple[GoldNode, ...]
    relations: tuple[Call, ...]
    line: int
    source: str
    fixed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Kind:
    """One line of ``lang/zh/stories.txt``."""

    name: str
    type: ProblemType
    about: str


@cache
def kinds() -> dict[str, Kind]:
    """The kinds of stories that a block may name."""
    rows = columns(read_file("stories.txt"), 3, "stories.txt")
    return {name: Kind(name, ProblemType(type_), about) for name, type_, about in rows}


Lines = tuple[tuple[int, str], ...]


def blocks(source: str) -> Iterator[Lines]:
    """The blocks of a file, as numbered lines without comments."""
    block: list[tuple[int, str]] = []
    for number, line in enumerate(source.splitlines(), 1):
        if line.lstrip().startswith("#"):
            continue
        if line.strip():
            block.append((number, line.rstrip()))
        elif block:
            yield tuple(block)
            block = []
    if block:
        yield tuple(block)


def parse_situations(source: str) -> tuple[Situation, ...]:
    """All blocks of a text; the first bad line is an error."""
    return tuple(map(parse_block, blocks(source)))


def read_situations(path: Path) -> tuple[Situation, ...]:
    """The situations of a file; an error names file and line."""
    try:
        return parse_situations(source_of(path))
    except SituationError as error:
        raise DataError(f"{path}, line {error.line}: {error.message}", hint=error.hint) from error


def gold_files(path: Path) -> tuple[Path, ...]:
    """The file itself, or all ``.txt`` files of a folder, by name; folders in it are sets of their own."""
    if not path.is_dir():
        return (path,)
    if not (found := tuple(sorted(path.glob("*.txt")))):
        raise DataError(f"no .txt file in {path}")
    return found


def source_of(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(f"cannot read {path}: {error}") from error


def parse_block(lines: Lines) -> Situation:
    """One block of lines."""
    headers: dict[str, str] = {}
    nodes: list[GoldNode] = []
    relations: list[Call] = []
    for number, line in lines:
        if line.startswith("@"):
            key, value = _header(line, number)
            if key in headers:
                raise SituationError(number, f"@{key} stands twice", hint="an empty line parts two blocks")
            headers[key] = value
        elif match := _NODE.fullmatch(line):
            nodes.append(_node(match, nodes, number))
        else:
            relations.append(_relation(line.strip(), number))
    first = lines[0][0]
    _check_headers(headers, first)
    _check_nodes(nodes, relations, first)
    source = "\n".join(line for _, line in lines)
    parts = (headers["kind"], headers["text"], headers["answer"])
    fixed = tuple(headers.get("names", "").split())
    return Situation(*parts, tuple(nodes), tuple(relations), first, source, fixed)


def _header(line: str, number: int) -> tuple[str, str]:
    match = _HEADER.fullmatch(line)
    if match is None or match["key"] not in (*NEEDED, "names"):
        raise SituationError(number, f"cannot read {line!r}", hint="@kind, @text, @answer or @names")
    return match["key"], match["value"].strip()


def _check_headers(headers: dict[str, str], line: int) -> None:
    for key in NEEDED:
        if key not in headers:
            raise SituationError(line, f"the block has no @{key}")
    if headers["kind"] not in kinds():
        raise SituationError(line, f"unknown kind {headers['kind']!r}", hint=f"one of {', '.join(kinds())}")


def _node(match: re.Match[str], before: list[GoldNode], line: int) -> GoldNode:
    kind = NodeKind(match["kind"].lower())
    names = tuple(name.strip() for name in match["names"].split("/"))
    if not all(names):
        raise SituationError(line, f"an empty name in {match['names']!r}")
    values = tuple(_values(match["values"] or "", line))
    return GoldNode(kind, names, values, _parent(kind, match["indent"], before, line), line)


def _parent(kind: NodeKind, indent: str, before: list[GoldNode], line: int) -> int | None:
    """The last node above on which the grammar lets it hang; what hangs on the World is not indented, either."""
    above = grammar().parents[kind]
    deep = not above & {None, NodeKind.WORLD}
    if indent and not deep:
        raise SituationError(line, f"{kind.capitalize()} is not indented")
    if None in above:
        return None
    found = [at for at, node in enumerate(before) if node.kind in above]
    if not found or (deep and not indent):
        where = "the World comes first" if not deep else f"{kind.capitalize()} stands indented under its Agent"
        raise SituationError(line, where)
    return found[-1]


def _values(source: str, line: int) -> Iterator[Value]:
    for part in source.split():
        match = _VALUE.fullmatch(part)
        if match is None or match["attribute"] not in tuple(Attribute):
            raise SituationError(
                line, f"cannot read {part!r}", hint="rate=… amount=… total=…, no space inside"
            )
        attribute, value = Attribute(match["attribute"]), match["value"]
        if value.startswith(ASKED):
            yield Value(attribute, asked=True, unit=value.removeprefix(ASKED))
        elif value == IN_PLAY:
            yield Value(attribute)
        else:
            yield Value(attribute, value.removeprefix(SPARE), value.startswith(SPARE))


def _relation(source: str, line: int) -> Call:
    call = _call(source, line)
    if isinstance(call, str) or call.name not in language().predicates:
        known = ", ".join(language().predicates)
        raise SituationError(line, f"cannot read {source!r}", hint=f"a node, or a relation: {known}")
    return call


def _call(source: str, line: int) -> Call | str:
    """``Left(Total(甲), 8棵)``; what is no call, (1/3) and 六(1)班 among it, is an atom."""
    match = _CALL.fullmatch(source)
    if match is None:
        return source
    name = match["name"]
    if name in ATTRIBUTES:
        return Call(name, (match["args"].strip(),), line)
    signature = language().predicates.get(name) or language().functions.get(name)
    if signature is None:
        raise SituationError(line, f"unknown word {name}")
    try:
        args = tuple(_call(part.strip(), line) for part in arguments(match["args"]))
    except GrammarError as error:
        raise SituationError(line, error.message) from error
    if problem := signature.check(len(args)):
        raise SituationError(line, problem)
    return Call(name, args, line)


def _check_nodes(nodes: list[GoldNode], relations: list[Call], line: int) -> None:
    worlds = [node for node in nodes if node.kind is NodeKind.WORLD]
    if len(worlds) != 1:
        raise SituationError(line, f"the block has {len(worlds)} Worlds, not one")
    for node in nodes:
        attributes = [value.attribute for value in node.values]
        if len(set(attributes)) < len(attributes):
            raise SituationError(node.line, f"an attribute of {node.name} stands twice")
    seen: set[tuple[int | None, str]] = set()
    for node in nodes:
        if (node.parent, node.name) in seen:
            raise SituationError(node.line, f"{node.name} stands twice under the same node")
        seen.add((node.parent, node.name))
    asked = sum(value.asked for node in nodes for value in node.values) + sum(map(asks, relations))
    if asked != 1:
        raise SituationError(line, f"the block asks {asked} things, not one", hint="one ?* in all")


def asks(call: Call | str) -> int:
    """How many ?* there are in a relation."""
    if isinstance(call, str):
        return int(call.startswith(ASKED))
    return sum(map(asks, call.args))
