"""Groups of readings with one answer as feature vectors, by name."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from fabula.choose.evidence import UNWRITTEN, Evidence, Scene
from fabula.extract.base import FRAMES

SHARES = frozenset(("percent", "fraction", "discount"))
FLOOR = -9.0  # the log probability of an expression that is not in the beam
FAR = 5.0  # the gap of a group that a proposer has not
LAST = 5  # places from here on are all the same
CLEAR = 0.05  # what a reading costs, at most, in which every number and word has its place
MANY = 10  # numbers in a text: more are all the same
NEAR = 0.3  # what another answer may cost more and still be a reading of its own right

KEPT = (
    "votes", "all_first", "frame_agree", "unused", "doubted", "endless", "given", "heard", "heard_goal", "heard_owner",
    "heard_frame", "frame_way", "frame_chance", "frame_clear", "needs", "beyond", "writer_score", "writer_first",
    "pair_share", "pair_first",
)  # fmt: skip

Features = dict[str, float]
Group = Sequence[Evidence]


def features(groups: Sequence[Group], what: Scene) -> list[Features]:
    """A vector for each group. A ranker that was fitted when more was known of a group counts what is gone as 0."""
    made: list[Features] = [{} for _ in groups]
    first = [0] * len(groups)
    voters = _by_cost(groups, made, first) + _by_probability(groups, made, first)
    _by_writing(groups, made)
    for group, row, votes in zip(groups, made, first, strict=True):
        row["votes"] = float(votes)
        row["all_first"] = float(votes == voters and voters > 1)
        row["frame_agree"] = row["frame_share"] * row["decoder_share"]
        row["frame_clear"] = float(row["frame_cost"] <= CLEAR)
        for name in ("decoder", "frame"):  # the more numbers, the less a network has seen the like
            row[f"{name}_long"] = row[f"{name}_share"] * min(what.operands, MANY) / MANY
        row["unused"] = float(min(e.unused for e in group))
        # what a decoder leaves out speaks against an answer that nobody else has; else others have used it
        row["decoder_unused"] = float(min(e.unused for e in group) if all(e.learned for e in group) else 0)
        row["doubted"] = float(all(e.hard for e in group))
        row["heard"] = max(e.heard for e in group)
        row["heard_goal"] = max(e.heard_goal for e in group)
        row["heard_owner"] = max(e.heard_owner for e in group)
        row["needs"] = max(e.needs for e in group)
        row["beyond"] = float(any(e.beyond for e in group if not e.learned))
        row["frame_beyond"] = row["frame_share"] * float(any(e.beyond for e in group if e.proposer == FRAMES))
        row |= _in_one_way(group)
        row["heard_frame"] = max((e.heard for e in group if e.proposer == FRAMES), default=-1.0)
        row["readings"] = math.log1p(len(group))
        row |= _natural(group[0].value, what)
    return made


def _in_one_way(group: Group) -> Features:
    """Whether frames and decoder, where they come to one answer, do so in the same way, or by coincidence."""
    told, drawn = ({e.function for e in group if e.comparable and e.learned is who} for who in (False, True))
    same = bool(told & drawn)
    return {"frame_way": float(same), "frame_chance": float(bool(told and drawn) and not same)}


def _by_cost(groups: Sequence[Group], made: list[Features], first: list[int]) -> int:
    """Features of the frames, which give costs; 1 if they have proposed anything."""
    costs = [min((e.cost for e in g if e.proposer == FRAMES), default=None) for g in groups]
    known = [c for c in costs if c is not None]
    floor = min(known, default=0.0)
    mass = sum(math.exp(2 * (floor - c)) for c in known) or 1.0
    order = sorted(FAR if c is None else c for c in costs)
    for i, price in enumerate(costs):
        gap = FAR if price is None else min(FAR, price - floor)
        best = price is not None and gap < 1e-9
        first[i] += best
        made[i] |= {
            "frame": float(price is not None),
            "frame_gap": gap,
            "frame_share": 0.0 if price is None else math.exp(2 * (floor - price)) / mass,
            "frame_cost": FAR if price is None else min(FAR, max(0.0, price)),
            "frame_first": float(best),
            "frame_place": float(min(LAST, order.index(FAR if price is None else price))),
        }
    return int(bool(known))


def _by_probability(groups: Sequence[Group], made: list[Features], first: list[int]) -> int:
    """Features of the decoder, or of the paper's networks: the log of the summed probabilities of what has a value."""
    scores = [_decoder_score(g) for g in groups]
    top = max(scores, default=FLOOR)
    likely = math.fsum(math.exp(s) for s in scores if s > FLOOR) or 1.0
    order = sorted(-s for s in scores)
    for i, score in enumerate(scores):
        best = score > FLOOR and score == top
        first[i] += best
        made[i] |= {
            "decoder": float(score > FLOOR),
            "decoder_score": max(FLOOR, score),
            "decoder_share": math.exp(score) / likely if score > FLOOR else 0.0,
            "decoder_first": float(best),
            "decoder_place": float(min(LAST, order.index(-score))),
        }
    return int(top > FLOOR)


def _decoder_score(group: Group) -> float:
    scores = [e.score for e in group if e.learned]
    return max(FLOOR + 1e-3, _log_sum(scores)) if scores else FLOOR


def _by_writing(groups: Sequence[Group], made: list[Features]) -> None:
    """Features of a second opinion (the writer's, p(pg|x)), and of both opinions together."""
    written = [[e for e in g if e.written > UNWRITTEN] for g in groups]
    alone = [_log_sum([e.written for e in g], UNWRITTEN) for g in written]
    both = [_log_sum([e.written + e.score for e in g], UNWRITTEN + FLOOR) for g in written]
    for name, scores in (("writer", alone), ("pair", both)):
        whole = _log_sum(scores)
        top = max(scores, default=0.0)
        for row, group, score in zip(made, written, scores, strict=True):
            row[f"{name}_share"] = math.exp(score - whole) if group else 0.0
            row[f"{name}_first"] = float(bool(group) and score == top)
    for row, score in zip(made, alone, strict=True):
        row["writer_score"] = max(FLOOR, score)


def _log_sum(scores: Sequence[float], least: float = -math.inf) -> float:
    """The log of the sum of probabilities given by their logs."""
    top = max(scores, default=-math.inf)
    return least if top == -math.inf else max(least, top + math.log(math.fsum(math.exp(s - top) for s in scores)))


def _natural(value: Fraction, what: Scene) -> Features:
    finite = value.denominator
    for prime in (2, 5):
        while finite % prime == 0:
            finite //= prime
    return {
        "whole": float(value.denominator == 1),
        "denominator": min(math.log1p(value.denominator), 12.0),
        "endless": float(finite != 1),
        "share_above_one": float(what.asks in SHARES and value > 1),
        "share_whole": float(what.asks in SHARES and value.denominator == 1),
        "given": float(value in what.values),
        "tiny": float(0 < value < Fraction(1, 100)),
        "negative": float(value <= 0),
    }


@dataclass(frozen=True)
class Standing:
    """How the best group stands among the others: what confidence is read from."""

    best: Features
    chance: float
    margin: float
    rivals: bool
    what: Scene

    def features(self) -> Features:
        """Only what still means something on texts unlike those that were learned from."""
        p = min(max(self.chance, 1e-6), 1 - 1e-6)
        best = self.best
        return {
            **{name: best[name] for name in KEPT},
            "logit": math.log(p / (1 - p)),
            "margin": min(self.margin, 8.0),
            "decoder_score": best["decoder_score"],
            "frame_first": best["frame_first"],
            "decoder_first": best["decoder_first"],
            "rivals": float(self.rivals),
            "enough": math.log(max(1e-4, self.what.enough) / max(1e-4, 1 - self.what.enough)),
            "operands": float(self.what.operands),
            "long": self.what.length / 50,
        }
