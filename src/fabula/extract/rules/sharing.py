"""Several that share: by a ratio, by a difference, by equal parts, and one who gives to another."""

from __future__ import annotations

from fabula.extract.rules.facts import Claim, Figure
from fabula.extract.rules.interpreter import total
from fabula.extract.rules.lexicon import cue, has
from fabula.extract.rules.phrases import Phrase, parse_phrase
from fabula.extract.rules.referents import Referents, sharers
from fabula.extract.rules.scene import LEFT
from fabula.parse.kbest import DeadEnd
from fabula.situation import Apply, Number


class Sharing(Referents):
    """What a story of parts says about several at once."""

    def share(self, claim: Claim) -> None:
        """甲、乙、丙三人的钱数比是2:3:5: every one against the first; 分给两个班: two without a name."""
        pieces, ratio = sharers(claim), claim.quantities["n"]
        if len(pieces) == 1 and has(claim.phrases["A"].text, "group"):
            ids = [self.scene.new() for _ in ratio.parts]
        elif len(pieces) == len(ratio.parts):
            ids = [self._sharer(piece) for piece in pieces]
        else:
            raise DeadEnd(f"{len(pieces)} things share in {len(ratio.parts)} parts")
        self.shares.update(zip(ids, ratio.parts, strict=True))
        slots = [total(id_) for id_ in ids]
        shares = [Number(part, quantity=ratio.index) for part in ratio.parts]
        for slot, share in zip(slots[1:], shares[1:], strict=True):
            self.scene.relate("Ratio", slots[0], slot, shares[0], share, span=claim.clue.span)

    def _sharer(self, piece: Phrase) -> str:
        """One of those that share: what is left (未修的), or something with a name."""
        if not piece.left:
            self.scene.focus = self.scene.find("share", ("any", piece))
            return self.scene.focus
        self.left_used = True
        return LEFT

    def differ(self, claim: Claim) -> None:
        """两数的差是18: one of the two is so much more, mostly the one named first."""
        group = self.group(claim.phrases["A"])
        ids = group if len(group) == 2 else self.parts()
        if not ids:
            ids = [self.scene.new(), self.scene.new()]
            self.shares.update(zip(ids, (2, 1), strict=True))
        if len(ids) != 2:
            raise DeadEnd(f"a difference of {len(ids)} things")
        a, b = map(total, ids)
        more, less = self.choices.pick("who has more", [((a, b), 0.0), ((b, a), 0.1)])
        self.compare(claim, "More_than", more, less)

    def equal_parts(self, claim: Claim) -> None:
        """男生人数的(1/3)等于女生人数的(1/2): as 1/2 to 1/3."""
        a = self.term("subject", claim.phrases["A"], subject=True)
        b = self.term("base", claim.phrases["B"])
        of_a, of_b = (self.scene.number(claim.quantities[name]) for name in "mn")
        self.scene.relate("Ratio", a, b, of_b, of_a, span=claim.clue.span)

    def by_share(self, figure: Figure) -> str:
        """较多的班: whose share is the largest, or the smallest."""
        for name, best in (("greatest", max), ("least", min)):
            if self.shares and has(figure.before.text, name):
                return best(self.shares, key=lambda id_: self.shares[id_])
        return ""

    def giver_and_taker(self, figure: Figure) -> list[str]:
        """小明给小刚6本, 从甲仓运5吨到乙仓: the two told before, or else the two named here."""
        if len(parts := self.parts()) == 2:
            return parts
        match = cue("hands").search(figure.before.text)
        if parts or match is None:
            return []
        after = cue("handed_to").match(figure.after.text)
        names = (
            figure.before.text[: match.start()],
            after[1] if after else figure.before.text[match.end() :],
        )
        phrases = [parse_phrase(text, figure.before.span) for text in names]
        return [self.scene.find("hand", ("any", p)) for p in phrases] if all(p.core for p in phrases) else []

    def even_out(self, figure: Figure, pair: list[str]) -> None:
        """甲给乙6本，两人就同样多: what the one loses the other gets."""
        a, b = map(total, pair)
        giver, taker = self.choices.pick("giver", [((a, b), 0.0), ((b, a), 0.1)])
        moved = self.scene.number(figure.quantity)
        left, more = Apply("Left", (giver, moved)), Apply("Sum", (taker, moved))
        self.scene.relate("Equal", left, more, span=figure.clue.span)
