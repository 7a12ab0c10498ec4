"""The results as Cucumber Messages: lines of JSON, which Allure, ReportPortal and Cucumber's own reports read.

Each feature file is a source with its document and its pickles, which are its scenarios and the examples of its
outlines. Results keep the worst case of a scenario. So if all its examples pass, each of them has a test case;
otherwise only the one with the verdict has.
"""

from __future__ import annotations

import json
import platform
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

from gherkin.ast_builder import AstBuilder
from gherkin.errors import ParserError
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from gherkin.stream.id_generator import IdGenerator

from ..base.sanitize import make_all_printable
from ..judging.cases import PlayedStep
from ..judging.verdicts import KINDS, exit_code
from .run_results import Results, ScenarioResult

PROTOCOL = "34.2.0"
"""The version of Cucumber Messages."""

STATUSES: Mapping[str, str] = {"": "PASSED", "skipped": "SKIPPED", "failure": "FAILED", "error": "FAILED"}
"""The status of the decisive step by the element of JUnit that the verdict has."""

PHRASE = "phrase"
"""The id of the definition of every step."""

Message = dict[str, Any]


def results_to_messages(results: Results, roots: Iterable[Path]) -> str:
    """The messages as lines of JSON. ``roots`` are the directories to which the paths of the results are relative."""
    found = _MessageWriter(results, (*roots, Path())).messages()
    return "".join(f"{json.dumps(make_all_printable(each), ensure_ascii=False)}\n" for each in found)


class _MessageWriter:
    """Writer of the messages of one run. Ids are numbers in the order of the messages."""

    def __init__(self, results: Results, roots: Sequence[Path]) -> None:
        self._results = results
        self._roots = roots
        self._ids = IdGenerator()
        self._names = (f"case-{number}" for number in count())
        date = results.origin.date if results.origin else ""
        self._ms = datetime.fromisoformat(date).timestamp() * 1000 if date else 0.0

    def messages(self) -> Iterator[Message]:
        """All messages: the run, its sources, and the test cases of each."""
        results = self._results
        yield {
            "meta": {
                "protocolVersion": PROTOCOL,
                "implementation": {"name": "saitei", "version": results.version},
                "runtime": {"name": platform.python_implementation(), "version": platform.python_version()},
                "os": {"name": platform.system()},
                "cpu": {"name": platform.machine()},
            }
        }
        yield {"testRunStarted": {"id": "run", "timestamp": self._timestamp()}}
        yield {
            "stepDefinition": {
                "id": PHRASE,
                "pattern": {"source": ".*", "type": "REGULAR_EXPRESSION"},
                "sourceReference": {"uri": "docs/phrases.md"},
            }
        }
        by_path: defaultdict[str, list[ScenarioResult]] = defaultdict(list)
        for scenario in results.scenarios:
            by_path[scenario.path].append(scenario)
        for path, scenarios in by_path.items():
            yield from self._feature(path, scenarios)
        success = results.complete and exit_code([each.verdict for each in results.scenarios]) == 0
        yield {"testRunFinished": {"testRunStartedId": "run", "success": success, "timestamp": self._timestamp()}}

    def _feature(self, path: str, scenarios: Sequence[ScenarioResult]) -> Iterator[Message]:
        """The messages of a feature file; of a file that is gone or cannot be parsed, one that says so."""
        try:
            file = next(root / path for root in self._roots if (root / path).is_file())
            text = file.read_text("utf-8-sig")
            document = {**Parser(AstBuilder(self._ids)).parse(text), "uri": path}
        except (StopIteration, OSError, UnicodeDecodeError, ParserError) as error:
            what = str(error) or "the file does not exist"
            yield {"parseError": {"source": {"uri": path}, "message": what}}
            return
        yield {"source": {"uri": path, "data": text, "mediaType": "text/x.cucumber.gherkin+plain"}}
        yield {"gherkinDocument": document}
        pickles: defaultdict[str, list[Message]] = defaultdict(list)
        for pickle in Compiler(self._ids).compile(document):  # type: ignore[arg-type]
            pickles[pickle["astNodeIds"][0]].append(dict(pickle))
            yield {"pickle": pickle}
        at_line = {each["location"]["line"]: each["id"] for each in _scenario_nodes(document)}
        for scenario in scenarios:
            for judged in _judged_pickles(scenario, pickles.get(at_line.get(scenario.line, ""), ())):
                yield from self._test_case(scenario, judged)

    def _test_case(self, scenario: ScenarioResult, pickle: Message) -> Iterator[Message]:
        name = next(self._names)
        started = f"{name}-started"
        steps = [f"{name}-step-{number}" for number in range(len(pickle["steps"]))]
        yield {
            "testCase": {
                "id": name,
                "pickleId": pickle["id"],
                "testRunStartedId": "run",
                "testSteps": [
                    {"id": id, "pickleStepId": each["id"], "stepDefinitionIds": [PHRASE]}
                    for id, each in zip(steps, pickle["steps"], strict=True)
                ],
            }
        }
        yield {"testCaseStarted": {"id": started, "testCaseId": name, "attempt": 0, "timestamp": self._timestamp()}}
        decisive = _decisive_step(scenario, len(steps))
        for number, id in enumerate(steps):
            of_step = {"testCaseStartedId": started, "testStepId": id}
            yield {"testStepStarted": {**of_step, "timestamp": self._timestamp()}}
            if number < len(scenario.played) and (said := scenario.played[number].transcript):
                yield {
                    "attachment": {
                        **of_step,
                        "body": "\n".join(said),
                        "contentEncoding": "IDENTITY",
                        "mediaType": "text/plain",
                    }
                }
            ms = scenario.ms if number == decisive else 0.0
            self._ms += ms
            result: Message = {"duration": _seconds(ms), "status": _status(scenario, number - decisive)}
            if number == decisive and scenario.verdict != "pass":
                result["message"] = f"{scenario.verdict}: {scenario.message}"
            yield {"testStepFinished": {**of_step, "testStepResult": result, "timestamp": self._timestamp()}}
        yield {
            "testCaseFinished": {
                "testCaseStartedId": started,
                "willBeRetried": False,
                "timestamp": self._timestamp(),
            }
        }

    def _timestamp(self) -> Message:
        return _seconds(self._ms)


def _seconds(ms: float) -> Message:
    return {"seconds": int(ms // 1000), "nanos": int(ms % 1000 * 1_000_000)}


def _status(scenario: ScenarioResult, after: int) -> str:
    """The status of a step that is so many steps after the decisive one."""
    return STATUSES[KINDS[scenario.verdict].junit] if after == 0 else "PASSED" if after < 0 else "SKIPPED"


def _decisive_step(scenario: ScenarioResult, number: int) -> int:
    """The place of the step that decides the verdict: the last one that was played, or the last one of all."""
    return min(len(scenario.played) or number, number) - 1


def _judged_pickles(scenario: ScenarioResult, pickles: Sequence[Message]) -> Sequence[Message]:
    """The pickles with the verdict: all if the scenario passes, else the one whose steps were played, or the first."""
    if scenario.verdict == "pass":
        return pickles
    played = [_words(step) for step in scenario.played]
    same = (each for each in pickles if [step["text"] for step in each["steps"]][: len(played)] == played)
    return [next(same, pickles[0])] if pickles else ()


def _words(step: PlayedStep) -> str:
    """The words of a step without its keyword."""
    return step.words.partition(" ")[2]


def _scenario_nodes(node: Any) -> Iterator[Message]:
    """The scenarios in a document, at any depth."""
    if isinstance(node, dict):
        if "scenario" in node:
            yield node["scenario"]
        for each in node.values():
            yield from _scenario_nodes(each)
    elif isinstance(node, list):
        for each in node:
            yield from _scenario_nodes(each)
