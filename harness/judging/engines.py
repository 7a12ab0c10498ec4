"""Engines by the words of ``--engine``: those that the adapters find, and the one of this package."""

from __future__ import annotations

from collections.abc import Mapping

from ...adapters import bridges
from ...adapters.engine import Engine
from ...adapters.locate import FORMS, Launcher, locate
from ...adapters.subprocess_engine import TIMEOUT
from ..scenarios.suite import Suite

REFERENCE = "reference"
"""The engine of this package."""


def forms() -> set[str]:
    """The words that each form of ``--engine`` begins with."""
    return {form.partition(":")[0] for form in (REFERENCE, *FORMS)} | set(bridges.known())


def launcher(
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

    def reference() -> Engine:
        from ...reference_engine import engine

        return engine((suite or Suite()).engines())

    named = {REFERENCE: reference}
    return locate(spec, timeout=timeout, environment=environment, named=named, in_process=in_process)
