"""Steps with a letter in them: does the equation hold for what the letter stands for?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cached_property
from itertools import islice, pairwise, product

from fabula.situation.formula import Expr
from fabula.situation.terms import Slot
from fabula.solve.equations import Variable
from fabula.text.units import compatible
from fabula.tutor.facts import Fact, Role
from fabula.tutor.measures import raw
from fabula.tutor.memory import Memory, Reader
from fabula.tutor.messages import say, typed
from fabula.tutor.situation import Situation
from fabula.tutor.slips import Slips, slip_message
from fabula.tutor.steps import Num, Op, Statement, Tree, Var
from fabula.tutor.tokens import StepError
from fabula.tutor.verdict import Outcome, Verdict
from fabula.tutor.worlds import Vector

Judged = tuple[Memory, Verdict]
VAGUE = 0.5  # share of a name's characters below which the words of 设 tell nothing
CLOSE = 0.7  # share of the words of 设 that the question has, too
SAMPLES = (17, 101, 1009)  # values of a letter at which two equations are compared
BINDINGS = 60  # ways to give the letters a meaning that are tried
Letters = dict[str, Fact]


class EquationJudge:
    """Judges statements with unknowns."""

    def __init__(self, situation: Situation, slips: Slips, lang: str) -> None:
        self.situation = situation
        self.slips = slips
        self.lang = lang

    def let(self, statement: Statement, memory: Memory) -> Judged:
        """设甲车行的时间为x小时: the words say what x stands for. 乙车也是x小时 says nothing new."""
        letter = statement.unknowns[0]
        if not statement.let and not statement.words:
            return memory, Verdict(Outcome.UNCLEAR, say("unknown_only", self.lang))
        fact = self._named(statement) if statement.let else None
        if fact is None or not isinstance(fact.expr, Variable):
            return memory, Verdict(Outcome.RIGHT, say("let_any", self.lang, name=letter))
        # 设货车行的时间为x: it is called after whom the pupil says it of
        what = self.situation.called(fact.expr) if isinstance(fact.expr, Slot) else fact.name
        message = say("let", self.lang, what=what, name=letter)
        asked = self.situation.asked  # what always comes to the same is what is asked, whoever it is said of
        same = fact.vector == asked.vector and compatible(fact.unit, asked.unit)
        bound = asked.expr if same and isinstance(asked.expr, Variable) else fact.expr
        return memory.with_letter(letter, bound), Verdict(Outcome.RIGHT, message, refs=fact.refs)

    def expression(self, statement: Statement, memory: Memory) -> Judged:
        """70x: a quantity expressed in the letter; which letter stands for what is not settled by it."""
        for letters in self._bindings(statement, memory):
            meanings = self._reader(memory, letters).read(statement.sides[0])
            hits = [h for v in meanings.vectors for h in self.situation.hits(v[0], v)]
            useful = [h for h in hits if self.situation.useful(h.fact)]
            if useful and not meanings.strangers:
                fact = min(useful, key=lambda hit: hit.fact.role).fact
                message = say("found", self.lang, what=fact.name)
                known = replace(memory, found=(*memory.found, fact.vector))
                return known, Verdict(Outcome.RIGHT, message, refs=fact.refs)
        return memory, Verdict(Outcome.UNCLEAR, say("no_meaning", self.lang))

    def judge(self, statement: Statement, memory: Memory) -> Judged:
        strangers: tuple[str, ...] = ()
        again = any(follows(statement, earlier) for earlier in memory.equations)
        for letters in self._bindings(statement, memory):
            holds, strangers = self._holds(statement, memory, _vectors(letters))
            if holds and not strangers:
                return self._true(statement, memory, letters)
            if holds and not again:
                return memory, Verdict(Outcome.UNCLEAR, say("stranger", self.lang, number=strangers[0]))
        if again:
            return self._true(statement, memory, next(self._bindings(statement, memory)))
        if not strangers and len(statement.unknowns) == 1:
            letter = statement.unknowns[0]
            slip = self.slips.of_equation(lambda v: self._holds(statement, memory, {letter: v})[0])
            if slip is not None:
                message = slip_message(self.situation, slip, self.lang)
                refs = self.situation.links.equation(slip.relation) if slip.relation >= 0 else ()
                return memory, Verdict(Outcome.WRONG, message, slip.name, refs)
        return memory, Verdict(Outcome.WRONG, say("wrong_equation", self.lang))

    def _true(self, statement: Statement, memory: Memory, letters: Letters) -> Judged:
        beside = {name: tuple(v + 1 for v in vector) for name, vector in _vectors(letters).items()}
        if self._holds(statement, memory, beside)[0]:
            return self._identity(statement, memory)
        facts = list(letters.values())
        refs = tuple(dict.fromkeys(ref for fact in facts for ref in fact.refs))
        if len(facts) > 1 or statement.unknowns[0] != "x":
            message = say("equation", self.lang)
        else:
            message = say("equation_of", self.lang, what=facts[0].name)
        after = replace(self._remember(memory, letters), equated=True, equations=(*memory.equations, statement))
        return after, Verdict(Outcome.RIGHT, message, refs=refs)

    def _identity(self, statement: Statement, memory: Memory) -> Judged:
        """70x+60x=130x says nothing about x; but it may simplify something that means something."""
        after, verdict = self.expression(replace(statement, sides=statement.sides[:1]), memory)
        if verdict.outcome is Outcome.RIGHT:
            return after, verdict
        return memory, Verdict(Outcome.UNCLEAR, say("identity", self.lang))

    def _holds(
        self, statement: Statement, memory: Memory, letters: dict[str, Vector]
    ) -> tuple[bool, tuple[str, ...]]:
        """Whether some meaning of the numbers makes all sides equal in all worlds."""
        reader = Reader(self.situation, memory, letters)
        sides = [reader.read(side) for side in statement.sides]
        strangers = tuple(s for side in sides for s in side.strangers)
        if strangers:  # a number nobody knows: this world alone can be asked
            values = [{v[0] for v in side.vectors} for side in sides]
            return all(a & b for a, b in pairwise(values)), strangers
        vectors = [set(side.vectors) for side in sides]
        return all(a & b for a, b in pairwise(vectors)), ()

    def _bindings(self, statement: Statement, memory: Memory) -> Iterator[Letters]:
        """What the letters may stand for: what was said before, else what is asked, else any unknown."""
        choices = []
        for letter in statement.unknowns:
            bound = self._facts.get(memory.letters[letter]) if letter in memory.letters else None
            choices.append([bound] if bound is not None else self._unknown)
        for chosen in islice(product(*choices), BINDINGS):
            yield dict(zip(statement.unknowns, chosen, strict=True))

    @cached_property
    def _facts(self) -> dict[Expr, Fact]:
        """What a letter may stand for: an attribute, or a piece (设一份是x)."""
        wanted = (Role.GOAL, Role.ATTRIBUTE, Role.PIECE)
        facts = (f for f in self.situation.facts if f.role in wanted)
        return {f.expr: f for f in facts if isinstance(f.expr, Variable) or f.role is Role.PIECE}

    @cached_property
    def _unknown(self) -> list[Fact]:
        """One of each that come to the same; the most telling first."""
        return list({f.vector: f for f in reversed(self._facts.values())}.values())[::-1]

    def _reader(self, memory: Memory, letters: Letters) -> Reader:
        return Reader(self.situation, memory, _vectors(letters))

    @staticmethod
    def _remember(memory: Memory, letters: Letters) -> Memory:
        for name, fact in letters.items():
            memory = memory.with_letter(name, fact.expr)
        return memory

    def _named(self, statement: Statement) -> Fact | None:
        """The unknown attribute whose name shares most with the words; else what is asked."""
        said = set(statement.words)
        if self._asks_it(statement):
            return self.situation.asked
        best: tuple[float, Fact] | None = None
        for fact in self.situation.facts:
            if fact.role >= Role.GIVEN or (statement.unit and not compatible(fact.unit, statement.unit)):
                continue
            if not self._of_whom(statement, fact):
                continue
            name = set(fact.name.zh) | set(fact.name.en if self.lang == "en" else "")
            share = (
                Fraction(len(said & name), len(name) or 1) if self.lang == "zh" else _shared(statement, fact)
            )
            if best is None or share > best[0]:
                best = (float(share), fact)
        if best is None or best[0] >= VAGUE:
            return best[1] if best else None
        if self._may_ask(statement):
            return self.situation.asked
        return best[1] if statement.unit else None

    def _asks_it(self, statement: Statement) -> bool:
        """设经过x小时两车相遇: the question's own words, with a letter where it asks."""
        words = self._telling(statement)
        shared = words & set(self.situation.question.said("zh"))
        fits = not statement.unit or compatible(self.situation.asked.unit, statement.unit)
        own = self._of_whom(statement, self.situation.asked)
        return own and fits and len(words) > 2 and len(shared) >= CLOSE * len(words)

    def _of_whom(self, statement: Statement, fact: Fact) -> bool:
        """Whether the words may be said of this quantity: they name nobody else than the one it belongs to."""
        named, owners = self.situation.named(statement.words), self.situation.owners(fact)
        return not named or not owners or not named.isdisjoint(owners)

    def _may_ask(self, statement: Statement) -> bool:
        """设经过x小时两车相遇, where it is asked 几小时相遇: in its unit, some of its words, and of nobody else."""
        asked, named = self.situation.asked, self.situation.named(statement.words)
        shared = self._telling(statement) & set(self.situation.question.said("zh"))
        fits = bool(statement.unit) and compatible(asked.unit, statement.unit)
        return fits and len(shared) > 1 and (not named or bool(named & self.situation.owners(asked)))

    @staticmethod
    def _telling(statement: Statement) -> set[str]:
        """The characters of the words, without those of 设 and of the unit."""
        return set(statement.words) - set(typed("let")) - set(statement.unit)


def follows(statement: Statement, earlier: Statement) -> bool:
    """Whether an equation is an earlier one put differently: 40+x=36+3x after 40+x=3(12+x)."""
    if len(statement.unknowns) != 1 or statement.unknowns != earlier.unknowns or len(statement.sides) != 2:
        return False
    try:
        pairs = [(_gap(statement, Fraction(at)), _gap(earlier, Fraction(at))) for at in SAMPLES]
    except (StepError, ZeroDivisionError):
        return False
    ratios = {one / other for one, other in pairs if other}
    return len(ratios) == 1 and 0 not in ratios and all(bool(one) == bool(other) for one, other in pairs)


def _gap(statement: Statement, value: Fraction) -> Fraction:
    """Left side less right side, for a value of the letter."""
    left, right = (raw(_put(side, value)) for side in (statement.sides[0], statement.sides[-1]))
    return left - right


def _put(tree: Tree, value: Fraction) -> Tree:
    match tree:
        case Var():
            return Num(value)
        case Op(op, left, right):
            return Op(op, _put(left, value), _put(right, value))
    return tree


def _shared(statement: Statement, fact: Fact) -> Fraction:
    words = fact.name.en.split()
    return Fraction(sum(word in statement.words for word in words), len(words) or 1)


def _vectors(letters: Letters) -> dict[str, Vector]:
    return {name: fact.vector for name, fact in letters.items()}
