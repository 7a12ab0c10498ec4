"""``saitei rulebook rulings``: compares a copy of the publisher's rulings with the ledger of rulings.

The copy is a JSON object by number: each ruling has a ``date``, a ``question`` and an ``answer``, with the text under
``jp`` if there are several languages. The copy belongs to the user, and saitei does not store it.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from ...rulebooks import Ledger, Ruling, fingerprint_text, render_records
from ...rulebooks.rulings import RULINGS
from ..base.command_errors import CONFORMS, WrongUse
from ..base.console import print_line
from ..base.strict_json import parse_json
from ..base.user_files import read_user_file, write_atomically
from ..scenarios import suspect_reviews
from ..scenarios.feature_parser import Scenario
from ..scenarios.selection import read_all_features
from ..scenarios.suite import Suite
from .checkout import find_checkout

Kind = Literal["new", "question", "answer", "gone", "date"]

SAYS: Mapping[Kind, str] = {
    "new": "is new",
    "question": "has a different question",
    "answer": "has a different answer",
    "date": "has a different date and the same words",
    "gone": "is not in the copy",
}
SUSPECT: frozenset[Kind] = frozenset({"question", "answer", "gone"})
"""The changes after which the scenarios of a ruling have to be reviewed."""

UNTITLED = "to be looked at"
"""The title of a ruling that was not reviewed yet."""


@dataclass(frozen=True)
class RulingChange:
    """The kind of a change, and the ruling as in the copy; as in the ledger if the copy lacks it."""

    kind: Kind
    ruling: Ruling


def sync_rulings(path: Path, console: Console, *, game: str, adopt: bool, into: Path) -> int:
    """Print the differences of a copy and the scenarios that they concern; with ``adopt``, write them to a checkout."""
    suite = find_checkout(into, game).checkout_suite if adopt else Suite()
    ledger = suite.load_ledger(game)
    copied = tuple(read_rulings_copy(path))
    found = list(ruling_changes(ledger, copied))
    scenarios = [scenario for feature in read_all_features(suite, game) for scenario in feature.scenarios]
    _show(console, path, ledger, copied, found, scenarios)
    if adopt and found:
        home = find_checkout(into, game).ledger_directory(game)
        write_atomically(home / RULINGS, render_records(updated_rulings(ledger.rulings, found)))
        waiting = list(suspects_of_rulings(found, scenarios))
        kept = [each for each in suspect_reviews.load_suspects(home, ledger.edition) if each not in waiting]
        write_atomically(suspect_reviews.suspects_path(home, ledger.edition), render_records([*kept, *waiting]))
        print_line(
            console,
            Text(f"{RULINGS} now agrees with the copy; {len(waiting)} scenarios are suspect until they are reviewed"),
        )
    return CONFORMS


def read_rulings_copy(path: Path) -> Iterator[Ruling]:
    """The rulings of a copy, marked as new. Raises :class:`WrongUse` if the file is not a copy of rulings."""
    try:
        copy = parse_json(read_user_file(path))
    except (ValueError, RecursionError) as error:
        raise WrongUse(f"{path} is not JSON: {error}; write an object of answers by number") from error
    if not isinstance(copy, dict):
        raise WrongUse(f"{path} is not a JSON object; write answers by number: {{'Q1': ...}}")
    for name, entry in copy.items():
        try:
            day = datetime.date.fromisoformat(entry["date"])
            question, answer = (fingerprint_text(_text(entry[part])).exact for part in ("question", "answer"))
        except (KeyError, TypeError, ValueError) as error:
            form = "a date as YYYY-MM-DD, a question and an answer"
            raise WrongUse(f"{path}: {name} is not an answer ({error!r}); each answer needs {form}") from error
        yield Ruling(id=name, date=day, title=UNTITLED, became="new", question=question, answer=answer)


def _text(part: Any) -> str:
    text = part["jp"] if isinstance(part, dict) else part
    if not isinstance(text, str):
        raise TypeError(f"{text!r} is not a text")
    return text


def ruling_changes(ledger: Ledger, copied: Iterable[Ruling]) -> Iterator[RulingChange]:
    """The differences between a copy and the ledger, in the copy's order, and then the rulings that the copy lacks."""
    known = {ruling.id: ruling for ruling in ledger.rulings}
    for ruling in copied:
        before = known.pop(ruling.id, None)
        if before is None:
            yield RulingChange("new", ruling)
        elif before.question != ruling.question:
            yield RulingChange("question", ruling)
        elif before.answer != ruling.answer:
            yield RulingChange("answer", ruling)
        elif before.date != ruling.date:
            yield RulingChange("date", ruling)
    for ruling in known.values():
        yield RulingChange("gone", ruling)


def updated_rulings(rulings: Iterable[Ruling], found: Iterable[RulingChange]) -> list[Ruling]:
    """The ledger's rulings with the copy's dates and fingerprints. Rulings missing there stay; new ones are last."""
    after = {ruling.id: ruling for ruling in rulings}
    for change in found:
        ruling = change.ruling
        if change.kind == "new":
            after[ruling.id] = ruling
        elif change.kind != "gone":
            now = {"date": ruling.date, "question": ruling.question, "answer": ruling.answer}
            after[ruling.id] = replace(after[ruling.id], **now)
    return list(after.values())


def suspects_of_rulings(
    found: Iterable[RulingChange], scenarios: Iterable[Scenario]
) -> Iterator[suspect_reviews.SuspectScenario]:
    """A suspect for each scenario with the case of a changed ruling."""
    changed = {change.ruling.id: f"ruling {change.ruling.id}" for change in found if change.kind in SUSPECT}
    for scenario in scenarios:
        if why := tuple(changed[name] for name in scenario.ruling_ids if name in changed):
            yield suspect_reviews.SuspectScenario(scenario=scenario.id, clauses=scenario.primary_clauses, changes=why)


def _show(
    console: Console,
    path: Path,
    ledger: Ledger,
    copied: tuple[Ruling, ...],
    found: list[RulingChange],
    scenarios: list[Scenario],
) -> None:
    known = {ruling.id: ruling for ruling in ledger.rulings}
    counts = f"{len(copied)} rulings, {len(ledger.rulings)} in the ledger of {ledger.game}, {len(found)} differ"
    print_line(console, Text(f"{path.name}: {counts}", style="bold"))
    for change in found:
        name = change.ruling.id
        line = Text(f"  {name:<6} {SAYS[change.kind]} ({change.ruling.date})")
        if before := known.get(name):
            line.append(f": {before.title}", "dim")
        print_line(console, line)
        for scenario in scenarios:
            if name in scenario.ruling_ids:
                print_line(console, Text(f"         {scenario.id}"))
