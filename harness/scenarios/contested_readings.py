"""Contested readings, as scenarios name them: the scenarios that show an option, and those that probe an engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ...rulebooks import Ledger, Reading
from .feature_parser import Scenario


def named_contested_readings(scenario: Scenario, open_ones: Mapping[str, Reading]) -> list[tuple[str, str]]:
    """The contested readings that a scenario names, each with the option that it shows; empty if it shows none."""
    return [(name, option) for name, option in scenario.reading_options.items() if name in open_ones]


def is_foreign(scenario: Scenario, ledger: Ledger) -> bool:
    """Whether a scenario shows an option that is not ours, and so counts only for engines that take that option."""
    open_ones = ledger.contested_readings
    return any(
        option and option != open_ones[name].ours for name, option in named_contested_readings(scenario, open_ones)
    )


def find_reading_probes(
    scenarios: Iterable[Scenario], selected: Sequence[Scenario], ledger: Ledger
) -> tuple[Scenario, ...]:
    """The scenarios of a game, beyond the selected ones, that show which options an engine takes.

    They are about the contested readings that the selected scenarios name.
    """
    open_ones = ledger.contested_readings
    asked = {name for scenario in selected for name, _ in named_contested_readings(scenario, open_ones)}
    known = {scenario.id for scenario in selected}
    return tuple(
        scenario
        for scenario in scenarios
        if scenario.id not in known
        and any(option and name in asked for name, option in named_contested_readings(scenario, open_ones))
    )
