"""Notes about engines for each clause, from results of runs and from the remarks on judged engines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from clause_pages import escape_markdown

from saitei.engines import ROOT
from saitei.harness.report.engine_registry import read_registry
from saitei.harness.report.merging import merge_records
from saitei.harness.report.record import RunRecord, read_records
from saitei.harness.results.scores import UNJUDGED, clause_answers, clause_status, score_rulebooks
from saitei.rulebooks.ledger import Ledger

JUDGED = "[Engines judged](../../engines.md)"


class EngineNotes:
    """Notes about the engines with results (``*.json`` in a directory), and those with remarks."""

    def __init__(self, results: Path | None) -> None:
        files = sorted(results.glob("*.json")) if results else []
        self.records: Sequence[RunRecord] = merge_records(record for file in files for record in read_records(file))
        self.registry = read_registry(ROOT)

    def score_lines(self, ledger: Ledger) -> list[str]:
        """The score of each engine with results by a rulebook, one line per engine."""
        return [
            f"**{escape_markdown(record.engine_title)}**: {score.summary_line}"
            for record in self.records
            for score in score_rulebooks(record)
            if (score.game, score.edition) == (ledger.game, ledger.edition)
        ]

    def lines_by_clause(self, ledger: Ledger) -> Mapping[str, list[str]]:
        """The lines about engines for each clause of a rulebook, in Markdown. Other editions do not count."""
        lines: dict[str, list[str]] = {}
        left = {
            name: {id: seen.remark for id, seen in engine.games[ledger.game].deviations.items()}
            for name, engine in self.registry.items()
            if ledger.game in engine.games
        }
        for record in self.records:
            if record.editions.get(ledger.game) != ledger.edition:
                continue
            remarks = left.pop(record.engine.name, {})
            answers = clause_answers(record)
            verdicts = {scenario.id: scenario.verdict for scenario in record.scenarios}
            for clause in record.clauses:
                if clause.game != ledger.game or not clause.scenarios:
                    continue
                own = [verdicts[id] for id in clause.scenarios]
                judged = [verdict for verdict in own if verdict not in UNJUDGED]
                answer = answers[clause.game, clause.id]
                word = "obeys it" if answer == "obeyed" else answer
                why = f"`{clause_status(own)}`; {len(judged)} of {len(own)} scenarios judged"
                line = f"**{escape_markdown(record.engine_title)}**: {word} ({why}){_remark(remarks.get(clause.id))}"
                lines.setdefault(clause.id, []).append(line)
        for engine, remarks in left.items():
            for id, remark in remarks.items():
                lines.setdefault(id, []).append(f"**{escape_markdown(engine)}**: deviates{_remark(remark)} ({JUDGED})")
        return lines


def _remark(text: str | None) -> str:
    return f": {escape_markdown(text)}" if text else ""
