"""Merging of records: the shards of one run become one record, and different engines keep their own records.

Two records belong to one run if their engines have the same name, version and call, and they judge no game by different
editions. But if they judge the same scenarios at different times, the engine was judged twice. A scenario that is in
both must have the same verdict. A run with a missing shard is not complete.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from msgspec.structs import replace

from ..base.command_errors import WrongUse
from ..judging.verdicts import worst_verdict
from ..results.clause_answers import UnnoticedViolation
from ..results.run_results import RunOrigin, TakenReading
from .record import ClauseRecord, RulebookRecord, RunRecord, ScenarioRecord, with_unnoticed


def merge_records(records: Iterable[RunRecord]) -> list[RunRecord]:
    """A record for each engine, in the order of their first files. Raises :class:`WrongUse` for a contradiction."""
    runs: list[list[RunRecord]] = []
    for record in records:
        for run in runs:
            if all(_same_run(record, other) for other in run):
                run.append(record)
                break
        else:
            runs.append([record])
    return [_put_together(run) for run in runs]


def record_names(records: Sequence[RunRecord]) -> list[str]:
    """A name for each record: engine and version, and if these are not unique also the date or else the call."""
    named = Counter(record.engine_title for record in records)
    dated = Counter((record.engine_title, record.start_time) for record in records)

    def record_name(record: RunRecord) -> str:
        if named[record.engine_title] == 1:
            return record.engine_title
        if record.start_time and dated[record.engine_title, record.start_time] == 1:
            return f"{record.engine_title}, {record.start_time}"
        return f"{record.engine_title} ({record.engine.spec})"

    return [record_name(record) for record in records]


def _same_run(one: RunRecord, other: RunRecord) -> bool:
    def engine_identity(record: RunRecord) -> tuple[str, str, str, bool]:
        return record.engine.name, record.engine.version, record.engine.spec, record.engine.in_process

    shared = one.editions.keys() & other.editions.keys()
    alike = engine_identity(one) == engine_identity(other) and all(
        one.editions[game] == other.editions[game] for game in shared
    )
    return alike and not _again(one, other)


def _again(one: RunRecord, other: RunRecord) -> bool:
    """Whether the records are of two runs of an engine: shards of one run do not share scenarios."""
    if one.shard or other.shard or not one.origin or not other.origin or one.origin.date == other.origin.date:
        return False
    return not {scenario.id for scenario in one.scenarios}.isdisjoint(scenario.id for scenario in other.scenarios)


def _put_together(run: list[RunRecord]) -> RunRecord:
    rulebooks: dict[str, RulebookRecord] = {}
    for rulebook in chain.from_iterable(record.rulebooks for record in run):
        known = rulebooks.setdefault(rulebook.game, rulebook)
        if sum(rulebook.clauses.values()) > sum(known.clauses.values()):
            rulebooks[rulebook.game] = rulebook
    first = run[0]
    not_kept = dict.fromkeys(chain.from_iterable(record.not_kept for record in run))
    scenarios = _scenarios(run)
    if len(run) > 1:
        scenarios = tuple(sorted(scenarios, key=lambda each: _scenario_place(each, rulebooks)))
        if all(each.verdict != "unsupported" for each in scenarios):
            scenarios = tuple(replace(each, needs=()) for each in scenarios)
    return RunRecord(
        source=", ".join(record.source for record in run),
        saitei=", ".join(dict.fromkeys(record.saitei for record in run if record.saitei)),
        engine=first.engine,
        editions={game: edition for record in run for game, edition in record.editions.items()},
        rulebooks=tuple(rulebooks.values()),
        scenarios=scenarios,
        clauses=with_unnoticed(_ordered_clauses(run, rulebooks, scenarios), scenarios),
        readings=_readings(chain.from_iterable(record.readings for record in run)),
        not_kept=tuple(not_kept),
        seconds=sum(record.seconds for record in run),
        complete=all(record.complete for record in run) and not _lacking(run),
        shard=first.shard if len(run) == 1 else None,
        origin=_origin([record.origin for record in run if record.origin]),
    )


def _lacking(run: list[RunRecord]) -> list[int]:
    """The numbers of the missing shards of a run. Raises :class:`WrongUse` if the shards are not of one run."""
    shards = [record.shard for record in run if record.shard]
    if len(sizes := {of for _, of in shards}) > 1:
        raise WrongUse(
            f"{run[0].source} and others are shards of {' and of '.join(map(str, sorted(sizes)))} of one run; "
            "leave out those of another run"
        )
    there = {number for number, _ in shards}
    return [number for of in sizes for number in range(1, of + 1) if number not in there]


def _origin(found: list[RunOrigin]) -> RunOrigin | None:
    """The origin of merged results: the first date, and every machine and commit."""
    if not found:
        return None

    def join_values(name: str) -> str:
        return ", ".join(dict.fromkeys(said for each in found if (said := getattr(each, name))))

    return RunOrigin(
        date=min(each.date for each in found),
        system=join_values("system"),
        suite=join_values("suite"),
        directory=join_values("directory"),
    )


def _scenario_place(scenario: ScenarioRecord, rulebooks: Mapping[str, RulebookRecord]) -> tuple[object, ...]:
    """The place of a scenario in a run: by its game, its section in the order of the document, its file and line."""
    section = scenario.id.split("/")[1] if scenario.id.count("/") > 1 else ""
    order = rulebooks[scenario.game].order
    within = (at for at, id in enumerate(order) if id == section or id.startswith((f"{section}.", f"{section}-")))
    return list(rulebooks).index(scenario.game), next(within, len(order)), scenario.file, scenario.line


def _ordered_clauses(
    run: list[RunRecord], rulebooks: Mapping[str, RulebookRecord], scenarios: Sequence[ScenarioRecord]
) -> Iterator[ClauseRecord]:
    """The clauses of all records in the order of the document, with their scenarios in the order of the run."""
    place = {scenario.id: at for at, scenario in enumerate(scenarios)}
    clauses = _clauses(chain.from_iterable(record.clauses for record in run))
    order = {(game, id): at for game, book in rulebooks.items() for at, id in enumerate(book.order)}
    games = list(rulebooks)
    for clause in sorted(
        clauses, key=lambda each: (games.index(each.game), order.get((each.game, each.id), len(order)))
    ):
        yield replace(
            clause,
            scenarios=tuple(sorted(clause.scenarios, key=place.__getitem__)),
            touched_by=tuple(sorted(clause.touched_by, key=place.__getitem__)),
        )


def _scenarios(run: list[RunRecord]) -> tuple[ScenarioRecord, ...]:
    """All scenarios, each once, if possible with its steps. Raises :class:`WrongUse` for a contradiction."""
    found: dict[str, tuple[ScenarioRecord, RunRecord]] = {}
    for record in run:
        for scenario in record.scenarios:
            other, source = found.setdefault(scenario.id, (scenario, record))
            if other.verdict != scenario.verdict:
                raise WrongUse(
                    f"contradiction: {scenario.id} is {other.verdict} in {source.source} and {scenario.verdict} in "
                    f"{record.source}, both of {record.engine_title}; leave one out, or give the engines "
                    "different versions"
                )
            if not other.steps:
                found[scenario.id] = scenario, source
    return tuple(scenario for scenario, _ in found.values())


def _clauses(clauses: Iterable[ClauseRecord]) -> tuple[ClauseRecord, ...]:
    """All clauses, each once, with the worst of its verdicts and the scenarios of all records.

    A violation goes unnoticed if it does so in every record that knows the violations of its clause.
    """
    found: dict[tuple[str, str], ClauseRecord] = {}
    for clause in clauses:
        other = found.setdefault((clause.game, clause.id), clause)
        if other is not clause:
            found[clause.game, clause.id] = replace(
                other,
                verdict=worst_verdict((other.verdict, clause.verdict)),
                scenarios=tuple(dict.fromkeys((*other.scenarios, *clause.scenarios))),
                touched_by=tuple(dict.fromkeys((*other.touched_by, *clause.touched_by))),
                violations=max(other.violations, clause.violations),
                unnoticed=_unnoticed(other, clause),
            )
    return tuple(found.values())


def _unnoticed(one: ClauseRecord, other: ClauseRecord) -> tuple[UnnoticedViolation, ...]:
    if not one.violations or not other.violations:
        return one.unnoticed or other.unnoticed
    also = {each.says for each in other.unnoticed}
    return tuple(each for each in one.unnoticed if each.says in also)


def _readings(readings: Iterable[TakenReading]) -> tuple[TakenReading, ...]:
    """All readings, each once, from the shard that saw the most of its options."""
    found: dict[tuple[str, str], TakenReading] = {}
    for reading in readings:
        other = found.setdefault((reading.game, reading.id), reading)
        if list(other.seen.values()).count("unknown") > list(reading.seen.values()).count("unknown"):
            found[reading.game, reading.id] = reading
    return tuple(found.values())
