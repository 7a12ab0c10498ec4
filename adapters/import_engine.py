"""Making an engine that is Python: its module is imported, and its factory called. Whatever goes wrong is named."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

from .engine_interface import Engine, EngineFault, describe_error

Factory = Callable[[], Engine]
"""Makes an engine in our own process."""


class BadEngine(Exception):
    """The words that should name an engine name none. The message is one line for a person."""


def call_factory(spec: str, factory: Factory) -> Engine:
    """What the factory makes; raises :class:`Fault`."""
    try:
        return factory()
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # sys.exit() included: a factory ends no command of ours
        raise EngineFault(f"the engine cannot start: {spec}: {describe_error(error)}") from error


def import_factory(spec: str, module: str, name: str) -> Factory:
    """The factory of that name, of a module that may lie in the working directory.

    Raises :class:`BadEngine` where there is none, and :class:`Fault` where the module fails.
    """
    factory = getattr(_module(spec, module), name, None)
    if not callable(factory):
        raise BadEngine(f"{spec}: module {module} has no callable {name!r}")
    return cast(Factory, factory)


def _module(spec: str, module: str) -> object:
    try:
        if (directory := str(Path.cwd())) not in sys.path:
            sys.path.insert(0, directory)
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise BadEngine(f"{spec}: there is no module {error.name!r}") from error
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        message = f"the engine cannot start: importing {module}: {describe_error(error)}"
        raise EngineFault(message) from error
