"""How near a curation comes to the official membership and types."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass

from fabula.data.readers import Folder
from fabula.data.records import ProblemType, Record


@dataclass(frozen=True)
class TypeFigures:
    official: int
    found: int  # official problems of this type that were selected at all
    same_type: int  # and got this type
    selected: int  # problems that got this type, official or not

    @property
    def recall(self) -> float:
        return _share(self.found, self.official)


@dataclass(frozen=True)
class Comparison:
    """``official`` counts the reference problems that the source file holds; ``absent`` those it lacks."""

    official: int
    absent: int
    selected: int
    common: int
    same_type: int
    common_unseen: int
    official_unseen: int
    by_type: dict[str, TypeFigures]

    @property
    def recall(self) -> float:
        return _share(self.common, self.official)

    @property
    def precision(self) -> float:
        return _share(self.common, self.selected)

    @property
    def type_agreement(self) -> float:
        return _share(self.same_type, self.common)

    @property
    def recall_unseen(self) -> float:
        """Recall on the problems of the two test files alone: nobody read these while writing filters."""
        return _share(self.common_unseen, self.official_unseen)

    def as_json(self) -> dict[str, object]:
        shares = {
            "recall": self.recall,
            "precision": self.precision,
            "type_agreement": self.type_agreement,
            "recall_unseen": self.recall_unseen,
        }
        return shares | asdict(self)


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def compare(source: Iterable[Record], selected: Iterable[Record], reference: Folder) -> Comparison:
    """Match by id, over the reference problems that the source holds."""
    held = {record.id for record in source}
    official = {record.id: record.type for record in reference.records if record.id in held}
    absent = len(reference.records) - len(official)
    ours = {record.id: record.type for record in selected}
    common = official.keys() & ours.keys()
    unseen = {
        record.id for split in (reference.iid, reference.ood) for record in split.test
    } & official.keys()
    return Comparison(
        official=len(official),
        absent=absent,
        selected=len(ours),
        common=len(common),
        same_type=sum(official[key] == ours[key] for key in common),
        common_unseen=len(common & unseen),
        official_unseen=len(unseen),
        by_type={str(kind): _figures(kind, official, ours) for kind in ProblemType},
    )


def _figures(
    kind: ProblemType, official: dict[str, ProblemType | None], ours: dict[str, ProblemType | None]
) -> TypeFigures:
    members = [key for key, value in official.items() if value == kind]
    return TypeFigures(
        official=len(members),
        found=sum(key in ours for key in members),
        same_type=sum(ours.get(key) == kind for key in members),
        selected=sum(value == kind for value in ours.values()),
    )
