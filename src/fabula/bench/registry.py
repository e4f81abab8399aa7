"""Systems by name: ours, those of other packages, and those that a user brings along.

    register("mine", lambda run: Mine(run.seed))        in Python
    [project.entry-points."fabula.systems"]             in a package
    --system my.module:make                             on the command line

A name may carry an encoder or a note (``names.py``).
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib.metadata import entry_points
from pathlib import Path

from fabula.bench import builtin
from fabula.bench.names import Name
from fabula.bench.systems import Run, System
from fabula.errors import FabulaError
from fabula.extract import refuse_removed

GROUP = "fabula.systems"
Factory = Callable[[Run], System]


@dataclass(frozen=True)
class Entry:
    """How a system is made. ``learns``: seeds matter to it; ``model_of``: it uses that system's model."""

    factory: Factory
    learns: bool = True
    model_of: str | None = None


SYSTEMS: dict[str, Entry] = {}


def register(name: str, factory: Factory, *, learns: bool = True, model_of: str | None = None) -> None:
    """Make a system known under a name; a name that is taken is refused."""
    if name in SYSTEMS and SYSTEMS[name].factory is not factory:
        raise FabulaError(f"there is already a system {name!r}", hint="choose another name")
    if not name or any(sign in name for sign in "/@#:=, \\"):
        raise FabulaError(f"{name!r} is no name for a system", hint="without / \\ @ # : = , and spaces")
    SYSTEMS[name] = Entry(factory, learns, model_of)


def register_path(path: str) -> str:
    """``module:factory`` as a system; its name is the factory's."""
    module, _, attribute = path.partition(":")
    if not module or not attribute:
        raise FabulaError(f"{path!r} names no factory", hint="write it as module:factory")
    try:
        factory = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise FabulaError(f"{path}: {error}", hint="is its folder on PYTHONPATH?") from error
    register(attribute, factory)
    return attribute


def find(name: str) -> Entry:
    """What is registered under a name, here or as an entry point; an unknown one says which there are."""
    plain = Name.of(name).system
    if plain not in SYSTEMS:
        for point in entry_points(group=GROUP, name=plain):
            register(plain, point.load())
    if plain not in SYSTEMS:
        refuse_removed(plain)
        known = dict.fromkeys((*SYSTEMS, *entry_points(group=GROUP).names))
        raise FabulaError(f"there is no system {plain!r}", hint=f"choose one of {', '.join(known)}")
    return SYSTEMS[plain]


def make_system(name: str, model: Path | None = None, run: Run | None = None) -> System:
    """The system of this name for a run; ``model`` is a folder with a trained model."""
    entry, full = find(name), Name.of(name)
    run = run or Run()
    run = replace(run, model=model or run.model, encoder=full.encoder or run.encoder)
    if full.note and run.model is None:
        hint = f"--models '{name}:{run.split}=FOLDER'; without the note it is trained"
        raise FabulaError(f"{name} needs a trained model", hint=hint)
    return entry.factory(run)


register("frames", builtin.frames, learns=False)
register("smart", builtin.smart)
register("smart+", builtin.smart_plus)
for _name in builtin.BASELINES:
    register(_name, builtin.baseline(_name))
for _name in (*builtin.ABLATIONS, *builtin.STAGES):
    register(_name, builtin.derived(_name), model_of="smart")
