"""The search for an engine by the value of ``--engine``, including the reference engine of this package."""

from __future__ import annotations

from collections.abc import Mapping

from ...adapters import bridges
from ...adapters.engine_interface import Engine
from ...adapters.launchers import FORMS, Launcher, launcher_for_spec
from ...adapters.subprocess_engine import TIMEOUT
from ..scenarios.suite import Suite

REFERENCE = "reference"
"""The name of the reference engine, which belongs to this package."""


def engine_forms() -> set[str]:
    """The words with which a value of ``--engine`` can begin."""
    return {form.partition(":")[0] for form in (REFERENCE, *FORMS)} | set(bridges.bridge_names())


def find_launcher(
    spec: str,
    suite: Suite | None = None,
    *,
    timeout: float = TIMEOUT,
    environment: Mapping[str, str] | None = None,
    in_process: bool = False,
) -> Launcher:
    """The launcher for a value of ``--engine``, with ``timeout`` seconds for each answer. Raises ``BadEngine``.

    The reference engine plays the games of the suite. ``environment`` is added to the environment of a child process.
    Only the reference engine, and a Python engine with ``in_process``, run in the process of saitei.
    """

    def make_reference_engine() -> Engine:
        from ...reference_engine import engine

        return engine((suite or Suite()).engine_packages())

    named = {REFERENCE: make_reference_engine}
    return launcher_for_spec(spec, timeout=timeout, environment=environment, named=named, in_process=in_process)
