"""Engines by the words of ``--engine``: those that the adapters find, and the one of this package."""

from __future__ import annotations

from collections.abc import Mapping

from ...adapters import bridges
from ...adapters.engine_interface import Engine
from ...adapters.launchers import FORMS, Launcher, launcher_for_spec
from ...adapters.subprocess_engine import TIMEOUT
from ..scenarios.suite import Suite

REFERENCE = "reference"
"""The engine of this package."""


def engine_forms() -> set[str]:
    """The words that each form of ``--engine`` begins with."""
    return {form.partition(":")[0] for form in (REFERENCE, *FORMS)} | set(bridges.bridge_names())


def find_launcher(
    spec: str,
    suite: Suite | None = None,
    *,
    timeout: float = TIMEOUT,
    environment: Mapping[str, str] | None = None,
    in_process: bool = False,
) -> Launcher:
    """The launcher that the words name, with ``timeout`` seconds an answer; raises ``BadEngine``.

    The reference engine plays the games of the suite. ``environment`` is added to that of a child process. Only the
    engine of this package runs in ours, and one in Python that is to be ``in_process``.
    """

    def make_reference_engine() -> Engine:
        from ...reference_engine import engine

        return engine((suite or Suite()).engine_packages())

    named = {REFERENCE: make_reference_engine}
    return launcher_for_spec(spec, timeout=timeout, environment=environment, named=named, in_process=in_process)
