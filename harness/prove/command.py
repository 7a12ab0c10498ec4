"""The command: what is to be tried, trying it on every core, and the exit code."""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor

from rich.console import Console
from rich.progress import track

from ...rulebooks import Ledger
from ..catalogue import Scenario
from ..errors import CONFORMS, DEVIATES, Broken
from ..selection import ledgers, select, under
from ..shelf import Shelf
from ..verdicts import Verdict
from . import report
from .breaking import modules
from .equivalents import equivalents
from .mutants import mutants
from .proof import Proof, certificate, idle, tried
from .trial import Trial, all_of, verdicts


def command(
    shelf: Shelf,
    console: Console,
    *,
    game: str | None,
    clauses: Sequence[str] = (),
    as_json: bool = False,
    processes: int = 1,
) -> int:
    """Prove, and print what is proved; the exit code. Raises :class:`Stop` when it cannot be tried."""
    books = ledgers(shelf, game, None)
    wanted = _wanted(books, clauses)
    proofs = [_prove(shelf, ledger, wanted[name], console, processes) for name, ledger in books.items() if wanted[name]]
    proof = Proof(
        tuple(each for found in proofs for each in found.certificates),
        tuple(each for found in proofs for each in found.idle),
    )
    if as_json:
        console.print(report.to_json(proof), end="", markup=False, highlight=False, soft_wrap=True)
    else:
        report.show(console, proof)
    return CONFORMS if proof.holds else DEVIATES


def _wanted(books: dict[str, Ledger], clauses: Sequence[str]) -> dict[str, set[str]]:
    """By game, the numbers of the clauses to prove: these and all under them, or every one."""
    if not clauses:
        return {game: {clause.number for clause in ledger} for game, ledger in books.items()}
    return under(books, clauses)


def _prove(shelf: Shelf, ledger: Ledger, wanted: set[str], console: Console, processes: int) -> Proof:
    """The proof of these clauses of one game."""
    game = ledger.game
    scenarios = _playable(shelf, ledger)
    directory = modules(game)[0].parent
    everything = [mutant for path in modules(game) for mutant in mutants(path)]
    known = equivalents(directory, everything)
    concerned = [mutant for mutant in everything if wanted.intersection(mutant.clauses)]
    own = [scenario for scenario in scenarios if wanted.intersection(scenario.primary)]
    sound = Trial(shelf, game, ledger.edition, all_of(scenarios, wanted))
    trials = [Trial(shelf, game, ledger.edition, all_of(scenarios, mutant.clauses), mutant) for mutant in concerned]
    first, *rest = _try([sound, *trials], console, processes)
    _require_sound(first)
    results = [tried(mutant, found, known.get(mutant, "")) for mutant, found in zip(concerned, rest, strict=True)]
    clauses = [clause for clause in ledger if clause.number in wanted]
    return Proof(tuple(certificate(game, clause, scenarios, results) for clause in clauses), idle(own, results))


def _playable(shelf: Shelf, ledger: Ledger) -> tuple[Scenario, ...]:
    selection = select(shelf, {ledger.game: ledger})
    if selection.bad:
        raise Broken("\n".join(problem for bad in selection.bad for problem in bad.problems))
    return selection.scenarios


def _try(trials: Sequence[Trial], console: Console, processes: int) -> list[Mapping[str, Verdict]]:
    """The verdicts of each trial, in the order of the trials."""
    # Each process is a new one: an engine is taken apart in it.
    pool = ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn"))
    with pool:
        found = pool.map(verdicts, trials)
        quiet = not console.is_terminal
        return list(track(found, "proving", total=len(trials), console=console, transient=True, disable=quiet))


def _require_sound(verdicts: Mapping[str, Verdict]) -> None:
    """Raise :class:`Broken` unless every scenario passes on the engine as it is."""
    if failing := [name for name, verdict in verdicts.items() if verdict != "pass"]:
        raise Broken(f"nothing is proved while scenarios fail on the whole engine: {', '.join(failing)}")
