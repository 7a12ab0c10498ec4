"""``saitei rulebook rulings``: holds a copy of the publisher's answers against the ledger of rulings.

The copy is JSON, as collections of such answers are: an object by number, each with a ``date``, a ``question`` and an
``answer``, the texts under ``jp`` where there are several languages. It is the user's own, and stays where it is.
"""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from ...rulebooks import Ledger, Ruling, fingerprint, render
from ...rulebooks.rulings import RULINGS
from ..base.errors import CONFORMS, WrongUse
from ..base.files import write
from ..scenarios import reviews
from ..scenarios.features import Scenario
from ..scenarios.selection import all_features
from ..scenarios.suite import Suite
from .checkout import checkout
from .reading import say

Kind = Literal["new", "question", "answer", "gone", "date"]

SAYS: Mapping[Kind, str] = {
    "new": "is new",
    "question": "has another question",
    "answer": "has another answer",
    "date": "has another date and the same words",
    "gone": "is not in the copy",
}
SUSPECT: frozenset[Kind] = frozenset({"question", "answer", "gone"})
"""The changes after which a scenario of the ruling has to be read again."""

UNTITLED = "to be looked at"
"""The title of a ruling that nobody has looked at yet."""


@dataclass(frozen=True)
class Change:
    """What differs: the kind, and the ruling as the copy has it (as the ledger has it, where it is gone)."""

    kind: Kind
    ruling: Ruling


def command(path: Path, console: Console, *, game: str, adopt: bool, into: Path) -> int:
    """Say what is new or changed in a copy, and what that touches; with ``adopt`` write it into a checkout."""
    suite = checkout(into, game).suite if adopt else Suite()
    ledger = suite.ledger(game)
    copied = tuple(read(path))
    found = list(changes(ledger, copied))
    scenarios = [scenario for feature in all_features(suite, game) for scenario in feature.scenarios]
    _show(console, path, ledger, copied, found, scenarios)
    if adopt and found:
        home = checkout(into, game).home(game)
        write(home / RULINGS, render(followed(ledger.rulings, found)))
        waiting = list(suspects(found, scenarios))
        kept = [each for each in reviews.load(home, ledger.edition) if each not in waiting]
        write(reviews.path_of(home, ledger.edition), render([*kept, *waiting]))
        say(console, Text(f"{RULINGS} follows the copy; {len(waiting)} scenarios are suspect until they are reviewed"))
    return CONFORMS


def read(path: Path) -> Iterator[Ruling]:
    """The rulings of a copy, as ones that nobody has looked at; raises :class:`WrongUse` for a file that is none."""
    try:
        copy = json.loads(path.read_text("utf-8"))
    except (ValueError, RecursionError) as error:
        raise WrongUse(f"{path} is no JSON: {error}; give it an object of answers by number") from error
    if not isinstance(copy, dict):
        raise WrongUse(f"{path} is no object; give it answers by number: {{'Q1': ...}}")
    for name, entry in copy.items():
        try:
            day = datetime.date.fromisoformat(entry["date"])
            question, answer = (fingerprint(_text(entry[part])).exact for part in ("question", "answer"))
        except (KeyError, TypeError, ValueError) as error:
            form = "a date as YYYY-MM-DD, a question and an answer"
            raise WrongUse(f"{path}: {name} is no answer ({error!r}); each has {form}") from error
        yield Ruling(id=name, date=day, title=UNTITLED, became="new", question=question, answer=answer)


def _text(part: Any) -> str:
    text = part["jp"] if isinstance(part, dict) else part
    if not isinstance(text, str):
        raise TypeError(f"{text!r} is no text")
    return text


def changes(ledger: Ledger, copied: Iterable[Ruling]) -> Iterator[Change]:
    """What differs between a copy and the ledger, in the copy's order, then what the copy lacks."""
    known = {ruling.id: ruling for ruling in ledger.rulings}
    for ruling in copied:
        before = known.pop(ruling.id, None)
        if before is None:
            yield Change("new", ruling)
        elif before.question != ruling.question:
            yield Change("question", ruling)
        elif before.answer != ruling.answer:
            yield Change("answer", ruling)
        elif before.date != ruling.date:
            yield Change("date", ruling)
    for ruling in known.values():
        yield Change("gone", ruling)


def followed(rulings: Iterable[Ruling], found: Iterable[Change]) -> list[Ruling]:
    """The ledger of rulings with the copy's dates and fingerprints; what is gone stays, and new ones come last."""
    after = {ruling.id: ruling for ruling in rulings}
    for change in found:
        ruling = change.ruling
        if change.kind == "new":
            after[ruling.id] = ruling
        elif change.kind != "gone":
            now = {"date": ruling.date, "question": ruling.question, "answer": ruling.answer}
            after[ruling.id] = replace(after[ruling.id], **now)
    return list(after.values())


def suspects(found: Iterable[Change], scenarios: Iterable[Scenario]) -> Iterator[reviews.Suspect]:
    """A line for each scenario that has the case of a ruling that changed."""
    changed = {change.ruling.id: f"ruling {change.ruling.id}" for change in found if change.kind in SUSPECT}
    for scenario in scenarios:
        if why := tuple(changed[name] for name in scenario.rulings if name in changed):
            yield reviews.Suspect(scenario=scenario.id, clauses=scenario.primary, changes=why)


def _show(
    console: Console,
    path: Path,
    ledger: Ledger,
    copied: tuple[Ruling, ...],
    found: list[Change],
    scenarios: list[Scenario],
) -> None:
    known = {ruling.id: ruling for ruling in ledger.rulings}
    counts = f"{len(copied)} rulings, {len(ledger.rulings)} in the ledger of {ledger.game}, {len(found)} differ"
    say(console, Text(f"{path.name}: {counts}", style="bold"))
    for change in found:
        name = change.ruling.id
        line = Text(f"  {name:<6} {SAYS[change.kind]} ({change.ruling.date})")
        if before := known.get(name):
            line.append(f": {before.title}", "dim")
        say(console, line)
        for scenario in scenarios:
            if name in scenario.rulings:
                say(console, Text(f"         {scenario.id}"))
