"""``saitei ask``: prints the answers to questions about the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console

from ...adapters.messages import ACTS
from ...adapters.transcript import describe_fields, describe_option
from ..base.command_errors import CONFORMS
from ..base.console import print_line
from ..scenarios.suite import Suite
from .cited_clauses import CitedClause
from .questioned_game import read_position
from .rule_questions import DecisionOutcome, OpenQuestion, Permission, rule_questions

SHOWN = 5
"""Maximum number of rulings that are listed with a clause."""


def print_answers(
    suite: Suite, console: Console, place: str, *, edition: str | None, can: Sequence[str], decisions: Sequence[str]
) -> int:
    """Print what is asked in the position of a file, or the answers to questions about it.

    ``can`` are Thens such as ``A can collab Roboco``, and ``decisions`` are Whens. Raises :class:`WrongUse` for a
    place, a position or a sentence that is not valid.
    """
    position = read_position(suite, place)
    with rule_questions(suite, position.game, edition) as questions:
        if not can and not decisions:
            _print_question(console, questions.open_question(position))
        for sentence in can:
            _print_permission(console, questions.permission(position, sentence))
        for sentence in decisions:
            _print_outcome(console, questions.outcome(position, sentence))
    return CONFORMS


def _print_question(console: Console, question: OpenQuestion) -> None:
    for sentence in question.sentences:
        print_line(console, sentence)
    acts = question.ask is not None and question.ask.kind in ACTS
    for each in question.options:
        said = (each.then or each.when) if acts else each.when
        print_line(console, f"  {said or describe_option(each.option)}")


def _print_permission(console: Console, answer: Permission) -> None:
    if answer.allowed:
        print_line(console, f"yes: {answer.true_sentence}", style="green")
        return
    print_line(console, f"no: {answer.true_sentence}", style="red")
    if answer.jointly:
        print_line(console, "  No single clause forbids it. These forbid it together:")
    _print_clauses(console, answer.forbidding)
    if answer.further:
        print_line(console, "  It rests on these, too:")
        for each in answer.further:
            print_line(console, f"  {each.game} {each.id}  {each.title}")
    if not answer.forbidding:
        looks = "Scenarios of these clauses deny it in the same step" if answer.denied_alike else "The engine looks at"
        print_line(console, f"  No statement was found that forbids it. {looks}:")
        for each in answer.denied_alike or answer.reached:
            print_line(console, f"  {each.game} {each.id}  {each.title}")


def _print_outcome(console: Console, outcome: DecisionOutcome) -> None:
    print_line(console, f"{outcome.sentence}:")
    for event in outcome.events:
        print_line(console, f"  {event.kind} {describe_fields(event.fields)}".rstrip())
    if outcome.claims:
        print_line(console, "so that")
        for sentence in outcome.claims:
            print_line(console, f"  {sentence}")
    _print_question(console, outcome.question)
    print_line(console, "by")
    _print_clauses(console, outcome.clauses, with_notes=False)


def _print_clauses(console: Console, clauses: Iterable[CitedClause], *, with_notes: bool = True) -> None:
    """Print each clause with its statements, and the readings and rulings about it."""
    for clause in clauses:
        print_line(console, f"  {clause.game} {clause.id}  {clause.title}", style="bold")
        for site in clause.sites:
            print_line(console, f"      {site}")
        if not with_notes:
            continue
        for reading in clause.readings:
            print_line(console, f"      reading {reading.id}, {reading.ours}: {reading.option_text(reading.ours)}")
        for ruling in clause.rulings[:SHOWN]:
            print_line(console, f"      ruling {ruling.id} of {ruling.date}: {ruling.title}")
        if len(clause.rulings) > SHOWN:
            print_line(console, f"      and {len(clause.rulings) - SHOWN} more")
