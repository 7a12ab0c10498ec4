"""Deviations of engines that are not ours, each held to a mend of the engine: one that outlives it is the bridge's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from checkouts import ENGINES, Checkout

from saitei.harness.base import toml_files
from saitei.harness.judging.verdicts import Verdict
from saitei.harness.scenarios.feature_parser import Scenario

MENDS = Path(__file__).with_suffix("").with_name("mends.toml")

DEVIATES: frozenset[Verdict] = frozenset({"fail", "crash", "timeout"})


class Mend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Code of ours that goes below a file of an engine, and the clauses that it then obeys, or some scenarios of it."""

    engines: tuple[str, ...]
    clauses: tuple[str, ...]
    file: str
    says: str
    code: str
    scenarios: tuple[str, ...] = ()


def mends(engine: str) -> list[Mend]:
    """Those of an engine."""
    found = msgspec.convert(toml_files.read_toml(MENDS)["mend"], list[Mend])
    return [mend for mend in found if engine in mend.engines]


@dataclass(frozen=True)
class Mended:
    """A mend, the scenarios that fail without it, and what those say that still do."""

    mend: Mend
    failed: tuple[Scenario, ...]
    left: dict[str, str] = field(default_factory=dict)

    @property
    def clauses(self) -> frozenset[str]:
        """Those of its clauses that deviate without it."""
        return frozenset(
            clause for each in self.failed for clause in each.primary_clauses if clause in self.mend.clauses
        )

    @property
    def is_mended(self) -> bool:
        """Whether something failed, and nothing does now."""
        return bool(self.failed) and not self.left

    def __str__(self) -> str:
        about = ", ".join(self.mend.clauses)
        if not self.failed:
            return f"IDLE       {about}: nothing of it fails"
        first = f"{'NOT MENDED' if self.left else 'mended    '} {about}: {self.mend.says}"
        return "\n".join([first, *(f"           {name}: {said}" for name, said in self.left.items())])


def mended(checkout: Checkout, chosen: Sequence[Mend] | None = None) -> Iterator[Mended]:
    """The verdict on each deviation when the engine is mended, or on those of some mends."""
    scenarios = ENGINES[checkout.engine].selection().all_scenarios
    for mend in mends(checkout.engine) if chosen is None else chosen:
        own = [each for each in scenarios if set(each.primary_clauses) & set(mend.clauses)]
        own = [each for each in own if not mend.scenarios or each.id in mend.scenarios]
        before = zip(own, checkout.play(*own), strict=True)
        failed = tuple(each for each, played in before if played.verdict in DEVIATES)
        source = (checkout.root / mend.file).read_text("utf-8")
        with checkout.changed(mend.file, f"{source}\n{mend.code}"):
            after = zip(failed, checkout.play(*failed), strict=True)
            said = {each.id: found for each, found in after if found.verdict not in ("pass", "unsupported")}
        left = {name: f"{found.verdict}: {found.message[:300]}" for name, found in said.items()}
        yield Mended(mend, failed, left)
