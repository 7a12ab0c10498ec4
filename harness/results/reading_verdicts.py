"""The options that an engine takes of contested readings, and their effect on its verdicts.

A scenario either *rests on* our option of a contested reading or *shows* one of its options. It passes on engines that
take the option, and fails on others. The option that an engine declares is compared with its behaviour; if it declares
none, the scenarios that show options determine it. A scenario that fails only because the engine takes another
admissible option has the verdict ``reading``; an engine that takes no admissible option fails.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from ...adapters.messages import Reason
from ...rulebooks import Ledger, Reading
from ..judging.verdicts import Verdict
from ..scenarios.contested_readings import named_contested_readings
from ..scenarios.feature_parser import Scenario
from .run_results import ScenarioResult, Sight, TakenReading


class ReadingOutcome(Struct, frozen=True):
    """The results of scenarios after the readings are taken into account, and the readings themselves."""

    scenarios: tuple[ScenarioResult, ...]
    readings: tuple[TakenReading, ...]


def judge_readings(
    ledger: Ledger,
    declared: Mapping[str, str],
    played: Sequence[tuple[Scenario, ScenarioResult]],
    *,
    wanted: Collection[str],
    optional: Collection[str] = (),
) -> ReadingOutcome:
    """The verdicts of the scenarios of one game. ``declared`` are the options that the engine declares, by reading.

    ``wanted`` are the ids of scenarios that have a verdict in any case, and ``optional`` of those that have one if the
    engine takes the options that they show. Other scenarios only determine the options.
    """
    open_ones = ledger.contested_readings
    names = dict.fromkeys(name for scenario, _ in played for name, _ in named_contested_readings(scenario, open_ones))
    taken = {name: _taken(ledger.game, open_ones[name], declared.get(name, ""), played) for name in names}
    return ReadingOutcome(
        tuple(
            _judged(result, scenario, taken, open_ones)
            for scenario, result in played
            if scenario.id in wanted or (scenario.id in optional and _counts(scenario, taken))
        ),
        tuple(taken.values()),
    )


def _taken(
    game: str, reading: Reading, declared: str, played: Sequence[tuple[Scenario, ScenarioResult]]
) -> TakenReading:
    seen = {
        option: _sight(
            {result.verdict for scenario, result in played if scenario.reading_options.get(reading.id) == option}
        )
        for option in reading.visible_options
    }
    does = [option for option, sight in seen.items() if sight == "yes"]
    found = reading.ours if reading.ours in does else next(iter(does), "")
    takes = declared if reading.option_text(declared) else found
    return TakenReading(game=game, id=reading.id, ours=reading.ours, takes=takes, declared=declared, seen=seen)


def _sight(verdicts: Collection[Verdict]) -> Sight:
    if "fail" in verdicts:
        return "no"
    return "yes" if set(verdicts) == {"pass"} else "unknown"


def _counts(scenario: Scenario, taken: Mapping[str, TakenReading]) -> bool:
    """Whether the engine takes each option that the scenario shows."""
    shown = (
        (taken[name].takes, option) for name, option in scenario.reading_options.items() if option and name in taken
    )
    return all(takes == option for takes, option in shown)


def _judged(
    result: ScenarioResult, scenario: Scenario, taken: Mapping[str, TakenReading], open_ones: Mapping[str, Reading]
) -> ScenarioResult:
    """The result after the readings that the scenario names are taken into account."""
    if result.verdict != "fail":
        return result
    concerned = [
        (taken[name], option or taken[name].ours) for name, option in named_contested_readings(scenario, open_ones)
    ]
    for found, _ in concerned:
        if found.is_contradicted:
            said = f"the engine declares {found.id} {found.declared}, but plays {found.played_options}"
            return replace(result, message=f"{said}: {result.message}")
    for found, option in concerned:
        if found.takes not in ("", option):
            said = f"takes {found.id} {found.takes}, not {option}: {open_ones[found.id].option_text(found.takes)}"
            return replace(result, verdict="reading", message=said, signature=())
    for found, option in concerned:
        if not found.takes and not found.takes_no_option:
            said = f"rests on {found.id} {option}, but it could not be seen which option the engine takes"
            why = Reason(kind="reading", what=found.id)
            return replace(result, verdict="unsupported", message=said, signature=(), reason=why)
    none = [found.id for found, _ in concerned if found.takes_no_option]
    said = f"the engine takes no admissible option of {', '.join(none)}: " if none else ""
    return replace(result, message=said + result.message)
