"""The run of ``saitei prove``: selecting mutants and scenarios, playing them on a worker pool, and the exit code."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TypeVar

from rich.console import Console

from ...reference_engine.engine import find_game_packages
from ...reference_engine.violations import Violation
from ...rulebooks import Ledger
from ..base.command_errors import CONFORMS, DEVIATES, InfrastructureError, WrongUse
from ..base.console import count_things, print_document, print_line
from ..base.progress import progress_bar
from ..scenarios.feature_parser import Scenario
from ..scenarios.selection import clauses_under, select_ledgers, select_scenarios
from ..scenarios.suite import Suite
from ..scenarios.violation_evidence import ViolationEvidence, read_evidence
from ..workers.local_pool import WorkerLost
from ..workers.pool import Pool, open_pool, run_pieces
from . import proof_report
from .anchors import anchor_faults, read_anchors
from .applied_violations import game_violations
from .citation_coverage import CitationCoverage
from .citation_sites import find_citation_sites
from .edition_clauses import clauses_in_edition
from .equivalents import FILE as EQUIVALENTS
from .equivalents import equivalence_reasons
from .evidence_file import outdated_evidence, violation_evidence, write_evidence
from .module_swap import game_modules, package_directory, shared_modules
from .mutants import Mutant, module_mutants
from .proof import (
    MutantResult,
    Proof,
    SliceResult,
    ViolationResult,
    certify_clause,
    deviating_scenarios,
    idle_for_own_clauses,
    idle_scenarios,
    mutant_result,
    violation_result,
)
from .slice_reasons import read_slice_reasons, require_needed_reasons
from .slice_trial import SliceOutcomes, slice_outcomes
from .trial import Break, Outcomes, Trial, scenarios_naming, scenarios_showing, trace_scenarios, trial_outcomes
from .violation_focus import broken_harder

CHUNK = 100
"""The number of scenarios that a process traces at a time."""

Scenarios = tuple[Scenario, ...]

_T = TypeVar("_T")
_Broken = TypeVar("_Broken", Mutant, Violation)


def prove_games(
    suite: Suite,
    console: Console,
    *,
    game: str | None,
    edition: str | None = None,
    clauses: Sequence[str] = (),
    slices: bool = False,
    as_json: bool = False,
    processes: int = 1,
    dask: str | None = None,
) -> int:
    """Prove clauses, print the proof, and return the exit code. Raises :class:`CommandError` if that is impossible."""
    books = _shown(suite, select_ledgers(suite, game, edition), Console(quiet=True) if as_json else console)
    wanted = _wanted(books, clauses)
    _require_cited(suite)
    # Each process is new, because the engine's modules are replaced in it.
    with open_pool(processes, dask, suite.game_directories(), warm=True) as workers:
        proofs = [
            _Prover(suite, books[name], workers, console, slices=slices).prove_clauses(them)
            for name, them in wanted.items()
            if them
        ]
    proof = Proof(
        tuple(each for found in proofs for each in found.certificates),
        tuple(each for found in proofs for each in found.idle),
        tuple(each for found in proofs for each in found.idle_of_own),
        tuple(each for found in proofs for each in found.slices),
        tuple(each for found in proofs for each in found.outdated),
    )
    if as_json:
        print_document(console, proof_report.proof_to_json(proof))
    else:
        proof_report.print_proof(console, proof)
    return CONFORMS if proof.is_complete else DEVIATES


def write_evidence_files(
    suite: Suite,
    console: Console,
    *,
    game: str | None,
    edition: str | None = None,
    processes: int = 1,
    dask: str | None = None,
) -> int:
    """Play the violations of games, and write the scenarios that fail on them next to the ledgers.

    Returns the exit code. Raises :class:`CommandError` if that is impossible.
    """
    books = _shown(suite, select_ledgers(suite, game, edition), console)
    with open_pool(processes, dask, suite.game_directories(), warm=True) as workers:
        for name, ledger in books.items():
            evidence = _Prover(suite, ledger, workers, console).evidence()
            write_evidence(suite.rulebook_directory(name), ledger.edition, evidence)
            print_line(console, f"{name} {ledger.edition}: {count_things(len(evidence), 'violations')}")
    return CONFORMS


def _shown(suite: Suite, books: dict[str, Ledger], console: Console) -> dict[str, Ledger]:
    """The ledgers whose games have features and an engine to break. Prints a line about each other game.

    Raises :class:`WrongUse` if there is no such game.
    """
    lacking = {name: what for name in books if (what := _lacking(suite, name))}
    if len(lacking) == len(books):
        raise WrongUse("; ".join(lacking.values()) or "there is no game")
    for what in lacking.values():
        print_line(console, what)
    return {name: book for name, book in books.items() if name not in lacking}


def _lacking(suite: Suite, game: str) -> str:
    if not suite.feature_paths(game):
        return f"{game} is not proved: it has no features yet"
    if game not in suite.engine_packages():
        return f"{game} is not proved: the reference engine does not play it yet"
    return ""


def _require_cited(suite: Suite) -> None:
    """Raises :class:`WrongUse` if the anchors of shared packages and the tables of the games do not match."""
    packages = {**find_game_packages(), **suite.engine_packages()}
    books = {game: suite.load_ledger(game) for game in suite.game_names()}
    if wrong := anchor_faults(
        {game: read_anchors(package_directory(package)) for game, package in packages.items()}, shared_modules(), books
    ):
        raise WrongUse("\n".join(wrong))


def _wanted(books: dict[str, Ledger], clauses: Sequence[str]) -> dict[str, set[str]]:
    """By game, the numbers of the clauses to prove: the given ones and all below them, by default every clause."""
    if not clauses:
        return {game: {clause.id for clause in ledger} for game, ledger in books.items()}
    return clauses_under(books, clauses)


class _Prover:
    """Prover of the clauses of one game."""

    def __init__(self, suite: Suite, ledger: Ledger, crew: Pool, console: Console, *, slices: bool = False) -> None:
        self._suite, self._ledger, self._crew, self._console = suite, ledger, crew, console
        self._plays_slices = slices
        self._scenarios = _playable(suite, ledger)
        self._package = suite.engine_packages()[ledger.game]
        self._clauses_of = clauses_in_edition(suite, ledger)
        every = [mutant for path in game_modules(self._package) for mutant in module_mutants(path, self._package)]
        self._equivalents = equivalence_reasons(package_directory(self._package), every)
        self._slice_reasons = read_slice_reasons(package_directory(self._package))
        self._mutants = [self._in_edition(each) for each in every if self._has_statements(each)]
        self._violations = [self._in_edition(each) for each in game_violations(self._package)]
        _require_known(ledger, [*self._mutants, *self._violations])

    def prove_clauses(self, wanted: set[str]) -> Proof:
        """The proof of the clauses of these numbers.

        Raises :class:`InfrastructureError` if a scenario fails on the whole engine.
        """
        game, ledger = self._ledger.game, self._ledger
        concerned = [mutant for mutant in self._mutants if wanted.intersection(mutant.clauses)]
        by_hand = [violation for violation in self._violations if wanted.intersection(violation.clauses)]
        broken = [each.clauses for each in concerned] + [each.clauses for each in by_hand]
        reach = self._reach(wanted.union(*broken))
        trials = [
            (mutant, reach.concerned_scenarios(mutant, scenarios_naming(self._scenarios, mutant.clauses)))
            for mutant in concerned
        ]
        played = list(self._try(trials, reach, "proving"))
        results = [
            mutant_result(mutant, found, self._equivalents.get(mutant, ""))
            for mutant, found in zip(concerned, played, strict=True)
        ]
        wrongs = self._violation_results(by_hand, reach)
        if ledger == self._suite.load_ledger(game):
            require_needed_equivalents(results)
            require_needed_spreads(game, wrongs)
        cited = find_citation_sites(self._package, self._clauses_of)
        certificates = tuple(
            certify_clause(
                game,
                clause,
                self._scenarios,
                results,
                wrongs,
                reach.citation_results(cited.get(clause.id, ()), scenarios_showing(self._scenarios, (clause.id,))),
            )
            for clause in ledger
            if clause.id in wanted
        )
        own = scenarios_showing(self._scenarios, wanted)
        useless = {
            each.mutant
            for each, found in zip(results, played, strict=True)
            if each.fate == "stillborn" and not deviating_scenarios(found)
        }
        left = idle_scenarios(own, [*map(deviating_scenarios, played), *(each.killed_by for each in wrongs)])
        failing = [(each.mutant, each.killed_by) for each in results] + [
            (each.violation, each.killed_by) for each in wrongs
        ]
        slices = self._slices(failing) if self._plays_slices else ()
        if slices and wanted.issuperset(clause.id for clause in ledger):
            holes = ((each.broken, hole) for each in slices for hole in each.outcomes.holes)
            require_needed_reasons(self._slice_reasons, holes, package_directory(self._package))
        return Proof(
            certificates,
            self._idle(left, useless, reach),
            idle_for_own_clauses(own, results, wrongs),
            slices,
            outdated_evidence(self._suite.rulebook_directory(game), ledger, wanted, violation_evidence(ledger, wrongs)),
        )

    def evidence(self) -> tuple[ViolationEvidence, ...]:
        """The scenarios that fail on each violation of the edition's clauses.

        Raises :class:`InfrastructureError` if a scenario fails on the whole engine.
        """
        by_hand = [violation for violation in self._violations if violation.clauses]
        reach = self._reach({clause.id for clause in self._ledger})
        results = self._violation_results(by_hand, reach)
        changed = [
            each.violation for each in results if self._known.isdisjoint(violation_evidence(self._ledger, [each]))
        ]
        harder = dict(zip(changed, self._broken_harder(changed), strict=True))
        return violation_evidence(
            self._ledger,
            (replace(each, breaks_harder=harder.get(each.violation, each.breaks_harder)) for each in results),
        )

    @cached_property
    def _known(self) -> frozenset[ViolationEvidence]:
        """The lines of the file of evidence."""
        return frozenset(read_evidence(self._suite.rulebook_directory(self._ledger.game), self._ledger.edition))

    def _violation_results(self, violations: Sequence[Violation], reach: CitationCoverage) -> list[ViolationResult]:
        """The results of violations on their own scenarios, with what the file of evidence says of others."""
        harder = {each.says: each.breaks_harder for each in self._known}
        against = [(violation, scenarios_showing(self._scenarios, violation.clauses)) for violation in violations]
        ended = self._try(against, reach, "playing violations")
        return [
            violation_result(each, found, harder.get(each.says, ()))
            for each, found in zip(violations, ended, strict=True)
        ]

    def _broken_harder(self, violations: Sequence[Violation]) -> list[tuple[str, ...]]:
        """For each violation the clauses of other sections that it breaks harder, from all scenarios of the game."""
        trials = [replace(self._trial(self._scenarios), broken_by=each) for each in violations]
        return self._run(broken_harder, trials, "playing other clauses on new violations")

    def _slices(self, failing: Sequence[tuple[Break, Collection[str]]]) -> tuple[SliceResult, ...]:
        """The slices of each broken engine that scenarios notice, from the ids of the scenarios that fail on it."""
        by_id = {scenario.id: scenario for scenario in self._scenarios}
        trials = [
            replace(self._trial(tuple(by_id[name] for name in names)), broken_by=by) for by, names in failing if names
        ]
        found = self._run(slice_outcomes, trials, "playing slices")
        return tuple(self._slice_result(trial, outcomes) for trial, outcomes in zip(trials, found, strict=True))

    def _slice_result(self, trial: Trial, outcomes: SliceOutcomes) -> SliceResult:
        assert trial.broken_by is not None
        reasons = {
            each: entry.why
            for each in outcomes.holes
            for entry in self._slice_reasons
            if entry.matches(trial.broken_by, each)
        }
        return SliceResult(trial.game, trial.broken_by, outcomes, reasons)

    def _has_statements(self, mutant: Mutant) -> bool:
        """Whether the edition has the statements of a mutant; one may be swapped with another that it lacks."""
        return not mutant.is_swap or all(self._clauses_of((each,), ()) for each in mutant.clauses)

    def _in_edition(self, broken: _Broken) -> _Broken:
        """The broken engine with the clauses of the edition."""
        return replace(broken, clauses=self._clauses_of(broken.clauses, broken.older))

    def _reach(self, clauses: Collection[str]) -> CitationCoverage:
        """The coverage of the whole engine by the scenarios that count for these clauses."""
        scenarios = scenarios_naming(self._scenarios, clauses)
        chunks = (scenarios[at : at + CHUNK] for at in range(0, len(scenarios), CHUNK))
        return CitationCoverage(self._run(trace_scenarios, [self._trial(chunk) for chunk in chunks], "playing"))

    def _idle(self, names: Sequence[str], useless: Collection[Mutant], reach: CitationCoverage) -> tuple[str, ...]:
        """The scenarios that kill no mutant of their sections, among those that kill none of their own clauses."""
        left = [scenario for scenario in self._scenarios if scenario.id in names]
        trials = [
            (mutant, concerned)
            for mutant in self._mutants
            if mutant not in useless
            and (beside := [each for each in left if share_section(self._ledger, each.all_clauses, mutant.clauses)])
            and (concerned := reach.concerned_scenarios(mutant, beside))
        ]
        return idle_scenarios(left, map(deviating_scenarios, self._try(trials, reach, "looking for idle scenarios")))

    def _try(self, trials: Sequence[tuple[Break, Scenarios]], reach: CitationCoverage, what: str) -> Iterator[Outcomes]:
        """The outcomes of the scenarios on each broken engine, empty for an engine that concerns no scenario."""
        played = [
            replace(self._trial(them), broken_by=by, said=reach.expected_fingerprints(them))
            for by, them in trials
            if them
        ]
        found = iter(self._run(trial_outcomes, played, what))
        for _, them in trials:
            yield next(found) if them else {}

    def _trial(self, scenarios: Scenarios) -> Trial:
        return Trial(self._suite, self._ledger.game, self._ledger.edition, scenarios)

    def _run(self, work: Callable[[Trial], _T], trials: Sequence[Trial], what: str) -> list[_T]:
        """The result of each trial, in order. Raises :class:`InfrastructureError` for a trial whose worker was lost."""
        found: dict[int, _T] = {}
        with progress_bar(self._console) as shown:
            task = shown.add_task(f"{self._ledger.game}: {what}", total=len(trials))
            for at, each in run_pieces(self._crew, work, trials):
                if isinstance(each, WorkerLost):
                    raise InfrastructureError(f"{trials[at]}: {each}; nothing is proved")
                found[at] = each
                shown.advance(task)
        return [found[at] for at in range(len(trials))]


def _require_known(ledger: Ledger, broken: Iterable[Mutant | Violation]) -> None:
    """Raises :class:`WrongUse` for a statement or a violation that names a clause which the edition does not have."""
    if unknown := [f"{each}: there is no clause {id}" for each in broken for id in each.clauses if id not in ledger]:
        raise WrongUse("\n".join(f"{ledger.game}: {each} in {ledger.edition}" for each in unknown))


def require_needed_equivalents(results: Iterable[MutantResult]) -> None:
    """Raises :class:`WrongUse` for a mutant listed as equivalent that a scenario kills, or that is stillborn."""
    needless = [each for each in results if each.why and each.fate != "equivalent"]
    if needless:
        lines = [f"{EQUIVALENTS}: {each.mutant}: {_needless(each)}; delete the entry" for each in needless]
        raise WrongUse("\n".join(lines))


def require_needed_spreads(game: str, results: Iterable[ViolationResult]) -> None:
    """Raises :class:`WrongUse` for a violation with a reason to break other clauses harder, which it does not."""
    if needless := [each.violation for each in results if each.violation.spread and not each.breaks_harder]:
        lines = [f"{game}: {each}: it breaks no other clause harder; delete its spread" for each in needless]
        raise WrongUse("\n".join(lines))


def _needless(tried: MutantResult) -> str:
    return f"{tried.killed_by[0]} notices it" if tried.killed_by else "no scenario passes on it anyway"


def share_section(ledger: Ledger, clauses: Sequence[str], others: Sequence[str]) -> bool:
    """Whether one of the clauses and one of the others are in the same section."""
    return not set(map(ledger.section_of, clauses)).isdisjoint(map(ledger.section_of, others))


def _playable(suite: Suite, ledger: Ledger) -> tuple[Scenario, ...]:
    selection = select_scenarios(suite, {ledger.game: ledger})
    if selection.bad:
        raise InfrastructureError("\n".join(problem for bad in selection.bad for problem in bad.problems))
    return selection.scenarios
