"""What is known of engines, clause by clause: from the results of runs, and from the remarks on the engines judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from clauses import plain

from saitei.harness.report.engines import read_remarks
from saitei.harness.report.merging import merge
from saitei.harness.report.record import Record, read
from saitei.harness.results.scores import OBEYED, UNJUDGED, scores, standing
from saitei.rulebooks.ledger import Ledger

REMARKS = Path(__file__).resolve().parent.parent / "engines.toml"
JUDGED = "[Engines judged](../../engines.md)"


class Engines:
    """The engines that there are results of (``*.json`` in a directory), and those that remarks are about."""

    def __init__(self, results: Path | None) -> None:
        files = sorted(results.glob("*.json")) if results else []
        self.records: Sequence[Record] = merge(record for file in files for record in read(file))
        self.remarks = read_remarks(REMARKS)

    def scores(self, ledger: Ledger) -> list[str]:
        """How each engine stands by a rulebook, a line an engine that there are results of."""
        return [
            f"**{plain(record.who)}**: {score.words}"
            for record in self.records
            for score in scores(record)
            if (score.game, score.edition) == (ledger.game, ledger.edition)
        ]

    def of(self, ledger: Ledger) -> Mapping[str, list[str]]:
        """By clause of a rulebook, a line an engine, in Markdown. Results of another edition say nothing of it."""
        lines: dict[str, list[str]] = {}
        left = {engine: said.remarks for (engine, game), said in self.remarks.items() if game == ledger.game}
        for record in self.records:
            if record.editions.get(ledger.game) != ledger.edition:
                continue
            remarks = left.pop(record.engine.name, {})
            verdicts = {scenario.id: scenario.verdict for scenario in record.scenarios}
            for clause in record.clauses:
                if clause.game != ledger.game or not clause.scenarios:
                    continue
                own = [verdicts[id] for id in clause.scenarios]
                judged = [verdict for verdict in own if verdict not in UNJUDGED]
                verdict = standing(own)
                word = "not judged" if not judged else "obeys it" if verdict in OBEYED else "deviates"
                why = f"`{verdict}`; {len(judged)} of {len(own)} scenarios judged"
                line = f"**{plain(record.who)}**: {word} ({why}){_remark(remarks.get(clause.id))}"
                lines.setdefault(clause.id, []).append(line)
        for engine, remarks in left.items():
            for id, remark in remarks.items():
                lines.setdefault(id, []).append(f"**{plain(engine)}**: deviates{_remark(remark)} ({JUDGED})")
        return lines


def _remark(text: str | None) -> str:
    return f": {plain(text)}" if text else ""
