"""Parts of speech and dependencies from UDPipe, with the model that the ``udchinese`` package carries.

Both are an extra (``[syntax]``): the networks of ``smart`` ask the syntax only where words do not decide.

Loading the model takes longer than everything else together (1.6 s), so nothing here happens before
``tag`` is called, and ``Problem.parsed`` calls it only when somebody looks at the syntax.
"""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import Any

from fabula.errors import ModelError, extra_hint
from fabula.text.forms import number_at, unit_at
from fabula.text.tokens import Token

_SENTENCE_END = frozenset("。？！；")
HINT = extra_hint("syntax")
_ASKING = re.compile(r"多少|几")


@cache
def available() -> bool:
    """Whether UDPipe and its Chinese model are installed; who can do without them asks here first."""
    return find_spec("ufal") is not None and find_spec("udchinese") is not None


def tag(tokens: Sequence[Token]) -> tuple[Token, ...]:
    """The same tokens with UPOS tag, head (index in ``tokens``, -1 for a root) and relation.

    Sentences are parsed one by one: that is quicker than one long line and gives the same trees.
    """
    tagged: list[Token] = []
    start = 0
    for index, token in enumerate(tokens):
        if token.text in _SENTENCE_END or index == len(tokens) - 1:
            tagged.extend(_parse(tokens[start : index + 1]))
            start = index + 1
    return tuple(tagged)


def dependency_distance(tokens: Sequence[Token], i: int, j: int) -> int:
    """Arcs between two tokens; roots of different sentences count as neighbours."""
    above_i, above_j = _ancestors(tokens, i), _ancestors(tokens, j)
    for steps, index in enumerate(above_i):
        if index in above_j:
            return steps + above_j.index(index)
    return len(above_i) + len(above_j) - 1


def _ancestors(tokens: Sequence[Token], index: int) -> list[int]:
    chain = [index]
    while (head := tokens[chain[-1]].head) >= 0 and len(chain) <= len(tokens):
        chain.append(head)
    return chain


def _parse(sentence: Sequence[Token]) -> list[Token]:
    """UDPipe sees 3小时 as the two words it was trained on; the token takes the head that lies outside it."""
    model = _model()
    from ufal.udpipe import Model, Sentence

    words = Sentence()
    owner = [-1]  # word 0 is the root
    for place, token in enumerate(sentence):
        for piece in _pieces(token.text):
            words.addWord(piece.encode("utf-8", "replace").decode("utf-8"))
            owner.append(place)
    model.tag(words, Model.DEFAULT)
    model.parse(words, Model.DEFAULT)
    return [_merged(token, place, words, owner, sentence[0].index) for place, token in enumerate(sentence)]


def _merged(token: Token, place: int, words: Any, owner: list[int], first: int) -> Token:
    mine = [words.words[i] for i, own in enumerate(owner) if own == place]
    leading = next(word for word in mine if owner[word.head] != place)
    head = owner[leading.head]
    pos = "NUM" if len(mine) > 1 else str(leading.upostag)
    return replace(token, pos=pos, head=first + head if head >= 0 else -1, relation=str(leading.deprel))


def _pieces(text: str) -> list[str]:
    """A number and its unit as two words; every other token, 一共 among them, is one."""
    asking = _ASKING.match(text)
    number = None if asking else number_at(text, 0)
    cut = asking.end() if asking else number.end if number else len(text)
    unit = unit_at(text, cut)
    counted = (unit is not None and unit.end == len(text)) or text[cut:] == "倍"
    return [text[:cut], text[cut:]] if counted else [text]


class _Loading:
    """One load at a time, and the time of work it took."""

    lock = Lock()
    seconds = 0.0


def loading() -> float:
    """Seconds of work that went into loading the model: no problem pays for them out of its time limit."""
    return _Loading.seconds


def _model() -> Any:
    with _Loading.lock:
        began = time.thread_time()
        model = _loaded()
        _Loading.seconds += time.thread_time() - began
        return model


@cache
def _loaded() -> Any:
    if not available():
        raise ModelError("parts of speech and dependencies need UDPipe", hint=HINT)
    from ufal.udpipe import Model

    found = find_spec("udchinese")
    places = list(found.submodule_search_locations or ()) if found else []
    paths = [Path(place) / "ud-chinese.udpipe" for place in places]
    loaded = next((Model.load(str(path)) for path in paths if path.is_file()), None)
    if loaded is None:
        raise ModelError("the Chinese UDPipe model was not found", hint=HINT)
    return loaded
