"""The engines of the workbench: the reference engine, and those that the user's settings name."""

from __future__ import annotations

from ..base.command_errors import WrongUse, nearest_suggestion
from ..judging.engine_lookup import REFERENCE
from ..judging.run_options import RunOptions, supervisor_for
from ..judging.supervisor import Supervisor
from ..runs import settings
from ..scenarios.suite import Suite


class ChosenEngines:
    """The engines by name. An engine is started when it is first needed, and runs until :meth:`shutdown`."""

    def __init__(self, suite: Suite) -> None:
        self._suite = suite
        self._options: dict[str, RunOptions] = {
            name: settings.load_run_options(name, suite=suite) for name in (REFERENCE, *settings.named_engines())
        }
        self._running: dict[str, Supervisor] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the engines, the reference engine first."""
        return tuple(self._options)

    def supervisor(self, name: str) -> Supervisor:
        """The supervisor of an engine. Raises :class:`WrongUse` for an engine that the settings do not name."""
        if name not in self._options:
            raise WrongUse(f'no engine is called "{name}"; {nearest_suggestion(name, self._options)}')
        if name not in self._running:
            self._running[name] = supervisor_for(self._options[name])
        return self._running[name]

    def shutdown(self) -> None:
        """End all engines."""
        for each in self._running.values():
            each.shutdown()
        self._running.clear()
