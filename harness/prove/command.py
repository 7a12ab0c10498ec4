"""The command: what is to be tried, trying it on every core, and the exit code."""

from __future__ import annotations

import multiprocessing
from collections.abc import Collection, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor

from rich.console import Console
from rich.progress import track

from ...reference_engine.engine import games
from ...rulebooks import Ledger
from ..base.errors import CONFORMS, DEVIATES, Broken, WrongUse
from ..judging.verdicts import Verdict
from ..scenarios.features import Scenario
from ..scenarios.selection import ledgers, select, under
from ..scenarios.suite import Suite
from . import report
from .anchors import faults, table
from .breaking import home, modules, shared_modules
from .equivalents import unnoticeable
from .mutants import Mutant, mutants
from .proof import Proof, certificate, idle, killers, tried
from .trial import Trial, all_of, verdicts

Deviations = Mapping[str, Verdict]


def command(
    suite: Suite,
    console: Console,
    *,
    game: str | None,
    clauses: Sequence[str] = (),
    as_json: bool = False,
    processes: int = 1,
) -> int:
    """Prove, and print what is proved; the exit code. Raises :class:`Stop` when it cannot be tried."""
    books = _shown(suite, ledgers(suite, game, None), Console(quiet=True) if as_json else console)
    wanted = _wanted(books, clauses)
    _require_cited(suite, books)
    # Each process is a new one: an engine is taken apart in it.
    with ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn")) as pool:
        proofs = [_Prover(suite, books[name], pool, console).prove(them) for name, them in wanted.items() if them]
    proof = Proof(
        tuple(each for found in proofs for each in found.certificates),
        tuple(each for found in proofs for each in found.idle),
    )
    if as_json:
        console.print(report.to_json(proof), end="", markup=False, highlight=False, soft_wrap=True)
    else:
        report.show(console, proof)
    return CONFORMS if proof.holds else DEVIATES


def _shown(suite: Suite, books: dict[str, Ledger], console: Console) -> dict[str, Ledger]:
    """The ledgers whose games have features, and an engine to break; says of each other what it lacks.

    Raises :class:`WrongUse` when none is left.
    """
    lacking = {name: what for name in books if (what := _lacking(suite, name))}
    if len(lacking) == len(books):
        raise WrongUse("; ".join(lacking.values()) or "there is no game")
    for what in lacking.values():
        console.print(what, markup=False, highlight=False, soft_wrap=True)
    return {name: book for name, book in books.items() if name not in lacking}


def _lacking(suite: Suite, game: str) -> str:
    if not suite.files(game):
        return f"{game} is not proved: it has no features yet"
    if game not in suite.engines():
        return f"{game} is not proved: the reference engine does not play it yet"
    return ""


def _require_cited(suite: Suite, books: Mapping[str, Ledger]) -> None:
    """Raises :class:`WrongUse` where the anchors of shared packages and what the games cite do not fit."""
    packages = {**games(), **suite.engines()}
    if wrong := faults({game: table(home(package)) for game, package in packages.items()}, shared_modules(), books):
        raise WrongUse("\n".join(wrong))


def _wanted(books: dict[str, Ledger], clauses: Sequence[str]) -> dict[str, set[str]]:
    """By game, the numbers of the clauses to prove: these and all under them, or every one."""
    if not clauses:
        return {game: {clause.id for clause in ledger} for game, ledger in books.items()}
    return under(books, clauses)


class _Prover:
    """Proves clauses of one game."""

    def __init__(self, suite: Suite, ledger: Ledger, pool: ProcessPoolExecutor, console: Console) -> None:
        self._suite, self._ledger, self._pool, self._console = suite, ledger, pool, console
        self._scenarios = _playable(suite, ledger)
        self._package = suite.engines()[ledger.game]
        self._mutants = [mutant for path in modules(self._package) for mutant in mutants(path, self._package)]

    def prove(self, wanted: set[str]) -> Proof:
        """The proof of the clauses of these numbers. Raises :class:`Broken` if a scenario fails anyway."""
        game, ledger = self._ledger.game, self._ledger
        known = unnoticeable(home(self._package), self._mutants, ledger)
        self._require_sound(all_of(self._scenarios, wanted))
        concerned = [mutant for mutant in self._mutants if wanted.intersection(mutant.clauses)]
        trials = [self._trial(all_of(self._scenarios, mutant.clauses), mutant) for mutant in concerned]
        results = [
            tried(mutant, found, known.mutants.get(mutant, ""))
            for mutant, found in zip(concerned, self._run(trials, "proving"), strict=True)
        ]
        certificates = tuple(
            certificate(game, clause, self._scenarios, results, known.clauses)
            for clause in ledger
            if clause.id in wanted
        )
        own = [scenario for scenario in self._scenarios if wanted.intersection(scenario.primary)]
        useless = {each.mutant for each in results if each.fate == "stillborn"}
        return Proof(certificates, self._idle(idle(own, (each.killed_by for each in results)), useless))

    def _require_sound(self, scenarios: tuple[Scenario, ...]) -> None:
        (found,) = self._run([self._trial(scenarios)], "playing")
        if failing := [name for name, verdict in found.items() if verdict != "pass"]:
            raise Broken(f"nothing is proved while scenarios fail on the whole engine: {', '.join(failing)}")

    def _idle(self, names: Sequence[str], useless: Collection[Mutant]) -> tuple[str, ...]:
        """Of scenarios that kill nothing of their own clauses, those that kill nothing of their section either."""
        left = {scenario.id: scenario for scenario in self._scenarios if scenario.id in names}
        trials = [
            self._trial(beside, mutant)
            for mutant in self._mutants
            if mutant not in useless
            and (beside := tuple(each for each in left.values() if meet(self._ledger, each.clauses, mutant.clauses)))
        ]
        return idle(left.values(), map(killers, self._run(trials, "looking for idle scenarios")))

    def _trial(self, scenarios: tuple[Scenario, ...], mutant: Mutant | None = None) -> Trial:
        return Trial(self._suite, self._ledger.game, self._ledger.edition, scenarios, mutant)

    def _run(self, trials: Sequence[Trial], what: str) -> Iterator[Deviations]:
        """The verdicts of each trial, in the order of the trials."""
        found = self._pool.map(verdicts, trials)
        quiet = not self._console.is_terminal
        yield from track(found, what, total=len(trials), console=self._console, transient=True, disable=quiet)


def meet(ledger: Ledger, clauses: Sequence[str], others: Sequence[str]) -> bool:
    """Whether one of the clauses and one of the others stand in the same section."""
    return not set(map(ledger.section_of, clauses)).isdisjoint(map(ledger.section_of, others))


def _playable(suite: Suite, ledger: Ledger) -> tuple[Scenario, ...]:
    selection = select(suite, {ledger.game: ledger})
    if selection.bad:
        raise Broken("\n".join(problem for bad in selection.bad for problem in bad.problems))
    return selection.scenarios
