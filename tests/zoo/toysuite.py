"""Checkouts of a suite of an invented rulebook: what an edition is adopted into."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from sample_rulebooks.invented import TERMS
from toygame import HOME, suite

from saitei import rulebooks
from saitei.harness.prove import anchors, equivalents
from saitei.harness.rulebook.checkout import Checkout
from saitei.harness.scenarios.selection import select_ledgers, select_scenarios
from saitei.harness.scenarios.suite import Suite
from saitei.rulebooks.documents import Document

FORM = f'style = "numbered"\nterms = {json.dumps(TERMS, ensure_ascii=False)}\nversion = "ver ([0-9.]+)"\n'
GAME = 'name = "The toy game"\ndefault = "1.0"\nplayers = 2\n\n[editions."1.0"]\ndate = 2026-01-01\n'


@dataclass
class ToyCheckout:
    """A checkout of a suite of an invented rulebook, and how to look at it afresh."""

    root: Path
    document: Document

    @property
    def suite(self) -> Suite:
        """The suite, with nothing remembered of the ledgers."""
        rulebooks.ledger._load.cache_clear()
        rulebooks.ledger._read_game.cache_clear()
        return suite(self.root / "features", self.root / "rulebooks")

    @property
    def place(self) -> Checkout:
        return Checkout(self.root)

    def scenarios(self, edition: str | None = None) -> dict[str, tuple[str, ...]]:
        """The clauses of each scenario that holds for an edition, by its id; all files must be in order."""
        selection = select_scenarios(self.suite, select_ledgers(self.suite, "toy", edition))
        assert selection.bad == ()
        return {scenario.id: scenario.all_clauses for scenario in selection.scenarios}

    def files(self) -> dict[str, str]:
        return {
            path.relative_to(self.root).as_posix(): path.read_text("utf-8")
            for path in sorted(self.root.rglob("*.*"))
            if ".git" not in path.parts
        }


def a_checkout(root: Path, document: Document, forgotten: int = 5) -> ToyCheckout:
    """Writes a suite that has a Rule with a scenario for each clause, but for one in so many.

    A scenario shows the last of its clause's examples, where there are any.
    """
    home = root / "rulebooks" / "toy"
    home.mkdir(parents=True)
    shutil.copy(HOME / "rulebooks" / "toy" / "words.py", home)
    entries = {entry.number: entry for entry in document.entries}
    above = {entry.parent for entry in document.entries}

    def prints(number: str) -> dict[str, str]:
        found = entries[number].fingerprint
        return {"exact": found.exact, "masked": found.masked, "sketch": found.sketch}

    clauses = [
        rulebooks.Clause(
            id=entry.number,
            title=f"Clause {entry.number}",
            kind="behavioural",
            parent=entry.parent or "",
            leaf=entry.number not in above,
            references=entry.references,
            examples=entry.worked_examples,
            **prints(entry.number),
        )
        for entry in document.clauses
    ]
    headings = [
        rulebooks.Heading(id=e.number, title=f"Heading {e.number}", parent=e.parent, **prints(e.number))
        for e in document.headings
    ]
    (home / "1.0.jsonl").write_text(rulebooks.render_records(clauses), "utf-8")
    (home / "1.0.headings.jsonl").write_text(rulebooks.render_records(headings), "utf-8")
    (home / "game.toml").write_text(GAME, "utf-8")
    (home / "document.toml").write_text(FORM, "utf-8")
    shown = [clause for at, clause in enumerate(clauses) if at % forgotten]
    (home / "readings.toml").write_text(
        "".join(
            f'[[reading]]\nid = "T-{at}"\nkind = "gap"\nclauses = ["{clause.id}"]\n'
            f'admissible = [{{ id = "one", says = "As {clause.id} says." }}]\nours = "one"\nwhy = "So."\n\n'
            for at, clause in enumerate(shown[::7])
        ),
        "utf-8",
    )
    for heading in headings:
        rules = [clause for clause in shown if clause.id.rsplit(".", 1)[0].startswith(heading.id)]
        rules = [clause for clause in rules if clause.id.split(".")[:2] == heading.id.split(".")]
        if "." in heading.id and rules:
            path = root / "features" / "toy" / heading.id.split(".")[0] / f"{heading.id}.feature"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(f"@toy\nFeature: {heading.id} {heading.title}\n" + "".join(map(_rule, rules)), "utf-8")
    engine = root / "reference_engine" / "toy"
    engine.mkdir(parents=True)
    (engine / "__init__.py").write_text('GAME = Game(editions=("1.0",), open=Session)\n', "utf-8")
    lines = [f"x{at} = {at}  # {clause.id}" for at, clause in enumerate(clauses)]
    pairs = [f"y{at} = {at}  # {one.id}, {two.id}" for at, (one, two) in enumerate(pairwise(clauses))]
    (engine / "rules.py").write_text("\n".join(['"""Every clause."""', *lines, *pairs]) + "\n", "utf-8")
    (engine / "session.py").write_text('"""A game."""\n', "utf-8")
    shared = root / "reference_engine" / "common" / "rules.py"
    shared.parent.mkdir()
    shared.write_text("".join(f"z{at} = {at}  #: does-{at}\n" for at in range(len(clauses))), "utf-8")
    made = "".join(f'does-{at} = ["{clause.id}"]\n' for at, clause in enumerate(clauses))
    for game in ("toy", "other"):
        (engine.parent / game).mkdir(exist_ok=True)
        (engine.parent / game / anchors.FILE).write_text(made, "utf-8")
    alike = "".join(f'\n[[equivalent]]\nanchor = "does-{at}"\nchange = "x"\nwhy = "y"\n' for at in range(len(clauses)))
    (engine / equivalents.FILE).write_text(f"# Nobody sees these.\n{alike}", "utf-8")
    return ToyCheckout(root, document)


def _rule(clause: rulebooks.Clause) -> str:
    steps = "      Given A holds Sora\n      When A places Sora\n      Then the pile of A is Sora\n"
    rule = f"\n  @clause-{clause.id}\n  Rule: {clause.id} {clause.title}\n"
    if clause.examples:
        rule += f"\n    @example-{clause.id}/e{len(clause.examples)}"
    return f"{rule}\n    Scenario: a card placed by {clause.id.replace('.', '-')}\n{steps}"
