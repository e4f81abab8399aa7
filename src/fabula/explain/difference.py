"""What makes another reading different, in one sentence.

Two readings of one text share its quantities, not their nodes; so they are compared by what each makes of a
quantity and by what things are called. The first difference in the order *asked, kind or owner of a number,
relation or base, commonsense, numbers left out* is told: what comes later mostly follows from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from fabula.explain.wording import Wording, wording
from fabula.lang import say
from fabula.situation.nodes import Given
from fabula.situation.relations import Relation
from fabula.situation.terms import Number, Slot, Term, Unknown
from fabula.solve.attempt import Attempt

LONGEST = 75  # characters of a sentence that still explains something


@dataclass(frozen=True, slots=True)
class _Use:
    """What a reading makes of a quantity: the value of an attribute, or a number in a relation."""

    kind: str  # an attribute, or a predicate
    owner: str  # the node that has it; what the relation is about
    base: str  # what a relation compares with
    told: str  # all of it in words
    name: str = ""  # of the attribute
    why: str = ""  # the reason of what it stands in: 还没有相遇


def difference(other: Attempt, shown: Attempt, lang: str = "zh", form: str = "difference") -> str:
    """One sentence: how ``other`` differs from the reading that is shown; as a ``choice``: what it takes for true."""
    new, old = wording(other, lang), wording(shown, lang)
    told = (say(f"{form}.{key}", lang, **words) for key, words in _differences(new, old))
    limit = LONGEST if lang == "zh" else 3 * LONGEST
    return next((said for said in told if len(said) <= limit), say(f"{form}.same", lang))


def _differences(new: Wording, old: Wording) -> Iterator[tuple[str, dict[str, str]]]:
    asked = _asked(new), _asked(old)
    if asked[0] != asked[1]:
        yield "goal", {"new": asked[0], "old": asked[1]}
    uses = _uses(new), _uses(old)
    for index in sorted({*uses[0], *uses[1]}):
        yield from _about(new, index, uses[0].get(index), uses[1].get(index))
    reasons = _reasons(new), _reasons(old)
    more = [said for r, said in reasons[0].items() if r not in reasons[1]]
    less = [said for r, said in reasons[1].items() if r not in reasons[0]]
    if more and less and more[0] != less[0]:
        yield "changed", {"new": more[0], "old": less[0]}
    elif more:
        yield "more", {"new": more[0]}
    elif less:
        yield "less", {"old": less[0]}


def _about(words: Wording, index: int, new: _Use | None, old: _Use | None) -> Iterator[tuple[str, dict[str, str]]]:
    said = {"q": words.attempt.problem.quantities[index].text}
    if new is None or old is None:
        yield ("used", said | {"new": new.told}) if new else ("unused", said)
    elif new.kind != old.kind:
        if new.name and old.name and new.name == old.name:
            return  # one name for two things: something else must tell them apart
        if new.name and old.name:
            yield "kind", said | {"new": new.name, "old": old.name}
        else:
            yield "relation", said | {"new": new.why or new.told, "old": old.why or old.told}
    elif new.base != old.base and new.owner == old.owner:
        yield "base", said | {"new": new.base, "old": old.base}
    elif not new.base and not _alike(new.owner, old.owner):
        yield "owner", said | {"new": new.owner, "old": old.owner}
    elif new.base and new.told != old.told:
        yield "relation", said | {"new": new.told, "old": old.told}


def _uses(words: Wording) -> dict[int, _Use]:
    """Every quantity of the text with the first use that the graph makes of it."""
    found: dict[int, _Use] = {}
    for given in words.graph.givens:
        if given.quantity is not None:
            found.setdefault(given.quantity, _given_use(words, given))
    for relation in words.graph.relations:
        for term in relation.terms():
            if isinstance(term, Number) and term.quantity is not None:
                found.setdefault(term.quantity, _relation_use(words, relation))
    return found


def _given_use(words: Wording, given: Given) -> _Use:
    owner = words.label(given.slot.node) or words.name(given.slot)
    value = words.measured(given.value, given.unit, given.per, given.quantity)
    told = f"{words.word(given.slot)}{say('written.is', words.lang)}{value}"
    related = (r for r in words.graph.relations if given.slot in r.slots() and r.predicate != "Product_of")
    why = next((said for r in related if (said := words.reason(r))), "")
    return _Use(given.slot.attribute.value, owner, "", told, words.word(given.slot), why)


def _alike(one: str, other: str) -> bool:
    """Whether two names are one with more or fewer words around it: 小明, 小明的邮票."""
    return one in other or other in one


def _relation_use(words: Wording, relation: Relation) -> _Use:
    said = [_said(words, arg) for arg in relation.args]
    base = said[1] if len(said) > 2 else said[0]
    return _Use(relation.predicate, said[0], base, words.sentence(relation), "", words.reason(relation))


def _said(words: Wording, term: Term) -> str:
    """A term in words; a function is told by the relation that says it equals something."""
    if isinstance(term, Slot | Number | Unknown):
        return words.word(term)
    said = Relation("Equal", (term, Unknown())).sentence(words.lang, words.word)
    equals = [say("written.equals", lang) for lang in ("zh", "en")]
    return said.removesuffix(words.word(Unknown())).removesuffix(equals[0]).removesuffix(equals[1])


def _asked(words: Wording) -> str:
    term = words.graph.goal.term
    if isinstance(term, Unknown):
        about = next((r for r in words.graph.relations if r.unknown), None)
        return f"“{words.sentence(about)}”" if about else words.name(term)
    return _said(words, term)


def _reasons(words: Wording) -> dict[str, str]:
    """The relations without numbers of their own: what each says, and why it holds."""
    bare = (r for r in words.graph.relations if not any(isinstance(t, Number) for t in r.terms()))
    return {words.sentence(r): words.reason(r) for r in bare if r.predicate != "Product_of"}
