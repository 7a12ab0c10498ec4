"""The requests of the page and their answers, as data for JSON. The functions of a page are the members of ANSWERS."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from msgspec import Struct, to_builtins

from ...adapters.messages import Ask
from ...adapters.transcript import describe_result
from ...steps.game_snapshot import GameSnapshot
from ...steps.scene_recipe import GivenStep
from ..base.sanitize import make_all_printable
from ..editor.feature_completion import Completion
from ..editor.feature_faults import FeatureFault
from ..inspection.cited_clauses import CitedClause
from ..judging.board_snapshots import BoardSnapshot, apply_board_change
from ..judging.cases import Case
from ..judging.engine_lookup import REFERENCE
from ..report.text_board import draw_board_changes
from ..results.board_layout import BoardLayout
from ..scenarios.feature_parser import Keyword
from ..scenarios.suite import Suite
from . import next_steps
from .chosen_engines import ChosenEngines
from .open_scenario import OpenScenario, find_phrases
from .openable_scenarios import OpenableScenarios
from .played_scenario import PlayedScenario, played_example
from .rule_permission import ask_permission
from .saved_features import judge_saved, save_feature
from .scenario_text import blank_feature, step_end
from .step_clauses import clauses_of_steps
from .tracing_process import TracingProcess

COMPLETIONS = 40
"""The maximum number of completions that are shown."""

RULINGS = 6
"""The maximum number of rulings that are shown for a clause."""


class PageRequest(Struct, kw_only=True):
    """The data of a request. Each function of the page uses a part of it.

    ``text``, ``line`` (from 1), ``column`` (from 0) and ``example`` are those of the editor, ``edition`` is the chosen
    edition, ``after`` a number of steps, and ``engine`` the name of an engine.
    """

    text: str = ""
    line: int = 1
    column: int = 0
    example: int = 0
    edition: str = ""
    engine: str = REFERENCE
    after: int = 0
    picks: tuple[str, ...] = ()
    keyword: Keyword = "when"
    sentence: str = ""
    table: tuple[tuple[str, ...], ...] = ()
    clause: str = ""
    words: str = ""
    game: str = ""
    id: str = ""
    source: str = ""
    name: str = ""
    replace: bool = False


Answer = dict[str, Any]


@dataclass(frozen=True)
class Workbench:
    """The parts of a workbench. ``directory`` is the place of saved features, and ``tracing`` finds clauses."""

    suite: Suite
    engines: ChosenEngines
    openable: OpenableScenarios
    directory: Path
    tracing: TracingProcess = field(default_factory=TracingProcess)

    def answer(self, function: str, request: PageRequest) -> Answer:
        """The answer of a function of the page. Raises :class:`.WrongUse` if it cannot be given."""
        found: Answer = make_all_printable(ANSWERS[function](self, request))
        return found

    def shutdown(self) -> None:
        """End all engines and processes."""
        self.engines.shutdown()
        self.tracing.shutdown()

    def open_text(self, request: PageRequest) -> OpenScenario:
        """The scenario in the editor of the page."""
        return OpenScenario(self.suite, request.text, request.line, request.example, request.edition)

    def play(self, request: PageRequest) -> PlayedScenario:
        """The scenario in the editor, played on the engine that the request names."""
        return self.open_text(request).play(self.engines.supervisor(request.engine))


def _start(bench: Workbench, _request: PageRequest) -> Answer:
    return {
        "editions": {game: list(bench.suite.edition_names(game)) for game in bench.suite.game_names()},
        "engines": list(bench.engines.names),
        "directory": str(bench.directory.resolve()),
    }


def _blank(_bench: Workbench, request: PageRequest) -> Answer:
    text = blank_feature(request.game)
    return {"text": text, "line": text.count("\n")}


def _faults(bench: Workbench, request: PageRequest) -> Answer:
    return {"faults": [_fault(each) for each in bench.open_text(request).faults()]}


def _fault(fault: FeatureFault) -> Answer:
    return {"line": fault.line, "column": fault.column, "message": fault.message}


def _complete(bench: Workbench, request: PageRequest) -> Answer:
    found = bench.open_text(request).completions(request.column)
    return {"completions": [_completion(each) for each in found[:COMPLETIONS]]}


def _completion(completion: Completion) -> Answer:
    return {
        "sort": completion.sort,
        "shown": completion.shown,
        "put": completion.put,
        "begun": completion.begun,
        "means": completion.means,
        "snippet": completion.snippet,
    }


def _meaning(bench: Workbench, request: PageRequest) -> Answer:
    return {"meaning": bench.open_text(request).meaning(request.column)}


def _phrases(bench: Workbench, request: PageRequest) -> Answer:
    found = find_phrases(bench.suite, request.game, request.words)
    return {"phrases": [{"sentence": sentence, "means": means} for sentence, means in found]}


# --- playing ---


def _play(bench: Workbench, request: PageRequest) -> Answer:
    opened = bench.open_text(request)
    if opened.scenario is None:
        return {"scenario": None}
    played = opened.play(bench.engines.supervisor(request.engine))
    layout = opened.layout
    return {
        "scenario": {
            "title": opened.scenario.title,
            "line": opened.scenario.line,
            "game": opened.scenario.game,
            "edition": opened.edition,
            "examples": [", ".join(each.values()) for each in opened.scenario.examples],
            "whole": played.is_whole,
            "readings": _other_readings(opened),
        },
        "layout": to_builtins(layout),
        "play": _case(played.case, request.engine),
        "steps": _steps(opened, played, layout),
    }


def _other_readings(opened: OpenScenario) -> list[str]:
    """The readings of which the scenario shows another option than ours."""
    options = opened.require_scenario().reading_options
    known = {each.id: each for each in opened.ledger.readings}
    return [
        f"{name}={option} ({known[name].option_text(option)}); ours is {known[name].ours}"
        for name, option in options.items()
        if name in known and option not in ("", known[name].ours)
    ]


def _case(case: Case, engine: str) -> Answer:
    """The play of an engine, as the script of the boards reads it."""
    return {
        "engine": engine,
        "verdict": case.verdict,
        "ms": case.ms,
        "message": case.message,
        "words": [[step.words, *step.below] for step in case.played],
        "said": [list(step.transcript) for step in case.played],
        "boards": [to_builtins(step.board) for step in case.played],
    }


def _steps(opened: OpenScenario, played: PlayedScenario, layout: BoardLayout) -> list[Answer]:
    lines = opened.text.split("\n")
    changes = _changes(played.case, layout)
    found: list[Answer] = []
    for place, step in enumerate(opened.require_scenario().steps):
        moment = played.moments[place] if place < len(played.moments) else None
        found.append(
            {
                "line": step.line,
                "end": step_end(lines, step.line),
                "keyword": step.keyword,
                "done": place < len(played.moments),
                "failed": place == len(played.moments) < len(played.scenario.steps),
                "changes": changes[place] if place < len(changes) else [],
                "ask": _open_ask(opened, moment.ask) if moment and moment.ask else None,
                "situation": _situation(moment),
            }
        )
    return found


def _changes(case: Case, layout: BoardLayout) -> list[list[str]]:
    """For each step, the changes of the board in words, none for the first board, and the answers without a choice."""
    found: list[list[str]] = []
    board: BoardSnapshot | None = None
    for step in case.played:
        changed = draw_board_changes(board, step.board, layout) if board and step.board else ()
        forced = (f"no other answer was possible: {line}" for line in step.forced)
        found.append([*(line.removeprefix("# ") for line in changed), *forced])
        board = apply_board_change(board or BoardSnapshot(), step.board) if step.board else board
    return found


def _situation(moment: GameSnapshot | None) -> str:
    if moment is None:
        return ""
    if moment.result:
        return f"the game is over ({describe_result(moment.result)})"
    return next_steps.ask_title(moment.ask) if moment.ask else "nothing is asked"


def _open_ask(opened: OpenScenario, ask: Ask) -> Answer:
    return {
        "least": ask.least,
        "most": ask.most,
        "several": next_steps.takes_several(ask),
        "ordered": ask.kind == "order",
        "options": [{"id": each.id, "label": each.label, "sentence": each.sentence} for each in opened.options(ask)],
    }


def _claims(bench: Workbench, request: PageRequest) -> Answer:
    supervisor = bench.engines.supervisor(request.engine)
    opened = bench.open_text(request)
    found = opened.claims(supervisor, opened.play(supervisor), request.after)
    return {"claims": [{"sentence": each.text, "table": each.table} for each in found]}


def _clauses(bench: Workbench, request: PageRequest) -> Answer:
    opened = bench.open_text(request)
    scenario, edition = opened.require_scenario(), opened.ledger.edition
    found = bench.tracing.run(clauses_of_steps, bench.suite, scenario, edition, request.example)
    return {
        "own": [_clause(each) for each in opened.own_clauses()],
        "steps": [[_clause(each) for each in step] for step in found],
    }


def _clause(found: CitedClause) -> Answer:
    return {
        "id": found.id,
        "title": found.title,
        "places": [str(each) for each in found.sites],
        "readings": [
            {"id": each.id, "says": each.option_text(each.ours), "contested": each.is_contested}
            for each in found.readings
        ],
        "rulings": [f"{each.id} of {each.date}: {each.title}" for each in found.rulings[:RULINGS]],
    }


def _ask(bench: Workbench, request: PageRequest) -> Answer:
    opened = bench.open_text(request)
    scenario, edition = played_example(opened.require_scenario(), request.example), opened.ledger.edition
    found = bench.tracing.run(ask_permission, bench.suite, scenario, edition, request.after, request.sentence)
    return {
        "sentence": found.true_sentence,
        "allowed": found.allowed,
        "jointly": found.jointly,
        "forbidding": [_clause(each) for each in found.forbidding],
        "further": [_clause(each) for each in found.further],
        "reached": [_clause(each) for each in found.reached],
    }


# --- the next step ---


def _decide(bench: Workbench, request: PageRequest) -> Answer:
    return _edited(bench.open_text(request).with_decision(bench.play(request), request.after, request.picks))


def _step(bench: Workbench, request: PageRequest) -> Answer:
    step = GivenStep(request.sentence, request.table)
    return _edited(bench.open_text(request).with_step(request.after, request.keyword, step))


def _tag(bench: Workbench, request: PageRequest) -> Answer:
    return _edited(bench.open_text(request).with_clause(request.clause))


def _edited(opened: OpenScenario) -> Answer:
    return {"text": opened.text, "line": opened.line}


# --- files ---


def _list(bench: Workbench, request: PageRequest) -> Answer:
    found = bench.openable.find_scenarios(request.words, request.game, request.edition)
    return {
        "scenarios": [
            {"id": each.id, "title": each.title, "source": each.source, "verdict": each.verdict, "says": each.message}
            for each in found
        ]
    }


def _open(bench: Workbench, request: PageRequest) -> Answer:
    found = bench.openable.open_scenario(request.id, request.source, request.edition)
    return {"text": found.text, "line": found.line, "name": found.name, "edition": found.edition}


def _save(bench: Workbench, request: PageRequest) -> Answer:
    path = save_feature(bench.directory, request.name, request.text, replace=request.replace)
    opened = bench.open_text(request)
    found = judge_saved(bench.suite, bench.engines.supervisor(request.engine), path, opened.edition)
    return {
        "path": str(found.path),
        "command": shlex.join(["saitei", "run", str(found.path), *_edition_options(opened)]),
        "text": found.text,
        "passes": found.passes,
        "verdicts": [
            {"title": title, "verdict": verdict, "message": message} for title, verdict, message in found.verdicts
        ],
        "faults": list(found.faults),
    }


def _edition_options(opened: OpenScenario) -> list[str]:
    """The options of ``saitei run`` for the edition of a feature; none for the default edition."""
    if opened.feature is None or opened.edition == opened.suite.load_ledger(opened.feature.game).edition:
        return []
    return ["--game", opened.feature.game, "--edition", str(opened.edition)]


ANSWERS: Mapping[str, Callable[[Workbench, PageRequest], Answer]] = {
    "start": _start,
    "blank": _blank,
    "faults": _faults,
    "complete": _complete,
    "meaning": _meaning,
    "phrases": _phrases,
    "play": _play,
    "claims": _claims,
    "clauses": _clauses,
    "ask": _ask,
    "decide": _decide,
    "step": _step,
    "tag": _tag,
    "list": _list,
    "open": _open,
    "save": _save,
}
"""The functions of the page, by their names in its requests."""

PLAYING = frozenset({"play", "claims", "decide", "save"})
"""The functions that play on the engine of the request."""

TRACING = frozenset({"clauses", "ask"})
"""The functions that wait for the tracing process. All other functions need no engine."""
